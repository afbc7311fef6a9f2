"""What each kind of statement contributes to the facts, in source order."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ElementRef, VariableRef
from gpuoffload_build.ir.stmt import (
    Allocate,
    Assign,
    Associate,
    Block,
    Call,
    Cycle,
    Deallocate,
    DispatchCallStatement,
    Do,
    DoConcurrent,
    DoWhile,
    Exit,
    Forall,
    Goto,
    If,
    ImageControl,
    IntrinsicSubroutine,
    Io,
    Label,
    Nullify,
    OmpLoop,
    PointerAssign,
    PointerCallStatement,
    Return,
    SelectCase,
    SelectRank,
    SelectType,
    Stop,
    UnknownCall,
    Unsupported,
    Where,
)
from gpuoffload_build.ir.types import DerivedType, IntrinsicType, PolymorphicType

from .branches import LoopScope
from .component_assignment import component_assignments
from .expressions import DESIGNATORS, arguments, call, dispatch, pointer_call, triplet
from .intrinsics import BOTH_WAYS, OUTPUTS, PURE_SUBROUTINES, STATUS_ARGUMENTS
from .modes import POINTED, READ, STATUS, WRITE
from .sites import BranchSite, CallSite, ImageSite, IoSite, StopSite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import Index, RankCase, Statement, TypeCase
    from gpuoffload_build.ir.symbols import At, Variable

    from .collector import Collector


def _assign(c: Collector, s: Assign) -> None:
    notes, target = c.notes, s.target
    may_allocate = type(target) is not ElementRef or type(target.type) is not IntrinsicType
    if notes is not None and may_allocate and not notes.masked:
        notes.assigned.append(s)
    c.define(s.target)
    c.finalize(s.at, s.target.type, s.target.rank)
    if isinstance(s.target.type, (DerivedType, PolymorphicType)):
        for procedure in component_assignments(s.target.type):
            c.sites.append(CallSite(s.at, procedure, "direct", procedure.name))
    c.expr(s.value)


def _pointer_assign(c: Collector, s: PointerAssign) -> None:
    _change(c, "pointer assignment", s.target, s.at)
    for bound in s.bounds:
        triplet(c, bound)
    if type(s.value) not in DESIGNATORS:
        c.expr(s.value)
    elif not c.designator(s.value, READ):
        if c.notes is not None:
            c.notes.access(s.value, POINTED)
        c.type_site(s.value.at, s.value.type, s.value)


def _change(c: Collector, how: str, e: Expr, at: At, mode: int = WRITE | STATUS) -> None:
    """Gather from an object whose allocation or association status a statement changes."""
    if c.notes is not None:
        c.notes.changes.append((how, e, at))
    c.define(e, mode)


def _call(c: Collector, s: Call) -> None:
    call(c, CallSite(s.at, s.procedure, "direct", s.procedure.name), s.procedure, s.arguments)


def _dispatch_call(c: Collector, s: DispatchCallStatement) -> None:
    dispatch(c, s)


def _pointer_call(c: Collector, s: PointerCallStatement) -> None:
    pointer_call(c, s.call)


def _intrinsic_subroutine(c: Collector, s: IntrinsicSubroutine) -> None:
    if s.name not in PURE_SUBROUTINES:
        c.sites.append(CallSite(s.at, None, "intrinsic", s.name))
    changed = STATUS_ARGUMENTS.get(s.name, {})
    defined = OUTPUTS.get(s.name)
    for argument in s.arguments:
        value, keyword = argument.value, argument.keyword or ""
        if value is None:
            continue
        if keyword in changed:
            _change(c, changed[keyword], value, s.at)
        elif defined is not None and keyword not in defined:
            c.expr(value)
        elif type(value) in DESIGNATORS:
            c.define(value, WRITE if defined is not None and keyword not in BOTH_WAYS else READ | WRITE)
        else:
            c.expr(value)
    if s.name == "move_alloc":
        for argument in s.arguments:
            if argument.keyword == "to" and argument.value is not None:
                c.finalize(s.at, argument.value.type, argument.value.rank)
    elif s.name in ("exit", "abort"):
        _exits(c, f"call {s.name}", s)


def _unknown_call(c: Collector, s: UnknownCall) -> None:
    if s.module:
        c.unknown(s.at, s.name, s.module)
    else:
        call(c, CallSite(s.at, None, "implicit", s.name), None, s.arguments)
        return
    arguments(c, s.arguments)


def _if(c: Collector, s: If) -> None:
    for arm in s.arms:
        if arm.condition is not None:
            c.expr(arm.condition)
        c.statements(arm.body)


def _inside(c: Collector, construct: int) -> None:
    """Note a construct that an EXIT or CYCLE in it may name."""
    if c.loops:
        c.loops[-1].constructs.add(construct)


def _do(c: Collector, s: Do) -> None:
    _inside(c, s.construct)
    c.define(s.variable)
    for bound in (s.lower, s.upper, s.step):
        if bound is not None:
            c.expr(bound)
    if c.notes is None:
        c.statements(s.body)
        return
    around = c.notes.indices
    if isinstance(s.variable, VariableRef):
        c.notes.indices = (*around, s.variable.variable)
    c.statements(s.body)
    c.notes.indices = around


def _do_while(c: Collector, s: DoWhile) -> None:
    _inside(c, s.construct)
    if s.condition is not None:
        c.expr(s.condition)
    c.statements(s.body)


def _do_concurrent(c: Collector, s: DoConcurrent) -> None:
    header(c, s.indices)
    enter_loop(c, s)


def header(c: Collector, indices: Iterable[Index]) -> None:
    """Gather from the limits and steps of a DO CONCURRENT or FORALL header."""
    for index in indices:
        for bound in (index.lower, index.upper, index.step):
            if bound is not None:
                c.expr(bound)


def enter_loop(c: Collector, s: DoConcurrent) -> None:
    """Gather from what each iteration of a loop evaluates: mask, private variables, body."""
    scope = LoopScope(s.construct)
    c.loops.append(scope)
    around = c.notes.indices if c.notes is not None else ()
    if c.notes is not None:
        c.notes.indices = (*around, *(index.variable for index in s.indices))
    if s.mask is not None:
        c.expr(s.mask)
    c.own.update(s.local, s.local_init)
    for variable in (*s.local, *s.local_init):
        c.type_site(variable.at, variable.type, f"local '{variable.name}'")
    for reduction in s.reductions:
        c.type_site(s.header_at, reduction.variable.type, f"reduction variable '{reduction.variable.name}'")
    c.statements(s.body)
    if c.notes is not None:
        c.notes.indices = around
    for final in s.finals if isinstance(s, OmpLoop) else ():
        c.define(final.value)
    c.loops.pop()
    scope.note_branches(c.sites)


def _select_case(c: Collector, s: SelectCase) -> None:
    _inside(c, s.construct)
    c.expr(s.selector)
    for case in s.cases:
        c.statements(case.body)


def _associate_name(c: Collector, name: Variable, selector: Expr) -> None:
    """Let a name stand for the variable that its selector is a part of; a selector that is a value is evaluated."""
    if c.notes is not None:
        c.notes.selectors[name] = selector
    if type(selector) not in DESIGNATORS:
        c.expr(selector)
        return
    c.designator(selector, READ)
    root = selector
    while (base := getattr(root, "base", None)) is not None:
        root = base
    variable = getattr(root, "variable", None)
    if variable is not None:
        c.names[name] = c.names.get(variable, variable)
        if variable.storage == "constant":
            c.values.add(name)


def _select_type(c: Collector, s: SelectType | SelectRank) -> None:
    _inside(c, s.construct)
    cases: tuple[TypeCase | RankCase, ...] = s.cases
    for n, case in enumerate(cases):
        if n == 0 or type(s.selector) in DESIGNATORS:
            _associate_name(c, case.associate, s.selector)
        elif c.notes is not None:
            c.notes.selectors[case.associate] = s.selector
        c.statements(case.body)


def _associate(c: Collector, s: Associate) -> None:
    _inside(c, s.construct)
    for pair in s.pairs:
        _associate_name(c, pair.variable, pair.value)
    c.statements(s.body)


def _block(c: Collector, s: Block) -> None:
    _inside(c, s.construct)
    for variable in s.variables:
        c.declare(variable, "local")
    c.statements(s.body)


def _where(c: Collector, s: Where) -> None:
    for arm in s.arms:
        if arm.mask is not None:
            c.expr(arm.mask)
        _masked(c, arm.body)


def _masked(c: Collector, body: Iterable[Statement]) -> None:
    """Gather from the assignments of WHERE and FORALL, which reallocate nothing."""
    if c.notes is None:
        c.statements(body)
        return
    around, c.notes.masked = c.notes.masked, True
    c.statements(body)
    c.notes.masked = around


def _forall(c: Collector, s: Forall) -> None:
    header(c, s.indices)
    if s.mask is not None:
        c.expr(s.mask)
    _masked(c, s.body)


def _exit(c: Collector, s: Exit) -> None:
    if c.loops and c.loops[-1].leaves(s.construct):
        c.sites.append(BranchSite(s.at, "exit"))


def _cycle(c: Collector, s: Cycle) -> None:
    if c.loops and s.construct != c.loops[-1].number and c.loops[-1].leaves(s.construct):
        c.sites.append(BranchSite(s.at, "cycle"))


def _exits(c: Collector, what: str, s: Statement) -> None:
    """Note a statement that may end the procedure early."""
    if c.notes is not None:
        c.notes.exits.append((what, s, s.at))


def _return(c: Collector, s: Return) -> None:
    _exits(c, "return", s)
    if c.loops:
        c.sites.append(BranchSite(s.at, "return"))


def _goto(c: Collector, s: Goto) -> None:
    if s.selector is not None:
        c.expr(s.selector)
    if c.loops:
        c.loops[-1].targets += [(label, len(c.sites), s.at) for label in s.labels]


def _label(c: Collector, s: Label) -> None:
    if c.loops:
        c.loops[-1].labels.add(s.number)


def _stop(c: Collector, s: Stop) -> None:
    _exits(c, "error stop" if s.error else "stop", s)
    c.sites.append(StopSite(s.at, s.error))
    for part in (s.code, s.quiet):
        if part is not None:
            c.expr(part)


def _io(c: Collector, s: Io) -> None:
    c.sites.append(IoSite(s.at, s.kind, s.internal is not None))
    if s.internal is not None:
        c.define(s.internal, READ if s.kind == "read" else WRITE)
    for position, value in enumerate(s.values):
        if position in s.outputs:
            c.define(value)
        elif value is not s.internal:
            c.expr(value)
    c.statements(s.defined)


def _variables(c: Collector, values: Iterable[Expr]) -> None:
    """Gather from expressions, of which those that are variables may be used and defined."""
    for value in values:
        if type(value) in DESIGNATORS:
            c.define(value, READ | WRITE)
        else:
            c.expr(value)


def _allocate(c: Collector, s: Allocate) -> None:
    for target, shape in zip(s.objects, s.shapes):
        _change(c, "allocate", target, s.at, WRITE | STATUS if s.source is None else WRITE)
        for extent in shape or ():
            triplet(c, extent)
    if s.type is not None:
        c.type_site(s.at, s.type, "allocated object")
    if s.source is not None:
        c.expr(s.source)
    if s.mold is not None:
        c.designator(s.mold, READ)
    _variables(c, s.status)


def _deallocate(c: Collector, s: Deallocate) -> None:
    for target in s.objects:
        _change(c, "deallocate", target, s.at)
        c.finalize(s.at, target.type, target.rank)
    _variables(c, s.status)


def _nullify(c: Collector, s: Nullify) -> None:
    for target in s.objects:
        _change(c, "nullify", target, s.at)


def _image_control(c: Collector, s: ImageControl) -> None:
    c.sites.append(ImageSite(s.at, s.kind))
    _variables(c, s.values)
    c.statements(s.body)


def _unsupported(c: Collector, s: Unsupported) -> None:
    if s.what == "alternate return":
        _exits(c, s.what, s)
    _variables(c, s.values)


STATEMENTS: dict[type, Callable[[Collector, Any], None]] = {
    Assign: _assign,
    PointerAssign: _pointer_assign,
    Call: _call,
    DispatchCallStatement: _dispatch_call,
    PointerCallStatement: _pointer_call,
    IntrinsicSubroutine: _intrinsic_subroutine,
    UnknownCall: _unknown_call,
    If: _if,
    Do: _do,
    DoWhile: _do_while,
    DoConcurrent: _do_concurrent,
    OmpLoop: _do_concurrent,
    SelectCase: _select_case,
    SelectType: _select_type,
    SelectRank: _select_type,
    Associate: _associate,
    Block: _block,
    Where: _where,
    Forall: _forall,
    Exit: _exit,
    Cycle: _cycle,
    Return: _return,
    Goto: _goto,
    Label: _label,
    Stop: _stop,
    Io: _io,
    Allocate: _allocate,
    Deallocate: _deallocate,
    Nullify: _nullify,
    ImageControl: _image_control,
    Unsupported: _unsupported,
}
