"""IR as text that reads like Fortran: for people, and for the cases of lower."""

from __future__ import annotations

from . import expr, stmt
from .node import Node
from .types import IntrinsicType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .expr import Expr
    from .stmt import Statement
    from .types import Type

WORDS = {"and": ".and.", "or": ".or.", "eqv": ".eqv.", "neqv": ".neqv."}


def statements(body: Iterable[Statement], depth: int = 0) -> list[str]:
    """The statements, a line each, constructs indented."""
    lines: list[str] = []
    for s in body:
        lines += ["  " * depth + line for line in _statement(s)]
    return lines


def _indented(body: Iterable[Statement]) -> list[str]:
    return statements(body, 1)


def _statement(s: Statement) -> list[str]:
    if isinstance(s, stmt.Assign):
        return [f"{expression(s.target)} = {expression(s.value)}"]
    if isinstance(s, stmt.PointerAssign):
        return [f"{expression(s.target)} => {expression(s.value)}"]
    if isinstance(s, stmt.Call):
        return [f"call {s.procedure.key}({_arguments(s.arguments)})"]
    if isinstance(s, stmt.IntrinsicSubroutine):
        return [f"call {s.name}({_arguments(s.arguments)})"]
    if isinstance(s, stmt.If):
        return _if(s)
    if isinstance(s, stmt.Do):
        step = "" if s.step is None else f", {expression(s.step)}"
        head = f"do #{s.construct} {expression(s.variable)} = {expression(s.lower)}, {expression(s.upper)}{step}"
        return [head, *_indented(s.body), "end do"]
    if isinstance(s, stmt.DoWhile):
        head = "" if s.condition is None else f" while ({expression(s.condition)})"
        return [f"do #{s.construct}{head}", *_indented(s.body), "end do"]
    if isinstance(s, stmt.SelectCase):
        return _select(s)
    if isinstance(s, stmt.Block):
        names = ", ".join(v.name for v in s.variables)
        return [f"block #{s.construct}{' ' if names else ''}{names}", *_indented(s.body), "end block"]
    if isinstance(s, (stmt.Exit, stmt.Cycle)):
        return [f"{type(s).__name__.lower()} #{s.construct}"]
    if isinstance(s, stmt.Stop):
        code = "" if s.code is None else f" {expression(s.code)}"
        return [f"{'error ' if s.error else ''}stop{code}"]
    if isinstance(s, stmt.Return):
        return ["return"]
    return [f"<{type(s).__name__}>"]


def _if(s: stmt.If) -> list[str]:
    lines: list[str] = []
    for n, arm in enumerate(s.arms):
        word = "if" if n == 0 else "else if"
        lines.append("else" if arm.condition is None else f"{word} ({expression(arm.condition)}) then")
        lines += _indented(arm.body)
    return [*lines, "end if"]


def _select(s: stmt.SelectCase) -> list[str]:
    lines = [f"select case #{s.construct} ({expression(s.selector)})"]
    for case in s.cases:
        if case.ranges is None:
            lines.append("case default")
        else:
            lines.append(f"case ({', '.join(_range(r) for r in case.ranges)})")
        lines += _indented(case.body)
    return [*lines, "end select"]


def _range(r: stmt.CaseRange) -> str:
    if r.lower is r.upper and r.lower is not None:
        return expression(r.lower)
    return f"{_or_nothing(r.lower)}:{_or_nothing(r.upper)}"


def _or_nothing(e: Expr | None) -> str:
    return "" if e is None else expression(e)


def expression(e: Expr) -> str:
    """One expression; operations in parentheses, conversions as calls of their type."""
    if isinstance(e, expr.Literal):
        return _literal(e)
    if isinstance(e, expr.VariableRef):
        return e.variable.name
    if isinstance(e, expr.ComponentRef):
        return f"{expression(e.base)}%{e.component.name}"
    if isinstance(e, (expr.ElementRef, expr.SectionRef)):
        return f"{expression(e.base)}({', '.join(_subscript(s) for s in e.subscripts)})"
    if isinstance(e, expr.PartRef):
        return f"{expression(e.base)}%{e.part}"
    if isinstance(e, expr.Unary):
        sign = {"neg": "-", "pos": "+", "paren": "", "not": ".not. "}[e.op]
        return f"({sign}{expression(e.operand)})"
    if isinstance(e, expr.Binary):
        return f"({expression(e.left)} {WORDS.get(e.op, e.op)} {expression(e.right)})"
    if isinstance(e, expr.Convert):
        return f"{type_name(e.type)}({expression(e.operand)})"
    if isinstance(e, expr.IntrinsicCall):
        return f"{e.name}({_arguments(e.arguments)})"
    if isinstance(e, expr.FunctionCall):
        return f"{e.procedure.key}({_arguments(e.arguments)})"
    if isinstance(e, expr.ArrayConstructor):
        return f"[{', '.join(expression(i) if isinstance(i, expr.Expr) else '...' for i in e.items)}]"
    return f"<{type(e).__name__}>"


def _literal(e: expr.Literal) -> str:
    if isinstance(e.value, bool):
        return ".true." if e.value else ".false."
    if isinstance(e.value, tuple):
        return f"({', '.join(e.value)})"
    if isinstance(e.type, IntrinsicType) and e.type.category == "character":
        return repr(e.value)
    return str(e.value)


def _subscript(s: Node) -> str:
    if isinstance(s, expr.Triplet):
        stride = "" if s.stride is None else f":{expression(s.stride)}"
        return f"{_or_nothing(s.lower)}:{_or_nothing(s.upper)}{stride}"
    assert isinstance(s, expr.Expr)
    return expression(s)


def _arguments(arguments: tuple[expr.Argument, ...]) -> str:
    return ", ".join("-" if a.value is None else expression(a.value) for a in arguments)


def type_name(type_: Type) -> str:
    """A type as a declaration has it."""
    if isinstance(type_, IntrinsicType):
        return f"{type_.category}({type_.kind})"
    return type(type_).__name__
