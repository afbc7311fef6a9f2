"""A tree as text, for tests and for people: one node a line, fields indented."""

from __future__ import annotations

from . import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .openmp import Clause, OmpDirective


def show(node: nodes.Node, text: str) -> str:
    """`node` and all below it: expressions on one line, statements with their line number."""
    out: list[str] = []
    _show(node, text, "", out)
    return "\n".join(out) + "\n"


def show_file(file: nodes.File) -> str:
    """A whole file: units, then directives, then errors as line:column."""
    out = [show(unit, file.text).rstrip("\n") for unit in file.units]
    out += [f"directive {_line(file.text, d.pos)}: {d.text}" for d in file.directives]
    out += [f"error {_line(file.text, p)}:{p - file.text.rfind(chr(10), 0, p)}: {m}" for p, m in sorted(file.errors)]
    return "\n".join(out) + "\n"


def show_directive(directive: OmpDirective, text: str) -> str:
    """One line: name, clauses, the statement that it stands before."""
    clauses = "".join(f" {_clause(c)}" for c in directive.clauses)
    line_end = text.find("\n", directive.before)
    before = text[directive.before : len(text) if line_end < 0 else line_end].strip()
    line = _line(text, directive.pos)
    column = directive.pos - text.rfind("\n", 0, directive.pos)
    problem = f" PROBLEM {directive.problem[1]}" if directive.problem else ""
    return f"{line}:{column} {directive.name}{clauses}{problem} -> {before}"


def _clause(clause: Clause) -> str:
    inside = [clause.modifier] if clause.modifier else []
    inside += [n.id for n in clause.names]
    if clause.value is not None:
        inside.append(expression(clause.value))
    if not clause.whole:
        inside.append("...")
    return f"{clause.name}({', '.join(inside)})" if inside else clause.name


def _line(text: str, pos: int) -> int:
    return text.count("\n", 0, pos) + 1


def _show(node: nodes.Node, text: str, indent: str, out: list[str]) -> None:
    head = type(node).__name__
    below: list[tuple[str, list[nodes.Node]]] = []
    for field in node._fields:
        value = getattr(node, field)
        if value is None or value is False or value == [] or value == "":
            continue
        if isinstance(value, nodes.Expr | nodes.TypeSpec | nodes.ShapeSpec | nodes.DataValue):
            head += f" {field}={expression(value)}"
        elif isinstance(value, nodes.Node):
            below.append((field, [value]))
        elif isinstance(value, list):
            if isinstance(value[0], nodes.Expr | nodes.TypeSpec | nodes.ShapeSpec | nodes.DataValue):
                head += f" {field}=[{', '.join(expression(v) for v in value)}]"
            elif isinstance(value[0], nodes.Node):
                below.append((field, value))
            else:
                head += f" {field}=[{', '.join(str(v) for v in value)}]"
        else:
            head += f" {field}" if value is True else f" {field}={value!r}"
    for field in ("name", "label", "end_label"):
        value = getattr(node, field, None)
        if value is not None and field not in node._fields:
            head += f" {field}={value}"
    place = f"{_line(text, node.pos)}: " if isinstance(node, nodes.Stmt) else ""
    out.append(f"{indent}{place}{head}")
    for field, children in below:
        out.append(f"{indent}  {field}:")
        for child in children:
            _show(child, text, indent + "    ", out)


def _kind(literal: str, kind: str | None) -> str:
    return literal if kind is None else f"{literal}_{kind}"


def _list(items: list[nodes.Expr]) -> str:
    return ", ".join(expression(i) for i in items)


def expression(node: nodes.Node | None) -> str:
    """An expression on one line, as Fortran with every operation in parentheses."""
    if node is None:
        return ""
    if isinstance(node, nodes.Name):
        return node.id
    if isinstance(node, nodes.IntLiteral):
        return _kind(node.digits, node.kind)
    if isinstance(node, nodes.RealLiteral):
        return _kind(node.text, node.kind)
    if isinstance(node, nodes.LogicalLiteral):
        return _kind(".true." if node.value else ".false.", node.kind)
    if isinstance(node, nodes.StringLiteral):
        return (node.kind + "_" if node.kind else "") + repr(node.value)
    if isinstance(node, nodes.BozLiteral):
        return f"{node.radix}'{node.digits}'"
    if isinstance(node, nodes.HollerithLiteral):
        return f"{len(node.value)}h{node.value}"
    if isinstance(node, nodes.ComplexLiteral):
        return f"complex({expression(node.real)}, {expression(node.imaginary)})"
    if isinstance(node, nodes.Unary):
        return f"({node.op} {expression(node.operand)})"
    if isinstance(node, nodes.Binary):
        return f"({expression(node.left)} {node.op} {expression(node.right)})"
    if isinstance(node, nodes.Parenthesized):
        return (
            f"paren{expression(node.value)}" if expression(node.value)[0] == "(" else f"paren({expression(node.value)})"
        )
    if isinstance(node, nodes.Conditional):
        return f"({expression(node.condition)} ? {expression(node.when_true)} : {expression(node.when_false)})"
    if isinstance(node, nodes.Reference):
        return f"{expression(node.base)}({_list(node.arguments)})"
    if isinstance(node, nodes.Component):
        return f"{expression(node.base)}%{node.name}"
    if isinstance(node, nodes.Coindexed):
        return f"{expression(node.base)}[{_list(node.cosubscripts)}]"
    return _other(node)


def _other(node: nodes.Node) -> str:
    """What is not an operand of an operation."""
    if isinstance(node, nodes.Triplet):
        step = f":{expression(node.step)}" if node.step else ""
        return f"{expression(node.lower)}:{expression(node.upper)}{step}"
    if isinstance(node, nodes.KeywordArgument):
        return f"{node.name}={expression(node.value)}"
    if isinstance(node, nodes.AlternateReturn):
        return f"*{node.target}"
    if isinstance(node, nodes.Star):
        return "*"
    if isinstance(node, nodes.AssumedRank):
        return ".."
    if isinstance(node, nodes.Nil):
        return ".nil."
    if isinstance(node, nodes.MultipleSubscript):
        return f"@{expression(node.value)}"
    if isinstance(node, nodes.ArrayConstructor):
        prefix = f"{expression(node.type_spec)} :: " if node.type_spec else ""
        return f"[{prefix}{_list(node.items)}]"
    if isinstance(node, nodes.ImpliedDo):
        prefix = f"{expression(node.type_spec)} :: " if node.type_spec else ""
        bounds = _list([e for e in (node.lower, node.upper, node.step) if e])
        return f"({_list(node.items)}, {prefix}{node.variable.id} = {bounds})"
    if isinstance(node, nodes.TypeSpec):
        word = node.keyword if node.name is None else f"{node.keyword} {node.name}"
        size = "*" if node.star else ""
        return f"{word}{size}({_list(node.parameters)})" if node.parameters else word
    if isinstance(node, nodes.ShapeSpec):
        colon = ":" if node.colon else ""
        return f"{expression(node.lower)}{colon}{expression(node.upper)}"
    if isinstance(node, nodes.DataValue):
        return f"{expression(node.repeat)}*{expression(node.value)}" if node.repeat else expression(node.value)
    return repr(node)
