"""Findings that the source itself allows: `!gpuoffload: allow(CODE[, CODE]) reason`, on the line or on the line before.

The comment may stand at the construct or at the loop that reaches it. Without a reason it allows nothing, and that is
told; so is one that names a code that does not exist, and one that allows nothing.
"""

from __future__ import annotations

import re

from gpuoffload_build.diagnostics.codes import CODES
from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.diagnostics.nearest import no_such_code
from gpuoffload_build.source.comment import comment_start
from gpuoffload_build.source.load import decode

from .unsupported import ROWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gpuoffload_build.diagnostics.render import ReadLine

    Mark = tuple[str, int, int]
    """File, line and column of a comment."""

MARK = re.compile(r"!\s*gpuoffload:", re.IGNORECASE)
FORM = "write !gpuoffload: allow(CODE) reason"
WHY = "a comment that allows nothing misleads whoever reads the line, and may hide the next finding there"


class Allow:
    """The comment at column `at` (from 0) of a line: the codes that it allows, or `problem`, what is wrong with it."""

    __slots__ = ("codes", "problem")

    def __init__(self, line: str, at: int) -> None:
        self.codes: tuple[str, ...] = ()
        self.problem = ""
        word, opening, rest = line[at:].partition(":")[2].strip().partition("(")
        names, closing, reason = rest.partition(")")
        codes = tuple(name.strip().upper() for name in names.split(",") if name.strip())
        unknown = next((code for code in codes if code not in CODES), None)
        if word.strip().lower() != "allow" or not opening or not closing or not codes:
            self.problem = "this comment is not understood, and allows nothing"
        elif unknown is not None:
            self.problem = no_such_code(unknown)
        elif not reason.strip(" \t:-"):
            self.problem = "this comment has no reason, and allows nothing"
        else:
            self.codes = codes


class Allowed:
    """The allow comments of a project; `read_line` gives the lines of its files."""

    def __init__(self, read_line: ReadLine) -> None:
        self._read_line = read_line
        self._used: set[tuple[str, int, str]] = set()

    def covers(self, diagnostic: Diagnostic) -> bool:
        """Whether a comment allows the finding: at its construct, or at its loop."""
        at_construct = self._at(diagnostic.location, diagnostic.code)
        at_loop = diagnostic.loop is not None and self._at(diagnostic.loop, diagnostic.code)
        return at_construct or at_loop

    def _at(self, place: Location, code: str) -> bool:
        """Whether the line of `place`, or a comment that stands alone on the line before, allows the code."""
        for number in (place.line, place.line - 1):
            line = self._read_line(place.file, number) or ""
            at = comment_at(line)
            here = at >= 0 and (number == place.line or not line[:at].strip())
            if here and code in Allow(line, at).codes:
                self._used.add((place.file, number, code))
                return True
        return False

    def complaints(
        self, marks: Iterable[Mark], target: str, complete: bool, chosen: Callable[[str], bool]
    ) -> list[Diagnostic]:
        """What is to be said of the comments themselves, once `covers` has been asked for every finding.

        A code that this run cannot find is no reason to complain: a row of the list that another target has, a code
        that is not `chosen`. Nor is any where the analysis is not `complete`.
        """
        found = []
        for file, number, column in marks:
            line = self._read_line(file, number) or ""
            allow = Allow(line, column - 1)
            place = Location(file, number, column)
            width = len(line.rstrip()) - column + 1
            if allow.problem:
                found.append(Diagnostic("GPU0111", "warning", place, allow.problem, WHY, FORM, width=width))
            unused = [code for code in allow.codes if (file, number, code) not in self._used]
            if complete and unused and all(chosen(code) and _possible(code, target) for code in unused):
                message = f"nothing here needs allow({', '.join(unused)})"
                help = "remove it, or move it to the line of the construct or of its loop, or to the line before"
                found.append(Diagnostic("GPU0111", "warning", place, message, WHY, help, width=width))
        return found


def _possible(code: str, target: str) -> bool:
    """Whether a target can give the finding."""
    return all(target in row.devices for row in ROWS if row.code == code)


def marks_in(path: str, raw: bytes) -> list[Mark]:
    """The comments for us in a source."""
    if b"gpuoffload:" not in raw.lower():
        return []
    found = []
    for number, line in enumerate(decode(raw).split("\n"), 1):
        at = comment_at(line)
        if at >= 0:
            found.append((path, number, at + 1))
    return found


def comment_at(line: str) -> int:
    """Where a comment for us begins in a line, -1 where none does: in a character literal it is none."""
    if MARK.search(line) is None:
        return -1
    start = comment_start(line)
    found = MARK.search(line, start) if start >= 0 else None
    return -1 if found is None else found.start()
