"""Asserts that a device unit is what the printers take (`ir/verify.py` says what holds)."""

from __future__ import annotations

from gpuoffload_build.ir.verify import verify_lowered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.node import Node

    from .device import DeviceFunction, DeviceUnit


def verify(unit: DeviceUnit) -> None:
    """Raises CompilerBug where lowering left something undone."""
    kernel = unit.kernel
    visible = [
        *(c.variable for c in kernel.captures),
        *(p.variable for p in kernel.privates),
        *unit.variables,
        *(m.variable for m in unit.marks),
        unit.iteration,
    ]
    roots: list[Node] = list(kernel.body)
    if kernel.mask is not None:
        roots.append(kernel.mask)
    verify_lowered(roots, visible)
    for _, function in unit.functions:
        _verify_function(function)


def _verify_function(function: DeviceFunction) -> None:
    visible = [p.variable for p in (*function.dummies, *function.outer)]
    visible += function.variables
    if function.result is not None:
        visible.append(function.result)
    verify_lowered(function.statements, visible)
