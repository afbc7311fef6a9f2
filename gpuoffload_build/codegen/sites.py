"""Places that a kernel may report when it stops: one table for all kernels of a source file."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Location


class Site:
    """A place that the kernel may report: `error stop`, a failed check."""

    __slots__ = ("file", "line", "text")

    def __init__(self, file: str, line: int, text: str) -> None:
        self.file = file
        self.line = line
        self.text = text


class Sites:
    """The table while it grows."""

    def __init__(self) -> None:
        self.rows: list[Site] = []

    def number(self, location: Location, text: str) -> int:
        """The row for `text` at `location`."""
        for n, row in enumerate(self.rows):
            if (row.file, row.line, row.text) == (location.file, location.line, text):
                return n
        self.rows.append(Site(location.file, location.line, text))
        return len(self.rows) - 1
