"""C types of Fortran types, the same in CUDA, C++ and MSL (F2023 18.3.1 gives the sizes)."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.types import IntrinsicType
from gpuoffload_build.ir.walk import location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.ir.types import Type

C_TYPES = {
    ("integer", 1): "int8_t",
    ("integer", 2): "int16_t",
    ("integer", 4): "int32_t",
    ("integer", 8): "int64_t",
    ("logical", 1): "int8_t",
    ("logical", 2): "int16_t",
    ("logical", 4): "int32_t",
    ("logical", 8): "int64_t",
    ("real", 4): "float",
    ("real", 8): "double",
    ("complex", 4): "gpuo_complex<float>",
    ("complex", 8): "gpuo_complex<double>",
}


def c_type(type: Type, at: At) -> str:
    """The C type that stores a scalar of `type`; a logical is stored as an integer of its size, 0 or 1."""
    if isinstance(type, IntrinsicType) and (type.category, type.kind) in C_TYPES:
        return C_TYPES[type.category, type.kind]
    raise NotYet(f"{describe(type)} in a loop on the device", location(at))


def describe(type: Type) -> str:
    """`type` in the user's words."""
    if isinstance(type, IntrinsicType):
        return type.category if type.category == "character" else f"{type.category}({type.kind})"
    return {
        "DerivedType": "a derived type",
        "PolymorphicType": "a polymorphic object",
        "AssumedType": "an object of assumed type",
        "ProcedureType": "a procedure pointer",
    }.get(type.__class__.__name__, "an object of unknown type")
