"""`gpuoffload check`: every loop of a project judged as at its link, with nothing built.

Sources are read by all cores, then the files with loops are judged by all cores: each worker has the whole program and
parses what its loops reach. Records and outcomes are kept in the build cache, so that the next run reads changed files
and judges those that depend on them.
"""

from __future__ import annotations

import gc
import os
import time

from gpuoffload_build.check.check import check_loop
from gpuoffload_build.check.finding import place, warning
from gpuoffload_build.check.program import Program
from gpuoffload_build.check.races import races
from gpuoffload_build.diagnostics.model import Diagnostic, Location, NotYet
from gpuoffload_build.diagnostics.not_yet import not_yet_implemented
from gpuoffload_build.facts.record import unit_records
from gpuoffload_build.facts.sites import UnknownSite
from gpuoffload_build.sidecar.codec import Corrupt
from gpuoffload_build.sidecar.interface import is_interface
from gpuoffload_build.sidecar.record import Record, source_of
from gpuoffload_build.sidecar.search import SidecarModules
from gpuoffload_build.toolchain.workers import spread

from .check_outcomes import NOTHING, Asking, Dependencies, Verdicts, outside_state, words_of
from .check_record import Checked, compiler_of, own_version, read_command
from .check_verdict import Loop, Result, Verdict
from .inputs import read_inputs
from .offloading import bug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from gpuoffload_build.check.check import Outcome
    from gpuoffload_build.check.graph import Graph
    from gpuoffload_build.check.sources import SourceCommand, Sources
    from gpuoffload_build.sema.project import TranslationUnit
    from gpuoffload_build.toolchain.host import HostCompiler

    Progress = Callable[[str, int, int], None]
    """Told what is being done, how much of it is done, and how much there is."""


class Question:
    """What is asked.

    target      '' for the one that the project's own options name, cuda where they name none or several
    fallback    whether it is allowed; where it is not, the project's own options may all allow it
    jobs        how many workers
    everything  the names in all procedures are resolved, not only in those that loops reach
    verify      fparser reads every source too
    """

    __slots__ = ("everything", "fallback", "jobs", "target", "verify")

    def __init__(self, target: str, fallback: bool, jobs: int, everything: bool = False, verify: bool = False) -> None:
        self.target = target
        self.fallback = fallback
        self.jobs = jobs
        self.everything = everything
        self.verify = verify


class _Clock:
    """Tells a result how long each part took."""

    def __init__(self, result: Result) -> None:
        self.result = result
        self.since = time.monotonic()

    def lap(self, what: str) -> None:
        now = time.monotonic()
        self.result.seconds[what] = now - self.since
        self.since = now


def check_project(sources: Sources, question: Question, progress: Progress) -> Result:
    """The outcomes of all loops of all sources.

    Without the garbage collector: next to nothing is garbage before the end, and looking for it takes half of the time.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return _checked(sources, question, progress)
    finally:
        if collects:
            gc.enable()


def _checked(sources: Sources, question: Question, progress: Progress) -> Result:
    result = Result()
    result.problems += sources.problems
    clock = _Clock(result)
    version = own_version()
    commands = sources.unique()
    read = _read(commands, question.jobs, version, result, progress)
    records: list[Record] = []
    looked: dict[str, Checked] = {}
    for checked in read:
        if checked.record:
            records.append(Record.from_json(checked.record))
            looked.setdefault(records[-1].hash, checked)
            checked.record = ""  # the text of all sources twice would be much
    for path in sources.objects:
        found = _object_records(path, result)
        if not commands and any(is_interface(record.source) and record.loops != [] for record in found):
            text = "it keeps interfaces alone, so its loops cannot be judged: give its objects or sources instead"
            result.problems.append((path, text))
        records += found
    clock.lap("reading")
    program, modules, folders = _program(records)
    result.diagnostics += [_note(d) for d in program.diagnostics if d.message.startswith("module ")]
    result.unknown_modules = _unknown_modules(commands, read, modules, program)
    own_target, own_fallback = _own_options(program.records)
    target = result.target = question.target or own_target
    fallback = question.fallback or own_fallback
    if question.verify:
        _verify(program.records, question.jobs, version, result, progress)
        clock.lap("verifying")
    dependencies = _dependencies(program, looked)
    state = (version, target, str(fallback), str(question.everything))
    outside = outside_state(folders, program.records)
    files = [at for at, record in enumerate(program.records) if record.loops != [] or question.everything]
    kept = Verdicts(dependencies, [record.hash for record in program.records], (*state, outside))
    verdicts = {at: kept.known(at) for at in files}
    todo = [at for at in files if verdicts[at] is None]
    result.judged = len(todo)
    for at, verdict in _judged(program, todo, (target, fallback), question, progress).items():
        verdicts[at] = verdict
        kept.keep(at, verdict)
    result.unkept = kept.unkept or result.unkept
    for verdict_or_none in verdicts.values():
        if verdict_or_none is not None:
            result.take(verdict_or_none)
    result.problems = list(dict.fromkeys(result.problems))
    clock.lap("judging")
    return result


# Reading


def _read(
    commands: Sequence[SourceCommand], jobs: int, version: str, result: Result, progress: Progress
) -> list[Checked]:
    """What each source gives, in their order."""
    compilers: dict[tuple[str, ...], HostCompiler] = {}
    work = [(command, compiler_of(command.compiler, compilers)) for command in commands]

    def read(item: tuple[SourceCommand, HostCompiler]) -> Checked:
        try:
            return read_command(*item, version)
        except Exception as error:
            return Checked("", bug(item[0].path, error).message)

    found: dict[int, Checked] = {}
    for at, checked in spread(read, work, jobs):
        found[at] = checked
        progress("reading", len(found), len(work))
    read_ones = [found[at] for at in range(len(work))]
    for command, checked in zip(commands, read_ones):
        result.files += 1
        result.again += checked.again
        result.marks += checked.marks
        result.unkept = checked.unkept or result.unkept
        result.problems += checked.missing
        result.problems += checked.errors
        if checked.problem:
            result.problems.append((command.path, checked.problem))
    return read_ones


def _object_records(path: str, result: Result) -> list[Record]:
    """The records in an object, archive or shared library that was compiled through us."""
    records: list[Record] = []
    result.files += 1
    try:
        for item in read_inputs(path):
            if item.problem:
                result.problems.append((item.name, item.problem))
            records += item.records()
    except OSError as error:
        result.problems.append((path, error.strerror or str(error)))
    except Corrupt as error:
        result.problems.append((path, f"its facts cannot be read: {error}"))
    if not records:
        result.problems.append((path, "it has no facts: it was not compiled through gpuoffload"))
    for record in records:
        base = _compiled_in(path, record)
        record.module_dirs = [os.path.normpath(os.path.join(base, folder)) for folder in record.module_dirs]
    return records


def _compiled_in(path: str, record: Record) -> str:
    """Where the compile of an object ran, which its relative folders start from: the innermost folder above the object
    from which the source or all of the module folders are seen, else the current folder.
    """
    wanted = [name for name in record.module_dirs if not os.path.isabs(name)]
    if not os.path.isabs(record.file):
        wanted = [record.file]
    folder = os.path.dirname(os.path.abspath(path))
    while wanted:
        if all(os.path.exists(os.path.join(folder, name)) for name in wanted):
            return folder
        above = os.path.dirname(folder)
        if above == folder:
            break
        folder = above
    return "."


def _program(records: list[Record]) -> tuple[Program, SidecarModules, tuple[str, ...]]:
    """The program, where modules without a record are looked for, and in which folders."""
    folders = tuple(dict.fromkeys(folder for record in records for folder in record.module_dirs))
    family = records[0].compiler["family"] if records else "gnu"
    modules = SidecarModules(folders, family)
    return Program(records, modules), modules, folders


def _dependencies(program: Program, looked: dict[str, Checked]) -> Dependencies:
    words: list[bytes] = []
    uses: list[list[str] | None] = []
    for record in program.records:
        checked = looked.get(record.hash)
        words.append(words_of(source_of(record).text) if checked is None else checked.words)
        uses.append(None if checked is None or checked.errors else [name for name, _, _ in checked.uses])
    return Dependencies(program.records, words, uses)


def _note(diagnostic: Diagnostic) -> Diagnostic:
    """Two modules of a name are no fault of a project with several programs."""
    d = diagnostic
    return Diagnostic(d.code, "note", d.location, d.message, d.why, "check the programs one by one", d.related)


def _unknown_modules(
    commands: Sequence[SourceCommand], read: Sequence[Checked], modules: SidecarModules, program: Program
) -> list[tuple[str, Location]]:
    """The modules that sources use and that nothing is known of, each with its first USE."""
    provided = {name for record in program.records for name in _modules_of(record)}
    found: dict[str, Location] = {}
    for command, checked in zip(commands, read):
        for name, line, column in checked.uses:
            if name not in provided and name not in found and modules.find(name) is None:
                found[name] = Location(command.path, line, column)
    return list(found.items())


def _modules_of(record: Record) -> list[str]:
    names = record.provides.get("modules")
    return [str(name).lower() for name in names] if isinstance(names, list) else []


def _verify(records: list[Record], jobs: int, version: str, result: Result, progress: Progress) -> None:
    from .check_verify import verify

    for opinion in verify(records, jobs, version, progress):
        result.diagnostics += opinion.differences
        if opinion.rejected is not None:
            result.unverified.append(opinion.rejected)
        else:
            result.verified += 1


# Judging


def _own_options(records: Iterable[Record]) -> tuple[str, bool]:
    """The target that the project's own options name, and whether they allow the fallback."""
    options = [record.gpu for record in records if record.gpu is not None]
    targets = {str(gpu["target"]) for gpu in options}
    return targets.pop() if len(targets) == 1 else "cuda", bool(options) and all(gpu["fallback"] for gpu in options)


def _judged(
    program: Program, places: list[int], asked: tuple[str, bool], question: Question, progress: Progress
) -> dict[int, Verdict]:
    """A verdict a file, by its place among the records. Files that use each other are neighbours."""
    graph = Asking(program)

    def judge(at: int) -> Verdict:
        record = program.records[at]
        verdict = Verdict()
        graph.asked = NOTHING
        try:
            _judge(program, graph, record, asked, question.everything, verdict)
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


def _judge(
    program: Program, graph: Graph, record: Record, asked: tuple[str, bool], everything: bool, verdict: Verdict
) -> None:
    target, fallback = asked
    unit = program.unit(record)
    errors = unit.parsed.tree.errors
    if errors:
        problems = ((str(unit.source.location(at)), f"it cannot be read: {message}") for at, message in errors[:3])
        verdict.problems += problems
        return
    loops = unit.loops()
    for loop, body in loops:
        outcome = check_loop(graph, loop, body, target, True, fallback)
        code = outcome.diagnostic.code if outcome.diagnostic is not None else ""
        at = place(loop.header_at)
        verdict.loops.append(Loop(at, loop.owner, outcome.where, code))
        found = [warning(race) for race in races(loop)] if outcome.diagnostic is None else [outcome.diagnostic]
        for diagnostic in found:
            diagnostic.loop = at
        verdict.diagnostics += found
        if not everything:
            _unresolved(graph, outcome, verdict)
    if everything:
        _all_unresolved(program, unit, verdict)
    verdict.unresolved = list({(str(at), what): (at, what, module) for at, what, module in verdict.unresolved}.values())


def _unresolved(graph: Graph, outcome: Outcome, verdict: Verdict) -> None:
    """The names that cannot be resolved in a loop and in what it reaches."""
    sites = list(graph.loop(outcome.loop).sites)
    for procedure in outcome.reached:
        facts = graph.facts(procedure, outcome.loop.at.source)
        sites += facts.sites if facts is not None else ()
    verdict.unresolved += [(place(s.at), s.what, s.module) for s in sites if isinstance(s, UnknownSite)]


def _all_unresolved(program: Program, unit: TranslationUnit, verdict: Verdict) -> None:
    """The names that cannot be resolved in any procedure of a file."""
    for facts in unit_records(unit, program.project):
        for site in facts.get("unknown", ()):
            line, column, *file = site["at"]
            at = Location(file[0] if file else facts["file"], line, column)
            verdict.unresolved.append((at, site["what"], site["module"]))
