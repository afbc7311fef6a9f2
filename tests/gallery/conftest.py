"""What the tests here share: a build cache, and the host compilers."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The runtime library and kernels are compiled once for all tests."""
    return tmp_path_factory.getbasetemp().parent / "gallery-cache"
