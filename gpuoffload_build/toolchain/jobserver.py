"""make's jobserver, as its clients use it: one job is ours anyway, each further one needs a token, which goes back
when the job ends.

GNU make passes `--jobserver-auth=fifo:PATH` or `--jobserver-auth=R,W` in MAKEFLAGS, the last one counts, negative
numbers say that this recipe has no part in it; Ninja 1.13 joins as a client and hands it on.
"""

from __future__ import annotations

import os
import stat


class Tokens:
    """The tokens of the jobserver that we hold; without a jobserver, as many as the cores that this process may use."""

    __slots__ = ("_free", "_held", "_read", "_write")

    def __init__(self, makeflags: str, cores: int) -> None:
        self._held: list[bytes] = []
        self._free = cores - 1
        self._read, self._write = _open(makeflags)

    def take(self) -> bool:
        """One more job may start, beside those that run; never waits."""
        if self._read < 0:
            if self._free <= 0:
                return False
            self._free -= 1
            return True
        try:
            token = os.read(self._read, 1)
        except OSError:  # nothing there now, or make has gone away
            return False
        if token:
            self._held.append(token)
        return bool(token)

    def give_back(self) -> None:
        """A job that `take` has let start is over."""
        if self._read < 0:
            self._free += 1
        elif self._held:
            os.write(self._write, self._held.pop())

    def close(self) -> None:
        """Gives back what is still held."""
        while self._held:
            self.give_back()
        for descriptor in {self._read, self._write}:
            if descriptor >= 0:
                os.close(descriptor)
        self._read = self._write = -1


def _open(makeflags: str) -> tuple[int, int]:
    """Descriptors of our own for reading without waiting and for writing; -1 where there is no jobserver.

    A pipe's ends are opened anew: O_NONBLOCK on those that we got would hold for make and all its children.
    """
    auth = ""
    for word in makeflags.split():
        for option in ("--jobserver-auth=", "--jobserver-fds="):
            if word.startswith(option):
                auth = word[len(option) :]
    if auth.startswith("fifo:"):
        ends = (auth[5:], auth[5:])
    else:
        read, comma, write = auth.partition(",")
        if not comma or not read.isdigit() or not write.isdigit():
            return -1, -1
        ends = (f"/proc/self/fd/{read}", f"/proc/self/fd/{write}")
    opened = -1
    try:
        if not all(stat.S_ISFIFO(os.stat(end).st_mode) for end in ends):
            return -1, -1  # make has closed the pipe for this recipe, and the numbers are other files now
        opened = os.open(ends[0], os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        return opened, os.open(ends[1], os.O_WRONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        if opened >= 0:
            os.close(opened)
        return -1, -1
