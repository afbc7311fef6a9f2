"""The facts of a procedure as a record has them, with types: for passes and reports that read records only."""

from __future__ import annotations

from .access_path import AccessPath
from .status_changes import COMPONENTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any


class DummyAccess:
    """What a procedure does to one part of a dummy."""

    __slots__ = ("dummy", "letters", "path")

    def __init__(self, dummy: str, path: str, letters: str) -> None:
        self.dummy = dummy
        self.path = AccessPath(path)
        self.letters = letters

    @property
    def reads(self) -> bool:
        return "r" in self.letters

    @property
    def writes(self) -> bool:
        return "w" in self.letters

    @property
    def in_callee(self) -> bool:
        """Whether some of it is what a callee may do: its own record says more."""
        return "c" in self.letters

    @property
    def pointed(self) -> bool:
        """Whether a pointer becomes associated with it."""
        return "p" in self.letters


class RecordPlace:
    """A place of a record."""

    __slots__ = ("column", "file", "line")

    def __init__(self, at: list[Any], file: str) -> None:
        self.line: int = at[0]
        self.column: int = at[1]
        self.file: str = at[2] if len(at) > 2 else file


class StatusEntry:
    """A change of status of `object`; `components`: of allocatable or pointer components of it."""

    __slots__ = ("at", "components", "how", "object")

    def __init__(self, of: str, how: str, at: RecordPlace) -> None:
        self.components = of.endswith(COMPONENTS)
        self.object = of.removesuffix(COMPONENTS)
        self.how = how
        self.at = at


class TemporaryEntry:
    """An actual argument that may be copied."""

    __slots__ = ("at", "because", "callee", "dummy")

    def __init__(self, callee: str, dummy: str, because: str, at: RecordPlace) -> None:
        self.callee = callee
        self.dummy = dummy
        self.because = because
        self.at = at


class CommonMember:
    """A member of a common block that is touched; `offset` in bytes, None where it is not sure."""

    __slots__ = ("block", "mode", "name", "offset")

    def __init__(self, block: str, name: str, mode: str, offset: int | None) -> None:
        self.block = block
        self.name = name
        self.mode = mode
        self.offset = offset


class ProcedureRecord:
    """One member of `facts.procedures` of a record."""

    __slots__ = ("data",)

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data

    @property
    def key(self) -> str:
        key: str = self.data["key"]
        return key

    @property
    def entry_of(self) -> str:
        """The procedure that this is an ENTRY of, or ''."""
        home: str = self.data.get("entry_of", "")
        return home

    def accesses(self, dummy: str | None = None) -> Iterator[DummyAccess]:
        """What it does itself to its dummies, or to one."""
        for entry in self.data.get("dummies", ()):
            if dummy is None or entry["name"] == dummy:
                for path, letters in entry.get("accesses", {}).items():
                    yield DummyAccess(entry["name"], path, letters)

    def _place(self, at: list[Any]) -> RecordPlace:
        return RecordPlace(at, self.data["file"])

    @property
    def allocations(self) -> list[StatusEntry]:
        return self._changes("allocations")

    @property
    def pointers(self) -> list[StatusEntry]:
        return self._changes("pointers")

    def _changes(self, kind: str) -> list[StatusEntry]:
        return [StatusEntry(e["of"], e["how"], self._place(e["at"])) for e in self.data.get(kind, ())]

    @property
    def exits(self) -> list[tuple[str, RecordPlace]]:
        """Keyword and place of each statement that ends it early."""
        return [(e["what"], self._place(e["at"])) for e in self.data.get("exits", ())]

    @property
    def temporaries(self) -> list[TemporaryEntry]:
        found = self.data.get("temporaries", ())
        return [TemporaryEntry(e["to"], e["dummy"], e["because"], self._place(e["at"])) for e in found]

    @property
    def runtime_size(self) -> dict[str, str]:
        """Locals and results whose size is evaluated at entry, and why."""
        return dict(self.data.get("runtime_size", {}))

    @property
    def declared_recursive(self) -> bool | None:
        """RECURSIVE, NON_RECURSIVE, or (None) neither: recursive since F2018."""
        declared = self.data.get("recursion", {}).get("declared")
        return None if declared is None else declared == "recursive"

    @property
    def cycle(self) -> list[str]:
        """The calls in its file that lead back to it; [] where there are none."""
        return list(self.data.get("recursion", {}).get("cycle", ()))

    @property
    def common(self) -> list[CommonMember]:
        blocks = self.data.get("common", {}).items()
        return [
            CommonMember(b, name, m["mode"], m.get("offset")) for b, members in blocks for name, m in members.items()
        ]


def procedures(facts: Mapping[str, Any] | None) -> list[ProcedureRecord]:
    """The procedures of a record's `facts`; none of a stub."""
    return [] if facts is None else [ProcedureRecord(data) for data in facts["procedures"]]
