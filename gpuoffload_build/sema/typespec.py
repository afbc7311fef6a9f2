"""Type-specs and array specs, from syntax to IR types and shapes (F2023 7.3, 8.5.8)."""

from __future__ import annotations

from gpuoffload_build.ir.types import (
    AssumedRank,
    AssumedShape,
    AssumedSize,
    AssumedType,
    DeferredShape,
    DerivedType,
    ExplicitShape,
    IntrinsicType,
    Length,
    PolymorphicType,
    UnknownType,
)
from gpuoffload_build.syntax import nodes

from .convert import integer_literal
from .entities import Unknown
from .expression import elaborate
from .fold import integer_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.types import Shape, Type

    from .scope import Scope

ASSUMED_LENGTH = Length("assumed")
DEFERRED_LENGTH = Length("deferred")


def type_of(scope: Scope, spec: nodes.TypeSpec, length: nodes.Expr | None = None) -> Type:
    """The type that a type-spec means in `scope`; `length` is an entity's own character length (`c*8`)."""
    keyword = spec.keyword
    options = scope.options
    if keyword in ("integer", "real", "logical", "complex"):
        kind = getattr(options, "real" if keyword == "complex" else keyword)
        if spec.parameters:
            return _with_kind(scope, keyword, spec)
        return IntrinsicType(keyword, kind)
    if keyword == "character":
        return _character(scope, spec, length)
    if keyword == "doubleprecision":
        return IntrinsicType("real", options.double)
    if keyword == "doublecomplex":
        return IntrinsicType("complex", options.double)
    if keyword == "byte":
        return IntrinsicType("integer", 1)
    if keyword in ("typeof", "classof"):
        sample = elaborate(scope, spec.parameters[0]).type
        return PolymorphicType(sample) if keyword == "classof" and isinstance(sample, DerivedType) else sample
    if spec.name == "*":
        return PolymorphicType(None) if keyword == "class" else AssumedType()
    derived = _derived(scope, spec)
    return PolymorphicType(derived) if keyword == "class" and isinstance(derived, DerivedType) else derived


def default_type(scope: Scope, category: str) -> IntrinsicType:
    """`integer`, `real`, `logical` or `complex` of default kind."""
    return IntrinsicType(category, getattr(scope.options, "real" if category == "complex" else category))


def _with_kind(scope: Scope, category: str, spec: nodes.TypeSpec) -> Type:
    parameter = spec.parameters[0]
    value = parameter.value if isinstance(parameter, nodes.KeywordArgument) else parameter
    expression = elaborate(scope, value)
    kind = integer_value(expression)
    if kind is None:
        return UnknownType(unknown_module(expression))
    if spec.star and category == "complex":
        kind //= 2
    return IntrinsicType(category, scope.options.kind(category, kind))


def unknown_module(expression: Expr) -> str:
    """The missing module that keeps an expression from being known, '' where there is none."""
    from gpuoffload_build.ir.expr import UnknownExpr
    from gpuoffload_build.ir.node import Node

    stack: list[object] = [expression]
    while stack:
        top = stack.pop()
        if isinstance(top, UnknownExpr):
            return top.module
        if isinstance(top, tuple):
            stack.extend(top)
        elif isinstance(top, Node):
            stack.extend(getattr(top, f) for f in top._fields if f not in ("at", "type", "procedure", "variable"))
    return ""


def _character(scope: Scope, spec: nodes.TypeSpec, length: nodes.Expr | None) -> Type:
    kind = 1
    for position, parameter in enumerate(spec.parameters):
        value = parameter
        role = ("len", "kind")[min(position, 1)]
        if isinstance(parameter, nodes.KeywordArgument):
            role, value = parameter.name, parameter.value
        if role == "kind":
            kind = integer_value(elaborate(scope, value)) or 1
        elif length is None:
            length = value
    return IntrinsicType("character", kind, length_of(scope, length))


def length_of(scope: Scope, length: nodes.Expr | None) -> Length:
    """A character length as declared; left out it is 1."""
    if length is None:
        return Length("fixed", 1)
    if isinstance(length, nodes.Parenthesized):
        length = length.value
    if isinstance(length, nodes.Star):
        return ASSUMED_LENGTH
    if isinstance(length, nodes.Triplet):
        return DEFERRED_LENGTH
    expression = elaborate(scope, length)
    value = integer_value(expression)
    return Length("expression", None, expression) if value is None else Length("fixed", max(value, 0))


def _derived(scope: Scope, spec: nodes.TypeSpec) -> Type:
    name = spec.name or ""
    definition = scope.lookup_type(name)
    if definition is None:
        return UnknownType("")
    if isinstance(definition, Unknown):
        return UnknownType(definition.module)
    if spec.parameters or definition.parameters:
        from .derived import instance

        return instance(scope, definition, spec.parameters)
    return DerivedType(definition)


def shape_of(
    scope: Scope, specs: list[nodes.ShapeSpec], dummy: bool, deferred: bool, initial: Expr | None = None
) -> Shape | None:
    """The shape of an entity: `deferred` for allocatables and pointers, `initial` for an implied-shape constant."""
    rank = len(specs)
    if rank == 0:
        return None
    if isinstance(specs[0].upper, nodes.AssumedRank):
        return AssumedRank(-1)
    if all(s.colon and s.upper is None for s in specs):
        if deferred:
            return DeferredShape(rank)
        return AssumedShape(rank, tuple(_bound(scope, s.lower, s) for s in specs))
    lowers = tuple(_bound(scope, s.lower, s) for s in specs)
    if isinstance(specs[-1].upper, nodes.Star):
        if initial is not None:
            return _implied_shape(scope, specs, lowers, initial)
        return AssumedSize(rank, lowers, tuple(_bound(scope, s.upper, s) for s in specs[:-1]))
    return ExplicitShape(rank, lowers, tuple(_bound(scope, s.upper, s) for s in specs))


def _bound(scope: Scope, bound: nodes.Expr | None, place: nodes.Node) -> Expr:
    if bound is None:
        return integer_literal(scope, 1, scope.at(place))
    expression = elaborate(scope, bound)
    value = integer_value(expression)
    if value is None:
        return expression
    return integer_literal(scope, value, expression.at, getattr(expression.type, "kind", 0))


def _implied_shape(scope: Scope, specs: list[nodes.ShapeSpec], lowers: tuple[Expr, ...], initial: Expr) -> Shape:
    from .extents import constant_extents

    extents = constant_extents(initial)
    if extents is None or len(extents) != len(specs):
        return DeferredShape(len(specs))
    uppers = []
    for lower, extent in zip(lowers, extents):
        first = integer_value(lower)
        uppers.append(integer_literal(scope, (1 if first is None else first) + extent - 1, lower.at))
    return ExplicitShape(len(specs), lowers, tuple(uppers))
