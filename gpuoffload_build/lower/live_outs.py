"""Live-out scalars that only some iterations write: each write leaves the iteration's number behind (semantics P5).

if (a(i) > 0) x = a(i)          if (a(i) > 0) then;  x = a(i);  x_at = iteration;  end if
"""

from __future__ import annotations

from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Assign, Do, Statement
from gpuoffload_build.ir.types import INTEGER8

from .device import DeviceFunction, Mark
from .locals import reference, scalar
from .writes import identity, written_by

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.symbols import Variable


def mark_live_outs(
    kernel: Kernel, statements: tuple[Statement, ...], functions: Mapping[str, DeviceFunction], iteration: Variable
) -> tuple[tuple[Statement, ...], tuple[Mark, ...]]:
    """The body with the marks set, and the marks."""
    marks = tuple(
        Mark(x, scalar(f"{x.private.name}_at", INTEGER8, x.private.at)) for x in kernel.live_outs if not x.always
    )
    if not marks:
        return statements, ()
    by_variable = {identity(m.live_out.private): m for m in marks}

    def change(node: Node) -> Node | tuple[Statement, ...]:
        if not isinstance(node, Statement):
            return node
        found = {identity(v): v for v in written_by(node, functions) if identity(v) in by_variable}
        if not found:
            return node
        set_marks = tuple(
            Assign(node.at, reference(by_variable[key].variable, node.at), reference(iteration, node.at))
            for key in found
        )
        return (*set_marks, node) if isinstance(node, Do) else (node, *set_marks)

    return rewrite_statements(statements, change), marks
