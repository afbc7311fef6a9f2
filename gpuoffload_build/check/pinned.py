"""Which iterations of a loop a condition lets in. What only one iteration does races with nothing, and a conforming
program may have it: `if (i == 5) s = s + 1`.
"""

from __future__ import annotations

from gpuoffload_build.facts.collector import Collector
from gpuoffload_build.facts.modes import WRITE
from gpuoffload_build.ir.expr import Binary, Convert, Literal, Unary, VariableRef
from gpuoffload_build.ir.walk import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import DoConcurrent, Index, SelectCase, Statement
    from gpuoffload_build.ir.symbols import Variable

    Indices = frozenset[Variable]


class Pins:
    """The indices of one loop: which of them may have more than one value (`open`), and where they have only one."""

    __slots__ = ("known", "open", "varying")

    def __init__(self, loop: DoConcurrent) -> None:
        self.open: Indices = frozenset(index.variable for index in loop.indices if not at_most_one(index))
        self.varying = defined_by(loop.body) | {*loop.local, *loop.local_init}
        """Variables that may have another value in another iteration."""
        self.known: Indices = self.of(loop.mask, frozenset())
        """The indices that the mask leaves one value."""

    @property
    def one_iteration(self) -> bool:
        """Whether the loop executes one iteration at most."""
        return self.open <= self.known

    def of(self, condition: Expr | None, known: Indices) -> Indices:
        """The indices that have one value wherever the condition holds: `i == 5 .and. k == first(i)`. `known` are those
        that have one already.
        """
        equations = [] if condition is None else list(_equations(condition))
        found = known
        while True:
            more = {v for v, other in equations if v in self.open and v not in found and self._fixed(other, found)}
            if not more:
                return found
            found = found | more

    def of_case(self, s: SelectCase, at: int, known: Indices) -> Indices:
        """The same for a case of a SELECT CASE: one value of an index."""
        selector = stripped(s.selector)
        ranges = s.cases[at].ranges
        if ranges is None or len(ranges) != 1 or not isinstance(selector, VariableRef):
            return known
        lower, upper = ranges[0].lower, ranges[0].upper
        one = lower is not None and upper is not None and alike(lower, upper)
        return known | {selector.variable} if one and selector.variable in self.open else known

    def _fixed(self, e: Expr, found: Indices) -> bool:
        """Whether an expression has one value in the iterations in which the indices in `found` have one."""
        used = {node.variable for node in walk(e) if isinstance(node, VariableRef)}
        return not used & self.varying and not used & (self.open - found)


def _equations(condition: Expr) -> Iterator[tuple[Variable, Expr]]:
    """What a conjunction demands of variables: each with what it equals."""
    condition = stripped(condition)
    if not isinstance(condition, Binary):
        return
    if condition.op == "and":
        yield from _equations(condition.left)
        yield from _equations(condition.right)
    elif condition.op == "==":
        for side, other in ((condition.left, condition.right), (condition.right, condition.left)):
            side = stripped(side)
            if isinstance(side, VariableRef):
                yield side.variable, other


def stripped(e: Expr) -> Expr:
    """The expression without conversions and parentheses around it."""
    while isinstance(e, Convert) or (isinstance(e, Unary) and e.op == "paren"):
        e = e.operand
    return e


def at_most_one(index: Index) -> bool:
    """Whether the limits give one iteration or none: equal ones, or constants that do."""
    if alike(index.lower, index.upper):
        return True
    lower, upper = _integer(index.lower), _integer(index.upper)
    step = 1 if index.step is None else _integer(index.step)
    if lower is None or upper is None or step is None:
        return False
    return lower + step > upper if step > 0 else lower + step < upper


def alike(a: Expr, b: Expr) -> bool:
    """Whether two expressions are the same one, of variables, constants and arithmetic."""
    a, b = stripped(a), stripped(b)
    if isinstance(a, VariableRef) and isinstance(b, VariableRef):
        return a.variable is b.variable
    if isinstance(a, Literal) and isinstance(b, Literal):
        return type(a.value) is type(b.value) and a.value == b.value
    if isinstance(a, Unary) and isinstance(b, Unary):
        return a.op == b.op and alike(a.operand, b.operand)
    if isinstance(a, Binary) and isinstance(b, Binary):
        return a.op == b.op and alike(a.left, b.left) and alike(a.right, b.right)
    return False


def _integer(e: Expr) -> int | None:
    e = stripped(e)
    if isinstance(e, Unary) and e.op == "neg":
        inner = _integer(e.operand)
        return None if inner is None else -inner
    return e.value if isinstance(e, Literal) and isinstance(e.value, int) else None


def defined_by(statements: Iterable[Statement]) -> set[Variable]:
    """The variables that statements may define, through what they call too."""
    collector = Collector()
    collector.statements(statements)
    return {variable for variable, mode in collector.touched.items() if mode & WRITE}
