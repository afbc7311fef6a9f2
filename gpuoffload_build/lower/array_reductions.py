"""Intrinsic functions that reduce a whole array to a scalar (16.9.202 SUM and its kin) become loops.

    s = s + sum(a(:, i)*w)          t = 0;  do k = ...;  t = t + a(k, i)*w(k);  end do;  s = s + t

The elements are taken in array element order, one after the other. Not inside what is evaluated anew each turn (DO
WHILE), nor in an ELSE IF: those are refused.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    Argument,
    Binary,
    ElementRef,
    Expr,
    IntrinsicCall,
    Literal,
    PartRef,
    SectionRef,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.rewrite import rewrite_expression, rewrite_statements
from gpuoffload_build.ir.stmt import Arm, Assign, Call, Do, If, SelectCase, Statement
from gpuoffload_build.ir.types import LOGICAL, IntrinsicType
from gpuoffload_build.ir.walk import walk

from .elements import Elements
from .locals import Locals, reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import At, Variable

REDUCING = frozenset(
    ("sum", "product", "maxval", "minval", "any", "all", "count", "dot_product", "iall", "iany", "iparity")
)


def expand_array_reductions(statements: tuple[Statement, ...], scope: Locals) -> tuple[Statement, ...]:
    """ENSURES none of them in assignments, calls, IF conditions, DO limits and selectors, where it can be done."""

    def change(node: Node) -> Node | tuple[Statement, ...]:
        return _hoist(node, scope) if isinstance(node, Statement) else node

    return rewrite_statements(statements, change)


def _hoist(statement: Statement, scope: Locals) -> Statement | tuple[Statement, ...]:
    before: list[Statement] = []

    def replaced(e: Expr) -> Expr:
        return _expression(e, before, scope)

    new = statement
    if isinstance(statement, Assign):
        new = replace(statement, target=replaced(statement.target), value=replaced(statement.value))
    elif isinstance(statement, Call):
        arguments = tuple(a if a.value is None else replace(a, value=replaced(a.value)) for a in statement.arguments)
        new = replace(statement, arguments=arguments)
    elif isinstance(statement, If) and statement.arms[0].condition is not None:
        first = statement.arms[0]
        assert first.condition is not None
        arm = Arm(replaced(first.condition), first.body, first.at)
        new = replace(statement, arms=(arm, *statement.arms[1:]))
    elif isinstance(statement, Do):
        step = None if statement.step is None else replaced(statement.step)
        new = replace(statement, lower=replaced(statement.lower), upper=replaced(statement.upper), step=step)
    elif isinstance(statement, SelectCase):
        new = replace(statement, selector=replaced(statement.selector))
    return (*before, new) if before else statement


def _expression(e: Expr, before: list[Statement], scope: Locals) -> Expr:
    def change(node: Node) -> Node:
        if isinstance(node, IntrinsicCall) and node.name in REDUCING and node.rank == 0:
            return _reduce(node, before, scope)
        return node

    return rewrite_expression(e, change)


def _reduce(call: IntrinsicCall, before: list[Statement], scope: Locals) -> Expr:
    """The variable that holds the result, after the loops that `before` gets; `call` itself where that is not done."""
    if call.name == "dot_product":
        array: Expr | None = _product(call)
    else:
        array = call.argument("mask" if call.name in ("any", "all", "count") else "array")
    leader = None if array is None else _leader(array)
    if array is None or leader is None or call.argument("dim") is not None:
        return call
    at, elements = call.at, Elements(call.at, scope)
    result = scope.temporary(f"{call.name}_of", call.type, at)
    mask = call.argument("mask") if call.name not in ("any", "all", "count") else None
    start = _start(call, at)
    if start is None:
        return call
    seen = scope.temporary("seen", LOGICAL, at) if call.name in ("maxval", "minval") else None
    fixed = elements.fixed(leader)

    def body(places: tuple[Expr, ...]) -> tuple[Statement, ...]:
        value = elements.scalar(array, places)
        steps = _extreme(call, result, seen, value, scope) if seen else _step(call, result, value)
        if mask is None:
            return steps
        condition = elements.scalar(mask, places) if mask.rank > 0 else elements.once(mask)
        return (If(at, (Arm(condition, steps, at),)),)

    loops = elements.loops(fixed, body)
    before.extend(elements.before)
    before.append(Assign(at, reference(result, at), start))
    if seen is not None:
        before.append(Assign(at, reference(seen, at), Literal(LOGICAL, 0, at, False)))
    before.extend(loops)
    return reference(result, at)


def _product(call: IntrinsicCall) -> Expr | None:
    """The elementwise product that DOT_PRODUCT sums up."""
    a, b = call.argument("vector_a"), call.argument("vector_b")
    if a is None or b is None or a.type != call.type or b.type != call.type or not isinstance(a.type, IntrinsicType):
        return None
    if a.type.category not in ("integer", "real"):
        return None
    return Binary(call.type, 1, call.at, "*", a, b)


def _leader(array: Expr) -> Expr | None:
    """A variable or section that has the shape of the expression."""
    inner = {id(n.base) for n in walk(array) if isinstance(n, (SectionRef, ElementRef, PartRef))}
    for node in walk(array):
        if isinstance(node, (VariableRef, SectionRef)) and node.rank == array.rank and id(node) not in inner:
            return node
    return None


def _start(call: IntrinsicCall, at: At) -> Expr | None:
    type_ = call.type
    if not isinstance(type_, IntrinsicType):
        return None
    if call.name in ("maxval", "minval"):
        most = IntrinsicCall(type_, 0, at, "huge", (_argument(Literal(type_, 0, at, _zero(type_)), "x"),))
        if type_.category == "integer":
            least = Binary(type_, 0, at, "-", Unary(type_, 0, at, "neg", most), Literal(type_, 0, at, 1))
            return least if call.name == "maxval" else most
        return Unary(type_, 0, at, "neg", most) if call.name == "maxval" else most
    if call.name in ("any", "all"):
        return Literal(type_, 0, at, call.name == "all")
    value = {"product": 1, "iall": -1}.get(call.name, 0)
    if type_.category == "complex":
        return Literal(type_, 0, at, (f"{value}.0", "0.0"))
    return Literal(type_, 0, at, f"{value}.0" if type_.category == "real" else value)


def _zero(type_: IntrinsicType) -> int | str:
    return "0.0" if type_.category == "real" else 0


def _argument(value: Expr, keyword: str) -> Argument:
    return Argument(None, value, keyword)


def _step(call: IntrinsicCall, result: Variable, value: Expr) -> tuple[Statement, ...]:
    at, type_ = call.at, call.type
    own = reference(result, at)
    if call.name == "count":
        one = Assign(at, own, Binary(type_, 0, at, "+", own, Literal(type_, 0, at, 1)))
        return (If(at, (Arm(value, (one,), at),)),)
    if call.name in ("iall", "iany", "iparity"):
        name = {"iall": "iand", "iany": "ior", "iparity": "ieor"}[call.name]
        new: Expr = IntrinsicCall(type_, 0, at, name, (_argument(own, "i"), _argument(value, "j")))
    else:
        op = {"product": "*", "any": "or", "all": "and"}.get(call.name, "+")
        new = Binary(type_, 0, at, op, own, value)
    return (Assign(at, own, new),)


def _extreme(
    call: IntrinsicCall, result: Variable, seen: Variable, value: Expr, scope: Locals
) -> tuple[Statement, ...]:
    """The first element, then every one that is further out; a NaN gives way to any number."""
    at = call.at
    own, known = reference(result, at), reference(seen, at)
    element = scope.temporary("element", call.type, at)
    this = reference(element, at)
    further = _binary(">" if call.name == "maxval" else "<", this, own, at)
    take = _binary("or", Unary(LOGICAL, 0, at, "not", known), further, at)
    if isinstance(call.type, IntrinsicType) and call.type.category == "real":
        take = _binary("or", take, _binary("/=", own, own, at), at)
    kept = (Assign(at, own, this), Assign(at, known, Literal(LOGICAL, 0, at, True)))
    return Assign(at, this, value), If(at, (Arm(take, kept, at),))


def _binary(op: str, left: Expr, right: Expr, at: At) -> Expr:
    return Binary(LOGICAL, 0, at, op, left, right)
