"""Outline: a DO CONCURRENT construct becomes a kernel, with everything that it takes from outside and gives back.

A variable of the loop is, in this order: the loop's own (indices, `local`, block variables), private to the iteration
because each iteration defines it before it uses it (semantics P7; in OpenMP loops only LASTPRIVATE ones), or captured.
Actual arguments of the launcher are found in the loop and in the internal procedures that it reaches, so that a compile
and a link see the same ones; module variables that only callees touch are added at the link.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import CompilerBug, NotYet
from gpuoffload_build.facts.accesses import Accesses, accesses
from gpuoffload_build.ir.expr import DispatchCall, FunctionCall, ProcedureRef
from gpuoffload_build.ir.kernel import Capture, Kernel, LiveOut, Private
from gpuoffload_build.ir.node import replace
from gpuoffload_build.ir.stmt import Call, DispatchCallStatement, OmpLoop, UnknownCall
from gpuoffload_build.ir.symbols import Procedure
from gpuoffload_build.ir.walk import location, walk

from .components import split_components
from .liveness import live_after
from .local_names import local_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.facts.accesses import Access
    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Body, Variable


def outline(
    loop: DoConcurrent, body: Body, project: Bodies, name: str, at_link: bool, reached: Sequence[Procedure] = ()
) -> Kernel:
    """The kernel of `loop`, which stands in `body`. `reached` are the procedures that the check found; only needed at
    the link. Argument captures come in the order of their first appearance, symbol captures in that of their keys."""
    replaced = split_components(loop)
    statements, mask = replaced.body, replaced.mask
    inside = accesses(statements, () if mask is None else (mask,))
    own = _own(loop, inside)
    omp = isinstance(loop, OmpLoop)
    last = loop.last if isinstance(loop, OmpLoop) else ()
    internal = internal_procedures((*statements, *(() if mask is None else (mask,))), project)
    from_internal = _outer_accesses(internal, project)
    reduced = {r.variable for r in loop.reductions}

    private: list[Variable] = []
    arguments: dict[Variable, Capture] = {}
    for access in inside.by_variable.values():
        variable = access.variable
        if variable in own or variable.storage == "constant":
            continue
        if variable in last or (
            not omp and variable not in reduced and variable not in from_internal and is_private(access, inside)
        ):
            if "equivalence" in variable.attributes:
                what = f"the variable {variable.name!r} of EQUIVALENCE, private to the iteration,"
                raise NotYet(what, location(variable.at))
            private.append(variable)
        else:
            arguments[variable] = _capture(access, variable in reduced)
    for variable in loop.local_init:
        outer = _outer_of(loop, variable)
        if outer not in arguments:
            arguments[outer] = Capture(variable=outer, way="argument", reads=True, writes=False)
    for variable in reduced:
        arguments.setdefault(variable, Capture(variable=variable, way="argument", reads=True, writes=True))
    for variable, access in from_internal.items():
        if variable.storage == "constant" or (_is_global(variable) and variable not in arguments):
            continue
        arguments[variable] = _merge(arguments.get(variable), access)
    if isinstance(loop, OmpLoop):
        _check_openmp(loop, replaced.bases, from_internal)
    live = [v for v in private if omp or live_after(replaced.bases.get(v, v), loop, body, project)]
    live_outs: list[LiveOut] = []
    for variable in live:
        always = omp or (loop.mask is None and inside.always(variable))
        capture = Capture(
            variable=variable, way="argument", reads=False, writes=True, definite=always and variable.shape is None
        )
        arguments[variable] = capture
        live_outs.append(LiveOut(private=variable, capture=capture, always=always))
    if omp and not at_link and _calls_impure(statements, internal, project):
        for variable, capture in arguments.items():  # the link may find that they are defined
            if _is_global(variable) and not _is_protected(variable, loop):
                arguments[variable] = replace(capture, writes=True)
    symbols: list[Capture] = []
    if at_link:
        symbols, shared = _symbol_captures(reached, project, arguments)
        for variable, capture in arguments.items():
            if capture.writes and _is_protected(variable, loop):
                raise NotYet(
                    f"the protected variable '{variable.name}', defined by its module", location(loop.header_at)
                )
        if omp and shared.intersection(r.variable for r in loop.reductions):
            raise NotYet("REDUCTION of a variable that a procedure in the loop uses", location(loop.header_at))
        if omp and shared.intersection(private):
            raise NotYet("LASTPRIVATE of a variable that a procedure in the loop uses", location(loop.header_at))
        private = [v for v in private if v not in shared]
        live_outs = [x for x in live_outs if x.private not in shared]
    captures = (*arguments.values(), *symbols)
    for capture in captures:
        if "threadprivate" in capture.variable.attributes and (omp or capture.way == "symbol"):
            raise NotYet(f"the threadprivate variable '{capture.variable.name}'", location(loop.header_at))

    privates = [Private(variable=index.variable) for index in loop.indices]
    privates += [Private(variable=v) for v in loop.local]
    privates += [Private(variable=v, initial=arguments[_outer_of(loop, v)]) for v in loop.local_init]
    privates += [Private(variable=v) for v in private]
    kernel = Kernel(
        name=name,
        loop=loop,
        procedure=loop.owner,
        captures=captures,
        indices=loop.indices,
        mask=mask,
        privates=tuple(privates),
        live_outs=tuple(live_outs),
        reductions=loop.reductions,
        body=statements,
        internal=tuple(internal),
    )
    _check_visible(kernel, body, inside)
    return kernel


def _calls_impure(statements: Sequence[Node], internal: Sequence[Procedure], project: Bodies) -> bool:
    """Whether a loop may call something that defines variables of modules."""
    roots = list(statements)
    for procedure in internal:
        body = project.body(procedure)
        roots += body.statements if body is not None else ()
    return any(isinstance(node, UnknownCall) for node in walk(roots)) or any(
        not procedure.pure and procedure.origin != "internal" for procedure in _called(roots)
    )


def _is_protected(variable: Variable, loop: DoConcurrent) -> bool:
    """Whether the scope of the loop may not define the variable, as its own module may (8.5.15)."""
    return "protected" in variable.attributes and variable.owner != loop.owner.partition("::")[0].partition("@")[0]


def _check_openmp(loop: OmpLoop, bases: Mapping[Variable, Variable], internal: Mapping[Variable, Access]) -> None:
    """Raises NotYet for a clause of the directive that cannot be offloaded yet."""
    for clause in loop.refused:
        raise NotYet(clause.what, location(clause.at))
    for variable in loop.last:
        if variable in internal:
            what = "that an internal procedure uses"
        elif variable in bases.values():
            what = "of derived type"
        elif "equivalence" in variable.attributes:
            what = "of EQUIVALENCE"
        else:
            continue
        raise NotYet(f"LASTPRIVATE of the variable '{variable.name}' {what}", location(loop.header_at))


def is_private(access: Access, inside: Accesses) -> bool:
    """Whether each iteration has its own (P7): defined, and never used before that.

    An array must be defined by whole, or by elements that have nothing to do with the indices and then be used. A
    pointer's target is shared, whatever the pointer is; its association may be private.
    """
    if access.written is None or access.exposed is not None or not access.defined:
        return False
    variable = access.variable
    if variable.shape is None:
        return not access.partial or inside.always(variable)
    return not access.partial and (access.read is not None or inside.always(variable))


def internal_procedures(roots: Iterable[Node], project: Bodies) -> list[Procedure]:
    """The internal procedures that are called below `roots`, directly or through one another, in the order met."""
    found: list[Procedure] = []
    queue = _called(roots)
    while queue:
        procedure = queue.pop(0)
        if procedure in found or procedure.origin != "internal":
            continue
        found.append(procedure)
        body = project.body(procedure)
        if body is not None:
            queue += _called(body.statements)
    return found


def _called(roots: Iterable[Node]) -> list[Procedure]:
    called: list[Procedure] = []
    for node in walk(roots):
        if isinstance(node, (FunctionCall, Call, ProcedureRef)):
            if isinstance(node.procedure, Procedure):
                called.append(node.procedure)
        elif isinstance(node, (DispatchCall, DispatchCallStatement)):
            called.append(node.declared)
    return called


def _own(loop: DoConcurrent, inside: Accesses) -> set[Variable]:
    own = {index.variable for index in loop.indices} | inside.own
    own.update(loop.local)
    own.update(loop.local_init)
    return own


def _outer_of(loop: DoConcurrent, inner: Variable) -> Variable:
    for inside, outside in loop.outer:
        if inside is inner:
            return outside
    raise CompilerBug(f"no outer variable of '{inner.name}'", location(loop.at))


def _capture(access: Access, reduced: bool) -> Capture:
    return Capture(
        variable=access.variable,
        way="argument",
        reads=reduced or access.exposed is not None,
        writes=reduced or access.written is not None,
    )


def _merge(capture: Capture | None, access: Access) -> Capture:
    reads, writes = access.read is not None, access.written is not None
    if capture is not None:
        reads, writes = reads or capture.reads, writes or capture.writes
    return Capture(variable=access.variable, way="argument", reads=reads, writes=writes)


def _is_global(variable: Variable) -> bool:
    """Whether the variable has a linker symbol."""
    return variable.storage in ("module", "common") or variable.linker is not None


def _outer_accesses(procedures: Sequence[Procedure], project: Bodies) -> dict[Variable, Access]:
    """What the bodies of `procedures` do to variables that are not theirs."""
    outer: dict[Variable, Access] = {}
    for procedure in procedures:
        body = project.body(procedure)
        if body is None:
            continue
        theirs: set[object] = {*body.variables, *procedure.dummies, procedure.result}
        if body.procedure is not None:
            theirs |= {*body.procedure.dummies, body.procedure.result}
        found = accesses(body.statements)
        for access in found.by_variable.values():
            variable = access.variable
            if variable in found.own or (variable in theirs and variable.storage != "common"):
                continue
            known = outer.setdefault(variable, access)
            if known is not access:
                known.read = known.read or access.read
                known.written = known.written or access.written
    return outer


def _symbol_captures(
    reached: Sequence[Procedure], project: Bodies, arguments: dict[Variable, Capture]
) -> tuple[list[Capture], set[Variable]]:
    """Module variables that reached procedures touch, in the order of their keys, and those of them that are
    arguments already: what the loop and a procedure that it calls both use cannot be private."""
    by_key = {c.variable.key: v for v, c in arguments.items()}
    captures: dict[str, Capture] = {}
    shared: set[Variable] = set()
    for variable, access in _outer_accesses(reached, project).items():
        if variable.storage == "constant" or not _is_global(variable):
            continue
        if variable.key in by_key:
            outer = by_key[variable.key]
            known = arguments[outer]
            reads, writes = known.reads or access.read is not None, known.writes or access.written is not None
            arguments[outer] = Capture(variable=outer, way="argument", reads=reads, writes=writes)
            shared.add(outer)
            continue
        captures[variable.key] = Capture(
            variable=variable, way="symbol", reads=access.read is not None, writes=access.written is not None
        )
    return [captures[key] for key in sorted(captures)], shared


def _check_visible(kernel: Kernel, body: Body, inside: Accesses) -> None:
    """Two captured variables of one name cannot both be named where the loop stands."""
    loop, local = kernel.loop, local_names(kernel)
    named = {v.name: v for v in body.variables}
    seen: dict[str, Variable] = {}
    for capture in kernel.captures:
        variable = capture.variable
        if capture.way != "argument":
            continue
        name = local.get(variable, variable.name)
        other = seen.setdefault(name, variable)
        if variable not in inside.by_variable and other is variable:
            other = named.get(name, variable)
        if other is not variable:
            raise NotYet(
                f"variable '{variable.name}' of the host, used by an internal procedure that the loop calls, "
                "is hidden by another one of that name",
                location(loop.at),
            )
