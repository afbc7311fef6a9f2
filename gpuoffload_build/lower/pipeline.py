"""From an outlined loop to what prints as C: the passes, in their order."""

from __future__ import annotations

from gpuoffload_build.ir.node import replace
from gpuoffload_build.ir.types import INTEGER8

from .array_reductions import expand_array_reductions
from .associate import inline_associate
from .blocks import flatten_blocks
from .callees import callees
from .device import DeviceFunction, DeviceUnit
from .device_functions import DeviceFunctions
from .elementwise import expand_array_assignments
from .external_calls import resolve_external_calls
from .index_order import index_order
from .live_outs import mark_live_outs
from .locals import Locals, scalar
from .nested import serialise_nested
from .signature import device_function
from .where import expand_where

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.stmt import Statement

BODY_PASSES = (
    inline_associate,  # a name becomes what it stands for; leaves a Block
    flatten_blocks,  # variables of blocks become locals of the body
    serialise_nested,  # do concurrent inside becomes do
    expand_where,  # WHERE becomes loops with IF
    expand_array_reductions,  # sum(a) becomes loops before the statement
    expand_array_assignments,  # an array assignment becomes loops over its elements
)


def lower(kernel: Kernel, project: Bodies, target: str) -> DeviceUnit:
    """The kernel with all procedures that it reaches, for `target` (cuda, cuda_cpu, metal_cpu). Raises NotYet."""
    functions: dict[str, DeviceFunction] = {}
    provided = DeviceFunctions(project)
    mask = provided.expression(kernel.mask) if kernel.mask is not None else None
    body = resolve_external_calls(kernel.body, project)
    kernel = replace(kernel, body=provided.statements(body), mask=mask)
    for callee in callees(kernel, project, provided.provided):
        own = Locals(v for v in callee.body.variables if v.storage in ("local", "index"))
        statements = _lower_body(provided.statements(callee.statements), own)
        functions[callee.key] = device_function(callee.procedure, tuple(own.variables), statements, functions)
    own = Locals()
    body = _lower_body(kernel.body, own)
    iteration = scalar("iteration", INTEGER8, kernel.loop.header_at)
    body, marks = mark_live_outs(kernel, body, functions, iteration)
    body = expand_array_assignments(body, own)  # marks of arrays
    return DeviceUnit(
        replace(kernel, body=body),
        tuple(functions.items()),
        tuple(own.variables),
        iteration,
        marks,
        index_order(kernel),
    )


def _lower_body(statements: tuple[Statement, ...], own: Locals) -> tuple[Statement, ...]:
    for run in BODY_PASSES:
        statements = run(statements, own)
    return statements
