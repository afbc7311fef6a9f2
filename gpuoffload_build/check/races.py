"""Races between iterations, as warnings: elements that two of them define, scalars that they hand on (P7)."""

from __future__ import annotations

from gpuoffload_build.facts.accesses import accesses
from gpuoffload_build.ir.expr import Binary, ComponentRef, Convert, ElementRef, Literal, Unary, VariableRef
from gpuoffload_build.ir.stmt import Arm, Assign, OmpLoop, SelectCase
from gpuoffload_build.ir.types import IntrinsicType
from gpuoffload_build.ir.walk import walk

from .finding import Finding
from .pinned import Pins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.facts.accesses import Accesses
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import DoConcurrent, Index
    from gpuoffload_build.ir.symbols import At, Variable


def races(loop: DoConcurrent) -> Iterator[Finding]:
    """Scalars that iterations hand on to one another, and elements and components that an unconditional assignment
    defines whatever one of the loop's indices is.
    """
    pins = Pins(loop)
    if pins.one_iteration:
        return
    private = {*loop.local, *loop.local_init, *(r.variable for r in loop.reductions)}
    if isinstance(loop, OmpLoop):
        private.update(loop.last)
    found = accesses(loop.body, () if loop.mask is None else (loop.mask,))
    yield from _scalars(loop, private, found, pins)
    yield from _parts(loop, private, found, pins)


def _scalars(loop: DoConcurrent, private: set[Variable], found: Accesses, pins: Pins) -> Iterator[Finding]:
    """Not where some test of an index may let one iteration in only."""
    indices = frozenset(index.variable for index in loop.indices)
    if any(_picks(node, pins) for node in walk(loop.body)):
        return
    for access in found.by_variable.values():
        variable = access.variable
        if variable.shape is not None or not isinstance(variable.type, IntrinsicType) or variable in found.own:
            continue
        if variable in private or variable in indices or variable.storage in ("associate", "constant"):
            continue
        if access.written is None:
            continue
        if isinstance(loop, OmpLoop):
            if access.read is not None:
                yield _shared(access.written, variable)
        elif access.exposed is not None:
            yield Finding(
                "GPU0205",
                access.written,
                (),
                f"'{variable.name}' may be used by one iteration after another one has defined it",
                "an iteration may not use a value that another one defines (F2023 11.1.7.5)",
                f"define '{variable.name}' before it is used in each iteration, or use reduce",
            )


def _picks(node: object, pins: Pins) -> bool:
    if isinstance(node, Arm):
        return pins.of(node.condition, pins.known) != pins.known
    if isinstance(node, SelectCase):
        return any(pins.of_case(node, at, pins.known) != pins.known for at in range(len(node.cases)))
    return False


def _shared(at: At, variable: Variable) -> Finding:
    name = variable.name
    return Finding(
        "GPU0205",
        at,
        (),
        f"'{name}' is shared by the iterations of the OpenMP loop, which define and use it",
        "variables that no clause names are shared (OpenMP 5.2, 5.1.1), so that iterations may see each other's values",
        f"add private({name}) to the directive, or a reduction clause",
    )


def _parts(loop: DoConcurrent, private: set[Variable], found: Accesses, pins: Pins) -> Iterator[Finding]:
    varying = pins.varying - pins.open
    for s in loop.body:
        if not isinstance(s, Assign) or isinstance(s.target, VariableRef):
            continue
        subscripts, base = _subscripts(s.target)
        if base is None or base.variable in private or base.variable.storage == "associate":
            continue
        if not isinstance(loop, OmpLoop) and _own_of_iteration(base.variable, found):
            continue
        nodes = [node for subscript in subscripts for node in walk(subscript)]
        used = {node.variable for node in nodes if isinstance(node, VariableRef)}
        if used & varying or not all(_plain(node) for node in nodes):
            continue
        for index in loop.indices:
            if index.variable in pins.open - pins.known - used:
                yield _race(s, base.variable, index, isinstance(loop, OmpLoop))
                break


def _subscripts(target: Expr) -> tuple[list[Expr], VariableRef | None]:
    """The subscripts in an element or component, and the variable that it is part of, None where it is of none."""
    subscripts: list[Expr] = []
    while isinstance(target, (ComponentRef, ElementRef)):
        if isinstance(target, ElementRef):
            subscripts += target.subscripts
        target = target.base
    return subscripts, target if isinstance(target, VariableRef) else None


def _own_of_iteration(variable: Variable, found: Accesses) -> bool:
    """Whether each iteration has its own, because it defines all of it or what it then uses: the last one's stays (P5,
    P7).
    """
    access = found.by_variable.get(variable)
    if access is None or not access.defined or access.exposed is not None or access.partial:
        return False
    return access.read is not None or variable.shape is None or found.always(variable)


def _plain(node: object) -> bool:
    return isinstance(node, (Binary, Convert, ElementRef, Literal, Unary, VariableRef))


def _race(s: Assign, array: Variable, index: Index, omp: bool) -> Finding:
    name = index.variable.name
    why = "an iteration may not define what another one defines (F2023 11.1.7.5)"
    if omp:
        why = "iterations run at the same time, and define it without synchronization (OpenMP 5.2, 1.4.1)"
    own, reduction = ("private", "a reduction clause") if omp else ("local", "reduce")
    part, way = f"element of '{array.name}'", f"let the subscripts depend on '{name}', "
    if isinstance(s.target, ComponentRef):
        part, way = f"component '{s.target.component.name}' of '{array.name}'", ""
    return Finding(
        "GPU0205",
        s.at,
        (),
        f"iterations that differ in '{name}' alone define the same {part}",
        f"{why}; which one comes last is not determined",
        f"{way}make '{array.name}' {own}, or use {reduction}",
    )
