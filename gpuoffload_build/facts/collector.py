"""One walk over statements that gathers their sites and the variables they touch.

What counts, by the contract (C2, C3, R2): the type of each evaluated expression, of each object that is defined, and
the declared types of locals; a constant expression is not evaluated, an inquiry's argument neither; of `s%m` only `m`.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import UnknownExpr, VariableRef
from gpuoffload_build.ir.types import (
    AssumedShape,
    AssumedSize,
    DerivedType,
    ExplicitShape,
    IntrinsicType,
    PolymorphicType,
    UnknownType,
)

from .expressions import CONSTANTS, DESIGNATORS, EXPRESSIONS
from .finalizers import finalizers, rank_of
from .modes import EFFECTS, READ, WRITE
from .sites import CallSite, TypeSite, UnknownSite
from .statements import STATEMENTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import At, Variable
    from gpuoffload_build.ir.types import Type

    from .branches import LoopScope
    from .notes import Notes
    from .sites import Site


NAMED_BY_DUMMIES = frozenset(("dummy", "associate"))
"""Storage of variables that may be dummies or parts of them."""


class Collector:
    """Gathers `sites` (in source order) and `touched` (variable: READ | WRITE) from what it is shown."""

    def __init__(self, notes: Notes | None = None) -> None:
        self.notes = notes
        """What a record asks besides; None where no record is made."""
        self.sites: list[Site] = []
        self.touched: dict[Variable, int] = {}
        self.own: set[Variable] = set()
        """Variables that are declared in what was shown: dummies, locals, also those of BLOCK constructs."""
        self.values: set[Variable] = set()
        """Implied-do variables over constant bounds: as good as constants."""
        self.names: dict[Variable, Variable] = {}
        """Associate names of designators, and the variables that these are parts of."""
        self.loops: list[LoopScope] = []
        """The DO CONCURRENT constructs around, innermost last; empty outside of any."""
        self._types: set[object] = set()

    def expr(self, e: Expr) -> bool:
        """Gather from an evaluated expression; True when it is constant (then it is not evaluated: nothing counts)."""
        kind = type(e)
        if kind in DESIGNATORS:
            if self.designator(e, READ):
                return True
            notes = self.notes
            if notes is not None and (kind is not VariableRef or e.variable.storage in NAMED_BY_DUMMIES):  # type: ignore[attr-defined]
                notes.access(e, READ)
        elif kind in CONSTANTS or EXPRESSIONS[kind](self, e):
            return True
        t = e.type
        if type(t) is not IntrinsicType or (t.category, t.kind) not in self._types:
            self.type_site(e.at, t, e)
        return False

    def designator(self, e: Expr, mode: int) -> bool:
        """Gather from a designator's subscripts and mark its variable as touched; its type is the caller's to count.

        True when it is a constant's part picked by constants.
        """
        handler = DESIGNATORS.get(type(e))
        return handler(self, e, mode) if handler is not None else self.expr(e)

    def define(self, e: Expr, mode: int = WRITE) -> None:
        """Gather from an object that a statement defines (or, with READ, may also use); `mode` as in `modes.py`."""
        if not self.designator(e, mode):
            if self.notes is not None:
                self.notes.access(e, mode)
            self.type_site(e.at, e.type, e)

    def statements(self, statements: Iterable[Statement]) -> None:
        """Gather from a statement list."""
        for statement in statements:
            STATEMENTS[type(statement)](self, statement)

    def type_site(self, at: At, t: Type, what: Expr | str) -> None:
        """Note a type, where it is met first."""
        key: object
        if type(t) is IntrinsicType:
            key = (t.category, t.kind)
        elif isinstance(t, DerivedType):
            key = (t.definition, t.kinds)
        elif isinstance(t, PolymorphicType):
            key = ("class", t.declared.definition if t.declared is not None else None)
        elif isinstance(t, UnknownType):
            if not isinstance(what, UnknownExpr):  # which has been noted itself
                self.unknown(at, what if isinstance(what, str) else _described(what), t.module)
            return
        else:
            return
        if key not in self._types:
            self._types.add(key)
            self.sites.append(TypeSite(at, t, what if isinstance(what, str) else _described(what)))

    def unknown(self, at: At, what: str, module: str) -> None:
        """Note something that could not be resolved, where it is met first."""
        if (what, module) not in self._types:
            self._types.add((what, module))
            self.sites.append(UnknownSite(at, what, module))

    def touch(self, variable: Variable, mode: int) -> None:
        """Note that a variable is read or written."""
        if variable in self.names:
            variable = self.names[variable]
        self.touched[variable] = self.touched.get(variable, 0) | mode & EFFECTS

    def declare(self, variable: Variable, what: str) -> None:
        """Gather from the declaration of a local, dummy or result: its type, and the expressions evaluated at entry."""
        self.own.add(variable)
        if variable.storage == "constant":
            return
        t = variable.type
        self.type_site(variable.at, t, f"{what} '{variable.name}'")
        constant = self._parameters(t)
        shape = variable.shape
        if isinstance(shape, (ExplicitShape, AssumedSize)):
            for bound in (*shape.lowers, *shape.uppers):
                if not self.expr(bound):
                    constant = "bounds"
        elif isinstance(shape, AssumedShape):
            for bound in shape.lowers:
                self.expr(bound)
        if constant and what in ("local", "result") and self.notes is not None:
            self.notes.sized[variable] = constant
        if _ends(variable):
            self.finalize(variable.at, t, rank_of(shape))

    def _parameters(self, t: Type) -> str:
        """Gather from the length of a character type and the length parameters of a derived one, as they are declared.

        'length' or 'parameters' where one of them is known only when the procedure runs, else ''.
        """
        if isinstance(t, IntrinsicType):
            length = t.length
            if length is None or length.form in ("fixed", "deferred"):
                return ""
            constant = length.expression is not None and self.expr(length.expression)
            return "" if constant else "length"
        if isinstance(t, PolymorphicType) and t.declared is not None:
            t = t.declared
        if isinstance(t, DerivedType) and t.lengths:
            constants = [self.expr(value) for _name, value in t.lengths]
            return "" if all(constants) else "parameters"
        return ""

    def finalize(self, at: At, t: Type, rank: int) -> None:
        """Note the finalizers that run when an object of type `t` ends or is overwritten (7.5.6.3)."""
        if isinstance(t, (DerivedType, PolymorphicType)):
            for final in finalizers(t, rank):
                self.sites.append(CallSite(at, final.procedure, "final", final.name, final.receiver))


def _ends(variable: Variable) -> bool:
    """Whether a call ends, or begins with the end of, what a local or dummy has: INTENT(OUT) is undefined at entry."""
    attributes = variable.attributes
    if attributes & {"pointer", "save"}:
        return False
    return variable.storage == "local" or (variable.storage == "dummy" and "intent(out)" in attributes)


def _described(e: Expr) -> str:
    """How a message names an expression: "variable 'x'", "component 'm' of 's'", "this expression"."""
    root = e
    component = ""
    while True:
        if isinstance(root, VariableRef):
            name = root.variable.name
            return f"component '{component}' of '{name}'" if component else f"variable '{name}'"
        part = getattr(root, "component", None)
        if part is not None and not component:
            component = part.name
        base = getattr(root, "base", None)
        if base is None:
            procedure = getattr(e, "procedure", None)
            return f"the result of '{procedure.name}'" if procedure is not None else "this expression"
        root = base
