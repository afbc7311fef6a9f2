"""Names, components and parenthesised references: what each one is decides its expression (F2023 9, 15.5)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ComponentRef,
    ElementRef,
    Expr,
    Literal,
    PartRef,
    ProcedureRef,
    SectionRef,
    Substring,
    Triplet,
    UnknownExpr,
    VariableRef,
)
from gpuoffload_build.ir.symbols import At, Component, Procedure, ProcedureDummy, TypeDefinition, Variable
from gpuoffload_build.ir.types import (
    AssumedRank,
    DerivedType,
    IntrinsicType,
    Length,
    PolymorphicType,
    ProcedureType,
    UnknownType,
)
from gpuoffload_build.syntax import nodes

from . import expression as expressions
from .convert import integer_literal
from .entities import Generic, Intrinsic, NamelistGroup, StatementFunction, Substitute, Unknown
from .fold import fold, integer_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.types import Type

    from .scope import Scope


def name(scope: Scope, node: nodes.Name) -> Expr:
    """A name by itself: a variable, the value of a scalar constant, a procedure as argument."""
    found = scope.lookup(node.id)
    if isinstance(found, Variable):
        return variable_reference(scope, found, At(scope.source, node.pos, node.end))
    return _other_name(scope, node, found)


def variable_reference(scope: Scope, variable: Variable, at: At) -> Expr:
    """A whole variable; a scalar named constant is its value."""
    shape = variable.shape
    if shape is None:
        if variable.storage == "constant":
            initial = variable.initial
            if isinstance(initial, Literal):
                return Literal(initial.type, 0, at, initial.value)
            if isinstance(initial, UnknownExpr):
                return UnknownExpr(variable.type, 0, at, variable.name, initial.module, ())
        return VariableRef(variable.type, 0, at, variable)
    return VariableRef(variable.type, -1 if isinstance(shape, AssumedRank) else shape.rank, at, variable)


def _other_name(scope: Scope, node: nodes.Name, found: object) -> Expr:
    if isinstance(found, Substitute):
        return found.value
    at = scope.at(node)
    if isinstance(found, Procedure | ProcedureDummy):
        return procedure_reference(found, at)
    if isinstance(found, Generic):
        specific = scope.lookup_specific(node.id)
        if isinstance(specific, Procedure):
            return procedure_reference(specific, at)
        return expressions.unknown(scope, node, node.id, found.unknown)
    if isinstance(found, Unknown):
        return expressions.unknown(scope, node, found.name, found.module)
    from .intrinsic_call import intrinsic_reference
    from .intrinsics import is_intrinsic

    if isinstance(found, Intrinsic) or (
        found is None and is_intrinsic(node.id) and not _is_variable_use(scope, node.id)
    ):
        return intrinsic_reference(scope, node.id, at)
    if isinstance(found, StatementFunction | NamelistGroup | TypeDefinition):
        return expressions.unknown(scope, node, node.id)
    missing = scope.missing_module()
    if missing:
        return expressions.unknown(scope, node, node.id, missing)
    variable = implicit(scope, node.id)
    if variable is None:
        return expressions.unknown(scope, node, node.id)
    return VariableRef(variable.type, 0, at, variable)


def _is_variable_use(scope: Scope, identifier: str) -> bool:
    """Whether an undeclared name of an intrinsic stands for an implicitly typed variable: it is never applied."""
    unit = scope.program_unit()
    return scope.implicit.rule(identifier) is not None and _assigned(unit, identifier)


def _assigned(unit: Scope, identifier: str) -> bool:
    from .scan import walk

    if unit.assigned is None:
        unit.assigned = set()
        for part in walk(unit.node):
            if isinstance(part, nodes.Assignment) and isinstance(part.target, nodes.Name):
                unit.assigned.add(part.target.id)
            elif isinstance(part, nodes.DoLoop):
                unit.assigned.add(part.variable.id)
            elif isinstance(part, nodes.Io) and part.keyword == "read":
                unit.assigned.update(item.id for item in part.items if isinstance(item, nodes.Name))
    return identifier in unit.assigned


def implicit(scope: Scope, identifier: str) -> Variable | None:
    """The implicitly declared variable of that name, made in the innermost scoping unit that can have it."""
    from .declare import implicit_variable

    unit = scope.program_unit()
    known = unit.symbols.get(identifier)
    if isinstance(known, Variable):
        return known
    variable = implicit_variable(unit, identifier)
    if variable is not None:
        at: Scope | None = scope
        while at is not None and at is not unit:
            at.symbols[identifier] = variable
            at = at.host
    return variable


def procedure_reference(procedure: Procedure | ProcedureDummy, at: At) -> Expr:
    """A procedure as an actual argument or pointer target."""
    if isinstance(procedure, ProcedureDummy):
        return ProcedureRef(procedure.type, 0, at, procedure)
    return ProcedureRef(ProcedureType(procedure), 0, at, procedure)


# Components ----------------------------------------------------------------------------------------------------------


def component(scope: Scope, node: nodes.Component) -> Expr:
    """`base%name`."""
    base = expressions.elaborate(scope, node.base)
    return part_of(scope, node, base)


def part_of(scope: Scope, node: nodes.Component, base: Expr) -> Expr:
    """Component, part of a complex, type parameter inquiry, or a type-bound function without arguments."""
    kind = base.type
    identifier = node.name
    at = scope.at(node)
    definition = definition_of_type(kind)
    if definition is not None:
        from .derived import component_of, missing_source

        found = component_of(definition, identifier)
        if found is not None:
            rank = found.shape.rank if found.shape is not None else base.rank
            return constant_part(ComponentRef(found.type, rank, at, base, found))
        parameter = _type_parameter(scope, kind, base, identifier, at)
        if parameter is not None:
            return parameter
        return expressions.unknown(scope, node, f"%{identifier}", missing_source(scope, definition), (base,))
    if isinstance(kind, IntrinsicType):
        if kind.category == "complex" and identifier in ("re", "im"):
            return PartRef(IntrinsicType("real", kind.kind), base.rank, at, base, identifier)
        if identifier == "kind":
            return integer_literal(scope, kind.kind, at)
        if identifier == "len" and kind.category == "character":
            from .operators import length_expression

            return length_expression(scope, base)
    module = kind.module if isinstance(kind, UnknownType) else ""
    return expressions.unknown(scope, node, f"%{identifier}", module, (base,))


def _type_parameter(scope: Scope, kind: Type, base: Expr, identifier: str, at: At) -> Expr | None:
    """`base%k` of a derived type with parameters (9.4.5); an assumed or deferred length is asked of the object."""
    derived = kind.declared if isinstance(kind, PolymorphicType) else kind
    if not isinstance(derived, DerivedType):
        return None
    for name, value in derived.kinds:
        if name == identifier:
            return integer_literal(scope, value, at)
    for name, expression in derived.lengths:
        if name == identifier:
            return expression
    for parameter in derived.definition.parameters:
        if parameter.name == identifier and "len" in parameter.attributes:
            part = Component(identifier, parameter.type, None, frozenset({"len"}), None, parameter.at)
            return ComponentRef(parameter.type, 0, at, base, part)
    return None


def definition_of_type(kind: object) -> TypeDefinition | None:
    """The definition behind TYPE(t) and CLASS(t)."""
    if isinstance(kind, DerivedType):
        return kind.definition
    if isinstance(kind, PolymorphicType) and kind.declared is not None:
        return kind.declared.definition
    return None


# References with parentheses -----------------------------------------------------------------------------------------


def reference(scope: Scope, node: nodes.Reference) -> Expr:
    """`base(arguments)`: element, section, substring, function reference or structure constructor."""
    base = node.base
    if isinstance(base, nodes.Name):
        found = scope.lookup(base.id)
        if isinstance(found, Variable):
            return _applied_variable(scope, node, base, found)
        return _applied_name(scope, node, base, found)
    if isinstance(base, nodes.Component):
        return _applied_component(scope, node, base)
    if isinstance(base, nodes.Reference) and isinstance(base.base, nodes.Name):
        found = scope.lookup(base.base.id)
        definition = found.type if isinstance(found, Generic) else found
        if isinstance(definition, TypeDefinition) and definition.parameters:
            from .structure import structure_constructor

            return structure_constructor(scope, node, definition)
    value = expressions.elaborate(scope, base)
    return subscripted(scope, node, value)


def _applied_variable(scope: Scope, node: nodes.Reference, base: nodes.Name, variable: Variable) -> Expr:
    if variable.shape is not None:
        return subscripted(scope, node, variable_reference(scope, variable, At(scope.source, base.pos, base.end)))
    if _is_character(variable.type) and len(node.arguments) == 1 and isinstance(node.arguments[0], nodes.Triplet):
        return subscripted(scope, node, variable_reference(scope, variable, At(scope.source, base.pos, base.end)))
    from . import call
    from .intrinsic_call import intrinsic_function
    from .intrinsics import is_intrinsic

    if variable.storage == "result":
        procedure = scope.program_unit().procedure
        if procedure is not None and procedure.result is variable:
            return call.function(scope, node, procedure, call.actuals(scope, node.arguments))
    if is_intrinsic(base.id) and variable.storage == "local":
        return intrinsic_function(scope, node, base.id)
    if variable.storage in ("local", "dummy", "saved", "module"):
        from .declare import implicit_function

        function = implicit_function(scope, base.id, variable.type, scope.at(base))
        return call.function(scope, node, function, call.actuals(scope, node.arguments))
    return expressions.unknown(scope, node, base.id)


def _applied_name(scope: Scope, node: nodes.Reference, base: nodes.Name, found: object) -> Expr:
    from . import call

    if isinstance(found, Procedure):
        return call.function(scope, node, found, call.actuals(scope, node.arguments))
    if isinstance(found, Generic):
        return call.generic_function(scope, node, found)
    if isinstance(found, ProcedureDummy):
        return call.through_pointer(scope, node, procedure_reference(found, scope.at(base)), found.type.interface)
    if isinstance(found, TypeDefinition):
        from .structure import structure_constructor

        return structure_constructor(scope, node, found)
    if isinstance(found, StatementFunction):
        from .structure import inlined

        return inlined(scope, node, found)
    from .intrinsic_call import intrinsic_function
    from .intrinsics import is_intrinsic

    if isinstance(found, Intrinsic):
        return intrinsic_function(scope, node, found.name)
    if isinstance(found, Unknown):
        parts = _parts(scope, node.arguments)
        return expressions.unknown(scope, node, found.name, found.module, parts)
    if is_intrinsic(base.id):
        return intrinsic_function(scope, node, base.id)
    missing = "" if scope.project.has_external(base.id) else scope.missing_module()
    rule = scope.implicit.rule(base.id)
    if missing or rule is None:
        parts = _parts(scope, node.arguments)
        return expressions.unknown(scope, node, base.id, missing, parts)
    actuals = call.actuals(scope, node.arguments)
    from .declare import implicit_function
    from .typespec import default_type, type_of

    kind = default_type(scope, rule) if isinstance(rule, str) else type_of(scope, rule)
    function = implicit_function(scope, base.id, kind, scope.at(base))
    return call.function(scope, node, function, actuals)


def _applied_component(scope: Scope, node: nodes.Reference, base: nodes.Component) -> Expr:
    object_part = expressions.elaborate(scope, base.base)
    definition = definition_of_type(object_part.type)
    if definition is not None:
        from .derived import component_of

        if component_of(definition, base.name) is None:
            from .bindings import bound_function

            return bound_function(scope, node, base, object_part, definition)
    value = part_of(scope, base, object_part)
    if isinstance(value.type, ProcedureType):
        from . import call

        return call.through_pointer(scope, node, value, value.type.interface, object_part)
    return subscripted(scope, node, value)


def _is_character(kind: object) -> bool:
    return isinstance(kind, IntrinsicType) and kind.category == "character"


def subscripted(scope: Scope, node: nodes.Reference, base: Expr) -> Expr:
    """`base(subscripts)` of a data object: element or section of an array, else a substring."""
    arguments = node.arguments
    own_rank = _own_rank(base)
    if own_rank == 0:
        if _is_character(base.type) and len(arguments) == 1 and isinstance(arguments[0], nodes.Triplet):
            return substring(scope, node, base, arguments[0])
        module = base.type.module if isinstance(base.type, UnknownType) else ""
        what = base.what if isinstance(base, UnknownExpr) else "reference"
        return expressions.unknown(scope, node, what, module, (base, *_parts(scope, arguments)))
    at = At(scope.source, node.pos, node.end)
    subscripts: list[Expr | Triplet] = []
    rank = base.base.rank if isinstance(base, ComponentRef) and base.component.shape is not None else 0
    section = rank > 0  # `a%b(2)` of an array a
    for argument in arguments:
        if isinstance(argument, nodes.Triplet):
            subscripts.append(_triplet(scope, argument))
            rank += 1
            section = True
        else:
            value = expressions.elaborate(scope, argument)
            subscripts.append(value)
            if value.rank:
                rank += value.rank
                section = True
    if section:
        return SectionRef(base.type, rank, at, base, tuple(subscripts))
    return constant_part(ElementRef(base.type, 0, at, base, tuple(s for s in subscripts if isinstance(s, Expr))))


def constant_part(part: ComponentRef | ElementRef) -> Expr:
    """A part of a named constant as its value, where it is a known scalar; any other part as it is."""
    base = part.base
    while isinstance(base, ComponentRef | ElementRef):
        base = base.base
    if part.rank == 0 and isinstance(base, VariableRef) and base.variable.storage == "constant":
        return fold(part)
    return part


def _own_rank(base: Expr) -> int:
    """The number of subscripts that `base` takes."""
    if isinstance(base, VariableRef):
        return base.rank
    if isinstance(base, ComponentRef):
        if base.component.shape is not None:
            return base.component.shape.rank
        return 0
    if isinstance(base, ElementRef | SectionRef):
        return 0
    return 0 if isinstance(base, Literal | Substring) else base.rank


def _parts(scope: Scope, arguments: list[nodes.Expr]) -> tuple[Expr, ...]:
    """The expressions in arguments or subscripts of what is not known."""
    parts: list[nodes.Expr] = []
    for argument in arguments:
        if isinstance(argument, nodes.Triplet):
            parts += (e for e in (argument.lower, argument.upper, argument.step) if e is not None)
        else:
            parts.append(argument.value if isinstance(argument, nodes.KeywordArgument) else argument)
    return tuple(expressions.elaborate(scope, e) for e in parts)


def _triplet(scope: Scope, node: nodes.Triplet) -> Triplet:
    lower = expressions.elaborate(scope, node.lower) if node.lower is not None else None
    upper = expressions.elaborate(scope, node.upper) if node.upper is not None else None
    stride = expressions.elaborate(scope, node.step) if node.step is not None else None
    return Triplet(lower, upper, stride)


def substring(scope: Scope, node: nodes.Reference, base: Expr, bounds: nodes.Triplet) -> Expr:
    """`base(lower:upper)` of a character."""
    triplet = _triplet(scope, bounds)
    kind = base.type
    if not isinstance(kind, IntrinsicType):
        return expressions.unknown(scope, node, "substring", "", (base,))
    low = integer_value(triplet.lower) if triplet.lower is not None else 1
    if triplet.upper is not None:
        high = integer_value(triplet.upper)
    else:
        high = kind.length.value if kind.length is not None else None
    length = Length("expression") if low is None or high is None else Length("fixed", max(high - low + 1, 0))
    return Substring(
        IntrinsicType("character", kind.kind, length), base.rank, scope.at(node), base, triplet.lower, triplet.upper
    )


def implicit_type(scope: Scope, identifier: str) -> Type:
    """The type that implicit typing gives a name, unknown where it gives none."""
    from .typespec import default_type, type_of

    rule = scope.implicit.rule(identifier)
    if rule is None:
        return UnknownType("")
    return default_type(scope, rule) if isinstance(rule, str) else type_of(scope, rule)
