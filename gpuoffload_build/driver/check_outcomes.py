"""What the outcomes of one file's loops depend on, and the outcomes in the build cache.

A file can depend only on files that provide a module that it uses, with its submodules, or an external procedure whose
name it says. So the closure over USE statements and words is enough, without any name resolved. Two ways lead to a file
without its name: a binding label (files with BIND depend on each other) and an override (files with EXTENDS that see
type-bound procedures of the closure belong to it). External procedures with an ENTRY provide every name that they say.
Too much costs time.
"""

from __future__ import annotations

import json
import os
import re
from array import array
from zlib import crc32

from gpuoffload_build.diagnostics.json_text import from_json, to_json
from gpuoffload_build.diagnostics.model import Location
from gpuoffload_build.sidecar.store import SUFFIX
from gpuoffload_build.toolchain import cache

from .check_verdict import Loop, Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from gpuoffload_build.sidecar.record import Record

_WORD = re.compile(r"[a-z_][a-z0-9_$]*")
_MARKED = re.compile(r"\b(bind|class|extends)[ \t&\n]*\(|(?:^|[\n;])[ \t&]*(procedure)\b")
_SPLIT = re.compile(r"[a-z0-9_]&[ \t]*(?:!.*)?\n[ \t]*&[a-z0-9_]")
ANYTHING = b""
"""The words of a file that may say any name."""


def words_of(text: str) -> bytes:
    """The CRC-32 of each word of a source, ascending, four bytes each, and of `class(`, `procedure(` where a statement
    begins so ... Equal ones of two words cost time only. ANYTHING where a word may be split between two lines.
    """
    text = text.lower()
    if _SPLIT.search(text):
        return ANYTHING
    said = set(_WORD.findall(text)) | {f"{one or other}(" for one, other in _MARKED.findall(text)}
    return array("I", sorted({crc32(word.encode()) for word in said})).tobytes()


def _crc(word: str) -> int:
    return crc32(word.lower().encode())


_BIND, _BINDING, _CLASS, _EXTENDS = _crc("bind("), _crc("procedure("), _crc("class("), _crc("extends(")
_ENTRY = _crc("entry")


class Dependencies:
    """The files that each file's outcomes may depend on. Of each of `records`: the words that it says, and the modules
    that it uses, None where only the words tell.
    """

    def __init__(
        self, records: Sequence[Record], words: Sequence[bytes], uses: Sequence[Iterable[str] | None]
    ) -> None:
        self._records = records
        self._words = [frozenset(array("I", said)) if said else None for said in words]
        self._uses = uses
        self._modules: dict[str, list[int]] = {}
        self._below: dict[str, list[int]] = {}
        self._external: dict[int, list[int]] = {}
        for at, record in enumerate(records):
            for name in _names(record, "modules"):
                self._modules.setdefault(name, []).append(at)
            for name in _names(record, "submodules"):
                self._below.setdefault(name.partition("@")[0], []).append(at)
            provided = {_crc(name) for name in _names(record, "external")}
            if provided and self._has(at, _ENTRY):
                provided |= self._words[at] or frozenset()
            for crc in provided:
                self._external.setdefault(crc, []).append(at)
        self._next: dict[int, frozenset[int]] = {}

    def of(self, at: int) -> list[int]:
        """The places of the files that the file at place `at` may depend on, itself among them, ascending."""
        found = self._reached((at,))
        while True:
            more = set()
            if self._say(found, _BIND):
                more |= self._with(_BIND) - found
            if self._say(found, _CLASS):
                bases = {at for at in found if self._has(at, _BINDING)}
                more |= {e for e in self._with(_EXTENDS) - found if not bases.isdisjoint(self._reached((e,)))}
            if not more:
                return sorted(found)
            found = self._reached((*found, *more))

    def _reached(self, start: Iterable[int]) -> set[int]:
        found = set(start)
        todo = list(found)
        while todo:
            for at in self._neighbours(todo.pop()):
                if at not in found:
                    found.add(at)
                    todo.append(at)
        return found

    def _neighbours(self, at: int) -> frozenset[int]:
        if at not in self._next:
            said, uses = self._words[at], self._uses[at]
            if uses is None:
                uses = [name for name in self._modules if said is None or _crc(name) in said]
            own = _names(self._records[at], "modules")
            above = (name.partition("@")[0] for name in _names(self._records[at], "submodules"))
            near = {p for name in (*uses, *above) for p in self._modules.get(name, ())}
            near.update(p for name in own for p in self._below.get(name, ()))
            external = self._external.keys() if said is None else self._external.keys() & said
            near.update(p for crc in external for p in self._external[crc])
            self._next[at] = frozenset(near)
        return self._next[at]

    def _say(self, places: Iterable[int], word: int) -> bool:
        return any(self._has(at, word) for at in places)

    def _with(self, word: int) -> set[int]:
        return {at for at in range(len(self._records)) if self._has(at, word)}

    def _has(self, at: int, word: int) -> bool:
        said = self._words[at]
        return said is None or word in said


def _names(record: Record, *fields: str) -> Iterator[str]:
    for field in fields:
        names = record.provides.get(field)
        for name in names if isinstance(names, list) else ():
            yield str(name).lower()


def outside_state(folders: Iterable[str], records: Iterable[Record]) -> str:
    """What names the module files and sidecars in `folders` of modules that no record provides, by their content."""
    provided = {name for record in records for name in _names(record, "modules", "submodules")}
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


# Outcomes in the cache


def entry_of(parts: Iterable[str]) -> str:
    """The cache entry of one file's verdict, named by all that it depends on."""
    return cache.entry("outcomes", cache.digest(parts), ".json")


def keep(entry: str, verdict: Verdict) -> str:
    """Stores the verdict; why that failed, or ''."""
    content = {
        "findings": [to_json(d) for d in verdict.diagnostics],
        "loops": [loop.to_list() for loop in verdict.loops],
        "problems": verdict.problems,
        "unresolved": [[p.file, p.line, p.column, what, module] for p, what, module in verdict.unresolved],
    }
    try:
        cache.store(entry, json.dumps(content).encode("utf-8", "surrogatepass"))
    except OSError as error:
        return error.strerror or str(error)
    return ""


def known(entry: str) -> Verdict | None:
    """The verdict in the cache; None where there is none that can be read."""
    if not cache.intact(entry):
        return None
    try:
        content = json.loads(cache.body(entry))
        verdict = Verdict()
        verdict.diagnostics = [from_json(finding) for finding in content["findings"]]
        verdict.loops = [Loop.from_list(loop) for loop in content["loops"]]
        verdict.problems = [(place, text) for place, text in content["problems"]]
        verdict.unresolved = [(Location(*item[:3]), item[3], item[4]) for item in content["unresolved"]]
    except (OSError, ValueError, KeyError, TypeError, IndexError):
        return None
    return verdict
