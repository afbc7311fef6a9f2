"""The compile half: finds the loops of a file, judges what this file shows of them, and writes the host source.

What other files decide is judged at the link (D1b). A loop that the lowering cannot do yet is refused here where this
file alone shows it, so that the error comes at the earliest.
"""

from __future__ import annotations

from gpuoffload_build.check.check import check_loops
from gpuoffload_build.codegen.arguments import fields
from gpuoffload_build.codegen.host_convention import argument_captures, check_passable
from gpuoffload_build.codegen.host_fortran import rewrite
from gpuoffload_build.diagnostics.model import Diagnostic, Location, NotYet
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.syntax.parser import parse

from .job import Rewritten
from .loop_names import loop_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.stmt import DoConcurrent

    from .job import CompileJob


def compile_loops(job: CompileJob) -> Rewritten | list[Diagnostic]:
    """The host source with every loop replaced by its launch, or the errors of all loops that fail (C5)."""
    source = job.source()
    tree = parse(source.text)
    if tree.errors:
        return [
            Diagnostic("GPU0109", "error", source.location(at), f"the source could not be read: {message}")
            for at, message in tree.errors
        ]
    project = Project(job.modules())
    unit = project.add(ParsedFile(source, tree, job.language_options()))
    loops = unit.loops()
    errors = [d for d in unit.diagnostics if d.severity == "error"]
    if errors:
        return errors
    if not loops:
        return Rewritten(None, [])
    outcomes = check_loops(project, loops, job.target, False, job.gpu.fallback)
    names = loop_names(source, [loop for loop, _ in loops], job.language)
    diagnostics: list[Diagnostic] = []
    kernels: list[Kernel] = []
    for (loop, body), outcome, name in zip(loops, outcomes, names):
        diagnostics += outcome.warnings
        if outcome.diagnostic is not None:
            diagnostics.append(outcome.diagnostic)
        if outcome.where != "device":
            continue
        try:
            kernel = outline(loop, body, project, name, False)
            for capture in argument_captures(kernel):
                check_passable(capture)
            fields(kernel)
        except NotYet as error:
            diagnostics.append(not_yet(error, loop))
        else:
            kernels.append(kernel)
    if any(d.severity == "error" for d in diagnostics):
        return diagnostics
    return Rewritten(rewrite(source, kernels), [entry(k) for k in kernels], None, tuple(diagnostics))


def not_yet(error: NotYet, loop: DoConcurrent) -> Diagnostic:
    """GPU0001 at the construct, with the loop as a second place where it is another one."""
    at: Location = loop.at.source.location(loop.at.start)
    related = () if error.location == at else ((at, "the loop is here"),)
    return Diagnostic("GPU0001", "error", error.location, f"not yet implemented: {error.message}", related=related)


def entry(kernel: Kernel) -> dict[str, object]:
    """The record's line of an offloaded loop."""
    at = kernel.loop.at.source.location(kernel.loop.at.start)
    return {"name": kernel.name, "line": at.line, "column": at.column, "file": at.file, "procedure": kernel.procedure}
