"""Defined assignments that an intrinsic assignment makes for components (F2023 10.2.1.3)."""

from __future__ import annotations

import pytest
from facts_of_text import records

MODULE = """
module m
  type :: base
    integer :: n = 0
  contains
    procedure :: assign
    generic :: assignment(=) => assign
  end type
  type, extends(base) :: child
  end type
  type :: holder
    {component} :: part
  end type
contains
  pure subroutine assign(a, b)
    class(base), intent(inout) :: a
    {source}, intent(in) :: b
    a%n = 1
  end subroutine
  subroutine copy(x, y)
    type(holder), intent(inout) :: x
    type(holder), intent(in) :: y
    x = y
  end subroutine
end module
"""


@pytest.mark.parametrize(
    ("component", "source", "called"),
    [
        ("type(base)", "type(base)", True),
        ("type(base)", "class(*)", True),
        ("type(child)", "class(base)", True),
        ("type(child)", "type(base)", True),
        ("type(base), pointer", "type(base)", False),
        ("type(base), allocatable", "type(base)", True),
        ("type(base), dimension(2)", "type(base)", False),
    ],
)
def test_the_defined_assignment_takes_the_component(component: str, source: str, called: bool) -> None:
    assert calls(MODULE.format(component=component, source=source)) == (["m::assign"] if called else [])


def test_a_parent_component_is_assigned_as_a_component() -> None:
    text = MODULE.format(component="integer", source="type(base)").replace("type(holder)", "type(child)")
    assert calls(text) == ["m::assign"]


def calls(text: str) -> list[str]:
    return [call["to"] for call in records(text)["m::copy"].data.get("calls", ())]
