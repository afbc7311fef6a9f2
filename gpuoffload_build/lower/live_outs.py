"""Live-out variables that only some iterations write: each write leaves the iteration's number behind (semantics P5).

    if (a(i) > 0) x = a(i)          if (a(i) > 0) then;  x_at = iteration;  x = a(i);  end if

A private array has one mark an element.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import ElementRef, VariableRef
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Assign, Statement
from gpuoffload_build.ir.types import INTEGER8
from gpuoffload_build.ir.walk import location

from .device import DeviceFunction, Mark
from .locals import reference
from .writes import identity, written_by

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.symbols import Variable


def mark_live_outs(
    kernel: Kernel, statements: tuple[Statement, ...], functions: Mapping[str, DeviceFunction], iteration: Variable
) -> tuple[tuple[Statement, ...], tuple[Mark, ...]]:
    """The body with the marks set before each write, and the marks."""
    marks = tuple(Mark(x, _mark(x.private)) for x in kernel.live_outs if not x.always or x.private.shape is not None)
    if not marks:
        return statements, ()
    by_variable = {identity(m.live_out.private): m.variable for m in marks}

    def change(node: Node) -> Node | tuple[Statement, ...]:
        if not isinstance(node, Statement):
            return node
        found = {identity(v) for v in written_by(node, functions)} & set(by_variable)
        if not found:
            return node
        return (*(_set(by_variable[key], node, iteration) for key in found), node)

    return rewrite_statements(statements, change), marks


def _mark(private: Variable) -> Variable:
    return replace(private, name=f"{private.name}_at", key="", type=INTEGER8, storage="temporary", initial=None)


def _set(mark: Variable, write: Statement, iteration: Variable) -> Statement:
    """`mark = iteration`, of the element that `write` defines; a call may define any of them."""
    target: Expr = reference(mark, write.at)
    if isinstance(write, Assign) and isinstance(write.target, ElementRef):
        target = ElementRef(INTEGER8, 0, write.at, target, write.target.subscripts)
    elif mark.shape is not None and isinstance(write, Assign) and not isinstance(write.target, VariableRef):
        raise NotYet("assignment to a part of an array that each iteration has its own of", location(write.at))
    return Assign(write.at, target, reference(iteration, write.at))
