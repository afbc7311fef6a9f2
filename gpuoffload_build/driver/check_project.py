"""`gpuoffload check`: every loop of a project judged as at its link, with nothing built.

Sources are read by all cores, then the files with loops are judged by all cores: each worker has the whole program and
parses what its loops reach. Records and outcomes are kept in the build cache.
"""

from __future__ import annotations

import json

from gpuoffload_build.check.check import check_loop
from gpuoffload_build.check.finding import place, warning
from gpuoffload_build.check.graph import Graph
from gpuoffload_build.check.program import Program
from gpuoffload_build.check.races import races
from gpuoffload_build.diagnostics.json_text import from_json, to_json
from gpuoffload_build.diagnostics.model import Diagnostic, Location, NotYet
from gpuoffload_build.sidecar.codec import Corrupt
from gpuoffload_build.sidecar.record import Record
from gpuoffload_build.sidecar.search import SidecarModules
from gpuoffload_build.toolchain import cache
from gpuoffload_build.toolchain.workers import spread

from .check_record import Checked, compiler_of, own_version, read_command
from .inputs import read_inputs
from .offloading import bug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gpuoffload_build.check.sources import SourceCommand, Sources
    from gpuoffload_build.toolchain.host import HostCompiler

    Progress = Callable[[str, int, int], None]
    """Told what is being done, how much of it is done, and how much there is."""


class Loop:
    """One loop: where it is, and what becomes of it: 'device', 'host' or 'error' with the code that says why."""

    __slots__ = ("code", "location", "where")

    def __init__(self, location: Location, where: str, code: str) -> None:
        self.location = location
        self.where = where
        self.code = code

    @property
    def outcome(self) -> str:
        """As `gpuoffload report` says it: 'offloaded' or 'host'; 'error' where a build would stop."""
        return "offloaded" if self.where == "device" else self.where

    def to_list(self) -> list[object]:
        """File, line, column, outcome, code."""
        return [self.location.file, self.location.line, self.location.column, self.where, self.code]


class Verdict:
    """What one file gave. problems: (place, text) of what could not be analysed."""

    __slots__ = ("diagnostics", "loops", "problems")

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []
        self.loops: list[Loop] = []
        self.problems: list[tuple[str, str]] = []


class Result(Verdict):
    """What the project gave: files in all, those read anew, and the verdicts of all in source order."""

    __slots__ = ("again", "files")

    def __init__(self) -> None:
        super().__init__()
        self.files = 0
        self.again = 0

    def take(self, verdict: Verdict) -> None:
        """Adds what one file gave."""
        self.diagnostics += verdict.diagnostics
        self.loops += verdict.loops
        self.problems += verdict.problems


class Question:
    """What is asked: the target, whether the fallback is allowed, how many workers."""

    __slots__ = ("fallback", "jobs", "target")

    def __init__(self, target: str, fallback: bool, jobs: int) -> None:
        self.target = target
        self.fallback = fallback
        self.jobs = jobs


def check_project(sources: Sources, question: Question, progress: Progress) -> Result:
    """The outcomes of all loops of all sources."""
    result = Result()
    result.problems += sources.problems
    version = own_version()
    records = _records(sources.unique(), question.jobs, version, result, progress)
    for path in sources.objects:
        records += _object_records(path, result)
    program, modules = _program(records)
    result.diagnostics += [_note(d) for d in program.diagnostics if d.message.startswith("module ")]
    files = [record for record in program.records if record.loops != []]
    entry = cache.entry("outcomes", _outcomes_key(version, question, program.records, modules), ".json")
    verdicts = _known(entry) if files else []
    if verdicts is None:
        verdicts = _judged(program, files, question, progress)
        _keep(entry, verdicts)
    for verdict in verdicts:
        result.take(verdict)
    return result


# Reading


def _records(
    commands: Sequence[SourceCommand], jobs: int, version: str, result: Result, progress: Progress
) -> list[Record]:
    compilers: dict[tuple[str, ...], HostCompiler] = {}
    work = [(command, compiler_of(command.compiler, compilers)) for command in commands]

    def read(item: tuple[SourceCommand, HostCompiler]) -> Checked:
        try:
            return read_command(*item, version)
        except Exception as error:
            return Checked("", bug(item[0].path, error).message)

    read_ones: list[Checked | None] = [None] * len(work)
    for done, (place_in, answer) in enumerate(spread(read, work, jobs), 1):
        read_ones[place_in] = answer
        progress("reading", done, len(work))
    records = []
    for command, checked in zip(commands, read_ones):
        if checked is None:
            continue
        result.files += 1
        result.again += checked.again
        if checked.record:
            records.append(Record.from_json(checked.record))
        else:
            result.problems.append((command.path, checked.problem))
    return records


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
    return records


def _program(records: list[Record]) -> tuple[Program, SidecarModules]:
    folders = dict.fromkeys(folder for record in records for folder in record.module_dirs if folder != ".")
    family = records[0].compiler["family"] if records else "gnu"
    modules = SidecarModules(tuple(folders), family)
    return Program(records, modules), modules


def _note(diagnostic: Diagnostic) -> Diagnostic:
    """Two modules of a name are no fault of a project with several programs."""
    d = diagnostic
    return Diagnostic(d.code, "note", d.location, d.message, d.why, "check the programs one by one", d.related)


# Judging


def _judged(program: Program, files: list[Record], question: Question, progress: Progress) -> list[Verdict]:
    """A verdict a file, in their order. Files that use each other are neighbours: a worker takes several."""
    graph = Graph(program, True)

    def judge(record: Record) -> Verdict:
        verdict = Verdict()
        try:
            _judge(program, graph, record, question, verdict)
        except NotYet as error:
            text = f"not yet implemented: {error.message}"
            verdict.diagnostics.append(Diagnostic("GPU0001", "error", error.location, text))
        except Exception as error:
            diagnostic = bug(record.file, error)
            verdict.problems.append((str(diagnostic.location), f"{diagnostic.message} [{diagnostic.code}]"))
        return verdict

    verdicts: list[Verdict] = [Verdict() for _ in files]
    for done, (at, verdict) in enumerate(spread(judge, files, question.jobs), 1):
        verdicts[at] = verdict
        progress("judging", done, len(files))
    return verdicts


def _judge(program: Program, graph: Graph, record: Record, question: Question, verdict: Verdict) -> None:
    unit = program.unit(record)
    errors = unit.parsed.tree.errors
    if errors:
        for at, message in errors[:3]:
            verdict.problems.append((str(unit.source.location(at)), f"the source could not be read: {message}"))
        return
    loops = unit.loops()
    verdict.diagnostics += unit.diagnostics
    for loop, body in loops:
        outcome = check_loop(graph, loop, body, question.target, True, question.fallback)
        code = outcome.diagnostic.code if outcome.diagnostic is not None else ""
        verdict.loops.append(Loop(place(loop.header_at), outcome.where, code))
        if outcome.diagnostic is not None:
            verdict.diagnostics.append(outcome.diagnostic)
        else:
            verdict.diagnostics += [warning(race) for race in races(loop)]


# Outcomes in the cache


def _outcomes_key(version: str, question: Question, records: list[Record], modules: SidecarModules) -> str:
    """All that the outcomes depend on: every unit of the program, and the module files that lie in its folders."""
    parts = [version, question.target, str(question.fallback)]
    parts += [record.hash for record in records]
    parts += modules.state()
    return cache.digest(parts)


def _keep(entry: str, verdicts: list[Verdict]) -> None:
    content = [
        {
            "findings": [to_json(d) for d in v.diagnostics],
            "loops": [loop.to_list() for loop in v.loops],
            "problems": v.problems,
        }
        for v in verdicts
    ]
    try:
        cache.store(entry, json.dumps(content).encode("utf-8", "surrogatepass"))
    except OSError:
        pass  # a cache that cannot be written costs time only


def _known(entry: str) -> list[Verdict] | None:
    if not cache.intact(entry):
        return None
    verdicts = []
    for item in json.loads(cache.body(entry)):
        verdict = Verdict()
        verdict.diagnostics = [from_json(finding) for finding in item["findings"]]
        verdict.loops = [Loop(Location(*loop[:3]), loop[3], loop[4]) for loop in item["loops"]]
        verdict.problems = [(where, text) for where, text in item["problems"]]
        verdicts.append(verdict)
    return verdicts
