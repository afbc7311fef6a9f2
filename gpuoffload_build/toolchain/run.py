"""Starts processes: the one place that does.

`posix_spawn` and `waitpid`, because `subprocess` costs 20 ms of import in every compile. While a child runs, a
signal that asks us to end is passed on to it, and afterwards we end the way it ended, so that make sees what it
would have seen from the bare compiler.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as _signal
    from collections.abc import Callable, Sequence
    from types import FrameType
    from typing import Any
else:
    import _signal  # signal itself makes enums of every number: 6 ms

ENDING = (_signal.SIGINT, _signal.SIGTERM, _signal.SIGHUP, _signal.SIGQUIT)


class CannotRun(Exception):  # noqa: N818
    """The program could not be started; `reason` is the system's text."""

    def __init__(self, program: str, reason: str) -> None:
        super().__init__(f"cannot run '{program}': {reason}")
        self.program = program
        self.reason = reason


class Interrupted(Exception):  # noqa: N818
    """A signal has asked us to end while children ran; `ended` is how to."""

    def __init__(self, ended: Ended) -> None:
        super().__init__(f"signal {ended.signal}")
        self.ended = ended


class Ended:
    """How a process ended: `code` as a shell shows it, `signal` 0 or the number that killed it."""

    __slots__ = ("code", "signal")

    def __init__(self, status: int) -> None:
        self.signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        self.code = 128 + self.signal if self.signal else os.WEXITSTATUS(status)


class Child:
    """A process of ours that runs."""

    __slots__ = ("asked", "pid")

    def __init__(
        self, words: Sequence[str], actions: Sequence[tuple[int, ...]] = (), stdin: bytes | None = None
    ) -> None:
        self.asked = 0  # the signal that asked us to end while the child ran
        self.pid = 0
        actions = list(actions)
        read = write = -1
        if stdin is not None:
            read, write = os.pipe()
            actions += [(os.POSIX_SPAWN_DUP2, read, 0), (os.POSIX_SPAWN_CLOSE, write)]
        _watch(self)
        try:
            self.pid = os.posix_spawnp(words[0], list(words), os.environ, file_actions=actions)
        except OSError as error:
            _unwatch(self)
            if write >= 0:
                os.close(write)
            raise CannotRun(words[0], error.strerror or str(error)) from None
        finally:
            if read >= 0:
                os.close(read)
        if stdin is not None:
            _feed(write, stdin)

    def wait(self) -> Ended:
        """Waits for the end of the process."""
        _, status = os.waitpid(self.pid, 0)
        _unwatch(self)
        ended = Ended(status)
        if self.asked and not ended.signal:
            ended.signal = self.asked
            ended.code = 128 + self.asked
        return ended


_running: list[Child] = []
_handlers: list[tuple[int, Any]] = []


def _watch(child: Child) -> None:
    if not _running:
        _handlers[:] = [(number, _signal.signal(number, _forward)) for number in ENDING]
    _running.append(child)


def _unwatch(child: Child) -> None:
    _running.remove(child)
    if not _running:
        for number, handler in _handlers:
            _signal.signal(number, _signal.SIG_DFL if handler is None else handler)


def _forward(number: int, _frame: FrameType | None) -> None:
    for child in _running:
        child.asked = number
        # A terminal sends SIGINT and SIGQUIT to the whole group: the children have theirs already.
        if child.pid and number in (_signal.SIGTERM, _signal.SIGHUP):
            try:
                os.kill(child.pid, number)
            except ProcessLookupError:
                pass


def _feed(write: int, data: bytes) -> None:
    """Writes `data` into a pipe; a reader that goes away is no error of ours."""
    at = 0
    try:
        while at < len(data):
            at += os.write(write, data[at : at + 65536])
    except BrokenPipeError:
        pass
    finally:
        os.close(write)


def run(words: Sequence[str]) -> Ended:
    """Runs a program with our streams and waits for it."""
    return Child(words).wait()


def capture(words: Sequence[str], *, errors: bool = False) -> tuple[Ended, bytes]:
    """Runs a program with no input and collects its standard output; with `errors` its standard error too."""
    read, write = os.pipe()
    actions: list[tuple[int, ...]] = [(os.POSIX_SPAWN_DUP2, write, 1), (os.POSIX_SPAWN_CLOSE, read)]
    if errors:
        actions.append((os.POSIX_SPAWN_DUP2, write, 2))
    null = os.open(os.devnull, os.O_RDWR)
    actions.append((os.POSIX_SPAWN_DUP2, null, 0))
    if not errors:
        actions.append((os.POSIX_SPAWN_DUP2, null, 2))
    try:
        child = Child(words, actions)
    except CannotRun:
        os.close(read)
        raise
    finally:
        os.close(write)
        os.close(null)
    parts: list[bytes] = []
    while part := os.read(read, 65536):
        parts.append(part)
    os.close(read)
    return child.wait(), b"".join(parts)


def replace(words: Sequence[str]) -> None:
    """Becomes the program `words`; returns only by CannotRun."""
    try:
        os.execvp(words[0], list(words))
    except OSError as error:
        raise CannotRun(words[0], error.strerror or str(error)) from None


def end_as(ended: Ended) -> int:
    """The exit status to return; where a signal killed the child, we die by it too."""
    if ended.signal:
        _signal.signal(ended.signal, _signal.SIG_DFL)
        os.kill(os.getpid(), ended.signal)
    return ended.code


def find(program: str, refuse: Callable[[str], bool] | None = None) -> str | None:
    """The path of an executable: the first on PATH that `refuse` lets pass."""
    if "/" in program:
        return program if os.access(program, os.X_OK) else None
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        path = os.path.join(folder or ".", program)
        if os.path.isfile(path) and os.access(path, os.X_OK) and not (refuse and refuse(path)):
            return path
    return None
