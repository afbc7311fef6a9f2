"""Type specs, attributes, entities and array specs: the parts that declarations are made of (F2023 clauses 7 and 8)."""

from __future__ import annotations

import re

from . import nodes
from .cursor import Fault
from .expressions import INTRINSIC_TYPES, RELATIONS, ExpressionParser

_GENERIC_SPEC = re.compile(r"[ \t]*\(\s*([^)\n]*?)\s*\)")
_GENERIC_WORDS = frozenset(("operator", "assignment", "read", "write"))
# In `type(byte)` the name is that of a derived type: these are no type specs of the standard.
_TYPE_NAMES = (("byte", ")"), ("double", ")"), ("doublecomplex", ")"))


class DeclarationParser(ExpressionParser):
    """The parts of declarations."""

    def type_spec(self) -> nodes.TypeSpec:
        """A type-spec or declaration-type-spec (R701 to R705), or the bare name of a derived type."""
        pos = self.starts[self.at]
        word = self.name()
        values = self.values
        parameters: list[nodes.Expr] = []
        name: str | None = None
        star = False
        if word in ("type", "class") and values[self.at] == "(":
            self.at += 1
            if self.accept("*"):
                name = "*"
            elif values[self.at] in INTRINSIC_TYPES and (values[self.at], values[self.at + 1]) not in _TYPE_NAMES:
                inner = self.type_spec()
                self.expect(")")
                inner.pos, inner.end = pos, self.ends[self.at - 1]
                return inner
            else:
                name = self.name()
                if values[self.at] == "(":
                    parameters = self.arguments()
            self.expect(")")
        elif word in INTRINSIC_TYPES:
            if word == "double":
                word += self.name()
            if values[self.at] == "(" and not word.startswith("double"):
                parameters = self.arguments()
            elif self.accept("*"):
                star = True
                if values[self.at] == "(":
                    parameters = self.arguments()
                else:
                    parameters = [self.primary()]
        elif word in ("typeof", "classof"):
            parameters = self.arguments()
        else:
            name, word = word, "type"
            if values[self.at] == "(":
                parameters = self.arguments()
        return nodes.TypeSpec(word, name, parameters, star, pos, self.ends[self.at - 1])

    def attributes(self) -> list[nodes.Attribute]:
        """`, attribute` any number of times, then the `::` if there is one."""
        found: list[nodes.Attribute] = []
        while self.accept(","):
            found.append(self.attribute())
        self.accept("::")
        return found

    def attribute(self) -> nodes.Attribute:
        pos = self.starts[self.at]
        word = self.name()
        value: str | None = None
        arguments: list[nodes.Expr] = []
        shape: list[nodes.ShapeSpec] = []
        if word == "intent":
            value = self.intent()
        elif word in ("extends", "attributes"):
            self.expect("(")
            value = self.name()
            self.expect(")")
        elif word == "bind":
            return self.bind(pos)
        elif word == "codimension":
            shape = self.coshape()
        elif word == "dimension":
            shape = self.shape()
        elif self.values[self.at] == "(":
            arguments = self.arguments()
        return nodes.Attribute(word, value, arguments, shape, pos, self.ends[self.at - 1])

    def intent(self) -> str:
        """`(in)`, `(out)`, `(inout)` or `(in out)`, without the parentheses and blanks."""
        self.expect("(")
        value = self.name()
        if value == "in" and self.accept("out"):
            value = "inout"
        if value not in ("in", "out", "inout"):
            raise Fault(self.starts[self.at - 1], "'in', 'out' or 'inout' expected")
        self.expect(")")
        return value

    def bind(self, pos: int) -> nodes.Attribute:
        """`(c, name="...")`, the cursor after BIND."""
        self.expect("(")
        value = self.name()
        arguments: list[nodes.Expr] = []
        while self.accept(","):
            arguments.append(self.argument())
        self.expect(")")
        return nodes.Attribute("bind", value, arguments, [], pos, self.ends[self.at - 1])

    # -- shapes

    def shape(self) -> list[nodes.ShapeSpec]:
        """An array-spec in parentheses."""
        self.expect("(")
        found = [self._shape_spec()]
        while self.accept(","):
            found.append(self._shape_spec())
        self.expect(")")
        return found

    def coshape(self) -> list[nodes.ShapeSpec]:
        """A coarray-spec in brackets."""
        self.expect("[")
        found = [self._shape_spec()]
        while self.accept(","):
            found.append(self._shape_spec())
        self.expect("]")
        return found

    def _shape_spec(self) -> nodes.ShapeSpec:
        return shape_spec(self.argument())

    # -- entities

    def entities(self) -> list[nodes.Entity]:
        found = [self.entity()]
        while self.accept(","):
            found.append(self.entity())
        return found

    def entity(self) -> nodes.Entity:
        """A name with its array spec, character length and initial value, in the usual order or another."""
        pos = self.starts[self.at]
        name = self.name()
        shape: list[nodes.ShapeSpec] = []
        coshape: list[nodes.ShapeSpec] = []
        length: nodes.Expr | None = None
        initial: nodes.Expr | None = None
        pointer = False
        data: list[nodes.DataValue] = []
        while True:
            value = self.values[self.at]
            if value == "(" and not shape:
                shape = self.shape()
            elif value == "[" and not coshape:
                coshape = self.coshape()
            elif value == "*" and length is None:
                self.at += 1
                if self.accept("("):
                    length = self.argument()
                    self.expect(")")
                else:
                    length = self.primary()
            elif value == "=":
                self.at += 1
                initial = self.expression()
                break
            elif value == "=>":
                self.at += 1
                initial = self.expression()
                pointer = True
                break
            elif value == "/":
                data = self.data_values()
                break
            else:
                break
        return nodes.Entity(name, shape, coshape, length, initial, pointer, data, pos, self.ends[self.at - 1])

    def data_values(self) -> list[nodes.DataValue]:
        """`/ value, n*value, ... /`."""
        self.expect("/")
        found: list[nodes.DataValue] = []
        while True:
            pos = self.starts[self.at]
            value = self._datum()
            repeat: nodes.Expr | None = None
            if self.accept("*"):
                repeat, value = value, self._datum()
            found.append(nodes.DataValue(repeat, value, pos, self.ends[self.at - 1]))
            if not self.accept(","):
                break
        self.expect("/")
        return found

    def _datum(self) -> nodes.Expr:
        """A constant of DATA; an operator after it would be the closing `/` or the repeat's `*`."""
        at = self.at
        op = self.values[at]
        if op in ("-", "+"):
            self.at += 1
            operand = self.primary()
            return nodes.Unary(op, operand, self.starts[at], operand.end)
        return self.primary()

    # -- names of generics

    def generic_spec(self) -> str:
        """A name, or "operator(+)", "operator(.dot.)", "assignment(=)", "read(formatted)"."""
        word = self.name()
        if word not in _GENERIC_WORDS or self.values[self.at] not in ("(", "(/"):
            return word
        m = _GENERIC_SPEC.match(self.text, self.ends[self.at - 1])
        if m is None:
            raise self.fault("generic specification expected")
        # operators such as (/) and (//) are not tokens of their own: go by the text
        while self.starts[self.at] < m.end() and self.at < self.last:
            self.at += 1
        inside = m.group(1).lower().replace(" ", "")
        return f"{word}({RELATIONS.get(inside, inside)})"

    def use_item(self) -> nodes.UseItem:
        """`spec` or `spec => spec`."""
        pos = self.starts[self.at]
        name = self.generic_spec()
        original = self.generic_spec() if self.accept("=>") else name
        return nodes.UseItem(name, original, pos, self.ends[self.at - 1])


def shape_spec(written: nodes.Expr) -> nodes.ShapeSpec:
    """One dimension out of what was read as an argument."""
    if isinstance(written, nodes.Triplet):
        if written.step is not None:
            raise Fault(written.step.pos, "stride in an array specification")
        return nodes.ShapeSpec(written.lower, written.upper, True, written.pos, written.end)
    if isinstance(written, nodes.KeywordArgument | nodes.AlternateReturn):
        raise Fault(written.pos, "array specification expected")
    return nodes.ShapeSpec(None, written, False, written.pos, written.end)
