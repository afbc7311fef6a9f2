"""The functions that devices provide: the calls without a body that are not refused (U5, reading R10).

Keyed by binding label; the interface must be that of the C prototype in `math.h`: BIND(C), a function, real(8) (or
real(4) where the name ends in f) everywhere, dummies by VALUE. Anything else of the same label is a call without body.
"""

from __future__ import annotations

from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import DOUBLE, REAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Procedure

_SAME = """
    acos acosh asin asinh atan atanh cos cosh erf erfc exp log log10 sin sinh sqrt tan tanh atan2 hypot
"""
INTRINSICS: dict[str, str] = {
    **{name: name for name in _SAME.split()},
    "copysign": "sign",
    "fabs": "abs",
    "fdim": "dim",
    "fmod": "mod",
    "lgamma": "log_gamma",
    "round": "anint",
    "tgamma": "gamma",
    "trunc": "aint",
}
"""C functions for double, each with the Fortran intrinsic that computes the same; for float the name has an f more."""

_TWO = frozenset(("atan2", "copysign", "fdim", "fmod", "hypot"))


def intrinsic_for(procedure: Procedure) -> str | None:
    """The intrinsic function that a device has for a procedure without body; None where it has none."""
    label = procedure.binding_label or ""
    kind = DOUBLE
    if label not in INTRINSICS and label.endswith("f"):
        label, kind = label[:-1], REAL
    result = procedure.result
    if label not in INTRINSICS or procedure.kind != "function" or result is None:
        return None
    if result.type != kind or result.shape is not None or len(procedure.dummies) != 1 + (label in _TWO):
        return None
    for dummy in procedure.dummies:
        if not isinstance(dummy, Variable) or dummy.type != kind or dummy.shape is not None:
            return None
        if "value" not in dummy.attributes:
            return None
    return INTRINSICS[label]


def is_device_function_label(label: str | None) -> bool:
    """Whether a device provides some function of this name."""
    return label is not None and (label in INTRINSICS or (label.endswith("f") and label[:-1] in INTRINSICS))
