"""What of a loop counts for the unsupported list (C2, C3, R1 to R3, R11): one small loop a line, with its outcome.

`x(9)` is real, `y(9)` and `d` are real(8), `q(9)` is real(16), `s(9)` and the constant `p` have a real component `v`
and a real(16) component `w`; `i` and `k` are integers. The target is Metal, where all of the list holds.
"""

from __future__ import annotations

import pytest
from asking import Asker, loop, program

DECLARED = """real(8) :: y(9), d
real(16) :: q(9)
complex :: z(9)
integer :: k
real(16), parameter :: c(2) = [1, 2]
type t
real :: v
real(16) :: w
end type
type pointing
real(16), pointer :: w
end type
type(t), parameter :: p = t(1, 2)
type(t) :: s(9)
type(pointing) :: r(9)
real(8) :: e(9), same(9)
equivalence (e, same)
real(8) :: shared(9)
common /block/ shared
real :: statement, a
namelist /names/ x
statement(a) = real(a*2.0_16)"""

PROCEDURES = """
pure integer function width(x)
real, intent(in) :: x
character(9) :: text
write (text, *) x
width = len_trim(text)
end function
pure subroutine optional_wide(a, b)
real, intent(inout) :: a
real(16), optional, intent(in) :: b
a = 1
end subroutine
pure subroutine by_type(a)
class(*), intent(inout) :: a
select type (a)
type is (real(16))
a = 1
end select
end subroutine
pure function made(x) result(u)
real, intent(in) :: x
type(t) :: u
u%v = x
end function
pure real function taken(u)
type(t), intent(in) :: u
taken = u%v
end function
pure recursive integer function factorial(n) result(f)
integer, intent(in) :: n
f = 1
if (n > 1) f = n*factorial(n - 1)
end function
pure integer function stopping(n)
integer, intent(in) :: n
if (n < 0) error stop
stopping = n
end function"""

NOTHING = {
    "constants of other kinds": "x(i) = int(1d0) + real(3d0) + real(merge(1.0_16, 2.0_16, .true.))",
    "element of a constant": "x(i) = real(c(2))",
    "size of a constant": "x(i) = size(c)",
    "component of a constant": "x(i) = p%v",
    "constant case": "select case (i)\ncase (int(1.0_16))\nx(i) = 1\nend select",
    "associate name that is only inquired": "associate (u => q)\nx(i) = size(u)\nend associate",
    "component of an associate name": "associate (u => s(i))\nx(i) = u%v\nend associate",
    "component of a section": "s(i:i)%v = i",
    "complex of the default kind": "z(i) = cmplx(x(i), 1.0)",
    "recursion": "x(i) = factorial(i)",
    "intrinsic subroutine that is pure": "call mvbits(i, 0, 1, k, 0)",
}
HEADERS_WITH_NOTHING = {
    "error stop in a limit": "(i = 1:stopping(3))",
    "typed index": "(integer(8) :: i = 1:9)",
    "shared, not used": "(i = 1:9) shared(d)",
}
COUNTS = {
    "constant in an expression": ("x(i) = real(x(i)*2d0)", "GPU0301"),
    "comparison": ("if (x(i) > 0.5d0) x(i) = 1", "GPU0301"),
    "exponent": ("x(i) = real(x(i)**2d0)", "GPU0301"),
    "result of an intrinsic": ("x(i) = real(dble(x(i)))", "GPU0301"),
    "product of singles": ("x(i) = real(dprod(x(i), 2.0))", "GPU0301"),
    "complex result": ("z(i) = cmplx(cmplx(x(i), 1.0, 8))", "GPU0301"),
    "equivalence": ("x(i) = real(e(i))", "GPU0301"),
    "common": ("shared(i) = 1", "GPU0301"),
    "statement function": ("x(i) = statement(x(i))", "GPU0302"),
    "implied do": ("x = [(real(q(k)), k = 1, 9)]", "GPU0302"),
    "mask of where": ("where (q > 1) x = 1", "GPU0302"),
    "mask of forall": ("forall (k = 1:9, q(k) > 0) x(k) = 1", "GPU0302"),
    "selector of associate": ("associate (u => q(i)*2)\nx(i) = 1\nend associate", "GPU0302"),
    "source of allocate": (
        "block\nreal, allocatable :: u(:)\nallocate(u(3), source=real(q(1:3)))\nend block",
        "GPU0302",
    ),
    "unused dummy": ("call optional_wide(x(i))", "GPU0302"),
    "type guard": ("call by_type(x(i))", "GPU0302"),
    "derived result": ("associate (u => made(x(i)))\nx(i) = u%v\nend associate", "GPU0302"),
    "structure constructor": ("x(i) = taken(t(1.0, 2.0))", "GPU0302"),
    "derived constant": ("s(i) = p", "GPU0302"),
    "pointer component": ("r(i) = r(1)", "GPU0302"),
    "extent of a local": ("block\nreal :: u(width(x(i)))\nu = 1\nend block", "GPU0303"),
    "namelist": ("read (*, nml=names)", "GPU0303"),
    "length of a record": ("inquire (iolength=k) x", "GPU0303"),
    "read without a list": ("read *", "GPU0303"),
}
HEADERS_THAT_COUNT = {
    "local": "(i = 1:9) local(d)",
    "local_init": "(i = 1:9) local_init(d)",
    "reduction": "(i = 1:9) reduce(+: d)",
}
OPTIONS = ("--gpu=metal", "--ignore=GPU0205")


def judged(ask: Asker, body: str, header: str = "(i = 1:9)") -> list[str]:
    """The code of the finding, or nothing where the loop is offloaded."""
    answer = ask(program(loop(body, header), DECLARED, PROCEDURES.strip()), *OPTIONS)
    assert answer.outcomes == ["error" if answer.codes else "offloaded"]
    return answer.codes


@pytest.mark.parametrize("what", NOTHING)
def test_what_does_not_count(ask: Asker, what: str) -> None:
    assert judged(ask, NOTHING[what]) == []


@pytest.mark.parametrize("what", HEADERS_WITH_NOTHING)
def test_headers_that_do_not_count(ask: Asker, what: str) -> None:
    assert judged(ask, "x(i) = 1", HEADERS_WITH_NOTHING[what]) == []


@pytest.mark.parametrize("what", COUNTS)
def test_what_counts(ask: Asker, what: str) -> None:
    body, code = COUNTS[what]
    assert judged(ask, body) == [code]


@pytest.mark.parametrize("what", HEADERS_THAT_COUNT)
def test_headers_that_count(ask: Asker, what: str) -> None:
    assert judged(ask, "x(i) = 1", HEADERS_THAT_COUNT[what]) == ["GPU0301"]


@pytest.mark.parametrize("call", ["exit(1)", "abort()", "system_clock(k)", "random_number(x)", "fput('a')", "flush(6)"])
def test_intrinsic_subroutines_that_are_not_pure(ask: Asker, call: str) -> None:
    assert judged(ask, f"call {call}") == ["GPU0201"]


def test_default_kinds_are_those_of_the_options(ask: Asker) -> None:
    text = program(loop("x(i) = i"))
    assert ask(text, *OPTIONS).clean
    assert ask(text, *OPTIONS, "--flag=-fdefault-real-8").codes == ["GPU0301"]
