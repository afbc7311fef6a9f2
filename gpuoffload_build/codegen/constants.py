"""Values that are known when the text is printed: integers in bounds, the elements of constant arrays."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ArrayConstructor,
    Binary,
    Convert,
    Expr,
    FunctionCall,
    ImpliedDo,
    IntrinsicCall,
    Literal,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.rewrite import rewrite_expression
from gpuoffload_build.ir.types import ExplicitShape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.types import Shape


def integer(e: Expr) -> int | None:
    """The value of a constant integer expression; None where it is not constant."""
    if isinstance(e, Literal):
        return e.value if isinstance(e.value, int) and not isinstance(e.value, bool) else None
    if (
        isinstance(e, VariableRef)
        and e.variable.storage == "constant"
        and e.variable.initial is not None
        and e.rank == 0
    ):
        return integer(e.variable.initial)
    if isinstance(e, Convert) and getattr(e.type, "category", "") == "integer":
        return integer(e.operand)
    if isinstance(e, Unary) and (value := integer(e.operand)) is not None:
        return {"neg": -value, "pos": value, "paren": value}.get(e.op)
    if isinstance(e, Binary) and (a := integer(e.left)) is not None and (b := integer(e.right)) is not None:
        return _fold(e.op, a, b)
    return None


def _fold(op: str, a: int, b: int) -> int | None:
    if op == "/":
        return None if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    if op == "**":
        return a**b if 0 <= b < 64 else None
    return {"+": a + b, "-": a - b, "*": a * b}.get(op)


def constant_bounds(shape: Shape | None) -> tuple[tuple[int, int], ...] | None:
    """Lower and upper bound of each dimension of an array of constant shape; None for any other."""
    if not isinstance(shape, ExplicitShape):
        return None
    pairs = [(integer(lower), integer(upper)) for lower, upper in zip(shape.lowers, shape.uppers)]
    known = tuple((lower, upper) for lower, upper in pairs if lower is not None and upper is not None)
    return known if len(known) == len(pairs) else None


def extent(bounds: tuple[int, int]) -> int:
    return max(0, bounds[1] - bounds[0] + 1)


def size(bounds: tuple[tuple[int, int], ...]) -> int:
    """The number of elements."""
    n = 1
    for pair in bounds:
        n *= extent(pair)
    return n


def elements(value: Expr, count: int) -> list[Expr] | None:
    """The elements of a constant array, `count` of them, in array element order; None if one is not plain."""
    if value.rank == 0:
        return [value] * count
    if isinstance(value, Convert):
        inner = elements(value.operand, count)
        return None if inner is None else [Convert(value.type, 0, e.at, e) for e in inner]
    if isinstance(value, IntrinsicCall) and value.name == "reshape":
        source = value.argument("source")
        plain = source is not None and value.argument("order") is None and value.argument("pad") is None
        return elements(source, count) if source is not None and plain else None
    if isinstance(value, VariableRef) and value.variable.storage == "constant" and value.variable.initial is not None:
        return elements(value.variable.initial, count)
    if isinstance(value, ArrayConstructor):
        found = _items(value.items)
        return found if found is not None and len(found) >= count else None
    return None


def _items(items: tuple[Expr | ImpliedDo, ...]) -> list[Expr] | None:
    found: list[Expr] = []
    for item in items:
        part = _implied(item) if isinstance(item, ImpliedDo) else _item(item)
        if part is None:
            return None
        found += part
    return found


def _item(item: Expr) -> list[Expr] | None:
    if item.rank == 0:
        return None if isinstance(item, FunctionCall) else [item]
    if isinstance(item, ArrayConstructor):
        return _items(item.items)
    if isinstance(item, VariableRef):
        bounds = constant_bounds(item.variable.shape)
        return None if bounds is None else elements(item, size(bounds))
    return None


def _implied(item: ImpliedDo) -> list[Expr] | None:
    lower, upper = integer(item.lower), integer(item.upper)
    stride = 1 if item.stride is None else integer(item.stride)
    if lower is None or upper is None or not stride:
        return None
    found: list[Expr] = []
    variable = item.variable
    for n in range(lower, upper + (1 if stride > 0 else -1), stride):

        def change(node: Node, n: int = n) -> Node:
            if isinstance(node, VariableRef) and node.variable is variable:
                return Literal(node.type, 0, node.at, n)
            return node

        part = _items(tuple(rewrite_expression(i, change) for i in item.items))
        if part is None:
            return None
        found += part
    return found
