"""ASSOCIATE goes away: a name becomes what it stands for, with everything that picks the object evaluated at entry.

`associate (e => x(k)); k = k + 1; e = 0` writes the old x(k) (F2023 11.1.3.3)."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import ElementRef, Expr, Literal, SectionRef, VariableRef
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Assign, Associate, Block, PointerAssign, Statement
from gpuoffload_build.ir.walk import location

from .locals import Locals, reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.stmt import Association


def inline_associate(statements: tuple[Statement, ...], scope: Locals) -> tuple[Statement, ...]:
    """ENSURES no Associate. What could be left by EXIT stays a Block."""

    def change(node: Node) -> Node | tuple[Statement, ...]:
        return _inline(node, scope) if isinstance(node, Associate) else node

    return rewrite_statements(statements, change)


def _inline(construct: Associate, scope: Locals) -> Statement:
    before: list[Statement] = []
    stands_for: dict[int, Expr] = {}
    for pair in construct.pairs:
        stands_for[id(pair.variable)] = _selector(pair, before, scope)

    def change(node: Node) -> Node:
        if isinstance(node, VariableRef) and id(node.variable) in stands_for:
            return replace(stands_for[id(node.variable)], at=node.at)
        return node

    body = rewrite_statements(construct.body, change)
    return Block(construct.at, construct.construct, (), (*before, *body))


def _selector(pair: Association, before: list[Statement], scope: Locals) -> Expr:
    """The expression that replaces the name. Adds the statements that fix it to `before`."""
    value, name = pair.value, pair.variable
    if isinstance(value, VariableRef):
        return value
    if isinstance(value, ElementRef) and isinstance(value.base, VariableRef):
        fixed = tuple(_fixed(s, f"{name.name}_at", before, scope) for s in value.subscripts)
        return replace(value, subscripts=fixed)
    if isinstance(value, SectionRef):
        scope.add(name)
        before.append(PointerAssign(value.at, reference(name, value.at), value))
        return reference(name, value.at)
    if value.rank != 0:
        raise NotYet("an array expression as the selector of ASSOCIATE", location(value.at))
    scope.add(name)
    before.append(Assign(value.at, reference(name, value.at), value))
    return reference(name, value.at)


def _fixed(subscript: Expr, name: str, before: list[Statement], scope: Locals) -> Expr:
    if isinstance(subscript, Literal):
        return subscript
    variable = scope.temporary(name, subscript.type, subscript.at)
    before.append(Assign(subscript.at, reference(variable, subscript.at), subscript))
    return reference(variable, subscript.at)
