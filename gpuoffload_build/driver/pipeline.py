"""The pipeline on one loop alone, for what it cannot do yet: the device code is thrown away."""

from __future__ import annotations

from gpuoffload_build.codegen.device_text import print_device
from gpuoffload_build.diagnostics.not_yet import not_yet_implemented
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.lower.pipeline import lower

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.diagnostics.model import Diagnostic, Location, NotYet
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Body, Procedure


def run_pipeline(
    project: Bodies, loop: DoConcurrent, body: Body, reached: Sequence[Procedure], name: str, target: str
) -> None:
    """Lowers and prints a loop that has passed the check; NotYet where that cannot be done."""
    kernel = outline(loop, body, project, name, True, reached)
    print_device([lower(kernel, project, target)], target)


def not_yet(error: NotYet, loop: DoConcurrent) -> Diagnostic:
    """GPU0001 at the construct, with the loop as a second place where it is another one."""
    at: Location = loop.at.source.location(loop.at.start)
    related = () if error.location == at else ((at, "the loop is here"),)
    return not_yet_implemented(error, related)
