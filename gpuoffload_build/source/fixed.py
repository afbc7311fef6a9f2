"""Fixed form -> free form in place: every token keeps its line and its column (F2023 6.3.3).

What changes: comment marks in column 1 become `!`, the mark in column 6 `&`, a continued line gets a `&` at its end,
directives (`c$omp`, `c$omp+`) too; text past the last column and comments behind code go; blanks inside `.and .` and
its like, and inside numbers (`3.14159 26535 D0`), go behind them. Blanks inside keywords and names are kept, so that
the parser reports them; nobody guesses. A name, number or character constant that reaches the last column goes on in
column 7 of the next line, as it does in fixed form.
"""

from __future__ import annotations

import re

_COUNT = re.compile(r"(?<![\w.])(\d+)[hH]")
_TYPE_WITH_SIZE = re.compile(r"[ \t\d]*(?:integer|real|complex|logical|character)[ \t]*\*[ \t]*\Z", re.I)

_DIRECTIVE = re.compile(r"[c*!]\$(?:omp|acc)", re.I)

_OPERATORS = ("and", "or", "not", "eqv", "neqv", "eq", "ne", "lt", "le", "gt", "ge", "true", "false")
_QUOTED = r"'[^']*(?:'|\Z)|\"[^\"]*(?:\"|\Z)"
_SPACED = re.compile(
    _QUOTED + r"|\.[ \t]*(?:" + "|".join("[ \t]*".join(name) for name in _OPERATORS) + r")[ \t]*\.", re.I
)
_GAP = re.compile(r"[\d.][ \t]+[\dde]|[de][ \t]+[\d+-]", re.I)
_NUMBER = re.compile(
    _QUOTED + r"|(?<![\w.])(?:\d[\d \t]*\.|\.[ \t]*\d)[\d \t]*[de][ \t]*[+-]?(?:[ \t]*\d)+"  # with an exponent
    r"|(?<![\w.])\d[\d \t]*\.(?:[ \t]*\d)+"
    r"|\d(?:[ \t]*\d)+(?:\.(?![ \t]*[a-z]))?",  # of a name, too: two numbers never stand side by side
    re.I,
)


def _join(match: re.Match[str]) -> str:
    """A logical operator, logical constant or number with the blanks in it moved behind it."""
    text = match[0]
    return text if text[0] in "'\"" else "".join(text.split()).ljust(len(text))


class Context:
    """What a line leaves open for its continuation: a quote, or characters of a Hollerith constant."""

    __slots__ = ("hollerith", "quote")

    def __init__(self) -> None:
        self.quote = ""
        self.hollerith = 0

    def open(self) -> bool:
        return bool(self.quote) or self.hollerith > 0

    def cut_comment(self, line: str, begin: int) -> str:
        """`line` without its comment, scanned from `begin` on."""
        if not self.open() and not ("!" in line or "'" in line or '"' in line or "h" in line or "H" in line):
            return line
        i, size = begin, len(line)
        while i < size:
            c = line[i]
            if self.hollerith:
                taken = min(self.hollerith, size - i)
                self.hollerith -= taken
                i += taken
                continue
            if self.quote:
                if c == self.quote:
                    self.quote = ""
            elif c in "'\"":
                self.quote = c
            elif c == "!" and i != 5:
                return line[:i]
            elif c in "hH" and line[i - 1].isdigit():
                self.hollerith = _hollerith_count(line, i)
            i += 1
        return line


def _hollerith_count(line: str, at: int) -> int:
    """Characters of the Hollerith constant whose `H` is at `at`; 0 if it is part of a name or follows `real*8`."""
    first = at
    while first > 0 and line[first - 1].isdigit():
        first -= 1
    m = _COUNT.match(line, first)
    return 0 if m is None or _TYPE_WITH_SIZE.match(line[:first]) else int(m.group(1))


def _add_directive(out: list[str], previous: int, line: str) -> int:
    """Add a line of a directive, whose column 6 says whether it goes on with the one at `previous`; its own index."""
    line = Context().cut_comment("!" + line[1:], 6).rstrip()
    mark = line[5:6].strip()
    if mark not in ("", "0") and previous >= 0:
        out[previous] += " &"
        mark = "&"
    elif mark == "0":
        mark = " "
    out.append(line[:5] + mark + line[6:] if mark else line)
    return len(out) - 1


def to_free(text: str, width: int = 72) -> str:
    """`text` in free form, line by line; `width` is the last column (0: no limit)."""
    if width <= 0:
        width = 1 << 30
    out: list[str] = []
    previous = -1  # index of the statement's line written last
    directive = -1  # index of the directive's line written last
    context = Context()
    for line in text.split("\n"):
        first = line[:1]
        if first and first in "cC*!dD":
            if line[1:2] == "$" and _DIRECTIVE.match(line):
                directive = _add_directive(out, directive, line[:width])
            else:
                out.append("!" + line[1:])
            continue
        if not line or line.isspace():
            out.append("")
            continue
        if first == "#":
            out.append(line)
            continue
        mark, begin, limit = 5, 6, width
        if "\t" in line[:6]:
            tab = line.index("\t")
            continued = line[tab + 1 : tab + 2] in tuple("123456789")
            mark, begin = tab + 1, tab + (2 if continued else 1)
            limit = begin + width - 6
        else:
            continued = len(line) > 5 and line[5] not in " 0" and not line[:5].strip()
        comment = line.find("!")
        if comment >= 0 and comment != mark and not line[:comment].strip():
            out.append(line)
            continue
        line = line[:limit]
        if "." in line and not (continued and context.open()):
            line = _SPACED.sub(_join, line)
        if _GAP.search(line, begin) and not (continued and context.open()) and not _COUNT.search(line):
            line = line[:begin] + _NUMBER.sub(_join, line[begin:])
        if continued and previous >= 0:
            before = out[previous]
            if context.open():
                used = width if width < 1 << 30 else len(before)
                if context.hollerith:
                    context.hollerith = max(0, context.hollerith - max(0, used - len(before)))
                out[previous] = before.ljust(used) + "&"
            elif len(before) < width:
                out[previous] = before + " &"
            else:
                out[previous] = before + "&"
            line = context.cut_comment(line[:mark] + "&" + line[begin:], begin)
        else:
            context = Context()
            if mark == 5 and line[5:6] == "0":
                line = line[:5] + " " + line[6:]
            line = context.cut_comment(line, 0)
        out.append(line if context.open() else line.rstrip())
        previous = len(out) - 1
    return "\n".join(out)
