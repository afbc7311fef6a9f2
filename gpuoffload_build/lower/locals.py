"""The variables that a body declares, growing while passes flatten its constructs."""

from __future__ import annotations

from gpuoffload_build.ir.expr import VariableRef
from gpuoffload_build.ir.symbols import Variable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.ir.types import Type


class Locals:
    """Collects the locals of one body."""

    def __init__(self, variables: Iterable[Variable] = ()) -> None:
        self.variables: list[Variable] = list(variables)

    def add(self, *variables: Variable) -> None:
        self.variables += variables

    def temporary(self, name: str, type: Type, at: At) -> Variable:
        """A new scalar, named like `name`."""
        variable = scalar(name, type, at)
        self.variables.append(variable)
        return variable


def scalar(name: str, type: Type, at: At) -> Variable:
    return Variable(name, name, at, type, None, "temporary")


def reference(variable: Variable, at: At) -> VariableRef:
    """The whole variable as an expression."""
    return VariableRef(variable.type, variable.shape.rank if variable.shape else 0, at, variable)
