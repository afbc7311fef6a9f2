"""Expressions by precedence climbing (F2023 10.1.2), designators, argument lists."""

from __future__ import annotations

from . import nodes
from .cursor import Cursor, Fault
from .lexer import string_value

# Binding powers, left and right, from F2023 table 10.2. `**` groups from the right, the rest from the left.
_DEFINED_BINARY = (5, 6)
_EQUIVALENCE = (10, 11)
_OR = (20, 21)
_AND = (30, 31)
_NOT = 40
_RELATION = (50, 51)
_CONCATENATION = (60, 61)
_ADDITION = (70, 71)
_SIGN = 75
_MULTIPLICATION = (80, 81)
_SIGN_OF_FACTOR = 85
_POWER = (90, 89)
_DEFINED_UNARY = 100

_BINARY: dict[str, tuple[int, int]] = {
    "**": _POWER,
    "*": _MULTIPLICATION,
    "/": _MULTIPLICATION,
    "+": _ADDITION,
    "-": _ADDITION,
    "//": _CONCATENATION,
    "==": _RELATION,
    "/=": _RELATION,
    "<": _RELATION,
    "<=": _RELATION,
    ">": _RELATION,
    ">=": _RELATION,
    ".eq.": _RELATION,
    ".ne.": _RELATION,
    ".lt.": _RELATION,
    ".le.": _RELATION,
    ".gt.": _RELATION,
    ".ge.": _RELATION,
    ".and.": _AND,
    ".or.": _OR,
    ".eqv.": _EQUIVALENCE,
    ".neqv.": _EQUIVALENCE,
}
RELATIONS = {".eq.": "==", ".ne.": "/=", ".lt.": "<", ".le.": "<=", ".gt.": ">", ".ge.": ">="}
INTRINSIC_TYPES = frozenset(
    ["integer", "real", "complex", "logical", "character", "doubleprecision", "doublecomplex", "double", "byte"]
)
_NO_UPPER_BOUND = frozenset((",", ")", ":", "]", ""))


class ExpressionParser(Cursor):
    """Everything that may stand in an expression."""

    def type_spec(self) -> nodes.TypeSpec:
        raise NotImplementedError

    def expression(self, minimum: int = 0) -> nodes.Expr:
        """An expression whose operators bind at least as tightly as `minimum`."""
        kinds, values = self.kinds, self.values
        at = self.at
        kind = kinds[at]
        left: nodes.Expr
        if kind == "n":
            if values[at + 1] in ("(", "%", "["):
                left = self.primary()
            else:
                self.at = at + 1
                left = nodes.Name(values[at], self.starts[at], self.ends[at])
        elif kind == "o" and values[at] in ("-", "+"):
            self.at = at + 1
            # after `*`, `/`, `**` (an extension of compilers) the sign takes in no further `*` and `/`
            operand = self.expression(_SIGN if minimum <= _SIGN else _SIGN_OF_FACTOR)
            left = nodes.Unary(values[at], operand, self.starts[at], operand.end)
        elif kind == "d":
            left = self._dotted()
        else:
            left = self.primary()
        while True:
            at = self.at
            kind = kinds[at]
            if kind == "o":
                op = values[at]
                power = _BINARY.get(op)
                if power is None:
                    return left
            elif kind == "d":
                op = values[at]
                power = _BINARY.get(op)
                if power is None:
                    if op.startswith((".true.", ".false.")):
                        return left
                    power = _DEFINED_BINARY
                elif op in RELATIONS:
                    op = RELATIONS[op]
            else:
                return left
            if power[0] < minimum:
                return left
            self.at = at + 1
            right = self.expression(power[1])
            left = nodes.Binary(op, left, right, self.starts[at], left.pos, right.end)

    def _dotted(self) -> nodes.Expr:
        """An operand that starts with a dotted token: literal, `.not.`, defined unary operator, `.nil.`."""
        at = self.at
        value = self.values[at]
        pos, end = self.starts[at], self.ends[at]
        self.at = at + 1
        if value.startswith((".true.", ".false.")):
            kind = value.partition("._")[2]
            return nodes.LogicalLiteral(value[1] == "t", kind or None, pos, end)
        if value == ".nil.":
            return nodes.Nil(pos, end)
        operand = self.expression(_NOT if value == ".not." else _DEFINED_UNARY)
        return nodes.Unary(value, operand, pos, operand.end)

    def primary(self) -> nodes.Expr:
        """A literal, a designator or reference, a constructor, or something in parentheses."""
        at = self.at
        kind = self.kinds[at]
        value = self.values[at]
        pos, end = self.starts[at], self.ends[at]
        if kind == "n":
            self.at = at + 1
            return self.trailers(nodes.Name(value, pos, end))
        if kind == "i":
            self.at = at + 1
            digits, _, suffix = value.partition("_")
            return nodes.IntLiteral(digits, suffix or None, pos, end)
        if kind == "r":
            self.at = at + 1
            text, _, suffix = value.partition("_")
            return nodes.RealLiteral(text, suffix or None, pos, end)
        if kind == "s":
            self.at = at + 1
            string, prefix = string_value(value)
            literal = nodes.StringLiteral(string, prefix.lower() if prefix else None, pos, end)
            return self.trailers(literal) if self.values[at + 1] == "(" else literal
        if value == "(" and kind == "o":
            return self._parenthesized()
        if value in ("[", "(/"):
            return self._array_constructor()
        if kind == "b":
            self.at = at + 1
            return nodes.BozLiteral("z" if value[0] == "x" else value[0], value[2:-1], pos, end)
        if kind == "h":
            self.at = at + 1
            return nodes.HollerithLiteral(value.partition("h")[2], pos, end)
        if kind == "d":
            return self._dotted()
        raise Fault(pos, "expression expected" + self.instead())

    def trailers(self, base: nodes.Expr) -> nodes.Expr:
        """`base` with the argument lists, components and image selectors that follow."""
        values = self.values
        while True:
            value = values[self.at]
            if value == "(":
                arguments = self.arguments()
                base = nodes.Reference(base, arguments, base.pos, self.ends[self.at - 1])
            elif value == "%":
                self.at += 1
                name_pos = self.starts[self.at]
                base = nodes.Component(base, self.name(), name_pos, base.pos, self.ends[self.at - 1])
            elif value == "[":
                self.at += 1
                cosubscripts = [self.argument()]
                while self.accept(","):
                    cosubscripts.append(self.argument())
                self.expect("]")
                base = nodes.Coindexed(base, cosubscripts, base.pos, self.ends[self.at - 1])
            else:
                return base

    def arguments(self) -> list[nodes.Expr]:
        """The list in parentheses at the cursor."""
        self.expect("(")
        found: list[nodes.Expr] = []
        if self.accept(")"):
            return found
        found.append(self.argument())
        while self.values[self.at] == ",":
            self.at += 1
            found.append(self.argument())
        self.expect(")")
        return found

    def argument(self) -> nodes.Expr:
        """An expression, triplet, `keyword=`, `*`, `*label`, `..` or `@v`."""
        kinds, values = self.kinds, self.values
        at = self.at
        value = values[at]
        if kinds[at] == "n":
            following = values[at + 1]
            if following in (",", ")"):
                self.at = at + 1
                return nodes.Name(value, self.starts[at], self.ends[at])
            if following == "=":
                self.at = at + 2
                inner = self.argument()
                return nodes.KeywordArgument(value, inner, self.starts[at], inner.end)
        elif kinds[at] == "o":
            if value in (":", "::"):
                return self._triplet(None, self.starts[at])
            if value == "*":
                self.at = at + 1
                if kinds[at + 1] == "i":
                    return nodes.AlternateReturn(self.statement_label(), self.starts[at], self.ends[at + 1])
                return nodes.Star(self.starts[at], self.ends[at])
            if value == "..":
                self.at = at + 1
                return nodes.AssumedRank(self.starts[at], self.ends[at])
            if value == "@":
                self.at = at + 1
                inner = self.argument()
                return nodes.MultipleSubscript(inner, self.starts[at], inner.end)
        elif value == "&" and kinds[at + 1] == "i":  # `&10`: alternate return of old compilers
            self.at = at + 1
            return nodes.AlternateReturn(self.statement_label(), self.starts[at], self.ends[at + 1])
        expression = self.expression()
        if values[self.at] in (":", "::"):
            return self._triplet(expression, expression.pos)
        return expression

    def _triplet(self, lower: nodes.Expr | None, pos: int) -> nodes.Expr:
        """`[lower] : [upper] [: step]`, the cursor at the colon."""
        values = self.values
        upper: nodes.Expr | None = None
        step: nodes.Expr | None = None
        if self.accept("::"):
            step = self.expression()
        else:
            self.at += 1
            if values[self.at] == "*":
                self.at += 1
                upper = nodes.Star(self.starts[self.at - 1], self.ends[self.at - 1])
            elif values[self.at] not in _NO_UPPER_BOUND:
                upper = self.expression()
            if self.accept(":"):
                step = self.expression()
        return nodes.Triplet(lower, upper, step, pos, self.ends[self.at - 1])

    # -- parentheses and brackets

    def _parenthesized(self) -> nodes.Expr:
        """`(e)`, complex literal, implied DO or conditional expression."""
        pos = self.starts[self.at]
        self.at += 1
        first = self.expression()
        if self.values[self.at] == ")":
            self.at += 1
            return nodes.Parenthesized(first, pos, self.ends[self.at - 1])
        if self.values[self.at] == "?":
            return self._conditional(first, pos)
        items = [first]
        while self.accept(","):
            if self._at_loop_control():
                return self._implied_do(items, pos)
            items.append(self.expression())
        self.expect(")")
        if len(items) != 2:
            raise Fault(items[2].pos, "list in parentheses without a loop control")
        return nodes.ComplexLiteral(items[0], items[1], pos, self.ends[self.at - 1])

    def _conditional(self, condition: nodes.Expr, pos: int) -> nodes.Expr:
        """`condition ? a : d ? b : c)`, the cursor at the first question mark."""
        arms = []
        while self.accept("?"):
            when_true = self.expression()
            self.expect(":")
            arms.append((condition, when_true))
            condition = self.expression()
        self.expect(")")
        value = condition
        for condition, when_true in reversed(arms):
            value = nodes.Conditional(condition, when_true, value, condition.pos, value.end)
        value.pos, value.end = pos, self.ends[self.at - 1]
        return value

    def _at_loop_control(self) -> bool:
        """At `i = ` or `integer :: i = ` of an implied DO."""
        at = self.at
        if self.kinds[at] != "n":
            return False
        return self.values[at + 1] == "=" or (self.values[at] in INTRINSIC_TYPES and self.before_double_colon())

    def _implied_do(self, items: list[nodes.Expr], pos: int) -> nodes.Expr:
        type_spec = None
        if self.values[self.at + 1] != "=":
            type_spec = self.type_spec()
            self.expect("::")
        variable = self.name_node()
        self.expect("=")
        lower = self.expression()
        self.expect(",")
        upper = self.expression()
        step = self.expression() if self.accept(",") else None
        self.expect(")")
        return nodes.ImpliedDo(items, type_spec, variable, lower, upper, step, pos, self.ends[self.at - 1])

    def _array_constructor(self) -> nodes.Expr:
        pos = self.starts[self.at]
        close = "]" if self.values[self.at] == "[" else "/)"
        self.at += 1
        type_spec = None
        if self.kinds[self.at] == "n" and self.before_double_colon():
            type_spec = self.type_spec()
            self.expect("::")
        items: list[nodes.Expr] = []
        if self.values[self.at] != close:
            items.append(self.expression())
            while self.accept(","):
                items.append(self.expression())
        self.expect(close)
        return nodes.ArrayConstructor(type_spec, items, pos, self.ends[self.at - 1])

    def before_double_colon(self) -> bool:
        """A `::` follows before the next comma or closing parenthesis of this level: a type-spec comes first."""
        values = self.values
        at = self.at
        while at < self.last:
            value = values[at]
            if value == "::":
                return True
            if value in ("(", "["):
                at = self.after_parentheses(at)
                continue
            if value in (",", ")", "]", "/)"):
                return False
            at += 1
        return False
