"""The last extent of assumed-size arrays: exact where every iteration gets to every reference, else unknown."""

from __future__ import annotations

import re

import pytest

from gpuoffload_build.codegen.launcher import print_launchers
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax.parser import parse

TEXT = """\
subroutine s(a, b, m, n, idx)
  integer, intent(in) :: m, n, idx(n)
  real, intent(inout) :: a(0:*), b(n)
  integer :: i, j, k
  interface
    pure real function f(x)
      real, intent(in) :: x(*)
    end function
  end interface
  do concurrent (HEADER)
    BODY
  end do
end subroutine
"""


def extent(body: str, header: str = "i = 1:n") -> str:
    text = TEXT.replace("BODY", body).replace("HEADER", header)
    source = Source("a.f90", text)
    project = Project(None)  # type: ignore[arg-type]
    unit = project.add(ParsedFile(source, parse(text), LanguageOptions()))
    [(loop, owner)] = unit.loops()
    kernel = outline(loop, owner, project, "k", False)
    [found] = re.findall(r"set_contiguous<1>\(.*, \{((?:extent_of|GPUO).*)\}\);", print_launchers([kernel], [], "gnu"))
    return re.sub(r"\*\(const int32_t \*\)a\d+_(\w+)", r"\1", found)


KNOWN = {
    "a(i) = 1": "extent_of(0, {interval_of(limits + 0, trips[0])})",
    "b(i) = a(2*i + m)": "extent_of(0, {((interval(2) * interval_of(limits + 0, trips[0])) + interval(m))})",
    "a(i) = a(3)": "extent_of(0, {interval_of(limits + 0, trips[0]), interval(3)})",
    "do j = 1, m; a(j) = 1; end do": "extent_of(0, {interval_between(interval(1), interval(m))})",
}
UNKNOWN = [
    "if (i > 3) a(i) = 1",
    "if (i > 3) cycle; a(i) = 1",
    "b(i) = a(idx(i))",
    "b(i) = f(a(i))",
    "b(i) = f(a)",
    "a(i*i - i) = 1",
    "do j = 1, i; a(j) = 1; end do",
    "do j = 1, m, 2; a(j) = 1; end do",
    "k = 2*i; a(k) = 1",
]


@pytest.mark.parametrize(("body", "expected"), KNOWN.items())
def test_subscripts_that_are_certain(body: str, expected: str) -> None:
    assert extent(body) == expected


@pytest.mark.parametrize("body", UNKNOWN)
def test_subscripts_that_are_not(body: str) -> None:
    assert extent(body) == "GPUO_UNKNOWN_EXTENT"


def test_a_mask_leaves_references_out() -> None:
    assert extent("a(i) = 1", "i = 1:n, b(i) > 0") == "GPUO_UNKNOWN_EXTENT"
