"""Archives (`ar`): members, also of thin ones, and which symbols each member defines. GNU and BSD names."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MAGIC = b"!<arch>\n"
THIN = b"!<thin>\n"


class Member:
    """A member: its name; its place in the archive, or its own file where the archive is thin."""

    __slots__ = ("end", "file", "header", "name", "start")

    def __init__(self, name: str, header: int, start: int, end: int, file: str | None) -> None:
        self.name = name
        self.header = header
        self.start = start
        self.end = end
        self.file = file


def is_archive(data: bytes) -> bool:
    """True for an archive, thin or not."""
    return bytes(data[:8]) in (MAGIC, THIN)


def members(data: bytes, path: str) -> Iterator[Member]:
    """The members in their order, without the symbol table and the table of long names."""
    thin = bytes(data[:8]) == THIN
    names = b""
    at = 8
    while at + 60 <= len(data):
        header = bytes(data[at : at + 60])
        size = int(header[48:58])
        raw = header[:16].rstrip()
        if raw[:1] == b"/" and raw[1:2].isdigit():
            raw = raw.split(b" ", 1)[0]  # GNU ar leaves the end of a shorter name behind: `/33            /`
        start = at + 60
        following = start + size + (size & 1)
        if raw in (b"/", b"/SYM64/"):
            pass
        elif raw == b"//":
            names = bytes(data[start : start + size])
        else:
            content = start
            if raw[:1] == b"/" and raw[1:].isdigit():
                begin = int(raw[1:])
                name = names[begin : names.index(b"\n", begin)].rstrip(b"/")
            elif raw[:3] == b"#1/":
                content = start + int(raw[3:])
                name = bytes(data[start:content]).rstrip(b"\0")
            else:
                name = raw.rstrip(b"/")
            text = os.fsdecode(name)
            if not name.startswith(b"__.SYMDEF"):
                if thin:
                    yield Member(text, at, 0, 0, os.path.join(os.path.dirname(path), text))
                else:
                    yield Member(text, at, content, start + size, None)
            if thin:
                following = start
        at = following


def symbol_table(data: bytes) -> list[tuple[bytes, int]]:
    """(symbol, offset of the member's header) in the order of the archive's index; empty where there is none."""
    if len(data) < 68:
        return []
    header = bytes(data[8:68])
    wide = header[:8] == b"/SYM64/ "
    if not wide and header[:2] != b"/ ":
        return []
    size = int(header[48:58])
    width = 8 if wide else 4
    body = bytes(data[68 : 68 + size])
    count = int.from_bytes(body[:width], "big")
    names = body[width * (count + 1) :].split(b"\0")
    return [(names[n], int.from_bytes(body[width * (n + 1) : width * (n + 2)], "big")) for n in range(count)]
