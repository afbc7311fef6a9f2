"""The check: the one outcome of each loop, and the diagnostic that tells it."""

from __future__ import annotations

from gpuoffload_build.ir.stmt import OmpLoop

from .accumulation import accumulations
from .finding import diagnostic, warning
from .graph import Graph
from .locality import locality_findings
from .races import races
from .reach import Walk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.diagnostics.model import Diagnostic
    from gpuoffload_build.facts.sites import CallSite
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Body, Procedure

    from .finding import Finding
    from .graph import Bodies


class Outcome:
    """What becomes of one loop.

    where       'device': nothing is against it (at a compile: nothing in this file). 'host': refused by the unsupported
                list, and the fallback is allowed. 'error': refused, or the loop breaks the standard
    diagnostic  the error, or the warning of a fallback; None for 'device'
    deferred    keys of the procedures whose bodies only the link can see
    warnings    races that can be proved, told at the compile
    reached     the definitions of all procedures whose bodies were seen, in the order met; complete for 'device'
    """

    __slots__ = ("deferred", "diagnostic", "loop", "reached", "warnings", "where")

    def __init__(
        self,
        loop: DoConcurrent,
        where: str,
        diagnostic: Diagnostic | None,
        deferred: tuple[str, ...],
        reached: tuple[Procedure, ...],
        warnings: tuple[Diagnostic, ...] = (),
    ) -> None:
        self.loop = loop
        self.where = where
        self.diagnostic = diagnostic
        self.deferred = deferred
        self.reached = reached
        self.warnings = warnings


def check_loop(
    project: Bodies | Graph,
    loop: DoConcurrent,
    body: Body,
    target: str,
    at_link: bool,
    fallback: bool = False,
) -> Outcome:
    """The outcome of a loop that stands in `body`, judged as written (C1), with at most one diagnostic (C5, R4).

    The first construct decides. With `fallback` a semantic error anywhere decides before a refusal by the list: such a
    loop cannot run on the CPU either (R5). Give one Graph for all loops of a unit, so that facts are made once.
    """
    graph = project if isinstance(project, Graph) else Graph(project, at_link)
    walk = Walk(graph, loop, target)
    first = _first(_findings(walk, loop, body), fallback)
    deferred = tuple(_key(call) for call in walk.deferred)
    reached = tuple(walk.reached)
    if first is not None:
        where = "host" if fallback and first.on_list else "error"
        return Outcome(loop, where, diagnostic(first, loop, fallback), deferred, reached)
    warnings = tuple(warning(race) for race in races(loop)) if not at_link else ()
    return Outcome(loop, "device", None, deferred, reached, warnings)


def findings_in_turn(
    graph: Graph, loop: DoConcurrent, body: Body, target: str, fallback: bool = False
) -> list[Diagnostic]:
    """Every finding of a loop, judged as at the link: the one that decides, then the one that would if that were not
    there, and so on. A construct that several chains of calls reach is told once.
    """
    found = list(_findings(Walk(graph, loop, target), loop, body))
    if fallback:
        found.sort(key=_turn)
    once = {(f.code, f.at.source.path, f.at.start): f for f in reversed(found)}
    return [diagnostic(finding, loop, fallback) for finding in reversed(once.values())]


def _findings(walk: Walk, loop: DoConcurrent, body: Body) -> Iterator[Finding]:
    yield from walk.findings()
    if not isinstance(loop, OmpLoop):
        yield from accumulations(loop)
        yield from locality_findings(loop, body)


def _first(findings: Iterable[Finding], fallback: bool) -> Finding | None:
    """The finding that decides."""
    return min(findings, key=_turn, default=None) if fallback else next(iter(findings), None)


def _turn(finding: Finding) -> tuple[bool, bool]:
    """With a fallback what breaks the standard decides before a refusal by the list (R5), and that before the rest."""
    return not finding.semantic, not finding.on_list


def check_loops(
    project: Bodies,
    loops: Iterable[tuple[DoConcurrent, Body]],
    target: str,
    at_link: bool,
    fallback: bool = False,
) -> list[Outcome]:
    """The outcomes of all loops given, in their order: all failing loops are told at once (C5)."""
    graph = Graph(project, at_link)
    return [check_loop(graph, loop, body, target, at_link, fallback) for loop, body in loops]


def _key(call: CallSite) -> str:
    return call.procedure.key if call.procedure is not None and call.how != "pointer" else call.name
