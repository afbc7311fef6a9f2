"""What the outcomes of one file's loops depend on, and the outcomes in the build cache.

A file can depend only on files that provide a module that it uses, with its submodules, or an external procedure whose
name it says. So the closure over USE statements and words is enough, without any name resolved. A binding label leads
to a file without its name: files with BIND depend on each other. External procedures with an ENTRY provide every name
that they say. Too much costs time.

Judging may ask more: which types extend one (dispatch, finalizers), what a procedure pointer may point to. `Asking`
sees that, and the verdict is kept by what the answers depend on: every file with such types, or every file.
"""

from __future__ import annotations

import os
import re
from array import array
from zlib import crc32

from gpuoffload_build.check.graph import Graph
from gpuoffload_build.diagnostics.json_text import from_json, to_json
from gpuoffload_build.diagnostics.model import Location
from gpuoffload_build.sidecar.store import SUFFIX
from gpuoffload_build.toolchain import cache

from .check_cache import keep, kept
from .check_verdict import Loop, Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.check.procedure_targets import Targets
    from gpuoffload_build.facts.sites import CallSite
    from gpuoffload_build.ir.symbols import Procedure
    from gpuoffload_build.sidecar.record import Record

_WORD = re.compile(r"[a-z_][a-z0-9_$]*")
_MARKED = re.compile(r"\b(bind|class|extends)[ \t&\n]*\(")
_SPLIT = re.compile(r"[a-z0-9_]&[ \t]*(?:!.*)?\n[ \t]*&[a-z0-9_]")
ANYTHING = b""
"""The words of a file that may say any name."""


def words_of(text: str) -> bytes:
    """The CRC-32 of each word of a source, and of `class(` and its like, ascending, four bytes each. Equal ones of two
    words cost time only. ANYTHING where a word may be split between two lines.
    """
    text = text.lower()
    if _SPLIT.search(text):
        return ANYTHING
    said = set(_WORD.findall(text)) | {word + "(" for word in _MARKED.findall(text)}
    return array("I", sorted({crc32(word.encode()) for word in said})).tobytes()


def _crc(word: str) -> int:
    return crc32(word.lower().encode())


_BIND, _ENTRY = _crc("bind("), _crc("entry")
_OF_TYPES = (_crc("class("), _crc("extends("), _crc("final"))
NOTHING, TYPES, PROGRAM = range(3)
"""What judging a file asked of the program beyond the closure: the types that extend one, or everything."""


class Asking(Graph):
    """A graph that sees what it is asked."""

    def __init__(self, bodies: Bodies) -> None:
        super().__init__(bodies, True)
        self.asked = NOTHING

    def pointer_targets(self, call: CallSite) -> Targets:
        """As in `Graph`."""
        self.asked = PROGRAM
        return super().pointer_targets(call)

    def targets(self, call: CallSite) -> Sequence[Procedure]:
        """As in `Graph`."""
        if call.how in ("dispatch", "final"):
            self.asked = max(self.asked, TYPES)
        return super().targets(call)


class Dependencies:
    """The files that each file's outcomes may depend on. Of each of `records`: the words that it says, and the modules
    that it uses, None where only the words tell.

    Sets of files are numbers with a bit for each place: legacy code has thousands of files that all reach each other.
    """

    def __init__(self, records: Sequence[Record], words: Sequence[bytes], uses: Sequence[Iterable[str] | None]) -> None:
        self._records = records
        self._words = [frozenset(array("I", said)) if said else None for said in words]
        self._uses = uses
        self._modules: dict[str, list[int]] = {}
        self._below: dict[str, list[int]] = {}
        self._external: dict[int, list[int]] = {}
        for at, record in enumerate(records):
            for name in names_of(record, "modules"):
                self._modules.setdefault(name, []).append(at)
            for name in names_of(record, "submodules"):
                self._below.setdefault(name.partition("@")[0], []).append(at)
            provided = {_crc(name) for name in names_of(record, "external")}
            if provided and self._has(at, _ENTRY):
                provided |= self._words[at] or frozenset()
            for crc in provided:
                self._external.setdefault(crc, []).append(at)
        self._next: dict[int, int] = {}
        self._saying: dict[int, int] = {}

    def of(self, at: int, asked: int) -> list[int]:
        """The places of the files that the verdict of the file at place `at` may depend on, itself among them,
        ascending.
        """
        if asked == PROGRAM:
            return list(range(len(self._records)))
        found = self._reached(1 << at)
        if asked == TYPES:
            for word in _OF_TYPES:
                found |= self._with(word)
            found = self._reached(found)
        if found & self._with(_BIND):
            found = self._reached(found | self._with(_BIND))
        return list(_places(found))

    def _reached(self, start: int) -> int:
        found = todo = start
        while todo:
            more = 0
            for at in _places(todo):
                more |= self._neighbours(at)
            todo = more & ~found
            found |= todo
        return found

    def _neighbours(self, at: int) -> int:
        if at not in self._next:
            said, uses = self._words[at], self._uses[at]
            if uses is None:
                uses = [name for name in self._modules if said is None or _crc(name) in said]
            own = names_of(self._records[at], "modules")
            above = (name.partition("@")[0] for name in names_of(self._records[at], "submodules"))
            near = {p for name in (*uses, *above) for p in self._modules.get(name, ())}
            near.update(p for name in own for p in self._below.get(name, ()))
            external = self._external.keys() if said is None else self._external.keys() & said
            near.update(p for crc in external for p in self._external[crc])
            self._next[at] = _set_of(near)
        return self._next[at]

    def _with(self, word: int) -> int:
        if word not in self._saying:
            self._saying[word] = _set_of(at for at in range(len(self._records)) if self._has(at, word))
        return self._saying[word]

    def _has(self, at: int, word: int) -> bool:
        said = self._words[at]
        return said is None or word in said


def _set_of(places: Iterable[int]) -> int:
    found = 0
    for at in places:
        found |= 1 << at
    return found


def _places(found: int) -> Iterator[int]:
    """The places in a set, ascending."""
    for at, bit in enumerate(reversed(bin(found))):
        if bit == "1":
            yield at


def names_of(record: Record, *fields: str) -> Iterator[str]:
    """The names that a record provides in these fields, in lower case."""
    for field in fields:
        names = record.provides.get(field)
        for name in names if isinstance(names, list) else ():
            yield str(name).lower()


def outside_state(folders: Iterable[str], records: Iterable[Record]) -> str:
    """What names the module files and sidecars in `folders` of modules that no record provides, by their content."""
    provided = {name for record in records for name in names_of(record, "modules", "submodules")}
    parts: list[str | bytes] = []
    for folder in folders:
        for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
            if name.endswith((".mod", ".smod", SUFFIX)) and name.rpartition(".")[0] not in provided:
                try:
                    with open(os.path.join(folder, name), "rb") as file:
                        parts += (name, file.read())
                except OSError:
                    parts.append(name)
        parts.append(folder)
    return cache.digest(parts)


# Verdicts in the cache


class Verdicts:
    """The verdicts of the files of one project in the build cache; `state` is what all of them depend on."""

    def __init__(self, dependencies: Dependencies, hashes: Sequence[str], state: Sequence[str]) -> None:
        self._dependencies = dependencies
        self._hashes = hashes
        self._state = tuple(state)
        self._entries: dict[tuple[int, int], str] = {}
        self.unkept = ""
        """Why the cache could not be written."""

    def _entry(self, at: int, asked: int) -> str:
        if (at, asked) not in self._entries:
            self._entries[at, asked] = self._made(at, asked)
        return self._entries[at, asked]

    def _made(self, at: int, asked: int) -> str:
        near = self._dependencies.of(at, asked)
        parts = (*self._state, str(asked), self._hashes[at], *(self._hashes[other] for other in near))
        return cache.entry("outcomes", cache.digest(parts), ".json")

    def known(self, at: int) -> Verdict | None:
        """The verdict of the file at place `at`; None where there is none that can be read."""
        for asked in (NOTHING, TYPES, PROGRAM):
            content = kept(self._entry(at, asked))
            try:
                if content["asked"] == asked:
                    return _verdict(content)
            except (ValueError, KeyError, TypeError, IndexError):
                return None
        return None

    def keep(self, at: int, verdict: Verdict) -> None:
        """Stores the verdict, where `known` finds it: what it asked first, then more."""
        content: dict[str, object] = {"asked": verdict.asked}
        for asked in range(verdict.asked + 1):
            if asked == verdict.asked:
                content.update(_content(verdict))
            self.unkept = keep(self._entry(at, asked), content) or self.unkept


def _content(verdict: Verdict) -> dict[str, object]:
    return {
        "findings": [to_json(d) for d in verdict.diagnostics],
        "later": [to_json(d) for d in verdict.later],
        "loops": [loop.to_list() for loop in verdict.loops],
        "problems": verdict.problems,
        "unresolved": [[p.file, p.line, p.column, what, module] for p, what, module in verdict.unresolved],
    }


def _verdict(content: dict[str, Any]) -> Verdict:
    verdict = Verdict()
    verdict.diagnostics = [from_json(finding) for finding in content["findings"]]
    verdict.later = [from_json(finding) for finding in content["later"]]
    verdict.loops = [Loop.from_list(loop) for loop in content["loops"]]
    verdict.problems = [(place, text) for place, text in content["problems"]]
    verdict.unresolved = [(Location(*item[:3]), item[3], item[4]) for item in content["unresolved"]]
    return verdict
