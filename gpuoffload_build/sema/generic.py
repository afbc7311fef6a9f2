"""Which specific procedure a generic reference means: type, kind and rank of each argument (F2023 15.5.5.2)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import FunctionCall, NullPointer, ProcedureRef, UnknownExpr, VariableRef
from gpuoffload_build.ir.symbols import Procedure, ProcedureDummy, Variable
from gpuoffload_build.ir.types import (
    AssumedRank,
    AssumedType,
    DerivedType,
    IntrinsicType,
    PolymorphicType,
    ProcedureType,
    UnknownType,
)

from . import call
from .convert import BOZ
from .entities import Generic, Intrinsic, Specific

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.ir.types import Type

    from .call import Actual
    from .scope import Scope

NO, MAYBE, YES = 0, 1, 2


def resolve(specifics: list[Specific], given: list[Actual]) -> Procedure | Intrinsic | None:
    """The specific that the actuals are consistent with: a non-elemental one first, then an elemental one."""
    candidates: list[Procedure] = []
    intrinsic: Intrinsic | None = None
    for specific in specifics:
        procedure = procedure_of(specific)
        if isinstance(procedure, Procedure):
            candidates.append(procedure)
        elif isinstance(procedure, Intrinsic):
            intrinsic = intrinsic or procedure
        elif isinstance(procedure, ProcedureDummy) and procedure.type.interface is not None:
            candidates.append(procedure.type.interface)
    return choose(candidates, given) or intrinsic


def choose(candidates: list[Procedure], given: list[Actual]) -> Procedure | None:
    """The consistent candidate; one that only unknown types leave open counts when it is the only one."""
    ranked = [(c, consistent(c, given)) for c in candidates]
    for elemental in (False, True):
        fitting = [c for c, verdict in ranked if verdict == YES and c.elemental is elemental]
        if len(fitting) > 1:
            fitting = [c for c in fitting if _storage_fits(c, given)] or fitting
        if fitting:
            return fitting[0]
    possible = [c for c, verdict in ranked if verdict == MAYBE]
    return possible[0] if len(possible) == 1 else None


def procedure_of(specific: Specific) -> Procedure | ProcedureDummy | Intrinsic | None:
    """The procedure that a specific names."""
    if specific.procedure is None:
        found = specific.scope.lookup_specific(specific.name)
        if isinstance(found, Procedure | ProcedureDummy | Intrinsic):
            specific.procedure = found
        elif found is None:
            from .intrinsics import is_intrinsic

            if is_intrinsic(specific.name):
                specific.procedure = Intrinsic(specific.name)
    return specific.procedure


def consistent(procedure: Procedure, given: list[Actual]) -> int:
    """Whether the actuals fit the dummies: NO, YES, or MAYBE where a type is unknown."""
    if len(given) > len(procedure.dummies):
        return NO
    values = call.slots(procedure, given)
    if values is None:
        return NO
    verdict = YES
    elemental = procedure.elemental
    present = {id(a.value) for a in given if a.value is not None}
    for dummy, value in zip(procedure.dummies, values):
        if dummy is None:
            continue
        if value is None or id(value) not in present:
            if "optional" not in dummy.attributes:
                return NO
            continue
        one = _argument(dummy, value, elemental)
        if one == NO:
            return NO
        verdict = min(verdict, one)
    return verdict


def _argument(dummy: Variable | ProcedureDummy, value: Expr, elemental: bool) -> int:
    if isinstance(dummy, ProcedureDummy):
        if isinstance(value, ProcedureRef) or isinstance(value.type, ProcedureType):
            return _procedure_argument(dummy, value)
        return MAYBE if isinstance(value, UnknownExpr) else NO
    if isinstance(value, NullPointer):
        return YES if dummy.attributes & {"pointer", "allocatable", "optional"} else NO
    if isinstance(value, UnknownExpr) and isinstance(value.type, UnknownType):
        return MAYBE
    if isinstance(value, ProcedureRef):
        return NO
    verdict = compatible(dummy.type, value.type)
    if verdict == NO:
        return NO
    shape = dummy.shape
    if shape is None:
        if value.rank != 0 and not elemental and not isinstance(dummy.type, AssumedType):
            return NO
    elif not isinstance(shape, AssumedRank) and value.rank not in (shape.rank, -1):
        return NO
    return verdict


def _procedure_argument(dummy: ProcedureDummy, value: Expr) -> int:
    wanted = dummy.type.interface
    kind = value.type
    given = kind.interface if isinstance(kind, ProcedureType) else None
    if wanted is None or given is None or "implicit" in given.attributes or given.origin == "intrinsic":
        return YES
    if wanted.kind != given.kind or len(wanted.dummies) != len(given.dummies):
        return NO
    for one, other in zip(wanted.dummies, given.dummies):
        if isinstance(one, Variable) and isinstance(other, Variable):
            if compatible(one.type, other.type) == NO or _rank(one) != _rank(other):
                return NO
        elif isinstance(one, Variable) != isinstance(other, Variable):
            return NO
    a, b = wanted.result, given.result
    if a is None or b is None:
        return YES
    return NO if compatible(a.type, b.type) == NO or _rank(a) != _rank(b) else YES


def _rank(variable: Variable) -> int:
    return variable.shape.rank if variable.shape is not None else 0


def compatible(dummy: Type, actual: Type) -> int:
    """Type compatibility of an actual with a dummy (7.3.2.3), kinds included."""
    if isinstance(dummy, AssumedType) or (isinstance(dummy, PolymorphicType) and dummy.declared is None):
        return YES
    if isinstance(dummy, UnknownType) or isinstance(actual, UnknownType):
        return MAYBE
    if isinstance(dummy, IntrinsicType):
        if actual is BOZ:
            return YES if dummy.category in ("integer", "real") else NO
        return (
            YES
            if isinstance(actual, IntrinsicType) and actual.category == dummy.category and actual.kind == dummy.kind
            else NO
        )
    wanted = dummy.declared if isinstance(dummy, PolymorphicType) else dummy
    given = actual.declared if isinstance(actual, PolymorphicType) else actual
    if not isinstance(wanted, DerivedType) or not isinstance(given, DerivedType):
        return NO
    return YES if _derived(wanted, given, isinstance(dummy, PolymorphicType)) else NO


def _derived(wanted: DerivedType, given: DerivedType, polymorphic: bool) -> bool:
    from .derived import extends

    a, b = wanted.definition, given.definition
    if a is b or (polymorphic and extends(b, a)):
        return True
    if a.name == b.name and a.key == b.key:  # one source text read twice
        return a.parameters == b.parameters or wanted.kinds == given.kinds
    return a.name == b.name and bool(a.attributes & b.attributes & {"sequence", "bind"})


def _storage_fits(procedure: Procedure, given: list[Actual]) -> bool:
    """Tells ALLOCATABLE from POINTER dummies (15.4.3.4.5)."""
    values = call.slots(procedure, given) or []
    for dummy, value in zip(procedure.dummies, values):
        if value is None or not isinstance(dummy, Variable):
            continue
        attributes = value_attributes(value)
        if "allocatable" in dummy.attributes and "allocatable" not in attributes:
            return False
        if "pointer" in dummy.attributes and "pointer" not in attributes:
            return False
    return True


def value_attributes(value: Expr) -> frozenset[str]:
    """Attributes of the object that an expression names; none for a value."""
    if isinstance(value, VariableRef):
        return value.variable.attributes
    component = getattr(value, "component", None)
    if component is not None:
        return frozenset(component.attributes)
    if isinstance(value, FunctionCall) and value.procedure.result is not None:
        return value.procedure.result.attributes & {"pointer"}
    return frozenset()


# Operators and assignment --------------------------------------------------------------------------------------------


def generic_named(scope: Scope, name: str) -> Generic | None:
    """The generic operator or assignment of that name in `scope`."""
    found = scope.lookup(name)
    return found if isinstance(found, Generic) else None


def operator_call(scope: Scope, name: str, operands: tuple[Expr, ...], at: At) -> Expr | None:
    """The call that a defined operation stands for, None when there is none."""
    from .bindings import bound_operator

    given = [call.Actual(None, operand) for operand in operands]
    generic = generic_named(scope, name)
    if generic is not None:
        found = resolve(generic.specifics, given)
        if isinstance(found, Procedure) and found.kind == "function":
            arguments = call.associate(scope, found, given)
            return FunctionCall(call.result_type(found), call.result_rank(found, arguments), at, found, arguments)
    return bound_operator(scope, name, operands, at)
