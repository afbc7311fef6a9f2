"""Every class of the IR's grammar has a handler: nothing that a program may hold is overlooked."""

from __future__ import annotations

import inspect

from gpuoffload_build.facts.expressions import CONSTANTS, DESIGNATORS, EXPRESSIONS
from gpuoffload_build.facts.statements import STATEMENTS
from gpuoffload_build.ir import expr, stmt


def classes(module: object, base: type) -> set[type]:
    found = (member for _, member in inspect.getmembers(module, inspect.isclass))
    return {c for c in found if issubclass(c, base) and c is not base and c.__module__ == module.__name__}  # type: ignore[attr-defined]


def test_statements() -> None:
    assert classes(stmt, stmt.Statement) - set(STATEMENTS) == set()


def test_expressions() -> None:
    assert classes(expr, expr.Expr) - set(EXPRESSIONS) - set(DESIGNATORS) - set(CONSTANTS) == set()
