"""Which part of a variable a designator is, as a text that records keep and that `AccessPath` reads back.

whole                  the variable itself (also `x(:)`)
(i)  (2*i-1,:)  (i+{n})  subscripts: loop variables by name, other variables that the procedure never defines in
                       braces, integer constants; `?` is any other value, `@` a vector subscript
(2:{n})  (?:?:2)       sections; `:` alone is the whole dimension
%cells(i)%u            components, after the subscripts of what they are components of
[1:3]  .re             substrings, parts of complex values
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    Binary,
    ComponentRef,
    Convert,
    ElementRef,
    Literal,
    PartRef,
    SectionRef,
    Substring,
    Triplet,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.types import IntrinsicType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import Variable

    Linear = tuple[dict[Variable, int], int]

WHOLE = "whole"
_PARTS = frozenset((ComponentRef, ElementRef, SectionRef, Substring, PartRef))


class Designators:
    """Roots and paths of the designators of one procedure.

    selectors  associate names and what they stand for
    fixed      integer variables that have one value during a call of the procedure
    """

    __slots__ = ("fixed", "selectors")

    def __init__(self, selectors: Mapping[Variable, Expr], fixed: Collection[Variable]) -> None:
        self.selectors = selectors
        self.fixed = fixed

    def root(self, e: Expr) -> Variable | None:
        """The variable that a designator is a part of, seen through associate names; None for any other expression."""
        while True:
            if type(e) is VariableRef:
                variable = e.variable
                selector = self.selectors.get(variable)
                if selector is None:
                    return variable
                e = selector
            elif type(e) in _PARTS:
                e = e.base  # type: ignore[attr-defined]
            else:
                return None

    def path(self, e: Expr, indices: Collection[Variable]) -> str:
        """The path of a designator from its root. `indices` are the variables of the loops around it."""
        parts: list[str] = []
        while True:
            if type(e) is VariableRef:
                selector = self.selectors.get(e.variable)
                if selector is None:
                    break
                e = selector
                continue
            if isinstance(e, ComponentRef):
                parts.append("%" + e.component.name)
            elif isinstance(e, (ElementRef, SectionRef)):
                texts = []
                for subscript in e.subscripts:
                    if type(subscript) is VariableRef and subscript.variable in indices:
                        texts.append(subscript.variable.name)  # by far the most frequent
                    else:
                        texts.append(self._subscript(subscript, indices))
                subscripts = ",".join(texts)
                if subscripts.strip(":,"):
                    parts.append(f"({subscripts})")
            elif isinstance(e, Substring):
                parts.append(f"[{self._bound(e.lower, indices)}:{self._bound(e.upper, indices)}]")
            elif isinstance(e, PartRef):
                parts.append("." + e.part)
            else:
                break
            e = e.base
        parts.reverse()
        return "".join(parts) or WHOLE

    def _subscript(self, e: Expr | Triplet, indices: Collection[Variable]) -> str:
        if isinstance(e, Triplet):
            text = f"{self._bound(e.lower, indices)}:{self._bound(e.upper, indices)}"
            return text if e.stride is None else f"{text}:{self._value(e.stride, indices)}"
        return "@" if e.rank else self._value(e, indices)

    def _bound(self, e: Expr | None, indices: Collection[Variable]) -> str:
        return "" if e is None else self._value(e, indices)

    def _value(self, e: Expr, indices: Collection[Variable]) -> str:
        if type(e) is Literal:
            return str(e.value)
        form = self.linear(e, indices)
        if form is None:
            return "?"
        terms, constant = form
        text = ""
        for variable in sorted(terms, key=lambda v: (self._is_fixed(v, indices), v.name)):
            name = "{" + variable.name + "}" if self._is_fixed(variable, indices) else variable.name
            factor = terms[variable]
            if factor:
                text += ("-" if factor < 0 else "+") + (name if abs(factor) == 1 else f"{abs(factor)}*{name}")
        if constant or not text:
            text += f"{constant:+d}"
        return text[1:] if text[0] == "+" else text

    def _is_fixed(self, variable: Variable, indices: Collection[Variable]) -> bool:
        return variable.storage != "index" and variable not in indices

    def linear(self, e: Expr, indices: Collection[Variable]) -> Linear | None:
        """An integer expression as a sum of variables with constant factors and a constant, where it is one."""
        if isinstance(e, Literal):
            return ({}, e.value) if type(e.value) is int else None
        if isinstance(e, VariableRef):
            variable = e.variable
            if variable.storage == "constant":
                return self.linear(variable.initial, indices) if isinstance(variable.initial, Literal) else None
            if variable.storage == "index" or variable in indices or variable in self.fixed:
                return {variable: 1}, 0
            return None
        if isinstance(e, Convert):
            return self.linear(e.operand, indices) if _is_integer(e) and _is_integer(e.operand) else None
        if isinstance(e, Unary):
            form = self.linear(e.operand, indices)
            return _scaled(form, -1) if form is not None and e.op == "neg" else form if e.op != "not" else None
        if isinstance(e, Binary) and e.op in ("+", "-", "*"):
            left = self.linear(e.left, indices)
            right = self.linear(e.right, indices) if left is not None else None
            if left is None or right is None:
                return None
            if e.op == "*":
                if left[0] and right[0]:
                    return None
                return _scaled(right, left[1]) if not left[0] else _scaled(left, right[1])
            return _sum(left, right if e.op == "+" else _scaled(right, -1))
        return None


def _is_integer(e: Expr) -> bool:
    return isinstance(e.type, IntrinsicType) and e.type.category == "integer"


def _scaled(form: Linear, factor: int) -> Linear:
    return {variable: factor * n for variable, n in form[0].items()}, factor * form[1]


def _sum(a: Linear, b: Linear) -> Linear:
    terms = dict(a[0])
    for variable, n in b[0].items():
        terms[variable] = terms.get(variable, 0) + n
    return terms, a[1] + b[1]


class AccessPath:
    """A path text, read back."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    @property
    def form(self) -> str:
        """'whole', 'element', 'section', 'component', 'substring' or 'part' (of a complex value)."""
        if self.text == WHOLE:
            return "whole"
        if "%" in self.text:
            return "component"
        if "[" in self.text:
            return "substring"
        if "." in self.text:
            return "part"
        subscripts = self.subscripts
        return "section" if any(":" in s or s == "@" for s in subscripts) else "element"

    @property
    def components(self) -> list[str]:
        """The names of the components on the way, outermost first."""
        names = []
        for part in self.text.split("%")[1:]:
            name = part
            for mark in "([.":
                name = name.partition(mark)[0]
            names.append(name)
        return names

    @property
    def subscripts(self) -> list[str]:
        """All subscripts, from the left."""
        groups = [part.partition(")")[0] for part in self.text.split("(")[1:]]
        return [subscript for group in groups for subscript in group.split(",")]

    @property
    def subscript_kinds(self) -> list[str]:
        """Of each: 'all', 'range', 'vector', 'unknown', 'constant', 'fixed' or 'affine' (in loop variables)."""
        return [_kind(subscript) for subscript in self.subscripts]


def _kind(subscript: str) -> str:
    if subscript == ":":
        return "all"
    if ":" in subscript:
        return "range"
    if subscript == "@":
        return "vector"
    if "?" in subscript:
        return "unknown"
    outside = "".join(part.rpartition("}")[2] for part in subscript.split("{"))
    if any(c.isalpha() for c in outside):
        return "affine"
    return "fixed" if "{" in subscript else "constant"


def collapsed(path: str) -> str:
    """The path with every subscript unknown: one that stands for many."""
    shown: list[str] = []
    for number, part in enumerate(path.split("(")):
        if not number:
            shown.append(part)
            continue
        inside, _closing, rest = part.partition(")")
        shown.append("(" + ",".join(_unknown(s) for s in inside.split(",")) + ")" + rest)
    return "".join(shown)


def _unknown(subscript: str) -> str:
    return subscript if subscript in (":", "@") else "?:?" if ":" in subscript else "?"
