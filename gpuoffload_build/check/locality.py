"""DEFAULT(NONE): every variable of the enclosing scopes that the block names must have a locality (F2023 11.1.7.2)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ImpliedDo, VariableRef
from gpuoffload_build.ir.stmt import Associate, Block, DoConcurrent, Forall, SelectRank, SelectType
from gpuoffload_build.ir.walk import walk

from .finding import Finding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.ir.symbols import Body, Variable


def locality_findings(loop: DoConcurrent, body: Body) -> Iterator[Finding]:
    """One finding a variable that DEFAULT(NONE) misses, at its first use in the block."""
    if not loop.default_none:
        return
    known = _named(loop)
    for node in walk(loop.body):
        known |= _declared_by(node)
    for node in walk(loop.body):
        if isinstance(node, VariableRef) and node.variable not in known and not _exempt(node.variable, body):
            known.add(node.variable)
            name = node.variable.name
            yield Finding(
                "GPU0206",
                node.at,
                (),
                f"variable '{name}' has no locality, and the loop says default(none)",
                "default(none) asks that each variable of the enclosing scope be named (F2023 11.1.7.2)",
                f"add shared({name}), local({name}) or what else it is to the do concurrent statement",
            )


def _named(loop: DoConcurrent) -> set[Variable]:
    known = {index.variable for index in loop.indices}
    known.update(loop.local, loop.local_init, loop.shared)
    known.update(reduction.variable for reduction in loop.reductions)
    return known


def _declared_by(node: object) -> set[Variable]:
    """The variables that a construct inside the block brings with it."""
    if isinstance(node, Block):
        return set(node.variables)
    if isinstance(node, Associate):
        return {pair.variable for pair in node.pairs}
    if isinstance(node, (SelectType, SelectRank)):
        return {case.associate for case in node.cases}
    if isinstance(node, DoConcurrent):
        return {index.variable for index in node.indices} | {*node.local, *node.local_init}
    if isinstance(node, Forall):
        return {index.variable for index in node.indices}
    if isinstance(node, ImpliedDo):
        return {node.variable}
    return set()


def _exempt(variable: Variable, body: Body) -> bool:
    """Constants, and variables of other modules: they are not entities of a scope that contains the loop."""
    if variable.storage in ("constant", "index", "associate", "temporary"):
        return True
    if variable.storage != "module":
        return False
    return variable.at.source is not body.at.source
