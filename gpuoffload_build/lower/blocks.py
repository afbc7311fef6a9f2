"""BLOCK goes away: its variables become locals of the body (F2023 11.1.4). Symbols are objects, so none clash."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Block, Exit, Statement
from gpuoffload_build.ir.walk import location, walk

from .locals import Locals


def flatten_blocks(statements: tuple[Statement, ...], scope: Locals) -> tuple[Statement, ...]:
    """ENSURES that the Blocks left declare nothing and are the target of an EXIT."""
    left = {node.construct for node in walk(statements) if isinstance(node, Exit)}

    def change(node: Node) -> Node | tuple[Statement, ...]:
        if not isinstance(node, Block):
            return node
        for variable in node.variables:
            if variable.initial is not None and variable.storage != "constant":
                raise NotYet("a variable of BLOCK with initialization", location(variable.at))
            if variable.storage == "saved":
                raise NotYet(f"the variable {variable.name!r} with the SAVE attribute", location(variable.at))
        scope.add(*(v for v in node.variables if v.storage != "constant"))
        return replace(node, variables=()) if node.construct in left else node.body

    return rewrite_statements(statements, change)
