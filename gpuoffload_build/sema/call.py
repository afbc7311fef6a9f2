"""Argument association and function references (F2023 15.5)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Argument, FunctionCall, PointerCall, ProcedureRef
from gpuoffload_build.ir.types import UnknownType
from gpuoffload_build.syntax import nodes

from . import expression as expressions
from .convert import BOZ, convert
from .entities import Intrinsic, Unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import Procedure, ProcedureDummy, Variable
    from gpuoffload_build.ir.types import Type

    from .entities import Generic
    from .scope import Scope


class Actual:
    """One actual argument as written: keyword, and value (None: an alternate return, or `.nil.`)."""

    __slots__ = ("keyword", "value")

    def __init__(self, keyword: str | None, value: Expr | None) -> None:
        self.keyword = keyword
        self.value = value


def actuals(scope: Scope, arguments: list[nodes.Expr]) -> list[Actual]:
    """The actual arguments of a reference or CALL."""
    found = []
    for argument in arguments:
        keyword = None
        if isinstance(argument, nodes.KeywordArgument):
            keyword, argument = argument.name, argument.value
        if isinstance(argument, nodes.AlternateReturn | nodes.Nil):
            found.append(Actual(keyword, None))
        else:
            found.append(Actual(keyword, expressions.elaborate(scope, argument)))
    return found


def slots(procedure: Procedure, given: list[Actual]) -> list[Expr | None] | None:
    """The actual of each dummy, in dummy order; None where they do not fit the dummy list."""
    dummies = procedure.dummies
    values: list[Expr | None] = [None] * len(dummies)
    filled = [False] * len(dummies)
    for position, actual in enumerate(given):
        index = position
        if actual.keyword is not None:
            index = next((i for i, d in enumerate(dummies) if d is not None and d.name == actual.keyword), -1)
        if not 0 <= index < len(dummies) or filled[index]:
            return None
        filled[index] = True
        values[index] = actual.value
    return values


def associate(scope: Scope, procedure: Procedure, given: list[Actual]) -> tuple[Argument, ...]:
    """The arguments in dummy order; as written where the interface is implicit or they do not fit it."""
    values = None if "implicit" in procedure.attributes else slots(procedure, given)
    if values is None:
        return tuple(Argument(None, a.value, a.keyword) for a in given)
    return tuple(Argument(dummy, _typed(scope, dummy, value)) for dummy, value in zip(procedure.dummies, values))


def _typed(scope: Scope, dummy: Variable | ProcedureDummy | None, value: Expr | None) -> Expr | None:
    if value is not None and value.type is BOZ and dummy is not None:
        return convert(scope, value, dummy.type)
    return value


def result_rank(procedure: Procedure, arguments: tuple[Argument, ...]) -> int:
    """Rank of a call: that of the arguments for an elemental procedure, else of the result."""
    if procedure.elemental:
        return max((a.value.rank for a in arguments if a.value is not None), default=0)
    result = procedure.result
    return result.shape.rank if result is not None and result.shape is not None else 0


def result_type(procedure: Procedure) -> Type:
    """The declared type of the result."""
    return procedure.result.type if procedure.result is not None else UnknownType("")


def function(scope: Scope, node: nodes.Node, procedure: Procedure, given: list[Actual]) -> Expr:
    """A reference to one known function."""
    arguments = associate(scope, procedure, given)
    return FunctionCall(result_type(procedure), result_rank(procedure, arguments), scope.at(node), procedure, arguments)


def generic_function(scope: Scope, node: nodes.Reference, generic: Generic) -> Expr:
    """A reference by a generic name: one of its specifics, an intrinsic of that name, or a structure constructor."""
    from .generic import resolve
    from .intrinsic_call import intrinsic_function
    from .intrinsics import is_intrinsic

    given = actuals(scope, node.arguments)
    found = resolve(generic.specifics, given)
    if isinstance(found, Intrinsic):
        return intrinsic_function(scope, node, found.name)
    if found is not None and found.kind == "function":
        return function(scope, node, found, given)
    if generic.type is not None:
        from .structure import structure_constructor

        return structure_constructor(scope, node, generic.type)
    if is_intrinsic(generic.name):
        return intrinsic_function(scope, node, generic.name)
    parts = tuple(a.value for a in given if a.value is not None)
    return expressions.unknown(scope, node, generic.name, unknown_module(generic, parts), parts)


def unknown_module(generic: Generic, parts: tuple[Expr, ...]) -> str:
    """The missing module because of which a generic reference cannot be resolved."""
    for part in parts:
        if isinstance(part.type, UnknownType) and part.type.module:
            return part.type.module
    for specific in generic.specifics:
        found = specific.scope.lookup_specific(specific.name)
        if isinstance(found, Unknown):
            return found.module
    return generic.unknown


def through_pointer(
    scope: Scope, node: nodes.Reference, target: Expr, interface: Procedure | None, passed: Expr | None = None
) -> Expr:
    """A function reference through a dummy procedure or procedure pointer."""
    given = actuals(scope, node.arguments)
    if interface is None:
        arguments = tuple(Argument(None, a.value, a.keyword) for a in given)
        kind: Type = UnknownType("")
        if isinstance(target, ProcedureRef):
            from .designator import implicit_type

            kind = implicit_type(scope, target.procedure.name)
        return PointerCall(kind, 0, scope.at(node), target, None, arguments)
    if passed is not None:
        given = with_passed_component(target, interface, given, passed)
    arguments = associate(scope, interface, given)
    return PointerCall(
        result_type(interface), result_rank(interface, arguments), scope.at(node), target, interface, arguments
    )


def with_passed_component(target: Expr, interface: Procedure, given: list[Actual], passed: Expr) -> list[Actual]:
    """The actuals of a call through a procedure pointer component, passed object included (7.5.4.5)."""
    attributes: frozenset[str] = getattr(getattr(target, "component", None), "attributes", frozenset())
    if "nopass" in attributes:
        return given
    return insert_passed(interface, attributes, given, passed)


def insert_passed(interface: Procedure, attributes: frozenset[str], given: list[Actual], passed: Expr) -> list[Actual]:
    """`given` with the passed object where PASS puts it."""
    position = pass_position(interface, attributes)
    return [*given[:position], Actual(None, passed), *given[position:]] if _positional(given, position) else [
        *given, Actual(_dummy_name(interface, position), passed)
    ]  # fmt: skip


def _positional(given: list[Actual], position: int) -> bool:
    return position <= len(given) and all(a.keyword is None for a in given[:position])


def _dummy_name(interface: Procedure, position: int) -> str | None:
    dummy = interface.dummies[position] if position < len(interface.dummies) else None
    return dummy.name if dummy is not None else None


def pass_position(interface: Procedure, attributes: frozenset[str]) -> int:
    """Index of the passed-object dummy."""
    for attribute in attributes:
        if attribute.startswith("pass("):
            name = attribute[5:-1]
            return next((i for i, d in enumerate(interface.dummies) if d is not None and d.name == name), 0)
    return 0
