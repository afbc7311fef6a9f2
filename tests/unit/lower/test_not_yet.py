"""What cannot be lowered yet says so, at its place."""

from __future__ import annotations

import pytest
from lowering import device_units

from gpuoffload_build.codegen.device_text import print_device
from gpuoffload_build.diagnostics.model import NotYet

HEAD = "subroutine s(a, n)\n  integer :: n\n  real :: a(n)\n  integer :: i\n"
LOOP = "  do concurrent (i = 1:n)\n"
TAIL = "  end do\nend subroutine\n"


def refusal(declarations: str, body: str, more: str = "") -> tuple[str, str]:
    text = HEAD + declarations + LOOP + body + TAIL + more
    with pytest.raises(NotYet) as caught:
        print_device(device_units(text), "cuda")
    return str(caught.value.location), caught.value.message


@pytest.mark.parametrize(
    ("declarations", "body", "more", "place", "message"),
    [
        ("  character(4) :: c(9)\n", "    if (c(i) == 'abcd') a(i) = 1\n", "", "case.f90:5:19", "character"),
        (
            "  real :: w(9)\n",
            "    w(1:3) = w(2:4)\n    a(i) = w(1)\n",
            "",
            "case.f90:7:14",
            "array assignment that reads",
        ),
        (
            "  type cell\n    real :: w(3)\n  end type\n  type(cell) :: c(4)\n",
            "    a(i) = sum(c%w(2))\n",
            "",
            "case.f90:10:16",
            "component 'w' of an array of structures",
        ),
        ("", "    a(i) = maxloc(a(1:2), 1)\n", "", "case.f90:6:12", "intrinsic function 'maxloc' of arrays"),
        (
            "",
            "    a(i) = r(i)\n",
            "recursive pure function r(k) result(x)\n  integer, intent(in) :: k\n  real :: x\n"
            "  x = 1\n  if (k > 1) x = r(k - 1)\nend function\n",
            "",
            "recursive procedure 'r'",
        ),
    ],
)
def test_not_yet(declarations: str, body: str, more: str, place: str, message: str) -> None:
    if "function r" in more:
        declarations += "  interface\n    pure real function r(k)\n      integer, intent(in) :: k\n"
        declarations += "    end function\n  end interface\n"
    found_place, found = refusal(declarations, body, more)
    assert message in found
    assert not place or found_place == place


def test_local_array_of_run_time_size() -> None:
    text = (
        "module m\ncontains\n  pure function f(n) result(x)\n    integer, intent(in) :: n\n    real :: w(n), x\n"
        "    w(1) = n\n    x = w(1)\n  end function\n  subroutine s(a)\n    real :: a(:)\n    integer :: i\n"
        "    do concurrent (i = 1:size(a))\n      a(i) = f(i)\n    end do\n  end subroutine\nend module\n"
    )
    with pytest.raises(NotYet) as caught:
        print_device(device_units(text), "cuda")
    assert str(caught.value.location) == "case.f90:5:13"
