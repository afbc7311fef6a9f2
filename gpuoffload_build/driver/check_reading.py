"""The first half of `gpuoffload check`: the records of all sources, objects and libraries."""

from __future__ import annotations

import os

from gpuoffload_build.sidecar.codec import Corrupt
from gpuoffload_build.sidecar.interface import is_interface
from gpuoffload_build.sidecar.record import Record
from gpuoffload_build.toolchain.workers import spread

from .check_record import Checked, compiler_of, read_command
from .inputs import read_inputs
from .offloading import bug

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gpuoffload_build.check.sources import SourceCommand
    from gpuoffload_build.toolchain.host import HostCompiler

    from .check_verdict import Result

    Progress = Callable[[str, int, int], None]
    """Told what is being done, how much of it is done, and how much there is."""


class Reading:
    """records: of all sources and objects, in their order; sources: what reading each source gave, by its record's hash

    uses: modules that sources use: name, file, line, column
    """

    __slots__ = ("records", "sources", "uses")

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.sources: dict[str, Checked] = {}
        self.uses: list[tuple[str, str, int, int]] = []


def read_sources(
    commands: Sequence[SourceCommand], jobs: int, version: str, result: Result, progress: Progress
) -> Reading:
    """What all sources give; what is wrong with them goes into the result."""
    reading = Reading()
    for command, checked in zip(commands, _read(commands, jobs, version, progress)):
        result.files += 1
        result.again += checked.again
        result.marks += checked.marks
        result.unkept = checked.unkept or result.unkept
        result.problems += checked.missing
        result.problems += checked.errors
        if checked.problem:
            result.problems.append((command.path, checked.problem))
        reading.uses += ((name, command.path, line, column) for name, line, column in checked.uses)
        if checked.record:
            record = Record.from_json(checked.record)
            checked.record = ""  # the text of all sources twice would be much
            reading.records.append(record)
            reading.sources.setdefault(record.hash, checked)
    return reading


def _read(commands: Sequence[SourceCommand], jobs: int, version: str, progress: Progress) -> list[Checked]:
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
    return [found[at] for at in range(len(work))]


def read_objects(paths: Sequence[str], alone: bool, reading: Reading, result: Result) -> None:
    """Adds what objects, archives and libraries give. `alone`: no sources are given, so their loops are asked for."""
    for path in paths:
        found = _object_records(path, result)
        if alone and any(is_interface(record.source) and record.loops != [] for record in found):
            text = "it keeps interfaces alone, so its loops cannot be judged: give its objects or sources instead"
            result.problems.append((path, text))
        reading.records += found


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
