"""Array assignment becomes loops over elements (F2023 10.2.1.3), where each element's value is elementwise.

    x(2:n) = a*y(1:n-1)             do k = 0, n - 2;  x(2 + k) = a*y(1 + k);  end do

Scalars on the right are evaluated once, before. A right side that may read what the left side writes, and array-valued
functions, are not done here.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.facts.accesses import root
from gpuoffload_build.ir.expr import (
    ArrayConstructor,
    Binary,
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
from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Assign, Statement
from gpuoffload_build.ir.walk import location, walk

from .elements import Elements, number
from .locals import Locals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Variable

MOST_ITEMS = 64


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
    if root(target) is None or _base(target) is None:
        raise NotYet("an array assignment of this form", location(assignment.at))
    if isinstance(target, VariableRef) and "allocatable" in target.variable.attributes and assignment.value.rank > 0:
        raise NotYet("assignment to a whole allocatable array, which may reallocate it,", location(assignment.at))
    return _Expansion(assignment, scope).statements()


class _Expansion:
    def __init__(self, assignment: Assign, scope: Locals) -> None:
        self.assignment = assignment
        self.at = assignment.at
        self.elements = Elements(assignment.at, scope)
        self.target = assignment.target

    def statements(self) -> tuple[Statement, ...]:
        value, elements = self.assignment.value, self.elements
        target = elements.fixed(self.target)
        check_overlap(self.target, value)
        count = _constructed(value)
        if count is not None and target.rank == 1:
            # x = [a, b]*y: all scalars first, then one assignment an element
            stores = tuple(self._store(target, (number(n, self.at),)) for n in range(count))
        else:
            stores = elements.loops(target, lambda places: (self._store(target, places),))
        return (*elements.before, *stores)

    def _store(self, target: Expr, places: tuple[Expr, ...]) -> Statement:
        elements = self.elements
        return Assign(self.at, elements.element(target, places), elements.scalar(self.assignment.value, places))


def check_overlap(target: Expr, value: Expr) -> None:
    """Raises where an element that `value` reads may have been written, as an element of `target`, before."""
    written = root(target)
    assert written is not None
    for node in walk(value):
        if isinstance(node, FunctionCall) and node.rank > 0 and not node.procedure.elemental:
            raise NotYet("an array-valued function", location(node.at))
        if not isinstance(node, (VariableRef, SectionRef)) or node.rank == 0:
            continue
        read = root(node)
        if isinstance(node, VariableRef) and _is_base(node, value):
            continue
        if read is written and not _same(node, target):
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
