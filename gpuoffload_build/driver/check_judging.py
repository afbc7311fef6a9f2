"""The second half of `gpuoffload check`: each loop of the files with loops, judged as at the link.

Each worker has the whole program and parses what its loops reach.
"""

from __future__ import annotations

from gpuoffload_build.check.check import check_loop, findings_in_turn
from gpuoffload_build.check.finding import place, warning
from gpuoffload_build.check.races import races
from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.diagnostics.not_yet import not_yet_implemented
from gpuoffload_build.facts.record import unit_facts
from gpuoffload_build.facts.sites import UnknownSite
from gpuoffload_build.sidecar.search import ships
from gpuoffload_build.toolchain.workers import spread

from .check_outcomes import NOTHING, Asking
from .check_verdict import Loop, Verdict
from .offloading import bug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeGuard

    from gpuoffload_build.check.check import Outcome
    from gpuoffload_build.check.graph import Graph
    from gpuoffload_build.check.program import Program
    from gpuoffload_build.facts.sites import Site
    from gpuoffload_build.sema.project import TranslationUnit
    from gpuoffload_build.sidecar.record import Record

    from .check_reading import Progress


class Question:
    """What is asked.

    target      '' for the one that the project's own options name, cuda where they name none or several
    fallback    whether it is allowed; where it is not, the project's own options may all allow it
    jobs        how many workers
    everything  the names in all procedures are resolved, not only in those that loops reach
    verify      fparser reads every source too
    pipeline    loops that pass are lowered and printed, as a build does, for what is not yet implemented
    """

    __slots__ = ("everything", "fallback", "jobs", "pipeline", "target", "verify")

    def __init__(
        self,
        target: str,
        fallback: bool,
        jobs: int,
        *,
        everything: bool = False,
        verify: bool = False,
        pipeline: bool = False,
    ) -> None:
        self.target = target
        self.fallback = fallback
        self.jobs = jobs
        self.everything = everything
        self.verify = verify
        self.pipeline = pipeline

    def settled(self, records: list[Record]) -> Question:
        """The question with what the options of the project's records say."""
        options = [record.gpu for record in records if record.gpu is not None]
        targets = {str(gpu["target"]) for gpu in options}
        own = targets.pop() if len(targets) == 1 else "cuda"
        fallback = self.fallback or (bool(options) and all(gpu["fallback"] for gpu in options))
        return Question(
            self.target or own,
            fallback,
            self.jobs,
            everything=self.everything,
            verify=self.verify,
            pipeline=self.pipeline,
        )


def judge_files(program: Program, places: list[int], question: Question, progress: Progress) -> dict[int, Verdict]:
    """A verdict a file, by its place among the records. Files that use each other are neighbours."""
    graph = Asking(program)

    def judge(at: int) -> Verdict:
        record = program.records[at]
        verdict = Verdict()
        graph.asked = NOTHING
        try:
            _judge(program, graph, record, question, verdict)
        except NotYet as error:
            verdict.diagnostics.append(not_yet_implemented(error))
        except Exception as error:
            diagnostic = bug(record.file, error)
            verdict.problems.append((str(diagnostic.location), f"{diagnostic.message} [{diagnostic.code}]"))
        verdict.asked = graph.asked
        return verdict

    verdicts: dict[int, Verdict] = {}
    for at, verdict in spread(judge, places, question.jobs):
        verdicts[places[at]] = verdict
        progress("judging", len(verdicts), len(places))
    return dict(sorted(verdicts.items()))


def _judge(program: Program, graph: Graph, record: Record, question: Question, verdict: Verdict) -> None:
    unit = program.unit(record)
    errors = unit.parsed.tree.errors
    if errors:
        problems = ((str(unit.source.location(at)), f"it cannot be read: {message}") for at, message in errors[:3])
        verdict.problems += problems
        return
    loops = unit.loops()
    for loop, body in loops:
        outcome = check_loop(graph, loop, body, question.target, True, question.fallback)
        if outcome.where == "device" and question.pipeline:
            from .pipeline import not_yet, run_pipeline

            try:
                run_pipeline(program, loop, body, outcome.reached, "loop", question.target)
            except NotYet as error:
                outcome.where, outcome.diagnostic = "error", not_yet(error, loop)
        code = outcome.diagnostic.code if outcome.diagnostic is not None else ""
        at = place(loop.header_at)
        verdict.loops.append(Loop(at, loop.owner, outcome.where, code))
        found = [warning(race) for race in races(loop)] if outcome.diagnostic is None else [outcome.diagnostic]
        later = []
        if outcome.diagnostic is not None:
            later = findings_in_turn(graph, loop, body, question.target, question.fallback)[1:]
        for diagnostic in (*found, *later):
            diagnostic.loop = at
        verdict.diagnostics += found
        verdict.later += later
        if not question.everything:
            _unresolved(graph, outcome, verdict)
    if question.everything:
        _all_unresolved(program, unit, verdict)
    verdict.unresolved = list({(str(at), what): (at, what, module) for at, what, module in verdict.unresolved}.values())


def _unresolved(graph: Graph, outcome: Outcome, verdict: Verdict) -> None:
    """The names that cannot be resolved in a loop and in what it reaches."""
    loop = graph.loop(outcome.loop)
    sites = [*loop.host, *loop.sites]
    for procedure in outcome.reached:
        facts = graph.facts(procedure, outcome.loop.at.source)
        sites += facts.sites if facts is not None else ()
    verdict.unresolved += [(place(s.at), s.what, s.module) for s in sites if _is_unresolved(s)]


def _is_unresolved(site: Site) -> TypeGuard[UnknownSite]:
    """Not so the constants of a shipped interface whose values differ between implementations: they are known names."""
    return isinstance(site, UnknownSite) and not (site.module and ships(site.module))


def _all_unresolved(program: Program, unit: TranslationUnit, verdict: Verdict) -> None:
    """The names that cannot be resolved in any procedure of a file."""
    for facts in unit_facts(unit, program.project):
        verdict.unresolved += [(place(s.at), s.what, s.module) for s in facts.sites if _is_unresolved(s)]
