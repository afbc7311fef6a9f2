"""Expressions. Every node has `type`, `rank` and `at`; conversions are explicit, generics and operators resolved."""

from __future__ import annotations

from .node import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .symbols import At, Component, Procedure, ProcedureDummy, Variable
    from .types import DerivedType, Type


class Expr(Node):
    """Any expression. `rank` is 0 for a scalar."""

    type: Type
    rank: int
    at: At


class Literal(Expr):
    """A constant: int, float text (kept as written, without kind), bool, str, or (re, im) pair of texts.

    value: int for integer (also boz after conversion); str for real (a C-readable decimal) and character; bool for
    logical; tuple of two str for complex.
    """

    value: int | str | bool | tuple[str, str]


class VariableRef(Expr):
    """A whole variable."""

    variable: Variable


class ComponentRef(Expr):
    """`base%component`; rank is that of whichever part is an array."""

    base: Expr
    component: Component


class ElementRef(Expr):
    """`base(i, j)`: one element of an array; every subscript is a scalar integer."""

    base: Expr
    subscripts: tuple[Expr, ...]


class Triplet(Node):
    """`lower:upper:stride` in a section; None where left out."""

    lower: Expr | None
    upper: Expr | None
    stride: Expr | None


class SectionRef(Expr):
    """`base(i, 2:n, v)`: an array section; a subscript is a scalar, a triplet or a rank-1 vector subscript."""

    base: Expr
    subscripts: tuple[Expr | Triplet, ...]


class Substring(Expr):
    """`base(lower:upper)` of a character object."""

    base: Expr
    lower: Expr | None
    upper: Expr | None


class PartRef(Expr):
    """`z%re`, `z%im` of a complex object (part is 're' or 'im')."""

    base: Expr
    part: str


class Unary(Expr):
    """op: neg pos not paren. `paren` is an expression in parentheses: a value, never a variable, never reassociated."""

    op: str
    operand: Expr


class Binary(Expr):
    """op: + - * / ** // == /= < <= > >= and or eqv neqv; operands have one type, except `**`."""

    op: str
    left: Expr
    right: Expr


class Convert(Expr):
    """`operand` as `type`: the conversions of 10.2.1.3 and 10.1.5 that the source leaves implicit."""

    operand: Expr


class Argument(Node):
    """An actual argument, matched to `dummy` (None: no explicit interface). `value` is None when it is absent."""

    dummy: Variable | ProcedureDummy | None
    value: Expr | None
    keyword: str | None = None  # intrinsics: canonical dummy name


class IntrinsicCall(Expr):
    """An intrinsic function; arguments are in the order of the standard's dummy list, all keyed by name."""

    name: str
    arguments: tuple[Argument, ...]

    def argument(self, keyword: str) -> Expr | None:
        """The value of one argument, None when absent."""
        for a in self.arguments:
            if a.keyword == keyword:
                return a.value
        return None


class FunctionCall(Expr):
    """A call of one known function. Its result has `rank`; an elemental call has the rank of its arguments."""

    procedure: Procedure
    arguments: tuple[Argument, ...]


class DispatchCall(Expr):
    """A call that the dynamic type of `passed` decides; `binding` names it, `declared` is the static type's one."""

    binding: str
    declared: Procedure
    passed: Expr
    arguments: tuple[Argument, ...]


class PointerCall(Expr):
    """A call through a procedure dummy, pointer or component."""

    target: Expr
    interface: Procedure | None
    arguments: tuple[Argument, ...]


class ProcedureRef(Expr):
    """A procedure as an actual argument or pointer target."""

    procedure: Procedure | ProcedureDummy


class ImpliedDo(Node):
    """`(items, variable = lower, upper, stride)` in an array constructor."""

    items: tuple[Expr | ImpliedDo, ...]
    variable: Variable
    lower: Expr
    upper: Expr
    stride: Expr | None


class ArrayConstructor(Expr):
    """`[items]`, rank 1."""

    items: tuple[Expr | ImpliedDo, ...]


class StructureConstructor(Expr):
    """`t(values)`: one value a component, in component order, parents first; None takes the default."""

    derived: DerivedType
    values: tuple[tuple[Component, Expr | None], ...]


class Conditional(Expr):
    """`(condition ? then : otherwise)` (F2023 10.1.2.3)."""

    condition: Expr
    then: Expr
    otherwise: Expr


class NullPointer(Expr):
    """`null()`."""


class UnknownExpr(Expr):
    """Something that could not be resolved: `what` says it, `module` is the module without sidecar, or ''."""

    what: str
    module: str
    parts: tuple[Expr, ...] = ()
