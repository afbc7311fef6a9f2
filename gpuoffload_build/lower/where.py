"""WHERE becomes loops with an IF inside (F2023 10.2.3), where one element of everything decides about one element.

    where (x > 0)                   do k = ...
      y = 1/x                         if (x(k) > 0) then;  y(k) = 1/x(k)
    elsewhere                         else;  y(k) = 0;  end if
      y = 0                         end do
    end where

Masks and right sides may read, of what the construct writes, the very elements that are written.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import Expr
from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Arm, Assign, If, Statement, Where
from gpuoffload_build.ir.walk import location

from .elements import Elements
from .elementwise import check_overlap
from .locals import Locals


def expand_where(statements: tuple[Statement, ...], scope: Locals) -> tuple[Statement, ...]:
    """ENSURES no Where."""

    def change(node: Node) -> Node | tuple[Statement, ...]:
        return _expand(node, scope) if isinstance(node, Where) else node

    return rewrite_statements(statements, change)


def _expand(construct: Where, scope: Locals) -> tuple[Statement, ...]:
    at = construct.at
    assignments = [s for arm in construct.arms for s in arm.body if isinstance(s, Assign)]
    if sum(len(arm.body) for arm in construct.arms) != len(assignments):
        raise NotYet("a WHERE with another construct or a defined assignment inside", location(at))
    if not assignments:
        raise NotYet("a WHERE without assignments", location(at))
    reading: list[Expr] = [s.value for s in assignments]
    reading += [arm.mask for arm in construct.arms if arm.mask is not None]
    for assignment in assignments:
        for value in reading:
            check_overlap(assignment.target, value)
    elements = Elements(at, scope)
    targets = {id(s): elements.fixed(s.target) for s in assignments}

    def body(places: tuple[Expr, ...]) -> tuple[Statement, ...]:
        arms = []
        for arm in construct.arms:
            inside = tuple(
                Assign(s.at, elements.element(targets[id(s)], places), elements.scalar(s.value, places))
                for s in arm.body
                if isinstance(s, Assign)
            )
            condition = None if arm.mask is None else elements.scalar(arm.mask, places)
            arms.append(Arm(condition, inside, at))
        return (If(at, tuple(arms)),)

    loops = elements.loops(targets[id(assignments[0])], body)
    return (*elements.before, *loops)
