"""Races that can be proved: an element that two iterations define whatever the program does (P7); warnings."""

from __future__ import annotations

from gpuoffload_build.facts.accesses import accesses
from gpuoffload_build.facts.collector import WRITE, Collector
from gpuoffload_build.ir.expr import Binary, Convert, ElementRef, Literal, Unary, VariableRef
from gpuoffload_build.ir.stmt import Assign
from gpuoffload_build.ir.walk import walk

from .accumulation import at_most_one
from .finding import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.facts.accesses import Access
    from gpuoffload_build.ir.stmt import DoConcurrent, Index
    from gpuoffload_build.ir.symbols import Variable


def races(loop: DoConcurrent) -> Iterator[Finding]:
    """Elements that an unconditional assignment defines whatever one of the loop's indices is."""
    indices = {index.variable for index in loop.indices}
    private = {*loop.local, *loop.local_init, *(r.variable for r in loop.reductions)}
    found = accesses(loop.body, () if loop.mask is None else (loop.mask,))
    varying = (_defined_in(loop) | private) - indices
    for s in loop.body:
        if not isinstance(s, Assign) or not isinstance(s.target, ElementRef):
            continue
        base = s.target.base
        if not isinstance(base, VariableRef) or base.variable in private or base.variable.storage == "associate":
            continue
        if _own_of_iteration(found.by_variable.get(base.variable)):
            continue
        nodes = [node for subscript in s.target.subscripts for node in walk(subscript)]
        used = {node.variable for node in nodes if isinstance(node, VariableRef)}
        if used & varying or not all(_plain(node) for node in nodes):
            continue
        for index in loop.indices:
            if index.variable not in used and not at_most_one(index):
                yield _race(s, base.variable, index)
                break


def _own_of_iteration(access: Access | None) -> bool:
    """Whether each iteration has its own array, because it defines what it uses: the last one's stays (P5, P7)."""
    return access is not None and access.defined and access.exposed is None and not access.partial


def _defined_in(loop: DoConcurrent) -> set[Variable]:
    collector = Collector()
    collector.statements(loop.body)
    return {variable for variable, mode in collector.touched.items() if mode & WRITE}


def _plain(node: object) -> bool:
    return isinstance(node, (Binary, Convert, ElementRef, Literal, Unary, VariableRef))


def _race(s: Assign, array: Variable, index: Index) -> Finding:
    name = index.variable.name
    return Finding(
        "GPU0205",
        s.at,
        (),
        f"iterations that differ in '{name}' alone define the same element of '{array.name}'",
        "an iteration may not define what another one defines (F2023 11.1.7.5); which one comes last is not determined",
        f"let the subscripts depend on '{name}', make '{array.name}' local, or use reduce",
    )
