"""Where the CMake package lies: the value for `GpuOffload_DIR`."""

from __future__ import annotations

import os


def directory() -> str:
    """The folder of GpuOffloadConfig.cmake and GpuOffloadInject.cmake."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "cmake")
