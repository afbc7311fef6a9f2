"""Where the comment of a line begins."""

from __future__ import annotations


def comment_start(line: str) -> int:
    """The index of the `!` that begins a comment, -1 where none does: in a character literal it is none (6.3.2.3).

    For lines on which no literal of an earlier line goes on.
    """
    if "!" not in line:
        return -1
    quote = ""
    for at, c in enumerate(line):
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c == "!":
            return at
    return -1
