"""Structure constructors and statement functions (F2023 7.5.10, 15.6.4)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import StructureConstructor, Unary
from gpuoffload_build.ir.types import DerivedType
from gpuoffload_build.syntax import nodes

from . import expression as expressions
from .convert import convert
from .entities import Substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import Component, TypeDefinition

    from .entities import StatementFunction
    from .scope import Scope


def structure_constructor(scope: Scope, node: nodes.Reference, definition: TypeDefinition) -> Expr:
    """`t(values)`, also `t(kinds)(values)`: one value a component, parents' first; a value for the parent as a whole
    gives those of its components that it is: it stands as the value of the parent component.
    """
    base = node.base
    kind = DerivedType(definition)
    if isinstance(base, nodes.Reference):
        from .derived import instance

        bound = instance(scope, definition, base.arguments)
        if isinstance(bound, DerivedType):
            kind = bound
    elif definition.parameters:
        from .derived import instance

        bound = instance(scope, definition, [])
        if isinstance(bound, DerivedType):
            kind = bound
    from .derived import all_components, component_of

    components = all_components(kind.definition)
    given: dict[str, Expr] = {}
    extra: list[tuple[Component, Expr | None]] = []
    covered: set[str] = set()
    for position, argument in enumerate(node.arguments):
        if isinstance(argument, nodes.KeywordArgument):
            component = component_of(kind.definition, argument.name)
            value_node = argument.value
        else:
            component = components[position] if position < len(components) else None
            value_node = argument
        value = expressions.elaborate(scope, value_node, component.type if component is not None else None)
        if component is None:
            continue
        if "parent" in component.attributes and isinstance(component.type, DerivedType):
            extra.append((component, value))
            covered.update(c.name for c in all_components(component.type.definition))
            continue
        if not component.attributes & {"pointer", "allocatable"}:
            value = convert(scope, value, component.type)
        given[component.name] = value
    values = (*extra, *((c, given.get(c.name)) for c in components if c.name not in covered))
    return StructureConstructor(kind, 0, scope.at(node), kind, values)


def inlined(scope: Scope, node: nodes.Reference, function: StatementFunction) -> Expr:
    """A statement function reference: its expression with the actual arguments as values of its dummies."""
    from .declare import implicit_variable
    from .scope import Scope as ScopeClass

    if function.open:
        return expressions.unknown(scope, node, function.name)
    home = function.scope
    inner = ScopeClass("construct", home.key, node, home, home.file)
    inner.builder = scope.builder
    for position, dummy in enumerate(function.dummies):
        if position >= len(node.arguments):
            break
        known = home.lookup(dummy) or implicit_variable(home, dummy)
        value = expressions.elaborate(scope, node.arguments[position])
        kind = getattr(known, "type", value.type)
        value = convert(scope, value, kind)
        inner.symbols[dummy] = Substitute(Unary(value.type, value.rank, value.at, "paren", value))
    function.open = True
    result = expressions.elaborate(inner, function.value)
    function.open = False
    declaration = home.declared.get(function.name)
    if declaration is not None and declaration.type_spec is not None:
        from .typespec import type_of

        result = convert(scope, result, type_of(home, declaration.type_spec, declaration.length))
    else:
        rule = home.implicit.rule(function.name)
        if rule is not None:
            from .typespec import default_type, type_of

            result = convert(scope, result, default_type(home, rule) if isinstance(rule, str) else type_of(home, rule))
    return Unary(result.type, result.rank, scope.at(node), "paren", result)
