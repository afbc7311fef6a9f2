"""Accumulation without REDUCE: `s = s + ...` on a shared scalar is an error that says so (reading R8)."""

from __future__ import annotations

from gpuoffload_build.facts.collector import WRITE, Collector
from gpuoffload_build.ir.expr import Binary, Convert, Expr, IntrinsicCall, Literal, Unary, VariableRef
from gpuoffload_build.ir.stmt import Assign, Associate, Block, Do, DoConcurrent, DoWhile, If, SelectCase

from .finding import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.ir.stmt import Index, Statement
    from gpuoffload_build.ir.symbols import Variable

_OPERATORS = {"+": "+", "-": "+", "*": "*", "and": ".and.", "or": ".or.", "eqv": ".eqv.", "neqv": ".neqv."}
_FUNCTIONS = frozenset(("max", "min", "iand", "ior", "ieor"))


def accumulations(loop: DoConcurrent) -> Iterator[Finding]:
    """`s = s op ...` on a scalar that no earlier statement of the iteration can have defined.

    Not where a test `index == ...` lets one iteration in only, and not in a loop of one iteration: those conform.
    """
    if all(at_most_one(index) for index in loop.indices):
        return
    private = {index.variable for index in loop.indices} | {*loop.local, *loop.local_init}
    private.update(reduction.variable for reduction in loop.reductions)
    indices = frozenset(index.variable for index in loop.indices)
    yield from _scan(loop.body, private, indices)


def _scan(statements: Iterable[Statement], defined: set[Variable], indices: frozenset[Variable]) -> Iterator[Finding]:
    """Findings in a list; `defined` grows by every variable that its statements may define."""
    for s in statements:
        if isinstance(s, Assign) and isinstance(s.target, VariableRef):
            variable = s.target.variable
            op = _accumulates(s.value, variable)
            if op and s.target.rank == 0 and variable not in defined and variable.storage != "associate":
                yield _accumulation(s, variable, op)
            defined.add(variable)
        elif isinstance(s, If):
            after = set(defined)
            for arm in s.arms:
                branch = set(defined)
                if not picks_one(arm.condition, indices):
                    yield from _scan(arm.body, branch, indices)
                after |= branch
            defined |= after
        elif isinstance(s, SelectCase):
            after = set(defined)
            for case in s.cases:
                branch = set(defined)
                yield from _scan(case.body, branch, indices)
                after |= branch
            defined |= after
        elif isinstance(s, (Do, DoWhile)):
            if isinstance(s, Do) and isinstance(s.variable, VariableRef):
                defined.add(s.variable.variable)
            yield from _scan(s.body, defined, indices)
        elif isinstance(s, Block):
            defined.update(s.variables)
            yield from _scan(s.body, defined, indices)
        elif isinstance(s, Associate):
            yield from _scan(s.body, defined, indices)
        elif isinstance(s, DoConcurrent):
            defined.update(index.variable for index in s.indices)
            defined.update((*s.local, *s.local_init), (r.variable for r in s.reductions))
            yield from _scan(s.body, defined, indices)
        else:
            defined |= _defined_by(s)


def _defined_by(s: Statement) -> set[Variable]:
    collector = Collector()
    collector.statements((s,))
    return {variable for variable, mode in collector.touched.items() if mode & WRITE}


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


def stripped(e: Expr) -> Expr:
    """The expression without conversions and parentheses around it."""
    while isinstance(e, Convert) or (isinstance(e, Unary) and e.op == "paren"):
        e = e.operand
    return e


def picks_one(condition: Expr | None, indices: frozenset[Variable]) -> bool:
    """Whether a condition holds for one value of an index only: `i == 5`, also as a part of a conjunction."""
    if condition is None:
        return False
    condition = stripped(condition)
    if isinstance(condition, Binary) and condition.op == "and":
        return picks_one(condition.left, indices) or picks_one(condition.right, indices)
    if not isinstance(condition, Binary) or condition.op != "==":
        return False
    sides = (stripped(condition.left), stripped(condition.right))
    return any(isinstance(side, VariableRef) and side.variable in indices for side in sides)


def _accumulation(s: Assign, variable: Variable, op: str) -> Finding:
    return Finding(
        "GPU0203",
        s.at,
        (),
        f"'{variable.name}' accumulates over the iterations without reduce",
        "an iteration may not use a value that another one defines (F2023 11.1.7.5)",
        f"add reduce({op}: {variable.name}) to the do concurrent statement",
    )


def at_most_one(index: Index) -> bool:
    """Whether the limits are constants that give one iteration or none."""
    lower, upper = _integer(index.lower), _integer(index.upper)
    step = 1 if index.step is None else _integer(index.step)
    if lower is None or upper is None:
        return False
    if step is None:
        return lower == upper
    return lower + step > upper if step > 0 else lower + step < upper


def _integer(e: Expr) -> int | None:
    e = stripped(e)
    if isinstance(e, Unary) and e.op == "neg":
        inner = _integer(e.operand)
        return None if inner is None else -inner
    return e.value if isinstance(e, Literal) and isinstance(e.value, int) else None
