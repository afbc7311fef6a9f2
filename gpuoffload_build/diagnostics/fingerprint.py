"""What a finding is known by, so that it is the same one tomorrow: its code, its file, its message and the text of its
line. The number of the line is not among them.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .model import Diagnostic
    from .render import ReadLine

    Key = tuple[str, str, str, str]


def key_of(diagnostic: Diagnostic, read_line: ReadLine) -> Key:
    """Code, file, message, text of the line; the file as `near` names it."""
    at = diagnostic.location
    text = " ".join((read_line(at.file, at.line) or "").split())
    return diagnostic.code, near(at.file), diagnostic.message, text


def near(path: str) -> str:
    """A file below the current folder by its relative path, another one by its whole path; with `/` between folders."""
    path = os.path.normpath(path)
    relative = os.path.relpath(path)
    path = os.path.abspath(path) if relative.split(os.sep)[0] == os.pardir else relative
    return path.replace(os.sep, "/")
