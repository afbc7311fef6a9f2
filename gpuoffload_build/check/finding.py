"""A finding: one offending construct, the chain of calls that leads to it, and the diagnostic that it becomes."""

from __future__ import annotations

from gpuoffload_build.diagnostics.codes import softened_by_fallback
from gpuoffload_build.diagnostics.model import Diagnostic
from gpuoffload_build.ir.stmt import OmpLoop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Location
    from gpuoffload_build.facts.sites import CallSite
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import At


class Finding:
    """`chain`: the references from the loop down to the procedure that the construct stands in, empty in the loop."""

    __slots__ = ("at", "chain", "code", "help", "message", "related", "why")

    def __init__(
        self,
        code: str,
        at: At,
        chain: tuple[CallSite, ...],
        message: str,
        why: str,
        help: str,
        related: tuple[tuple[Location, str], ...] = (),
    ) -> None:
        self.code = code
        self.at = at
        self.chain = chain
        self.message = message
        self.why = why
        self.help = help
        self.related = related
        """Places that belong to the construct itself, such as a declaration."""

    @property
    def on_list(self) -> bool:
        """Whether it is a refusal by the unsupported list, which a fallback softens."""
        return softened_by_fallback(self.code)

    @property
    def semantic(self) -> bool:
        """Whether the program breaks the standard: an error on every target, whatever is allowed (R5)."""
        return self.code.startswith("GPU02")


def place(at: At) -> Location:
    """file:line:column of a place."""
    location: Location = at.source.location(at.start)
    return location


def diagnostic(finding: Finding, loop: DoConcurrent, fallback: bool) -> Diagnostic:
    """The finding as the user sees it: at the construct, the loop second, then the calls between them (C5, R4).

    With `fallback` a refusal by the list is a warning: the loop runs on the CPU.
    """
    softened = fallback and finding.on_list
    related = list(finding.related)
    if finding.chain or softened:
        kind = "OpenMP loop" if isinstance(loop, OmpLoop) else "do concurrent loop"
        text = f"reached from this {kind}" if finding.chain else f"in this {kind}"
        related.append((place(loop.header_at), text))
    caller = "the loop"
    for call in finding.chain:
        callee = called(call)
        through = f" through '{call.name}'" if callee != call.name and call.how in ("dispatch", "pointer") else ""
        related.append((place(call.at), f"{caller} calls '{callee}'{through} here"))
        caller = f"'{callee}'"
    message = finding.message
    help = finding.help
    if softened:
        message += "; the loop runs on the CPU"
    elif finding.on_list:
        help += "\n--gpu-allow-cpu-fallback runs such loops on the CPU"
    return Diagnostic(
        finding.code,
        "warning" if softened else "error",
        place(finding.at),
        message,
        finding.why,
        help,
        tuple(related),
        max(1, finding.at.end - finding.at.start),
    )


def called(call: CallSite) -> str:
    """The name of the procedure that a step of a chain leads to: a binding or pointer is a way to it."""
    if call.procedure is not None and call.how in ("dispatch", "pointer", "final"):
        return call.procedure.name
    return call.name


def warning(finding: Finding) -> Diagnostic:
    """The finding as a warning."""
    width = max(1, finding.at.end - finding.at.start)
    text = (finding.message, finding.why, finding.help)
    return Diagnostic(finding.code, "warning", place(finding.at), *text, finding.related, width)
