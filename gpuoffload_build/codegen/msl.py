"""The Metal Shading Language (version 3): no goto, no double, no exceptions, four address spaces."""

from __future__ import annotations

from .dialect import Dialect

_MISSING = """
erfc_scaled bessel_j0 bessel_j1 bessel_jn bessel_y0 bessel_y1 bessel_yn
"""

MSL = Dialect(
    name="msl",
    template="kernels.metal",
    function="static",
    memory="device",
    local="thread",
    arguments="constant",
    table="GPUO_TABLE",
    missing=frozenset(_MISSING.split()),
)
