"""What must hold after lowering (DESIGN.md, section 1), asserted in the tests of lower and codegen."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import CompilerBug

from . import expr, stmt
from .walk import location, walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .node import Node
    from .symbols import Variable

GONE = (
    stmt.Associate,
    stmt.DoConcurrent,
    stmt.Where,
    stmt.Forall,
    expr.DispatchCall,
    expr.UnknownExpr,
    stmt.DispatchCallStatement,
    stmt.UnknownCall,
)


def verify_lowered(roots: Iterable[Node], visible: Iterable[Variable]) -> None:
    """Raises CompilerBug unless `roots` are lowered and name only `visible` variables and constants."""
    known: set[int | str] = set()
    for v in visible:
        known.add(v.key if v.storage == "module" else id(v))
    for root in roots:
        _verify(root, known)


def _verify(root: Node, known: set[int | str]) -> None:
    constructs = {
        n.construct for n in walk(root) if isinstance(n, (stmt.Do, stmt.DoWhile, stmt.Block, stmt.SelectCase))
    }
    for node in walk(root):
        if isinstance(node, GONE):
            raise CompilerBug(f"{type(node).__name__} after lowering", location(node.at))
        if isinstance(node, stmt.Block) and node.variables:
            raise CompilerBug("a BLOCK with variables after lowering", location(node.at))
        if isinstance(node, stmt.Assign) and node.target.rank > 0:
            raise CompilerBug("an array assignment after lowering", location(node.at))
        if isinstance(node, stmt.Exit) and node.construct not in constructs:
            raise CompilerBug("an EXIT that leaves nothing", location(node.at))
        if isinstance(node, expr.VariableRef):
            v = node.variable
            if v.storage != "constant" and (v.key if v.storage == "module" else id(v)) not in known:
                raise CompilerBug(f"{v.name!r} is not declared here", location(node.at))
