"""Array expressions by element: the value of one element of an elementwise expression (F2023 10.1.5, 10.1.9).

Scalars in it, and the bounds of its sections, are evaluated once, before the loops that run over the elements.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import (
    Argument,
    ArrayConstructor,
    Binary,
    ComponentRef,
    Conditional,
    Convert,
    ElementRef,
    Expr,
    FunctionCall,
    IntrinsicCall,
    Literal,
    PartRef,
    SectionRef,
    Triplet,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.node import replace
from gpuoffload_build.ir.stmt import Assign, Do, Statement
from gpuoffload_build.ir.types import INTEGER8, ExplicitShape
from gpuoffload_build.ir.walk import location
from gpuoffload_build.sema.intrinsics import row

from .locals import Locals, reference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.symbols import At

CONSTRUCT = -1_000_000_000  # no EXIT or CYCLE names these loops


class Elements:
    """Elements of the array expressions of one statement. `before` collects what is evaluated first."""

    def __init__(self, at: At, scope: Locals) -> None:
        self.at = at
        self.scope = scope
        self.before: list[Statement] = []

    def loops(self, array: Expr, body: Callable[[tuple[Expr, ...]], tuple[Statement, ...]]) -> tuple[Statement, ...]:
        """Loops over the elements of `array`, a variable or section with its bounds fixed, first dimension fastest;
        `body` makes the statements for the element at the places that it is given."""
        counters = [self.scope.temporary(f"k{d + 1}", INTEGER8, self.at) for d in range(array.rank)]
        inside = body(tuple(reference(c, self.at) for c in counters))
        for d, counter in enumerate(counters):
            last = _less_one(self.extent(array, d), self.at)
            inside = (Do(self.at, CONSTRUCT, reference(counter, self.at), number(0, self.at), last, None, inside),)
        return inside

    def scalar(self, e: Expr, counters: tuple[Expr, ...]) -> Expr:
        """The value of element number `counters` of `e`."""
        if e.rank == 0:
            return self.once(e)
        if isinstance(e, (VariableRef, SectionRef)) or (
            isinstance(e, PartRef) and isinstance(e.base, (VariableRef, SectionRef))
        ):
            return self.element(self.fixed(e), counters)
        if isinstance(e, Unary):
            return replace(e, rank=0, operand=self.scalar(e.operand, counters))
        if isinstance(e, Binary):
            return replace(e, rank=0, left=self.scalar(e.left, counters), right=self.scalar(e.right, counters))
        if isinstance(e, Convert):
            return replace(e, rank=0, operand=self.scalar(e.operand, counters))
        if isinstance(e, Conditional):
            parts = (self.scalar(p, counters) for p in (e.then, e.otherwise))
            return Conditional(e.type, 0, e.at, self.once(e.condition), *parts)
        if isinstance(e, IntrinsicCall) and _elemental(e.name):
            return replace(e, rank=0, arguments=self._arguments(e.arguments, counters))
        if isinstance(e, FunctionCall) and e.procedure.elemental:
            return replace(e, rank=0, arguments=self._arguments(e.arguments, counters))
        if isinstance(e, ArrayConstructor) and isinstance(counters[0], Literal) and isinstance(counters[0].value, int):
            item = e.items[counters[0].value]
            if isinstance(item, Expr):
                return self.once(item)
        raise NotYet("an array expression of this form", location(e.at))

    def _arguments(self, arguments: tuple[Argument, ...], counters: tuple[Expr, ...]) -> tuple[Argument, ...]:
        return tuple(
            a if a.value is None or a.keyword == "kind" else replace(a, value=self.scalar(a.value, counters))
            for a in arguments
        )

    def once(self, e: Expr) -> Expr:
        """A scalar, evaluated before the loops. A scalar variable is no part of the array that they write."""
        if isinstance(e, (Literal, VariableRef)):
            return e
        kept = self.scope.temporary("value", e.type, e.at)
        self.before.append(Assign(e.at, reference(kept, e.at), e))
        return reference(kept, e.at)

    def element(self, e: Expr, counters: tuple[Expr, ...]) -> Expr:
        """The element that lies `counters` behind the first one, in each dimension."""
        if isinstance(e, PartRef):
            return replace(e, rank=0, base=self.element(e.base, counters))
        if isinstance(e, VariableRef):
            subscripts = tuple(_sum(_lower(e, d), c, e.at) for d, c in enumerate(counters))
            return ElementRef(e.type, 0, e.at, e, subscripts)
        assert isinstance(e, SectionRef)
        picked: list[Expr] = []
        rest = list(counters)
        for s in e.subscripts:
            if not isinstance(s, Triplet):
                picked.append(s)
                continue
            assert s.lower is not None
            step = rest.pop(0)
            if s.stride is not None:
                step = Binary(INTEGER8, 0, e.at, "*", step, _wide(s.stride))
            picked.append(_sum(s.lower, step, e.at))
        return ElementRef(e.type, 0, e.at, e.base, tuple(picked))

    def fixed(self, e: Expr) -> Expr:
        """The same array with every bound evaluated, before the loops."""
        if isinstance(e, PartRef):
            return replace(e, base=self.fixed(e.base))
        if not isinstance(e, SectionRef):
            return e
        if isinstance(e.base, ComponentRef) and e.base.base.rank:
            raise NotYet(f"the component '{e.base.component.name}' of an array of structures", location(e.at))
        subscripts: list[Expr | Triplet] = []
        for d, s in enumerate(e.subscripts):
            if isinstance(s, Triplet):
                lower = s.lower if s.lower is not None else _lower(e.base, d)
                upper = s.upper if s.upper is not None else _upper(e.base, d)
                stride = None if s.stride is None else self.once(s.stride)
                subscripts.append(Triplet(self.once(lower), self.once(upper), stride))
            elif s.rank != 0:
                raise NotYet("a section with a vector subscript in an array expression", location(s.at))
            else:
                subscripts.append(self.once(s))
        return replace(e, subscripts=tuple(subscripts))

    def extent(self, e: Expr, dimension: int) -> Expr:
        if isinstance(e, PartRef):
            return self.extent(e.base, dimension)
        if isinstance(e, VariableRef):
            return _inquire("size", e, dimension)
        assert isinstance(e, SectionRef)
        triplet = [s for s in e.subscripts if isinstance(s, Triplet)][dimension]
        assert triplet.lower is not None and triplet.upper is not None
        span = Binary(INTEGER8, 0, e.at, "-", _wide(triplet.upper), _wide(triplet.lower))
        step = number(1, e.at) if triplet.stride is None else _wide(triplet.stride)
        total = Binary(INTEGER8, 0, e.at, "+", span, step)
        return total if triplet.stride is None else Binary(INTEGER8, 0, e.at, "/", total, step)


def _elemental(name: str) -> bool:
    found = row(name)
    return found is not None and found.elemental


def _lower(e: Expr, dimension: int) -> Expr:
    shape = e.variable.shape if isinstance(e, VariableRef) else None
    if isinstance(shape, ExplicitShape) and isinstance(shape.lowers[dimension], Literal):
        return shape.lowers[dimension]
    return _inquire("lbound", e, dimension)


def _upper(e: Expr, dimension: int) -> Expr:
    return _inquire("ubound", e, dimension)


def _inquire(name: str, e: Expr, dimension: int) -> Expr:
    arguments = (Argument(None, e, "array"), Argument(None, number(dimension + 1, e.at), "dim"))
    return IntrinsicCall(INTEGER8, 0, e.at, name, arguments)


def number(value: int, at: At) -> Expr:
    return Literal(INTEGER8, 0, at, value)


def _wide(e: Expr) -> Expr:
    if isinstance(e, Literal):
        return replace(e, type=INTEGER8)
    return e if e.type == INTEGER8 else Convert(INTEGER8, 0, e.at, e)


def _sum(a: Expr, b: Expr, at: At) -> Expr:
    return Binary(INTEGER8, 0, at, "+", _wide(a), _wide(b))


def _less_one(e: Expr, at: At) -> Expr:
    return Binary(INTEGER8, 0, at, "-", _wide(e), number(1, at))
