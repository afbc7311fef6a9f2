"""Whether diagnostics are coloured: the compiler's own option decides, then the environment, then who looks."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ALWAYS = ("-fdiagnostics-color", "-fdiagnostics-color=always", "-fcolor-diagnostics")
NEVER = ("-fno-diagnostics-color", "-fdiagnostics-color=never", "-fno-color-diagnostics")


def wants_colour(arguments: Iterable[str], environment: Mapping[str, str], terminal: bool) -> bool:
    """Whether to colour. The last option of gfortran or flang wins; then NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and
    TERM=dumb; then whether the output is a terminal.
    """
    chosen: bool | None = None
    for argument in arguments:
        if argument in ALWAYS:
            chosen = True
        elif argument in NEVER:
            chosen = False
        elif argument == "-fdiagnostics-color=auto":
            chosen = None
    if chosen is not None:
        return chosen
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR", "0") != "0" or environment.get("CLICOLOR_FORCE", "0") != "0":
        return True
    return terminal and environment.get("TERM") != "dumb"
