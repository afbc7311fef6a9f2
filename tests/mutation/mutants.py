"""A program whose sources are changed one at a time, and what the check says of each change.

What must come of a planted construct follows from the text alone: the file, line and column are the planter's, and the
loops are those that reached the procedure before anything was planted.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from places import places_in, procedures_of
from plants import Plant

from gpuoffload_build.check.check import check_loop
from gpuoffload_build.check.find_sources import find_sources
from gpuoffload_build.check.finding import diagnostic
from gpuoffload_build.check.graph import Graph
from gpuoffload_build.check.program import Program
from gpuoffload_build.check.reach import Walk
from gpuoffload_build.check.sources import SourceCommand
from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.driver.check_record import compiler_of, read_command
from gpuoffload_build.ir.stmt import DoConcurrent
from gpuoffload_build.ir.symbols import Body, Procedure
from gpuoffload_build.sidecar.record import Record
from gpuoffload_build.sidecar.search import SidecarModules

REACH_TARGET = "cuda"
"""The walk goes on behind a finding, so that any target tells what loops reach."""


class Spot:
    """A place in a procedure where statements can be planted.

    source  the source that is compiled: `at` may be in a file that it includes
    key     of the procedure; around: the constructs that the place is in
    """

    def __init__(self, source: str, key: str, name: str, at: Location, around: str) -> None:
        self.source = source
        self.key = key
        self.name = name
        self.at = at
        self.around = around

    def __repr__(self) -> str:
        return f"{self.at} in {self.name}, {self.around}"


class Found:
    """A finding as told, and the key of the procedure that the calls lead to, '' where it stands in the loop itself."""

    def __init__(self, told: Diagnostic, key: str) -> None:
        self.told = told
        self.key = key

    def __repr__(self) -> str:
        return f"{self.told.location}: {self.told.message} [{self.told.code}]"


class Judged:
    """What the check says of one loop.

    first     its diagnostic, or None
    findings  all of a walk that does not stop at the first
    reached   the procedures that it reaches
    """

    def __init__(self, first: Diagnostic | None, graph: Graph, loop: DoConcurrent, target: str) -> None:
        self.first = first
        self.findings: list[Found] = []
        walk = Walk(graph, loop, target)
        for finding in walk.findings():
            last = finding.chain[-1].procedure if finding.chain else None
            facts = graph.facts(last, walk.source) if last is not None else None
            key = facts.procedure.key if facts is not None and facts.procedure is not None else ""
            self.findings.append(Found(diagnostic(finding, loop, False), key))
        self.reached = frozenset(procedure.key for procedure in walk.reached)
        self._first, self._last = (loop.at.source.location(at) for at in (loop.at.start, loop.at.end))

    @property
    def messages(self) -> list[str]:
        """What is told, without the places: lines move."""
        return [found.told.message for found in self.findings]

    def has(self, at: Location) -> bool:
        """Whether a place is in the loop itself."""
        return at.file == self._first.file and self._first.line < at.line <= self._last.line


class Code:
    """The sources below `paths`, which may be written: one of them is changed for a while.

    spots, unreached  places in procedures that loops reach, and in those that none reaches and that have no loop
    """

    def __init__(self, paths: Sequence[str], options: tuple[str, ...] = ()) -> None:
        self.commands = find_sources(paths, options).unique()
        self.compilers: dict[tuple[str, ...], object] = {}
        self.records = {command.path: self._record(command) for command in self.commands}
        self._judged: dict[str, dict[tuple[str, int], Judged]] = {}
        self.procedures = frozenset(key for loop in self.judged(REACH_TARGET).values() for key in loop.reached)
        self.spots: list[Spot] = []
        self.unreached: list[Spot] = []
        self._find_spots(self._program({}))

    def judged(self, target: str) -> dict[tuple[str, int], Judged]:
        """What is said of the loops as they are."""
        if target not in self._judged:
            program = self._program({})
            self._judged[target] = self.judge(Graph(program, True), program, target)
        return self._judged[target]

    def _record(self, command: SourceCommand) -> Record:
        compiler = compiler_of(command.compiler, self.compilers)  # type: ignore[arg-type]
        checked = read_command(command, compiler, "mutation")
        assert not checked.problem and not checked.errors, (command.path, checked.problem, checked.errors)
        return Record.from_json(checked.record)

    def _program(self, changed: dict[str, Record]) -> Program:
        records = [changed.get(path, record) for path, record in self.records.items()]
        folders = tuple(dict.fromkeys(folder for record in records for folder in record.module_dirs))
        return Program(records, SidecarModules(folders, "gnu"))

    def judge(self, graph: Graph, program: Program, target: str) -> dict[tuple[str, int], Judged]:
        """Every loop of the program, by its file and its number in it."""
        found = {}
        for record in program.records:
            if record.loops != []:
                for number, (loop, body) in enumerate(program.unit(record).loops()):
                    first = check_loop(graph, loop, body, target, True).diagnostic
                    found[record.file, number] = Judged(first, graph, loop, target)
        return found

    def _find_spots(self, program: Program) -> None:
        for record in program.records:
            unit = program.unit(record)
            main = [inner for one in unit.units if one.body is not None for inner in one.body.internal]
            own = [procedure for one in unit.units for procedure in one.procedures]
            symbols = {body.at.start: procedure for procedure, body in _bodies(program, [*own, *main])}
            with_loops = [loop.at.start for loop, _ in unit.loops()]
            for node in procedures_of(unit.parsed.tree):
                symbol = symbols.get(node.pos)
                if symbol is None:
                    continue
                reached = symbol.key in self.procedures
                if reached or not any(node.pos <= at < node.end for at in with_loops):
                    known = self.spots if reached else self.unreached
                    known += (Spot(record.file, symbol.key, symbol.name, *p) for p in places_in(unit.source, node))

    def free(self, spots: Iterable[Spot], plant: Plant, targets: Iterable[str]) -> list[Spot]:
        """The spots in procedures that have nothing like the construct on any of the targets."""
        judged = [loop for target in targets for loop in self.judged(target).values()]
        occupied = {found.key for loop in judged for found in loop.findings if found.told.code == plant.code}
        return [spot for spot in spots if spot.key not in occupied]

    def mutant(self, spots: Sequence[Spot], plant: Plant) -> Program:
        """The program with the construct planted at all spots."""
        texts: dict[Path, bytes] = {}
        try:
            for spot in sorted(spots, key=lambda spot: (spot.at.file, -spot.at.line)):  # upwards: lines above stay
                path = Path(spot.at.file)
                text = path.read_bytes()
                texts.setdefault(path, text)
                lines = text.split(b"\n")
                lines[spot.at.line - 1 : spot.at.line - 1] = (line.encode() for line in plant.indented(spot.at.column))
                path.write_bytes(b"\n".join(lines))
            sources = {spot.source for spot in spots}
            return self._program({c.path: self._record(c) for c in self.commands if c.path in sources})
        finally:
            for path, text in texts.items():
                path.write_bytes(text)


def _bodies(program: Program, procedures: Iterable[Procedure]) -> Iterator[tuple[Procedure, Body]]:
    """The bodies of procedures and of those inside them."""
    for procedure in procedures:
        body = program.body(procedure)
        if body is not None and body.procedure is not None:
            yield body.procedure, body
            yield from _bodies(program, body.internal)


def chosen(spots: Sequence[Spot], count: int, seed: int) -> list[Spot]:
    """`count` spots in as many procedures and kinds of places as there are: the same ones for the same seed."""
    pool = sorted(spots, key=lambda spot: (spot.at.file, spot.at.line))
    random.Random(seed).shuffle(pool)
    used: Counter[str] = Counter()
    found = []
    for _ in range(min(count, len(pool))):
        best = min(pool, key=lambda spot: (used[spot.key], used[spot.around]))
        pool.remove(best)
        used.update((best.key, best.around))
        found.append(best)
    return found


def faults(code: Code, spot: Spot, plant: Plant, targets: Iterable[str]) -> Iterator[str]:
    """What the check says wrongly once `plant` stands at `spot`, for each target: nothing, as it should be."""
    program = code.mutant([spot], plant)
    graph = Graph(program, True)
    where = Location(spot.at.file, spot.at.line + plant.line, spot.at.column + plant.column)
    for target in targets:
        before = code.judged(target)
        for loop, now in code.judge(graph, program, target).items():
            told = f"{plant}, at {where} on {target}: the loop {loop}"
            inside = before[loop].has(spot.at)
            found = [f for f in now.findings if f.told.location == where and f.told.code == plant.code]
            if not (target in plant.devices and (inside or spot.key in before[loop].reached)):
                if now.messages != before[loop].messages:
                    yield f"{told} has other findings: {now.findings}"
            elif [f.key for f in found] != ["" if inside else spot.key]:
                yield f"{told} has {now.findings}"
            elif not before[loop].findings and (now.first is None or now.first.location != where):
                yield f"{told} is told of {now.first}"
            elif not inside:
                yield from (f"{told}: {fault}" for fault in _chain_faults(found[0].told))


def reports(code: Code, spots: Sequence[Spot], plant: Plant, targets: Iterable[str]) -> Iterator[str]:
    """What the check says once `plant` stands at all of `spots`, which no loop reaches: nothing, as it should be."""
    program = code.mutant(spots, plant)
    graph = Graph(program, True)
    for target in targets:
        for loop, now in code.judge(graph, program, target).items():
            if now.messages != code.judged(target)[loop].messages:
                yield f"{plant}, on {target}: the loop {loop} has {now.findings}"


def _chain_faults(told: Diagnostic) -> Iterator[str]:
    """The loop, then calls, each from the procedure that the one before leads to."""
    texts = [text for _, text in told.related]
    start = next((n for n, text in enumerate(texts) if text == "reached from this do concurrent loop"), len(texts))
    if start + 1 >= len(texts):
        yield f"no loop and call among {texts}"
    caller = "the loop"
    for text in texts[start + 1 :]:
        step = re.fullmatch(r"(.*) calls ('\w+')( through '.*')? here", text)
        if step is None or step[1] != caller:
            yield f"'{text}' does not go on from {caller}"
            return
        caller = step[2]
