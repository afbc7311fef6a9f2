"""Work spread over forked workers: every piece once, whatever becomes of a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from gpuoffload_build.toolchain.workers import WorkerDied, cores, spread


@pytest.mark.parametrize("jobs", [1, 2, 5])
@pytest.mark.parametrize("count", [0, 1, 3, 2000])
def test_every_piece_once(jobs: int, count: int) -> None:
    items = [f"<{n}>" for n in range(count)]
    found = list(spread(lambda item: item * 2, items, jobs))
    assert sorted(found) == [(n, item * 2) for n, item in enumerate(items)]


def test_results_that_do_not_fit_into_a_pipe() -> None:
    assert sorted(spread(lambda n: b"x" * n, [1, 300_000, 2, 400_000], 2)) == [
        (at, b"x" * n) for at, n in enumerate([1, 300_000, 2, 400_000])
    ]


def test_a_worker_that_has_grown_hands_over() -> None:
    kept = []

    def work(n: int) -> int:
        kept.append(bytearray(os.urandom(1 << 20)) * 8)
        return os.getpid()

    pids = [pid for _, pid in spread(work, range(12), 2, limit=16 << 20)]
    assert len(pids) == 12
    assert 4 <= len(set(pids)) <= 8, "each does two or three pieces"
    assert kept == []


@pytest.mark.parametrize("jobs", [2, 3])
def test_a_worker_that_is_killed(jobs: int) -> None:
    def work(n: int) -> int:
        if n == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        return n

    with pytest.raises(WorkerDied):
        list(spread(work, range(50), jobs))


def test_nothing_is_left_where_the_reader_stops() -> None:
    descriptors = os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else []
    for _ in range(3):
        results = spread(lambda n: n, range(1000), 2)
        next(results)
        results.close()  # type: ignore[attr-defined]
    assert (os.listdir("/proc/self/fd") if descriptors else []) == descriptors
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def test_nothing_is_left_where_the_reader_stops_and_pipes_are_full() -> None:
    results = spread(lambda n: b"x" * 1_000_000, range(20), 2)
    next(results)
    signal.alarm(20)  # ends the test where it would wait for a worker that waits for a reader
    results.close()  # type: ignore[attr-defined]
    signal.alarm(0)
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def test_workers_of_a_process_that_is_killed() -> None:
    program = (
        "import os\n"
        "from gpuoffload_build.toolchain.workers import spread\n"
        "for _ in spread(lambda n: b'x' * 1_000_000, range(20), 2):\n"
        "    os.kill(os.getpid(), 9)\n"
    )
    # communicate() returns when the last process that has the pipe is gone
    ended = subprocess.run([sys.executable, "-c", program], stderr=subprocess.PIPE, timeout=20, check=False)
    assert ended.returncode == -signal.SIGKILL


def test_cores() -> None:
    assert cores() >= 1
