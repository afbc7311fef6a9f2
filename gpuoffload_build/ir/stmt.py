"""Statements and constructs. Loops and blocks have a number; `Exit` and `Cycle` name the construct by it."""

from __future__ import annotations

from .node import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .expr import Argument, Expr, PointerCall, Triplet
    from .symbols import At, Procedure, Variable
    from .types import Type


class Statement(Node):
    """Any statement; `at` spans it (constructs: from the first token to the end of their END statement)."""

    at: At


class Assign(Statement):
    """Intrinsic assignment; the value has been converted to the target's type. Defined assignment is a `Call`."""

    target: Expr
    value: Expr


class PointerAssign(Statement):
    target: Expr
    value: Expr
    bounds: tuple[Triplet, ...] = ()


class Call(Statement):
    """A call of one known subroutine (also defined assignment)."""

    procedure: Procedure
    arguments: tuple[Argument, ...]


class IntrinsicSubroutine(Statement):
    """`call mvbits(...)`, `call move_alloc(...)` ..."""

    name: str
    arguments: tuple[Argument, ...]


class DispatchCallStatement(Statement):
    binding: str
    declared: Procedure
    passed: Expr
    arguments: tuple[Argument, ...]


class PointerCallStatement(Statement):
    call: PointerCall


class UnknownCall(Statement):
    """A call whose procedure is not resolved: external with implicit interface (`module` is ''), or unknown."""

    name: str
    module: str
    arguments: tuple[Argument, ...]


class Arm(Node):
    """One arm of an IF construct; `condition` is None for ELSE."""

    condition: Expr | None
    body: tuple[Statement, ...]
    at: At


class If(Statement):
    arms: tuple[Arm, ...]


class Do(Statement):
    """`do variable = lower, upper, step`; step is 1 when None. The trip count is fixed at entry (11.1.7.4.1)."""

    construct: int
    variable: Expr
    lower: Expr
    upper: Expr
    step: Expr | None
    body: tuple[Statement, ...]


class DoWhile(Statement):
    """`do while (condition)`; `do` without control has condition None."""

    construct: int
    condition: Expr | None
    body: tuple[Statement, ...]


class Index(Node):
    """One index of a DO CONCURRENT or FORALL header."""

    variable: Variable
    lower: Expr
    upper: Expr
    step: Expr | None
    at: At


class Reduction(Node):
    """op: + * and or eqv neqv max min iand ior ieor"""

    op: str
    variable: Variable


class DoConcurrent(Statement):
    """A DO CONCURRENT construct. `line` is the line of its first token in the file that the user wrote."""

    construct: int
    indices: tuple[Index, ...]
    mask: Expr | None
    local: tuple[Variable, ...]
    local_init: tuple[Variable, ...]
    shared: tuple[Variable, ...]
    reductions: tuple[Reduction, ...]
    default_none: bool
    body: tuple[Statement, ...]
    owner: str  # key of the procedure or program that it stands in
    header_at: At  # the DO CONCURRENT statement alone
    outer: tuple[tuple[Variable, Variable], ...] = ()  # (variable inside, variable outside) of local and local_init


class OmpLoop(DoConcurrent):
    """A DO nest under `!$omp parallel do`: all iterations may run at once, and nothing else of DO CONCURRENT holds.

    What no clause and no rule of OpenMP makes private is shared. `at` begins at the directive and takes in its end
    directive, `header_at` is the directive; `construct` is the innermost loop of the nest.
    last: LASTPRIVATE variables; each iteration has its own, under the variable's own name
    finals: (index, variable outside) of indices that have their final value after the loop
    refused: clauses that cannot be offloaded yet, as statements that say what
    """

    directive: str = "parallel do"
    last: tuple[Variable, ...] = ()
    finals: tuple[Association, ...] = ()
    refused: tuple[Unsupported, ...] = ()


class CaseRange(Node):
    """`lower:upper`; equal objects for a single value."""

    lower: Expr | None
    upper: Expr | None


class Case(Node):
    """`ranges` is None for CASE DEFAULT."""

    ranges: tuple[CaseRange, ...] | None
    body: tuple[Statement, ...]
    at: At


class SelectCase(Statement):
    construct: int
    selector: Expr
    cases: tuple[Case, ...]


class TypeCase(Node):
    """guard: 'is' | 'class' | 'default'; `associate` is the name as seen inside."""

    guard: str
    type: Type | None
    associate: Variable
    body: tuple[Statement, ...]
    at: At


class SelectType(Statement):
    construct: int
    selector: Expr
    cases: tuple[TypeCase, ...]


class RankCase(Node):
    """`rank` is None for DEFAULT, -1 for RANK(*)."""

    rank: int | None
    associate: Variable
    body: tuple[Statement, ...]
    at: At


class SelectRank(Statement):
    construct: int
    selector: Expr
    cases: tuple[RankCase, ...]


class Block(Statement):
    construct: int
    variables: tuple[Variable, ...]
    body: tuple[Statement, ...]


class Association(Node):
    variable: Variable
    value: Expr


class Associate(Statement):
    construct: int
    pairs: tuple[Association, ...]
    body: tuple[Statement, ...]


class WhereArm(Node):
    mask: Expr | None
    body: tuple[Statement, ...]


class Where(Statement):
    arms: tuple[WhereArm, ...]


class Forall(Statement):
    indices: tuple[Index, ...]
    mask: Expr | None
    body: tuple[Statement, ...]


class Exit(Statement):
    construct: int


class Cycle(Statement):
    construct: int


class Return(Statement):
    pass


class Stop(Statement):
    """`stop` and `error stop`; `code` is an integer or character expression or None."""

    error: bool
    code: Expr | None
    quiet: Expr | None


class Io(Statement):
    """An I/O statement. kind: print write read open close inquire rewind backspace endfile flush wait.

    `internal` is the character variable of an internal file. `values` are all expressions that the statement
    evaluates or defines; `defined` are the calls of defined I/O that items of derived type may make: the item is the
    argument of the first dummy, the others are absent. `outputs`: positions in `values` of those that the statement
    defines (items of READ, DO variables, IOSTAT= and its like).
    """

    kind: str
    internal: Expr | None
    values: tuple[Expr, ...]
    defined: tuple[Statement, ...] = ()
    outputs: tuple[int, ...] = ()


class Allocate(Statement):
    """`objects` with the extents given in `shapes` (None: from source or scalar)."""

    objects: tuple[Expr, ...]
    shapes: tuple[tuple[Triplet, ...] | None, ...]
    type: Type | None
    source: Expr | None
    mold: Expr | None
    status: tuple[Expr, ...]


class Deallocate(Statement):
    objects: tuple[Expr, ...]
    status: tuple[Expr, ...]


class Nullify(Statement):
    objects: tuple[Expr, ...]


class ImageControl(Statement):
    """`sync ...`, `critical`, `lock`, `event ...`, `change team` ...: kind is the statement's keywords."""

    kind: str
    values: tuple[Expr, ...]
    body: tuple[Statement, ...] = ()


class Goto(Statement):
    """labels: one; several for computed GO TO (`selector` decides) and arithmetic IF."""

    labels: tuple[int, ...]
    selector: Expr | None


class Label(Statement):
    """A statement label that a GO TO names, standing before the statement that has it."""

    number: int


class Unsupported(Statement):
    """A statement that has no IR yet; `what` names it in the standard's words."""

    what: str
    values: tuple[Expr, ...] = ()
