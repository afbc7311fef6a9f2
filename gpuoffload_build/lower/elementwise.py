"""Array assignment becomes loops over elements (F2023 10.2.1.3), where each element's value is elementwise.

    x(2:n) = a*y(1:n-1)             do k = 0, n - 2;  x(2 + k) = a*y(1 + k);  end do

Scalars on the right are evaluated once, before. A right side that may read what the left side writes, and array-valued
functions, are not done here.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import (
    Argument,
    ArrayConstructor,
    Binary,
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
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Assign, Do, Statement
from gpuoffload_build.ir.types import INTEGER8, ExplicitShape
from gpuoffload_build.ir.walk import location, walk
from gpuoffload_build.sema.intrinsics import row

from .locals import Locals, reference
from .writes import variable_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import At, Variable

MOST_ITEMS = 64
CONSTRUCT = -1_000_000_000  # no EXIT or CYCLE names these loops


def expand_array_assignments(statements: tuple[Statement, ...], scope: Locals) -> tuple[Statement, ...]:
    """ENSURES that every assignment is to a scalar."""

    def change(node: Node) -> Node | tuple[Statement, ...]:
        if isinstance(node, Assign) and node.target.rank > 0:
            return expand(node, scope)
        return node

    return rewrite_statements(statements, change)


def expand(assignment: Assign, scope: Locals) -> tuple[Statement, ...]:
    """Loops that assign element by element, or one assignment an element of an array constructor."""
    target = assignment.target
    if variable_of(target) is None or _base(target) is None:
        raise NotYet("an array assignment of this form", location(assignment.at))
    if isinstance(target, VariableRef) and "allocatable" in target.variable.attributes and assignment.value.rank > 0:
        raise NotYet("assignment to a whole allocatable array, which may reallocate it,", location(assignment.at))
    return _Expansion(assignment, scope).statements()


class _Expansion:
    def __init__(self, assignment: Assign, scope: Locals) -> None:
        self.assignment = assignment
        self.at = assignment.at
        self.scope = scope
        self.before: list[Statement] = []
        self.target = assignment.target

    def statements(self) -> tuple[Statement, ...]:
        value = self.assignment.value
        target = self._fixed(self.target)
        self._check_overlap(value)
        count = _constructed(value)
        if count is not None and target.rank == 1:
            return self._unrolled(target, value, count)
        counters = [self.scope.temporary(f"k{d + 1}", INTEGER8, self.at) for d in range(target.rank)]
        places: tuple[Expr, ...] = tuple(reference(c, self.at) for c in counters)
        body: tuple[Statement, ...] = (Assign(self.at, self._element(target, places), self._scalar(value, places)),)
        for d, counter in enumerate(counters):
            last = _less_one(self._extent(target, d), self.at)
            body = (Do(self.at, CONSTRUCT, reference(counter, self.at), _number(0, self.at), last, None, body),)
        return (*self.before, *body)

    def _unrolled(self, target: Expr, value: Expr, count: int) -> tuple[Statement, ...]:
        """`x = [a, b]*y`: all scalars first, then one assignment an element."""
        stores = []
        for n in range(count):
            place = (_number(n, self.at),)
            stores.append(Assign(self.at, self._element(target, place), self._scalar(value, place)))
        return (*self.before, *stores)

    # one element of an array expression

    def _scalar(self, e: Expr, counters: tuple[Expr, ...]) -> Expr:
        """The value of element number `counters` of `e`."""
        if e.rank == 0:
            return self._once(e)
        if isinstance(e, (VariableRef, SectionRef)) or (
            isinstance(e, PartRef) and isinstance(e.base, (VariableRef, SectionRef))
        ):
            return self._element(self._fixed(e), counters)
        if isinstance(e, Unary):
            return replace(e, rank=0, operand=self._scalar(e.operand, counters))
        if isinstance(e, Binary):
            return replace(e, rank=0, left=self._scalar(e.left, counters), right=self._scalar(e.right, counters))
        if isinstance(e, Convert):
            return replace(e, rank=0, operand=self._scalar(e.operand, counters))
        if isinstance(e, Conditional):
            parts = (self._scalar(p, counters) for p in (e.then, e.otherwise))
            return Conditional(e.type, 0, e.at, self._once(e.condition), *parts)
        if isinstance(e, IntrinsicCall) and _elemental(e.name):
            return replace(e, rank=0, arguments=self._arguments(e.arguments, counters))
        if isinstance(e, FunctionCall) and e.procedure.elemental:
            return replace(e, rank=0, arguments=self._arguments(e.arguments, counters))
        if isinstance(e, ArrayConstructor) and isinstance(counters[0], Literal) and isinstance(counters[0].value, int):
            item = e.items[counters[0].value]
            if isinstance(item, Expr):
                return self._once(item)
        raise NotYet("an array expression of this form", location(e.at))

    def _arguments(self, arguments: tuple[Argument, ...], counters: tuple[Expr, ...]) -> tuple[Argument, ...]:
        return tuple(
            a if a.value is None or a.keyword == "kind" else replace(a, value=self._scalar(a.value, counters))
            for a in arguments
        )

    def _once(self, e: Expr) -> Expr:
        """A scalar, evaluated before the loops. A scalar variable is no part of the array that they write."""
        if isinstance(e, (Literal, VariableRef)):
            return e
        kept = self.scope.temporary("value", e.type, e.at)
        self.before.append(Assign(e.at, reference(kept, e.at), e))
        return reference(kept, e.at)

    def _element(self, e: Expr, counters: tuple[Expr, ...]) -> Expr:
        """The element that lies `counters` behind the first one, in each dimension."""
        if isinstance(e, PartRef):
            return replace(e, rank=0, base=self._element(e.base, counters))
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

    def _fixed(self, e: Expr) -> Expr:
        """The same array with every bound evaluated, before the loops."""
        if isinstance(e, PartRef):
            return replace(e, base=self._fixed(e.base))
        if not isinstance(e, SectionRef):
            return e
        subscripts: list[Expr | Triplet] = []
        for d, s in enumerate(e.subscripts):
            if isinstance(s, Triplet):
                lower = s.lower if s.lower is not None else _lower(e.base, d)
                upper = s.upper if s.upper is not None else _upper(e.base, d)
                stride = None if s.stride is None else self._once(s.stride)
                subscripts.append(Triplet(self._once(lower), self._once(upper), stride))
            elif s.rank != 0:
                raise NotYet("a section with a vector subscript in an array expression", location(s.at))
            else:
                subscripts.append(self._once(s))
        return replace(e, subscripts=tuple(subscripts))

    def _extent(self, e: Expr, dimension: int) -> Expr:
        if isinstance(e, PartRef):
            return self._extent(e.base, dimension)
        if isinstance(e, VariableRef):
            return _inquire("size", e, dimension)
        assert isinstance(e, SectionRef)
        triplet = [s for s in e.subscripts if isinstance(s, Triplet)][dimension]
        assert triplet.lower is not None and triplet.upper is not None
        span = Binary(INTEGER8, 0, e.at, "-", _wide(triplet.upper), _wide(triplet.lower))
        step = _number(1, e.at) if triplet.stride is None else _wide(triplet.stride)
        total = Binary(INTEGER8, 0, e.at, "+", span, step)
        return total if triplet.stride is None else Binary(INTEGER8, 0, e.at, "/", total, step)

    # what the right side may read

    def _check_overlap(self, value: Expr) -> None:
        """Raises where an element of the right side may have been written before it is read."""
        written = variable_of(self.target)
        assert written is not None
        for node in walk(value):
            if isinstance(node, FunctionCall) and node.rank > 0 and not node.procedure.elemental:
                raise NotYet("an array-valued function", location(node.at))
            if not isinstance(node, (VariableRef, SectionRef)) or node.rank == 0:
                continue
            read = variable_of(node)
            if isinstance(node, VariableRef) and _is_base(node, value):
                continue
            if read is written and not _same(node, self.target):
                raise NotYet("an array assignment that reads other elements of its left side", location(node.at))
            if read is not written and _may_alias(read, written):
                raise NotYet("an array assignment between pointers, targets or associate names", location(node.at))


def _constructed(value: Expr) -> int | None:
    """The number of elements of `value`, where an array constructor of scalars in it shows that; else None."""
    counts = {_count(node) for node in walk(value) if isinstance(node, ArrayConstructor)}
    return counts.pop() if len(counts) == 1 else None


def _count(constructor: ArrayConstructor) -> int | None:
    items = constructor.items
    plain = len(items) <= MOST_ITEMS and all(isinstance(i, Expr) and i.rank == 0 for i in items)
    return len(items) if plain else None


def _base(e: Expr) -> VariableRef | None:
    base = e.base if isinstance(e, PartRef) else e
    base = base.base if isinstance(base, SectionRef) else base
    return base if isinstance(base, VariableRef) else None


def _is_base(node: VariableRef, value: Expr) -> bool:
    """Whether the reference is only the base of a section, an element, or the argument of an inquiry."""
    for parent in walk(value):
        if isinstance(parent, (SectionRef, ElementRef)) and parent.base is node:
            return True
        if isinstance(parent, IntrinsicCall) and parent.rank == 0 and any(a.value is node for a in parent.arguments):
            return True
    return False


def _same(a: Expr, b: Expr) -> bool:
    """Whether both are written alike, and so pick the same elements in the same order."""
    if isinstance(a, PartRef) and isinstance(b, PartRef):
        return _same(a.base, b.base)
    if isinstance(a, PartRef) or isinstance(b, PartRef):
        return _same(a.base if isinstance(a, PartRef) else a, b.base if isinstance(b, PartRef) else b)
    return _alike(a, b)


def _alike(a: object, b: object) -> bool:
    if isinstance(a, VariableRef) and isinstance(b, VariableRef):
        return a.variable is b.variable
    if isinstance(a, Literal) and isinstance(b, Literal):
        return a.value == b.value
    if type(a) is not type(b):
        return False
    if isinstance(a, (SectionRef, ElementRef, Binary, Unary, Convert, Triplet)):
        return all(_alike(getattr(a, f), getattr(b, f)) for f in a._fields if f not in ("at", "type", "rank"))
    if isinstance(a, tuple) and isinstance(b, tuple):
        return len(a) == len(b) and all(_alike(x, y) for x, y in zip(a, b))
    return a == b if isinstance(a, (str, int)) or a is None else False


def _may_alias(a: Variable | None, b: Variable) -> bool:
    if a is None or a.shape is None:
        return False
    if "associate" in (a.storage, b.storage):
        return a.storage != "constant" and a.type == b.type
    pointers = [v for v in (a, b) if "pointer" in v.attributes]
    targets = [v for v in (a, b) if "target" in v.attributes]
    return a.type == b.type and bool(pointers) and len(pointers) + len(targets) > 1


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
    arguments = (Argument(None, e, "array"), Argument(None, _number(dimension + 1, e.at), "dim"))
    return IntrinsicCall(INTEGER8, 0, e.at, name, arguments)


def _number(value: int, at: At) -> Expr:
    return Literal(INTEGER8, 0, at, value)


def _wide(e: Expr) -> Expr:
    if isinstance(e, Literal):
        return replace(e, type=INTEGER8)
    return e if e.type == INTEGER8 else Convert(INTEGER8, 0, e.at, e)


def _sum(a: Expr, b: Expr, at: At) -> Expr:
    return Binary(INTEGER8, 0, at, "+", _wide(a), _wide(b))


def _less_one(e: Expr, at: At) -> Expr:
    return Binary(INTEGER8, 0, at, "-", _wide(e), _number(1, at))
