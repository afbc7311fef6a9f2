"""What the walk over a procedure notes for its record alone; `details.py` makes facts of it.

The check does without them (`Collector.notes` is None then), so the handlers only append: nothing is computed here.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.ir.expr import Argument, Expr
    from gpuoffload_build.ir.stmt import Assign
    from gpuoffload_build.ir.symbols import At, Procedure, Variable

    from .sites import CallSite


class Notes:
    """Raw notes, in source order. `indices` and `masked` are the state of the walk."""

    __slots__ = ("accessed", "assigned", "calls", "changes", "exits", "indices", "masked", "selectors", "sized")

    def __init__(self) -> None:
        self.indices: tuple[Variable, ...] = ()
        """The DO, DO CONCURRENT and FORALL variables of the loops around."""
        self.masked = False
        """Inside WHERE or FORALL, where an assignment reallocates nothing (F2023 10.2.1.3)."""
        self.accessed: list[tuple[Expr, int, tuple[Variable, ...]]] = []
        """Designators whose value is used or defined, with their mode and `indices`."""
        self.assigned: list[Assign] = []
        """Intrinsic assignments outside WHERE and FORALL, without those to elements of intrinsic type."""
        self.changes: list[tuple[str, Expr, At]] = []
        """Statements that change the status of an object: how, which."""
        self.calls: list[tuple[CallSite, Procedure | None, Sequence[Argument]]] = []
        """References with their interfaces (None: implicit) and actual arguments."""
        self.exits: list[tuple[str, object, At]] = []
        """RETURN, STOP, ERROR STOP and the like, with their statements."""
        self.selectors: dict[Variable, Expr] = {}
        """Associate names and what they stand for."""
        self.sized: dict[Variable, str] = {}
        """Locals and results whose size is evaluated at entry: 'bounds', 'length', 'parameters'."""

    def access(self, e: Expr, mode: int) -> None:
        """Note that the value of a designator is used or defined, inside the loops of now."""
        self.accessed.append((e, mode, self.indices))
