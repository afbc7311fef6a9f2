"""Which procedures may hand a procedure on, by their text alone."""

from __future__ import annotations

import pytest
from case_files import record

from gpuoffload_build.check.procedure_names import Handing
from gpuoffload_build.check.program import Program
from gpuoffload_build.sidecar.search import SidecarModules

NAMES = """\
module names
  implicit none
  type :: t
    procedure(real), pointer, nopass :: part => null()
    real :: data
  end type
contains
  real function fn(x)
    real :: x
    fn = x
  end function
  function chosen() result(p)
    procedure(real), pointer :: p
    p => fn
  end function
end module
subroutine old(f, n, a, s)
  real :: a(n)
  a(1) = f(a(2))
  call s (n)
end subroutine
"""


def may(body: str) -> bool:
    text = f"subroutine caller(x)\nuse names, only: renamed => fn, chosen, t\ntype(t) :: x\n{body}\nend subroutine\n"
    program = Program([record("names.f90", NAMES), record("caller.f90", text)], SidecarModules((), "gnu"))
    units = [program.unit(one) for one in program.records]
    (scope,) = units[1].scopes
    return Handing(units).may(scope.node, units[1].source.text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "body",
    [
        "call old(renamed, 1, a, b)",
        "call old(1, &  ! why\n\n  ! more\n  & renamed, a)",
        "call old(RENAMED, 1)",
        "call old(g=renamed)",
        "x%part => renamed",
        "if (.true.) x%part => renamed  ! so",
        "y%part => x%part",
        "call old(x%part, 1)",
        "call old(chosen(), 1)",
        "y = t(renamed, 1.0)",
        "call c_f_procpointer(a, b)",
        "procedure(real), pointer :: q\nq => chosen()",
        "block\nprocedure(real), pointer :: q\ncall old(q)\nend block",
        "call old(f, 1)",
        "call old(s, 1)",
    ],
)
def test_it_may(body: str) -> None:
    assert may(body)


@pytest.mark.parametrize("body", ["y = renamed(1.0)", "call old(a, n)", "x%data = y", "call old(x%data, a(1))"])
def test_it_does_not(body: str) -> None:
    assert not may(body)
