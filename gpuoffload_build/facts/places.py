"""Places: the parts of variables that definite assignment can name, and the sets of them that are assigned.

A path is a tuple of component names and subscript tuples; `()` is the whole variable. A subscript is a constant (int),
a DO variable that stands still (Variable), or None for a whole dimension.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import Literal, Triplet, Unary, VariableRef
from gpuoffload_build.ir.types import DerivedType, ExplicitShape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import Do, Index
    from gpuoffload_build.ir.symbols import Component, Variable
    from gpuoffload_build.ir.types import Shape, Type

    Path = tuple[object, ...]
    State = frozenset[tuple["Variable", Path]]
else:
    Path = State = object

ENUMERATED = 64
"""Arrays up to this size are assigned where each of their elements is."""


class Place:
    """A variable and a path into it. `exact` is False where only a part of what the path names is meant."""

    __slots__ = ("exact", "path", "variable")

    def __init__(self, variable: Variable, path: Path, exact: bool) -> None:
        self.variable = variable
        self.path = path
        self.exact = exact


def constant(expression: Expr | None) -> int | None:
    """The value of an integer literal, signed or not."""
    if isinstance(expression, Literal) and isinstance(expression.value, int) and not isinstance(expression.value, bool):
        return expression.value
    if isinstance(expression, Unary) and expression.op == "neg":
        value = constant(expression.operand)
        return None if value is None else -value
    return None


def subscript_tokens(subscripts: Sequence[Expr | Triplet], still: Sequence[Variable]) -> tuple[object, ...] | None:
    """The path element of `(subscripts)`: `()` for all whole dimensions, None where one of them cannot be named."""
    tokens: list[object] = []
    for subscript in subscripts:
        if isinstance(subscript, Triplet):
            if subscript.lower is not None or subscript.upper is not None or subscript.stride is not None:
                return None
            tokens.append(None)
        elif (value := constant(subscript)) is not None:
            tokens.append(value)
        elif isinstance(subscript, VariableRef) and subscript.variable in still:
            tokens.append(subscript.variable)
        else:
            return None
    return () if all(t is None for t in tokens) else tuple(tokens)


def assign(state: State, place: Place) -> State:
    """`state` with one more place."""
    return state | {(place.variable, place.path)} if place.exact else state


def meet(states: Iterable[State | None]) -> State | None:
    """What is assigned whichever of the ways was taken; None stands for a way that is never taken."""
    result: State | None = None
    for state in states:
        if state is None:
            continue
        if result is None:
            result = state
        else:
            both = {k for k in result if covered(state, *k)} | {k for k in state if covered(result, *k)}
            result = frozenset(both)
    return result


def covered(state: State, variable: Variable, path: Path) -> bool:
    """Whether the place is assigned in `state`: itself, what it is part of, or all of its parts."""
    assigned = [p for v, p in state if v is variable]
    if not assigned:
        return False
    type_, shape = _at(variable, path)
    return _covered(assigned, path, type_, shape)


def _covered(assigned: Sequence[Path], path: Path, type_: Type | None, shape: Shape | None) -> bool:
    if any(_is_prefix(p, path) for p in assigned):
        return True
    longer = [p for p in assigned if len(p) > len(path) and _same(p[: len(path)], path)]
    if not longer:
        return False
    if shape is not None:
        elements = _elements(shape)
        return bool(elements) and all(_covered(assigned, (*path, element), type_, None) for element in elements)
    if isinstance(type_, DerivedType):
        definition = type_.definition
        components: list[Component] = list(definition.components)
        parent = definition.parent
        while parent is not None:
            components += parent.definition.components
            parent = parent.definition.parent
        return bool(components) and all(_covered(assigned, (*path, c.name), c.type, c.shape) for c in components)
    return False


def _is_prefix(short: Path, path: Path) -> bool:
    """Whether what `short` names contains what `path` names."""
    return len(short) <= len(path) and _same(short, path[: len(short)])


def _same(general: Path, special: Path) -> bool:
    for a, b in zip(general, special):
        if isinstance(a, tuple) and isinstance(b, tuple):
            if len(a) != len(b) or any(x is not None and x is not y and x != y for x, y in zip(a, b)):
                return False
        elif a != b:
            return False
    return True


def _elements(shape: Shape) -> list[tuple[int, ...]]:
    """The subscripts of every element of a small array with constant bounds, else none."""
    if not isinstance(shape, ExplicitShape):
        return []
    elements: list[tuple[int, ...]] = [()]
    for lower, upper in zip(shape.lowers, shape.uppers):
        low, high = constant(lower), constant(upper)
        if low is None or high is None or len(elements) * max(0, high - low + 1) > ENUMERATED:
            return []
        elements = [(*e, k) for e in elements for k in range(low, high + 1)]
    return elements


def _at(variable: Variable, path: Path) -> tuple[Type | None, Shape | None]:
    """Type and shape of the place that a path names."""
    type_: Type | None = variable.type
    shape = variable.shape
    for step in path:
        if isinstance(step, str):
            component = _component(type_, step)
            if component is None:
                return None, None
            type_, shape = component.type, component.shape
        else:
            shape = None
    return type_, shape


def _component(type_: Type | None, name: str) -> Component | None:
    while isinstance(type_, DerivedType):
        for component in type_.definition.components:
            if component.name == name:
                return component
        type_ = type_.definition.parent
    return None


def sweep(before: State, end: State, variable: Variable, header: Do | Index) -> State:
    """The state after a loop over `variable` that every iteration leaves with `end`.

    A place `w(k)` that each iteration assigns is assigned over the whole dimension where the loop runs over all of it.
    Every other thing that the iterations assign counts only where the loop has an iteration for certain.
    """
    lower, upper = constant(header.lower), constant(header.upper)
    step = 1 if header.step is None else constant(header.step)
    runs = lower is not None and upper is not None and step == 1 and lower <= upper
    swept: set[tuple[Variable, Path]] = set(before)
    for place in end:
        target, path = place
        position = _position(path, variable)
        if position is None:
            if runs:
                swept.add(place)
            continue
        at, dimension = position
        _, shape = _at(target, path[:at])
        if step in (1, -1) and shape is not None and _whole_dimension(shape, dimension, header, step):
            tokens = path[at]
            assert isinstance(tokens, tuple)
            wide = (*tokens[:dimension], None, *tokens[dimension + 1 :])
            rest = path[at + 1 :]
            swept.add((target, (*path[:at], *(() if all(t is None for t in wide) else (wide,)), *rest)))
    return frozenset(swept)


def _position(path: Path, variable: Variable) -> tuple[int, int] | None:
    for at, step in enumerate(path):
        if isinstance(step, tuple):
            for dimension, token in enumerate(step):
                if token is variable:
                    return at, dimension
    return None


def _whole_dimension(shape: Shape, dimension: int, header: Do | Index, step: int) -> bool:
    """Whether the header runs over all of an explicit-shape dimension with constant bounds."""
    if not isinstance(shape, ExplicitShape):
        return False
    first, last = (header.lower, header.upper) if step == 1 else (header.upper, header.lower)
    low, high = constant(first), constant(last)
    declared_low, declared_high = constant(shape.lowers[dimension]), constant(shape.uppers[dimension])
    if low is None or high is None or declared_low is None or declared_high is None:
        return False
    return low <= declared_low and high >= declared_high
