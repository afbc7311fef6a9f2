"""Actual arguments that the host compiler may copy; gfortran's warnings are the second opinion (repacking.md RM2)."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from facts_of_text import records

TEXT = """\
module m
  implicit none
  type cell
    real :: v, w(3)
    real, allocatable :: h(:)
  end type
contains
  subroutine s(x, y, q, c, n, z, k, t, u)
    integer, intent(in) :: n
    real :: x(n, n), y(:, :)
    real, contiguous :: q(:)
    type(cell) :: c(:), one
    complex :: z(:)
    integer :: k(:)
    character(5) :: t(:)
    real, pointer :: p(:)
    real, pointer, contiguous :: cp(:)
    real, allocatable :: a(:, :)
    real :: u(:)
    {}
  end subroutine
  subroutine size_known(d, n)
    integer, intent(in) :: n
    real :: d(n)
    d = 0
  end subroutine
  subroutine size_assumed(d)
    real :: d(*)
    d(1) = 0
  end subroutine
  subroutine shape_assumed(d)
    real :: d(:)
    d = 0
  end subroutine
  subroutine shape_contiguous(d)
    real, contiguous :: d(:)
    d = 0
  end subroutine
  subroutine words(d)
    character(*) :: d(:)
    d = ''
  end subroutine
  subroutine pointed(d)
    real, pointer :: d(:)
  end subroutine
  subroutine by_value(d)
    type(cell), value :: d
    d%v = 0
  end subroutine
  elemental subroutine each(d)
    real, intent(inout) :: d
    d = 0
  end subroutine
  function makes(n)
    integer, intent(in) :: n
    real :: makes(n)
    makes = 0
  end function
  subroutine reads(d)
    real, intent(in) :: d(:)
    print *, d(1)
  end subroutine
end module
"""
MAY = [
    ("call size_known(x(1, :), n)", "section"),
    ("call size_known(x(1:n:2, 1), n)", "section"),
    ("call size_known(x(2:3, :), n)", "section"),
    ("call size_known(y(:, 1), n)", "section"),
    ("call size_known(u, n)", "not contiguous"),
    ("call size_assumed(p)", "not contiguous"),
    ("call shape_contiguous(u)", "not contiguous"),
    ("call shape_contiguous(p)", "not contiguous"),
    ("call unknown(u)", "not contiguous"),
    ("call unknown(y(1, :))", "section"),
    ("call size_assumed(q(k))", "vector subscript"),
    ("call reads(q(k))", "vector subscript"),
    ("call shape_assumed(c%v)", "array component"),
    ("call size_known(c%w(2), n)", "array component"),
    ("call shape_assumed(z%im)", "complex part"),
    ("call words(t(:)(2:3))", "substring"),
    ("call reads((q))", "parentheses"),
    ("call reads(q + 1)", "expression"),
    ("call reads(makes(n))", "expression"),
    ("call by_value(one)", "value"),
    ("associate (e => y(:, 1))\n call size_known(e, n)\n end associate", "not contiguous"),
]
NOT = [
    "call size_known(x, n)",
    "call size_known(x(:, 1), n)",
    "call size_known(x(2:3, 1), n)",
    "call size_known(x(:, 2:3), n)",
    "call size_known(x(1:n, 2:3), n)",
    "call size_known(x(3, 1), n)",
    "call size_known(q, n)",
    "call size_known(q(2:), n)",
    "call size_assumed(a)",
    "call size_assumed(a(:, 3))",
    "call size_assumed(cp)",
    "call size_assumed(c(1)%w)",
    "call size_assumed(c(1)%h)",
    "call shape_assumed(y(1, :))",
    "call shape_assumed(u(::2))",
    "call shape_assumed(p)",
    "call pointed(p)",
    "call each(u)",
    "call each(c%v)",
    "call reads([1.0, 2.0])",
    "call unknown(x)",
    "call unknown(x(2, 1))",
    "associate (e => x(:, 1))\n call size_known(e, n)\n end associate",
]


def reasons(statements: str) -> list[str]:
    return [t.because for t in records(TEXT.format(statements))["m::s"].temporaries]


@pytest.mark.parametrize(("statements", "because"), MAY)
def test_may_be_copied(statements: str, because: str) -> None:
    assert reasons(statements) == [because]


@pytest.mark.parametrize("statements", NOT)
def test_is_not_copied(statements: str) -> None:
    assert reasons(statements) == []


def test_what_a_temporary_is_for() -> None:
    (found,) = records(TEXT.format("call size_known(y(:, 1), n)"))["m::s"].temporaries
    assert (found.callee, found.dummy, found.at.line, found.at.column) == ("m::size_known", "d", 20, 21)
    (found,) = records(TEXT.format("call unknown(n, u)"))["m::s"].temporaries
    assert (found.callee, found.dummy) == ("unknown", "2")


@pytest.mark.skipif(shutil.which("gfortran") is None, reason="no gfortran")
def test_gfortran_makes_no_other(tmp_path: Path) -> None:
    statements = "\n    ".join([*(text for text, _because in MAY), *NOT])
    text = TEXT.format("external :: unknown\n    " + statements)
    file = tmp_path / "m.f90"
    file.write_text(text)
    command = ["gfortran", "-Warray-temporaries", "-std=f2018", "-c", "m.f90"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    warned = re.findall(r"m\.f90:(\d+):\d+:\n(?:\n.*\n.*\n)?Warning: Creating array temporary", done.stderr)
    found = {t.at.line for t in records(text)["m::s"].temporaries}
    assert warned
    assert {int(line) for line in warned} <= found
