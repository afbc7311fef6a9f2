"""The order in which the indices of a kernel vary: neighbouring threads should touch neighbouring elements.

    do concurrent (j = 1:n, i = 1:n);  b(i, j) = a(i, j);  end do         i varies fastest, though j stands first

Iterations may run in any order (F2023 11.1.7.5); where a live-out variable shows which one came last, or a reduction
of reals adds in some order, the order of the header is kept."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ElementRef, SectionRef, VariableRef
from gpuoffload_build.ir.walk import walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.kernel import Kernel


def index_order(kernel: Kernel) -> tuple[int, ...]:
    """Numbers of the indices, the fastest first."""
    count = len(kernel.indices)
    given = tuple(range(count))
    if count == 1 or kernel.live_outs or kernel.reductions:
        return given
    uses = [0] * count
    numbers = {id(index.variable): n for n, index in enumerate(kernel.indices)}
    for node in walk(kernel.body):
        if isinstance(node, (ElementRef, SectionRef)) and node.subscripts:
            inside = {id(v.variable) for v in walk(node.subscripts[0]) if isinstance(v, VariableRef)}
            for key, n in numbers.items():
                uses[n] += key in inside
    fastest = max(given, key=lambda n: (uses[n], -n))
    return (fastest, *(n for n in given if n != fastest))
