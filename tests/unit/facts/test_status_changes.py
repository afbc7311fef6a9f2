"""Changes of allocation and pointer association status."""

from __future__ import annotations

import pytest
from facts_of_text import records

from gpuoffload_build.sema.options import LanguageOptions

TEXT = """\
module m
  implicit none
  type holder
    real, allocatable :: h(:)
    integer :: number
  end type
  type node
    type(node), pointer :: next => null()
  end type
  type plain
    real :: x(3)
  end type
  type, extends(holder) :: more
    integer :: other
  end type
  real, allocatable :: w(:)
contains
  subroutine s(a, b, h, o, n, d, p, q, e, g, t)
    real, allocatable, intent(inout) :: a(:), b(:)
    type(holder), intent(inout) :: h(:)
    type(holder), intent(in) :: o
    type(node), pointer :: n
    type(node) :: d
    real, pointer :: p(:)
    type(plain) :: q, g
    type(more) :: e
    character(:), allocatable :: t
    real, target :: x(3)
    procedure(s), pointer :: f
    class(holder), allocatable :: c
    integer, allocatable :: i
    {}
  end subroutine
  subroutine takes(x)
    real, allocatable :: x(:)
  end subroutine
  subroutine gives(x)
    real, allocatable, intent(out) :: x(:)
  end subroutine
  subroutine looks(x)
    real, allocatable, intent(in) :: x(:)
  end subroutine
  subroutine points(x)
    real, pointer :: x(:)
  end subroutine
  subroutine ends(x)
    type(holder), intent(out) :: x
  end subroutine
  subroutine plainly(x)
    real :: x(:)
  end subroutine
end module
"""


def changes(statements: str, options: LanguageOptions | None = None) -> tuple[list[str], list[str]]:
    record = records(TEXT.format(statements), options)["m::s"]
    kinds = (record.allocations, record.pointers)
    return tuple([f"{c.how}: {c.object}{' parts' * c.components}" for c in kind] for kind in kinds)  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("statements", "allocations", "pointers"),
    [
        ("allocate (a(3), w(2))", ["allocate: a", "allocate: m::w"], []),
        ("allocate (h(2)%h(3))", ["allocate: h(2)%h"], []),
        ("deallocate (a)", ["deallocate: a"], []),
        ("allocate (p(3))\n deallocate (p)", [], ["allocate: p", "deallocate: p"]),
        ("a = b", ["assignment: a"], []),
        ("a = [1.0, 2.0]", ["assignment: a"], []),
        ("h(1)%h = b", ["assignment: h(1)%h"], []),
        ("t = t // 'x'", ["assignment: t"], []),
        ("c = o", ["assignment: c"], []),
        ("i = 3", ["assignment: i"], []),
        ("h(1) = o", ["assignment: h(1) parts"], []),
        ("e%holder = o", ["assignment: e%holder parts"], []),
        ("d = n", [], ["assignment: d parts"]),
        ("call move_alloc(a, b)", ["move_alloc from: a", "move_alloc to: b"], []),
        ("call takes(a)", ["argument: a"], []),
        ("call gives(a)", ["intent(out) argument: a"], []),
        ("call ends(h(1))", [], []),
        ("call ends(e%holder)", ["intent(out) argument: e%holder parts"], []),
        ("call points(p)", [], ["argument: p"]),
        ("p => x", [], ["pointer assignment: p"]),
        ("n => n%next\n n%next => null()", [], ["pointer assignment: n", "pointer assignment: n%next"]),
        ("nullify (p, n%next)", [], ["nullify: p", "nullify: n%next"]),
        ("f => null()", [], ["pointer assignment: f"]),
        ("a = b\n a = b", ["assignment: a"], []),
        # what is none
        ("a(:) = b", [], []),
        ("a = 3", [], []),
        ("a = a*2 + 1", [], []),
        ("a = -a", [], []),
        ("where (a > 0) a = b", [], []),
        ("forall (i = 1:3) a(i) = 0", [], []),
        ("q = g", [], []),
        ("p = x", [], []),
        ("call looks(a)", [], []),
        ("call plainly(a)", [], []),
        ("if (allocated(a) .and. associated(p)) return", [], []),
        ("h%number = 3", [], []),
    ],
)
def test_changes(statements: str, allocations: list[str], pointers: list[str]) -> None:
    assert changes(statements) == (allocations, pointers)


def test_deallocation_at_entry() -> None:
    text = TEXT.format("")
    entry = {key: [(c.how, c.object, c.components) for c in r.allocations] for key, r in records(text).items()}
    assert entry["m::gives"] == [("intent(out)", "x", False)]
    assert entry["m::ends"] == [("intent(out)", "x", True)]
    assert entry["m::takes"] == entry["m::looks"] == entry["m::points"] == entry["m::plainly"] == []


def test_without_reallocation() -> None:
    off = LanguageOptions(realloc_lhs=False)
    assert changes("a = b", off) == ([], [])
    assert changes("h(1) = o", off) == (["assignment: h(1) parts"], [])


def test_places() -> None:
    (change,) = records(TEXT.format("a = b"))["m::s"].allocations
    assert (change.at.file, change.at.line, change.at.column) == ("x.f90", 32, 5)
