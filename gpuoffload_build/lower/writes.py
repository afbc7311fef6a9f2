"""Which scalars a lowered body may define, so that they are passed by address."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ComponentRef,
    ElementRef,
    Expr,
    FunctionCall,
    PartRef,
    SectionRef,
    Substring,
    VariableRef,
)
from gpuoffload_build.ir.stmt import Assign, Call, Do, IntrinsicSubroutine
from gpuoffload_build.ir.walk import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from gpuoffload_build.ir.expr import Argument
    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.symbols import Variable

    from .device import DeviceFunction

# The arguments that an intrinsic subroutine defines.
DEFINED = {"mvbits": ("to",), "random_number": ("harvest",), "move_alloc": ("from", "to")}


def identity(variable: Variable) -> object:
    """What is equal for two symbols of one object. A module variable is one object in all files, known by its key."""
    return variable.key if variable.storage in ("module", "common", "saved") else id(variable)


def variable_of(target: Expr) -> Variable | None:
    """The variable of which `target` is the whole or a part; None where it is no variable."""
    while isinstance(target, (ComponentRef, ElementRef, SectionRef, Substring, PartRef)):
        target = target.base
    return target.variable if isinstance(target, VariableRef) else None


def written(roots: Iterable[Node], functions: Mapping[str, DeviceFunction]) -> Iterator[Variable]:
    """Every variable that is defined, wholly or in part, in `roots` or below."""
    for node in walk(roots):
        yield from written_by(node, functions)


def written_by(node: Node, functions: Mapping[str, DeviceFunction]) -> Iterator[Variable]:
    """The variables that `node` itself defines; nodes below it are not looked at."""
    targets: list[Expr | None] = []
    if isinstance(node, Assign):
        targets.append(node.target)
    elif isinstance(node, Do):
        targets.append(node.variable)
    elif isinstance(node, IntrinsicSubroutine):
        targets += [a.value for a in node.arguments if a.keyword in DEFINED.get(node.name, ())]
    elif isinstance(node, (Call, FunctionCall)):
        function = functions[node.procedure.key]
        targets += _defined_arguments(node.arguments, function)
        yield from (p.variable for p in function.outer if p.form == "pointer")
    for target in targets:
        variable = variable_of(target) if target is not None else None
        if variable is not None:
            yield variable


def _defined_arguments(arguments: tuple[Argument, ...], function: DeviceFunction) -> list[Expr | None]:
    return [a.value for a, p in zip(arguments, function.dummies) if p.form in ("pointer", "view")]
