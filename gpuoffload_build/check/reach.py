"""The walk over everything that a loop reaches, depth first in source order, and what it finds on the way."""

from __future__ import annotations

from gpuoffload_build.facts.procedure import is_pure_reference
from gpuoffload_build.facts.sites import CallSite, UnknownSite
from gpuoffload_build.ir.stmt import OmpLoop

from . import openmp
from .device_functions import intrinsic_for
from .finding import Finding
from .judge import impure_definition, impure_reference, judge, no_body
from .pointer_calls import unknown_targets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TypeAlias, Union

    from gpuoffload_build.facts.procedure import ProcedureFacts
    from gpuoffload_build.facts.sites import Site
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Procedure

    from .graph import Graph

    Chain: TypeAlias = tuple[CallSite, ...]
    Step: TypeAlias = Iterator[Union[Finding, "Step"]]


class Walk:
    """Walks from one loop. `reached` and `deferred` are complete once `findings` has been exhausted.

    reached   procedures whose bodies were walked, in the order met
    deferred  references that only the link can follow
    """

    def __init__(self, graph: Graph, loop: DoConcurrent, target: str) -> None:
        self.graph = graph
        self.loop = loop
        self.target = target
        self.source = loop.at.source
        self.omp = isinstance(loop, OmpLoop)
        """Nothing is guaranteed pure (C4)."""
        self.reached: list[Procedure] = []
        self.deferred: list[CallSite] = []
        self._seen: set[Procedure] = set()

    def findings(self) -> Iterator[Finding]:
        """Every offending construct, in the order of reading R4: header and mask first, then depth first."""
        facts = self.graph.loop(self.loop)
        for site in facts.host:
            if isinstance(site, CallSite):
                if not self.omp and not is_pure_reference(site):
                    yield impure_reference(site, (), self._facts(site))
            elif isinstance(site, UnknownSite):
                yield from judge(site, (), self.target)
        if isinstance(self.loop, OmpLoop):
            yield from openmp.refusals(self.loop)
            yield from openmp.threadprivate(facts.variables, self.loop.header_at, ())
        yield from self._walk(facts.sites, ())

    def _walk(self, sites: Iterable[Site], chain: Chain) -> Iterator[Finding]:
        """Depth first, however long a chain of calls gets: a step gives its findings, and the steps below it."""
        steps = [self._sites(sites, chain)]
        while steps:
            found = next(steps[-1], None)
            if found is None:
                steps.pop()
            elif isinstance(found, Finding):
                yield found
            else:
                steps.append(found)

    def _sites(self, sites: Iterable[Site], chain: Chain) -> Step:
        for site in sites:
            if isinstance(site, CallSite):
                yield self._call(site, chain)
            elif self.omp:
                yield from openmp.judge_omp(site, chain, self.target)
            else:
                yield from judge(site, chain, self.target)

    def _call(self, call: CallSite, chain: Chain) -> Step:
        if self.omp:
            yield from openmp.reference(call, chain)
        elif not is_pure_reference(call):
            yield impure_reference(call, chain, self._facts(call))
        if call.how == "implicit" and self.omp:
            external = self.graph.external(call.name)
            if external is None and self.graph.at_link:
                yield openmp.no_external(call, chain)
            elif external is None:
                self.deferred.append(call)
            targets: Sequence[Procedure] = () if external is None else (external,)
        elif call.how == "pointer":
            targets = ()
            if self.graph.at_link:
                possible = self.graph.pointer_targets(call)
                targets = possible.procedures
                if possible.unknown:
                    yield unknown_targets(call, chain, possible.unknown)
            else:
                self.deferred.append(call)
        else:
            targets = self.graph.targets(call)
        for procedure in targets:
            facts = self.graph.facts(procedure, self.source)
            if procedure is not call.procedure and is_pure_reference(call) and not self.omp:
                known = facts.procedure if facts is not None and "implicit" in procedure.attributes else procedure
                if known is not None and not known.pure:
                    yield impure_reference(CallSite(call.at, procedure, call.how, procedure.name), chain, facts)
            if facts is None:
                yield from self._without_body(call, procedure, chain)
                continue
            definition = facts.procedure
            assert definition is not None
            if definition in self._seen:
                continue
            self._seen.add(definition)
            self.reached.append(definition)
            if self.omp:
                yield from openmp.threadprivate(facts.variables, facts.at, (*chain, call))
                body = self.graph.bodies.body(procedure)
                if body is not None:
                    yield from openmp.kept(body, (*chain, call))
                    yield from openmp.directives(body.statements, (*chain, call))
            elif procedure.pure and not definition.pure:
                yield impure_definition(call, chain, facts)
            yield self._sites(facts.sites, (*chain, _chosen(call, procedure)))

    def _facts(self, call: CallSite) -> ProcedureFacts | None:
        return self.graph.facts(call.procedure, self.source) if call.procedure is not None else None

    def _without_body(self, call: CallSite, procedure: Procedure, chain: Chain) -> Iterator[Finding]:
        if procedure in self._seen or procedure.origin == "intrinsic":
            return
        self._seen.add(procedure)
        if not self.graph.at_link:
            self.deferred.append(call)
        elif intrinsic_for(procedure) is None and not (call.how == "dispatch" and _deferred_binding(procedure)):
            yield no_body(call, procedure, chain, self.graph.library_of(procedure))


def _chosen(call: CallSite, procedure: Procedure) -> CallSite:
    """A reference as a step of a chain: with the procedure that it leads to."""
    if procedure is call.procedure:
        return call
    return CallSite(call.at, procedure, call.how, call.name, call.receiver, call.target)


def _deferred_binding(procedure: Procedure) -> bool:
    """Whether the procedure is the abstract interface of a deferred binding, which is never executed itself."""
    return procedure.origin in ("abstract", "interface")
