"""Types and shapes of the IR (F2023 clause 7; shapes: 8.5.8). Grammar: `DESIGN.md`, section 1."""

from __future__ import annotations

from .node import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .expr import Expr
    from .symbols import Procedure, TypeDefinition


class Type(Value):
    """Any type."""


class IntrinsicType(Type):
    """`category` is integer, real, complex, logical or character; `kind` is bytes (of a part, for complex)."""

    category: str
    kind: int
    length: Length | None = None  # character only


class Length(Value):
    """Character length: a number, `*` (assumed), `:` (deferred) or an expression."""

    form: str  # 'fixed' | 'assumed' | 'deferred' | 'expression'
    value: int | None = None
    expression: Expr | None = None


class DerivedType(Type):
    """`type(t)`, with the values of its kind parameters."""

    definition: TypeDefinition
    kinds: tuple[tuple[str, int], ...] = ()
    lengths: tuple[tuple[str, Expr], ...] = ()


class PolymorphicType(Type):
    """`class(t)`; `declared` is None for `class(*)`."""

    declared: DerivedType | None


class AssumedType(Type):
    """`type(*)`."""


class ProcedureType(Type):
    """A procedure dummy or pointer; `interface` is None when it is implicit."""

    interface: Procedure | None


class UnknownType(Type):
    """A name that cannot be resolved; `module` is the module without sidecar that it may come from."""

    module: str


INTEGER = IntrinsicType("integer", 4)
INTEGER8 = IntrinsicType("integer", 8)
REAL = IntrinsicType("real", 4)
DOUBLE = IntrinsicType("real", 8)
LOGICAL = IntrinsicType("logical", 4)


class Shape(Value):
    """Shape class of an array; a scalar has none (`shape is None`)."""

    rank: int


class ExplicitShape(Shape):
    """`x(lower:upper, ...)`: constants, or expressions evaluated at entry."""

    lowers: tuple[Expr, ...]
    uppers: tuple[Expr, ...]


class AssumedShape(Shape):
    """`x(lower:, ...)`, a dummy; a lower bound that is not given is 1."""

    lowers: tuple[Expr, ...]


class DeferredShape(Shape):
    """`x(:, ...)`, an allocatable or a pointer."""


class AssumedSize(Shape):
    """`x(l1:u1, ..., ln:*)`, a dummy; one lower bound more than upper bounds."""

    lowers: tuple[Expr, ...]
    uppers: tuple[Expr, ...]


class AssumedRank(Shape):
    """`x(..)`; rank is -1."""
