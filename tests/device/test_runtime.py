"""Builds and runs tests/device/runtime where there is a GPU."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "runtime"


@pytest.mark.device
@pytest.mark.skipif(not os.path.exists("/dev/nvidiactl"), reason="no GPU")
def test_results_figures_and_messages() -> None:
    subprocess.run(["make", "-s", "-C", HERE], check=True)
    done = subprocess.run([HERE / "run"], capture_output=True, text=True, check=False)
    print(done.stdout)
    assert done.returncode == 0, done.stdout
