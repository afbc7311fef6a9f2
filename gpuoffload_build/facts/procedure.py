"""Facts of a procedure: its interface, what it reaches by itself, and what it calls.

They hold all that the program graph and the check ask about a procedure, so that neither looks at its statements again.
"""

from __future__ import annotations

from gpuoffload_build.ir.symbols import Variable

from .collector import Collector
from .modes import WRITE
from .sites import CallSite, ImageSite, IoSite, StopSite, UnknownSite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from gpuoffload_build.ir.symbols import At, Body, Procedure

    from .details import Details
    from .sites import Site


class ProcedureFacts:
    """Facts of one procedure or main program.

    sites      in source order: declarations first (dummies, result, locals), then statements
    variables  of other scopes that it touches: module, host-associated, common; READ | WRITE
    impurity   why it cannot be pure: (what, place); empty for a procedure that is pure whatever it is declared to be
    details    what a record says besides; None where none is made
    """

    __slots__ = ("at", "details", "impurity", "key", "kind", "procedure", "sites", "variables")

    def __init__(
        self,
        key: str,
        kind: str,
        at: At,
        procedure: Procedure | None,
        sites: list[Site],
        variables: dict[Variable, int],
        impurity: list[tuple[str, At]],
        details: Details | None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.at = at
        self.procedure = procedure
        self.sites = sites
        self.variables = variables
        self.impurity = impurity
        self.details = details

    @property
    def calls(self) -> list[CallSite]:
        """The references to procedures, in source order."""
        return [site for site in self.sites if isinstance(site, CallSite)]


def facts_of(
    body: Body, key: str = "", record: bool = False, realloc_lhs: bool = True, entries: Iterable[Procedure] = ()
) -> ProcedureFacts:
    """The facts of a procedure's body, or of a main program's (`key` names it; its kind is 'program').

    `record`: with the details that only a record has. `entries`: of ENTRY statements in it, whose dummies count too.
    """
    procedure = body.procedure
    notes = None
    if record:
        from .notes import Notes

        notes = Notes()
    collector = Collector(notes)
    declared = _declarations(body)
    for variable, what in declared:
        collector.declare(variable, what)
    collector.statements(body.statements)
    key = procedure.key if procedure is not None else key
    touched = collector.touched.items()
    variables = {v: mode for v, mode in touched if _of_other_scope(v, key, collector)}
    details = None
    if notes is not None:
        from .details import Details

        dummies = (d for p in (procedure, *entries) if p is not None for d in p.dummies if isinstance(d, Variable))
        details = Details(notes, body, dummies, collector.touched, realloc_lhs)
    return ProcedureFacts(
        key,
        procedure.kind if procedure is not None else "program",
        _place(body),
        procedure,
        collector.sites,
        variables,
        _impurity(body, collector, variables),
        details,
    )


def _place(body: Body) -> At:
    """The procedure's name where it is defined; the whole definition where the name is an interface's elsewhere."""
    procedure = body.procedure
    if procedure is None or procedure.at.source is not body.at.source:
        return body.at
    return procedure.at if body.at.start <= procedure.at.start <= body.at.end else body.at


def _declarations(body: Body) -> list[tuple[Variable, str]]:
    """Dummies, result and locals with the word for each, in the order of their declarations where one text has all."""
    declared: dict[Variable, str] = {}
    if body.procedure is not None:
        for dummy in body.procedure.dummies:
            if isinstance(dummy, Variable):
                declared[dummy] = "dummy argument"
        if body.procedure.result is not None:
            declared[body.procedure.result] = "result"
    for variable in body.variables:
        if variable.storage not in ("index", "associate"):
            declared.setdefault(variable, "local")
    ordered = list(declared.items())
    if len({id(variable.at.source) for variable, _what in ordered}) == 1:
        ordered.sort(key=lambda item: item[0].at.start)
    return ordered


def _of_other_scope(variable: Variable, key: str, collector: Collector) -> bool:
    if variable.storage == "common":
        return True
    if variable in collector.own or variable.storage in ("constant", "index", "associate", "temporary"):
        return False
    if variable.storage == "module":
        return True
    owner = variable.owner
    return owner != key and not owner.startswith(key + "::")


def _impurity(body: Body, collector: Collector, variables: dict[Variable, int]) -> list[tuple[str, At]]:
    """What a pure procedure may not have (F2023 15.7), as far as this body alone shows it."""
    reasons: list[tuple[str, At]] = []
    for site in collector.sites:
        if isinstance(site, IoSite) and not site.internal:
            reasons.append((f"it has a {site.kind} statement", site.at))
        elif isinstance(site, StopSite) and not site.error:
            reasons.append(("it has a stop statement", site.at))
        elif isinstance(site, ImageSite):
            reasons.append((f"it has a {site.kind} statement", site.at))
        elif isinstance(site, CallSite) and not is_pure_reference(site):
            reasons.append((f"it calls '{site.name}', which is not pure", site.at))
        elif isinstance(site, UnknownSite):
            reasons.append((f"it uses {site.what}, which is not known", site.at))
    for variable, mode in collector.touched.items():
        if mode & WRITE and variable in variables:
            reasons.append((f"it defines '{variable.name}', which is not its own", body.at))
        elif mode & WRITE and variable.storage == "saved":
            reasons.append((f"it defines '{variable.name}', which keeps its value", variable.at))
    return reasons


def is_pure_reference(site: CallSite) -> bool:
    """Whether the reference is to a procedure that its interface declares pure."""
    if site.how in ("intrinsic", "implicit"):
        return False
    if site.how == "final" and site.procedure is None:
        return site.receiver is not None  # of a polymorphic object: what the program has decides
    return site.procedure is not None and site.procedure.pure
