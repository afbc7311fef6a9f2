"""GPU0001: what every room says of valid Fortran that cannot be lowered yet."""

from __future__ import annotations

from .model import Diagnostic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .model import Location, NotYet

WHY = "every loop is meant to run on the device: what cannot be lowered yet is an error, never the CPU in silence"
HELP = "please report it; to go on, write it in another way, or the loop as an ordinary do, which stays on the CPU"


def not_yet_implemented(error: NotYet, related: tuple[tuple[Location, str], ...] = ()) -> Diagnostic:
    """The diagnostic at the construct."""
    message = f"not yet implemented: {error.message}"
    return Diagnostic("GPU0001", "error", error.location, message, WHY, HELP, related)
