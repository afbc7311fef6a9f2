"""What the record of a procedure says beyond what the check asks of it: made from the walk's notes."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ProcedureRef, VariableRef
from gpuoffload_build.ir.symbols import ProcedureDummy, Variable
from gpuoffload_build.ir.types import IntrinsicType

from .access_path import WHOLE, Designators, collapsed
from .early_exits import early_exits
from .modes import PASSED, POINTED, READ, STATUS, WRITE
from .status_changes import COMPONENTS, status_changes
from .temporaries import temporaries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gpuoffload_build.ir.symbols import At, Body

    from .notes import Notes
    from .temporaries import Temporary

MOST_PATHS = 24
"""Paths of one dummy; where there are more, their subscripts are not told apart."""
_LETTERS = ((READ, "r"), (WRITE, "w"), (PASSED, "c"), (POINTED, "p"))
_KEEPS_NO_VALUE = frozenset(("pointer", "allocatable", "target", "volatile", "asynchronous"))


class Change:
    """A change of status: of which variable, of which part of it, how, where."""

    __slots__ = ("at", "how", "path", "variable")

    def __init__(self, variable: Variable | ProcedureDummy, path: str, how: str, at: At) -> None:
        self.variable = variable
        self.path = path
        self.how = how
        self.at = at


class Details:
    """accesses      for each dummy that is accessed: paths (see `access_path`) with letters: r read, w written,
                     c (also) as an actual argument, p a pointer is associated with it
    allocations   changes of allocation status, each (part, how) once
    pointers      the same of association status
    exits         early exits: keyword, place
    temporaries   actual arguments that may be copied
    sized         locals and results whose size is evaluated at entry, and why: 'bounds', 'length', 'parameters'
    """

    __slots__ = ("accesses", "allocations", "exits", "pointers", "sized", "temporaries")

    def __init__(
        self, notes: Notes, body: Body, dummies: Iterable[Variable], touched: Mapping[Variable, int], realloc_lhs: bool
    ) -> None:
        own = set(dummies)
        fixed = {d for d in own if _is_fixed(d, touched, bool(body.internal))}
        designators = Designators(notes.selectors, fixed)
        self.accesses = _accesses(notes, designators, own)
        self.allocations: list[Change] = []
        self.pointers: list[Change] = []
        seen: set[tuple[Variable | ProcedureDummy, str, str, bool]] = set()
        for change in status_changes(notes, body.procedure, realloc_lhs):
            part = change.object
            variable: Variable | ProcedureDummy | None
            if isinstance(part, Variable):
                variable, path = part, WHOLE
            elif isinstance(part, ProcedureRef) and isinstance(part.procedure, ProcedureDummy):
                variable, path = part.procedure, WHOLE
            else:
                variable, path = designators.root(part), designators.path(part, ())
            if variable is None:
                continue
            path = "" if path == WHOLE else path
            path += COMPONENTS if change.components else ""
            key = (variable, path, change.how, change.pointer)
            if key not in seen:
                seen.add(key)
                kind = self.pointers if change.pointer else self.allocations
                kind.append(Change(variable, path, change.how, change.at))
        for changes in (self.allocations, self.pointers):
            changes.sort(key=lambda change: (change.at.source is body.at.source, change.at.start))
        self.exits: list[tuple[str, At]] = list(early_exits(notes, body))
        self.temporaries: list[Temporary] = list(temporaries(notes, fixed))
        self.sized: dict[str, str] = {variable.name: why for variable, why in notes.sized.items()}


def _is_fixed(variable: Variable, touched: Mapping[Variable, int], internal: bool) -> bool:
    """Whether an integer dummy has one value during a call; `internal` procedures may define it, unless INTENT(IN)."""
    t = variable.type
    if not isinstance(t, IntrinsicType) or t.category != "integer" or variable.shape is not None:
        return False
    if not variable.attributes.isdisjoint(_KEEPS_NO_VALUE):
        return False
    return "intent(in)" in variable.attributes or not (internal or touched.get(variable, 0) & WRITE)


def _accesses(notes: Notes, designators: Designators, dummies: set[Variable]) -> dict[Variable, dict[str, str]]:
    modes: dict[Variable, dict[str, int]] = {}
    if not dummies:
        return {}
    root, path_of, selectors = designators.root, designators.path, notes.selectors
    for e, mode, indices in notes.accessed:
        plain = type(e) is VariableRef and e.variable not in selectors
        variable = e.variable if plain else root(e)  # type: ignore[attr-defined]
        if variable in dummies and not mode & STATUS:
            if "intent(in)" in variable.attributes and "pointer" not in variable.attributes:
                mode &= ~WRITE  # where it is an argument, the callee does not define it
            paths = modes.setdefault(variable, {})
            path = WHOLE if plain else path_of(e, indices)
            paths[path] = paths.get(path, 0) | mode
    return {variable: _letters(paths) for variable, paths in modes.items()}


def _letters(paths: dict[str, int]) -> dict[str, str]:
    if len(paths) > MOST_PATHS:
        fewer: dict[str, int] = {}
        for path, mode in paths.items():
            fewer[collapsed(path)] = fewer.get(collapsed(path), 0) | mode
        paths = fewer
    return {path: "".join(letter for bit, letter in _LETTERS if mode & bit) for path, mode in paths.items()}
