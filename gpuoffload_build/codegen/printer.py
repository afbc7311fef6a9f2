"""What the printers of device code share: the text of one source file, and the scope of one function."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import CompilerBug, NotYet
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.types import IntrinsicType
from gpuoffload_build.ir.walk import location
from gpuoffload_build.lower.writes import identity

from .names import Names
from .sites import Sites
from .writer import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At, Variable
    from gpuoffload_build.ir.types import Type
    from gpuoffload_build.lower.device import DeviceFunction

    from .dialect import Dialect

    Printed = tuple[str, int]
    """Text of an expression, and how tightly its last operator binds (below)."""

# Precedence of C's operators, tightest highest.
PRIMARY, UNARY, PRODUCT, SUM, RELATION, EQUALITY, BITAND, BITOR, AND, OR, CHOICE = 16, 15, 13, 12, 10, 9, 8, 6, 5, 4, 3


class Binding(Node):
    """How a variable stands in the text.

    form: 'value' | 'pointer' | 'optional' | 'view' | 'array' (C array of constant shape) | 'table' (constant array)
    presence: what tells whether the variable is there, where the form does not
    """

    name: str
    form: str
    bounds: tuple[tuple[int, int], ...] = ()
    presence: str = ""


class Text:
    """The device text of one source file, as far as it is printed."""

    def __init__(self, dialect: Dialect, split_powers: bool = False) -> None:
        self.dialect = dialect
        self.names = Names()
        self.sites = Sites()
        self.tables = Writer()
        self.table_names: dict[int, str] = {}
        self.split_powers = split_powers
        self.power_functions: set[int] = set()
        self.functions: dict[str, tuple[str, DeviceFunction]] = {}
        """By the key that calls use: the name in the text."""


class Printer:
    """Prints one function; the classes on top of it add references, intrinsics, expressions and statements."""

    def __init__(self, text: Text, writer: Writer) -> None:
        self.text = text
        self.dialect = text.dialect
        self.writer = writer
        self.names = Names(text.names)
        self._bindings: dict[object, Binding] = {}

    def bind(
        self, variable: Variable, form: str, name: str | None = None, bounds: tuple[tuple[int, int], ...] = ()
    ) -> str:
        """From here on `variable` is `name` in the text, or a fresh name like its own."""
        chosen = self.names.fresh(variable.name) if name is None else name
        self._bindings[identity(variable)] = Binding(chosen, form, bounds)
        return chosen

    def tell_presence(self, variable: Variable, presence: str) -> None:
        """`presence` is the condition that the bound `variable` is present, allocated or associated."""
        key = identity(variable)
        self._bindings[key] = replace(self._bindings[key], presence=presence)

    def binding(self, variable: Variable, at: At) -> Binding:
        found = self._bindings.get(identity(variable))
        if found is None:
            raise CompilerBug(f"{variable.name!r} has no place in the device text", location(at))
        return found

    def bound(self, variable: Variable) -> bool:
        return identity(variable) in self._bindings

    def value(self, e: Expr) -> str:
        """The value of a scalar expression; a logical one has type bool."""
        return self.printed(e)[0]

    def operand(self, e: Expr, precedence: int) -> str:
        """The value, in parentheses where it binds less tightly than `precedence`."""
        text, own = self.printed(e)
        return text if own >= precedence else f"({text})"

    def printed(self, e: Expr) -> Printed:
        raise NotImplementedError


def category(type: Type) -> str:
    """integer, real, complex, logical, character; '' for what is not intrinsic."""
    return type.category if isinstance(type, IntrinsicType) else ""


def kind(type: Type) -> int:
    return type.kind if isinstance(type, IntrinsicType) else 0


def not_yet(what: str, at: At) -> NotYet:
    return NotYet(what, location(at))
