"""Work on all cores: forked copies of this process, each of which takes the next piece until none is left.

A fork shares what the parent has read; results come back pickled, over a pipe a worker. What a worker has learned for
one piece helps it with the next, and takes memory: one that has grown by LIMIT hands over to a fresh fork.
"""

from __future__ import annotations

import os
import pickle
import selectors
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, BinaryIO, TypeVar

    Item = TypeVar("Item")
    Result = TypeVar("Result")

LIMIT = 512 << 20
"""Bytes that a worker may grow by before it hands over; the piece that it is at is finished first."""


class WorkerDied(Exception):  # noqa: N818
    """A worker ended before its work was done: killed, most likely for want of memory."""


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int, limit: int = LIMIT
) -> Iterator[tuple[int, Result]]:
    """The results with their places in `items`, as they come. `work` must not raise. WorkerDied where one is lost.

    With one job the work is done in this process, and `limit` bounds nothing.
    """
    jobs = min(jobs, len(items))
    if jobs < 2:
        for at, item in enumerate(items):
            yield at, work(item)
        return
    queue, feed = os.pipe()
    pool = _Pool(work, items, queue, feed, limit)
    try:
        for _ in range(jobs):
            pool.start()
        yield from pool.results()
    finally:
        pool.close()


class _Pool:
    """The workers of one `spread`, and their pipes."""

    def __init__(
        self, work: Callable[[Any], Any], items: Sequence[Any], queue: int, feed: int, limit: int
    ) -> None:
        self.work = work
        self.items = items
        self.queue = queue
        self.feed = feed
        self.limit = limit
        self.workers: dict[int, tuple[int, BinaryIO]] = {}
        """By the descriptor that its results come from: its process, and that descriptor as a file."""
        self.selector = selectors.DefaultSelector()
        self.selector.register(feed, selectors.EVENT_WRITE)
        os.set_blocking(feed, False)

    def start(self) -> None:
        """One more worker."""
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                os.close(read)  # or a worker that nobody reads from any more would never know
                if self.feed >= 0:
                    os.close(self.feed)
                for other in self.workers:
                    os.close(other)
                self.serve(write)
                status = 0
            finally:
                os._exit(status)
        os.close(write)
        self.workers[read] = (pid, os.fdopen(read, "rb"))
        self.selector.register(read, selectors.EVENT_READ)

    def serve(self, write: int) -> None:
        """A worker: four bytes from the shared pipe are the place of its next item. -1 says that it hands over."""
        begin = _memory()
        with os.fdopen(write, "wb") as out:
            while len(ticket := os.read(self.queue, 4)) == 4:
                at = int.from_bytes(ticket, "little")
                pickle.dump((at, self.work(self.items[at])), out)
                out.flush()
                if _memory() - begin > self.limit:
                    pickle.dump((-1, None), out)
                    return

    def results(self) -> Iterator[tuple[int, Any]]:
        """Hands out tickets as fast as they are taken, and reads results as they come."""
        given = done = 0
        while self.workers:
            for key, _ in self.selector.select():
                descriptor = key.fd
                if descriptor == self.feed:
                    os.write(self.feed, given.to_bytes(4, "little"))
                    given += 1
                    if given == len(self.items):
                        self.close_feed()
                    continue
                try:
                    at, result = pickle.load(self.workers[descriptor][1])
                except (EOFError, pickle.UnpicklingError):
                    self.end(descriptor)
                    continue
                if at >= 0:
                    done += 1
                    yield at, result
                else:
                    self.end(descriptor)
                    self.start()
        if done < len(self.items):
            raise WorkerDied

    def end(self, descriptor: int) -> None:
        """A worker has ended."""
        self.selector.unregister(descriptor)
        pid, file = self.workers.pop(descriptor)
        file.close()
        os.waitpid(pid, 0)

    def close_feed(self) -> None:
        """No tickets any more: workers end."""
        self.selector.unregister(self.feed)
        os.close(self.feed)
        self.feed = -1

    def close(self) -> None:
        """Ends what is left; a worker that still writes finds that nobody reads."""
        if self.feed >= 0:
            self.close_feed()
        os.close(self.queue)
        while self.workers:
            self.end(next(iter(self.workers)))
        self.selector.close()


def _memory() -> int:
    """The most memory that this process has had, in bytes."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
