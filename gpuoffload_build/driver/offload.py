"""The compile half: finds the loops of a file, judges what this file shows of them, and writes the host source.

What other files decide is judged at the link (D1b). A loop that the lowering cannot do yet is refused here where this
file alone shows it, so that the error comes at the earliest.
"""

from __future__ import annotations

from gpuoffload_build.check.check import check_loops
from gpuoffload_build.codegen.arguments import fields
from gpuoffload_build.codegen.host_fortran import apply, construct_start, launch, launch_or_loop
from gpuoffload_build.codegen.locality import host_form, needs_lowering, unused_form
from gpuoffload_build.diagnostics.model import Diagnostic, NotYet
from gpuoffload_build.ir.stmt import DoConcurrent, OmpLoop
from gpuoffload_build.ir.walk import walk
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.syntax.nodes import DoConcurrent as Tree
from gpuoffload_build.syntax.nodes import Node as TreeNode
from gpuoffload_build.syntax.parser import parse

from .job import Rewritten
from .loop_names import loop_names
from .pipeline import not_yet, run_pipeline

UNREADABLE = (
    "what stands there may belong to a loop or to something that a loop reaches, and is never guessed",
    "please report the statement; to go on, write it in another way, or compile this file without --gpu",
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.codegen.host_fortran import Edit
    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.symbols import Body, Procedure
    from gpuoffload_build.source.text import Source
    from gpuoffload_build.syntax.nodes import File

    from .job import CompileJob


def compile_loops(job: CompileJob) -> Rewritten | list[Diagnostic]:
    """The host source with every loop replaced by its launch, or the errors of all loops that fail (C5)."""
    source = job.source()
    tree = parse(source.text)
    if tree.errors:
        return [
            Diagnostic("GPU0109", "error", source.location(at), f"the source could not be read: {error}", *UNREADABLE)
            for at, error in tree.errors
        ]
    project = Project(job.modules())
    unit = project.add(ParsedFile(source, tree, job.language_options()))
    loops = unit.loops()
    if not loops:
        return Rewritten(None, [])
    return _Compile(job, source, project, tree).loops(loops)


class _Compile:
    def __init__(self, job: CompileJob, source: Source, project: Project, tree: File) -> None:
        self.job = job
        self.source = source
        self.project = project
        self.trees = concurrent_trees(tree)
        self.diagnostics: list[Diagnostic] = []
        self.edits: list[Edit] = []
        self.entries: list[dict[str, object]] = []

    def loops(self, loops: Sequence[tuple[DoConcurrent, Body]]) -> Rewritten | list[Diagnostic]:
        fallback = self.job.gpu.fallback or self.job.gpu.show
        outcomes = check_loops(self.project, loops, self.job.target, False, fallback)
        names = loop_names(self.source, [loop for loop, _ in loops], self.job.language)
        for (loop, body), outcome, name in zip(loops, outcomes, names):
            self.diagnostics += outcome.warnings
            if outcome.diagnostic is not None:
                self.diagnostics.append(outcome.diagnostic)
            try:
                if outcome.where == "device":
                    if not outcome.deferred:
                        self.lower(loop, body, name, outcome.reached)
                    self.offload(loop, body, name, bool(outcome.deferred) and fallback)
                elif outcome.where == "host":
                    self.edits += self.lowered(loop)
            except NotYet as error:
                self.diagnostics.append(not_yet(error, loop))
        if any(d.severity == "error" for d in self.diagnostics):
            return self.diagnostics
        if not self.edits:
            return Rewritten(None, [], None, tuple(self.diagnostics))
        launched = self.entries or None  # all on the host: as where nothing is rewritten, the link looks for the loops
        return Rewritten(apply(self.source, self.edits), launched, None, tuple(self.diagnostics))

    def lower(self, loop: DoConcurrent, body: Body, name: str, reached: Sequence[Procedure]) -> None:
        """Lowers and prints a loop that this file shows as a whole: NotYet is raised now and not at the link."""
        run_pipeline(self.project, loop, body, reached, name, self.job.target)

    def offload(self, loop: DoConcurrent, body: Body, name: str, both: bool) -> None:
        """`both`: the link decides between device and host, so the source gets both forms (D4a)."""
        kernel = outline(loop, body, self.project, name, False)
        fields(kernel)
        self.edits += launch_or_loop(kernel, self.lowered(loop)) if both else launch(kernel, self.lowered(loop, False))
        self.entries.append(entry(kernel, both))

    def lowered(self, loop: DoConcurrent, runs: bool = True) -> list[Edit]:
        """Edits of the loop for the host compiler, and of its inner loops: of what it cannot parse."""
        edits: list[Edit] = []
        for node in walk(loop):
            if isinstance(node, DoConcurrent) and not isinstance(node, OmpLoop):
                tree = self.trees[construct_start(node)]
                if needs_lowering(tree, self.job.compiler.family, self.job.compiler.major):
                    edits += host_form(node, tree) if runs else unused_form(node, tree)
        return edits


def concurrent_trees(root: File) -> dict[int, Tree]:
    """Every DO CONCURRENT construct of a file by its offset."""
    found: dict[int, Tree] = {}
    waiting: list[object] = [root.units]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Tree):
            found[node.pos] = node
        if isinstance(node, TreeNode):
            waiting.extend(getattr(node, field) for field in node._fields)
        elif isinstance(node, (list, tuple)):
            waiting.extend(node)
    return found


def entry(kernel: Kernel, both: bool) -> dict[str, object]:
    """The record's line of an offloaded loop; `both` where the link may still choose the host."""
    at = kernel.loop.at.source.location(kernel.loop.at.start)
    line: dict[str, object] = {"name": kernel.name, "line": at.line, "column": at.column, "file": at.file}
    line["procedure"] = kernel.procedure
    if both:
        line["both"] = True
    return line
