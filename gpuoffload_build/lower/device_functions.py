"""Functions of C that devices provide become the intrinsic functions that compute the same (U5, reading R10)."""

from __future__ import annotations

from gpuoffload_build.check.device_functions import intrinsic_for
from gpuoffload_build.ir.expr import Argument, FunctionCall, IntrinsicCall
from gpuoffload_build.ir.rewrite import rewrite_expression, rewrite_statements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import Procedure

# The keywords of the intrinsic's dummies (16.9), where they are not just `x`.
_KEYWORDS = {"sign": ("a", "b"), "abs": ("a",), "dim": ("x", "y"), "mod": ("a", "p"), "anint": ("a",), "aint": ("a",)}
_KEYWORDS |= {"atan2": ("y", "x"), "hypot": ("x", "y")}


class DeviceFunctions:
    """Rewrites the calls of bodiless procedures; one that the program defines is called as it is."""

    def __init__(self, project: Bodies) -> None:
        self.project = project

    def provided(self, procedure: Procedure) -> bool:
        """Whether a device's own function stands for the procedure."""
        return intrinsic_for(procedure) is not None and self.project.body(procedure) is None

    def statements(self, statements: tuple[Statement, ...]) -> tuple[Statement, ...]:
        """The statements with such calls replaced."""
        return rewrite_statements(statements, self._change)

    def expression(self, e: Expr) -> Expr:
        """The expression with such calls replaced."""
        return rewrite_expression(e, self._change)

    def _change(self, node: Node) -> Node:
        if not isinstance(node, FunctionCall) or not self.provided(node.procedure):
            return node
        name = intrinsic_for(node.procedure)
        assert name is not None
        keywords = _KEYWORDS.get(name, ("x",))
        arguments = tuple(Argument(None, a.value, keyword) for a, keyword in zip(node.arguments, keywords))
        return IntrinsicCall(node.type, node.rank, node.at, name, arguments)
