"""The public codes: a folder with a checkout of each, named by GPUOFFLOAD_CODES. None is part of this repository."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "mutation"))
sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))


@pytest.fixture(scope="session")
def codes() -> Path:
    """The folder with the checkouts."""
    named = os.environ.get("GPUOFFLOAD_CODES", "")
    if not named:
        pytest.skip("GPUOFFLOAD_CODES does not name a folder with the public codes")
    return Path(named)
