"""Which scalars a lowered body may define, so that they are passed by address."""

from __future__ import annotations

from gpuoffload_build.facts.accesses import root
from gpuoffload_build.facts.intrinsics import OUTPUTS, STATUS_ARGUMENTS
from gpuoffload_build.ir.expr import FunctionCall
from gpuoffload_build.ir.stmt import Assign, Call, Do, IntrinsicSubroutine
from gpuoffload_build.ir.walk import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from gpuoffload_build.ir.expr import Argument, Expr
    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.symbols import Variable

    from .device import DeviceFunction


def identity(variable: Variable) -> object:
    """What is equal for two symbols of one object. A module variable is one object in all files, known by its key."""
    return variable.key if variable.storage in ("module", "common", "saved") else id(variable)


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
        defined = {*OUTPUTS.get(node.name, ()), *STATUS_ARGUMENTS.get(node.name, ())}
        targets += [a.value for a in node.arguments if a.keyword in defined]
    elif isinstance(node, (Call, FunctionCall)):
        function = functions[node.procedure.key]
        targets += _defined_arguments(node.arguments, function)
        yield from (p.variable for p in function.outer if p.form == "pointer")
    for target in targets:
        variable = root(target) if target is not None else None
        if variable is not None:
            yield variable


def _defined_arguments(arguments: tuple[Argument, ...], function: DeviceFunction) -> list[Expr | None]:
    return [a.value for a, p in zip(arguments, function.dummies) if p.form in ("pointer", "view")]
