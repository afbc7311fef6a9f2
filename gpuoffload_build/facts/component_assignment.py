"""Defined assignments that an intrinsic assignment of derived type makes for its components (F2023 10.2.1.3)."""

from __future__ import annotations

from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import AssumedRank, DerivedType, PolymorphicType
from gpuoffload_build.sema.derived import binding_of, generic_bindings

from .finalizers import rank_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.ir.symbols import Component, Procedure, TypeDefinition
    from gpuoffload_build.ir.types import Type


def component_assignments(t: Type) -> Iterator[Procedure]:
    """The procedures of type-bound defined assignment that assigning a value of type `t` calls, each once.

    Only type-bound ones count, and not for pointer components: those are pointer assigned.
    """
    pending = [t]
    seen: set[TypeDefinition] = set()
    found: set[Procedure] = set()
    while pending:
        part = pending.pop()
        derived = part.declared if isinstance(part, PolymorphicType) else part
        if not isinstance(derived, DerivedType) or derived.definition in seen:
            continue
        seen.add(derived.definition)
        for component in derived.definition.components:
            if "pointer" in component.attributes:
                continue
            procedure = _defined(component)
            if procedure is None:
                pending.append(component.type)
            elif procedure not in found:
                found.add(procedure)
                yield procedure
        if derived.definition.parent is not None:
            pending.append(derived.definition.parent)


def _defined(component: Component) -> Procedure | None:
    """The type-bound defined assignment from and to the component's own type and rank."""
    t = component.type.declared if isinstance(component.type, PolymorphicType) else component.type
    if not isinstance(t, DerivedType):
        return None
    for name in generic_bindings(t.definition, "assignment(=)"):
        bound = binding_of(t.definition, name)
        procedure = bound[0].resolve(bound[1].procedures[0]) if bound is not None else None
        if procedure is None or len(procedure.dummies) != 2:
            continue
        if all(_takes(dummy, t, rank_of(component.shape), procedure.elemental) for dummy in procedure.dummies):
            return procedure
    return None


def _takes(dummy: object, t: DerivedType, rank: int, elemental: bool) -> bool:
    if not isinstance(dummy, Variable):
        return False
    wanted = dummy.type.declared if isinstance(dummy.type, PolymorphicType) else dummy.type
    if not isinstance(wanted, DerivedType) or wanted.kinds != t.kinds or not _is_or_extends(t.definition, wanted):
        return False
    return elemental or isinstance(dummy.shape, AssumedRank) or rank_of(dummy.shape) == rank


def _is_or_extends(definition: TypeDefinition, wanted: DerivedType) -> bool:
    at: TypeDefinition | None = definition
    while at is not None:
        if at.key == wanted.definition.key:
            return True
        at = at.parent.definition if at.parent is not None else None
    return False
