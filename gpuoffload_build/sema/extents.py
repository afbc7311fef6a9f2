"""Extents of array expressions, where they are constant."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ArrayConstructor,
    Binary,
    ComponentRef,
    Convert,
    Expr,
    FunctionCall,
    ImpliedDo,
    IntrinsicCall,
    SectionRef,
    Triplet,
    Unary,
    VariableRef,
)

from .fold import ArrayValue, evaluate, integer_value, product, shape_extents

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Optional, TypeAlias

    Extents: TypeAlias = Optional[tuple[int, ...]]  # noqa: UP045


def constant_extents(expression: Expr) -> Extents:
    """The extents, None where one of them is not constant; a scalar has none: ()."""
    if expression.rank == 0:
        return ()
    if isinstance(expression, VariableRef):
        extents = shape_extents(expression.variable.shape)
        if extents is not None or expression.variable.storage != "constant":
            return extents
    if isinstance(expression, ComponentRef):
        if expression.component.shape is not None:
            return shape_extents(expression.component.shape)
        return constant_extents(expression.base)
    if isinstance(expression, SectionRef):
        return _section(expression)
    if isinstance(expression, Convert | Unary):
        return constant_extents(expression.operand)
    if isinstance(expression, Binary):
        return _common((expression.left, expression.right))
    if isinstance(expression, ArrayConstructor):
        size = _items(expression)
        return None if size is None else (size,)
    if isinstance(expression, FunctionCall):
        procedure = expression.procedure
        if procedure.elemental:
            return _common(tuple(a.value for a in expression.arguments if a.value is not None))
        return shape_extents(procedure.result.shape) if procedure.result is not None else None
    if isinstance(expression, IntrinsicCall):
        return _intrinsic(expression)
    value = evaluate(expression)
    return value.extents if isinstance(value, ArrayValue) else None


def _common(values: tuple[Expr, ...]) -> Extents:
    """The extents of an elemental operation: those of any array among its operands."""
    for value in values:
        if value.rank:
            extents = constant_extents(value)
            if extents is not None:
                return extents
    return None


def _items(constructor: ArrayConstructor) -> int | None:
    size = 0
    for item in constructor.items:
        if isinstance(item, ImpliedDo):
            value = evaluate(constructor)
            return value.extents[0] if isinstance(value, ArrayValue) else None
        extents = constant_extents(item)
        if extents is None:
            return None
        size += product(extents)
    return size


def _section(section: SectionRef) -> Extents:
    base = shape_extents(getattr(getattr(section.base, "variable", None), "shape", None))
    extents = []
    for dimension, subscript in enumerate(section.subscripts):
        if not isinstance(subscript, Triplet):
            if subscript.rank:
                inner = constant_extents(subscript)
                if inner is None:
                    return None
                extents.append(inner[0])
            continue
        if subscript.lower is None and subscript.upper is None and subscript.stride is None:
            if base is None:
                return None
            extents.append(base[dimension])
            continue
        if subscript.lower is None or subscript.upper is None:
            return None
        first, last = integer_value(subscript.lower), integer_value(subscript.upper)
        step = integer_value(subscript.stride) if subscript.stride is not None else 1
        if first is None or last is None or not step:
            return None
        extents.append(max((last - first + step) // step, 0))
    return tuple(extents)


def _intrinsic(call: IntrinsicCall) -> Extents:
    from .intrinsics import row

    if call.name in ("shape", "lbound", "ubound"):
        array = call.arguments[0].value
        return (array.rank,) if array is not None and array.rank > 0 else None
    table = row(call.name)
    if table is not None and table.elemental:
        return _common(tuple(a.value for a in call.arguments if a.value is not None))
    if call.name in ("cshift", "eoshift"):
        array = call.argument("array")
        return constant_extents(array) if array is not None else None
    value = evaluate(call)
    return value.extents if isinstance(value, ArrayValue) else None
