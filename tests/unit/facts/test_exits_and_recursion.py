"""Early exits, call cycles, sizes that are evaluated at entry, ENTRY, COMMON."""

from __future__ import annotations

import pytest
from facts_of_text import records

from gpuoffload_build.facts.recursion import call_cycles


def subroutine(body: str, declarations: str = "") -> str:
    return f"subroutine s(n)\n integer :: n\n {declarations}\n {body}\nend subroutine\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("if (n > 1) return\n n = 2", ["return 4"]),
        ("if (n > 1) then\n return\n end if\n n = 2", ["return 5"]),
        ("do n = 1, 3\n return\n end do", ["return 5"]),
        ("if (n > 1) stop\n n = 2", ["stop 4"]),
        ("stop", ["stop 4"]),
        ("error stop 'x'", ["error stop 4"]),
        ("call exit(3)", ["call exit 4"]),
        ("return\n n = 2", ["return 4"]),
        # what is none
        ("n = 2", []),
        ("n = 2\n return", []),
        ("if (n > 1) then\n n = 3\n return\n else\n n = 2\n return\n end if", []),
        ("select case (n)\n case (1)\n return\n case default\n n = 1\n end select", []),
    ],
)
def test_exits(body: str, expected: list[str]) -> None:
    exits = records(subroutine(body))["s"].exits
    assert [f"{what} {at.line}" for what, at in exits] == expected


@pytest.mark.parametrize(
    ("body", "expected"), [("n = 1\n stop", []), ("if (n > 1) stop\n n = 1", ["stop"]), ("error stop", ["error stop"])]
)
def test_exits_of_a_main_program(body: str, expected: list[str]) -> None:
    record = records(f"program p\n integer :: n\n {body}\nend program\n")["p"]
    assert [what for what, _at in record.exits] == expected


RECURSIVE = """\
module m
  type t
  contains
    procedure :: visit
  end type
contains
  recursive integer function fact(n) result(f)
    integer, intent(in) :: n
    f = 1
    if (n > 1) f = n*fact(n - 1)
  end function
  subroutine a
    call b
  end subroutine
  subroutine b
    call c
    call leaf
  end subroutine
  subroutine c
    call a
    call inner
  contains
    subroutine inner
      call b
    end subroutine
  end subroutine
  subroutine leaf
  end subroutine
  subroutine visit(x)
    class(t), intent(in) :: x
    call x%visit
  end subroutine
  non_recursive subroutine once
    call leaf
  end subroutine
  subroutine hands(p)
    external :: p
    call takes(hands)
  end subroutine
  subroutine takes(p)
    external :: p
  end subroutine
end module
"""


def test_recursion() -> None:
    found = {key.removeprefix("m::"): r for key, r in records(RECURSIVE).items()}
    assert {name: [k.removeprefix("m::") for k in r.cycle] for name, r in found.items() if r.cycle} == {
        "fact": ["fact", "fact"],
        "a": ["a", "b", "c", "a"],
        "b": ["b", "c", "a", "b"],
        "c": ["c", "a", "b", "c"],
        "c::inner": ["c::inner", "b", "c", "c::inner"],
        "visit": ["visit", "visit"],
    }
    declared = {name: r.declared_recursive for name, r in found.items() if r.declared_recursive is not None}
    assert declared == {"fact": True, "once": False}


def test_cycles_of_any_graph() -> None:
    assert call_cycles({"a": ["b", "x"], "b": ["c"], "c": ["d"], "d": ["b"]}) == {
        "b": ["b", "c", "d", "b"],
        "c": ["c", "d", "b", "c"],
        "d": ["d", "b", "c", "d"],
    }
    long = {str(n): [str(n + 1)] for n in range(5000)}
    assert call_cycles(long) == {}


@pytest.mark.parametrize(
    ("declarations", "expected"),
    [
        ("real :: x(n)", {"x": "bounds"}),
        ("real :: x(2*n, 3)", {"x": "bounds"}),
        ("character(len=n) :: x", {"x": "length"}),
        ("character(n) :: x(n)", {"x": "bounds"}),
        ("type p(k)\n integer, len :: k\n real :: r(k)\n end type\n type(p(n)) :: x", {"x": "parameters"}),
        ("type p(k)\n integer, len :: k\n real :: r(k)\n end type\n type(p(3)) :: x", {}),
        ("real :: x(3)", {}),
        ("integer, parameter :: k = 3\n real :: x(2*k)", {}),
        ("real, allocatable :: x(:)", {}),
        ("real, pointer :: x(:)", {}),
        ("character(10) :: x", {}),
        ("character(:), allocatable :: x", {}),
    ],
)
def test_sizes(declarations: str, expected: dict[str, str]) -> None:
    assert records(subroutine("n = 1", declarations))["s"].runtime_size == expected


def test_sizes_of_results_and_blocks_but_not_of_dummies() -> None:
    text = """\
function f(n, y) result(x)
  integer, intent(in) :: n
  real :: x(n), y(n)
  block
    character(n) :: z
    z = ''
    x = y
  end block
end function
"""
    assert records(text)["f"].runtime_size == {"x": "bounds", "z": "length"}


def test_entry() -> None:
    text = """\
module m
contains
  subroutine s(a)
    real :: a, b(:)
    common /store/ kept
    a = kept
    return
    entry other(b, a)
    b(2) = a
  end subroutine
end module
"""
    found = records(text)
    assert list(found) == ["m::s", "m::other"]
    other = found["m::other"]
    assert other.entry_of == "m::s"
    assert found["m::s"].entry_of == ""
    assert [d["name"] for d in other.data["dummies"]] == ["b", "a"]
    assert [(a.dummy, a.path.text, a.letters) for a in other.accesses()] == [("b", "(2)", "w"), ("a", "whole", "rw")]
    assert other.data["variables"] == {"common/store/kept": "r"}


def test_common() -> None:
    text = """\
subroutine s
  real :: x(2:4), z
  real(8) :: d
  integer :: i, j
  complex :: c
  character(3) :: t
  common /a/ i, x /b/ d, t
  common /a/ c, j, /b/ z
  common k
  j = i
  x(2) = real(c)
  d = d + 1
  z = 1
  t = 'x'
  k = 1
  call quiet
contains
  subroutine quiet
    i = 3
  end subroutine
end subroutine
"""
    found = records(text)
    assert {(c.block, c.name): (c.mode, c.offset) for c in found["s"].common} == {
        ("a", "i"): ("r", 0),
        ("a", "x"): ("w", 4),
        ("a", "c"): ("r", 16),
        ("a", "j"): ("w", 24),
        ("b", "d"): ("rw", 0),
        ("b", "t"): ("w", 8),
        ("b", "z"): ("w", None),  # after three characters: some compilers align it
        ("//", "k"): ("w", 0),
    }
    assert [(c.name, c.mode, c.offset) for c in found["s::quiet"].common] == [("i", "w", 0)]
    assert "common" not in records(subroutine("n = 1"))["s"].data


def test_common_of_a_used_module() -> None:
    text = """\
module store
  real(8) :: x
  integer :: k
  common /c/ x, k
end module
subroutine s
  use store
  k = 3
end subroutine
"""
    assert [(c.block, c.name, c.mode, c.offset) for c in records(text)["s"].common] == [("c", "k", "w", 8)]
