"""Executable constructs, from syntax to IR (F2023 11.1, 10.2.3, 10.2.4); DO CONCURRENT and FORALL: `concurrent.py`."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ComponentRef, Expr, VariableRef
from gpuoffload_build.ir.stmt import (
    Arm,
    Associate,
    Association,
    Block,
    Case,
    CaseRange,
    Do,
    DoWhile,
    If,
    ImageControl,
    RankCase,
    SelectCase,
    SelectRank,
    SelectType,
    TypeCase,
    Where,
    WhereArm,
)
from gpuoffload_build.ir.symbols import At, Variable
from gpuoffload_build.ir.types import AssumedRank, AssumedShape, DeferredShape, PolymorphicType
from gpuoffload_build.syntax import nodes

from .body import exitable, loop_body, own_variables, statements
from .convert import convert, integer_literal
from .expression import elaborate
from .fold import integer_value
from .generic import value_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.types import Shape, Type

    from .body import BodyBuilder
    from .scope import Scope


def builder_of(scope: Scope) -> BodyBuilder:
    """The builder of the body that `scope` belongs to."""
    if scope.builder is None:
        raise ValueError(f"{scope.key} has no body")
    return scope.builder


def inner_scope(scope: Scope, node: nodes.Node) -> Scope:
    """A scope for the entities of a construct."""
    from .scope import Scope as ScopeClass

    inner = ScopeClass("construct", scope.key, node, scope, scope.file)
    inner.builder = scope.builder
    return inner


def if_statement(scope: Scope, node: nodes.IfStmt) -> Statement:
    """`if (c) action`."""
    at = scope.at(node)
    arm = Arm(elaborate(scope, node.condition), statements(scope, [node.action]), at)
    return If(at, (arm,))


def if_construct(scope: Scope, node: nodes.IfConstruct) -> Statement:
    """IF construct."""

    def make() -> Statement:
        arms = tuple(
            Arm(
                elaborate(scope, branch.condition) if branch.condition is not None else None,
                statements(scope, branch.body),
                scope.at(branch),
            )
            for branch in node.branches
        )
        return If(scope.at(node), arms)

    return exitable(scope, node, make)


def limits(scope: Scope, node: nodes.DoLoop | nodes.ConcurrentControl, kind: Type) -> tuple[Expr, Expr, Expr | None]:
    """Lower and upper limit and step of a loop, in the type of its variable (11.1.7.4.1, 11.1.7.4.2)."""
    lower, upper = (convert(scope, elaborate(scope, e), kind) for e in (node.lower, node.upper))
    step = convert(scope, elaborate(scope, node.step), kind) if node.step is not None else None
    return lower, upper, step


def do_loop(scope: Scope, node: nodes.DoLoop) -> Statement:
    """DO with a loop variable. One under a directive is an `OmpLoop`."""
    directives = scope.file.omp
    if directives is not None and node.pos in directives.loops:
        from .openmp import omp_loop

        return omp_loop(scope, node, directives.loops[node.pos])
    variable = elaborate(scope, node.variable)
    lower, upper, step = limits(scope, node, variable.type)
    builder = builder_of(scope)
    construct = builder.enter(node.name, True)
    body = loop_body(scope, node)
    builder.leave()
    return Do(scope.at(node), construct.number, variable, lower, upper, step, body)


def do_while(scope: Scope, node: nodes.DoWhile) -> Statement:
    """DO WHILE, and DO without control."""
    condition = elaborate(scope, node.condition) if node.condition is not None else None
    builder = builder_of(scope)
    construct = builder.enter(node.name, True)
    body = loop_body(scope, node)
    builder.leave()
    return DoWhile(scope.at(node), construct.number, condition, body)


def select_case(scope: Scope, node: nodes.SelectCase) -> Statement:
    """SELECT CASE; case values have the selector's type."""
    selector = elaborate(scope, node.selector)
    builder = builder_of(scope)
    construct = builder.enter(node.name, False)
    cases = []
    for block in node.cases:
        ranges = None if block.default else tuple(_case_range(scope, v, selector.type) for v in block.values)
        cases.append(Case(ranges, statements(scope, block.body), scope.at(block)))
    builder.leave()
    return SelectCase(scope.at(node), construct.number, selector, tuple(cases))


def _case_range(scope: Scope, value: nodes.Expr, kind: Type) -> CaseRange:
    from .fold import fold

    if isinstance(value, nodes.Triplet):
        lower = fold(convert(scope, elaborate(scope, value.lower), kind)) if value.lower is not None else None
        upper = fold(convert(scope, elaborate(scope, value.upper), kind)) if value.upper is not None else None
        return CaseRange(lower, upper)
    one = fold(convert(scope, elaborate(scope, value), kind))
    return CaseRange(one, one)


def associate_variable(
    scope: Scope, name: str, node: nodes.Node, value: Expr, kind: Type, shape: Shape | None
) -> Variable:
    """An associate name: its type and shape are those of the selector (11.1.3.3)."""
    attributes = value_attributes(value) & {"target", "pointer", "contiguous", "asynchronous", "volatile", "optional"}
    if "pointer" in attributes:
        attributes = (attributes - {"pointer"}) | {"target"}
    key = scope.fresh_key(name)
    return Variable(name, key, scope.at(node), kind, shape, "associate", frozenset(attributes), None, scope.key)


def selector_shape(scope: Scope, value: Expr, at: At) -> Shape | None:
    """The shape of an associate name: the selector's own for a whole array, else lower bounds 1."""
    if value.rank == 0:
        return None
    if value.rank < 0:
        return AssumedRank(-1)
    if isinstance(value, VariableRef) and value.variable.shape is not None:
        shape = value.variable.shape
        return shape if not isinstance(shape, AssumedRank) else DeferredShape(value.rank)
    if isinstance(value, ComponentRef) and value.component.shape is not None:
        return value.component.shape
    one = integer_literal(scope, 1, at)
    return AssumedShape(value.rank, (one,) * value.rank)


def associate(scope: Scope, node: nodes.Associate) -> Statement:
    """ASSOCIATE: selectors are evaluated outside, once."""
    inner = inner_scope(scope, node)
    pairs = []
    for association in node.associations:
        value = elaborate(scope, association.selector)
        shape = selector_shape(scope, value, value.at)
        variable = associate_variable(scope, association.name, association, value, value.type, shape)
        pairs.append(Association(variable, value))
    for pair in pairs:
        inner.symbols[pair.variable.name] = pair.variable
    builder = builder_of(scope)
    construct = builder.enter(node.name, False)
    body = statements(inner, node.body)
    builder.leave()
    return Associate(scope.at(node), construct.number, tuple(pairs), body)


def block(scope: Scope, node: nodes.Block) -> Statement:
    """BLOCK: a scope with declarations of its own."""
    from .scope import Scope as ScopeClass

    builder = builder_of(scope)
    construct = builder.enter(node.name, False)
    unit = scope.program_unit()
    inner = ScopeClass("block", f"{unit.key}@{construct.number}", node, scope, scope.file)
    inner.builder = builder
    body = statements(inner, node.body)
    builder.leave()
    inner.index()
    return Block(scope.at(node), construct.number, own_variables(inner), body)


def select_type(scope: Scope, node: nodes.SelectType) -> Statement:
    """SELECT TYPE: in each guard the name has the guard's type."""
    from .typespec import type_of

    selector = elaborate(scope, node.selector)
    name = node.associate_name or (node.selector.id if isinstance(node.selector, nodes.Name) else "")
    builder = builder_of(scope)
    construct = builder.enter(node.name, False)
    cases = []
    for guard in node.guards:
        kind: Type | None = None
        if guard.type_spec is not None:
            kind = type_of(scope, guard.type_spec)
        word = {"type is": "is", "class is": "class"}.get(guard.kind, "default")
        seen = kind if kind is not None else selector.type
        if word == "class" and not isinstance(seen, PolymorphicType):
            from gpuoffload_build.ir.types import DerivedType

            seen = PolymorphicType(seen) if isinstance(seen, DerivedType) else seen
        shape = selector_shape(scope, selector, selector.at)
        variable = associate_variable(scope, name, guard, selector, seen, shape)
        inner = inner_scope(scope, guard)
        inner.symbols[name] = variable
        cases.append(TypeCase(word, kind, variable, statements(inner, guard.body), scope.at(guard)))
    builder.leave()
    return SelectType(scope.at(node), construct.number, selector, tuple(cases))


def select_rank(scope: Scope, node: nodes.SelectRank) -> Statement:
    """SELECT RANK: in each case the name has the case's rank (11.1.10)."""
    selector = elaborate(scope, node.selector)
    name = node.associate_name or (node.selector.id if isinstance(node.selector, nodes.Name) else "")
    builder = builder_of(scope)
    construct = builder.enter(node.name, False)
    cases = []
    for case in node.cases:
        rank = None if case.default else -1 if isinstance(case.rank, nodes.Star) else None
        if rank is None and not case.default and case.rank is not None:
            rank = integer_value(elaborate(scope, case.rank))
        shape = _rank_shape(scope, rank, selector)
        variable = associate_variable(scope, name, case, selector, selector.type, shape)
        inner = inner_scope(scope, case)
        inner.symbols[name] = variable
        cases.append(RankCase(rank, variable, statements(inner, case.body), scope.at(case)))
    builder.leave()
    return SelectRank(scope.at(node), construct.number, selector, tuple(cases))


def _rank_shape(scope: Scope, rank: int | None, selector: Expr) -> Shape | None:
    from gpuoffload_build.ir.types import AssumedSize

    if rank is None:
        return AssumedRank(-1)
    if rank == 0:
        return None
    one = integer_literal(scope, 1, selector.at)
    if rank < 0:
        return AssumedSize(1, (one,), ())
    if value_attributes(selector) & {"allocatable", "pointer"}:
        return DeferredShape(rank)
    return AssumedShape(rank, (one,) * rank)


def where_statement(scope: Scope, node: nodes.WhereStmt) -> Statement:
    """WHERE statement."""
    arm = WhereArm(elaborate(scope, node.mask), statements(scope, [node.action]))
    return Where(scope.at(node), (arm,))


def where_construct(scope: Scope, node: nodes.WhereConstruct) -> Statement:
    """WHERE construct."""

    def make() -> Statement:
        arms = tuple(
            WhereArm(elaborate(scope, branch.mask) if branch.mask is not None else None, statements(scope, branch.body))
            for branch in node.branches
        )
        return Where(scope.at(node), arms)

    return exitable(scope, node, make)


def critical(scope: Scope, node: nodes.Critical) -> Statement:
    """CRITICAL construct."""

    def make() -> Statement:
        values = tuple(elaborate(scope, o.value) for o in node.options)
        return ImageControl(scope.at(node), "critical", values, statements(scope, node.body))

    return exitable(scope, node, make)


def change_team(scope: Scope, node: nodes.ChangeTeam) -> Statement:
    """CHANGE TEAM construct."""

    def make() -> Statement:
        values = (elaborate(scope, node.team), *(elaborate(scope, o.value) for o in node.options))
        return ImageControl(scope.at(node), "change team", values, statements(scope, node.body))

    return exitable(scope, node, make)


HANDLERS: dict[type, Callable[..., Statement]] = {
    nodes.IfStmt: if_statement,
    nodes.IfConstruct: if_construct,
    nodes.DoLoop: do_loop,
    nodes.DoWhile: do_while,
    nodes.SelectCase: select_case,
    nodes.SelectType: select_type,
    nodes.SelectRank: select_rank,
    nodes.Associate: associate,
    nodes.Block: block,
    nodes.WhereStmt: where_statement,
    nodes.WhereConstruct: where_construct,
    nodes.Critical: critical,
    nodes.ChangeTeam: change_team,
}
