"""The graph of procedures: what each one does by itself, and what its references lead to."""

from __future__ import annotations

from gpuoffload_build.facts.loop import facts_of_loop
from gpuoffload_build.facts.procedure import facts_of

from .procedure_targets import Targets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from gpuoffload_build.facts.loop import LoopFacts
    from gpuoffload_build.facts.procedure import ProcedureFacts
    from gpuoffload_build.facts.sites import CallSite
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Body, Procedure

    class Bodies(Protocol):
        """Where bodies are found: `sema.project.Project`, or `Program` at the link."""

        def body(self, procedure: Procedure) -> Body | None: ...
        def external(self, name: str) -> Procedure | None: ...


class Graph:
    """Facts of procedures on demand, each made once; `at_link` decides whether other files' bodies are looked at.

    A compile judges its own translation unit alone (D1b, C6): a body in another file is as good as none there.
    """

    __slots__ = ("_facts", "_loops", "at_link", "bodies")

    def __init__(self, bodies: Bodies, at_link: bool) -> None:
        self.bodies = bodies
        self.at_link = at_link
        self._facts: dict[int, tuple[Body, ProcedureFacts]] = {}
        self._loops: dict[int, tuple[DoConcurrent, LoopFacts]] = {}

    def facts(self, procedure: Procedure, source: object) -> ProcedureFacts | None:
        """The facts of a procedure's body; None when no body can be seen from the translation unit of `source`."""
        if not self.at_link and _stands_elsewhere(procedure, source):
            return None
        body = self.bodies.body(procedure)
        if body is None or not (self.at_link or body.at.source is source):
            return None
        known = self._facts.get(id(body))
        if known is None:
            known = self._facts[id(body)] = (body, facts_of(body))
        return known[1]

    def loop(self, loop: DoConcurrent) -> LoopFacts:
        """The facts of a loop."""
        known = self._loops.get(id(loop))
        if known is None:
            known = self._loops[id(loop)] = (loop, facts_of_loop(loop))
        return known[1]

    def library_of(self, procedure: Procedure) -> str | None:
        """The shared library that has the procedure's facts but not its source, where one has."""
        asked = getattr(self.bodies, "library_of", None)
        library: str | None = asked(procedure) if asked is not None else None
        return library

    def external(self, name: str) -> Procedure | None:
        """The external procedure of that name, for references without explicit interface."""
        asked = getattr(self.bodies, "external", None)
        procedure: Procedure | None = asked(name) if asked is not None else None
        return procedure

    def pointer_targets(self, call: CallSite) -> Targets:
        """What a reference through a procedure dummy or pointer may execute; asked at the link."""
        asked = getattr(self.bodies, "pointer_targets", None)
        targets: Targets = asked(call) if asked is not None else Targets((), "the program is not known")
        return targets

    def targets(self, call: CallSite) -> Sequence[Procedure]:
        """The procedures that a reference may execute, as far as they are known: none for intrinsics and pointers.

        A dispatched reference may execute the declared type's procedure and every override that the program has.
        """
        if call.how == "final" and call.receiver is not None:
            finalizers = getattr(self.bodies, "finalizers", None)
            ends: Sequence[Procedure] = finalizers(call) if finalizers is not None and self.at_link else ()
            return ends
        if call.procedure is None or call.how == "pointer":
            return ()
        if call.how != "dispatch":
            return (call.procedure,)
        overrides = getattr(self.bodies, "overrides", None)
        found = overrides(call) if overrides is not None and self.at_link else ()
        return (call.procedure, *(p for p in found if p is not call.procedure))


def _stands_elsewhere(procedure: Procedure, source: object) -> bool:
    """Whether a procedure's body cannot be in `source`: a module procedure of another file that is not separate.

    Asking for its body would have another file's statements elaborated for nothing.
    """
    return procedure.origin == "module" and procedure.at.source is not source and "module" not in procedure.attributes
