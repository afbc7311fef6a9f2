"""The text the parser sees, and the way back from an offset in it to the file, line and column the user knows."""

from __future__ import annotations

from bisect import bisect_right

from gpuoffload_build.diagnostics.model import Location

from .original import Changed, original_offset

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Source:
    """One source file, in free form, preprocessed and with its INCLUDE lines expanded."""

    __slots__ = ("_starts", "form", "lines", "originals", "path", "text")

    def __init__(
        self,
        path: str,
        text: str,
        form: str = "free",
        lines: list[tuple[int, str, int]] | None = None,
        originals: list[Changed] | None = None,
    ) -> None:
        self.path = path
        """As the user names it."""
        self.text = text
        """What the parser reads: free form, lines end in LF."""
        self.form = form
        """'free' or 'fixed', as the file was."""
        self.lines = lines or [(1, path, 1)]
        """Runs (line in text, file, line in file), ascending: lines count on from there to the next run."""
        self.originals = originals or []
        """Lines of `text` that the preprocessor changed, ascending."""
        self._starts: list[int] | None = None

    @property
    def columns_exact(self) -> bool:
        """Every column of `text` is that of the file."""
        return not self.originals

    def location(self, offset: int) -> Location:
        """Where the character at `offset` of `text` is for the user.

        In a line that the preprocessor changed, what precedes and follows the change has its own column, what a macro
        made has that of the macro.
        """
        starts = self._line_starts()
        line = bisect_right(starts, offset)
        first, file, number = self.lines[self._run(line)]
        changed = self._changed(line)
        if changed is None:
            return Location(file, number + line - first, offset - starts[line - 1] + 1)
        begin = starts[changed.first - 1]
        end = starts[changed.last] - 1 if changed.last < len(starts) else len(self.text)
        at = original_offset(changed.original, self.text[begin:end], offset - begin)
        above = changed.original.count("\n", 0, at)
        return Location(file, changed.number + above, at - changed.original.rfind("\n", 0, at))

    def excerpt(self, location: Location) -> str | None:
        """The line of `location` as it is in the file; None if it is none of this text."""
        for changed in self.originals:
            lines = changed.original.split("\n")
            below = location.line - changed.number
            if 0 <= below < len(lines) and self.lines[self._run(changed.first)][1] == location.file:
                return lines[below]
        for i, (first, file, number) in enumerate(self.lines):
            line = first + location.line - number
            end = self.lines[i + 1][0] if i + 1 < len(self.lines) else len(self._line_starts()) + 1
            if file == location.file and first <= line < end:
                return self.line(line)
        return None

    def _changed(self, line: int) -> Changed | None:
        """The changed lines that `line` is among."""
        low, high = 0, len(self.originals)
        while low < high:
            middle = (low + high) // 2
            if self.originals[middle].last < line:
                low = middle + 1
            else:
                high = middle
        if low < len(self.originals) and self.originals[low].first <= line:
            return self.originals[low]
        return None

    def line(self, number: int) -> str:
        """Line `number` of `text`, counted from 1, without its end."""
        starts = self._line_starts()
        end = starts[number] - 1 if number < len(starts) else len(self.text)
        return self.text[starts[number - 1] : end]

    def _line_starts(self) -> list[int]:
        if self._starts is None:
            starts = [0]
            at = self.text.find("\n")
            while at >= 0:
                starts.append(at + 1)
                at = self.text.find("\n", at + 1)
            self._starts = starts
        return self._starts

    def _run(self, line: int) -> int:
        """Index of the run that `line` is in."""
        low, high = 0, len(self.lines)
        while high - low > 1:
            middle = (low + high) // 2
            if self.lines[middle][0] <= line:
                low = middle
            else:
                high = middle
        return low

    def to_record(self) -> dict[str, Any]:
        """For a sidecar: JSON types only."""
        return {
            "path": self.path,
            "form": self.form,
            "text": self.text,
            "lines": [list(run) for run in self.lines],
            "originals": [[c.first, c.last, c.number, c.original] for c in self.originals],
        }

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Source:
        return cls(
            record["path"],
            record["text"],
            record["form"],
            [(run[0], run[1], run[2]) for run in record["lines"]],
            [Changed(c[0], c[1], c[2], c[3]) for c in record["originals"]],
        )
