"""Free-form Fortran text on its way to the host compiler: expressions on one line, long lines folded, line markers."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH = 120
"""Generated lines are folded here: under the 132 columns that every compiler takes by default."""


def statement_text(text: str, start: int, end: int) -> str:
    """`text[start:end]`, part of one statement, on one line: continuations joined, comments dropped."""
    out: list[str] = []
    i = start
    quote = ""
    while i < end:
        c = text[i]
        if quote:
            if c == "&" and text[i + 1 : _line_end(text, i)].strip() == "":
                i = _after_continuation(text, i, True)
                continue
            if c == quote:
                quote = ""
            out.append(c)
        elif c in "'\"":
            quote = c
            out.append(c)
        elif c == "!":
            i = _line_end(text, i)
            continue
        elif c == "&":
            i = _after_continuation(text, i, False)
            if not text.startswith("&", i - 1):
                out.append(" ")
            continue
        elif c == "\n":
            out.append(" ")
        else:
            out.append(c)
        i += 1
    return "".join(out).strip()


def _line_end(text: str, i: int) -> int:
    end = text.find("\n", i)
    return len(text) if end < 0 else end


def _after_continuation(text: str, i: int, in_string: bool) -> int:
    """Offset of the first character that goes on with the statement continued by the `&` at `i`."""
    i = _line_end(text, i) + 1
    while i < len(text):
        end = _line_end(text, i)
        line = text[i:end]
        content = line.lstrip(" \t")
        if content and not content.startswith("!"):
            lead = i + len(line) - len(content)
            if content.startswith("&"):
                return lead + 1
            return i if in_string else lead
        i = end + 1
    return len(text)


def fold(statement: str, width: int = WIDTH) -> str:
    """`statement` as one or more physical lines; any place may be broken because both sides get an ampersand."""
    if len(statement) <= width:
        return statement
    lines: list[str] = []
    rest = statement
    while len(rest) > width:
        cut = _break(rest, width - 1)
        lines.append(rest[:cut] + "&")
        rest = "&" + rest[cut:]
    lines.append(rest)
    return "\n".join(lines)


def _break(text: str, limit: int) -> int:
    """Where to break `text`: after a comma or blank if there is one in the second half, else at `limit`."""
    for i in range(limit - 1, limit // 2, -1):
        if text[i] in ", ":
            return i + 1
    return limit


def marker(line: int, file: str) -> str:
    """`# 12 "a.f90"`: the next line is line 12 of a.f90, for gfortran (with and without -cpp) and flang."""
    name = file.replace("\\", "\\\\").replace('"', '\\"')
    return f'# {line} "{name}"'


def ends_continued(line: str, quote: str) -> tuple[bool, str]:
    """Whether a physical free-form line is continued, and the quote of a string that goes on after it.

    `quote` is the one that was open before it.
    """
    last = ""
    for c in line:
        if quote:
            if c == quote:
                quote = ""
        elif c in "'\"":
            quote = c
        elif c == "!":
            break
        if not c.isspace():
            last = c
    return last == "&", quote if last == "&" else ""


def physical_lines(text: str) -> Iterator[tuple[int, int]]:
    """(start, end) offsets of each line, line feed excluded."""
    start = 0
    while start < len(text):
        end = _line_end(text, start)
        yield start, end
        start = end + 1
