"""Findings that the source itself allows: `!gpuoffload: allow(CODE) reason`, on the line or on the line before.

The comment may stand at the construct or at the loop that reaches it. Without a reason it allows nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic, Location
    from gpuoffload_build.diagnostics.render import ReadLine

MARK = "!gpuoffload:"


def is_allowed(diagnostic: Diagnostic, read_line: ReadLine) -> bool:
    """Whether a comment with a reason allows the finding."""
    places = (diagnostic.location, *(place for place, text in diagnostic.related if "do concurrent loop" in text))
    return any(diagnostic.code in _codes(place, read_line) for place in places)


def _codes(place: Location, read_line: ReadLine) -> set[str]:
    """The codes that are allowed at a place. A comment on the line before stands there alone."""
    found: set[str] = set()
    for number in (place.line, place.line - 1):
        line = read_line(place.file, number) or ""
        at = line.lower().find(MARK)
        if at >= 0 and (number == place.line or not line[:at].strip()):
            found |= _allowed(line[at + len(MARK) :])
    return found


def _allowed(text: str) -> set[str]:
    """The codes of `allow(CODE[, CODE]) reason`; none where the reason is missing."""
    word, opening, rest = text.strip().partition("(")
    codes, closing, reason = rest.partition(")")
    if word.strip().lower() != "allow" or not opening or not closing or not reason.strip(" \t:-"):
        return set()
    return {code.strip().upper() for code in codes.split(",")}
