"""Values of transformational functions in constant expressions (F2023 16.7)."""

from __future__ import annotations

from gpuoffload_build.ir.types import IntrinsicType

from . import fold, kinds
from .fold import ArrayValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeGuard

    from gpuoffload_build.ir.expr import IntrinsicCall

    from .fold import Value

    Values = dict[str, Value]


def _elements(value: Value) -> list[Value]:
    return value.elements if isinstance(value, ArrayValue) else [value]


def _integers(elements: list[Value]) -> list[int] | None:
    """The elements, where all are integers."""
    found = [e for e in elements if isinstance(e, int) and not isinstance(e, bool)]
    return found if len(found) == len(elements) else None


def _spread_to(value: Value, size: int) -> list[Value]:
    """The elements of a mask or pad argument, which may be a scalar."""
    return value.elements if isinstance(value, ArrayValue) else [value] * size


def lines(array: ArrayValue, dim: int) -> list[list[Value]]:
    """The rank-one sections along dimension `dim`, in array element order of what remains."""
    stride = fold.product(array.extents[: dim - 1])
    count = array.extents[dim - 1]
    outer = fold.product(array.extents[dim:])
    return [
        [array.elements[(o * count + n) * stride + i] for n in range(count)]
        for o in range(outer)
        for i in range(stride)
    ]


def _along(array: ArrayValue, dim: int, made: list[list[Value]]) -> ArrayValue:
    """The array of the same shape whose sections along `dim` are `made`: the inverse of `lines`."""
    stride = fold.product(array.extents[: dim - 1])
    count = array.extents[dim - 1]
    outer = fold.product(array.extents[dim:])
    elements = [made[o * stride + i][n] for o in range(outer) for n in range(count) for i in range(stride)]
    return ArrayValue(array.extents, elements)


def _is_dimension(dim: Value, array: ArrayValue) -> TypeGuard[int]:
    return isinstance(dim, int) and 1 <= dim <= len(array.extents)


def _by_sections(
    array: ArrayValue, mask: list[Value], dim: Value, function: Callable[[list[Value], list[Value]], Value]
) -> Value:
    """`function` of each section along `dim` and its mask: an array of a rank less, of a rank-one array a scalar."""
    if not _is_dimension(dim, array):
        return None
    masks = lines(ArrayValue(array.extents, mask), dim)
    made = [function(line, m) for line, m in zip(lines(array, dim), masks)]
    if len(array.extents) == 1:
        return made[0]
    return _array((*array.extents[: dim - 1], *array.extents[dim:]), made)


def _array(extents: tuple[int, ...], elements: list[Value]) -> Value:
    return None if any(e is None for e in elements) else ArrayValue(extents, elements)


# Reductions ----------------------------------------------------------------------------------------------------------


def _reduction(call: IntrinsicCall, values: Values) -> Value:
    logical = call.name in LOGICAL
    subject = values["mask" if logical else "array"]
    if not isinstance(subject, ArrayValue):
        return None
    mask = _spread_to(True if logical else values.get("mask", True), len(subject.elements))
    if "dim" not in values:
        return _reduced(call, subject.elements, mask)
    return _by_sections(subject, mask, values["dim"], lambda line, m: _reduced(call, line, m))


LOGICAL = ("all", "any", "count", "parity")


def _reduced(call: IntrinsicCall, elements: list[Value], mask: list[Value]) -> Value:
    name = call.name
    if name in LOGICAL:
        truths = [bool(e) for e in elements]
        if name == "count":
            return sum(truths)
        if name == "parity":
            return sum(truths) % 2 == 1
        return all(truths) if name == "all" else any(truths)
    elements = [e for e, m in zip(elements, mask) if m]
    kind = call.type
    if not isinstance(kind, IntrinsicType):
        return None
    if name in ("maxval", "minval") and elements and all(isinstance(e, float) for e in elements):
        reals = [e for e in elements if isinstance(e, float)]
        return max(reals) if name == "maxval" else min(reals)
    if kind.category != "integer":
        return None  # the order of the sum is the compiler's
    numbers = [e for e in elements if isinstance(e, int)]
    if name == "maxval":
        return max(numbers, default=-kinds.integer_huge(kind.kind) - 1)
    if name == "minval":
        return min(numbers, default=kinds.integer_huge(kind.kind))
    start, step = STEPS[name]
    total = start
    for number in numbers:
        total = step(total, number)
    return fold._rounded(total, kind)


STEPS: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "sum": (0, lambda a, b: a + b),
    "product": (1, lambda a, b: a * b),
    "iall": (-1, lambda a, b: a & b),
    "iany": (0, lambda a, b: a | b),
    "iparity": (0, lambda a, b: a ^ b),
}


# Places --------------------------------------------------------------------------------------------------------------


def _location(call: IntrinsicCall, values: Values) -> Value:
    """MAXLOC, MINLOC, FINDLOC."""
    array = values["array"]
    if not isinstance(array, ArrayValue):
        return None
    back = values.get("back") is True
    mask = _spread_to(values.get("mask", True), len(array.elements))
    wanted = values.get("value")
    if "dim" in values:
        return _by_sections(array, mask, values["dim"], lambda line, m: _place(call.name, line, m, wanted, back))
    place = _place(call.name, array.elements, mask, wanted, back)
    subscripts: list[Value] = []
    rest = place - 1
    for extent in array.extents:
        subscripts.append(rest % extent + 1 if place else 0)
        rest //= extent or 1
    return ArrayValue((len(subscripts),), subscripts)


def _place(name: str, elements: list[Value], mask: list[Value], wanted: Value, back: bool) -> int:
    """Position from 1 of the element that is looked for, 0 where there is none."""
    chosen = [n for n, m in enumerate(mask) if m]
    if name == "findloc":
        chosen = [n for n in chosen if fold.OPERATIONS["=="](elements[n], wanted)]
    elif chosen:
        best = elements[chosen[0]]
        better = fold.OPERATIONS[">" if name == "maxloc" else "<"]
        for n in chosen:
            if better(elements[n], best):
                best = elements[n]
        chosen = [n for n in chosen if elements[n] == best]
    return (chosen[-1 if back else 0] + 1) if chosen else 0


# Products ------------------------------------------------------------------------------------------------------------


def _dot(a: list[Value], b: list[Value], kind: object) -> Value:
    if not isinstance(kind, IntrinsicType) or len(a) != len(b):
        return None
    if kind.category == "logical":
        return any(x and y for x, y in zip(a, b))
    left, right = _integers(a), _integers(b)
    if left is None or right is None:
        return None  # the order of the sum is the compiler's
    return fold._rounded(sum(x * y for x, y in zip(left, right)), kind)


def _dot_product(call: IntrinsicCall, values: Values) -> Value:
    return _dot(_elements(values["vector_a"]), _elements(values["vector_b"]), call.type)


def _matmul(call: IntrinsicCall, values: Values) -> Value:
    a, b = values["matrix_a"], values["matrix_b"]
    if not isinstance(a, ArrayValue) or not isinstance(b, ArrayValue):
        return None
    rows = lines(a, 2) if len(a.extents) == 2 else [a.elements]
    columns = lines(b, 1)
    elements = [_dot(row, column, call.type) for column in columns for row in rows]
    extents = (*a.extents[:-1], *b.extents[1:])
    return _array(extents, elements) if extents else None


# Arrays made of arrays -----------------------------------------------------------------------------------------------


def _reshape(call: IntrinsicCall, values: Values) -> Value:
    extents = _integers(_elements(values["shape"]))
    if extents is None:
        return None
    size = fold.product(tuple(extents))
    elements = list(_elements(values["source"]))
    if size > fold.MAXIMAL_SIZE:
        return None
    if len(elements) < size:
        padding = _elements(values["pad"]) if "pad" in values else []
        if not padding:
            return None
        while len(elements) < size:
            elements += padding
    if "order" in values:
        order = _integers(_elements(values["order"]))
        if order is None or sorted(order) != list(range(1, len(extents) + 1)):
            return None
        return ArrayValue(tuple(extents), _ordered(extents, order, elements))
    return ArrayValue(tuple(extents), elements[:size])


def _ordered(extents: list[int], order: list[int], source: list[Value]) -> list[Value]:
    """The elements of RESHAPE with ORDER: subscript `order[0]` runs fastest."""
    strides = [fold.product(tuple(extents[:d])) for d in range(len(extents))]
    made: list[Value] = [None] * fold.product(tuple(extents))
    for n in range(len(made)):
        rest, at = n, 0
        for d in order:
            at += rest % extents[d - 1] * strides[d - 1]
            rest //= extents[d - 1]
        made[at] = source[n]
    return made


def _spread(call: IntrinsicCall, values: Values) -> Value:
    source, copies, dim = values["source"], values["ncopies"], values["dim"]
    if not isinstance(copies, int) or not isinstance(dim, int):
        return None
    copies = max(copies, 0)
    size = len(_elements(source))
    if size * copies > fold.MAXIMAL_SIZE:
        return None
    if not isinstance(source, ArrayValue):
        return ArrayValue((copies,), [source] * copies)
    if not 1 <= dim <= len(source.extents) + 1:
        return None
    stride = fold.product(source.extents[: dim - 1])
    elements: list[Value] = []
    for start in range(0, size, stride or 1):
        elements += source.elements[start : start + stride] * copies
    return ArrayValue((*source.extents[: dim - 1], copies, *source.extents[dim - 1 :]), elements)


def _transpose(call: IntrinsicCall, values: Values) -> Value:
    matrix = values["matrix"]
    if not isinstance(matrix, ArrayValue) or len(matrix.extents) != 2:
        return None
    rows, columns = matrix.extents
    return ArrayValue((columns, rows), [matrix.elements[r + c * rows] for r in range(rows) for c in range(columns)])


def _pack(call: IntrinsicCall, values: Values) -> Value:
    elements = _elements(values["array"])
    mask = _spread_to(values["mask"], len(elements))
    chosen = [e for e, m in zip(elements, mask) if m]
    if "vector" in values:
        chosen += _elements(values["vector"])[len(chosen) :]
    return ArrayValue((len(chosen),), chosen)


def _unpack(call: IntrinsicCall, values: Values) -> Value:
    mask = values["mask"]
    if not isinstance(mask, ArrayValue):
        return None
    field = _spread_to(values["field"], len(mask.elements))
    source = iter(_elements(values["vector"]))
    return ArrayValue(mask.extents, [next(source, None) if m else f for m, f in zip(mask.elements, field)])


def _cshift(call: IntrinsicCall, values: Values) -> Value:
    array, dim = values["array"], values.get("dim", 1)
    if not isinstance(array, ArrayValue) or not _is_dimension(dim, array):
        return None
    sections = lines(array, dim)
    shifts = _spread_to(values["shift"], len(sections))
    made = []
    for line, shift in zip(sections, shifts):
        if not isinstance(shift, int):
            return None
        by = shift % len(line) if line else 0
        made.append(line[by:] + line[:by])
    return _along(array, dim, made)


def _eoshift(call: IntrinsicCall, values: Values) -> Value:
    array, dim = values["array"], values.get("dim", 1)
    if not isinstance(array, ArrayValue) or not _is_dimension(dim, array) or "boundary" not in values:
        return None
    sections = lines(array, dim)
    shifts = _spread_to(values["shift"], len(sections))
    made = []
    for line, shift, edge in zip(sections, shifts, _spread_to(values["boundary"], len(sections))):
        if not isinstance(shift, int):
            return None
        by = min(abs(shift), len(line))
        made.append(line[by:] + [edge] * by if shift >= 0 else [edge] * by + line[: len(line) - by])
    return _along(array, dim, made)


ARRAYS: dict[str, Callable[[IntrinsicCall, Values], Value]] = {
    **dict.fromkeys((*LOGICAL, *STEPS, "maxval", "minval"), _reduction),
    **dict.fromkeys(("maxloc", "minloc", "findloc"), _location),
    "dot_product": _dot_product,
    "matmul": _matmul,
    "reshape": _reshape,
    "spread": _spread,
    "transpose": _transpose,
    "pack": _pack,
    "unpack": _unpack,
    "cshift": _cshift,
    "eoshift": _eoshift,
}
