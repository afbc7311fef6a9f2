"""Facts of a DO CONCURRENT loop that the host reaches: what its header asks of the host, and what its iterations do."""

from __future__ import annotations

from .collector import Collector
from .statements import enter_loop, header

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Variable

    from .sites import Site


class LoopFacts:
    """Facts of one loop.

    host       sites of the limits and steps, which the host evaluates (reading R1): only purity and unknown names count
    sites      sites of mask and body, in source order; headers of nested loops are among them
    variables  of outside that mask and body touch: READ | WRITE
    """

    __slots__ = ("host", "loop", "sites", "variables")

    def __init__(self, loop: DoConcurrent, host: list[Site], sites: list[Site], variables: dict[Variable, int]) -> None:
        self.loop = loop
        self.host = host
        self.sites = sites
        self.variables = variables


def facts_of_loop(loop: DoConcurrent) -> LoopFacts:
    """The facts of an outermost loop."""
    limits = Collector()
    header(limits, loop.indices)
    iteration = Collector()
    enter_loop(iteration, loop)
    own = {index.variable for index in loop.indices} | iteration.own
    variables = {v: mode for v, mode in iteration.touched.items() if v not in own and v.storage != "constant"}
    return LoopFacts(loop, limits.sites, iteration.sites, variables)
