"""Streams that the caller has closed."""

from __future__ import annotations

import subprocess
import sys

import pytest

DRIVER = "-m gpuoffload_build.driver.entry gfortran"
COMMAND = "-c 'import sys; from gpuoffload_build.cli.main import main; sys.exit(main())'"


@pytest.mark.parametrize("closed", ["", "<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("command", "status"),
    [
        (f"{DRIVER} --version", 0),
        (f"{DRIVER} --gpu=nothing -c a.f90", 1),
        (f"{COMMAND} explain GPU0001", 0),
        (f"{COMMAND} check nowhere.f90", 3),
    ],
)
def test_a_closed_stream_changes_no_status(closed: str, command: str, status: int) -> None:
    line = f"{sys.executable} {command} {closed}"
    ended = subprocess.run(["sh", "-c", line], capture_output=True, check=False)
    assert (ended.returncode, b"Traceback" in ended.stderr) == (status, False)
