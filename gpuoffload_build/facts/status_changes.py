"""Where a procedure changes the allocation status of an object, or the association status of a pointer."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Binary, ComponentRef, Convert, Unary, VariableRef
from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import DerivedType, IntrinsicType, PolymorphicType
from gpuoffload_build.sema.generic import value_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.ir.expr import Argument, Expr
    from gpuoffload_build.ir.stmt import Assign
    from gpuoffload_build.ir.symbols import At, Procedure
    from gpuoffload_build.ir.types import Type

    from .notes import Notes

COMPONENTS = "%*"
"""Stands behind an object of which allocatable or pointer components change, not the object itself."""


class StatusChange:
    """`object` (a designator, or a dummy as a whole) and what happens to it.

    how: 'allocate' 'deallocate' 'nullify' 'pointer assignment' 'move_alloc from' 'move_alloc to' 'c_f_pointer'
         'assignment'           an intrinsic assignment may (re)allocate it (F2023 10.2.1.3), or associates it
         'intent(out)'          it is deallocated at entry
         'intent(out) argument' a call deallocates it
         'argument'             it is the actual argument of a dummy that may change its status
    """

    __slots__ = ("at", "components", "how", "object", "pointer")

    def __init__(self, object: Expr | Variable, how: str, at: At, pointer: bool, components: bool = False) -> None:
        self.object = object
        self.how = how
        self.at = at
        self.pointer = pointer
        self.components = components


def status_changes(notes: Notes, procedure: Procedure | None, realloc_lhs: bool) -> Iterator[StatusChange]:
    """All of a procedure, kind by kind. Without `realloc_lhs` the compiler reallocates no variable by assignment."""
    if procedure is not None:
        yield from _at_entry(procedure)
    for how, e, at in notes.changes:
        yield StatusChange(e, how, at, "pointer" in value_attributes(e) or not _is_data(e))
    for assignment in notes.assigned:
        yield from _by_assignment(assignment, realloc_lhs)
    for site, _interface, arguments in notes.calls:
        yield from _by_arguments(arguments, site.at)


def _at_entry(procedure: Procedure) -> Iterator[StatusChange]:
    for dummy in procedure.dummies:
        if not isinstance(dummy, Variable) or "intent(out)" not in dummy.attributes or "pointer" in dummy.attributes:
            continue
        if "allocatable" in dummy.attributes:
            yield StatusChange(dummy, "intent(out)", dummy.at, False)
        elif has_component(dummy.type, "allocatable"):
            yield StatusChange(dummy, "intent(out)", dummy.at, False, True)


def _by_assignment(s: Assign, realloc_lhs: bool) -> Iterator[StatusChange]:
    target = s.target
    if isinstance(target, (VariableRef, ComponentRef)) and "allocatable" in value_attributes(target):
        if realloc_lhs and _may_reallocate(target, s.value):
            yield StatusChange(target, "assignment", s.at, False)
    elif isinstance(target.type, DerivedType):
        if has_component(target.type, "allocatable"):
            yield StatusChange(target, "assignment", s.at, False, True)
        if has_component(target.type, "pointer"):
            yield StatusChange(target, "assignment", s.at, True, True)


def _may_reallocate(target: Expr, value: Expr) -> bool:
    """A scalar value leaves an array as it is, and so does a value that is made of the target itself."""
    t = target.type
    deferred = isinstance(t, IntrinsicType) and t.length is not None and t.length.form == "deferred"
    if deferred or isinstance(t, PolymorphicType):
        return not _same(target, value)
    if target.rank and not value.rank:
        return False
    return not _has_shape_of(target, value)


def _has_shape_of(target: Expr, value: Expr) -> bool:
    """Whether an elemental expression has the target itself as an operand: it is allocated, with that shape."""
    if isinstance(value, (Unary, Convert)):
        return _has_shape_of(target, value.operand)
    if isinstance(value, Binary):
        return _has_shape_of(target, value.left) or _has_shape_of(target, value.right)
    return _same(target, value)


def _same(a: Expr, b: Expr) -> bool:
    while isinstance(a, ComponentRef) and isinstance(b, ComponentRef) and a.component.name == b.component.name:
        a, b = a.base, b.base
    return isinstance(a, VariableRef) and isinstance(b, VariableRef) and a.variable is b.variable


def _by_arguments(arguments: Iterable[Argument], at: At) -> Iterator[StatusChange]:
    for argument in arguments:
        dummy, value = argument.dummy, argument.value
        if not isinstance(dummy, Variable) or value is None or "intent(in)" in dummy.attributes:
            continue
        if not isinstance(value, (VariableRef, ComponentRef)):
            continue
        how = "intent(out) argument" if "intent(out)" in dummy.attributes else "argument"
        if "allocatable" in dummy.attributes:
            yield StatusChange(value, how, at, False)
        elif "pointer" in dummy.attributes:
            if "pointer" in value_attributes(value):
                yield StatusChange(value, "argument", at, True)
        elif how != "argument" and has_component(dummy.type, "allocatable"):
            yield StatusChange(value, how, at, False, True)


def _is_data(e: Expr) -> bool:
    """Whether it is a data object; procedure pointers are known by their type only."""
    return isinstance(e.type, (IntrinsicType, DerivedType, PolymorphicType))


def has_component(t: Type, attribute: str) -> bool:
    """Whether a value of type `t` has a component with the attribute; what is behind a pointer is no part of it."""
    pending = [t]
    seen: set[object] = set()
    while pending:
        part = pending.pop()
        if isinstance(part, PolymorphicType) and part.declared is not None:
            part = part.declared
        if not isinstance(part, DerivedType) or part.definition in seen:
            continue
        seen.add(part.definition)
        for component in part.definition.components:
            if attribute in component.attributes:
                return True
            if component.attributes.isdisjoint(("allocatable", "pointer")):
                pending.append(component.type)
        if part.definition.parent is not None:
            pending.append(part.definition.parent)
    return False
