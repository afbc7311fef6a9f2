"""Simple statements, from syntax to IR (F2023 9.7, 10.2, 11.2 to 11.7, 12)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    Argument,
    Binary,
    ComponentRef,
    ElementRef,
    Expr,
    NullPointer,
    PointerCall,
    SectionRef,
    Substring,
    Triplet,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.stmt import (
    Allocate,
    Assign,
    Call,
    Deallocate,
    Goto,
    ImageControl,
    IntrinsicSubroutine,
    Io,
    Nullify,
    PointerAssign,
    PointerCallStatement,
    Return,
    Stop,
    UnknownCall,
    Unsupported,
)
from gpuoffload_build.ir.symbols import Procedure, ProcedureDummy, Variable
from gpuoffload_build.ir.types import IntrinsicType, ProcedureType
from gpuoffload_build.syntax import nodes

from . import call
from .convert import convert, integer_literal
from .designator import definition_of_type, implicit, part_of, procedure_reference, variable_reference
from .entities import Generic, Intrinsic, Unknown
from .expression import elaborate
from .generic import generic_named, resolve
from .operators import is_derived

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import At

    from .call import Actual
    from .scope import Scope


def assignment(scope: Scope, node: nodes.Assignment) -> Statement:
    """`target = value`: intrinsic, or a call where a defined assignment fits."""
    target = elaborate(scope, node.target)
    value = elaborate(scope, node.value, target.type)
    return assign(scope, target, value, scope.at(node))


def assign(scope: Scope, target: Expr, value: Expr, at: At) -> Statement:
    """The statement that assigns `value` to `target`."""
    if _may_be_defined(target, value):
        made = defined_assignment(scope, target, value, at)
        if made is not None:
            return made
    return Assign(at, target, convert(scope, value, target.type))


def _may_be_defined(target: Expr, value: Expr) -> bool:
    a, b = target.type, value.type
    if is_derived(a) or is_derived(b):
        return True
    if isinstance(a, IntrinsicType) and isinstance(b, IntrinsicType):
        plain = ("integer", "real", "complex", "boz")
        return a.category != b.category and not (a.category in plain and b.category in plain)
    return False


def defined_assignment(scope: Scope, target: Expr, value: Expr, at: At) -> Statement | None:
    """The call of a defined assignment, None where the assignment is intrinsic.

    The second argument is the value in parentheses (10.2.1.5): no alias of the first one.
    """
    from .bindings import bound_assignment

    if isinstance(value, VariableRef | ComponentRef | ElementRef | SectionRef | Substring):
        value = Unary(value.type, value.rank, value.at, "paren", value)

    generic = generic_named(scope, "assignment(=)")
    if generic is not None:
        given = [call.Actual(None, target), call.Actual(None, value)]
        found = resolve(generic.specifics, given)
        if isinstance(found, Procedure):
            return Call(at, found, call.associate(scope, found, given))
    return bound_assignment(scope, target, value, at)


def pointer_assignment(scope: Scope, node: nodes.PointerAssignment) -> Statement:
    """`target => value`, with bounds or bounds remapping."""
    at = scope.at(node)
    bounds: tuple[Triplet, ...] = ()
    target_node = node.target
    target = elaborate(scope, target_node)
    if isinstance(target, SectionRef) and isinstance(target_node, nodes.Reference):
        bounds = tuple(s for s in target.subscripts if isinstance(s, Triplet))
        target = target.base
    value = elaborate(scope, node.value)
    if isinstance(value, NullPointer):
        value = NullPointer(target.type, target.rank, value.at)
    return PointerAssign(at, target, value, bounds)


# CALL ----------------------------------------------------------------------------------------------------------------


def call_statement(scope: Scope, node: nodes.Call) -> Statement:
    """CALL: of a known procedure, an intrinsic, a binding, a pointer, or one that is not known."""
    at = scope.at(node)
    if node.launch:
        values = tuple(a.value for a in call.actuals(scope, node.arguments) if a.value is not None)
        return Unsupported(at, "kernel launch of CUDA Fortran", values)
    given = call.actuals(scope, node.arguments)
    designator = node.procedure
    if isinstance(designator, nodes.Component):
        return _call_component(scope, designator, given, at)
    if not isinstance(designator, nodes.Name):
        return UnknownCall(at, "procedure", "", _plain(given))
    found = scope.lookup(designator.id)
    if isinstance(found, Procedure):
        return call_procedure(scope, found, given, at)
    if isinstance(found, Generic):
        return _call_generic(scope, found, given, at)
    if isinstance(found, ProcedureDummy):
        interface = found.type.interface
        target = procedure_reference(found, scope.at(designator))
        return _call_pointer(scope, target, interface, given, at)
    if isinstance(found, Unknown):
        return UnknownCall(at, found.name, found.module, _plain(given))
    from .intrinsics import is_intrinsic

    if isinstance(found, Intrinsic):
        return intrinsic_subroutine(scope, found.name, given, at)
    if is_intrinsic(designator.id):
        return intrinsic_subroutine(scope, designator.id, given, at)
    if isinstance(found, Variable) and isinstance(found.type, ProcedureType):
        return _call_pointer(scope, elaborate(scope, designator), found.type.interface, given, at)
    missing = scope.missing_module() if found is None and not scope.project.has_external(designator.id) else ""
    return UnknownCall(at, designator.id, missing, _plain(given))


def _plain(given: list[Actual]) -> tuple[Argument, ...]:
    return tuple(Argument(None, a.value, a.keyword) for a in given)


def call_procedure(scope: Scope, procedure: Procedure, given: list[Actual], at: At) -> Statement:
    """A call of one procedure; with an implicit interface it is known by name only."""
    if "implicit" in procedure.attributes:
        if procedure.origin == "intrinsic":
            return intrinsic_subroutine(scope, procedure.name, given, at)
        return UnknownCall(at, procedure.name, "", _plain(given))
    return Call(at, procedure, call.associate(scope, procedure, given))


def _call_generic(scope: Scope, generic: Generic, given: list[Actual], at: At) -> Statement:
    from .intrinsics import is_intrinsic

    found = resolve(generic.specifics, given)
    if isinstance(found, Procedure):
        return call_procedure(scope, found, given, at)
    if found is not None or is_intrinsic(generic.name):
        return intrinsic_subroutine(scope, generic.name, given, at)
    values = tuple(a.value for a in given if a.value is not None)
    return UnknownCall(at, generic.name, call.unknown_module(generic, values), _plain(given))


def _call_pointer(
    scope: Scope, target: Expr, interface: Procedure | None, given: list[Actual], at: At, passed: Expr | None = None
) -> Statement:
    from gpuoffload_build.ir.types import UnknownType

    if interface is None:
        arguments = _plain(given)
    else:
        if passed is not None:
            given = call.with_passed_component(target, interface, given, passed)
        arguments = call.associate(scope, interface, given)
    return PointerCallStatement(at, PointerCall(UnknownType(""), 0, at, target, interface, arguments))


def _call_component(scope: Scope, designator: nodes.Component, given: list[Actual], at: At) -> Statement:
    from .bindings import bound_call
    from .derived import component_of, missing_source

    base = elaborate(scope, designator.base)
    definition = definition_of_type(base.type)
    if definition is None:
        module = getattr(base.type, "module", "")
        return UnknownCall(at, f"%{designator.name}", module, (Argument(None, base), *_plain(given)))
    if component_of(definition, designator.name) is not None:
        target = part_of(scope, designator, base)
        interface = target.type.interface if isinstance(target.type, ProcedureType) else None
        return _call_pointer(scope, target, interface, given, at, base)
    made = bound_call(scope, designator.name, definition, base, given, at)
    if made is not None:
        return made
    name = f"{definition.name}%{designator.name}"
    return UnknownCall(at, name, missing_source(scope, definition), (Argument(None, base), *_plain(given)))


def intrinsic_subroutine(scope: Scope, name: str, given: list[Actual], at: At) -> Statement:
    """A call of an intrinsic subroutine, arguments keyed by the standard's names."""
    from .intrinsic_call import keyed
    from .intrinsics import generic_name, row

    intrinsic = row(generic_name(name))
    arguments = keyed(intrinsic, given) if intrinsic is not None and intrinsic.subroutine else None
    if intrinsic is None or arguments is None:
        return UnknownCall(at, name, "", _plain(given))
    return IntrinsicSubroutine(at, intrinsic.name, tuple(Argument(None, v, k) for k, v in arguments.items()))


# Allocation ----------------------------------------------------------------------------------------------------------


def _options(scope: Scope, options: list[nodes.KeywordArgument]) -> dict[str, Expr]:
    return {o.name: elaborate(scope, o.value) for o in options}


def allocate(scope: Scope, node: nodes.Allocate) -> Statement:
    """ALLOCATE."""
    from .typespec import type_of

    objects: list[Expr] = []
    shapes: list[tuple[Triplet, ...] | None] = []
    for allocation in node.allocations:
        objects.append(elaborate(scope, allocation.object))
        shapes.append(tuple(_extent(scope, s) for s in allocation.shape) if allocation.shape else None)
    options = _options(scope, node.options)
    kind = type_of(scope, node.type_spec) if node.type_spec is not None else None
    status = tuple(options[n] for n in ("stat", "errmsg") if n in options)
    return Allocate(
        scope.at(node), tuple(objects), tuple(shapes), kind, options.get("source"), options.get("mold"), status
    )


def _extent(scope: Scope, spec: nodes.ShapeSpec) -> Triplet:
    lower = elaborate(scope, spec.lower) if spec.lower is not None else None
    upper = elaborate(scope, spec.upper) if spec.upper is not None else None
    return Triplet(lower, upper, None)


def deallocate(scope: Scope, node: nodes.Deallocate) -> Statement:
    """DEALLOCATE."""
    options = _options(scope, node.options)
    return Deallocate(scope.at(node), tuple(elaborate(scope, o) for o in node.objects), tuple(options.values()))


def nullify(scope: Scope, node: nodes.Nullify) -> Statement:
    """NULLIFY."""
    return Nullify(scope.at(node), tuple(elaborate(scope, o) for o in node.objects))


# Control -------------------------------------------------------------------------------------------------------------


def goto(scope: Scope, node: nodes.Goto) -> Statement:
    """GO TO."""
    return Goto(scope.at(node), (node.target,), None)


def computed_goto(scope: Scope, node: nodes.ComputedGoto) -> Statement:
    """Computed GO TO."""
    return Goto(scope.at(node), tuple(node.targets), elaborate(scope, node.selector))


def arithmetic_if(scope: Scope, node: nodes.ArithmeticIf) -> Statement:
    """`if (e) 1, 2, 3`: a computed GO TO by the sign of `e`."""
    at = scope.at(node)
    value = elaborate(scope, node.value)
    from .intrinsic_call import keyed_call

    integer = IntrinsicType("integer", scope.options.integer)
    logical = IntrinsicType("logical", scope.options.logical)
    zero = convert(scope, integer_literal(scope, 0, at), value.type)
    one, two, three = (integer_literal(scope, n, at) for n in (1, 2, 3))
    is_zero = Binary(logical, 0, at, "==", value, zero)
    rest = keyed_call(integer, 0, at, "merge", (("tsource", two), ("fsource", three), ("mask", is_zero)))
    negative = Binary(logical, 0, at, "<", value, zero)
    selector = keyed_call(integer, 0, at, "merge", (("tsource", one), ("fsource", rest), ("mask", negative)))
    return Goto(at, tuple(node.targets), selector)


def return_statement(scope: Scope, node: nodes.Return) -> Statement:
    """RETURN; one that chooses an alternate return is not supported."""
    if node.value is not None:
        return Unsupported(scope.at(node), "alternate return", (elaborate(scope, node.value),))
    return Return(scope.at(node))


def stop(scope: Scope, node: nodes.Stop) -> Statement:
    """STOP, ERROR STOP."""
    code = elaborate(scope, node.code) if node.code is not None else None
    quiet = elaborate(scope, node.quiet) if node.quiet is not None else None
    return Stop(scope.at(node), node.error, code, quiet)


def image_control(scope: Scope, node: nodes.ImageControl) -> Statement:
    """SYNC ALL and the like."""
    values = tuple(a.value for a in call.actuals(scope, node.arguments) if a.value is not None)
    return ImageControl(scope.at(node), node.kind, values)


def fail_image(scope: Scope, node: nodes.FailImage) -> Statement:
    """FAIL IMAGE."""
    return ImageControl(scope.at(node), "fail image", ())


# Input and output ----------------------------------------------------------------------------------------------------


def io(scope: Scope, node: nodes.Io) -> Statement:
    """Every I/O statement: what it evaluates and defines."""
    from .defined_io import defined_transfers, first_is_unit

    values: list[Expr] = []
    internal: Expr | None = None
    items: list[Expr] = []
    outputs: list[int] = []
    for position, control in enumerate(node.controls):
        keyword = "unit" if position == 0 and node.keyword in UNIT_FIRST and first_is_unit(scope, node) else ""
        value_node: nodes.Expr = control
        if isinstance(control, nodes.KeywordArgument):
            keyword, value_node = control.name, control.value
        if isinstance(value_node, nodes.Star) or keyword in ("err", "end", "eor", "nml"):
            if keyword == "nml" and isinstance(value_node, nodes.Name):
                items += namelist_members(scope, value_node)
            continue
        if position and isinstance(value_node, nodes.Name) and not isinstance(control, nodes.KeywordArgument):
            members = namelist_members(scope, value_node)
            if members:
                items += members
                continue
        value = elaborate(scope, value_node)
        if keyword == "unit" and isinstance(value.type, IntrinsicType) and value.type.category == "character":
            internal = value
        if _is_output(node.keyword, keyword):
            outputs.append(len(values))
        values.append(value)
    reads = node.keyword in ("read", "accept")
    defines = list(range(len(items))) if reads else []
    for item in node.items:
        io_item(scope, item, items, defines, reads)
    defined = defined_transfers(scope, node, items)
    outputs += (len(values) + position for position in defines)
    return Io(scope.at(node), node.keyword, internal, (*values, *items), defined, tuple(outputs))


UNIT_FIRST = ("read", "write", "open", "close", "inquire", "rewind", "backspace", "endfile", "flush", "wait")


def _is_output(statement: str, specifier: str) -> bool:
    """Whether the statement defines the variable of a specifier (F2023 12.5.6.15, 12.6.2, 12.10.2, 12.11)."""
    if specifier in ("iostat", "iomsg", "size", "newunit"):
        return True
    if statement == "inquire":
        return specifier not in ("", "unit", "file", "id")
    return specifier == "id" and statement in ("read", "write")


def namelist_members(scope: Scope, name: nodes.Name) -> list[Expr]:
    """The variables of a namelist group, placed where the group is named; none where `name` is no group."""
    from .entities import NamelistGroup

    group = scope.lookup(name.id)
    if not isinstance(group, NamelistGroup):
        return []
    at = scope.at(name)
    members = (group.scope.lookup(m) or implicit(group.scope, m) for m in group.members)
    return [variable_reference(group.scope, m, at) for m in members if isinstance(m, Variable)]


def io_item(scope: Scope, item: nodes.Expr, values: list[Expr], defines: list[int], reads: bool) -> None:
    """An item of an I/O list; an implied DO gives its variable, bounds and items.

    `defines` gets the positions in `values` of what is defined: DO variables and, where the statement `reads`, items.
    """
    if not isinstance(item, nodes.ImpliedDo):
        if reads:
            defines.append(len(values))
        values.append(elaborate(scope, item))
        return
    variable = elaborate(scope, item.variable)
    if isinstance(variable, VariableRef):
        defines.append(len(values))
        values.append(variable)
    values += (elaborate(scope, e) for e in (item.lower, item.upper, item.step) if e is not None)
    for part in item.items:
        io_item(scope, part, values, defines, reads)


HANDLERS: dict[type, Callable[..., Statement]] = {
    nodes.Assignment: assignment,
    nodes.PointerAssignment: pointer_assignment,
    nodes.Call: call_statement,
    nodes.Allocate: allocate,
    nodes.Deallocate: deallocate,
    nodes.Nullify: nullify,
    nodes.Goto: goto,
    nodes.ComputedGoto: computed_goto,
    nodes.ArithmeticIf: arithmetic_if,
    nodes.Return: return_statement,
    nodes.Stop: stop,
    nodes.ImageControl: image_control,
    nodes.FailImage: fail_image,
    nodes.Io: io,
}
