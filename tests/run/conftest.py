"""One build tree a session for the run cases."""

from __future__ import annotations

import os

import pytest
import run_build


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> run_build.Workshop:
    """Shared by all workers of pytest-xdist."""
    base = tmp_path_factory.getbasetemp()
    parallel = "PYTEST_XDIST_WORKER" in os.environ
    root = (base.parent if parallel else base) / "run_cases"
    return run_build.Workshop(str(root), 1 if parallel else 2)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "xdist_group(name): cases of one program, for pytest-xdist's --dist loadgroup")
