"""The OpenMP directives of a file, for those who build its bodies (`--gpu-offload-omp-loops`).

Those that change what the statements after them do stand as `Unsupported` statements in the bodies of loops and
procedures, so that nothing that reaches them is offloaded wrongly.
"""

from __future__ import annotations

from bisect import bisect_left

from gpuoffload_build.ir.stmt import Unsupported
from gpuoffload_build.ir.symbols import At
from gpuoffload_build.syntax.openmp import LOOPS, between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.syntax import nodes
    from gpuoffload_build.syntax.openmp import OmpDirective

    from .scope import Scope

HARMLESS = frozenset(
    [
        "assume",
        "assumes",
        "declare mapper",
        "declare reduction",
        "declare simd",
        "declare target",
        "declare variant",
        "nothing",
        "requires",
        "simd",
        "threadprivate",
        "tile",
        "unroll",
    ]
)
"""Directives that mean nothing to one iteration, which runs on one thread. Threadprivate variables are told by name."""


class Directives:
    """loops: the directives of loops, by the offset of the loop."""

    __slots__ = ("_ends", "_statements", "_text", "_waiting", "loops")

    def __init__(self, directives: list[OmpDirective], text: str) -> None:
        self.loops: dict[int, OmpDirective] = {}
        self._text = text
        self._ends: list[OmpDirective] = []
        self._waiting: list[OmpDirective] = []
        """What no body has taken yet, in order."""
        for directive in directives:
            if directive.name in LOOPS:
                self.loops[directive.before] = directive
            elif directive.name.startswith("end "):
                self._ends.append(directive)
            elif directive.name not in HARMLESS or any(c.name == "private" for c in directive.clauses):
                self._waiting.append(directive)
        self._statements = {d.before for d in self._waiting}

    def before(self, scope: Scope, node: nodes.Stmt) -> tuple[Statement, ...]:
        """What the directives right before a statement put there."""
        if node.pos not in self._statements:
            return ()
        return self._taken(scope, [d for d in self._waiting if d.before == node.pos])

    def left(self, scope: Scope, start: int, end: int) -> tuple[Statement, ...]:
        """What is left of the directives between two offsets: those before an END, an ELSE or a CASE."""
        return self._taken(scope, [d for d in self._waiting if start <= d.pos < end])

    def _taken(self, scope: Scope, found: list[OmpDirective]) -> tuple[Statement, ...]:
        if found:
            self._waiting = [d for d in self._waiting if d not in found]
        return tuple(
            Unsupported(At(scope.source, d.pos, d.end), f"the OpenMP directive '{d.name}'") for d in found if d.name
        )

    def end_of(self, directive: OmpDirective, loop_end: int) -> int:
        """Where a loop ends: behind its end directive, if it has one."""
        at = bisect_left(self._ends, loop_end, key=lambda d: d.pos)
        if at == len(self._ends):
            return loop_end
        ending = self._ends[at]
        follows = ending.name == f"end {directive.name}" and not between(self._text, loop_end, ending.pos)
        return ending.end if follows else loop_end


def note_threadprivate(scope: Scope) -> None:
    """Give the variables of THREADPRIVATE directives in a specification part their attribute, option or not."""
    node = scope.node
    start, end = getattr(node, "header_end", 0), getattr(node, "body_pos", 0)
    for directive in scope.file.directives():
        if directive.name != "threadprivate" or not start <= directive.pos < end:
            continue
        names = {name.id for clause in directive.clauses for name in clause.names}
        for declaration in scope.declared.values():
            if declaration.name in names or f"/{declaration.common}/" in names:
                declaration.attributes.add("threadprivate")
