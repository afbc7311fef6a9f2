"""CUDA C++, which device.h also lets a C++ compiler read."""

from __future__ import annotations

from .dialect import Dialect

CUDA = Dialect(
    name="cuda",
    template="kernels.cu",
    function="static __device__",
    memory="",
    local="",
    arguments="const",
    table="GPUO_TABLE",
)
