"""Type-bound procedures: static calls become calls of the procedure, the others wait for the dynamic type (15.5.6)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import DispatchCall, FunctionCall
from gpuoffload_build.ir.stmt import Call, DispatchCallStatement
from gpuoffload_build.ir.symbols import Procedure
from gpuoffload_build.ir.types import PolymorphicType

from . import call
from . import expression as expressions
from .derived import binding_of, bound_procedures, generic_bindings, missing_source
from .generic import choose

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Argument, Expr
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import At, TypeDefinition
    from gpuoffload_build.syntax import nodes

    from .call import Actual
    from .scope import Scope


class Bound:
    """A specific binding found for a reference: the procedure, and whether the dynamic type may choose another."""

    __slots__ = ("arguments", "name", "procedure", "static")

    def __init__(self, name: str, procedure: Procedure, static: bool, arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.procedure = procedure
        self.static = static
        self.arguments = arguments


def find(scope: Scope, definition: TypeDefinition, name: str, given: list[Actual], passed: Expr) -> Bound | None:
    """The binding `name` of a type for these actuals; a generic one is resolved."""
    names = [name]
    if binding_of(definition, name) is None:
        names = generic_bindings(definition, name)
    candidates: dict[Procedure, tuple[str, frozenset[str]]] = {}
    lists: dict[Procedure, list[Actual]] = {}
    for binding, procedure in bound_procedures(definition, names):
        if procedure in candidates:
            continue
        candidates[procedure] = (binding.name, binding.attributes)
        if "nopass" in binding.attributes:
            lists[procedure] = given
        else:
            lists[procedure] = call.insert_passed(procedure, binding.attributes, given, passed)
    chosen = _choose(list(candidates), lists, len(names))
    if chosen is None:
        return None
    specific, attributes = candidates[chosen]
    static = not isinstance(passed.type, PolymorphicType) or "non_overridable" in attributes
    return Bound(specific, chosen, static, call.associate(scope, chosen, lists[chosen]))


def _choose(candidates: list[Procedure], lists: dict[Procedure, list[Actual]], names: int) -> Procedure | None:
    if names == 1:
        return candidates[0] if candidates else None
    for elemental in (False, True):
        for candidate in candidates:
            if candidate.elemental is elemental and choose([candidate], lists[candidate]) is not None:
                return candidate
    return None


def bound_function(
    scope: Scope, node: nodes.Reference, base: nodes.Component, passed: Expr, definition: TypeDefinition
) -> Expr:
    """`passed%name(arguments)` in an expression."""
    given = call.actuals(scope, node.arguments)
    bound = find(scope, definition, base.name, given, passed)
    if bound is None:
        parts = (passed, *(a.value for a in given if a.value is not None))
        name = f"{definition.name}%{base.name}"
        return expressions.unknown(scope, node, name, missing_source(scope, definition), parts)
    return _expression(bound, passed, scope.at(node))


def _expression(bound: Bound, passed: Expr, at: At) -> Expr:
    procedure = bound.procedure
    kind, rank = call.result_type(procedure), call.result_rank(procedure, bound.arguments)
    if bound.static:
        return FunctionCall(kind, rank, at, procedure, bound.arguments)
    return DispatchCall(kind, rank, at, bound.name, procedure, passed, bound.arguments)


def bound_call(
    scope: Scope, name: str, definition: TypeDefinition, passed: Expr, given: list[Actual], at: At
) -> Statement | None:
    """`call passed%name(arguments)`, None when there is no such binding."""
    bound = find(scope, definition, name, given, passed)
    if bound is None:
        return None
    return _statement(bound, passed, at)


def _statement(bound: Bound, passed: Expr, at: At) -> Statement:
    if bound.static:
        return Call(at, bound.procedure, bound.arguments)
    return DispatchCallStatement(at, bound.name, bound.procedure, passed, bound.arguments)


def find_operator(scope: Scope, name: str, operands: tuple[Expr, ...]) -> tuple[Bound, Expr] | None:
    """The type-bound operator or assignment that the operands select, with the operand that is passed."""
    from .designator import definition_of_type

    for position, operand in enumerate(operands):
        definition = definition_of_type(operand.type)
        if definition is None:
            continue
        candidates: list[tuple[Procedure, str, bool]] = []
        for binding, procedure in bound_procedures(definition, generic_bindings(definition, name)):
            if call.pass_position(procedure, binding.attributes) == position:
                candidates.append((procedure, binding.name, "non_overridable" in binding.attributes))
        given = [call.Actual(None, o) for o in operands]
        chosen = choose([c[0] for c in candidates], given)
        if chosen is not None:
            specific, fixed = next((s, f) for p, s, f in candidates if p is chosen)
            static = fixed or not isinstance(operand.type, PolymorphicType)
            return Bound(specific, chosen, static, call.associate(scope, chosen, given)), operand
    return None


def bound_operator(scope: Scope, name: str, operands: tuple[Expr, ...], at: At) -> Expr | None:
    """A defined operation by a type-bound generic."""
    found = find_operator(scope, name, operands)
    return _expression(found[0], found[1], at) if found is not None else None


def bound_assignment(scope: Scope, target: Expr, value: Expr, at: At) -> Statement | None:
    """A defined assignment by a type-bound generic."""
    found = find_operator(scope, "assignment(=)", (target, value))
    return _statement(found[0], found[1], at) if found is not None else None
