"""Defined input and output: the procedures that data transfer statements call for derived types (F2023 12.6.4.8)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Argument, ComponentRef, Literal
from gpuoffload_build.ir.stmt import Call, DispatchCallStatement
from gpuoffload_build.ir.symbols import Procedure
from gpuoffload_build.ir.types import PolymorphicType, ProcedureType
from gpuoffload_build.syntax import nodes

from .derived import all_components, bound_procedures, generic_bindings
from .designator import definition_of_type
from .entities import NamelistGroup
from .generic import NO, compatible, generic_named, procedure_of
from .scan import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import TypeDefinition

    from .scope import Scope

    Calls = list[Statement]


def defined_transfers(scope: Scope, node: nodes.Io, items: Iterable[Expr]) -> tuple[Statement, ...]:
    """The calls that READ, WRITE or PRINT makes for its items; with an explicit format only where that may have DT."""
    if node.keyword not in ("read", "write", "print"):
        return ()
    derived = [item for item in items if definition_of_type(item.type) is not None]
    if not derived:
        return ()
    found = _format(scope, node)
    if found is not None and not _may_have_dt(scope, found):
        return ()
    formatted = found is not None or _has_group(scope, node)
    name = f"{'read' if node.keyword == 'read' else 'write'}({'formatted' if formatted else 'unformatted'})"
    calls: Calls = []
    for item in derived:
        _item(scope, name, item, calls, ())
    return tuple(calls)


def first_is_unit(scope: Scope, node: nodes.Io) -> bool:
    """Whether the first control is the unit: not that of PRINT, nor of `read fmt, items`."""
    if node.keyword != "read":
        return node.keyword != "print"
    return scope.source.text[node.pos + len("read") : node.end].lstrip().startswith("(")


def _format(scope: Scope, node: nodes.Io) -> nodes.Expr | None:
    """The format, `*` included; None where there is none or a namelist group."""
    place = 1 if first_is_unit(scope, node) else 0
    for position, control in enumerate(node.controls):
        if isinstance(control, nodes.KeywordArgument):
            if control.name == "fmt":
                return control.value
        elif position == place:
            return None if isinstance(control, nodes.Name) and is_group(scope, control) else control
    return None


def is_group(scope: Scope, name: nodes.Name) -> bool:
    """Whether a name is that of a namelist group."""
    return isinstance(scope.lookup(name.id), NamelistGroup)


def _has_group(scope: Scope, node: nodes.Io) -> bool:
    return any(
        c.name == "nml" if isinstance(c, nodes.KeywordArgument) else isinstance(c, nodes.Name) and is_group(scope, c)
        for c in node.controls
    )


def _may_have_dt(scope: Scope, form: nodes.Expr) -> bool:
    """Whether a format lets defined I/O happen: list-directed, or it may have a DT edit descriptor."""
    if isinstance(form, nodes.Star):
        return True
    if isinstance(form, nodes.IntLiteral):
        unit = scope.program_unit().node
        label = int(form.digits)
        texts = [s.text for s in walk(unit) if isinstance(s, nodes.Format) and s.label == label]
        return not texts or "dt" in texts[0].lower()
    from .expression import elaborate
    from .fold import fold

    value = fold(elaborate(scope, form))
    return not isinstance(value, Literal) or not isinstance(value.value, str) or "dt" in value.value.lower()


def _item(scope: Scope, name: str, item: Expr, calls: Calls, inside: tuple[TypeDefinition, ...]) -> None:
    """The calls for one effective item: of its own defined I/O, else of that of its components."""
    definition = definition_of_type(item.type)
    if definition is None or definition in inside:
        return
    made = _bound(name, item, definition) or _generic(scope, name, item)
    if made is not None:
        calls.append(made)
        return
    for component in all_components(definition):
        if not isinstance(component.type, ProcedureType):
            rank = component.shape.rank if component.shape is not None else item.rank
            part = ComponentRef(component.type, rank, item.at, item, component)
            _item(scope, name, part, calls, (*inside, definition))


def _bound(name: str, item: Expr, definition: TypeDefinition) -> Statement | None:
    for binding, procedure in bound_procedures(definition, generic_bindings(definition, name)):
        if not _takes(procedure, item):
            continue
        arguments = _arguments(procedure, item)
        if isinstance(item.type, PolymorphicType) and "non_overridable" not in binding.attributes:
            return DispatchCallStatement(item.at, binding.name, procedure, item, arguments)
        return Call(item.at, procedure, arguments)
    return None


def _generic(scope: Scope, name: str, item: Expr) -> Statement | None:
    generic = generic_named(scope, name)
    for specific in generic.specifics if generic is not None else ():
        procedure = procedure_of(specific)
        if isinstance(procedure, Procedure) and _takes(procedure, item):
            return Call(item.at, procedure, _arguments(procedure, item))
    return None


def _takes(procedure: Procedure, item: Expr) -> bool:
    """Whether the first dummy takes the item: its type and its kind parameters decide."""
    dummy = procedure.dummies[0] if procedure.dummies else None
    return dummy is not None and compatible(dummy.type, item.type) != NO


def _arguments(procedure: Procedure, item: Expr) -> tuple[Argument, ...]:
    values = (item, *(None for _ in procedure.dummies[1:]))
    return tuple(Argument(dummy, value) for dummy, value in zip(procedure.dummies, values))
