"""Where a preprocessor's output stood in the file, for lines that it changed.

gfortran and cpp change the lines that have macros and leave all others alone. `flang -E` writes every statement anew:
other indentation, comments gone, continuation lines joined and broken elsewhere. Both keep all characters but blanks in
their order, except for what macros made; so original and output are compared without blanks, comments and continuation
marks. A directive counts as a statement; in the output only its first line has the sentinel.
"""

from __future__ import annotations

from .comment import comment_start

SENTINELS = ("!$omp", "!$acc")


class Changed:
    """Lines `first` to `last` of the text came from `original`, which starts at line `number` of its file."""

    __slots__ = ("first", "last", "number", "original")

    def __init__(self, first: int, last: int, number: int, original: str) -> None:
        self.first = first
        self.last = last
        self.number = number
        self.original = original


def original_offset(original: str, shown: str, at: int) -> int:
    """The offset in `original` of what is at `at` in `shown`.

    What precedes the first difference, and what follows the last, has its own place; what is between them has that of
    the name or character where the difference begins.
    """
    before, after = _significant(original), _significant(shown)
    if not before:
        return 0
    place = 0  # of `at` among the significant characters
    while place < len(after) and after[place] < at:
        place += 1
    prefix = 0
    limit = min(len(before), len(after))
    while prefix < limit and original[before[prefix]].lower() == shown[after[prefix]].lower():
        prefix += 1
    if place < prefix:
        return before[place]
    suffix = 0
    while suffix < limit - prefix and original[before[-1 - suffix]].lower() == shown[after[-1 - suffix]].lower():
        suffix += 1
    if place >= len(after):
        return before[-1] + 1
    if place >= len(after) - suffix:
        return before[place - len(after)]
    if prefix == len(before):
        return before[-1]
    start = before[prefix]
    while start > 0 and (original[start - 1].isalnum() or original[start - 1] == "_"):
        start -= 1
    return start


def _significant(text: str) -> list[int]:
    """Offsets of all characters that are neither blank nor in comments, `#` lines and continuation marks."""
    found: list[int] = []
    quote = ""
    at, size = 0, len(text)
    while at < size:
        c = text[at]
        if c == "\n" and text[at + 1 :].lstrip(" \t").startswith("#"):
            at = text.find("\n", at + 1)
            if at < 0:
                break
            continue
        if c == "!" and not quote and text[at : at + 5].lower() in SENTINELS:
            if not found:
                found.append(at)
            at += 5
            continue
        if c == "!" and not quote:
            at = text.find("\n", at)
            if at < 0:
                break
            continue
        if c not in " \t\n&":
            found.append(at)
            if quote:
                quote = "" if c == quote else quote
            elif c in "'\"":
                quote = c
        at += 1
    return found


def without_comment(line: str) -> str:
    """A line of free form up to its comment; of a directive what follows the sentinel."""
    at = comment_start(line)
    if at < 0:
        return line
    if line[at : at + 5].lower() in SENTINELS and not line[:at].strip():
        return line[at + 5 :].partition("!")[0]
    return line[:at]
