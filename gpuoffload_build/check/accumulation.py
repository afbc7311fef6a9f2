"""Accumulation without REDUCE: `s = s + ...` on a shared scalar is an error that says so (reading R8)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Binary, IntrinsicCall, VariableRef
from gpuoffload_build.ir.stmt import Assign, Associate, Block, Do, DoConcurrent, DoWhile, If, SelectCase

from .finding import Finding
from .pinned import Pins, defined_by, stripped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import Variable

    from .pinned import Indices

_OPERATORS = {"+": "+", "-": "+", "*": "*", "and": ".and.", "or": ".or.", "eqv": ".eqv.", "neqv": ".neqv."}
_FUNCTIONS = frozenset(("max", "min", "iand", "ior", "ieor"))


def accumulations(loop: DoConcurrent) -> Iterator[Finding]:
    """`s = s op ...` on a scalar that no earlier statement of the iteration can have defined.

    Not where tests `index == ...` let one iteration in only, and not in a loop of one iteration: those conform.
    """
    pins = Pins(loop)
    if pins.one_iteration:
        return
    private = {index.variable for index in loop.indices} | {*loop.local, *loop.local_init}
    private.update(reduction.variable for reduction in loop.reductions)
    yield from _Scan(pins).statements(loop.body, private, pins.known)


class _Scan:
    def __init__(self, pins: Pins) -> None:
        self.pins = pins

    def statements(self, statements: Iterable[Statement], defined: set[Variable], known: Indices) -> Iterator[Finding]:
        """Findings in a list; `defined` grows by every variable that its statements may define. The indices in `known`
        have one value here.
        """
        if self.pins.open <= known:
            defined |= defined_by(statements)
            return
        for s in statements:
            if isinstance(s, Assign) and isinstance(s.target, VariableRef):
                variable = s.target.variable
                op = _accumulates(s.value, variable)
                if op and s.target.rank == 0 and variable not in defined and variable.storage != "associate":
                    yield _accumulation(s, variable, op)
                defined.add(variable)
            elif isinstance(s, If):
                arms = [(arm.body, self.pins.of(arm.condition, known)) for arm in s.arms]
                yield from self.branches(arms, defined)
            elif isinstance(s, SelectCase):
                cases = [(case.body, self.pins.of_case(s, at, known)) for at, case in enumerate(s.cases)]
                yield from self.branches(cases, defined)
            elif isinstance(s, (Do, DoWhile)):
                if isinstance(s, Do) and isinstance(s.variable, VariableRef):
                    defined.add(s.variable.variable)
                yield from self.statements(s.body, defined, known)
            elif isinstance(s, Block):
                defined.update(s.variables)
                yield from self.statements(s.body, defined, known)
            elif isinstance(s, Associate):
                yield from self.statements(s.body, defined, known)
            elif isinstance(s, DoConcurrent):
                defined.update(index.variable for index in s.indices)
                defined.update((*s.local, *s.local_init), (r.variable for r in s.reductions))
                yield from self.statements(s.body, defined, known)
            else:
                defined |= defined_by((s,))

    def branches(
        self, branches: Iterable[tuple[Iterable[Statement], Indices]], defined: set[Variable]
    ) -> Iterator[Finding]:
        """Of which one is executed; `defined` grows by what any of them may define."""
        after = set(defined)
        for body, known in branches:
            branch = set(defined)
            yield from self.statements(body, branch, known)
            after |= branch
        defined |= after


def _accumulates(value: Expr, variable: Variable) -> str:
    """The REDUCE operator for which `value` is `variable op something`; '' where it is not of that form."""
    value = stripped(value)
    if isinstance(value, Binary) and value.op in _OPERATORS:
        operands = [value.left] if value.op == "-" else [value.left, value.right]
        for operand in operands:
            inner = stripped(operand)
            if isinstance(inner, VariableRef) and inner.variable is variable:
                return _OPERATORS[value.op]
            if isinstance(inner, Binary) and _accumulates(inner, variable) == _OPERATORS[value.op]:
                return _OPERATORS[value.op]
    if isinstance(value, IntrinsicCall) and value.name in _FUNCTIONS:
        for argument in value.arguments:
            part = stripped(argument.value) if argument.value is not None else None
            if isinstance(part, VariableRef) and part.variable is variable:
                return value.name
    return ""


def _accumulation(s: Assign, variable: Variable, op: str) -> Finding:
    return Finding(
        "GPU0203",
        s.at,
        (),
        f"'{variable.name}' accumulates over the iterations without reduce",
        "an iteration may not use a value that another one defines (F2023 11.1.7.5)",
        f"add reduce({op}: {variable.name}) to the do concurrent statement",
    )
