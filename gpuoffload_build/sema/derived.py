"""Derived types: definitions, kind parameters, components and bindings through extension (F2023 7.5)."""

from __future__ import annotations

from gpuoffload_build.ir.node import complete
from gpuoffload_build.ir.symbols import At, Binding, Component, Procedure, TypeDefinition, Variable
from gpuoffload_build.ir.types import INTEGER, DerivedType, ProcedureType
from gpuoffload_build.syntax import nodes

from .convert import convert, integer_literal
from .declare import interface_of
from .entities import Generic, Unknown
from .expression import elaborate
from .fold import fold, integer_value
from .typespec import shape_of, type_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.types import Type

    from .entities import Declaration
    from .project import Project
    from .scope import Scope

_parent_components: dict[TypeDefinition, Component] = {}


def definition_of(
    scope: Scope, declaration: Declaration, kinds: tuple[tuple[str, int], ...] | None = None
) -> TypeDefinition:
    """The type that `declaration` defines in `scope`; one definition for each set of kind parameters."""
    statement = declaration.node
    if not isinstance(statement, nodes.DerivedType):
        raise TypeError(f"{declaration.name} is no derived type")
    known = scope.project.types
    cache = (id(statement), kinds or ())
    if cache in known:
        return known[cache]
    attributes = frozenset(
        {a.name for a in statement.attributes if a.name in ("abstract", "bind")}
        | ({"sequence"} if statement.sequence else set())
        | ({"private"} if scope.kind == "module" and not scope.is_public(statement.name) else set())
    )

    def resolve(name: str) -> Procedure | None:
        found = scope.lookup_specific(name)
        return found if isinstance(found, Procedure) else None

    key = f"{scope.key}::{statement.name}"
    definition = TypeDefinition(
        statement.name, key, At(scope.source, declaration.pos, declaration.end), None, (), (), (), attributes, resolve
    )
    known[cache] = definition
    if kinds is None:
        _enter(scope, statement.name, definition)
    scope.project.type_homes[definition] = (scope, declaration)
    inner = _type_scope(scope, statement, key, dict(kinds or ()))
    parent = None
    for attribute in statement.attributes:
        if attribute.name == "extends" and attribute.value:
            found = scope.lookup_type(attribute.value)
            if isinstance(found, TypeDefinition):
                parent = _parent(inner, found)
            elif isinstance(found, Unknown):
                scope.project.unknown_parents[definition] = found.module
    complete(definition, parent=parent, parameters=_parameters(inner, statement, parent))
    complete(definition, bindings=_bindings(scope, statement))
    finals = tuple(n for b in statement.bindings if isinstance(b, nodes.FinalBinding) for n in b.names)
    complete(definition, finals=finals, components=_components(inner, statement))
    return definition


def _enter(scope: Scope, name: str, definition: TypeDefinition) -> None:
    """Let the scope find the type while its components, which may name it, are elaborated."""
    found = scope.symbols.get(name, definition)
    if found is None:
        scope.symbols[name] = definition
    elif isinstance(found, Generic):
        found.type = definition


def _type_scope(scope: Scope, statement: nodes.DerivedType, key: str, kinds: dict[str, int]) -> Scope:
    from .scope import Scope as ScopeClass

    inner = ScopeClass("type", key, statement, scope, scope.file)
    inner.indexed = True
    inner.kinds = kinds
    for name, value in kinds.items():  # those of ancestors are named in an extension too
        if name not in statement.parameters:
            place = inner.at(statement)
            inner.symbols[name] = Variable(
                name, f"{key}::{name}", place, INTEGER, None, "constant", frozenset({"kind"}),
                integer_literal(scope, value, place), key,
            )  # fmt: skip
    for component in statement.components:
        if not isinstance(component, nodes.TypeDeclaration):
            continue
        names = {a.name for a in component.attributes}
        if not names & {"kind", "len"}:
            continue
        for entity in component.entities:
            place = inner.at(entity)
            kind = type_of(scope, component.type_spec)
            initial: Expr | None = None
            if entity.name in kinds:
                initial = integer_literal(scope, kinds[entity.name], place)
            elif entity.initial is not None:
                initial = fold(elaborate(inner, entity.initial))
            is_kind = "kind" in names
            inner.symbols[entity.name] = Variable(
                entity.name, f"{key}::{entity.name}", place, kind, None, "constant" if is_kind else "parameter",
                frozenset({"kind" if is_kind else "len"}), initial, key,
            )  # fmt: skip
    return inner


def _parameters(inner: Scope, statement: nodes.DerivedType, parent: DerivedType | None) -> tuple[Variable, ...]:
    own = [inner.symbols.get(name) for name in statement.parameters]
    inherited = parent.definition.parameters if parent is not None else ()
    return (*inherited, *(p for p in own if isinstance(p, Variable)))


def _parent(inner: Scope, definition: TypeDefinition) -> DerivedType:
    """The parent type with the kind parameters that the extension was given."""
    bound = bound_kinds(inner.project, definition, inner.kinds)
    definition = _bound(inner.project, definition, bound)
    for parameter in definition.parameters:
        inner.symbols.setdefault(parameter.name, parameter)
    return DerivedType(definition, bound)


def bound_kinds(project: Project, definition: TypeDefinition, given: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """The kind parameters of a type and its ancestors, sorted: the given ones, else their defaults, which may depend
    on parameters before them (7.5.3.1). One that has no known value is left out.
    """
    kinds = dict(given)
    names: set[str] = set()
    for ancestor in reversed([*lineage(definition)]):
        home = project.type_homes.get(ancestor)
        statement = home[1].node if home is not None else None
        if home is None or not isinstance(statement, nodes.DerivedType) or not statement.parameters:
            continue
        inner = _type_scope(home[0], statement, ancestor.key, kinds)
        for name in statement.parameters:
            parameter = inner.symbols.get(name)
            if not isinstance(parameter, Variable) or "kind" not in parameter.attributes:
                continue
            value = kinds.get(name)
            if value is None and parameter.initial is not None:
                value = integer_value(parameter.initial)
            if value is not None:
                kinds[name] = value
                names.add(name)
    return tuple(sorted((name, kinds[name]) for name in names))


def _bound(project: Project, definition: TypeDefinition, kinds: tuple[tuple[str, int], ...]) -> TypeDefinition:
    """The definition with its kind parameters bound."""
    home = project.type_homes.get(definition)
    return definition_of(home[0], home[1], kinds) if home is not None and kinds else definition


def instance(scope: Scope, definition: TypeDefinition, arguments: list[nodes.Expr]) -> Type:
    """`type(t(arguments))`: kind parameters are bound, so that components have their kinds; lengths are kept."""
    given: dict[str, nodes.Expr] = {}
    for position, argument in enumerate(arguments):
        if isinstance(argument, nodes.KeywordArgument):
            given[argument.name] = argument.value
        elif position < len(definition.parameters):
            given[definition.parameters[position].name] = argument
    kinds: dict[str, int] = {}
    for parameter in definition.parameters:
        value = given.get(parameter.name)
        if "kind" in parameter.attributes and value is not None:
            number = integer_value(elaborate(scope, value))
            if number is not None:
                kinds[parameter.name] = number
    bound = bound_kinds(scope.project, definition, kinds)
    definition = _bound(scope.project, definition, bound)
    lengths: list[tuple[str, Expr]] = []
    for parameter in definition.parameters:
        value = given.get(parameter.name)
        if "len" not in parameter.attributes or isinstance(value, nodes.Star | nodes.Triplet):
            continue  # assumed and deferred ones are known when the program runs
        expression = parameter.initial if value is None else elaborate(scope, value)
        if expression is not None:
            lengths.append((parameter.name, expression))
    return DerivedType(definition, bound, tuple(lengths))


def _components(inner: Scope, statement: nodes.DerivedType) -> tuple[Component, ...]:
    components: list[Component] = []
    private = statement.private_components
    for declaration in statement.components:
        if isinstance(declaration, nodes.TypeDeclaration | nodes.ProcedureDeclaration):
            if {a.name for a in declaration.attributes} & {"kind", "len"}:
                continue
            components += (_component(inner, declaration, entity, private) for entity in declaration.entities)
    return tuple(components)


def _component(
    inner: Scope,
    declaration: nodes.TypeDeclaration | nodes.ProcedureDeclaration,
    entity: nodes.Entity,
    private: bool,
) -> Component:
    names = {a.name for a in declaration.attributes}
    if private and "public" not in names:
        names.add("private")
    shape_specs = entity.shape or next((a.shape for a in declaration.attributes if a.name == "dimension"), [])
    kind: Type
    if isinstance(declaration, nodes.ProcedureDeclaration):
        interface = interface_of(inner, declaration.interface) if declaration.interface else None
        kind = ProcedureType(interface)
        for attribute in declaration.attributes:
            if attribute.name == "pass" and attribute.arguments and isinstance(attribute.arguments[0], nodes.Name):
                names.add(f"pass({attribute.arguments[0].id})")
    else:
        kind = type_of(inner, declaration.type_spec, entity.length)
    deferred = bool(names & {"allocatable", "pointer"})
    shape = shape_of(inner, shape_specs, False, deferred)
    initial: Expr | None = None
    if entity.initial is not None:
        initial = elaborate(inner, entity.initial)
        if "pointer" not in names:
            initial = fold(convert(inner, initial, kind))
    names.discard("dimension")
    return Component(entity.name, kind, shape, frozenset(names), initial, inner.at(entity))


def _bindings(scope: Scope, statement: nodes.DerivedType) -> tuple[Binding, ...]:
    bindings: list[Binding] = []
    for item in statement.bindings:
        if isinstance(item, nodes.TypeBoundProcedure):
            attributes = _binding_attributes(item.attributes, statement)
            for binding in item.bindings:
                target = item.interface if item.interface is not None else binding.original
                place = scope.at(binding)
                bindings.append(Binding(binding.name, (target,), False, attributes, place))
        elif isinstance(item, nodes.GenericBinding):
            attributes = _binding_attributes(item.attributes, statement)
            bindings.append(Binding(item.spec, tuple(item.names), True, attributes, scope.at(item)))
    return tuple(bindings)


def _binding_attributes(attributes: list[nodes.Attribute], statement: nodes.DerivedType) -> frozenset[str]:
    names = set()
    for attribute in attributes:
        if attribute.name == "pass" and attribute.arguments and isinstance(attribute.arguments[0], nodes.Name):
            names.add(f"pass({attribute.arguments[0].id})")
        else:
            names.add(attribute.name)
    if statement.private_bindings and "public" not in names:
        names.add("private")
    return frozenset(names)


def component_of(definition: TypeDefinition, name: str) -> Component | None:
    """A component by name, inherited ones and the parent component included."""
    for component in definition.components:
        if component.name == name:
            return component
    parent = definition.parent
    if parent is None:
        return None
    if parent.definition.name == name:
        if definition not in _parent_components:
            _parent_components[definition] = Component(name, parent, None, frozenset({"parent"}), None, definition.at)
        return _parent_components[definition]
    return component_of(parent.definition, name)


def lineage(definition: TypeDefinition) -> Iterator[TypeDefinition]:
    """A type and the types that it extends, the nearest first."""
    at: TypeDefinition | None = definition
    while at is not None:
        yield at
        at = at.parent.definition if at.parent is not None else None


def binding_of(definition: TypeDefinition, name: str) -> tuple[TypeDefinition, Binding] | None:
    """A specific binding by name: the type's own, else an inherited one, with the type that has it."""
    for at in lineage(definition):
        for binding in at.bindings:
            if binding.name == name and not binding.generic:
                return at, binding
    return None


def generic_bindings(definition: TypeDefinition, name: str) -> list[str]:
    """Names of the specific bindings of a type-bound generic, inherited ones included."""
    names: list[str] = []
    for at in lineage(definition):
        for binding in at.bindings:
            if binding.generic and binding.name == name:
                names += (p for p in binding.procedures if p not in names)
    return names


def bound_procedures(definition: TypeDefinition, names: Iterable[str]) -> Iterator[tuple[Binding, Procedure]]:
    """The specific bindings of these names whose procedures are known."""
    for name in names:
        found = binding_of(definition, name)
        if found is not None:
            home, binding = found
            procedure = home.resolve(binding.procedures[0])
            if procedure is not None:
                yield binding, procedure


def unknown_ancestor(project: Project, definition: TypeDefinition) -> str:
    """The module without source that a type that `definition` extends comes from, '' where all of them are known."""
    return next((project.unknown_parents[t] for t in lineage(definition) if t in project.unknown_parents), "")


def missing_source(scope: Scope, definition: TypeDefinition) -> str:
    """The module without source that keeps a component or binding of the type from being found."""
    return unknown_ancestor(scope.project, definition) or scope.missing_module()


def all_components(definition: TypeDefinition) -> tuple[Component, ...]:
    """Components in component order: the parent's first (7.5.4.7)."""
    own = definition.components
    if definition.parent is None:
        return own
    return (*all_components(definition.parent.definition), *own)


def extends(definition: TypeDefinition, ancestor: TypeDefinition) -> bool:
    """Whether a type is `ancestor` or an extension of it."""
    return any(t is ancestor for t in lineage(definition))
