"""What is said of a call through a procedure dummy or pointer whose targets are not all known (U5)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ComponentRef, ProcedureRef
from gpuoffload_build.ir.symbols import ProcedureDummy

from .finding import Finding, place
from .unsupported import U5

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Location
    from gpuoffload_build.facts.sites import CallSite
    from gpuoffload_build.ir.symbols import At


def unknown_targets(call: CallSite, chain: tuple[CallSite, ...], reason: str) -> Finding:
    """The refusal, with the place where the dummy or pointer is declared."""
    what, at = _entity(call)
    related: tuple[tuple[Location, str], ...] = ()
    if at is not None:
        related = ((place(at), f"'{call.name}' is declared here"),)
    return Finding(
        U5.code,
        call.at,
        chain,
        f"what the {what} '{call.name}' stands for is not known: {reason}",
        U5.why,
        f"compile and link everything that gives '{call.name}' a procedure through gpuoffload, or call one by its name",
        related,
    )


def _entity(call: CallSite) -> tuple[str, At | None]:
    target = call.target
    if isinstance(target, ComponentRef):
        return "procedure pointer component", target.component.at
    if isinstance(target, ProcedureRef) and isinstance(target.procedure, ProcedureDummy):
        dummy = target.procedure
        pointer = "pointer" in dummy.attributes
        return ("procedure pointer" if pointer else "dummy procedure"), dummy.at
    return "procedure pointer", None
