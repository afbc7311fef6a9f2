"""How a loop's captures travel from the user's procedure to its launcher; the Fortran and the C++ side print it alike.

The launcher is a pure subroutine that is not BIND(C). Its dummies, in this order:

    one a captured variable, of its exact type, `target, optional`, an allocatable as ALLOCATABLE and a pointer as
                   POINTER, INTENT(IN): their own descriptor arrives, with its bounds
    bounds(*)      integer(8), intent(in): what the descriptors do not tell (see `bounds`); left out when there are none
    limits(*)      integer(8), intent(in): lower, upper, step of each index

An absent optional dummy of the user's is an absent argument here too (F2023 15.5.2.13).
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import Literal, Unary
from gpuoffload_build.ir.types import (
    AssumedRank,
    AssumedShape,
    AssumedSize,
    AssumedType,
    DerivedType,
    ExplicitShape,
    IntrinsicType,
    PolymorphicType,
    UnknownType,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.kernel import Capture, Kernel
    from gpuoffload_build.ir.symbols import Variable
    from gpuoffload_build.ir.types import Type


class Bound:
    """One entry of `bounds`: 'lower' or 'extent' of dimension `dimension` (from 0) of `capture`."""

    __slots__ = ("capture", "dimension", "what")

    def __init__(self, capture: Capture, dimension: int, what: str) -> None:
        self.capture = capture
        self.dimension = dimension
        self.what = what


def argument_captures(kernel: Kernel) -> list[Capture]:
    """The captures that are actual arguments, in the order of the launcher's dummies."""
    return [c for c in kernel.captures if c.way == "argument"]


def symbol_captures(kernel: Kernel) -> list[Capture]:
    """The captures that the launcher finds at their linker symbol."""
    return [c for c in kernel.captures if c.way == "symbol"]


def rank_of(variable: Variable) -> int:
    return variable.shape.rank if variable.shape is not None else 0


def constant(expression: Expr | None) -> int | None:
    """The value of an integer constant expression as sema leaves it, else None."""
    if isinstance(expression, Literal) and isinstance(expression.value, int) and not isinstance(expression.value, bool):
        return expression.value
    if isinstance(expression, Unary) and expression.op == "neg":
        value = constant(expression.operand)
        return None if value is None else -value
    return None


def static_lower_bounds(variable: Variable) -> tuple[int, ...] | None:
    """The lower bounds where the declaration gives them as constants, else None."""
    shape = variable.shape
    if variable.storage == "associate" or not isinstance(shape, (ExplicitShape, AssumedShape, AssumedSize)):
        return None
    values = [constant(lower) for lower in shape.lowers]
    if any(v is None for v in values):
        return None
    return tuple(v for v in values if v is not None)


def static_extents(variable: Variable) -> tuple[int, ...] | None:
    """The extents of an explicit-shape array with constant bounds, else None."""
    shape = variable.shape
    if not isinstance(shape, ExplicitShape):
        return None
    lowers = [constant(lower) for lower in shape.lowers]
    uppers = [constant(upper) for upper in shape.uppers]
    extents: list[int] = []
    for lower, upper in zip(lowers, uppers):
        if lower is None or upper is None:
            return None
        extents.append(max(0, upper - lower + 1))
    return tuple(extents)


def bounds(kernel: Kernel) -> list[Bound]:
    """The entries of `bounds`: lower bounds that are not constant, and extents of assumed-size arrays.

    The descriptor of an assumed-shape dummy has extents and strides, but not the actual argument's lower bounds.
    """
    entries: list[Bound] = []
    for capture in argument_captures(kernel):
        variable = capture.variable
        if variable.shape is None:
            continue
        if static_lower_bounds(variable) is None and not has_own_descriptor(variable):
            entries.extend(Bound(capture, d, "lower") for d in range(variable.shape.rank))
        if isinstance(variable.shape, AssumedSize):
            entries.extend(Bound(capture, d, "extent") for d in range(variable.shape.rank - 1))
    return entries


def is_assumed_size(variable: Variable) -> bool:
    return isinstance(variable.shape, AssumedSize)


def has_own_descriptor(variable: Variable) -> bool:
    """Whether the launcher gets the variable's own descriptor: that of an allocatable or a pointer."""
    return not variable.attributes.isdisjoint(("allocatable", "pointer"))


def intrinsic_element_bytes(type_: IntrinsicType) -> int:
    """Bytes of a value of intrinsic type; a character's length must be fixed."""
    if type_.category == "character":
        if type_.length is None or type_.length.form != "fixed" or type_.length.value is None:
            raise ValueError("character length is not fixed")
        return type_.kind * type_.length.value
    part = 16 if type_.kind in (10, 16) and type_.category in ("real", "complex") else type_.kind
    return 2 * part if type_.category == "complex" else part


def check_passable(capture: Capture) -> None:
    """Raises NotYet for a capture that has no way to the launcher yet."""
    variable = capture.variable
    where = variable.at.source.location(variable.at.start)
    type_: Type = variable.type
    if isinstance(variable.shape, AssumedRank):
        raise NotYet(f"assumed-rank array '{variable.name}' in an offloaded loop", where)
    if isinstance(type_, PolymorphicType):
        raise NotYet(f"polymorphic variable '{variable.name}' in an offloaded loop", where)
    if isinstance(type_, (AssumedType, UnknownType)):
        raise NotYet(f"variable '{variable.name}' of unknown type in an offloaded loop", where)
    if isinstance(type_, DerivedType) and (type_.kinds or type_.lengths):
        raise NotYet(f"variable '{variable.name}' of a parameterized derived type in an offloaded loop", where)
    if isinstance(type_, IntrinsicType) and type_.category == "character":
        raise NotYet(f"character variable '{variable.name}' in an offloaded loop", where)
