"""Constant expressions: their values, as far as kinds, bounds and named constants need them (F2023 10.1.12).

A value is an int, a float (real of kind 4 or 8, rounded to it), a bool, a str, a complex, or an `ArrayValue`; reals of
other kinds stay unevaluated. `None` says that an expression is not constant, or not evaluated here.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ArrayConstructor,
    Binary,
    ComponentRef,
    Conditional,
    Convert,
    ElementRef,
    ImpliedDo,
    IntrinsicCall,
    Literal,
    SectionRef,
    StructureConstructor,
    Substring,
    Triplet,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.types import ExplicitShape, IntrinsicType, Length

from .kinds import wrap_integer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeAlias, Union

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import Variable
    from gpuoffload_build.ir.types import Type

    Value: TypeAlias = Union[int, float, complex, str, bool, "ArrayValue", "StructureValue", None]
    Environment: TypeAlias = Mapping[Variable, int]

EMPTY: Environment = {}
MAXIMAL_SIZE = 1 << 16


class ArrayValue:
    """A constant array: extents and elements in array element order."""

    __slots__ = ("elements", "extents")

    def __init__(self, extents: tuple[int, ...], elements: list[Value]) -> None:
        self.extents = extents
        self.elements = elements


class StructureValue:
    """A constant of derived type: its values by component name."""

    __slots__ = ("values",)

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values


def integer_value(expression: Expr) -> int | None:
    """The value of a scalar constant integer expression."""
    if isinstance(expression, Literal):
        value: Value = expression.value if isinstance(expression.value, int) else None
    else:
        value = evaluate(expression)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def fold(expression: Expr) -> Expr:
    """The expression, replaced by its value where that is known."""
    if isinstance(expression, Literal):
        return expression
    value = evaluate(expression)
    if value is None:
        return expression
    return literal(expression, value) or expression


def literal(expression: Expr, value: Value) -> Expr | None:
    """`value` as an expression at the place of `expression`."""
    kind = expression.type
    if not isinstance(kind, IntrinsicType):
        return None
    if isinstance(value, ArrayValue):
        if len(value.extents) != 1:
            return None
        items = []
        for element in value.elements:
            item = _scalar_literal(expression, kind, element)
            if item is None:
                return None
            items.append(item)
        if kind.category == "character" and items:
            kind = items[0].type
        return ArrayConstructor(kind, 1, expression.at, tuple(items))
    return _scalar_literal(expression, kind, value)


def _scalar_literal(expression: Expr, kind: IntrinsicType, value: Value) -> Literal | None:
    at = expression.at
    if isinstance(value, bool):
        return Literal(kind, 0, at, value) if kind.category == "logical" else None
    if isinstance(value, int):
        return Literal(kind, 0, at, value) if kind.category == "integer" else None
    if isinstance(value, str):
        fixed = IntrinsicType("character", kind.kind, Length("fixed", len(value)))
        return Literal(fixed, 0, at, value)
    if isinstance(value, float):
        return Literal(kind, 0, at, real_text(value)) if is_finite(value) else None
    if isinstance(value, complex):
        if not is_finite(value.real) or not is_finite(value.imag):
            return None
        return Literal(kind, 0, at, (real_text(value.real), real_text(value.imag)))
    return None


def is_finite(value: float) -> bool:
    """Neither an infinity nor a NaN."""
    return value - value == 0.0


def real_text(value: float) -> str:
    """The shortest decimal that reads back as `value`."""
    return repr(value)


def round_real(value: float, kind: int) -> float:
    """`value`, correct to double precision, rounded to a real of kind 4 or 8."""
    if kind == 8:
        return value
    import struct

    try:
        return float(struct.unpack("f", struct.pack("f", value))[0])
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")


def evaluate(expression: Expr, environment: Environment = EMPTY) -> Value:
    """The value of a constant expression, None where it has none or we do not know it."""
    handler = EVALUATORS.get(type(expression))
    if handler is None:
        return None
    try:
        return handler(expression, environment)
    except (ArithmeticError, ValueError, IndexError, RecursionError):
        return None


def _literal(expression: Literal, environment: Environment) -> Value:
    value = expression.value
    kind = expression.type
    if isinstance(kind, IntrinsicType):
        if kind.category == "real" and isinstance(value, str):
            return round_real(float(value), kind.kind) if kind.kind in (4, 8) else None
        if isinstance(value, tuple):
            if kind.kind not in (4, 8):
                return None
            return complex(round_real(float(value[0]), kind.kind), round_real(float(value[1]), kind.kind))
        if kind.category == "boz":
            return None
    return value if not isinstance(value, tuple) else None


def _variable(expression: VariableRef, environment: Environment) -> Value:
    variable = expression.variable
    if variable in environment:
        return environment[variable]
    if variable.storage != "constant" or variable.initial is None:
        return None
    value = evaluate(variable.initial)
    if variable.shape is not None and value is not None and not isinstance(value, ArrayValue):
        extents = shape_extents(variable.shape)
        if extents is None or product(extents) > MAXIMAL_SIZE:
            return None
        return ArrayValue(extents, [value] * product(extents))
    return value


def product(extents: tuple[int, ...]) -> int:
    """Number of elements."""
    size = 1
    for extent in extents:
        size *= extent
    return size


def shape_extents(shape: object) -> tuple[int, ...] | None:
    """Constant extents of an explicit shape."""
    if not isinstance(shape, ExplicitShape):
        return None
    extents = []
    for lower, upper in zip(shape.lowers, shape.uppers):
        low, high = integer_value(lower), integer_value(upper)
        if low is None or high is None:
            return None
        extents.append(max(high - low + 1, 0))
    return tuple(extents)


def _map(function: Callable[..., Value], *values: Value) -> Value:
    """`function` of scalars, element by element where some of `values` are arrays."""
    arrays = [v for v in values if isinstance(v, ArrayValue)]
    if not arrays:
        return function(*values)
    count = len(arrays[0].elements)
    if any(len(a.elements) != count for a in arrays):
        return None
    columns = [v.elements if isinstance(v, ArrayValue) else [v] * count for v in values]
    elements = [function(*row) for row in zip(*columns)]
    return None if any(e is None for e in elements) else ArrayValue(arrays[0].extents, elements)


def _unary(expression: Unary, environment: Environment) -> Value:
    value = evaluate(expression.operand, environment)
    if value is None:
        return None
    op = expression.op
    if op in ("pos", "paren"):
        return value
    if op == "neg":
        return _map(lambda v: -v, value)
    return _map(lambda v: not v, value)


def _binary(expression: Binary, environment: Environment) -> Value:
    left = evaluate(expression.left, environment)
    if left is None:
        return None
    right = evaluate(expression.right, environment)
    if right is None:
        return None
    function = OPERATIONS.get(expression.op)
    if function is None:
        return None
    return _map(lambda a, b: _rounded(function(a, b), expression.type), left, right)


def _rounded(value: Value, kind: Type) -> Value:
    """An arithmetic result as a value of its type; None when it overflows."""
    if not isinstance(kind, IntrinsicType):
        return None
    if isinstance(value, bool | str) or value is None:
        return value
    if isinstance(value, int):
        return value if wrap_integer(value, kind.kind) == value else None
    if isinstance(value, float):
        return round_real(value, kind.kind) if kind.kind in (4, 8) else None
    if isinstance(value, complex):
        if kind.kind not in (4, 8):
            return None
        return complex(round_real(value.real, kind.kind), round_real(value.imag, kind.kind))
    return None


def divide(a: Value, b: Value) -> Value:
    """Fortran's `/`: integer division truncates."""
    if isinstance(a, int) and isinstance(b, int):
        if b == 0:
            return None
        quotient = abs(a) // abs(b)
        return quotient if (a < 0) == (b < 0) else -quotient
    if isinstance(a, complex) or isinstance(b, complex):
        return None  # the order of operations is the compiler's
    return a / b  # type: ignore[operator]


def power(a: Value, b: Value) -> Value:
    """Fortran's `**` where the value is exact, or exactly rounded by one operation."""
    if isinstance(b, int) and not isinstance(b, bool):
        if isinstance(a, int):
            if b >= 0:
                return a**b if b < 1024 or abs(a) < 2 else None
            return divide(1, a**-b) if abs(a) == 1 else None if a == 0 else 0
        if isinstance(a, float) and abs(b) <= 1024:
            return _real_power(a, b)
    return None


def _real_power(a: float, b: int) -> float | None:
    """a**b correctly rounded to double: computed exactly in integers."""
    if a == 0.0:
        return None if b < 0 else 0.0 if b else 1.0
    numerator, denominator = a.as_integer_ratio()
    if b < 0:
        numerator, denominator, b = denominator, numerator, -b
    if b * max(abs(numerator).bit_length(), denominator.bit_length()) > 1 << 16:
        return None
    try:
        return float(numerator**b / denominator**b)
    except OverflowError:
        return None


OPERATIONS: dict[str, Callable[..., Value]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: None if isinstance(a, complex) or isinstance(b, complex) else a * b,
    "/": divide,
    "**": power,
    "//": lambda a, b: a + b,
    "==": lambda a, b: _blank_padded(a, b) == 0,
    "/=": lambda a, b: _blank_padded(a, b) != 0,
    "<": lambda a, b: _blank_padded(a, b) < 0,
    "<=": lambda a, b: _blank_padded(a, b) <= 0,
    ">": lambda a, b: _blank_padded(a, b) > 0,
    ">=": lambda a, b: _blank_padded(a, b) >= 0,
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "eqv": lambda a, b: a == b,
    "neqv": lambda a, b: a != b,
}


def _blank_padded(a: Value, b: Value) -> int:
    """Negative, zero or positive as a < b, a == b, a > b; characters of different length are padded with blanks."""
    if isinstance(a, str) and isinstance(b, str):
        width = max(len(a), len(b))
        a, b = a.ljust(width), b.ljust(width)
    if a == b:
        return 0
    return -1 if a < b else 1  # type: ignore[operator]


def _convert(expression: Convert, environment: Environment) -> Value:
    value = evaluate(expression.operand, environment)
    kind = expression.type
    if value is None or not isinstance(kind, IntrinsicType):
        return None
    return _map(lambda v: converted(v, kind), value)


def converted(value: Value, kind: IntrinsicType) -> Value:
    """A scalar value as `kind`."""
    if isinstance(value, bool):
        return value if kind.category == "logical" else None
    if isinstance(value, str | StructureValue) or value is None:
        return value
    if isinstance(value, ArrayValue):
        return None
    if kind.category == "integer":
        real = value.real if isinstance(value, complex) else value
        return _rounded(int(real), kind)
    if kind.category == "real":
        real = value.real if isinstance(value, complex) else value
        return round_real(float(real), kind.kind) if kind.kind in (4, 8) and exact_double(real) else None
    if kind.category == "complex" and kind.kind in (4, 8) and exact_double(value):
        number = complex(value)
        return complex(round_real(number.real, kind.kind), round_real(number.imag, kind.kind))
    return None


def exact_double(value: int | float | complex) -> bool:
    """Whether a number is a double already, so that rounding it to kind 4 rounds once."""
    return not isinstance(value, int) or abs(value) <= 1 << 53


def _element(expression: ElementRef, environment: Environment) -> Value:
    array = evaluate(expression.base, environment)
    if not isinstance(array, ArrayValue):
        return None
    offset, stride = 0, 1
    lowers = lower_bounds(expression.base, len(array.extents))
    for subscript, lower, extent in zip(expression.subscripts, lowers, array.extents):
        index = evaluate(subscript, environment)
        if not isinstance(index, int) or not 0 <= index - lower < extent:
            return None
        offset += (index - lower) * stride
        stride *= extent
    return array.elements[offset]


def lower_bounds(base: Expr, rank: int) -> list[int]:
    """Lower bounds of a constant array; 1 for what is no whole array."""
    if isinstance(base, VariableRef) and isinstance(base.variable.shape, ExplicitShape):
        return [integer_value(low) or 0 for low in base.variable.shape.lowers]
    return [1] * rank


def _section(expression: SectionRef, environment: Environment) -> Value:
    array = evaluate(expression.base, environment)
    if not isinstance(array, ArrayValue):
        return None
    lowers = lower_bounds(expression.base, len(array.extents))
    positions: list[list[int]] = []
    extents: list[int] = []
    for subscript, lower, extent in zip(expression.subscripts, lowers, array.extents):
        if isinstance(subscript, Triplet):
            given = [evaluate(e, environment) if e is not None else None for e in
                     (subscript.lower, subscript.upper, subscript.stride)]  # fmt: skip
            if any(e is not None and not isinstance(g, int) for e, g in
                   zip((subscript.lower, subscript.upper, subscript.stride), given)):  # fmt: skip
                return None
            first = given[0] if isinstance(given[0], int) else lower
            last = given[1] if isinstance(given[1], int) else lower + extent - 1
            step = given[2] if isinstance(given[2], int) else 1
            chosen = list(range(first - lower, last - lower + (1 if step > 0 else -1), step))
            extents.append(len(chosen))
        else:
            value = evaluate(subscript, environment)
            if isinstance(value, ArrayValue):
                chosen = [e - lower for e in value.elements if isinstance(e, int)]
                extents.append(len(chosen))
            elif isinstance(value, int):
                chosen = [value - lower]
            else:
                return None
        if any(not 0 <= c < extent for c in chosen):
            return None
        positions.append(chosen)
    offsets, stride = [0], 1
    for chosen, extent in zip(positions, array.extents):
        offsets = [o + c * stride for c in chosen for o in offsets]
        stride *= extent
    return ArrayValue(tuple(extents), [array.elements[o] for o in offsets])


def _constructor(expression: ArrayConstructor, environment: Environment) -> Value:
    elements: list[Value] = []
    if not _items(expression.items, environment, elements):
        return None
    return ArrayValue((len(elements),), elements)


def _items(items: tuple[Expr | ImpliedDo, ...], environment: Environment, elements: list[Value]) -> bool:
    for item in items:
        if isinstance(item, ImpliedDo):
            bounds = [evaluate(e, environment) for e in (item.lower, item.upper)]
            step = evaluate(item.stride, environment) if item.stride is not None else 1
            if not all(isinstance(b, int) for b in bounds) or not isinstance(step, int) or step == 0:
                return False
            first, last = bounds
            if not isinstance(first, int) or not isinstance(last, int):
                return False
            for value in range(first, last + (1 if step > 0 else -1), step):
                if not _items(item.items, {**environment, item.variable: value}, elements):
                    return False
                if len(elements) > MAXIMAL_SIZE:
                    return False
            continue
        value_of_item = evaluate(item, environment)
        if value_of_item is None:
            return False
        if isinstance(value_of_item, ArrayValue):
            elements += value_of_item.elements
        else:
            elements.append(value_of_item)
    return True


def _structure(expression: StructureConstructor, environment: Environment) -> Value:
    values: dict[str, Value] = {}
    for component, given in expression.values:
        source = given if given is not None else component.initial
        values[component.name] = evaluate(source, environment) if source is not None else None
    return StructureValue(values)


def _component(expression: ComponentRef, environment: Environment) -> Value:
    base = evaluate(expression.base, environment)
    if isinstance(base, StructureValue):
        return base.values.get(expression.component.name)
    if isinstance(base, ArrayValue) and all(isinstance(e, StructureValue) for e in base.elements):
        name = expression.component.name
        elements = [e.values.get(name) for e in base.elements if isinstance(e, StructureValue)]
        return (
            None
            if any(e is None or isinstance(e, ArrayValue) for e in elements)
            else ArrayValue(base.extents, elements)
        )
    return None


def _substring(expression: Substring, environment: Environment) -> Value:
    text = evaluate(expression.base, environment)
    lower = evaluate(expression.lower, environment) if expression.lower is not None else 1
    if not isinstance(text, str) or not isinstance(lower, int):
        return None
    upper = evaluate(expression.upper, environment) if expression.upper is not None else len(text)
    return text[max(lower, 1) - 1 : max(upper, 0)] if isinstance(upper, int) else None


def _conditional(expression: Conditional, environment: Environment) -> Value:
    condition = evaluate(expression.condition, environment)
    if not isinstance(condition, bool):
        return None
    return evaluate(expression.then if condition else expression.otherwise, environment)


def _intrinsic(expression: IntrinsicCall, environment: Environment) -> Value:
    from .fold_intrinsic import evaluate_intrinsic

    return evaluate_intrinsic(expression, environment)


EVALUATORS: dict[type, Callable[..., Value]] = {
    Literal: _literal,
    VariableRef: _variable,
    Unary: _unary,
    Binary: _binary,
    Convert: _convert,
    ElementRef: _element,
    SectionRef: _section,
    ArrayConstructor: _constructor,
    StructureConstructor: _structure,
    ComponentRef: _component,
    Substring: _substring,
    Conditional: _conditional,
    IntrinsicCall: _intrinsic,
}
