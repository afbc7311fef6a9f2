"""References without an explicit interface: the definition decides, and must agree with the reference."""

from __future__ import annotations

import pytest
from lowering import NoOther

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.stmt import Call
from gpuoffload_build.lower.external_calls import resolve_external_calls
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax.parser import parse

DEFINITIONS = """subroutine add(x, n)
  real :: x
  integer :: n
  x = x + n
end subroutine
subroutine whole(v)
  real :: v(:)
  v = 0
end subroutine
real function two()
  two = 2
end function
"""
CALLER = """subroutine caller(a, k)
  real :: a(10)
  integer :: k
  {declaration}
  {statement}
end subroutine
"""


def resolved(statement: str, declaration: str = "") -> object:
    text = DEFINITIONS + CALLER.format(statement=statement, declaration=declaration)
    project = Project(NoOther())
    tree = parse(text)
    assert tree.errors == []
    unit = project.add(ParsedFile(Source("case.f90", text), tree, LanguageOptions()))
    body = project.body(unit.units[-1].procedures[0])
    assert body is not None
    (made,) = resolve_external_calls(body.statements, project)
    return made


def test_a_call_gets_its_dummies() -> None:
    made = resolved("call add(a(1), k)")
    assert isinstance(made, Call)
    assert made.procedure.key == "add"
    assert [a.dummy.name for a in made.arguments if a.dummy is not None] == ["x", "n"]


def test_a_procedure_that_is_nowhere_stays_unknown() -> None:
    assert type(resolved("call nowhere(a(1))")).__name__ == "UnknownCall"


@pytest.mark.parametrize(
    ("statement", "declaration", "message"),
    [
        ("call add(a(1), 2.5)", "", "another type than 'n' of 'add'"),
        ("call add(a(1))", "", "another number of arguments"),
        ("call whole(a)", "", "needs an explicit interface"),
        ("k = two()", "integer, external :: two", "as of another type than it has"),
    ],
)
def test_what_does_not_agree_is_not_lowered(statement: str, declaration: str, message: str) -> None:
    with pytest.raises(NotYet, match=message):
        resolved(statement, declaration)
