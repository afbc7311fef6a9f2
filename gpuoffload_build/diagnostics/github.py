"""Diagnostics as GitHub's workflow commands: annotations at the lines of a pull request.

GitHub shows at most ten of a kind for each step: a last line says how many there are.
"""

from __future__ import annotations

from .render import on_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .model import Diagnostic
    from .render import ReadLine

LIMIT = 10
KINDS = {"error": "error", "warning": "warning", "note": "notice"}


def github(diagnostics: Iterable[Diagnostic], read_line: ReadLine) -> str:
    """One line an annotation, errors first, each ended by a newline."""
    order = list(KINDS)
    found = sorted(diagnostics, key=lambda d: order.index(d.severity))
    lines = [_annotation(d, read_line) for d in found]
    for severity, kind in KINDS.items():
        count = sum(d.severity == severity for d in found)
        if count > LIMIT:
            lines.append(f"gpuoffload: {count} {kind}s, of which GitHub shows {LIMIT}; --format sarif has all of them")
    return "".join(line + "\n" for line in lines)


def _annotation(diagnostic: Diagnostic, read_line: ReadLine) -> str:
    at = diagnostic.location
    text = [diagnostic.message]
    text += [f"{place}: {message}" for place, message in diagnostic.related]
    text += [f"{label}: {part}" for label, part in (("why", diagnostic.why), ("help", diagnostic.help)) if part]
    place = ""
    if at.line:
        end = at.column + on_line(at, diagnostic.width, read_line(at.file, at.line)) - 1
        place = f"file={_property(at.file)},line={at.line},col={at.column},endColumn={end},"
    return f"::{KINDS[diagnostic.severity]} {place}title={_property(diagnostic.code)}::{_data(chr(10).join(text))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
