"""What each kind of expression contributes to the facts. Handlers answer whether the expression is constant."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ArrayConstructor,
    Binary,
    ComponentRef,
    Conditional,
    Convert,
    DispatchCall,
    ElementRef,
    FunctionCall,
    ImpliedDo,
    IntrinsicCall,
    Literal,
    NullPointer,
    PartRef,
    PointerCall,
    ProcedureRef,
    SectionRef,
    StructureConstructor,
    Substring,
    Triplet,
    Unary,
    UnknownExpr,
    VariableRef,
)
from gpuoffload_build.ir.symbols import Procedure, Variable
from gpuoffload_build.ir.types import UnknownType

from .intrinsics import ADDRESS_INQUIRIES, CONSTANT_INQUIRIES, IMPURE_FUNCTIONS, INQUIRIES
from .modes import PASSED, POINTED, READ, WRITE
from .sites import CallSite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from gpuoffload_build.ir.expr import Argument, Expr
    from gpuoffload_build.ir.stmt import DispatchCallStatement

    from .collector import Collector

CONSTANTS = frozenset((Literal, NullPointer))
COINDEXED = "coindexed object"
"""What sema calls `x[2]`: known, and not on the unsupported list, but without IR so far."""


# Designators: the subscripts are evaluated, the base is not a value.


def _variable(c: Collector, e: VariableRef, mode: int) -> bool:
    variable = e.variable
    if variable.storage == "constant" or variable in c.values:
        return True
    c.touch(variable, mode)
    return False


def _component(c: Collector, e: ComponentRef, mode: int) -> bool:
    return c.designator(e.base, mode)


def _element(c: Collector, e: ElementRef | SectionRef, mode: int) -> bool:
    constant = c.designator(e.base, mode)
    for subscript in e.subscripts:
        if isinstance(subscript, Triplet):
            constant &= triplet(c, subscript)
        else:
            constant &= c.expr(subscript)
    return constant


def _substring(c: Collector, e: Substring, mode: int) -> bool:
    constant = c.designator(e.base, mode)
    for bound in (e.lower, e.upper):
        if bound is not None:
            constant &= c.expr(bound)
    return constant


def _part(c: Collector, e: PartRef, mode: int) -> bool:
    return c.designator(e.base, mode)


DESIGNATORS: dict[type, Callable[[Collector, Any, int], bool]] = {
    VariableRef: _variable,
    ComponentRef: _component,
    ElementRef: _element,
    SectionRef: _element,
    Substring: _substring,
    PartRef: _part,
}


def triplet(c: Collector, t: Triplet) -> bool:
    """Gather from a triplet; True when all that stands in it is constant."""
    constant = True
    for part in (t.lower, t.upper, t.stride):
        if part is not None:
            constant &= c.expr(part)
    return constant


# Values.


def _unary(c: Collector, e: Unary | Convert) -> bool:
    return c.expr(e.operand)


def _binary(c: Collector, e: Binary) -> bool:
    left = c.expr(e.left)
    return c.expr(e.right) and left


def _conditional(c: Collector, e: Conditional) -> bool:
    parts = [c.expr(part) for part in (e.condition, e.then, e.otherwise)]
    return all(parts)


def _intrinsic(c: Collector, e: IntrinsicCall) -> bool:
    name = e.name
    if name in INQUIRIES:
        if c.notes is not None and name in ADDRESS_INQUIRIES and e.arguments and e.arguments[0].value is not None:
            c.notes.access(e.arguments[0].value, POINTED)
        for argument in e.arguments[1:]:
            if argument.value is not None:
                inquired = name in ("associated", "same_type_as", "extends_type_of", "c_associated")
                c.designator(argument.value, READ) if inquired else c.expr(argument.value)
        return name in CONSTANT_INQUIRIES
    if name in IMPURE_FUNCTIONS:
        c.sites.append(CallSite(e.at, None, "intrinsic", name))
    constant = bool(e.arguments)
    for argument in e.arguments:
        if argument.value is not None:
            constant &= c.expr(argument.value)
    return constant and name not in IMPURE_FUNCTIONS


def _function(c: Collector, e: FunctionCall) -> bool:
    c.type_site(e.at, e.type, e)
    call(c, CallSite(e.at, e.procedure, "direct", e.procedure.name), e.procedure, e.arguments)
    _result(c, e, e.procedure)
    return False


def _dispatch(c: Collector, e: DispatchCall) -> bool:
    c.type_site(e.at, e.type, e)
    dispatch(c, e)
    _result(c, e, e.declared)
    return False


def _pointer_call(c: Collector, e: PointerCall) -> bool:
    c.type_site(e.at, e.type, e)
    pointer_call(c, e)
    if e.interface is not None:
        _result(c, e, e.interface)
    return False


def _result(c: Collector, e: Expr, function: Procedure) -> None:
    """The result of a function ends with the statement that references it; a pointer does not (7.5.6.3)."""
    if function.result is not None and "pointer" not in function.result.attributes:
        c.finalize(e.at, e.type, e.rank)


def pointer_call(c: Collector, e: PointerCall) -> None:
    """Gather from a call through a procedure dummy, pointer or component, function or subroutine."""
    target = e.target
    name = target.procedure.name if isinstance(target, ProcedureRef) else "a procedure pointer"
    if isinstance(target, ComponentRef):
        name = target.component.name
    elif isinstance(target, VariableRef):
        name = target.variable.name
    if not isinstance(target, ProcedureRef):
        c.designator(target, READ)
    call(c, CallSite(e.at, e.interface, "pointer", name, None, target), e.interface, e.arguments)


def _procedure(c: Collector, e: ProcedureRef) -> bool:
    if isinstance(e.procedure, Procedure):
        c.sites.append(CallSite(e.at, e.procedure, "argument", e.procedure.name))
    return False


def call(c: Collector, site: CallSite, interface: Procedure | None, actual: Sequence[Argument]) -> None:
    """Gather from a reference and its actual arguments."""
    c.sites.append(site)
    if c.notes is not None:
        c.notes.calls.append((site, interface, actual))
    arguments(c, actual)


def dispatch(c: Collector, e: DispatchCall | DispatchCallStatement) -> None:
    """Gather from a reference that the dynamic type of `e.passed` decides; with NOPASS that is all it is used for."""
    site = CallSite(e.at, e.declared, "dispatch", e.binding, e.passed.type)
    if all(argument.value is not e.passed for argument in e.arguments):
        c.expr(e.passed)
    call(c, site, e.declared, e.arguments)


def arguments(c: Collector, actual: Iterable[Argument]) -> None:
    """Gather from actual arguments; the dummy's intent says whether a variable is read, defined or both."""
    for argument in actual:
        value = argument.value
        if value is None:
            continue
        dummy = argument.dummy
        mode = READ | WRITE
        if isinstance(dummy, Variable):
            if "intent(in)" in dummy.attributes or "value" in dummy.attributes:
                mode = READ
            elif "intent(out)" in dummy.attributes:
                mode = WRITE
        if type(value) in DESIGNATORS:
            c.define(value, mode | PASSED)
        else:
            c.expr(value)


def _items(c: Collector, items: Iterable[Expr | ImpliedDo]) -> bool:
    constant = True
    for item in items:
        constant &= _implied_do(c, item) if isinstance(item, ImpliedDo) else c.expr(item)
    return constant


def _implied_do(c: Collector, item: ImpliedDo) -> bool:
    constant = True
    for bound in (item.lower, item.upper, item.stride):
        if bound is not None:
            constant &= c.expr(bound)
    if constant:
        c.values.add(item.variable)
    return _items(c, item.items) and constant


def _array(c: Collector, e: ArrayConstructor) -> bool:
    return _items(c, e.items)


def _structure(c: Collector, e: StructureConstructor) -> bool:
    constant = True
    for _component, value in e.values:
        if value is not None:
            constant &= c.expr(value)
    return constant


def _unknown(c: Collector, e: UnknownExpr) -> bool:
    """What is not resolved is told once: an operation or a component of what is not resolved follows from it."""
    follows = ("%" in e.what or e.what.startswith("operator(")) and any(map(_unresolved, e.parts))
    if (e.module or e.what != COINDEXED) and not follows:
        c.unknown(e.at, e.what, e.module)
    for part in e.parts:
        c.expr(part)
    return False


def _unresolved(e: Expr) -> bool:
    return isinstance(e, UnknownExpr) and isinstance(e.type, UnknownType)


EXPRESSIONS: dict[type, Callable[[Collector, Any], bool]] = {
    Unary: _unary,
    Convert: _unary,
    Binary: _binary,
    Conditional: _conditional,
    IntrinsicCall: _intrinsic,
    FunctionCall: _function,
    DispatchCall: _dispatch,
    PointerCall: _pointer_call,
    ProcedureRef: _procedure,
    ArrayConstructor: _array,
    StructureConstructor: _structure,
    UnknownExpr: _unknown,
}
