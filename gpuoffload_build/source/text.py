"""The text the parser sees, and the way back from an offset in it to the file, line and column the user knows."""

from __future__ import annotations

from bisect import bisect_right

from gpuoffload_build.diagnostics.model import Location

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
        originals: dict[int, str] | None = None,
    ) -> None:
        self.path = path
        """As the user names it."""
        self.text = text
        """What the parser reads: free form, lines end in LF."""
        self.form = form
        """'free' or 'fixed', as the file was."""
        self.lines = lines or [(1, path, 1)]
        """Runs (line in text, file, line in file), ascending: lines count on from there to the next run."""
        self.originals = originals or {}
        """Lines of `text` that the preprocessor changed, by number, as they are in the file."""
        self._starts: list[int] | None = None

    @property
    def columns_exact(self) -> bool:
        """Every column of `text` is that of the file."""
        return not self.originals

    def location(self, offset: int) -> Location:
        """Where the character at `offset` of `text` is for the user.

        A line that the preprocessor changed is compared with the original: what precedes and follows the change has its
        own column, what a macro made has the macro's.
        """
        starts = self._line_starts()
        line = bisect_right(starts, offset)
        column = offset - starts[line - 1]
        first, file, number = self.lines[self._run(line)]
        original = self.originals.get(line)
        if original is not None:
            column = original_column(original, self.line(line), column)
        return Location(file, number + line - first, column + 1)

    def excerpt(self, location: Location) -> str | None:
        """The line of `location` as it is in the file; None if it is none of this text."""
        for i, (first, file, number) in enumerate(self.lines):
            if file != location.file or location.line < number:
                continue
            line = first + location.line - number
            end = self.lines[i + 1][0] if i + 1 < len(self.lines) else len(self._line_starts()) + 1
            if line < end:
                return self.originals.get(line) or self.line(line)
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
            "originals": [[line, text] for line, text in sorted(self.originals.items())],
        }

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Source:
        return cls(
            record["path"],
            record["text"],
            record["form"],
            [(run[0], run[1], run[2]) for run in record["lines"]],
            dict(record["originals"]),
        )


def original_column(original: str, shown: str, column: int) -> int:
    """The column (from 0) in `original` of what is at `column` of `shown`, by what both have in common.

    Indentation may differ (flang -E); then equal beginnings and ends decide; in between it is where the change begins.
    """
    before, after = original.lstrip(), shown.lstrip()
    indent, shown_indent = len(original) - len(before), len(shown) - len(after)
    before, after = before.rstrip(), after.rstrip()
    at = column - shown_indent
    if at < 0:
        return min(column, indent)
    low_before, low_after = before.lower(), after.lower()
    limit = min(len(before), len(after))
    prefix = 0
    while prefix < limit and low_before[prefix] == low_after[prefix]:
        prefix += 1
    if at < prefix:
        return indent + at
    suffix = 0
    while suffix < limit - prefix and low_before[-1 - suffix] == low_after[-1 - suffix]:
        suffix += 1
    if at >= len(after) - suffix:
        return indent + at - len(after) + len(before)
    # a change begins at a name, not amid one: `N` that became `N2` or `100`
    while prefix and (before[prefix - 1].isalnum() or before[prefix - 1] == "_"):
        prefix -= 1
    return indent + prefix
