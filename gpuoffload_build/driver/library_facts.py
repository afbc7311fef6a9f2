"""The records that a shared library keeps: facts and interface of every unit, all of the source only with
`--gpu-embed-source` (D7).
"""

from __future__ import annotations

from gpuoffload_build.check.program import Program
from gpuoffload_build.diagnostics.model import CompilerBug
from gpuoffload_build.sidecar.complete import complete
from gpuoffload_build.sidecar.interface import interface_of
from gpuoffload_build.sidecar.record import source_of
from gpuoffload_build.sidecar.search import SidecarModules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .link_job import Linked


def library_records(
    pulled: Sequence[Linked], available: Sequence[Linked], embed_source: bool
) -> list[dict[str, object]]:
    """The records of what the library holds. A stub whose bodies are left out gets its facts first: no one could
    make them later. Facts that cannot be made are missed by links that need them, not by this one.
    """
    kept = []
    program: Program | None = None
    for linked in pulled:
        record = linked.record
        if not embed_source and record.stub:
            if program is None:
                modules = SidecarModules((), record.compiler["family"])
                program = Program([p.record for p in pulled], modules, [a.record for a in available])
            try:
                complete(record, program.unit(record), program.project)
            except CompilerBug:
                record.facts = None
        shown = record.to_record()
        if not embed_source:
            shown["source"] = interface_of(source_of(record))
        shown["module_dirs"] = []
        kept.append(shown)
    return kept
