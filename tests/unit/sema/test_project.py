"""Files of a project: what is elaborated when, where bodies are found, what becomes of missing modules."""

from __future__ import annotations

from sema_files import Files, analysed, body_named, only_loop, parsed

from gpuoffload_build.ir.expr import FunctionCall, UnknownExpr
from gpuoffload_build.ir.stmt import Assign, Call, DoConcurrent, UnknownCall
from gpuoffload_build.ir.types import UnknownType
from gpuoffload_build.sema import body as bodies
from gpuoffload_build.sema.project import Project

MODULE = """
module m
  use never_needed
  use needed, only: wp
  implicit none
  real(wp) :: shared(10)
contains
  subroutine with_loop(n)
    integer, intent(in) :: n
    integer :: i
    do concurrent (i = 1:n)
      shared(i) = helper(i)
    end do
  end subroutine
  subroutine without(n)
    integer, intent(in) :: n
    call something_else(n)
  end subroutine
  pure integer function helper(i)
    integer, intent(in) :: i
    helper = 2*i
  end function
end module
"""
NEEDED = "module needed\n  integer, parameter :: wp = 8\nend module\n"


def test_only_bodies_with_loops_are_elaborated(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    built = []
    build = bodies.build
    monkeypatch.setattr(bodies, "build", lambda scope: built.append(scope.key) or build(scope))
    files = Files(NEEDED)
    unit = Project(files).add(parsed(MODULE))
    assert built == [] and files.asked == []
    loop, body = only_loop(unit)
    assert built == ["m::with_loop"]
    assert loop.owner == "m::with_loop" and body.procedure is not None and body.procedure.key == "m::with_loop"
    assert files.asked == ["needed"]


def test_a_file_without_the_word_concurrent_has_no_loops() -> None:
    unit = analysed("subroutine s\n  call t\nend subroutine\n")
    assert unit.loops() == []
    assert not any(scope.indexed for scope in unit.scopes)


def test_bodies_are_made_once_and_calls_lead_to_them() -> None:
    unit = analysed(MODULE, NEEDED)
    loop, _ = only_loop(unit)
    assignment = loop.body[0]
    assert isinstance(assignment, Assign)
    call = assignment.value.operand  # type: ignore[attr-defined]
    assert isinstance(call, FunctionCall)
    body = unit.project.body(call.procedure)
    assert body is not None and body.procedure is call.procedure
    assert unit.project.body(call.procedure) is body


def test_loops_come_in_source_order_and_nested_ones_do_not() -> None:
    text = """
subroutine s(a)
  real :: a(3, 3)
  do concurrent (i = 1:3)
    do concurrent (j = 1:3)
      a(i, j) = 0
    end do
  end do
contains
  subroutine t
    if (a(1, 1) > 0) then
      do concurrent (i = 1:3)
        a(i, 1) = 1
      end do
    end if
  end subroutine
end subroutine
program p
  do concurrent (k = 1:2)
  end do
end program
"""
    unit = analysed(text)
    assert [loop.owner for loop, _ in unit.loops()] == ["s", "s::t", "p"]
    lines = [unit.source.location(loop.at.start).line for loop, _ in unit.loops()]
    assert lines == sorted(lines)


def test_positions_of_a_loop() -> None:
    text = "subroutine s(a)\n  real a(3)\n 7 name: do concurrent (i = 1:3) local(x)\n    a(i) = 0\n  end do name\nend\n"
    unit = analysed(text)
    loop, _ = only_loop(unit)
    assert text[loop.at.start : loop.at.end].startswith("7 name: do") and text[: loop.at.end].endswith("end do name")
    assert text[loop.header_at.start : loop.header_at.end] == "name: do concurrent (i = 1:3) local(x)"


def test_a_separate_procedure_is_found_in_a_submodule_of_another_file() -> None:
    module = """
module m
  interface
    pure module subroutine s(x)
      real, intent(inout) :: x
    end subroutine
  end interface
end module
"""
    submodule = "submodule (m) sub\ncontains\n  module procedure s\n    x = 1\n  end procedure\nend submodule\n"
    user = "subroutine u(y)\n  use m\n  call s(y)\nend subroutine\n"
    project = Project(Files(module))
    unit = project.add(parsed(user))
    call = body_named(unit, "u").statements[0]
    assert isinstance(call, Call)
    assert project.body(call.procedure) is None
    project.add(parsed(submodule, "sub.f90"))
    body = project.body(call.procedure)
    assert body is not None and body.procedure is call.procedure
    target = body.statements[0].target  # type: ignore[attr-defined]
    assert target.variable is call.procedure.dummies[0]


def test_an_interface_body_leads_to_the_external_procedure_and_a_label_to_the_one_that_has_it() -> None:
    user = """
subroutine u(y)
  interface
    subroutine plain(x)
      real :: x
    end subroutine
    subroutine here(x) bind(c, name='there')
      real :: x
    end subroutine
  end interface
  call plain(y)
  call here(y)
end subroutine
"""
    others = """
subroutine plain(z)
  real :: z
  z = 1
end subroutine
module m
contains
  subroutine elsewhere(q) bind(c, name='there')
    real :: q
    q = 2
  end subroutine
end module
"""
    project = Project(Files())
    unit = project.add(parsed(user))
    project.add(parsed(others, "others.f90"))
    plain, here = body_named(unit, "u").statements
    assert isinstance(plain, Call) and isinstance(here, Call)
    first, second = project.body(plain.procedure), project.body(here.procedure)
    assert first is not None and first.procedure is not None and first.procedure.key == "plain"
    assert second is not None and second.procedure is not None and second.procedure.key == "m::elsewhere"


def test_names_of_missing_modules() -> None:
    passing = "module passing\n  use absent\nend module\n"
    closed = "module closed\n  use hidden\n  private\n  integer, public :: known = 1\nend module\n"
    text = """
subroutine s(x)
  use passing
  use gone, only: a => b
  use closed
  real(rk) :: y
  x = a + known
  call act(x)
  x = f(x)
end subroutine
"""
    unit = analysed(text, passing, closed)
    body = body_named(unit, "s")
    y = next(v for v in body.variables if v.name == "y")
    assert y.type == UnknownType("absent")
    first, call, last = body.statements
    assert isinstance(first, Assign) and isinstance(first.value, UnknownExpr) and first.value.module == "gone"
    assert isinstance(call, UnknownCall) and (call.name, call.module) == ("act", "absent")
    assert isinstance(last, Assign) and isinstance(last.value, UnknownExpr) and last.value.module == "absent"


def test_private_modules_do_not_pass_on_what_is_missing() -> None:
    closed = "module closed\n  use hidden\n  private\nend module\n"
    unit = analysed("subroutine s(x)\n  use closed\n  call act(x)\nend subroutine\n", closed)
    call = body_named(unit, "s").statements[0]
    assert isinstance(call, UnknownCall) and call.module == ""


def test_a_submodule_without_its_module() -> None:
    unit = analysed(
        "submodule (gone) sub\ncontains\n  module procedure p\n    integer :: i\n"
        "    do concurrent (i = 1:n)\n      x(i) = 1\n    end do\n  end procedure\nend submodule\n"
    )
    loop, _ = only_loop(unit)
    assert isinstance(loop, DoConcurrent)
    upper = loop.indices[0].upper
    assert isinstance(upper, UnknownExpr) and upper.module == "gone"


def test_two_analyses_give_the_same_keys() -> None:
    first, second = (only_loop(analysed(MODULE, NEEDED))[0] for _ in range(2))
    assert [i.variable.key for i in first.indices] == [i.variable.key for i in second.indices]


def test_the_file_itself_comes_before_the_search_path() -> None:
    text = "module needed\n  integer, parameter :: wp = 4\nend module\n"
    text += "module u\n  use needed\n  real(wp) :: x\nend module\n"
    unit = analysed(text, NEEDED)
    assert unit.units[1].variables[0].type.kind == 4  # type: ignore[attr-defined]


def test_the_text_of_a_module_file_of_flang_has_interfaces_only() -> None:
    text = """!mod$ v1 sum:0123456789abcdef
module m
integer(4),parameter::n=4_4
real(8)::x(1_8:4_8)
interface f
procedure::g
end interface
contains
pure function g(a)
real(8),intent(in)::a(:)
real(8)::g
end
end
"""
    unit = analysed("subroutine s\n  use m\n  x(1) = f(x)*n\nend subroutine\n", text)
    assignment = body_named(unit, "s").statements[0]
    assert isinstance(assignment, Assign)
    call = assignment.value.left  # type: ignore[attr-defined]
    assert isinstance(call, FunctionCall) and call.procedure.key == "m::g" and call.procedure.pure
    assert unit.project.body(call.procedure) is None
