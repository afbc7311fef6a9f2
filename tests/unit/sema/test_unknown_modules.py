"""What comes from a module without source is named with that module, however far the name gets."""

from __future__ import annotations

import pytest
from sema_files import Files, analysed, body_named, parsed

from gpuoffload_build.facts.procedure import facts_of
from gpuoffload_build.facts.sites import UnknownSite
from gpuoffload_build.sema.project import Project

MODULE = """
module m
  use absent, only: base, file, shape, table, operator(.in.), operator(+), wp, make, names, joined
  use base_only_m, only: local_t
  implicit none
  type, extends(base) :: derived
    integer :: n
  contains
    procedure :: own
  end type
  type, extends(derived) :: deeper
  end type
contains
  integer function own(self)
    class(derived), intent(in) :: self
    own = self%n
  end function
  subroutine s(d, e, i)
    type(derived) :: d
    class(deeper) :: e
    integer :: i
    {statement}
  end subroutine
end module
"""
OTHER = "module base_only_m\n  type :: local_t\n    integer :: j\n  end type\nend module\n"


@pytest.mark.parametrize(
    "statement",
    [
        "i = d%hidden",
        "i = e%deep(2)",
        "call d%run(i)",
        "call e%derived%run()",
        "i = d%base%x",
        "i = d .in. e",
        "i = (d .in. e) + 1",
        "i = i + d",
        "i = 1 .in. 2",
        "i = names(2:i)",
        "if (names(2)(1:3) == 'x') i = 1",
        "print *, [(make(i), i = 1, 3), make(2)]",
        "print *, [make(i)//'x']",
        "i = int(1.0_wp)",
        "call make(i)",
        "i = make(1)%part(3)",
        "i = sum(table(:, i))",
        "if (file(d)) i = 1",
    ],
)
def test_the_module_is_named(statement: str) -> None:
    unit = analysed(MODULE.format(statement=statement), OTHER)
    sites = [s for s in facts_of(body_named(unit, "s")).sites if isinstance(s, UnknownSite)]
    assert sites
    assert {s.module for s in sites} == {"absent"}


def test_a_known_module_is_not_blamed() -> None:
    unit = analysed(MODULE.format(statement="i = d%n + e%n + d%own() + e%own()"), OTHER)
    assert [s for s in facts_of(body_named(unit, "s")).sites if isinstance(s, UnknownSite)] == []


def test_unknown_names_of_a_source_say_nothing_of_its_other_names() -> None:
    """A shipped interface names what it cannot know the value of; what it uses and leaves open is still intrinsic."""
    outer = "module outer\n  use inner\n  public\n  integer, parameter :: vague = 1\nend module\n"
    files = Files("module inner\n  integer :: x\nend module\n")
    file = parsed(outer, "outer.f90")
    file.unknown = frozenset({"vague"})
    files.put(file)
    text = "subroutine s(a)\n  use outer\n  integer, allocatable :: a(:)\n"
    text += "  if (allocated(a)) x = size(a)\n  x = vague\nend subroutine\n"
    unit = Project(files).add(parsed(text))
    sites = [s for s in facts_of(body_named(unit, "s")).sites if isinstance(s, UnknownSite)]
    assert {(s.what, s.module) for s in sites} <= {("vague", "outer"), ("this expression", "outer")}
    assert sites
