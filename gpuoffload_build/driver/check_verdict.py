"""What `gpuoffload check` says: of one file, and of the whole project."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import Location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from gpuoffload_build.check.allowed import Mark
    from gpuoffload_build.diagnostics.model import Diagnostic

    Problem = tuple[str, str]
    """A place and what could not be done there."""


class Loop:
    """One loop: where it is, in which procedure, and what becomes of it: 'device', 'host' or 'error' with the code that
    says why.
    """

    __slots__ = ("code", "location", "procedure", "where")

    def __init__(self, location: Location, procedure: str, where: str, code: str) -> None:
        self.location = location
        self.procedure = procedure
        self.where = where
        self.code = code

    @property
    def outcome(self) -> str:
        """As `gpuoffload report` says it: 'offloaded' or 'host'; 'error' where a build would stop."""
        return "offloaded" if self.where == "device" else self.where

    def to_list(self) -> list[object]:
        """For the cache."""
        at = self.location
        return [at.file, at.line, at.column, self.procedure, self.where, self.code]

    @classmethod
    def from_list(cls, data: Sequence[Any]) -> Loop:
        """What `to_list` made."""
        return cls(Location(data[0], data[1], data[2]), data[3], data[4], data[5])


class Verdict:
    """What one file gave.

    diagnostics  findings: errors, warnings, notes
    later        further findings of loops that have one, in turn: each decides where those before it do not count
    loops        all of its loops
    problems     what could not be analysed
    asked        what judging asked of the program as a whole, for the cache
    unresolved   names that could not be resolved: place, what it is, the module without facts that it comes from or ''
    """

    __slots__ = ("asked", "diagnostics", "later", "loops", "problems", "unresolved")

    def __init__(self) -> None:
        self.asked = 0
        self.diagnostics: list[Diagnostic] = []
        self.later: list[Diagnostic] = []
        self.loops: list[Loop] = []
        self.problems: list[Problem] = []
        self.unresolved: list[tuple[Location, str, str]] = []


class Result(Verdict):
    """What the project gave, in source order.

    target                what the loops are judged for
    files, again, judged  files in all, those read anew, those whose loops were judged anew
    unknown_modules       modules of which there is neither source nor facts, with the first USE of each
    unverified            files that fparser does not take
    marks                 allow comments of all sources
    unkept                why the build cache could not be written, or ''
    seconds               what was done, and how long it took
    """

    __slots__ = (
        "again",
        "files",
        "judged",
        "marks",
        "seconds",
        "target",
        "unkept",
        "unknown_modules",
        "unverified",
        "verified",
    )

    def __init__(self) -> None:
        super().__init__()
        self.target = ""
        self.files = 0
        self.again = 0
        self.judged = 0
        self.marks: list[Mark] = []
        self.unknown_modules: list[tuple[str, Location]] = []
        self.verified = 0
        self.unverified: list[Problem] = []
        self.unkept = ""
        self.seconds: dict[str, float] = {}

    def counting(self, counts: Callable[[Diagnostic], bool]) -> list[Diagnostic]:
        """The findings for which `counts` is true; in place of each other, the next one of its loop that counts.

        `counts` is asked for every finding, so that it may note which of its rules are of use.
        """
        later: dict[Location, list[Diagnostic]] = {}
        for diagnostic in self.later:
            if counts(diagnostic) and diagnostic.loop is not None:
                later.setdefault(diagnostic.loop, []).append(diagnostic)
        found = []
        for diagnostic in self.diagnostics:
            if counts(diagnostic):
                found.append(diagnostic)
            elif diagnostic.loop is not None:
                found += later.get(diagnostic.loop, [])[:1]
        return found

    def take(self, verdict: Verdict) -> None:
        """Adds what one file gave."""
        self.diagnostics += verdict.diagnostics
        self.later += verdict.later
        self.loops += verdict.loops
        self.problems += verdict.problems
        self.unresolved += verdict.unresolved
