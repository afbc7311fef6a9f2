"""Reads and writes of dummies: which part, how subscripted, and what is none."""

from __future__ import annotations

import pytest
from facts_of_text import records

from gpuoffload_build.facts.access_path import AccessPath, collapsed

TEXT = """\
module m
  implicit none
  type point
    real :: x, y(3)
    real, allocatable :: h(:)
  end type
  integer, parameter :: two = 2
  real, pointer :: ptr(:)
  real :: value
contains
  subroutine s(a, b, n, k, c, t, z, p, q)
    integer, intent(in) :: n
    real, intent(inout), target :: a(n), b(n, n)
    integer :: k(n)
    type(point), intent(inout) :: c(n), q
    character(10) :: t
    complex :: z
    real, pointer :: p(:)
    integer :: i, j, l
    real :: u
    {}
  end subroutine
  subroutine in(x)
    real, intent(in) :: x(*)
  end subroutine
  subroutine out(x)
    real, intent(out) :: x(:)
    x = 0
  end subroutine
  subroutine both(x)
    real :: x(*)
  end subroutine
end module
"""


def accesses(statements: str, of: str) -> dict[str, str]:
    return {a.path.text: a.letters for a in records(TEXT.format(statements))["m::s"].accesses(of)}


@pytest.mark.parametrize(
    ("statements", "of", "expected"),
    [
        ("a = 1", "a", {"whole": "w"}),
        ("a(:) = a", "a", {"whole": "rw"}),
        ("value = sum(a)", "a", {"whole": "r"}),
        ("do i = 1, n\n a(i) = a(i - 1)\n end do", "a", {"(i)": "w", "(i-1)": "r"}),
        ("do i = 1, n\n a(2*i + two) = a(n - i + 1)\n end do", "a", {"(2*i+2)": "w", "(-i+{n}+1)": "r"}),
        ("do concurrent (i = 1:n, j = 1:n)\n b(i, j) = b(j, i)\n end do", "b", {"(i,j)": "w", "(j,i)": "r"}),
        ("forall (i = 1:n) a(i) = 0", "a", {"(i)": "w"}),
        ("l = 3\n a(l) = a(k(2))", "a", {"(?)": "rw"}),
        ("l = 3\n a(l) = 0\n do l = 1, n\n a(l) = 0\n end do", "a", {"(?)": "w", "(l)": "w"}),
        ("a(n) = a(3)", "a", {"({n})": "w", "(3)": "r"}),
        ("a(k) = 0", "a", {"(@)": "w"}),
        ("b(:, 2) = b(1:n:2, n)", "b", {"(:,2)": "w", "(1:{n}:2,{n})": "r"}),
        ("do i = 1, n\n c(i)%y(2) = c(i)%x\n end do", "c", {"(i)%y(2)": "w", "(i)%x": "r"}),
        ("t(1:3) = t(4:)", "t", {"[1:3]": "w", "[4:]": "r"}),
        ("z%re = 1", "z", {".re": "w"}),
        ("associate (e => c(3))\n e%x = 1\n end associate", "c", {"(3)%x": "w"}),
        ("associate (e => b(:, 2))\n e(n) = 1\n end associate", "b", {"(:,2)({n})": "w"}),
        ("call in(a)", "a", {"whole": "rc"}),
        ("call out(a)", "a", {"whole": "wc"}),
        ("call both(a)", "a", {"whole": "rwc"}),
        ("call both(a)\n a = 1", "a", {"whole": "rwc"}),
        ("read (*, *) a(2)", "a", {"(2)": "w"}),
        ("write (*, *) a(2)", "a", {"(2)": "r"}),
        ("call random_number(a)", "a", {"whole": "w"}),
        ("ptr => a", "a", {"whole": "p"}),
        ("ptr => b(:, 3)", "b", {"(:,3)": "p"}),
        # what is none
        ("l = size(a) + ubound(b, 1)", "a", {}),
        ("l = size(a) + ubound(b, 1)", "b", {}),
        ("u = 3", "a", {}),
        ("associate (e => c(3))\n end associate", "c", {}),
        ("p => ptr\n nullify(p)", "p", {}),
        ("allocate (q%h(n))\n deallocate (q%h)", "q", {}),
        ("call both(a)", "n", {"whole": "r"}),  # in the bounds of a
    ],
)
def test_accesses(statements: str, of: str, expected: dict[str, str]) -> None:
    assert accesses(statements, of) == expected


def test_an_intent_in_dummy_is_not_written_by_callees() -> None:
    text = "subroutine s(x)\n real, intent(in) :: x(3)\n call unknown(x)\nend subroutine\n"
    assert [(a.path.text, a.letters) for a in records(text)["s"].accesses()] == [("whole", "rc")]


def test_a_dummy_that_is_written_is_not_fixed() -> None:
    text = "subroutine s(x, n)\n integer :: n\n real :: x(*)\n x(n) = 1\n n = n + 1\nend subroutine\n"
    assert [(a.path.text, a.letters) for a in records(text)["s"].accesses("x")] == [("(?)", "w")]


@pytest.mark.parametrize(("intent", "expected"), [("", "(?)"), (", intent(in)", "({n})")])
def test_an_internal_procedure_may_define_it(intent: str, expected: str) -> None:
    inner = "" if intent else "n = n + 1"
    text = f"subroutine s(x, n)\n integer{intent} :: n\n real :: x(*)\n call t\n x(n) = 1\ncontains\n"
    text += f"subroutine t\n {inner}\nend subroutine\nend subroutine\n"
    assert [(a.path.text, a.letters) for a in records(text)["s"].accesses("x")] == [(expected, "w")]


def test_many_parts_are_told_as_one() -> None:
    lines = "\n".join(f"a({i}) = b({i}, :)" for i in range(1, 40))
    text = f"subroutine s(a, b)\n real :: a(*), b(50, 1)\n {lines}\nend subroutine\n"
    assert [(a.dummy, a.path.text, a.letters) for a in records(text)["s"].accesses()] == [
        ("a", "(?)", "w"),
        ("b", "(?,:)", "r"),
    ]


@pytest.mark.parametrize(
    ("path", "form", "components", "kinds"),
    [
        ("whole", "whole", [], []),
        ("(i)", "element", [], ["affine"]),
        ("(3,?,{n},{n}+1,2*i-{n})", "element", [], ["constant", "unknown", "fixed", "fixed", "affine"]),
        ("(:,3)", "section", [], ["all", "constant"]),
        ("(1:{n},@)", "section", [], ["range", "vector"]),
        ("%cells(i)%u", "component", ["cells", "u"], ["affine"]),
        ("[1:3]", "substring", [], []),
        ("(-3).re", "part", [], ["constant"]),
    ],
)
def test_paths_are_read_back(path: str, form: str, components: list[str], kinds: list[str]) -> None:
    read = AccessPath(path)
    assert (read.form, read.components, read.subscript_kinds) == (form, components, kinds)


def test_collapsed() -> None:
    assert collapsed("(i,:,2:3)%a(@)%b") == "(?,:,?:?)%a(@)%b"
    assert collapsed("whole") == "whole"
