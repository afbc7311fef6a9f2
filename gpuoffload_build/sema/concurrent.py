"""DO CONCURRENT and FORALL: headers, masks, locality (F2023 11.1.7.5, 10.2.4)."""

from __future__ import annotations

from gpuoffload_build.ir.stmt import DoConcurrent, Forall, Index, Reduction
from gpuoffload_build.ir.symbols import At, Variable
from gpuoffload_build.syntax import nodes

from .body import loop_body, statements
from .constructs import builder_of, inner_scope, limits
from .designator import implicit
from .expression import elaborate, index_variable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import Statement

    from .scope import Scope

REDUCTION_OPERATORS = {".and.": "and", ".or.": "or", ".eqv.": "eqv", ".neqv.": "neqv"}


def header(
    scope: Scope, inner: Scope, node: nodes.DoConcurrent | nodes.ForallConstruct | nodes.ForallStmt
) -> tuple[Index, ...]:
    """The indices of a header, declared in `inner`; limits are evaluated outside and have the index's type."""
    indices = []
    for control in node.controls:
        variable = index_variable(scope, control.name, node.type_spec)
        lower, upper, step = limits(scope, control, variable.type)
        indices.append(Index(variable, lower, upper, step, scope.at(control)))
    for index in indices:
        inner.symbols[index.variable.name] = index.variable
    return tuple(indices)


def do_concurrent(scope: Scope, node: nodes.DoConcurrent) -> Statement:
    """DO CONCURRENT. LOCAL and LOCAL_INIT variables are new ones inside; the others are those outside."""
    inner = inner_scope(scope, node)
    indices = header(scope, inner, node)
    local: list[Variable] = []
    local_init: list[Variable] = []
    shared: list[Variable] = []
    reductions: list[Reduction] = []
    outer: list[tuple[Variable, Variable]] = []
    default_none = False
    for clause in node.locality:
        if clause.kind == "default":
            default_none = True
        for name in clause.names:
            variable = variable_outside(scope, name)
            if variable is None:
                continue
            if clause.kind == "shared":
                shared.append(variable)
            elif clause.kind == "reduce":
                operator = clause.operator or "+"
                reductions.append(Reduction(REDUCTION_OPERATORS.get(operator, operator), variable))
            elif clause.kind in ("local", "local_init"):
                own = own_variable(scope, name, variable)
                inner.symbols[name.id] = own
                outer.append((own, variable))
                (local if clause.kind == "local" else local_init).append(own)
    mask: Expr | None = elaborate(inner, node.mask) if node.mask is not None else None
    builder = builder_of(scope)
    construct = builder.enter(node.name, True)
    body = loop_body(inner, node)
    builder.leave()
    unit = scope.program_unit()
    return DoConcurrent(
        at=_whole(scope, node),
        construct=construct.number,
        indices=indices,
        mask=mask,
        local=tuple(local),
        local_init=tuple(local_init),
        shared=tuple(shared),
        reductions=tuple(reductions),
        default_none=default_none,
        body=body,
        owner=unit.key,
        header_at=At(scope.source, node.pos, node.header_end),
        outer=tuple(outer),
    )


def _whole(scope: Scope, node: nodes.DoConcurrent) -> At:
    """The construct from its label, if it has one, to the end of END DO."""
    start = node.pos
    if node.label is not None:
        line = scope.source.text.rfind("\n", 0, start) + 1
        found = scope.source.text.find(str(node.label), line, start)
        start = found if found >= 0 else start
    return At(scope.source, start, node.end)


def variable_outside(scope: Scope, name: nodes.Name) -> Variable | None:
    """The variable that a clause of a loop in `scope` names."""
    found = scope.lookup(name.id)
    if isinstance(found, Variable):
        return found
    return implicit(scope, name.id) if found is None else None


def own_variable(scope: Scope, name: nodes.Name, outer: Variable) -> Variable:
    """The variable that each iteration has in place of `outer` (11.1.7.5): no pointer target, no saved storage."""
    key = scope.fresh_key(name.id)
    attributes = outer.attributes & {"pointer", "allocatable", "contiguous", "target", "volatile", "asynchronous"}
    return Variable(name.id, key, scope.at(name), outer.type, outer.shape, "local", attributes, None, scope.key)


def forall_construct(scope: Scope, node: nodes.ForallConstruct) -> Statement:
    """FORALL construct."""
    inner = inner_scope(scope, node)
    indices = header(scope, inner, node)
    mask = elaborate(inner, node.mask) if node.mask is not None else None
    return Forall(scope.at(node), indices, mask, statements(inner, node.body))


def forall_statement(scope: Scope, node: nodes.ForallStmt) -> Statement:
    """FORALL statement."""
    inner = inner_scope(scope, node)
    indices = header(scope, inner, node)
    mask = elaborate(inner, node.mask) if node.mask is not None else None
    return Forall(scope.at(node), indices, mask, statements(inner, [node.action]))


HANDLERS: dict[type, Callable[..., Statement]] = {
    nodes.DoConcurrent: do_concurrent,
    nodes.ForallConstruct: forall_construct,
    nodes.ForallStmt: forall_statement,
}
