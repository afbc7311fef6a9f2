"""Indented text whose lines carry the Fortran line that they come from, by `#line`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Location

INDENT = "  "


class Block:
    """`with writer.block("if (x)"):` prints the braces and indents what is between them."""

    def __init__(self, writer: Writer, head: str, tail: str) -> None:
        self._writer = writer
        self._head = head
        self._tail = tail

    def __enter__(self) -> None:
        self._writer.line(f"{self._head} {{".lstrip())
        self._writer.depth += 1

    def __exit__(self, *_: object) -> None:
        self._writer.depth -= 1
        self._writer.line(f"}}{self._tail}")


class Writer:
    """Collects lines. After `at(location)` the next line is that line of the user's file."""

    def __init__(self, depth: int = 0) -> None:
        self.lines: list[str] = []
        self.depth = depth
        self._file = ""
        self._next = 0  # the line number that the compiler gives to the next line; 0: none of the user's

    def at(self, location: Location) -> None:
        """From here on the text stems from `location`."""
        if location.file != self._file or location.line != self._next:
            file = location.file.replace("\\", "\\\\").replace('"', '\\"')
            self.lines.append(f'#line {location.line} "{file}"')
            self._file, self._next = location.file, location.line

    def line(self, text: str) -> None:
        self.lines.append(INDENT * self.depth + text if text else "")
        self._next += 1

    def block(self, head: str, tail: str = "") -> Block:
        return Block(self, head, tail)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"
