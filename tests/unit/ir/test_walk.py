"""Walks over IR trees: parents first, in source order, in time that grows with the nodes alone."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Binary, Expr, Literal
from gpuoffload_build.ir.types import IntrinsicType
from gpuoffload_build.ir.walk import walk

INTEGER = IntrinsicType("integer", 4)


def literal(value: int) -> Literal:
    return Literal(INTEGER, 0, None, value)  # type: ignore[arg-type]


def plus(left: Expr, right: Expr) -> Binary:
    return Binary(INTEGER, 0, None, "+", left, right)  # type: ignore[arg-type]


def test_parents_first_in_source_order() -> None:
    one, two, three = literal(1), literal(2), literal(3)
    inner = plus(one, two)
    outer = plus(inner, three)
    assert list(map(id, walk(outer))) == list(map(id, (outer, inner, one, two, three)))
    assert list(map(id, walk([three, inner]))) == list(map(id, (three, inner, one, two)))


def test_depth_is_no_limit() -> None:
    tree: Expr = literal(0)
    for value in range(50_000):
        tree = plus(tree, literal(value))
    assert sum(1 for _ in walk(tree)) == 100_001
