"""The loops of a program that stay on the host, for its report: refused by the list with the fallback allowed, or
compiled without `--gpu`.

Their compile has told of them already; here they are found again, so that nothing has to be kept for them in objects.
"""

from __future__ import annotations

from gpuoffload_build.check.check import check_loop
from gpuoffload_build.check.graph import Graph
from gpuoffload_build.check.summary import host_summary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.check.program import Program
    from gpuoffload_build.sidecar.record import Record

    from .link_job import Linked


def may_have_host_loops(record: Record) -> bool:
    """Whether the unit may have loops that its compile did not offload: their word stands in its text."""
    text = str(record.source.get("raw", record.source.get("text", ""))).lower()
    return record.loops != [] and ("concurrent" in text or (bool(record.language.get("omp_loops")) and "$omp" in text))


def host_outcomes(program: Program, pulled: Sequence[Linked], target: str) -> list[dict[str, object]]:
    """One `summary` entry a loop on the host, in the order of the link line."""
    graph = Graph(program, False)
    found = []
    for linked in pulled:
        record = linked.record
        if not may_have_host_loops(record):
            continue
        offloaded = {(e["file"], e["line"], e["column"]) for e in record.loops or ()}
        for loop, body in program.unit(record).loops():
            at = loop.at.source.location(loop.at.start)
            if (at.file, at.line, at.column) in offloaded:
                continue
            if record.gpu is None:
                found.append(host_summary(loop, "GPU0103", "the file was compiled without --gpu", at))
            else:
                why = check_loop(graph, loop, body, target, False, True).diagnostic
                if why is not None:
                    found.append(host_summary(loop, why.code, why.message, why.location))
    return found
