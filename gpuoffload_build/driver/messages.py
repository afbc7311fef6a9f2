"""What the driver says on standard error: diagnostics, and lines about the command itself."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic


def report(diagnostics: list[Diagnostic]) -> None:
    """Shows diagnostics on standard error, in colour where a person looks or the build system asked for it."""
    from gpuoffload_build.diagnostics.colour import wants_colour
    from gpuoffload_build.diagnostics.render import human, lines_on_disk

    colour = wants_colour(sys.argv, os.environ, os.isatty(2))
    on_disk = lines_on_disk()

    def read_line(file: str, line: int) -> str | None:
        return None if file.endswith((".o", ".a", ".so", ")", ".gpumod")) else on_disk(file, line)

    text = human(diagnostics, colour, read_line)
    os.write(2, text.encode("utf-8", "surrogateescape"))


def complain(message: str, code: str) -> None:
    """One line on standard error, in the shape that compilers use for errors without a place."""
    os.write(2, f"gpuoffload: error: {message} [{code}]\n".encode("utf-8", "surrogateescape"))


def fail(message: str, code: str, status: int = 1) -> int:
    """Complains and gives the exit status."""
    complain(message, code)
    return status
