"""What a list of statements does to each variable: whether it reads it, defines it, and reads it before defining it.

The analysis follows control flow (F2023 clause 11): a *place* (a variable, component or element) is *assigned* where
every path has defined it. A read of a place that is not assigned is *exposed*: it sees a value from outside the
statements, or from another iteration. Semantics P7 rests on this: a variable without exposed reads is private.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ComponentRef,
    DispatchCall,
    ElementRef,
    Expr,
    FunctionCall,
    ImpliedDo,
    IntrinsicCall,
    Literal,
    PartRef,
    PointerCall,
    ProcedureRef,
    SectionRef,
    Substring,
    VariableRef,
)
from gpuoffload_build.ir.node import Node
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
    Statement,
    Stop,
    UnknownCall,
    Where,
)
from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.walk import children

from .intrinsics import INQUIRIES
from .places import Place, State, assign, covered, meet, subscript_tokens, sweep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gpuoffload_build.ir.expr import Argument
    from gpuoffload_build.ir.symbols import At


class Access:
    """What the statements do to one variable. Positions are those of the first such access."""

    __slots__ = ("defined", "exposed", "partial", "read", "variable", "written")

    def __init__(self, variable: Variable) -> None:
        self.variable = variable
        self.read: At | None = None
        """Its value is used; an inquiry such as `size(x)` is none."""
        self.written: At | None = None
        """It, or a part of it, is defined."""
        self.exposed: At | None = None
        """A read of something that is not assigned on every path."""
        self.defined = False
        """A definition that later reads can rest on: of the whole, or of a place that the analysis can name."""
        self.partial = False
        """Some definition is of a part that cannot be named, such as `a(i)`, where the whole is not assigned."""


class Accesses:
    """The result of `accesses`."""

    __slots__ = ("by_variable", "ends", "own")

    def __init__(self) -> None:
        self.by_variable: dict[Variable, Access] = {}
        """Every variable that is named, in the order of first appearance; inquiries count as naming."""
        self.own: set[Variable] = set()
        """Variables that the statements themselves declare: of blocks, associate names, indices of inner constructs."""
        self.ends: list[State] = []
        """What is assigned at each end: after the last statement, and at each CYCLE or RETURN out of the list."""

    def always(self, variable: Variable) -> bool:
        """Whether every path through the statements defines the variable as a whole."""
        return bool(self.ends) and all(covered(state, variable, ()) for state in self.ends)


def accesses(statements: Sequence[Statement], first: Iterable[Expr] = ()) -> Accesses:
    """The accesses of `statements`; `first` are expressions that are evaluated before them (a mask)."""
    flow = _Flow()
    state: State = frozenset()
    for expression in first:
        state = flow.read(expression, state)
    end = flow.statements(statements, state)
    if end is not None:
        flow.result.ends.append(end)
    return flow.result


def root(expression: Expr) -> Variable | None:
    """The variable that a designator is a part of; None for any other expression."""
    while isinstance(expression, (ComponentRef, ElementRef, SectionRef, Substring, PartRef)):
        expression = expression.base
    return expression.variable if isinstance(expression, VariableRef) else None


class _Flow:
    def __init__(self) -> None:
        self.result = Accesses()
        self.aliases: dict[Variable, Expr | None] = {}  # associate name -> its selector; None where it is no variable
        self.exits: dict[int, list[State]] = {}
        self.cycles: dict[int, list[State]] = {}
        self.open: set[int] = set()
        self.sweeping: list[Variable] = []  # DO variables and indices that stand still within an iteration

    # -- variables

    def access(self, variable: Variable) -> Access:
        found = self.result.by_variable.get(variable)
        if found is None:
            found = self.result.by_variable[variable] = Access(variable)
        return found

    def place(self, expression: Expr) -> Place | None:
        """Variable and path of a designator, seen through associate names. None where it is no designator."""
        path: list[object] = []
        exact = True
        while True:
            if isinstance(expression, ComponentRef):
                if not expression.component.attributes.isdisjoint(("pointer", "allocatable")):
                    path, exact = [], False  # storage of its own: not a part of the variable
                path.append(expression.component.name)
                expression = expression.base
            elif isinstance(expression, (ElementRef, SectionRef)):
                tokens = subscript_tokens(expression.subscripts, self.sweeping)
                if tokens is None:
                    path, exact = [], False
                elif tokens:
                    path.append(tokens)
                expression = expression.base
            elif isinstance(expression, (Substring, PartRef)):
                path, exact = [], False
                expression = expression.base
            elif isinstance(expression, VariableRef):
                variable = expression.variable
                selector = self.aliases.get(variable)
                if selector is None:
                    if variable in self.aliases:
                        return None
                    return Place(variable, tuple(reversed(path)), exact)
                expression = selector
            else:
                return None

    def subscripts(self, expression: Expr, state: State) -> State:
        """Reads what a designator evaluates besides the object itself: subscripts, substring bounds."""
        while True:
            if isinstance(expression, (ElementRef, SectionRef)):
                for subscript in expression.subscripts:
                    state = self.read(subscript, state)
                expression = expression.base
            elif isinstance(expression, Substring):
                for bound in (expression.lower, expression.upper):
                    if bound is not None:
                        state = self.read(bound, state)
                expression = expression.base
            elif isinstance(expression, (ComponentRef, PartRef)):
                expression = expression.base
            elif isinstance(expression, VariableRef):
                return state
            else:
                return self.read(expression, state)

    def use(self, expression: Expr, state: State) -> None:
        """The value of a designator is used."""
        place = self.place(expression)
        if place is None:
            return
        access = self.access(place.variable)
        access.read = access.read or expression.at
        if access.exposed is None and not covered(state, place.variable, place.path):
            access.exposed = expression.at

    def define(self, expression: Expr, state: State, certain: bool = True) -> State:
        """A designator is defined; `certain`: as a whole, on this path. The definition of a pointer's target uses the
        pointer's association."""
        state = self.subscripts(expression, state)
        place = self.place(expression)
        if place is None:
            return state
        access = self.access(place.variable)
        access.written = access.written or expression.at
        if "pointer" in place.variable.attributes:
            access.partial = True
            if not covered(state, place.variable, ()):
                access.exposed = access.exposed or expression.at
            return state
        if not place.exact or not certain:
            whole = covered(state, place.variable, ())
            access.partial = access.partial or not (place.exact or whole)
            return state
        access.defined = True
        return assign(state, place)

    def associate_pointer(self, expression: Expr, state: State) -> State:
        """Pointer assignment, nullification, allocation: the association of `expression` is defined."""
        state = self.subscripts(expression, state)
        place = self.place(expression)
        if place is None:
            return state
        access = self.access(place.variable)
        access.written = access.written or expression.at
        if not place.exact:
            access.partial = True
            return state
        access.defined = True
        return assign(state, place)

    # -- expressions

    def read(self, node: Node, state: State) -> State:
        """Evaluates an expression (or triplet, argument ...): every variable below it is read."""
        if isinstance(node, (VariableRef, ComponentRef, ElementRef, SectionRef, Substring, PartRef)):
            state = self.subscripts(node, state)
            self.use(node, state)
            return state
        if isinstance(node, Literal):
            return state
        if isinstance(node, IntrinsicCall):
            for position, argument in enumerate(node.arguments):
                if argument.value is None:
                    continue
                if position == 0 and node.name in INQUIRIES:
                    self.inquire(argument.value)
                else:
                    state = self.read(argument.value, state)
            return state
        if isinstance(node, (FunctionCall, DispatchCall)):
            if isinstance(node, DispatchCall) and not any(a.value is node.passed for a in node.arguments):
                state = self.argument_out(node.passed, self.argument_in(node.passed, state), False)
            return self.arguments(node.arguments, state)
        if isinstance(node, PointerCall):
            state = self.read(node.target, state)
            return self.arguments(node.arguments, state)
        if isinstance(node, ImpliedDo):
            self.result.own.add(node.variable)
            for part in (node.lower, node.upper, node.stride):
                if part is not None:
                    state = self.read(part, state)
            state = assign(state, Place(node.variable, (), True))
            for item in node.items:
                state = self.read(item, state)
            return state
        for child in children(node):
            state = self.read(child, state)
        return state

    def inquire(self, expression: Expr) -> None:
        """Names the variable whose bounds, kind or status is asked for: no value is used."""
        place = self.place(expression)
        if place is not None:
            self.access(place.variable)

    def arguments(self, arguments: Sequence[Argument], state: State) -> State:
        """Actual arguments by the dummies' intents; one without explicit interface may be read and defined."""
        later: list[tuple[Expr, bool]] = []
        for argument in arguments:
            value, dummy = argument.value, argument.dummy
            if value is None or isinstance(value, ProcedureRef):
                continue
            attributes = dummy.attributes if isinstance(dummy, Variable) else frozenset()
            if self.place(value) is None or "value" in attributes:
                state = self.read(value, state)
            elif "pointer" in attributes:
                state = self.argument_in(value, state)
                later.append((value, False))
            elif "intent(in)" in attributes:
                state = self.read(value, state)
            elif "intent(out)" in attributes:
                state = self.subscripts(value, state)
                later.append((value, True))
            else:
                state = self.argument_in(value, state)
                later.append((value, False))
        for value, certain in later:
            state = self.argument_out(value, state, certain)
        return state

    def argument_in(self, value: Expr, state: State) -> State:
        state = self.subscripts(value, state)
        self.use(value, state)
        return state

    def argument_out(self, value: Expr, state: State, certain: bool) -> State:
        return self.define(value, state, certain)

    # -- statements

    def statements(self, statements: Sequence[Statement], state: State | None) -> State | None:
        """The state after the statements; None where control never gets there."""
        for statement in statements:
            if state is None:
                if not isinstance(statement, Label):
                    self.statement(statement, frozenset())  # not reached: its variables are named all the same
                    continue
                state = frozenset()
            state = self.statement(statement, state)
        return state

    def statement(self, s: Statement, state: State) -> State | None:
        if isinstance(s, Assign):
            state = self.read(s.value, state)
            return self.define(s.target, state)
        if isinstance(s, If):
            ends: list[State | None] = []
            for arm in s.arms:
                if arm.condition is not None:
                    state = self.read(arm.condition, state)
                ends.append(self.statements(arm.body, state))
            if s.arms[-1].condition is not None:
                ends.append(state)
            return meet(ends)
        if isinstance(s, Do):
            return self.do(s, state)
        if isinstance(s, (Call, IntrinsicSubroutine, UnknownCall, DispatchCallStatement)):
            if isinstance(s, DispatchCallStatement) and not any(a.value is s.passed for a in s.arguments):
                state = self.define(s.passed, self.argument_in(s.passed, state), False)
            return self.arguments(s.arguments, state)
        if isinstance(s, PointerCallStatement):
            return self.read(s.call, state)
        if isinstance(s, (Cycle, Exit)):
            ends_of = self.cycles if isinstance(s, Cycle) else self.exits
            if s.construct in self.open:
                ends_of.setdefault(s.construct, []).append(state)
            else:
                self.result.ends.append(state)
            return None
        if isinstance(s, DoWhile):
            return self.do_while(s, state)
        if isinstance(s, DoConcurrent):
            return self.do_concurrent(s, state)
        if isinstance(s, SelectCase):
            state = self.read(s.selector, state)
            for case in s.cases:
                for part in case.ranges or ():
                    state = self.read(part, state)
            return self.arms(s.construct, [c.body for c in s.cases], state, any(c.ranges is None for c in s.cases))
        if isinstance(s, (SelectType, SelectRank)):
            return self.select(s, state)
        if isinstance(s, Block):
            self.result.own.update(s.variables)
            for variable in s.variables:
                if variable.initial is not None:
                    state = assign(state, Place(variable, (), True))
            return self.construct(s.construct, s.body, state)
        if isinstance(s, Associate):
            for pair in s.pairs:
                state = self.bind(pair.variable, pair.value, state)
            return self.construct(s.construct, s.body, state)
        if isinstance(s, Stop):
            for code in (s.code, s.quiet):
                if code is not None:
                    self.read(code, state)
            return None
        if isinstance(s, Return):
            self.result.ends.append(state)
            return None
        if isinstance(s, Goto):
            if s.selector is not None:
                state = self.read(s.selector, state)
            return state if s.selector is not None else None
        if isinstance(s, Label):
            return frozenset()  # a branch may come from anywhere
        return self.rare(s, state)

    def rare(self, s: Statement, state: State) -> State | None:
        if isinstance(s, PointerAssign):
            state = self.subscripts(s.value, state)
            if self.place(s.value) is not None:
                self.use(s.value, state)
            for bound in s.bounds:
                state = self.read(bound, state)
            return self.associate_pointer(s.target, state)
        if isinstance(s, Where):
            for arm in s.arms:
                if arm.mask is not None:
                    state = self.read(arm.mask, state)
                self.statements(arm.body, state)
            return state
        if isinstance(s, Forall):
            inner = state
            for index in s.indices:
                self.result.own.add(index.variable)
                for part in (index.lower, index.upper, index.step):
                    if part is not None:
                        inner = self.read(part, inner)
                inner = assign(inner, Place(index.variable, (), True))
            if s.mask is not None:
                inner = self.read(s.mask, inner)
            self.statements(s.body, inner)
            return state
        if isinstance(s, Allocate):
            for shape in s.shapes:
                for triplet in shape or ():
                    state = self.read(triplet, state)
            for source in (s.source, s.mold):
                if source is not None:
                    state = self.read(source, state)
            for item in s.objects:
                state = self.associate_pointer(item, state)
            for item in s.status:
                state = self.define(item, state)
            return state
        if isinstance(s, (Deallocate, Nullify)):
            for item in s.objects:
                if isinstance(s, Deallocate):
                    state = self.argument_in(item, state)
                state = self.associate_pointer(item, state)
            if isinstance(s, Deallocate):
                for item in s.status:
                    state = self.define(item, state)
            return state
        if isinstance(s, ImageControl):
            state = self.values(s.values, state)
            return self.statements(s.body, state)
        if isinstance(s, Io):
            return self.io(s, state)
        for child in children(s):
            state = self.values((child,), state) if isinstance(child, Expr) else state
        return state

    def values(self, values: Sequence[Expr], state: State) -> State:
        """Expressions that are read and, where they are variables, may be defined."""
        for value in values:
            state = self.read(value, state)
            if self.place(value) is not None:
                state = self.define(value, state, False)
        return state

    def io(self, s: Io, state: State) -> State:
        """READ may stop before an item: whatever is defined may also keep its value."""
        for position, value in enumerate(s.values):
            state = self.read(value, state)
            written = value is s.internal and s.kind != "read"
            if (position in s.outputs or written) and self.place(value) is not None:
                state = self.define(value, state, False)
        return state

    def construct(self, number: int, body: Sequence[Statement], state: State) -> State | None:
        self.open.add(number)
        end = self.statements(body, state)
        self.open.discard(number)
        return meet([end, *self.exits.pop(number, [])])

    def arms(self, number: int, bodies: Sequence[Sequence[Statement]], state: State, complete: bool) -> State | None:
        self.open.add(number)
        ends = [self.statements(body, state) for body in bodies]
        self.open.discard(number)
        if not complete:
            ends.append(state)
        return meet([*ends, *self.exits.pop(number, [])])

    def bind(self, name: Variable, value: Expr, state: State) -> State:
        """An associate name: another name of a variable, or the value that an expression has now."""
        self.result.own.add(name)
        if self.place(value) is not None:
            state = self.subscripts(value, state)
            self.inquire(value)
            self.aliases[name] = value
        else:
            state = self.read(value, state)
            self.aliases[name] = None
        return state

    def select(self, s: SelectType | SelectRank, state: State) -> State | None:
        if self.place(s.selector) is None:
            state = self.read(s.selector, state)
        for case in s.cases:
            self.bind(case.associate, s.selector, state)
        if isinstance(s, SelectType):
            complete = any(c.guard == "default" for c in s.cases)
        else:
            complete = any(c.rank is None for c in s.cases)
        return self.arms(s.construct, [c.body for c in s.cases], state, complete)

    def do(self, s: Do, state: State) -> State | None:
        for part in (s.lower, s.upper, s.step):
            if part is not None:
                state = self.read(part, state)
        state = self.define(s.variable, state)
        variable = root(s.variable)
        if variable is not None:
            self.sweeping.append(variable)
        self.open.add(s.construct)
        end = meet([self.statements(s.body, state), *self.cycles.pop(s.construct, [])])
        self.open.discard(s.construct)
        exits = self.exits.pop(s.construct, [])
        if variable is not None:
            self.sweeping.pop()
        if exits or end is None or variable is None:
            return meet([state, *exits])
        return sweep(state, end, variable, s)

    def do_while(self, s: DoWhile, state: State) -> State | None:
        if s.condition is not None:
            state = self.read(s.condition, state)
        self.open.add(s.construct)
        self.statements(s.body, state)
        self.open.discard(s.construct)
        self.cycles.pop(s.construct, None)
        exits: list[State | None] = [*self.exits.pop(s.construct, [])]
        if s.condition is not None:
            exits.append(state)
        return meet(exits)

    def do_concurrent(self, s: DoConcurrent, state: State) -> State | None:
        """An inner DO CONCURRENT or OpenMP loop: sequential, and its indices and local variables are its own."""
        end = self.concurrent_iterations(s, state)
        if isinstance(s, OmpLoop) and end is not None:
            for final in s.finals:
                end = self.define(final.value, end)
        return end

    def concurrent_iterations(self, s: DoConcurrent, state: State) -> State | None:
        """The state after the iterations of an inner loop."""
        inner = state
        for index in s.indices:
            for part in (index.lower, index.upper, index.step):
                if part is not None:
                    inner = state = self.read(part, inner)
        for index in s.indices:
            self.result.own.add(index.variable)
            inner = assign(inner, Place(index.variable, (), True))
        self.result.own.update(s.local)
        self.result.own.update(s.local_init)
        outer = dict(s.outer)
        for variable in s.local_init:
            if variable in outer:
                access = self.access(outer[variable])
                access.read = access.read or s.at
                if not covered(state, outer[variable], ()):
                    access.exposed = access.exposed or s.at
            inner = assign(inner, Place(variable, (), True))
        if s.mask is not None:
            inner = self.read(s.mask, inner)
        self.sweeping.extend(i.variable for i in s.indices)
        self.open.add(s.construct)
        end = meet([self.statements(s.body, inner), *self.cycles.pop(s.construct, [])])
        self.open.discard(s.construct)
        del self.sweeping[len(self.sweeping) - len(s.indices) :]
        if end is not None and s.mask is None:
            for index in reversed(s.indices):
                end = sweep(state, end, index.variable, index)
            return end
        return state
