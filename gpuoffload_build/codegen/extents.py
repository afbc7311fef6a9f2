"""The last extent of an assumed-size dummy (F2023 8.5.8.5), as far as the loop itself tells.

`a(3, *)` says nothing about its end, but a loop that certainly touches `a(1, 2*i + n)` for i = 1 ... m has an extent
of 2*m + n at least. Subscripts are evaluated as intervals over the limits, in C++ text. They are exact: each variable
stands once in a subscript, ranges do not depend on one another, and every iteration gets to every reference. Where
that does not hold the end stays unknown, and the runtime looks at the memory itself.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import Binary, Conditional, Convert, ElementRef, FunctionCall, Literal, Unary, VariableRef
from gpuoffload_build.ir.stmt import Assign, Cycle, Do, Exit, Goto, Label, Return
from gpuoffload_build.ir.types import IntrinsicType
from gpuoffload_build.ir.walk import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import Variable

OPERATORS = ("+", "-", "*")
BRANCHES = (Cycle, Exit, Goto, Label, Return)


def last_subscripts(kernel: Kernel, variable: Variable, scalars: Mapping[Variable, str]) -> list[str] | None:
    """C++ intervals that the last subscript runs through, one a reference; None where the end stays unknown.

    `scalars`: C++ text of the values that are known before the launch and that the loop does not change.
    """
    if kernel.mask is not None or any(isinstance(node, BRANCHES) for node in walk(kernel.body)):
        return None
    fixed = {v: f"interval({text})" for v, text in scalars.items()}
    known: dict[Variable, str] = dict(fixed)
    for n, index in enumerate(kernel.indices):
        known[index.variable] = f"interval_of(limits + {3 * n}, trips[{n}])"
    found: list[str] = []
    return found if _Search(variable, fixed, found).statements(kernel.body, known) else None


class _Search:
    """Collects the references to one variable. `fixed`: values that no index has a part in."""

    def __init__(self, variable: Variable, fixed: Mapping[Variable, str], found: list[str]) -> None:
        self.variable = variable
        self.fixed = fixed
        self.found = found

    def statements(self, statements: Iterable[Statement], known: Mapping[Variable, str]) -> bool:
        """False where a reference says nothing certain."""
        for s in statements:
            if not any(self.is_it(node) for node in walk(s)):
                continue
            if isinstance(s, Assign):
                if not self.references(s, known):
                    return False
            elif isinstance(s, Do) and isinstance(s.variable, VariableRef) and s.step is None:
                lower, upper = self.interval(s.lower, self.fixed), self.interval(s.upper, self.fixed)
                if lower is None or upper is None:
                    return False
                inner = {**known, s.variable.variable: f"interval_between({lower}, {upper})"}
                if not self.statements(s.body, inner):
                    return False
            else:
                return False
        return True

    def is_it(self, node: Node) -> bool:
        return isinstance(node, VariableRef) and node.variable is self.variable

    def references(self, statement: Assign, known: Mapping[Variable, str]) -> bool:
        elements = [n for n in walk(statement) if isinstance(n, ElementRef) and self.is_it(n.base)]
        if sum(1 for n in walk(statement) if self.is_it(n)) != len(elements):
            return False
        # An element as actual argument may stand for all that follow; an arm of a conditional may not be evaluated.
        for part in (n for n in walk(statement) if isinstance(n, (FunctionCall, Conditional))):
            if any(self.is_it(n) for n in walk(part)):
                return False
        for element in elements:
            last = element.subscripts[-1]
            moving = [n.variable for n in walk(last) if isinstance(n, VariableRef) and n.variable not in self.fixed]
            interval = self.interval(last, known)
            if interval is None or len(set(moving)) != len(moving):
                return False
            self.found.append(interval)
        return True

    def interval(self, e: Expr, known: Mapping[Variable, str]) -> str | None:
        """C++ text of the interval that an integer expression runs through."""
        if isinstance(e, Literal) and isinstance(e.value, int) and not isinstance(e.value, bool):
            return f"interval({e.value})"
        if isinstance(e, VariableRef):
            return known.get(e.variable)
        if isinstance(e, Convert) and _is_integer(e) and _is_integer(e.operand):
            return self.interval(e.operand, known)
        if isinstance(e, Unary) and e.op in ("pos", "paren"):
            return self.interval(e.operand, known)
        if isinstance(e, Unary) and e.op == "neg":
            operand = self.interval(e.operand, known)
            return None if operand is None else f"(interval(0) - {operand})"
        if isinstance(e, Binary) and e.op in OPERATORS:
            left, right = self.interval(e.left, known), self.interval(e.right, known)
            return None if left is None or right is None else f"({left} {e.op} {right})"
        return None


def _is_integer(e: Expr) -> bool:
    return isinstance(e.type, IntrinsicType) and e.type.category == "integer"
