"""`gpuoffload check`: every loop of a project judged as at its link, with nothing built.

Sources are read by all cores, then the files with loops are judged by all cores. Records and verdicts are kept in the
build cache, so that the next run reads changed files and judges those that depend on them.
"""

from __future__ import annotations

import gc
import sys
import time

from gpuoffload_build.check.program import Program
from gpuoffload_build.check.unsupported import U5
from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.sidecar.record import Record, source_of
from gpuoffload_build.sidecar.search import SidecarModules

from .check_judging import Question, judge_files
from .check_outcomes import Dependencies, Verdicts, names_of, outside_state, words_of
from .check_reading import Reading, read_objects, read_sources
from .check_record import own_version
from .check_verdict import Result
from .main import DEEPEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.check.sources import Sources

    from .check_reading import Progress


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
    collects, limit = gc.isenabled(), sys.getrecursionlimit()
    gc.disable()
    sys.setrecursionlimit(DEEPEST)
    try:
        return _checked(sources, question, progress)
    finally:
        sys.setrecursionlimit(limit)
        if collects:
            gc.enable()


def _checked(sources: Sources, question: Question, progress: Progress) -> Result:
    result = Result()
    result.problems += sources.problems
    clock = _Clock(result)
    version = own_version()
    commands = sources.unique()
    reading = read_sources(commands, question.jobs, version, result, progress)
    read_objects(sources.objects, not commands, reading, result)
    clock.lap("reading")
    folders = tuple(dict.fromkeys(folder for record in reading.records for folder in record.module_dirs))
    family = reading.records[0].compiler["family"] if reading.records else "gnu"
    modules = SidecarModules(folders, family)
    program = Program(reading.records, modules)
    result.diagnostics += [_note(d) for d in program.diagnostics if d.message.startswith("module ")]
    result.unknown_modules = _unknown_modules(reading, modules, program)
    question = question.settled(program.records)
    result.target = question.target
    if question.verify:
        _verify(program.records, question.jobs, version, result, progress)
        clock.lap("verifying")
    state = (version, question.target, str(question.fallback), str(question.everything), str(question.pipeline))
    outside = outside_state(folders, program.records)
    verdicts = Verdicts(_dependencies(program, reading), [r.hash for r in program.records], (*state, outside))
    _judge(program, verdicts, question, result, progress)
    clock.lap("judging")
    if result.problems:
        for diagnostic in (*result.diagnostics, *result.later):
            if diagnostic.code == U5.code:
                diagnostic.help += "\nsome files could not be analysed: the body may stand in one of them"
    result.problems = list(dict.fromkeys(result.problems))
    return result


def _judge(program: Program, verdicts: Verdicts, question: Question, result: Result, progress: Progress) -> None:
    """The verdicts of the files with loops: those that the cache has, and those that are made now."""
    files = [at for at, record in enumerate(program.records) if record.loops != [] or question.everything]
    known = {at: verdict for at in files if (verdict := verdicts.known(at)) is not None}
    made = judge_files(program, [at for at in files if at not in known], question, progress)
    for at, verdict in made.items():
        verdicts.keep(at, verdict)
    result.judged = len(made)
    result.unkept = verdicts.unkept or result.unkept
    for at in files:
        result.take(known[at] if at in known else made[at])


def _dependencies(program: Program, reading: Reading) -> Dependencies:
    words: list[bytes] = []
    uses: list[list[str] | None] = []
    for record in program.records:
        checked = reading.sources.get(record.hash)
        words.append(words_of(source_of(record).text) if checked is None else checked.words)
        uses.append(None if checked is None or checked.errors else [name for name, _, _ in checked.uses])
    return Dependencies(program.records, words, uses)


def _note(diagnostic: Diagnostic) -> Diagnostic:
    """Two modules of a name are no fault of a project with several programs."""
    d = diagnostic
    return Diagnostic(d.code, "note", d.location, d.message, d.why, "check the programs one by one", d.related)


def _unknown_modules(reading: Reading, modules: SidecarModules, program: Program) -> list[tuple[str, Location]]:
    """The modules that sources use and that nothing is known of, each with its first USE."""
    provided = {name for record in program.records for name in names_of(record, "modules")}
    found: dict[str, Location] = {}
    for name, file, line, column in reading.uses:
        if name not in provided and name not in found and modules.find(name) is None:
            found[name] = Location(file, line, column)
    return list(found.items())


def _verify(records: list[Record], jobs: int, version: str, result: Result, progress: Progress) -> None:
    from .check_verify import verify

    for opinion in verify(records, jobs, version, progress):
        result.diagnostics += opinion.differences
        if opinion.rejected is not None:
            result.unverified.append(opinion.rejected)
        else:
            result.verified += 1
