"""What the tests here share: a build cache, and who answers their questions."""

from __future__ import annotations

from pathlib import Path

import pytest
from asking import ask, builder

__all__ = ["ask", "builder", "cache"]


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The runtime library and kernels are compiled once for all tests."""
    return tmp_path_factory.getbasetemp().parent / "gallery-cache"
