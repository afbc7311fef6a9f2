"""Variables that share storage or have another name in the loop's scope: right, or told; never wrong code."""

from __future__ import annotations

import pytest
from lowering import device_units

from gpuoffload_build.codegen.arguments import capture_form
from gpuoffload_build.codegen.host_fortran import launch
from gpuoffload_build.diagnostics.model import NotYet

LOOP = """program p
  implicit none
  integer :: i, k(8)
  real :: x
  integer :: y
  equivalence (x, y)
  do concurrent (i = 1:8)
    {body}
  end do
end program
"""
FUNCTION = """module m
contains
  {function}
  subroutine s(k, a)
    integer, intent(out) :: k(:)
    real, intent(in) :: a(:, :)
    integer :: i
    do concurrent (i = 1:size(k))
      k(i) = f(a(:, i))
    end do
  end subroutine
end module
"""


def refused(text: str) -> str:
    with pytest.raises(NotYet) as caught:
        device_units(text)
    return caught.value.message


def test_a_private_variable_of_equivalence_has_another_name_that_sees_it() -> None:
    assert "EQUIVALENCE, private" in refused(LOOP.format(body="x = i; k(i) = y"))


def test_a_captured_scalar_of_equivalence_is_read_where_it_lies() -> None:
    (unit,) = device_units(LOOP.format(body="k(i) = y + i"))
    forms = {c.variable.name: capture_form(c) for c in unit.kernel.captures}
    assert forms == {"k": "view", "y": "pointer"}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("real, intent(in) :: x(:); real :: r; integer :: j; equivalence (r, j); r = x(1); f = j", "EQUIVALENCE"),
        ("real, value :: x(3); x(1) = 0; f = 1", "the VALUE attribute"),
    ],
)
def test_storage_in_a_procedure(body: str, message: str) -> None:
    function = "pure integer function f(x)\n" + body.replace("; ", "\n") + "\nend function"
    assert message in refused(FUNCTION.format(function=function))


def test_common_of_a_procedure_is_a_capture() -> None:
    function = (
        "pure integer function f(x)\nreal, intent(in) :: x(:)\ninteger :: u, v\ncommon /blk/ u, v\nf = v\nend function"
    )
    (unit,) = device_units(FUNCTION.format(function=function))
    assert [c.variable.name for c in unit.kernel.captures if c.way == "symbol"] == ["v"]


def test_the_launcher_gets_the_name_that_use_gives() -> None:
    text = """module m
  real :: a(8)
  type t
    real :: v(8)
  end type
  type(t) :: o
end module
program p
  use m, only: b => a, q => o
  integer :: i
  do concurrent (i = 1:8)
    b(i) = q%v(i)
  end do
end program
"""
    (unit,) = device_units(text)
    (call,) = (line for edit in launch(unit.kernel) for line in edit.rest if line.startswith("call "))
    assert call.startswith("call loop_1(q%v, b, ")
