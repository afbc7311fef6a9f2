"""Diagnostics as text for people: a first line that editors know from gcc, the source line, places, why, help.

src/label.f90:7:5: error: internal write on a GPU [GPU0303]
    7 |     write (text, '(i0)') n
      |     ^~~~~
src/main.f90:12:3: note: in this loop
...
  why: no device has Fortran units or formats
  help: ...
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .model import Diagnostic, Location

    ReadLine = Callable[[str, int], str | None]
    """The text of a line of a file (from 1), None where it cannot be had."""

_COLOURS = {
    "error": "\033[1;31m",
    "warning": "\033[1;35m",
    "note": "\033[1;36m",
    "place": "\033[1m",
    "caret": "\033[1;32m",
}
_RESET = "\033[0m"


def human(diagnostics: Iterable[Diagnostic], colour: bool, read_line: ReadLine | None = None) -> str:
    """All diagnostics as text, each ended by a newline. Whether to colour is the caller's choice."""
    return "".join(_one(d, colour, read_line) for d in diagnostics)


def _one(diagnostic: Diagnostic, colour: bool, read_line: ReadLine | None) -> str:
    lines = [_headline(diagnostic.location, diagnostic.severity, f"{diagnostic.message} [{diagnostic.code}]", colour)]
    lines += _excerpt(diagnostic.location, diagnostic.width, colour, read_line)
    for location, message in diagnostic.related:
        lines.append(_headline(location, "note", message, colour))
        lines += _excerpt(location, 1, colour, read_line)
    for label, text in (("why", diagnostic.why), ("help", diagnostic.help)):
        if text:
            first, *rest = text.split("\n")
            lines.append("  " + _paint(label + ":", "note", colour) + " " + first)
            lines += [" " * (len(label) + 4) + line for line in rest]
    return "\n".join(lines) + "\n"


def _headline(location: Location, severity: str, message: str, colour: bool) -> str:
    place = _paint(f"{location}:", "place", colour)
    return f"{place} {_paint(severity + ':', severity, colour)} {message}"


def _excerpt(location: Location, width: int, colour: bool, read_line: ReadLine | None) -> list[str]:
    """The source line with a caret and tildes under the construct; nothing where the line cannot be read."""
    line = read_line(location.file, location.line) if read_line is not None else None
    if line is None or location.column > len(line) + 1:
        return []
    mark = _paint("^" + "~" * (on_line(location, width, line) - 1), "caret", colour)
    text = line.rstrip().replace("\t", " ")
    return [f"{location.line:5d} | {text}", f"      | {' ' * (location.column - 1)}{mark}"]


def on_line(location: Location, width: int, line: str | None) -> int:
    """How many of `width` columns from `location` on are on its line, at least one."""
    return width if line is None else max(1, min(width, len(line.rstrip()) - location.column + 1))


def _paint(text: str, what: str, colour: bool) -> str:
    return f"{_COLOURS[what]}{text}{_RESET}" if colour else text


def lines_on_disk() -> ReadLine:
    """A reader of source lines that reads each file once; one that cannot be read, or is no text, has no lines.

    Lines are those of compilers: a form feed ends none. Text is UTF-8, else Latin-1.
    """
    files: dict[str, list[str]] = {}

    def read_line(file: str, line: int) -> str | None:
        if file not in files:
            try:
                with open(file, "rb") as stream:
                    raw = stream.read()
            except OSError:
                raw = b""
            try:
                text = raw.decode("utf-8-sig")
            except UnicodeDecodeError:
                text = raw.decode("latin-1")
            known = [] if "\0" in text else [line.rstrip("\r") for line in text.split("\n")]
            files[file] = known[:-1] if known and not known[-1] else known
        lines = files[file]
        return lines[line - 1] if 0 < line <= len(lines) else None

    return read_line
