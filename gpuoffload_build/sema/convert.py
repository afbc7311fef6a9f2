"""Conversions that the source leaves implicit, and the type of an operation's operands (F2023 10.1.5, 10.2.1.3)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ArrayConstructor, Convert, Literal
from gpuoffload_build.ir.types import IntrinsicType, Length

from .kinds import wrap_integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.ir.types import Type

    from .scope import Scope

NUMERIC = ("integer", "real", "complex")
BOZ = IntrinsicType("boz", 0)


def integer_literal(scope: Scope, value: int, at: At, kind: int = 0) -> Literal:
    """An integer constant of default kind, or of the one that is given."""
    return Literal(IntrinsicType("integer", kind or scope.options.integer), 0, at, value)


def is_numeric(kind: Type) -> bool:
    """Integer, real or complex."""
    return isinstance(kind, IntrinsicType) and kind.category in NUMERIC


def arithmetic_type(left: IntrinsicType, right: IntrinsicType) -> IntrinsicType:
    """The type of `left op right` (10.1.9.3): the higher category, of equal categories the larger kind."""
    if left.category == right.category:
        return left if left.kind >= right.kind else right
    if NUMERIC.index(left.category) > NUMERIC.index(right.category):
        higher, lower = left, right
    else:
        higher, lower = right, left
    if higher.category == "complex" and lower.category == "real" and lower.kind > higher.kind:
        return IntrinsicType("complex", lower.kind)
    return higher


def convert(scope: Scope, value: Expr, kind: Type) -> Expr:
    """`value` as `kind`, where intrinsic assignment would convert it; a value of any other type stays as it is."""
    given = value.type
    if given == kind or not isinstance(given, IntrinsicType) or not isinstance(kind, IntrinsicType):
        return value
    if given is BOZ:
        return boz(scope, value, kind)
    if given.category == "character" or kind.category == "character":
        return pad(value, kind)
    if given.category == kind.category and given.kind == kind.kind:
        return value
    if given.category in NUMERIC and kind.category in NUMERIC:
        return Convert(kind, value.rank, value.at, value)
    if "logical" in (given.category, kind.category):  # logical kinds; integer to logical as an extension
        return Convert(kind, value.rank, value.at, value)
    return value


def pad(value: Expr, kind: IntrinsicType) -> Expr:
    """A character constant blank-padded or cut to a fixed length; anything else as it is."""
    length = kind.length
    if not isinstance(value.type, IntrinsicType) or value.type.category != "character" or kind.category != "character":
        return value
    if length is None or length.form != "fixed" or length.value is None:
        return value
    if isinstance(value, Literal) and isinstance(value.value, str):
        text = value.value[: length.value].ljust(length.value)
        return Literal(IntrinsicType("character", value.type.kind, length), 0, value.at, text)
    if isinstance(value, ArrayConstructor) and all(isinstance(item, Literal) for item in value.items):
        items = tuple(pad(item, kind) for item in value.items if isinstance(item, Literal))
        return ArrayConstructor(IntrinsicType("character", value.type.kind, length), 1, value.at, items)
    return value


def boz(scope: Scope, value: Expr, kind: IntrinsicType) -> Expr:
    """A BOZ constant as the bits of `kind` (16.9.110 INT, 16.9.170 REAL)."""
    bits = value.value if isinstance(value, Literal) and isinstance(value.value, int) else 0
    if kind.category == "integer" or kind.category == "logical":
        return Literal(IntrinsicType("integer", kind.kind), 0, value.at, wrap_integer(bits, kind.kind))
    if kind.category == "real" and kind.kind in (4, 8):
        import struct

        packed = (bits & ((1 << 8 * kind.kind) - 1)).to_bytes(kind.kind, "little")
        number = struct.unpack("<f" if kind.kind == 4 else "<d", packed)[0]
        if number == number and abs(number) != float("inf"):
            return Literal(kind, 0, value.at, repr(number))
    return Convert(kind, 0, value.at, value)


def fixed_character(text: str, at: At, kind: int = 1) -> Literal:
    """A character constant."""
    return Literal(IntrinsicType("character", kind, Length("fixed", len(text))), 0, at, text)
