"""How a procedure's dummies, and the variables of its host and of modules, become parameters of a device function."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import FunctionCall, VariableRef
from gpuoffload_build.ir.stmt import Call
from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.walk import location, walk

from .callees import bounds
from .device import DeviceFunction, Parameter
from .writes import identity, written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import Procedure

POINTER_ATTRIBUTES = frozenset(("allocatable", "pointer"))


def device_function(
    procedure: Procedure,
    variables: tuple[Variable, ...],
    statements: tuple[Statement, ...],
    functions: Mapping[str, DeviceFunction],
) -> DeviceFunction:
    """The function that `procedure` becomes, its body lowered to `statements`; `functions` has those that it calls."""
    dummies = []
    for dummy in procedure.dummies:
        if not isinstance(dummy, Variable):
            at = procedure.at if dummy is None else dummy.at
            raise NotYet(f"a dummy procedure or alternate return of {procedure.name!r}", location(at))
        if dummy.shape is not None and "value" in dummy.attributes:
            raise NotYet(f"the dummy array {dummy.name!r} with the VALUE attribute", location(dummy.at))
        dummies.append(dummy)
    for variable in variables:
        if "equivalence" in variable.attributes:
            raise NotYet(f"the variable {variable.name!r} of EQUIVALENCE", location(variable.at))
    result = procedure.result
    if result is not None and result.shape is not None:
        raise NotYet(f"the array-valued function {procedure.name!r}", location(procedure.at))
    own = {identity(v) for v in (*dummies, *variables)}
    own |= {identity(result)} if result is not None else set()
    roots: list[Node] = list(statements)
    for variable in (*dummies, *variables):
        roots += bounds(variable)
    defined = {identity(v) for v in written(roots, functions)}
    outer: dict[object, Variable] = {}
    for variable in _used(roots, functions):
        if identity(variable) not in own and variable.storage != "constant":
            outer.setdefault(identity(variable), variable)
    for v in outer.values():
        if v.storage == "saved":
            raise NotYet(f"the variable {v.name!r} with the SAVE attribute", location(v.at))
    return DeviceFunction(
        procedure,
        tuple(Parameter(v, _form(v, defined)) for v in dummies),
        tuple(Parameter(v, _form(v, defined)) for v in outer.values()),
        result,
        tuple(v for v in variables if not _is_result(v, result)),
        statements,
    )


def _is_result(variable: Variable, result: Variable | None) -> bool:
    return result is not None and variable is result


def _form(variable: Variable, defined: set[object]) -> str:
    if variable.shape is not None:
        return "view"
    if identity(variable) in defined and "value" not in variable.attributes:
        return "pointer"
    if variable.attributes & POINTER_ATTRIBUTES:
        return "pointer"
    return "optional" if "optional" in variable.attributes else "value"


def _used(roots: list[Node], functions: Mapping[str, DeviceFunction]) -> list[Variable]:
    """Every variable that is named below `roots`, or needed by a procedure that is called there."""
    found = []
    for node in walk(roots):
        if isinstance(node, VariableRef):
            found.append(node.variable)
        elif isinstance(node, (Call, FunctionCall)):
            found += [p.variable for p in functions[node.procedure.key].outer]
    return found
