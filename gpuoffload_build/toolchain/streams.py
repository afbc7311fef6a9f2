"""The three standard streams of a process."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO


def open_standard_streams() -> None:
    """A standard stream that the caller has closed (`>&-`) leads nowhere, as if it had been sent to /dev/null.

    Python gives None for such a stream, and the next file that is opened, here or in a compiler, would stand in for it.
    """
    if sys.stdin is None:
        sys.stdin = _nowhere(0)
    if sys.stdout is None:
        sys.stdout = _nowhere(1)
    if sys.stderr is None:
        sys.stderr = _nowhere(2)


def _nowhere(descriptor: int) -> TextIO:
    """A stream on the null device, which compilers inherit under this descriptor."""
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, descriptor)
    if null != descriptor:
        os.close(null)
    else:
        os.set_inheritable(descriptor, True)
    return os.fdopen(descriptor, "r" if descriptor == 0 else "w", encoding="utf-8")
