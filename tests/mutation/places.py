"""Where statements can be planted: before a statement of a procedure that begins its line in the user's file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from gpuoffload_build.diagnostics.model import Location
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.walk import children

WORD = re.compile(r"\w+")
NOT_INTO = (nodes.WhereConstruct, nodes.ForallConstruct, nodes.WhereStmt, nodes.ForallStmt, nodes.IfStmt)


def procedures_of(tree: nodes.File) -> Iterator[nodes.Procedure]:
    """Every procedure with a body: external ones, those of modules and submodules, internal ones."""
    pending: list[nodes.Node] = list(tree.units)
    while pending:
        unit = pending.pop()
        if isinstance(unit, nodes.Procedure):
            yield unit
        pending += getattr(unit, "contains", ())


def places_in(source: Source, procedure: nodes.Procedure) -> list[tuple[Location, str]]:
    """Places before which a statement may stand, each with the constructs around it.

    A statement that does not begin its line, has a label, was made by a macro or follows a directive is none.
    """
    found = []
    for statement, around in _statements(procedure, ()):
        at = source.location(statement.pos)
        lines = ["", *lines_of(at.file)]
        if statement.label is None and at.line < len(lines):
            line, above = lines[at.line], lines[at.line - 1].strip().lower()
            word = WORD.match(source.text, statement.pos)
            begins = not line[: at.column - 1].strip() and word is not None and line.startswith(word[0], at.column - 1)
            if begins and not above.startswith(("!$", "!dir$")) and not above.endswith("&"):
                found.append((at, " in ".join(reversed(around)) or "body"))
    return found


@cache
def lines_of(path: str) -> list[str]:
    """The lines of a file as they were before anything was planted."""
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read().split("\n")


def _statements(node: nodes.Node, around: tuple[str, ...]) -> Iterator[tuple[nodes.Stmt, tuple[str, ...]]]:
    for statement in getattr(node, "body", ()):
        yield statement, around
        if not isinstance(statement, NOT_INTO):
            yield from _inside(statement, (*around, type(statement).__name__))


def _inside(statement: nodes.Node, around: tuple[str, ...]) -> Iterator[tuple[nodes.Stmt, tuple[str, ...]]]:
    yield from _statements(statement, around)
    for part in children(statement):
        if not isinstance(part, nodes.Stmt | nodes.Expr):
            yield from _statements(part, around)
