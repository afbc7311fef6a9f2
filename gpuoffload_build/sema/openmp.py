"""OpenMP loops (`--gpu-offload-omp-loops`): `!$omp parallel do` and its DO nest become one `OmpLoop`.

What is private follows OpenMP 5.2, 5.1: the clauses, the loop variables of the nest, and those of sequential loops
inside; all else is shared.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import VariableRef
from gpuoffload_build.ir.stmt import Association, Index, OmpLoop, Reduction, Unsupported
from gpuoffload_build.ir.symbols import At, Variable
from gpuoffload_build.ir.types import AssumedSize
from gpuoffload_build.syntax import nodes

from . import scan
from .body import loop_body
from .concurrent import REDUCTION_OPERATORS, own_variable, variable_outside
from .constructs import builder_of, inner_scope, limits
from .expression import elaborate
from .fold import fold, integer_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.syntax.openmp import Clause, OmpDirective

    from .scope import Scope

NO_MEANING = frozenset(
    ["schedule", "num_threads", "proc_bind", "safelen", "simdlen", "aligned", "nontemporal", "order", "shared"]
)
"""Clauses that say nothing on a device, or what holds anyway."""
OPERATORS = frozenset(["+", "*", ".and.", ".or.", ".eqv.", ".neqv.", "max", "min", "iand", "ior", "ieor"])


def omp_loop(scope: Scope, node: nodes.DoLoop, directive: OmpDirective) -> OmpLoop:
    """The loop nest that a directive stands before."""
    return _Loop(scope, node, directive).made()


class _Loop:
    """One loop under construction: the names in `inner` are what they are inside."""

    def __init__(self, scope: Scope, node: nodes.DoLoop, directive: OmpDirective) -> None:
        self.scope = scope
        self.node = node
        self.directive = directive
        self.inner = inner_scope(scope, node)
        self.refused: list[Unsupported] = []
        self.listed: set[str] = set()
        """Names that a clause gives their attribute."""
        self.local: list[Variable] = []
        self.local_init: list[Variable] = []
        self.shared: list[Variable] = []
        self.last: list[Variable] = []
        self.reductions: list[Reduction] = []
        self.outer: list[tuple[Variable, Variable]] = []

    def made(self) -> OmpLoop:
        scope, directive = self.scope, self.directive
        nest = self.nest()
        evaluated = [limits(scope, loop, elaborate(scope, loop.variable).type) for loop in nest]
        if directive.problem is not None:
            at, message = directive.problem
            self.refuse(at, directive.end, f"an OpenMP directive of this form ({message})")
        for clause in directive.clauses:
            self.clause(clause)
        indices, finals = self.indices(nest, evaluated)
        self.inner_loops(nest[-1])
        self.by_default(nest[-1])
        self.branches()
        procedure = scope.program_unit().procedure
        if procedure is not None and procedure.pure:
            self.refuse(directive.pos, directive.end, "an OpenMP loop in a pure procedure")
        builder = builder_of(scope)
        numbers = [builder.enter(loop.name, True).number for loop in nest]
        body = loop_body(self.inner, nest[-1])
        for _ in nest:
            builder.leave()
        end = self.node.end
        if scope.file.omp is not None:
            end = scope.file.omp.end_of(directive, end)
        return OmpLoop(
            at=At(scope.source, directive.pos, end),
            construct=numbers[-1],
            indices=indices,
            mask=None,
            local=tuple(self.local),
            local_init=tuple(self.local_init),
            shared=tuple(self.shared),
            reductions=tuple(self.reductions),
            default_none=False,
            body=body,
            owner=scope.program_unit().key,
            header_at=At(scope.source, directive.pos, directive.end),
            outer=tuple(self.outer),
            directive=directive.name,
            last=tuple(self.last),
            finals=finals,
            refused=tuple(self.refused),
        )

    def refuse(self, start: int, end: int, what: str) -> None:
        """Note something that cannot be offloaded yet."""
        self.refused.append(Unsupported(At(self.scope.source, start, end), what))

    # The nest

    def nest(self) -> list[nodes.DoLoop]:
        """The loops of the directive: one, or as many as COLLAPSE says."""
        found = [self.node]
        for clause in self.directive.clauses:
            if clause.name != "collapse" or clause.value is None:
                continue
            count = integer_value(fold(elaborate(self.scope, clause.value)))
            if count is None:
                self.refuse(clause.pos, clause.end, "COLLAPSE of a value that is no constant")
                continue
            while len(found) < count:
                inside = [s for s in found[-1].body if not isinstance(s, nodes.Continue)]
                if len(inside) != 1 or not isinstance(inside[0], nodes.DoLoop):
                    self.refuse(clause.pos, clause.end, "COLLAPSE of loops with statements between them")
                    break
                found.append(inside[0])
        outside: set[str] = set()
        for loop in found:
            bounds = [e for e in (loop.lower, loop.upper, loop.step) if e is not None]
            if outside & scan.plain_names(bounds):
                self.refuse(loop.pos, loop.header_end, "COLLAPSE of loops whose limits depend on one another")
            outside.add(loop.variable.id)
        return found

    def indices(
        self, nest: list[nodes.DoLoop], evaluated: list[tuple[Expr, Expr, Expr | None]]
    ) -> tuple[tuple[Index, ...], tuple[Association, ...]]:
        """Indices, the innermost first (it runs fastest), and those whose value is seen after the loop: LASTPRIVATE
        ones, and all under SIMD, which makes them linear."""
        indices: list[Index] = []
        finals: list[Association] = []
        for loop, (lower, upper, step) in reversed(list(zip(nest, evaluated))):
            outside = variable_outside(self.scope, loop.variable)
            if outside is None:
                self.refuse(loop.pos, loop.header_end, "a loop whose variable is not known")
                continue
            key = self.scope.fresh_key(loop.variable.id)
            at = self.scope.at(loop.variable)
            index = Variable(outside.name, key, at, outside.type, None, "index", frozenset(), None, self.scope.key)
            indices.append(Index(index, lower, upper, step, self.scope.at(loop)))
            if outside in self.last or "simd" in self.directive.name:
                finals.append(Association(index, VariableRef(outside.type, 0, at, outside)))
            self.last = [v for v in self.last if v is not outside]
            self.inner.symbols[loop.variable.id] = index
            self.listed.add(loop.variable.id)
        return tuple(indices), tuple(finals)

    def branches(self) -> None:
        """Labels at the ends of the construct that the rewritten source could not keep."""
        node = self.node
        if node.label is not None and node.label in builder_of(self.scope).targets:
            self.refuse(node.pos, node.header_end, "a branch to the DO statement of an OpenMP loop")
        if node.do_label is not None:
            for other in scan.walk(self.scope.program_unit().node):
                if isinstance(other, (nodes.DoLoop, nodes.DoWhile)) and other.pos < node.pos and other.end == node.end:
                    self.refuse(node.pos, node.header_end, "an OpenMP loop that ends where another loop ends")
                    break

    # Data-sharing attributes

    def clause(self, clause: Clause) -> None:
        """Take in one clause."""
        name = clause.name
        if name == "reduction":
            self.reduction(clause)
        elif name in ("private", "firstprivate", "lastprivate", "shared"):
            if not clause.whole:
                self.refuse(clause.pos, clause.end, f"{name.upper()} of what is not a variable's name")
            for item in clause.names:
                self.listed.add(item.id) if name == "shared" else self.private(name, item)
        elif name == "if":
            value = fold(elaborate(self.scope, clause.value)) if clause.value is not None else None
            if getattr(value, "value", None) is not True:
                self.refuse(clause.pos, clause.end, "the OpenMP clause 'if'")
        elif name == "default":
            if clause.modifier not in ("none", "shared", "private", "firstprivate"):
                self.refuse(clause.pos, clause.end, f"DEFAULT({clause.modifier.upper()})")
        elif name not in NO_MEANING and name != "collapse":
            self.refuse(clause.pos, clause.end, f"the OpenMP clause '{name}'")

    def reduction(self, clause: Clause) -> None:
        """REDUCTION; `-` adds up as `+` does."""
        operator = "+" if clause.modifier == "-" else clause.modifier
        if operator not in OPERATORS:
            self.refuse(clause.pos, clause.end, f"REDUCTION with '{clause.modifier}'")
            return
        if not clause.whole:
            self.refuse(clause.pos, clause.end, "REDUCTION of a part of an array")
        for item in clause.names:
            variable = variable_outside(self.scope, item)
            self.listed.add(item.id)
            if variable is not None:
                self.reductions.append(Reduction(REDUCTION_OPERATORS.get(operator, operator), variable))

    def private(self, how: str, name: nodes.Name) -> None:
        """PRIVATE, FIRSTPRIVATE or LASTPRIVATE of one variable."""
        if name.id.startswith("/"):
            return  # refused with its clause
        outside = variable_outside(self.scope, name)
        if name.id in self.listed:
            if how in ("firstprivate", "lastprivate"):
                self.refuse(name.pos, name.end, f"'{name.id}' in FIRSTPRIVATE and LASTPRIVATE")
            return
        self.listed.add(name.id)
        if outside is None:
            return
        if how != "lastprivate" and outside.attributes & {"allocatable", "pointer"}:
            self.refuse(name.pos, name.end, f"{how.upper()} of the allocatable or pointer '{name.id}'")
            return
        if how == "lastprivate":
            self.last.append(outside)
            return
        own = own_variable(self.scope, name, outside)
        self.inner.symbols[name.id] = own
        self.outer.append((own, outside))
        (self.local if how == "private" else self.local_init).append(own)

    def inner_loops(self, innermost: nodes.DoLoop) -> None:
        """The variables of sequential loops in the construct are private (OpenMP 5.2, 5.1.1)."""
        for name in _loop_variables(innermost.body):
            if name.id not in self.listed:
                self.private("private", name)

    def by_default(self, innermost: nodes.DoLoop) -> None:
        """DEFAULT(PRIVATE) and DEFAULT(FIRSTPRIVATE): every variable that the loop names."""
        how = next((c.modifier for c in self.directive.clauses if c.name == "default"), "")
        if how not in ("private", "firstprivate"):
            return
        for node in scan.walk(innermost.body):
            if not isinstance(node, nodes.Name) or node.id in self.listed:
                continue
            found = self.scope.lookup(node.id)
            if isinstance(found, Variable) and found.storage != "constant" and not isinstance(found.shape, AssumedSize):
                self.private(how, node)


def _loop_variables(body: list[nodes.Stmt]) -> Iterator[nodes.Name]:
    for node in scan.walk(body):
        if isinstance(node, nodes.DoLoop):
            yield node.variable
