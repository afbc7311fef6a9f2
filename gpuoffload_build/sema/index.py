"""One pass over a specification part: which names it declares, and the statements that say something about each."""

from __future__ import annotations

from gpuoffload_build.syntax import nodes

from .entities import Declaration, StatementFunction
from .procedures import child_scope

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .scope import Scope


def index(scope: Scope) -> None:
    """Fill the declarations, uses and access lists of a scope."""
    node = scope.node
    if isinstance(node, nodes.Procedure):
        _index_heading(scope, node)
    specification = node if isinstance(node, list) else getattr(node, "specification", [])
    for statement in specification:
        handler = HANDLERS.get(type(statement))
        if handler is not None:
            handler(scope, statement)
    if scope.file.has_threadprivate and not isinstance(node, list):
        from .directives import note_threadprivate

        note_threadprivate(scope)
    for unit in getattr(node, "contains", ()):
        if isinstance(unit, nodes.Procedure):
            _index_contained(scope, unit)
    if isinstance(node, nodes.Procedure | nodes.MainProgram):
        _index_leading_functions(scope, node)


def _index_heading(scope: Scope, node: nodes.Procedure) -> None:
    for argument in node.arguments:
        if argument.id == "*":
            continue
        declaration = declare(scope, argument.id, argument)
        declaration.attributes.add("dummy")
    if node.kind == "function":
        declaration = declare(scope, node.result or node.name, node)
        declaration.end = node.pos
        declaration.attributes.add("result")
        declaration.type_spec = node.type_spec
    for entry in entries(scope, node):
        for argument in entry.arguments:
            if argument.id != "*":
                declare(scope, argument.id, argument).attributes.add("dummy")
        if node.kind == "function":
            declare(scope, entry.result or entry.name, entry).attributes.add("result")
    if scope.kind == "interface":
        scope.imports = None if "module" in node.prefixes else set()


def declare(scope: Scope, name: str, node: nodes.Node, form: str = "data") -> Declaration:
    """The declaration of `name` in this scope, made where it is new."""
    declaration = scope.declared.get(name)
    if declaration is None:
        declaration = Declaration(name, form, node.pos, node.end)
        scope.declared[name] = declaration
    return declaration


def _type_declaration(scope: Scope, statement: nodes.TypeDeclaration) -> None:
    for entity in statement.entities:
        declaration = declare(scope, entity.name, entity)
        declaration.pos, declaration.end = entity.pos, entity.end
        declaration.type_spec = statement.type_spec
        _attributes(scope, declaration, statement.attributes)
        _entity(declaration, entity)


def _entity(declaration: Declaration, entity: nodes.Entity) -> None:
    if entity.shape:
        declaration.shape = entity.shape
    if entity.coshape:
        declaration.attributes.add("codimension")
    if entity.length is not None:
        declaration.length = entity.length
    if entity.initial is not None:
        declaration.initial = entity.initial
    elif entity.values:
        declaration.attributes.add("data")


def _attributes(scope: Scope, declaration: Declaration, attributes: list[nodes.Attribute]) -> None:
    for attribute in attributes:
        name = attribute.name
        if name == "dimension":
            declaration.shape = attribute.shape
        elif name == "intent":
            declaration.attributes.add(f"intent({attribute.value})")
        elif name == "bind":
            declaration.attributes.add("bind")
            declaration.bind = attribute
        elif name in ("public", "private"):
            scope.access[declaration.name] = name
        elif name == "external":
            declaration.attributes.add(name)
            declaration.form = "procedure"
        elif name == "intrinsic":
            declaration.form = "intrinsic"
        else:
            declaration.attributes.add(name)


def _procedure_declaration(scope: Scope, statement: nodes.ProcedureDeclaration) -> None:
    for entity in statement.entities:
        declaration = declare(scope, entity.name, entity)
        declaration.form = "procedure"
        declaration.interface = statement.interface
        declaration.type_spec = statement.type_spec
        _attributes(scope, declaration, statement.attributes)
        _entity(declaration, entity)


def _attribute_statement(scope: Scope, statement: nodes.AttributeStmt) -> None:
    name = statement.attribute
    if name in ("public", "private"):
        if not statement.entities:
            scope.default_access = name
        for entity in statement.entities:
            scope.access[entity.name] = name
        return
    if not statement.entities:
        if name == "save":
            scope.save_all = True
        elif name == "protected":
            scope.protected_all = True
        return
    for entity in statement.entities:
        if entity.name.startswith("/"):
            continue
        declaration = declare(scope, entity.name, entity)
        if name == "intent":
            declaration.attributes.add(f"intent({statement.value})")
        elif name == "external":
            declaration.form = "procedure"
            declaration.attributes.add(name)
        elif name == "intrinsic":
            declaration.form = "intrinsic"
        elif name != "dimension":
            declaration.attributes.add(name)
        _entity(declaration, entity)


def _parameter(scope: Scope, statement: nodes.ParameterStmt) -> None:
    for constant in statement.constants:
        declaration = declare(scope, constant.name, constant)
        declaration.attributes.add("parameter")
        declaration.initial = constant.value


def _data(scope: Scope, statement: nodes.Data) -> None:
    for data_set in statement.sets:
        for item in data_set.objects:
            name = item
            while isinstance(name, nodes.Reference | nodes.Component | nodes.ImpliedDo):
                name = name.items[0] if isinstance(name, nodes.ImpliedDo) else name.base
            if isinstance(name, nodes.Name):
                declare(scope, name.id, name).attributes.add("data")


def _common(scope: Scope, statement: nodes.Common) -> None:
    for block in statement.blocks:
        for entity in block.entities:
            declaration = declare(scope, entity.name, entity)
            declaration.common = block.name
            _entity(declaration, entity)


def _equivalence(scope: Scope, statement: nodes.Equivalence) -> None:
    for equivalence_set in statement.sets:
        for item in equivalence_set.objects:
            name = item
            while isinstance(name, nodes.Reference | nodes.Component):
                name = name.base
            if isinstance(name, nodes.Name):
                declare(scope, name.id, name).attributes.add("equivalence")


def _namelist(scope: Scope, statement: nodes.Namelist) -> None:
    for group in statement.groups:
        declaration = declare(scope, group.name, group, "namelist")
        declaration.form = "namelist"
        members = declaration.node if isinstance(declaration.node, list) else []
        declaration.node = [*members, *group.names]


def _cray_pointer(scope: Scope, statement: nodes.CrayPointer) -> None:
    for pair in statement.pairs:
        declare(scope, pair.pointer, pair).attributes.add("cray pointer")
        declaration = declare(scope, pair.pointee.name, pair.pointee)
        declaration.attributes.add("cray pointee")
        _entity(declaration, pair.pointee)


def _derived_type(scope: Scope, statement: nodes.DerivedType) -> None:
    declaration = declare(scope, statement.name, statement, "type")
    declaration.form = "type"
    declaration.node = statement
    for attribute in statement.attributes:
        if attribute.name in ("public", "private"):
            scope.access[statement.name] = attribute.name


def _interface(scope: Scope, block: nodes.Interface) -> None:
    if block.generic is not None:
        scope.generics.setdefault(block.generic, []).append(block)
    for item in block.items:
        if isinstance(item, nodes.Procedure):
            declaration = declare(scope, item.name, item, "body")
            declaration.form = "body"
            declaration.node = child_scope(scope, item, "interface")
            if block.abstract:
                declaration.attributes.add("abstract")


def _generic_statement(scope: Scope, statement: nodes.GenericBinding) -> None:
    scope.generics.setdefault(statement.spec, []).append(statement)
    for attribute in statement.attributes:
        if attribute.name in ("public", "private"):
            scope.access[statement.spec] = attribute.name


def _enum(scope: Scope, statement: nodes.Enum) -> None:
    for number, enumerator in enumerate(statement.enumerators):
        declaration = declare(scope, enumerator.name, enumerator, "enumerator")
        declaration.node = statement.enumerators[: number + 1]
    if statement.name:
        declare(scope, statement.name, statement, "enumeration").node = statement


def _use(scope: Scope, statement: nodes.Use) -> None:
    scope.uses.append(statement)


def _import(scope: Scope, statement: nodes.Import) -> None:
    if statement.mode == "none":
        scope.imports = set()
    elif statement.mode == "only" or (statement.names and scope.kind == "interface"):
        scope.imports = {*(scope.imports or ()), *statement.names}
    elif not statement.names:
        scope.imports = None


def _implicit(scope: Scope, statement: nodes.Implicit) -> None:
    scope.own_implicit().add(statement)


def _include(scope: Scope, statement: nodes.IncludeLine) -> None:
    scope.missing_include = statement.path


def _statement_function(scope: Scope, statement: nodes.Assignment) -> None:
    target = statement.target
    if isinstance(target, nodes.Reference) and isinstance(target.base, nodes.Name):
        name = target.base.id
        declaration = declare(scope, name, target.base)
        declaration.form = "function"
        dummies = [a.id for a in target.arguments if isinstance(a, nodes.Name)]
        declaration.node = StatementFunction(name, dummies, statement.value, scope)


def _index_leading_functions(scope: Scope, node: nodes.Procedure | nodes.MainProgram) -> None:
    """Assignments at the head of the body that define statement functions, not elements of arrays."""
    for statement in node.body:
        if not isinstance(statement, nodes.Assignment) or statement.label is not None:
            return
        target = statement.target
        if not isinstance(target, nodes.Reference) or not isinstance(target.base, nodes.Name):
            return
        if not all(isinstance(a, nodes.Name) for a in target.arguments):
            return
        declaration = scope.declared.get(target.base.id)
        if declaration is None:
            if scope.uses or scope._host is not None or scope.own_implicit().rule(target.base.id) is None:
                return
        elif (
            declaration.form != "data"
            or declaration.shape
            or declaration.type_spec is None
            or declaration.attributes
            or declaration.common is not None
        ):
            return
        _statement_function(scope, statement)


def _index_contained(scope: Scope, unit: nodes.Procedure) -> None:
    if unit.kind == "module procedure":
        return
    if "module" in unit.prefixes:
        declaration = scope.declared.get(unit.name)
        if declaration is None and scope.kind == "submodule":
            return  # its interface is the ancestor's
        if declaration is not None:
            return
    declaration = declare(scope, unit.name, unit, "body")
    declaration.form = "body"
    home = declaration.node = child_scope(scope, unit, "procedure")
    for statement in entries(scope, unit):
        entry = declare(scope, statement.name, statement, "entry")
        entry.form = "entry"
        entry.node = (home, statement)


def entries(scope: Scope, unit: nodes.Procedure) -> list[nodes.Entry]:
    """The ENTRY statements of a procedure."""
    if not scope.file.has_entry:
        return []
    return [s for s in (*unit.specification, *unit.body) if isinstance(s, nodes.Entry)]


HANDLERS: dict[type, Callable[..., None]] = {
    nodes.Use: _use,
    nodes.IncludeLine: _include,
    nodes.Import: _import,
    nodes.Implicit: _implicit,
    nodes.TypeDeclaration: _type_declaration,
    nodes.ProcedureDeclaration: _procedure_declaration,
    nodes.AttributeStmt: _attribute_statement,
    nodes.ParameterStmt: _parameter,
    nodes.Data: _data,
    nodes.Common: _common,
    nodes.Equivalence: _equivalence,
    nodes.Namelist: _namelist,
    nodes.CrayPointer: _cray_pointer,
    nodes.DerivedType: _derived_type,
    nodes.Interface: _interface,
    nodes.GenericBinding: _generic_statement,
    nodes.Enum: _enum,
    nodes.Assignment: _statement_function,
}
