"""Bytes of a file (and what the preprocessor made of them) -> Source."""

from __future__ import annotations

import os
import re

from .fixed import to_free
from .original import Changed, without_comment
from .text import Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_HASH_LINE = re.compile(rb"^[ \t]*#", re.M)
_MARKER = re.compile(r'#(?:line)?[ \t]+(?:(\d+)[ \t]+"((?:[^"\\]|\\.)*)"|"((?:[^"\\]|\\.)*)"[ \t]+(\d+)|(\d+)[ \t]*$)')
_INCLUDE = re.compile(r"^[ \t]*(?:\d+[ \t]+)?include[ \t]*(?:'([^'\n]+)'|\"([^\"\n]+)\")[ \t]*(?:!.*)?$", re.I | re.M)
_FREE_SENTINEL = re.compile(r"^([ \t]*)!\$(?=[ \t])", re.M)
_FIXED_SENTINEL = re.compile(r"^[c*!]\$(?=[ \t0-9]{3}[^\n])", re.M | re.I)
_CONTINUED = re.compile(r"&[ \t]*$")
_MAX_DEPTH = 40
_BUILT_IN = ("<built-in>", "<command-line>", "<command line>", "<stdin>")


def needs_preprocessor(raw: bytes) -> bool:
    """The file has a line that begins with `#`."""
    return b"#" in raw and _HASH_LINE.search(raw) is not None


def decode(raw: bytes) -> str:
    """Text of `raw`: UTF-8 (without its byte order mark), else Latin-1; lines end in LF."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = raw.decode("latin-1")
    return text.replace("\r\n", "\n") if "\r" in text else text


def load(
    path: str,
    raw: bytes,
    form: str,
    preprocessed: bytes | None = None,
    include_dirs: Sequence[str] = (),
    width: int = 72,
    openmp: bool = False,
) -> Source:
    """The Source of file `path`, whose contents are `raw`.

    form: 'free' or 'fixed'. preprocessed: what `gfortran -E`, `flang -E` or `cpp` made of the file. include_dirs: where
    INCLUDE looks after the directory of the including file. width: last column of fixed form, 0 for none. openmp: `!$ `
    lines are code.
    """
    original = decode(raw)
    text = original
    lines: list[tuple[int, str, int]] | None = None
    originals: list[Changed] = []
    if preprocessed is not None:
        text, lines = _strip_markers(decode(preprocessed), path)
        originals = _changed_lines(text, lines, path, original, preprocessed.startswith(b"#line"))
    if _INCLUDE.search(text):
        text, lines, originals = _expand_includes(text, lines or [(1, path, 1)], originals, path, include_dirs)
    if openmp and "$" in text:
        text = _FREE_SENTINEL.sub(r"\1  ", text) if form == "free" else _FIXED_SENTINEL.sub("  ", text)
    if form == "fixed":
        text = to_free(text, width)
    return Source(path, text, form, lines, originals)


def _strip_markers(text: str, path: str) -> tuple[str, list[tuple[int, str, int]]]:
    """`text` without the preprocessor's `# n "file"` lines, and the runs they stand for."""
    out: list[str] = []
    runs: list[tuple[int, str, int]] = []
    file, number = path, 1
    begins = True
    for line in text.split("\n"):
        if line.startswith("#"):
            m = _MARKER.match(line)
            if m is not None:
                given = m.group(2) if m.group(2) is not None else m.group(3)
                if given is not None:
                    file = given.replace("\\\\", "\\").replace('\\"', '"')
                    if file in _BUILT_IN or os.path.normpath(file) == os.path.normpath(path):
                        file = path
                number = int(m.group(1) or m.group(4) or m.group(5))
                begins = True
                continue
            line = ""  # `#pragma`, `#ident`: nothing to Fortran
        if begins:
            at = len(out) + 1
            if runs and runs[-1][0] == at:
                runs.pop()
            previous = runs[-1] if runs else None
            if previous is None or previous[1] != file or at - previous[0] != number - previous[2]:
                runs.append((at, file, number))
            begins = False
        out.append(line)
        number += 1
    return "\n".join(out), runs or [(1, path, 1)]


def _changed_lines(
    text: str, runs: list[tuple[int, str, int]], path: str, original: str, joined: bool
) -> list[Changed]:
    """What the preprocessor changed in the lines of `text` that are from `path` (whose contents are `original`).

    joined: continuation lines may have been joined, as `flang -E` does.
    """
    changed: list[Changed] = []
    written = original.split("\n")
    shown = text.split("\n")
    for i, (first, file, number) in enumerate(runs):
        if file != path:
            continue
        end = runs[i + 1][0] if i + 1 < len(runs) else len(shown) + 1
        line = first
        while line < end:
            at = number + line - first
            last = line
            if shown[line - 1] and at <= len(written) and shown[line - 1] != written[at - 1]:
                lines = 1
                if joined:
                    lines = _statement_lines(written, at)
                    while last + 1 < end and _CONTINUED.search(shown[last - 1]) and shown[last].startswith("     &"):
                        last += 1
                changed.append(Changed(line, last, at, "\n".join(written[at - 1 : at - 1 + lines])))
            line = last + 1
    return changed


def _statement_lines(written: list[str], at: int) -> int:
    """How many lines the statement of line `at` takes up, comments between its lines included."""
    line = at - 1
    while line < len(written) - 1 and line - at < 300:
        code = without_comment(written[line])
        if not code.rstrip().endswith("&") and code.strip() and not code.lstrip().startswith("#"):
            break
        line += 1
    return line - at + 2


def _expand_includes(
    text: str,
    runs: list[tuple[int, str, int]],
    originals: list[Changed],
    path: str,
    include_dirs: Sequence[str],
) -> tuple[str, list[tuple[int, str, int]], list[Changed]]:
    """`text` with each INCLUDE line replaced by its file, as far as that is found; runs and originals to match."""
    expanded = _Expansion(include_dirs)
    shown = text.split("\n")
    waiting = originals[::-1]
    for i, (first, file, number) in enumerate(runs):
        last = runs[i + 1][0] if i + 1 < len(runs) else len(shown) + 1
        for line in range(first, last):
            if waiting and waiting[-1].first == line:
                changed = waiting.pop()
                moved = len(expanded.lines) + 1 - line
                expanded.originals.append(
                    Changed(changed.first + moved, changed.last + moved, changed.number, changed.original)
                )
            expanded.add(shown[line - 1], file, number + line - first, (path,))
    return "\n".join(expanded.lines), expanded.runs, expanded.originals


class _Expansion:
    """Text under construction while INCLUDE lines are replaced."""

    def __init__(self, include_dirs: Sequence[str]) -> None:
        self.include_dirs = include_dirs
        self.lines: list[str] = []
        self.runs: list[tuple[int, str, int]] = []
        self.originals: list[Changed] = []

    def add(self, line: str, file: str, number: int, within: tuple[str, ...]) -> None:
        """Append a line of `file`, or what it includes; `within` are the files being included."""
        m = _INCLUDE.match(line)
        if m is not None:
            found = self._find(m.group(1) or m.group(2), file)
            if found is not None and found[0] not in within and len(within) < _MAX_DEPTH:
                name, contents = found
                inner = contents.split("\n")
                if inner and not inner[-1]:
                    inner.pop()
                for i, text in enumerate(inner):
                    self.add(text, name, i + 1, (*within, name))
                return
        at = len(self.lines) + 1
        if not self.runs or self.runs[-1][1] != file or at - self.runs[-1][0] != number - self.runs[-1][2]:
            self.runs.append((at, file, number))
        self.lines.append(line)

    def _find(self, name: str, from_file: str) -> tuple[str, str] | None:
        """Path and contents of the file an INCLUDE line in `from_file` names."""
        for directory in (os.path.dirname(from_file), *self.include_dirs):
            path = os.path.join(directory, name)
            try:
                with open(path, "rb") as file:
                    return path, decode(file.read())
            except OSError:
                continue
        return None
