"""Operators (F2023 10.1.5) as C text."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Binary, Unary

from .c_types import c_type
from .constants import integer
from .conversions import integer_literal
from .intrinsics import Intrinsics
from .powers import power_function, power_name
from .printer import AND, EQUALITY, OR, PRIMARY, PRODUCT, RELATION, SUM, UNARY, category, kind, not_yet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .printer import Printed

OPERATORS = {
    "+": ("+", SUM),
    "-": ("-", SUM),
    "*": ("*", PRODUCT),
    "/": ("/", PRODUCT),
    "<": ("<", RELATION),
    "<=": ("<=", RELATION),
    ">": (">", RELATION),
    ">=": (">=", RELATION),
    "==": ("==", EQUALITY),
    "/=": ("!=", EQUALITY),
    "and": ("&&", AND),
    "or": ("||", OR),
    "eqv": ("==", EQUALITY),
    "neqv": ("!=", EQUALITY),
}


class Operators(Intrinsics):
    """Unary and binary operations. Left operands keep their place: nothing is reassociated."""

    def unary(self, e: Unary) -> Printed:
        if e.rank != 0:
            raise not_yet("an array expression", e.at)
        if e.op in ("paren", "pos"):
            return f"({self.value(e.operand)})", PRIMARY
        if e.op == "not":
            return f"!{self.operand(e.operand, PRIMARY)}", UNARY
        known = integer(e.operand)
        if known is not None and category(e.type) == "integer":
            return integer_literal(-known, kind(e.type))
        return self._wrapped(f"-{self.operand(e.operand, PRIMARY)}", UNARY, e)

    def binary(self, e: Binary) -> Printed:
        if e.rank != 0:
            raise not_yet("an array expression", e.at)
        if e.op == "**":
            return self._power(e)
        if e.op not in OPERATORS or category(e.left.type) == "character":
            raise not_yet("a character operation", e.at)
        word, precedence = OPERATORS[e.op]
        left, right = self.operand(e.left, precedence), self.operand(e.right, precedence + 1)
        if precedence == EQUALITY:
            left = self.operand(e.left, precedence + 1)  # a == b == c reads like something else
        if right.startswith(("-", "+")):
            right = f"({right})"
        return self._wrapped(f"{left} {word} {right}", precedence, e)

    def _wrapped(self, text: str, precedence: int, e: Unary | Binary) -> Printed:
        """C computes in int what Fortran computes in a smaller kind: cut to that kind."""
        if category(e.type) == "integer" and kind(e.type) < 4:
            return f"{c_type(e.type, e.at)}({text})", PRIMARY
        return text, precedence

    def _power(self, e: Binary) -> Printed:
        base, exponent = self.value(e.left), self.value(e.right)
        have, n = category(e.left.type), integer(e.right)
        if category(e.right.type) == "integer":
            if have == "integer":
                return f"{c_type(e.type, e.at)}(gpuo_ipower({base}, {exponent}))", PRIMARY
            if kind(e.right.type) < 4:
                exponent = f"int32_t({exponent})"
            function = "gpuo_powi" if have == "real" else "gpuo_cpowi"
            if n == 2:
                return f"gpuo_square({base})", PRIMARY
            if have == "real" and n is not None and abs(n) > 2 and kind(e.right.type) == 4 and self._has_power(n):
                return f"{power_name(n)}({base})", PRIMARY
            return f"{function}({base}, {exponent})", PRIMARY
        if have == "real":
            return f"gpuo_pow({base}, {exponent})", PRIMARY
        if have == "complex":
            return f"gpuo_cpow({base}, {exponent})", PRIMARY
        raise not_yet("this power", e.at)

    def _has_power(self, n: int) -> bool:
        """Whether the host splits x**n in a way of its own; the text then has a function for it."""
        definition = power_function(n) if self.text.split_powers else None
        if definition is not None and n not in self.text.power_functions:
            self.text.power_functions.add(n)
            for line in definition:
                self.text.tables.line(line)
        return definition is not None
