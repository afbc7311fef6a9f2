"""Work on all cores: forked copies of this process, each of which takes the next piece until none is left.

A fork shares what the parent has read; results come back pickled, over a pipe a worker.
"""

from __future__ import annotations

import os
import pickle
import selectors

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, TypeVar

    Item = TypeVar("Item")
    Result = TypeVar("Result")


class WorkerDied(Exception):  # noqa: N818
    """A worker ended before its work was done: killed, most likely for want of memory."""


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[tuple[int, Result]]:
    """The results with their places in `items`, as they come. `work` must not raise. WorkerDied where one is lost."""
    jobs = min(jobs, len(items))
    if jobs < 2:
        for at, item in enumerate(items):
            yield at, work(item)
        return
    queue, feed = os.pipe()
    readers: dict[int, int] = {}
    for _ in range(jobs):
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            status = 1
            try:
                os.close(feed)
                _serve(work, items, queue, write)
                status = 0
            finally:
                os._exit(status)
        os.close(write)
        readers[read] = pid
    os.close(queue)
    try:
        yield from _collect(readers, feed, len(items))
    finally:
        for read, pid in readers.items():
            os.close(read)
            os.waitpid(pid, 0)


def _serve(work: Callable[[Item], Result], items: Sequence[Item], queue: int, write: int) -> None:
    """A worker: four bytes from the shared pipe are the place of its next item."""
    with os.fdopen(write, "wb") as out:
        while len(ticket := os.read(queue, 4)) == 4:
            at = int.from_bytes(ticket, "little")
            pickle.dump((at, work(items[at])), out)
            out.flush()


def _collect(readers: dict[int, int], feed: int, count: int) -> Iterator[tuple[int, Any]]:
    """Hands out tickets as fast as they are taken, and reads results as they come."""
    os.set_blocking(feed, False)
    given = done = 0
    open_feed = True
    with selectors.DefaultSelector() as selector:
        files = {read: os.fdopen(os.dup(read), "rb") for read in readers}
        for read in files:
            selector.register(read, selectors.EVENT_READ)
        selector.register(feed, selectors.EVENT_WRITE)
        try:
            while files:
                for key, _ in selector.select():
                    descriptor = key.fd
                    if descriptor == feed:
                        try:
                            os.write(feed, given.to_bytes(4, "little"))
                        except BrokenPipeError:
                            raise WorkerDied from None
                        given += 1
                        if given == count:
                            selector.unregister(feed)
                            os.close(feed)
                            open_feed = False
                        continue
                    try:
                        result = pickle.load(files[descriptor])
                    except EOFError:
                        selector.unregister(descriptor)
                        files.pop(descriptor).close()
                        continue
                    done += 1
                    yield result
        finally:
            if open_feed:
                os.close(feed)
            for file in files.values():
                file.close()
    if done < count:
        raise WorkerDied
