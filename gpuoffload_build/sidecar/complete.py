"""Completes stubs: the facts that a compile has left out, because most records are never asked for them."""

from __future__ import annotations

from gpuoffload_build.facts.record import unit_records

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.sema.project import Project, TranslationUnit

    from .record import Record


def complete(record: Record, unit: TranslationUnit, project: Project) -> None:
    """Fills in `facts` and `loops` of a stub from its translation unit. Nothing changes in a record that has them."""
    if not record.stub:
        return
    record.facts = {"procedures": unit_records(unit, project)}
    if record.loops is None:
        record.loops = [loop_entry("", loop, body) for loop, body in unit.loops()]
    record.stub = False


def loop_entry(name: str, loop: DoConcurrent, body: Body) -> dict[str, object]:
    """The record's line of a loop; `name` is empty where nothing is launched."""
    at = loop.at.source.location(loop.at.start)
    procedure = body.procedure.key if body.procedure is not None else ""
    return {"name": name, "line": at.line, "column": at.column, "file": at.file, "procedure": procedure}


if TYPE_CHECKING:
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Body
