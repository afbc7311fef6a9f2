"""From a declaration to its symbol: types, shapes, storage, constants."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Literal
from gpuoffload_build.ir.node import complete
from gpuoffload_build.ir.symbols import At, Procedure, ProcedureDummy, Variable
from gpuoffload_build.ir.types import INTEGER, IntrinsicType, Length, ProcedureType, UnknownType
from gpuoffload_build.syntax import nodes

from .convert import convert
from .entities import Intrinsic, NamelistGroup, Unknown
from .fold import fold
from .typespec import default_type, shape_of, type_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.types import Shape, Type

    from .entities import Declaration, Entity
    from .scope import Scope

VARIABLE_ATTRIBUTES = frozenset(
    {
        "allocatable",
        "pointer",
        "target",
        "optional",
        "value",
        "contiguous",
        "volatile",
        "asynchronous",
        "save",
        "parameter",
        "protected",
        "private",
        "public",
        "bind",
        "codimension",
        "equivalence",
        "device",
        "managed",
        "constant",
        "shared",
        "pinned",
        "intent(in)",
        "intent(out)",
        "intent(inout)",
        "threadprivate",
        "cray pointer",
        "cray pointee",
    }
)


def entity(scope: Scope, declaration: Declaration) -> Entity:
    """The symbol that a declaration of `scope` stands for."""
    form = declaration.form
    if form == "data":
        if "dummy" in declaration.attributes and _is_applied_dummy(scope, declaration):
            return procedure_dummy(scope, declaration)
        return variable(scope, declaration)
    if form == "body":
        return _body(scope, declaration)
    if form == "procedure":
        if declaration.attributes & {"dummy", "pointer"}:
            return procedure_dummy(scope, declaration)
        return _external(scope, declaration)
    if form == "enumerator":
        return _enumerator(scope, declaration)
    if form == "namelist":
        members = declaration.node if isinstance(declaration.node, list) else []
        return NamelistGroup(declaration.name, members, scope)
    if form == "intrinsic":
        return Intrinsic(declaration.name)
    if form == "function":
        return declaration.node  # type: ignore[return-value]
    if form == "entry" and isinstance(declaration.node, tuple):
        from .procedures import entry_symbol

        return entry_symbol(*declaration.node)
    return Unknown(declaration.name, "")  # enumeration types


def at(scope: Scope, declaration: Declaration) -> At:
    """Where the name is declared."""
    return At(scope.source, declaration.pos, declaration.end)


def variable(scope: Scope, declaration: Declaration) -> Variable:
    """The variable or named constant; it stands in the scope before its type is known, as bounds may ask for it."""
    d = declaration
    name = d.name
    owner = scope.key
    symbol = Variable(
        name, f"{owner}::{name}", at(scope, d), INTEGER, None, _storage(scope, d), frozenset(), None, owner, _linker(d)
    )
    scope.symbols[name] = symbol
    deferred = bool(d.attributes & {"allocatable", "pointer"})
    kind = _type(scope, d)
    initial: Expr | None = None
    shape: Shape | None
    if symbol.storage == "constant":
        complete(symbol, type=kind)
        kind, shape, initial = _constant(scope, d, kind)
    else:
        dummy = "dummy" in d.attributes
        shape = shape_of(scope, d.shape, dummy, deferred)
        if d.initial is not None:
            initial = _initial(scope, d, kind)
    complete(symbol, type=kind, shape=shape, initial=initial, attributes=_attributes(scope, d))
    return symbol


def implicit_variable(scope: Scope, name: str) -> Variable | None:
    """The variable that an undeclared name declares in `scope`, None under IMPLICIT NONE."""
    rule = scope.implicit.rule(name)
    if rule is None:
        return None
    kind = default_type(scope, rule) if isinstance(rule, str) else type_of(scope, rule)
    if scope.kind in ("module", "submodule"):
        storage = "module"
    else:
        storage = "saved" if scope.save_all else "local"
    node = scope.node
    pos = node.pos if isinstance(node, nodes.Node) else 0
    symbol = Variable(
        name, f"{scope.key}::{name}", At(scope.source, pos, pos), kind, None, storage, frozenset(), None, scope.key
    )
    scope.symbols[name] = symbol
    return symbol


def _type(scope: Scope, d: Declaration) -> Type:
    if d.type_spec is not None:
        return type_of(scope, d.type_spec, d.length)
    rule = scope.implicit.rule(d.name)
    if rule is None:
        return UnknownType("")
    return default_type(scope, rule) if isinstance(rule, str) else type_of(scope, rule)


def _storage(scope: Scope, d: Declaration) -> str:
    attributes = d.attributes
    if "parameter" in attributes:
        return "constant"
    if "dummy" in attributes:
        return "dummy"
    if "result" in attributes:
        return "result"
    if d.common is not None:
        return "common"
    if scope.kind in ("module", "submodule"):
        return "module"
    if d.initial is not None or "save" in attributes or "data" in attributes or scope.program_unit().save_all:
        return "saved"
    return "local"


def _linker(d: Declaration) -> str | None:
    if d.common is not None:
        return f"common/{d.common}"
    if d.bind is None:
        return None
    return binding_label(d.bind, d.name)


def binding_label(bind: nodes.Attribute, name: str) -> str | None:
    """The C name of BIND(C): the entity's own where none is given, None for `name=''`."""
    for argument in bind.arguments:
        value = argument.value if isinstance(argument, nodes.KeywordArgument) else argument
        if isinstance(value, nodes.StringLiteral):
            return value.value.strip() or None
    return name


def _attributes(scope: Scope, d: Declaration) -> frozenset[str]:
    attributes = d.attributes & VARIABLE_ATTRIBUTES
    if scope.kind == "module":
        if not scope.is_public(d.name):
            attributes = {*attributes, "private"}
        if scope.protected_all:
            attributes = {*attributes, "protected"}
    return frozenset(attributes)


def _initial(scope: Scope, d: Declaration, kind: Type) -> Expr | None:
    from .expression import elaborate

    if d.initial is None:
        return None
    value = elaborate(scope, d.initial)
    if "pointer" in d.attributes:
        return value
    return fold(convert(scope, value, kind))


def _constant(scope: Scope, d: Declaration, kind: Type) -> tuple[Type, Shape | None, Expr | None]:
    from .expression import elaborate

    value = elaborate(scope, d.initial, kind) if d.initial is not None else None
    shape = shape_of(scope, d.shape, False, False, value)
    if value is None:
        return kind, shape, None
    if isinstance(kind, IntrinsicType) and kind.length is not None and kind.length.form != "fixed":
        folded = fold(value)
        length = folded.type.length if isinstance(folded.type, IntrinsicType) else None
        kind = IntrinsicType("character", kind.kind, length or Length("assumed"))
    return kind, shape, fold(convert(scope, value, kind))


def _enumerator(scope: Scope, d: Declaration) -> Variable:
    from .convert import integer_literal

    enumerators = d.node if isinstance(d.node, list) else []
    value = -1
    for enumerator in enumerators:
        value += 1
        if enumerator.value is not None:
            from .expression import elaborate
            from .fold import integer_value

            given = integer_value(elaborate(scope, enumerator.value))
            value = value if given is None else given
    place = at(scope, d)
    attributes = frozenset(
        {"parameter"} if scope.kind != "module" or scope.is_public(d.name) else {"parameter", "private"}
    )
    literal: Literal = integer_literal(scope, value, place, 4)
    return Variable(d.name, f"{scope.key}::{d.name}", place, INTEGER, None, "constant", attributes, literal, scope.key)


def _is_applied_dummy(scope: Scope, d: Declaration) -> bool:
    """A dummy that nothing declares as a procedure, but that the body calls or applies to arguments."""
    if d.shape or d.initial is not None or d.length is not None or not isinstance(scope.node, nodes.Procedure):
        return False
    if d.type_spec is not None and d.type_spec.keyword in ("type", "class", "character"):
        return False
    if any(a.startswith("intent") for a in d.attributes) or d.attributes & VARIABLE_ATTRIBUTES - {"optional"}:
        return False
    return d.name in scope.applied()


def procedure_dummy(scope: Scope, d: Declaration) -> ProcedureDummy:
    """A dummy procedure or procedure pointer."""
    symbol = _procedure_dummy(scope, d)
    complete(symbol, type=ProcedureType(interface_of(scope, d.interface, d)))
    if d.initial is not None:
        complete(symbol, initial=_initial(scope, d, symbol.type))
    return symbol


def _procedure_dummy(scope: Scope, d: Declaration) -> ProcedureDummy:
    attributes = frozenset(a for a in d.attributes if a in VARIABLE_ATTRIBUTES or a in ("dummy", "result"))
    if d.common is not None:
        attributes |= {"common"}
    symbol = ProcedureDummy(d.name, f"{scope.key}::{d.name}", at(scope, d), ProcedureType(None), attributes)
    scope.symbols[d.name] = symbol
    return symbol


def interface_of(scope: Scope, name: str | None, d: Declaration | None = None) -> Procedure | None:
    """The interface that PROCEDURE(name) names; a function known by its type alone has one without dummies."""
    if name is not None:
        found = scope.lookup_specific(name)
        if isinstance(found, ProcedureDummy):
            return found.type.interface
        return found if isinstance(found, Procedure) else None
    if d is not None and d.type_spec is not None:
        return implicit_function(scope, d.name, type_of(scope, d.type_spec, d.length), at(scope, d))
    return None


def implicit_function(scope: Scope, name: str, result: Type, place: At) -> Procedure:
    """An external function with implicit interface: only its result type is known."""
    variable = Variable(name, f"{name}::{name}", place, result, None, "result", frozenset(), None, name)
    return Procedure(name, name, place, "function", "external", (), variable, frozenset({"implicit"}), None, "")


def implicit_subroutine(name: str, place: At) -> Procedure:
    """An external subroutine with implicit interface, or a procedure of which nothing else is known."""
    return Procedure(name, name, place, "subroutine", "external", (), None, frozenset({"implicit"}), None, "")


def _external(scope: Scope, d: Declaration) -> Entity:
    if d.interface is not None:
        model = scope.lookup_specific(d.interface)
        if isinstance(model, Unknown):
            return Unknown(d.name, model.module)
        interface = interface_of(scope, d.interface)
        if interface is not None:
            label = binding_label(d.bind, d.name) if d.bind is not None else None
            if label is None and "bind" in interface.attributes:
                label = d.name
            return Procedure(
                d.name, d.name, at(scope, d), interface.kind, "interface", interface.dummies, interface.result,
                interface.attributes, label, "",
            )  # fmt: skip
    from .intrinsics import is_intrinsic

    if "external" not in d.attributes and is_intrinsic(d.name):
        return Intrinsic(d.name)
    if d.type_spec is not None:
        return implicit_function(scope, d.name, type_of(scope, d.type_spec, d.length), at(scope, d))
    rule = scope.implicit.rule(d.name)
    applied = scope.program_unit()
    if rule is not None and isinstance(applied.node, nodes.Unit) and _is_function_reference(applied.node, d.name):
        kind = default_type(scope, rule) if isinstance(rule, str) else type_of(scope, rule)
        return implicit_function(scope, d.name, kind, at(scope, d))
    return implicit_subroutine(d.name, at(scope, d))


def _is_function_reference(unit: nodes.Unit, name: str) -> bool:
    from .scan import walk

    return any(
        isinstance(n, nodes.Reference) and isinstance(n.base, nodes.Name) and n.base.id == name for n in walk(unit)
    )


def _body(scope: Scope, d: Declaration) -> Entity:
    from .procedures import symbol_of
    from .scope import Scope as ScopeClass

    if not isinstance(d.node, ScopeClass):
        return Unknown(d.name, "")
    if d.attributes & {"dummy", "pointer"}:
        symbol = _procedure_dummy(scope, d)
        complete(symbol, type=ProcedureType(symbol_of(d.node)))
        return symbol
    return symbol_of(d.node)
