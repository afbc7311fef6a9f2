"""Procedure symbols from headings and specification parts, and the scopes of procedure bodies (F2023 15)."""

from __future__ import annotations

from gpuoffload_build.ir.node import complete
from gpuoffload_build.ir.symbols import At, Procedure, ProcedureDummy, Variable
from gpuoffload_build.syntax import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .scope import Scope

PREFIXES = frozenset({"pure", "impure", "elemental", "recursive", "non_recursive", "simple", "module"})


def child_scope(host: Scope, unit: nodes.Procedure, kind: str) -> Scope:
    """The scope of a procedure in a CONTAINS part (kind 'procedure') or of an interface body ('interface')."""
    from .scope import Scope

    if kind == "interface" and "module" not in unit.prefixes:
        key = unit.name
    else:
        key = f"{host.key}::{unit.name}"
    return Scope(kind, key, unit, host, host.file)


def symbol_of(scope: Scope) -> Procedure:
    """The procedure that a procedure scope or an interface body declares; made once."""
    if scope.procedure is not None:
        return scope.procedure
    node = scope.node
    if not isinstance(node, nodes.Procedure):
        raise TypeError(f"{scope.key} is no procedure")
    host = scope._host
    separate = "module" in node.prefixes
    kind = "subroutine" if node.kind == "subroutine" else "function"
    if scope.kind == "interface":
        origin = "module" if separate else _interface_origin(host, node)
        if origin not in ("module", "interface") and host is not None:
            scope.key = f"{host.key}::{node.name}"  # no external procedure of that name
    elif host is None:
        origin = "external"
    else:
        origin = "module" if host.kind in ("module", "submodule") else "internal"
    place = At(scope.source, node.name_pos, node.name_pos + len(node.name))
    owner = host.key if host is not None and origin in ("module", "internal") else ""
    attributes = {p for p in node.prefixes if p in PREFIXES or p.startswith("attributes")}
    label = None
    if node.bind is not None:
        from .declare import binding_label

        attributes.add("bind")
        label = binding_label(node.bind, node.name)
    if host is not None and host.kind == "module" and not host.is_public(node.name):
        attributes.add("private")
    procedure = Procedure(node.name, scope.key, place, kind, origin, (), None, frozenset(attributes), label, owner)
    scope.procedure = procedure
    if host is not None and host.symbols.get(node.name, host) is None:
        host.symbols[node.name] = procedure
    if scope.kind == "procedure":
        scope.project.scopes[procedure] = scope
    complete_interface(scope, procedure, node)
    return procedure


def _interface_origin(host: Scope | None, node: nodes.Procedure) -> str:
    """What an interface body describes: an external procedure, a dummy or pointer, or nothing but an interface."""
    declaration = host.declared.get(node.name) if host is not None else None
    for origin in ("abstract", "dummy", "pointer"):
        if declaration is not None and origin in declaration.attributes:
            return origin
    return "interface"


def complete_interface(scope: Scope, procedure: Procedure, node: nodes.Procedure) -> None:
    """Fill in dummies and result."""
    scope.index()
    if node.result and node.result != node.name and node.name not in scope.declared:
        scope.symbols[node.name] = procedure
    dummies: list[Variable | ProcedureDummy | None] = []
    for argument in node.arguments:
        found = scope.lookup(argument.id) if argument.id != "*" else None
        dummies.append(found if isinstance(found, Variable | ProcedureDummy) else None)
    complete(procedure, dummies=tuple(dummies))
    if node.kind == "function":
        result = scope.lookup(node.result or node.name)
        if isinstance(result, ProcedureDummy):  # a function that returns a procedure pointer
            result = Variable(
                result.name, result.key, result.at, result.type, None, "result", frozenset({"pointer"}), None,
                scope.key,
            )  # fmt: skip
        complete(procedure, result=result if isinstance(result, Variable) else None)


def entry_symbol(scope: Scope, entry: nodes.Entry) -> Procedure:
    """The procedure that an ENTRY statement of a procedure scope declares (15.6.2.6); made once.

    Its body is that of the procedure that contains it: whoever starts at the entry must ask for the attribute `entry`.
    """
    known = scope.entries.get(entry.name)
    if known is not None:
        return known
    home = symbol_of(scope)
    key = f"{home.owner}::{entry.name}" if home.owner else entry.name
    attributes = (home.attributes - {"bind", "private"}) | {"entry"}
    label = None
    if entry.bind is not None:
        from .declare import binding_label

        attributes |= {"bind"}
        label = binding_label(entry.bind, entry.name)
    host = scope.host
    if host is not None and host.kind == "module" and not host.is_public(entry.name):
        attributes |= {"private"}
    procedure = Procedure(
        entry.name, key, scope.at(entry), home.kind, home.origin, (), None, attributes, label, home.owner
    )
    scope.entries[entry.name] = procedure
    scope.project.scopes[procedure] = scope
    found = [scope.lookup(argument.id) if argument.id != "*" else None for argument in entry.arguments]
    complete(procedure, dummies=tuple(d if isinstance(d, Variable | ProcedureDummy) else None for d in found))
    if home.kind == "function":
        result = scope.lookup(entry.result or entry.name)
        complete(procedure, result=result if isinstance(result, Variable) else None)
    return procedure


def separate_scope(host: Scope, unit: nodes.Procedure) -> Scope:
    """The body scope of a separate module procedure in `host`: dummies and result are those of its interface."""
    from .scope import Scope

    interface = interface_scope(host, unit.name)
    key = interface.key if interface is not None else f"{host.key}::{unit.name}"
    scope = Scope("procedure", key, unit, host, host.file)
    if interface is None:
        if unit.kind == "module procedure":
            procedure = Procedure(
                unit.name, key, scope.at(unit), "subroutine", "module", (), None, frozenset({"module", "implicit"}),
                None, host.key,
            )  # fmt: skip
            scope.procedure = procedure
            host.project.scopes[procedure] = scope
        return scope
    procedure = symbol_of(interface)
    scope.interface = interface
    scope.procedure = procedure
    scope.index()
    names = [a.id for a in unit.arguments if a.id != "*"] if unit.kind != "module procedure" else []
    for position, dummy in enumerate(procedure.dummies):
        if dummy is not None:
            scope.symbols[dummy.name] = dummy
            if position < len(names):
                scope.symbols[names[position]] = dummy
    if procedure.result is not None:
        scope.symbols[procedure.result.name] = procedure.result
        if unit.kind == "function":
            scope.symbols[unit.result or unit.name] = procedure.result
    host.project.scopes[procedure] = scope
    return scope


def interface_scope(host: Scope, name: str) -> Scope | None:
    """The scope of the module procedure interface body of that name in `host` or an ancestor of it."""
    from .scope import Scope

    scope: Scope | None = host
    while scope is not None:
        scope.index()
        declaration = scope.declared.get(name)
        if declaration is not None and isinstance(declaration.node, Scope) and declaration.node.kind == "interface":
            return declaration.node
        scope = scope.host
    return None
