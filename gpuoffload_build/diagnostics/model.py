"""Diagnostics as values: every room makes them, only renderers print them."""

from __future__ import annotations


class Location:
    """A place in a file as the user names it; line and column count from 1. Line 0: no place, `file` is who speaks."""

    __slots__ = ("column", "file", "line")

    def __init__(self, file: str, line: int, column: int) -> None:
        self.file = file
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file

    def __repr__(self) -> str:
        return f"Location({self.file!r}, {self.line}, {self.column})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Location):
            return NotImplemented
        return (self.file, self.line, self.column) == (other.file, other.line, other.column)

    def __hash__(self) -> int:
        return hash((self.file, self.line, self.column))


class Diagnostic:
    """One message to the user: what is wrong (`message`), why it is so (`why`), what to do (`help`)."""

    __slots__ = ("code", "help", "location", "loop", "message", "related", "severity", "why", "width")

    def __init__(
        self,
        code: str,
        severity: str,
        location: Location,
        message: str,
        why: str = "",
        help: str = "",
        related: tuple[tuple[Location, str], ...] = (),
        width: int = 1,
    ) -> None:
        self.code = code
        self.severity = severity
        """'error', 'warning' or 'note'."""
        self.location = location
        self.message = message
        self.why = why
        self.help = help
        self.related = related
        """Further places, each with its text: the declaration, the chain of calls."""
        self.width = width
        """Columns that the construct covers from `location` on; renderers underline them, up to the line's end."""
        self.loop: Location | None = None
        """The loop that it is about, where a project is judged. In `related`, the calls from the loop down to the
        construct follow the loop's own place.
        """

    def __repr__(self) -> str:
        return f"Diagnostic({self.code!r}, {self.severity!r}, {self.location!r}, {self.message!r})"


class CompilerBug(Exception):  # noqa: N818
    """A failure of ours: an internal assumption did not hold. The user sees GPU0002 at `location`."""

    def __init__(self, message: str, location: Location | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.location = location


class NotYet(Exception):  # noqa: N818
    """Valid Fortran that we cannot do yet. Raised in lower and codegen; the caller makes GPU0001 of it."""

    def __init__(self, message: str, location: Location) -> None:
        super().__init__(message)
        self.message = message
        self.location = location
