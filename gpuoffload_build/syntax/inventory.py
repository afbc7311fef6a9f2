"""What a file holds, in terms that any Fortran parser shares: units, procedures, calls, loops, input and output.

    kind                                     name
    module, submodule, program, block data   the unit's, '' for a main program or block data without one
    procedure                                of subprograms, separate module procedures and interface bodies
    call                                     the last part of the designator in a CALL statement
    do, do while, do concurrent              ''; DO without loop control is 'do while'
    input/output                             read, write, print, open ...
"""

from __future__ import annotations

from . import nodes
from .walk import children

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Item = tuple[str, str, int]
    """Kind, name, and the offset at which its statement begins."""


def inventory(tree: nodes.File) -> Iterator[Item]:
    """The items of a file, in no particular order. What stands in an IF statement stands where that begins."""
    stack: list[tuple[nodes.Node, int]] = [(unit, unit.pos) for unit in tree.units]
    while stack:
        node, at = stack.pop()
        item = _item(node)
        if item is not None:
            yield (*item, at)
        inside = isinstance(node, nodes.IfStmt)
        below = (child for child in children(node) if not isinstance(child, nodes.Expr))
        stack += [(child, at if inside else child.pos) for child in below]


def _item(node: nodes.Node) -> tuple[str, str] | None:
    if isinstance(node, nodes.Call):
        return "call", _last_name(node.procedure)
    if isinstance(node, nodes.Io):
        return "input/output", node.keyword
    if isinstance(node, nodes.DoConcurrent):
        return "do concurrent", ""
    if isinstance(node, nodes.DoLoop):
        return "do", ""
    if isinstance(node, nodes.DoWhile):
        return "do while", ""
    if isinstance(node, nodes.Procedure):
        return "procedure", node.name
    if isinstance(node, nodes.Module):
        return "module", node.name
    if isinstance(node, nodes.Submodule):
        return "submodule", node.name
    if isinstance(node, nodes.MainProgram):
        return "program", node.name or ""
    if isinstance(node, nodes.BlockData):
        return "block data", node.name or ""
    return None


def _last_name(designator: nodes.Expr) -> str:
    while isinstance(designator, nodes.Reference | nodes.Coindexed):
        designator = designator.base
    return designator.name if isinstance(designator, nodes.Component) else getattr(designator, "id", "")
