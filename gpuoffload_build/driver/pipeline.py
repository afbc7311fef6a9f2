"""The pipeline on one loop alone, for what it cannot do yet."""

from __future__ import annotations

from gpuoffload_build.codegen.device_text import print_device
from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.lower.pipeline import lower

from .offload import not_yet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.check.program import Program
    from gpuoffload_build.diagnostics.model import Diagnostic
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Body, Procedure


def what_stops(
    program: Program, loop: DoConcurrent, body: Body, reached: Sequence[Procedure], target: str
) -> Diagnostic | None:
    """GPU0001 where lowering or printing cannot do the loop, which has passed the check; None where it can."""
    try:
        kernel = outline(loop, body, program, "loop", True, reached)
        print_device([lower(kernel, program, target)], target)
    except NotYet as error:
        return not_yet(error, loop)
    return None
