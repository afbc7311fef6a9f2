"""Response files (`@file`) expanded the way gcc and LLVM do it: recursively, with quotes and backslashes.

`@file` stands for itself where no such file can be read.
"""

from __future__ import annotations

import os

LIMIT = 200  # nesting and loops: gcc gives up after 2000 files


def split(text: str) -> list[str]:
    """The words of a response file: blanks separate, quotes group, a backslash takes the next character as it is."""
    words: list[str] = []
    word: list[str] = []
    quote = ""
    started = False
    at = 0
    while at < len(text):
        char = text[at]
        at += 1
        if char == "\\" and at < len(text):
            word.append(text[at])
            at += 1
            started = True
        elif quote:
            if char == quote:
                quote = ""
            else:
                word.append(char)
        elif char in "'\"":
            quote = char
            started = True
        elif char.isspace():
            if started:
                words.append("".join(word))
                word.clear()
                started = False
        else:
            word.append(char)
            started = True
    if started:
        words.append("".join(word))
    return words


def quoted(words: list[str]) -> str:
    """The text of a response file that gives `words` back, one a line."""
    lines = []
    for word in words:
        escaped = word.replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'"{escaped}"\n')
    return "".join(lines)


def expand(arguments: list[str]) -> list[str]:
    """`arguments` with every readable `@file` replaced by its words, also inside response files."""
    result: list[str] = []
    waiting = list(reversed(arguments))
    files = 0
    while waiting:
        argument = waiting.pop()
        if argument[:1] == "@" and len(argument) > 1 and files < LIMIT and os.path.isfile(argument[1:]):
            try:
                with open(argument[1:], encoding="utf-8", errors="surrogateescape") as file:
                    words = split(file.read())
            except OSError:
                result.append(argument)
                continue
            files += 1
            waiting.extend(reversed(words))
        else:
            result.append(argument)
    return result
