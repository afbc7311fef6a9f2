"""Which private scalars are seen after their loop (semantics P5): conservative, and free of false negatives."""

from __future__ import annotations

from gpuoffload_build.facts.accesses import accesses, root
from gpuoffload_build.ir.expr import Expr, VariableRef
from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.stmt import Assign, Do, DoConcurrent
from gpuoffload_build.ir.walk import children

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.ir.symbols import Body, Variable


def live_after(variable: Variable, loop: DoConcurrent, body: Body, project: Bodies) -> bool:
    """Whether something may read the value that the loop leaves in `variable`.

    A local variable is not live when every other place that reads it is a loop that defines it first: another DO
    CONCURRENT where it is private too, or a DO loop that it is the variable of. Internal procedures may read it at any
    time.
    """
    if variable.storage not in ("local", "index", "temporary"):
        return True  # a dummy, result, module or saved variable: seen from outside
    if not variable.attributes.isdisjoint(("target", "pointer", "save", "volatile")) or variable.linker is not None:
        return True
    if variable not in body.variables and not _in_block(variable, body):
        return True  # host-associated
    if _reads(body.statements, variable, loop):
        return True
    for procedure in body.internal:
        inner = project.body(procedure)
        if inner is not None and _reads(inner.statements, variable, loop):
            return True
    return False


def _in_block(variable: Variable, body: Body) -> bool:
    """Whether it is declared in a BLOCK of the body, which then owns it."""
    return body.procedure is None or variable.owner == body.procedure.key


def _reads(roots: Iterable[Node], variable: Variable, loop: DoConcurrent) -> bool:
    return any(_uses(root_, variable, loop) for root_ in roots)


def _uses(node: Node, variable: Variable, loop: DoConcurrent) -> bool:
    """Whether there is a use of `variable` below `node`, apart from those that a definition in the same loop feeds."""
    if node is loop:
        return any(_uses(e, variable, loop) for e in _limits(loop))
    if isinstance(node, VariableRef):
        return node.variable is variable
    if isinstance(node, DoConcurrent) and any(
        outside is variable and inside in node.local_init for inside, outside in node.outer
    ):
        return True
    if isinstance(node, DoConcurrent) and _private_in(node, variable):
        return any(_uses(e, variable, loop) for e in _limits(node))
    if isinstance(node, Do) and root(node.variable) is variable:
        return any(_uses(e, variable, loop) for e in (node.lower, node.upper, node.step) if e is not None)
    if isinstance(node, Assign) and isinstance(node.target, VariableRef) and node.target.variable is variable:
        return _uses(node.value, variable, loop)
    return any(_uses(child, variable, loop) for child in children(node))


def _limits(loop: DoConcurrent) -> Iterator[Expr]:
    for index in loop.indices:
        yield index.lower
        yield index.upper
        if index.step is not None:
            yield index.step


def _private_in(loop: DoConcurrent, variable: Variable) -> bool:
    """Whether the iterations of another loop define the variable before they use it."""
    found = accesses(loop.body, () if loop.mask is None else (loop.mask,))
    access = found.by_variable.get(variable)
    if variable in (r.variable for r in loop.reductions) or any(b is variable for _, b in loop.outer):
        return False
    return access is not None and access.written is not None and access.exposed is None and not access.partial
