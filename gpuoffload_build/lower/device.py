"""What lowering makes: a kernel and the functions that it calls, ready to print as C."""

from __future__ import annotations

from gpuoffload_build.ir.node import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.kernel import Kernel, LiveOut
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import Procedure, Variable


class Parameter(Node):
    """How a device function gets a variable: a dummy argument, or one of its host or a module.

    form: 'value' | 'optional' (a value that may be absent) | 'pointer' (null when absent or unallocated) | 'view'
    """

    variable: Variable
    form: str


class DeviceFunction(Node):
    """One procedure. `outer`: the variables of others that it or its callees touch, passed after the dummies."""

    procedure: Procedure
    dummies: tuple[Parameter, ...]
    outer: tuple[Parameter, ...]
    result: Variable | None
    variables: tuple[Variable, ...]
    statements: tuple[Statement, ...]


class Mark(Node):
    """The variable that holds the number of the iteration which wrote a live-out scalar last in this thread."""

    live_out: LiveOut
    variable: Variable


class DeviceUnit(Node):
    """One kernel, its body lowered. `variables` are the locals that the body declares beyond the kernel's privates;
    `iteration` stands for the number of the iteration, from 0. `functions`: callees first, with the key in calls.
    `order`: numbers of the kernel's indices, the fastest first."""

    kernel: Kernel
    functions: tuple[tuple[str, DeviceFunction], ...]
    variables: tuple[Variable, ...]
    iteration: Variable
    marks: tuple[Mark, ...]
    order: tuple[int, ...]
