"""Links: collects the records of everything on the line, has the device code built, and runs the user's linker."""

from __future__ import annotations

from ..toolchain import run
from .main import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .argv import Invocation


def link(words: tuple[str, ...], invocation: Invocation) -> int:
    """The exit status of the link."""
    run.replace((*words, *plain(invocation)))
    return 1
