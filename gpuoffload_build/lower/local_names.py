"""What a loop's scope calls the variables from outside: USE may rename them (F2023 14.2.2)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import VariableRef
from gpuoffload_build.ir.walk import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.symbols import Variable


def local_name(reference: VariableRef) -> str:
    """The name that stands in the source at `reference`, which no pass has moved."""
    at = reference.at
    written: str = at.source.text[at.start : at.end].lower()
    return written if written.isidentifier() else reference.variable.name


def local_names(kernel: Kernel) -> dict[Variable, str]:
    """The local name of each variable that the outlined loop names, from its first reference."""
    names: dict[Variable, str] = {}
    for inside, outside in kernel.loop.outer:
        names.setdefault(outside, inside.name)  # a locality clause names both alike
    roots = (*kernel.body, *(() if kernel.mask is None else (kernel.mask,)))
    for node in walk(roots):
        if isinstance(node, VariableRef):
            names.setdefault(node.variable, local_name(node))
    return names
