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

_ONE = """
    acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 fabs floor log log10 log1p log2 rint
    round sin sinh sqrt tan tanh tgamma lgamma trunc
"""
_TWO = "atan2 copysign fdim fmax fmin fmod hypot pow remainder"
_THREE = "fma"

ARITY: dict[str, int] = {
    **dict.fromkeys(_ONE.split(), 1),
    **dict.fromkeys(_TWO.split(), 2),
    **dict.fromkeys(_THREE.split(), 3),
}


def is_device_function_label(label: str | None) -> bool:
    """Whether a device provides some function of this name."""
    return label is not None and (label in ARITY or (label.endswith("f") and label[:-1] in ARITY))


def is_device_function(procedure: Procedure) -> bool:
    """Whether a device provides this very function."""
    label = procedure.binding_label or ""
    kind, arity = DOUBLE, ARITY.get(label)
    if arity is None:
        kind, arity = REAL, ARITY.get(label[:-1]) if label.endswith("f") else None
    result = procedure.result
    if arity is None or procedure.kind != "function" or result is None or len(procedure.dummies) != arity:
        return False
    if result.type != kind or result.shape is not None:
        return False
    return all(
        isinstance(dummy, Variable) and dummy.type == kind and dummy.shape is None and "value" in dummy.attributes
        for dummy in procedure.dummies
    )
