"""Defined assignments that an intrinsic assignment of derived type makes for its components (F2023 10.2.1.3)."""

from __future__ import annotations

from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import AssumedRank, DerivedType, PolymorphicType
from gpuoffload_build.sema.derived import bound_procedures, component_of, generic_bindings
from gpuoffload_build.sema.generic import YES, compatible

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
        for component in _components(derived.definition):
            if "pointer" in component.attributes:
                continue
            procedure = _defined(component)
            if procedure is None:
                pending.append(component.type)
            elif procedure not in found:
                found.add(procedure)
                yield procedure


def _components(definition: TypeDefinition) -> Iterator[Component]:
    """The type's own, and the parent component: it is assigned as one is (7.5.7.2)."""
    parent = definition.parent
    inherited = component_of(definition, parent.definition.name) if parent is not None else None
    yield from definition.components
    if inherited is not None:
        yield inherited


def _defined(component: Component) -> Procedure | None:
    """The type-bound defined assignment from and to the component's own type and rank."""
    declared = component.type.declared if isinstance(component.type, PolymorphicType) else component.type
    if not isinstance(declared, DerivedType):
        return None
    names = generic_bindings(declared.definition, "assignment(=)")
    for _binding, procedure in bound_procedures(declared.definition, names):
        dummies = procedure.dummies
        if len(dummies) == 2 and all(_takes(dummy, component, procedure.elemental) for dummy in dummies):
            return procedure
    return None


def _takes(dummy: object, component: Component, elemental: bool) -> bool:
    if not isinstance(dummy, Variable) or compatible(dummy.type, component.type) != YES:
        return False
    return elemental or isinstance(dummy.shape, AssumedRank) or rank_of(dummy.shape) == rank_of(component.shape)
