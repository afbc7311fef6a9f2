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
    """Collects lines. After `at(location)` each line stands for that line of the user's file."""

    def __init__(self, depth: int = 0) -> None:
        self.lines: list[str] = []
        self.depth = depth
        self._here: tuple[str, int] | None = None
        self._next: tuple[str, int] | None = None  # what the compiler takes the next line for

    def at(self, location: Location) -> None:
        """From here on the text stems from `location`."""
        self._here = location.file, location.line

    def line(self, text: str) -> None:
        if self._here is not None and self._next != self._here and text != "}":
            file, number = self._here
            quoted = file.replace("\\", "\\\\").replace('"', '\\"')
            self.lines.append(f'#line {number} "{quoted}"')
            self._next = self._here
        self.lines.append(INDENT * self.depth + text if text else "")
        if self._next is not None:
            self._next = self._next[0], self._next[1] + 1

    def block(self, head: str, tail: str = "") -> Block:
        return Block(self, head, tail)

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"
