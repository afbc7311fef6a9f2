"""References to intrinsic procedures: arguments keyed by the standard's names, result type from the table."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Argument, Convert, IntrinsicCall, NullPointer, ProcedureRef
from gpuoffload_build.ir.symbols import Procedure, Variable
from gpuoffload_build.ir.types import IntrinsicType, ProcedureType, UnknownType
from gpuoffload_build.syntax import nodes

from . import call
from . import expression as expressions
from .convert import BOZ, arithmetic_type, convert, is_numeric
from .fold import fold
from .intrinsic_result import result_rank, result_type
from .intrinsics import CONVERTED, function_row, generic_name, row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.ir.types import Type

    from .call import Actual
    from .intrinsics import Row
    from .scope import Scope


def keyed_call(kind: Type, rank: int, at: At, name: str, arguments: tuple[tuple[str, Expr], ...]) -> IntrinsicCall:
    """An intrinsic call that sema itself makes."""
    return IntrinsicCall(kind, rank, at, name, tuple(Argument(None, value, keyword) for keyword, value in arguments))


def intrinsic_function(scope: Scope, node: nodes.Reference, name: str) -> Expr:
    """`name(arguments)` of an intrinsic function."""
    given = call.actuals(scope, node.arguments)
    made = intrinsic_of(scope, name, given, scope.at(node))
    if made is None:
        parts = tuple(a.value for a in given if a.value is not None)
        return expressions.unknown(scope, node, name, "", parts)
    return made


def intrinsic_of(scope: Scope, name: str, given: list[Actual], at: At) -> Expr | None:
    """The call of an intrinsic function with these actuals, None where they do not fit it."""
    generic = generic_name(name)
    intrinsic = function_row(generic)
    if intrinsic is None:
        return None
    arguments = keyed(intrinsic, given)
    if arguments is None:
        return None
    arguments = _converted(scope, intrinsic, arguments)
    kind = result_type(scope, intrinsic, arguments)
    rank = result_rank(intrinsic, arguments)
    if generic == "null":
        return NullPointer(kind, rank, at)
    result: Expr = IntrinsicCall(kind, rank, at, generic, tuple(Argument(None, v, k) for k, v in arguments.items()))
    if intrinsic.kind == "I" or "selected_" in generic:  # nothing of these is evaluated at run time
        result = fold(result)
    wanted = CONVERTED.get(name)
    if wanted is not None:
        result = _specific(scope, wanted, result)
    return result


def _specific(scope: Scope, wanted: tuple[str, int], result: Expr) -> Expr:
    category, kind = wanted
    if kind == 0:
        kind = scope.options.integer if category == "integer" else scope.options.real
    elif kind == -1:
        kind = scope.options.double
    target = IntrinsicType(category, kind)
    if isinstance(result, IntrinsicCall) and result.name in ("int", "real", "cmplx"):
        # one conversion, not two: REAL(a) with the specific's kind
        return IntrinsicCall(target, result.rank, result.at, result.name, result.arguments)
    return result if result.type == target else Convert(target, result.rank, result.at, result)


def keyed(intrinsic: Row, given: list[Actual]) -> dict[str, Expr] | None:
    """Actuals by dummy name, in the order of the standard's dummy list; None where they do not fit."""
    names = intrinsic.dummies
    values: dict[str, Expr] = {}
    skip = 0
    for position, actual in enumerate(given):
        if actual.value is None:
            return None
        if actual.keyword is not None:
            name = actual.keyword
            if name not in names and not (intrinsic.repeated and name[:1] == "a" and name[1:].isdigit()):
                return None
        else:
            index = position + skip
            if index < len(names):
                name = names[index]
                if name == "dim" and "mask" in names and _is_logical(actual.value):
                    skip += 1
                    name = "mask"
            elif intrinsic.repeated:
                name = f"a{index + 1}"
            else:
                return None
        if name in values:
            return None
        values[name] = actual.value
    if any(n not in values for n in names if n not in intrinsic.optional):
        return None
    if intrinsic.repeated:
        return values
    return {n: values[n] for n in names if n in values}


def _is_logical(value: Expr) -> bool:
    return isinstance(value.type, IntrinsicType) and value.type.category == "logical"


def _converted(scope: Scope, intrinsic: Row, arguments: dict[str, Expr]) -> dict[str, Expr]:
    """BOZ constants take the type of their partner; operands of mixed kind (extension) the common one."""
    if not any(v.type is BOZ for v in arguments.values()) and intrinsic.result != "!common":
        return arguments
    kinds = [v.type for v in arguments.values() if isinstance(v.type, IntrinsicType) and is_numeric(v.type)]
    if intrinsic.result == "!common" and kinds:
        common = kinds[0]
        if intrinsic.name not in ("dshiftl", "dshiftr", "merge_bits"):
            for kind in kinds[1:]:
                common = arithmetic_type(common, kind)
        plain = ("shift", "mask") if intrinsic.name.startswith("dshift") else ()
        return {k: v if k in plain else convert(scope, v, common) for k, v in arguments.items()}
    if intrinsic.name in ("int", "real", "dble", "cmplx"):
        kind_type = result_type(scope, intrinsic, arguments)
        if isinstance(kind_type, IntrinsicType):
            if kind_type.category == "complex":
                kind_type = IntrinsicType("real", kind_type.kind)
            return {k: convert(scope, v, kind_type) if v.type is BOZ else v for k, v in arguments.items()}
    if intrinsic.name in ("bge", "bgt", "ble", "blt") and kinds:
        return {k: convert(scope, v, kinds[0]) for k, v in arguments.items()}
    return arguments


def intrinsic_reference(scope: Scope, name: str, at: At) -> Expr:
    """An intrinsic procedure as an actual argument or pointer target."""
    generic = generic_name(name)
    intrinsic = row(generic)
    attributes = {"implicit", "intrinsic"}
    if intrinsic is not None and intrinsic.pure:
        attributes.add("pure")
    if intrinsic is not None and intrinsic.elemental:
        attributes.add("elemental")
    kind: Type = UnknownType("")
    if (name.startswith("d") and name in CONVERTED) or name in (
        "dsqrt",
        "dsin",
        "dcos",
        "dexp",
        "dlog",
        "dabs",
        "dtan",
    ):
        kind = IntrinsicType("real", scope.options.double)
    elif intrinsic is not None and intrinsic.result.startswith("=") and generic in DEFAULT_REAL:
        kind = IntrinsicType("real", scope.options.real)
    result = Variable(name, f"intrinsic::{name}", at, kind, None, "result")
    subroutine = intrinsic is not None and intrinsic.subroutine
    procedure = Procedure(
        generic, f"intrinsic::{generic}", at, "subroutine" if subroutine else "function", "intrinsic", (),
        None if subroutine else result, frozenset(attributes),
    )  # fmt: skip
    return ProcedureRef(ProcedureType(procedure), 0, at, procedure)


# Generic names whose specific of the same name takes default reals (table 16.2).
DEFAULT_REAL = frozenset(
    [
        "acos",
        "aimag",
        "aint",
        "alog",
        "asin",
        "atan",
        "atan2",
        "cos",
        "cosh",
        "dim",
        "exp",
        "mod",
        "sign",
        "sin",
        "sinh",
        "sqrt",
        "tan",
        "tanh",
        "anint",
        "abs",
    ]
)
