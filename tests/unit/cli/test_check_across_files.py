"""`gpuoffload check` where only the whole program decides: purity of definitions, overrides, targets of pointers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gpuoffload_build.cli.check import check

TYPE_CHECKING = False
if TYPE_CHECKING:
    from conftest import Put

LOOP = """subroutine s(a, f)
  implicit none
  interface
    pure real function scaled(x)
      real, intent(in) :: x
    end function
    pure real function f(x)
      real, intent(in) :: x
    end function
  end interface
  real :: a(9)
  integer :: i
  do concurrent (i = 1:9)
    a(i) = {call}(a(i))
  end do
end subroutine
"""
SCALED = (
    "{prefix} function scaled(x)\n  implicit none\n  real, intent(in) :: x\n  real :: scaled\n{body}\nend function\n"
)


def findings(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    status = check([".", "--format", "json", "-q", "-j", "1"])
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["findings"]
    assert status == (1 if found else 0)
    return found


def test_pure_in_the_interface_and_impure_in_its_file(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("main.f90", LOOP.format(call="scaled"))
    put("scaled.f90", SCALED.format(prefix="", body="print *, x\nscaled = x"))
    (finding,) = findings(capsys)
    assert finding["code"] == "GPU0201"
    assert finding["message"] == "reference to 'scaled', which is declared pure here and impure in its file"


def test_pure_in_both(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("main.f90", LOOP.format(call="scaled"))
    put("scaled.f90", SCALED.format(prefix="pure", body="scaled = x"))
    assert findings(capsys) == []


def test_a_dummy_that_another_file_gives_a_procedure(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("main.f90", LOOP.format(call="f"))
    put("scaled.f90", SCALED.format(prefix="pure", body="error stop\nscaled = x"))
    (unknown,) = findings(capsys)
    assert unknown["message"] == (
        "what the dummy procedure 'f' stands for is not known: nothing in the program gives it a target"
    )
    put(
        "caller.f90",
        "subroutine caller(a)\n  real :: a(9)\n  external :: s\n  real, external :: scaled\n  call s(a, scaled)\nend\n",
    )
    assert findings(capsys) == []
