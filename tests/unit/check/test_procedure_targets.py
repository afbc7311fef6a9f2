"""What procedure dummies and pointers may stand for, by the ways in which they are given a target."""

from __future__ import annotations

import pytest
from case_files import record

from gpuoffload_build.check.check import check_loop
from gpuoffload_build.check.program import Program
from gpuoffload_build.sidecar.interface import interface_of
from gpuoffload_build.sidecar.record import source_of
from gpuoffload_build.sidecar.search import SidecarModules

BASE = """\
module base
  implicit none
  abstract interface
    pure real function fn(x)
      real, intent(in) :: x
    end function
  end interface
  type :: user
  contains
    procedure :: go
  end type
  type, extends(user) :: other
  contains
    procedure :: go => go_other
  end type
  procedure(fn), pointer :: shared_one => null()
contains
  pure real function one(x)
    real, intent(in) :: x
    one = x
  end function
  pure real function two(x)
    real, intent(in) :: x
    two = x
  end function
  subroutine run(f, a)
    procedure(fn) :: f
    real, intent(inout) :: a(10)
    integer :: i
    do concurrent (i = 1:10)
      a(i) = f(a(i))
    end do
  end subroutine
  subroutine go(self, f, a)
    class(user), intent(in) :: self
    procedure(fn) :: f
    real, intent(inout) :: a(10)
  end subroutine
  subroutine go_other(self, f, a)
    class(other), intent(in) :: self
    procedure(fn) :: f
    real, intent(inout) :: a(10)
    call run(f, a)
  end subroutine
end module
"""


def reached(*texts: str) -> list[str]:
    """The keys that the loop of the last text with one reaches, or the words of its refusal."""
    program = Program([record(f"f{n}.f90", text) for n, text in enumerate(texts)], SidecarModules((), "gnu"))
    _, loop, body = list(program.loops())[-1]
    outcome = check_loop(program, loop, body, "cuda", True)
    if outcome.diagnostic is not None:
        return [outcome.diagnostic.code, outcome.diagnostic.message]
    return [p.key for p in outcome.reached]


def caller(body: str, declarations: str = "") -> str:
    return f"subroutine s(a, u)\nuse base\nclass(user) :: u\nreal :: a(10)\n{declarations}\n{body}\nend subroutine\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (caller("call run(one, a)"), ["base::one"]),
        (caller("call run(one, a)\ncall run(f=two, a=a)"), ["base::one", "base::two"]),
        (caller("call u%go(two, a)"), ["base::two"]),
        (
            caller("p => run\ncall p(two, a)", "procedure(run), pointer :: p"),
            ["base::two"],
        ),
        (caller("shared_one => two\ncall run(shared_one, a)"), ["base::two"]),
        (
            caller(
                "call run(at, a)\ncontains\npure real function at(x)\nreal, intent(in) :: x\nat = a(1)\nend function"
            ),
            ["s::at"],
        ),
        (
            caller(
                "p => run\ncall outer(p)\ncontains\nsubroutine outer(q)\nprocedure(run) :: q\n"
                "call q(one, a)\nend subroutine",
                "procedure(run), pointer :: p",
            ),
            ["base::one"],
        ),
    ],
)
def test_ways_to_a_target(text: str, expected: list[str]) -> None:
    assert reached(text, BASE) == expected


def test_an_external_procedure_without_interface() -> None:
    old = "subroutine old(f, a)\nuse base, only: fn\nprocedure(fn) :: f\nreal :: a(10)\ninteger :: i\n"
    old += "do concurrent (i = 1:10)\na(i) = f(a(i))\nend do\nend subroutine\n"
    assert reached(BASE, caller("call old(two, a)"), old) == ["base::two"]


def test_an_interface_block_with_other_dummy_names() -> None:
    old = "subroutine old(f, a)\nuse base, only: fn\nprocedure(fn) :: f\nreal :: a(10)\ninteger :: i\n"
    old += "do concurrent (i = 1:10)\na(i) = f(a(i))\nend do\nend subroutine\n"
    block = (
        "interface\nsubroutine old(g, b)\nimport fn\nprocedure(fn) :: g\nreal :: b(10)\nend subroutine\nend interface"
    )
    assert reached(BASE, caller("call old(two, a)", block), old) == ["base::two"]


def test_nothing_is_known_of_a_pointer_in_common() -> None:
    text = "subroutine s(a)\nuse base\nreal :: a(10)\nprocedure(fn), pointer :: p\ncommon /c/ p\np => one\n"
    text += "do concurrent (i = 1:10)\na(i) = p(a(i))\nend do\nend subroutine\n"
    code, message = reached(BASE, text)
    assert code == "GPU0305"
    assert message == "what the procedure pointer 'p' stands for is not known: it is in a common block"


def test_a_library_without_source_may_give_its_pointers_anything() -> None:
    library = record("base.f90", BASE)
    library.source = interface_of(source_of(library))
    library.hash = "another"
    text = "subroutine s(a)\nuse base, only: fn, p => shared_one\nreal :: a(10)\np => mine\n"
    text += "do concurrent (i = 1:10)\na(i) = p(a(i))\nend do\ncontains\npure real function mine(x)\n"
    text += "real, intent(in) :: x\nmine = x\nend function\nend subroutine\n"
    program = Program([record("s.f90", text)], None, (), [("libbase.so", library)])
    ((_, loop, body),) = program.loops()
    diagnostic = check_loop(program, loop, body, "cuda", True).diagnostic
    assert diagnostic is not None
    assert diagnostic.message.endswith("a library whose source is not here declares it")


def test_an_intrinsic_procedure_has_no_body_and_needs_none() -> None:
    text = "subroutine s(a)\nuse base\nreal :: a(10)\nintrinsic :: sin\ncall run(sin, a)\nend subroutine\n"
    assert reached(text, BASE) == []


RECURSIVE = """\
module m
  implicit none
  abstract interface
    pure recursive integer function fn(n)
      integer, intent(in) :: n
    end function
  end interface
  type :: t
  contains
    procedure :: next
  end type
contains
  pure recursive integer function even(n)
    integer, intent(in) :: n
    even = odd(n - 1)
  end function
  pure recursive integer function odd(n)
    integer, intent(in) :: n
    odd = through(even, n) + even(n)
  end function
  pure recursive integer function through(f, n)
    procedure(fn) :: f
    integer, intent(in) :: n
    through = f(n)
  end function
  pure recursive integer function next(self, n)
    class(t), intent(in) :: self
    integer, intent(in) :: n
    next = self%next(n) + even(n)
  end function
  subroutine s(a, x)
    integer, intent(inout) :: a(10)
    class(t), intent(in) :: x
    integer :: i
    do concurrent (i = 1:10)
      a(i) = x%next(i)
    end do
  end subroutine
end module
"""


def test_cycles_end() -> None:
    assert reached(RECURSIVE) == ["m::next", "m::even", "m::odd", "m::through"]


def test_a_long_chain_of_calls() -> None:
    depth = 3000
    functions = "".join(
        f"pure real function f{n}(x)\nreal, intent(in) :: x\nf{n} = f{n + 1}(x)\nend function\n" for n in range(depth)
    )
    last = f"pure real function f{depth}(x)\nreal, intent(in) :: x\ncharacter(9) :: c\nwrite (c, *) x\n"
    last += f"f{depth} = x\nend function\n"
    loop = "subroutine s(a)\nreal :: a(9)\ninteger :: i\ndo concurrent (i = 1:9)\na(i) = f0(a(i))\nend do\n"
    loop += "end subroutine\n"
    code, message = reached(f"module m\ncontains\n{functions}{last}{loop}end module\n")
    assert (code, message) == ("GPU0303", "internal-file write cannot run on cuda")
