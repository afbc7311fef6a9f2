"""The inputs of a link, and the records in them.

What the linker takes is asked from the linker itself: a trial run with `-t` (trace), in which the launchers' symbols
may stay undefined, prints every file and every archive member that it pulls. That is exact for groups,
--whole-archive, -u, -l, linker scripts and LTO; emulating it with symbol tables is not. It costs one more run of the
linker, and only for links that have loops: 40 ms for a small program.
"""

from __future__ import annotations

import mmap
import os

from gpuoffload_build.sidecar import archive, elf, section
from gpuoffload_build.sidecar.codec import Corrupt, frames
from gpuoffload_build.sidecar.record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .argv import Invocation

LAUNCH_SYMBOL = b"gpuoffload_link_with_gpuoffload__"
SYSTEM_FOLDERS = (
    "/usr/local/lib",
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/usr/lib64",
    "/usr/lib",
    "/lib",
)
# Options of the linker whose value is the next word, without their dashes: never a file that goes into the program.
_VALUES = """
soname h o output rpath rpath-link Map T script version-script dynamic-list dynamic-linker I e entry u undefined
z m plugin plugin-opt defsym retain-symbols-file exclude-libs init fini wrap dependency-file
"""
LINKER_VALUES = frozenset(_VALUES.split())


class Input:
    """An object, archive member or shared library with what it says of itself.

    path: the file; member: the archive member's name or ''; texts: the JSON of its records; launches: calls
    launchers of ours
    problem: why its records cannot be read, or ''
    """

    __slots__ = ("_records", "launches", "member", "path", "problem", "shared", "shown", "texts")

    def __init__(self, path: str, member: str, texts: list[str], launches: bool, shared: bool, problem: str) -> None:
        self.path = path
        self.member = member
        self.texts = texts
        self.launches = launches
        self.shared = shared
        self.problem = problem
        self.shown = ""  # what messages call it, where the file is a temporary one
        self._records: list[Record] | None = None

    @property
    def name(self) -> str:
        """For messages: `libst.a(mm.o)`."""
        if self.shown:
            return self.shown
        return f"{self.path}({self.member})" if self.member else self.path

    def records(self) -> list[Record]:
        """The records, decoded once. Corrupt where one is of another format."""
        if self._records is None:
            self._records = [Record.from_json(text) for text in self.texts]
        return self._records

    @property
    def ours(self) -> bool:
        """True where a compile with `--gpu` made it, or where it calls launchers."""
        return self.launches or any('"gpu":{' in text for text in self.texts)


def read_inputs(path: str) -> list[Input]:
    """What a file on the line holds: one input, or one a member of an archive. Files that are none of these give
    none.
    """
    try:
        with open(path, "rb") as file:
            if os.fstat(file.fileno()).st_size < 8:
                return []
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):
        return []
    with data:
        head = data[:8]
        if archive.is_archive(head):
            return _archive(data, path)  # type: ignore[arg-type]
        found = _input(data, path, "", 0, len(data))  # type: ignore[arg-type]
        return [found] if found else []


def _archive(data: bytes, path: str) -> list[Input]:
    result: list[Input] = []
    for member in archive.members(data, path):
        if member.file is not None:
            for inner in read_inputs(member.file):
                inner.path, inner.member = path, member.name
                result.append(inner)
        else:
            found = _input(data, path, member.name, member.start, member.end)
            if found:
                result.append(found)
    return result


def _input(data: bytes, path: str, member: str, start: int, end: int) -> Input | None:
    texts: list[str] = []
    problem = ""
    head = bytes(data[start : start + 18])
    if head[:4] not in (elf.MAGIC, b"\xde\xc0\x17\x0b", b"BC\xc0\xde"):
        return None
    shared = head[:4] == elf.MAGIC and head[16:18] == b"\x03\x00"
    try:
        for payload in section.payloads(data, start, end):
            texts += frames(payload)
    except (Corrupt, elf.NotElf) as error:
        problem = str(error)
    launches = not shared and data.find(LAUNCH_SYMBOL, start, end) >= 0
    return Input(path, member, texts, launches, shared, problem)


def candidates(invocation: Invocation) -> list[str]:
    """The files that the line names, libraries of `-l` included where they are found, in their order, without
    repetition.
    """
    result: list[str] = []
    folders: list[str] = []
    names: list[str] = []
    args = invocation.args
    value_next = False  # a linker option's value follows, after a comma or in the next -Wl
    for at, argument in enumerate(args):
        if at in invocation.values:
            previous = args[at - 1]
            if previous == "-L":
                folders.append(argument)
            elif previous == "-l":
                names.append(argument)
        elif argument[:1] != "-":
            result.append(argument)
        elif argument.startswith("-L") and len(argument) > 2:
            folders.append(argument[2:])
        elif argument.startswith("-l") and len(argument) > 2:
            names.append(argument[2:])
        elif argument.startswith("-Wl,"):
            for part in argument[4:].split(","):
                if value_next:
                    value_next = False
                elif part.lstrip("-") in LINKER_VALUES:
                    value_next = True
                elif part.startswith("-l") and len(part) > 2:
                    names.append(part[2:])
                elif part.startswith("-L") and len(part) > 2:
                    folders.append(part[2:])
                elif part[:1] != "-" and part.endswith((".o", ".a", ".so")):
                    result.append(part)
    folders += [part for part in os.environ.get("LIBRARY_PATH", "").split(":") if part]
    folders += SYSTEM_FOLDERS
    for name in names:
        found = _library(name, folders)
        if found:
            result.append(found)
    output = os.path.realpath(invocation.output or "a.out")  # what an earlier link left there is no input
    return [path for path in dict.fromkeys(result) if os.path.isfile(path) and os.path.realpath(path) != output]


def _library(name: str, folders: list[str]) -> str | None:
    files = (name[1:],) if name[:1] == ":" else (f"lib{name}.so", f"lib{name}.a")
    for folder in folders:
        for file in files:
            path = os.path.join(folder, file)
            if os.path.isfile(path):
                return path
    return None


class Trace:
    """What the linker took: files by their real paths, and members as (real path of the archive, member's name)."""

    __slots__ = ("files", "members")

    def __init__(self, output: str) -> None:
        self.files: list[str] = []
        self.members: list[tuple[str, str]] = []
        for line in output.splitlines():
            line = line.strip()
            if line.startswith("(") and ")" in line:  # ld: (libst.a)mm.o
                outer, _, member = line[1:].partition(")")
                self.members.append((os.path.realpath(outer), member))
            elif line.endswith(")") and "(" in line:  # gold and lld: libst.a(mm.o)
                outer, _, member = line[:-1].rpartition("(")
                self.members.append((os.path.realpath(outer), member))
            elif line:
                self.files.append(os.path.realpath(line))

    def took(self, item: Input) -> bool:
        """True where the input is in the program. Thin archives' members are traced as files of their own."""
        real = os.path.realpath(item.path)
        if not item.member:
            return real in self.files
        if (real, item.member) in self.members:
            return True
        own = os.path.realpath(os.path.join(os.path.dirname(item.path), item.member))
        return own in self.files
