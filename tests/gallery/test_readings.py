"""The readings R1 to R11 of the semantics, each with what it makes fire and what it leaves alone."""

from __future__ import annotations

import re

import pytest
from asking import Asker, Builder, loop, program

METAL = "--gpu=metal"
FALLBACK = "--gpu-allow-cpu-fallback"
OPENMP = "--gpu-offload-omp-loops"

WIDE = "real(16) :: wide\nreal(8) :: double, y(9)"
LABEL = """pure integer function width(x)
real, intent(in) :: x
character(9) :: text
write (text, *) x
width = len_trim(text)
end function"""


# R1: what the host evaluates


@pytest.mark.parametrize("header", ["(i = 1:int(double))", "(i = int(wide):9)", "(i = 1:9:int(double))"])
def test_reading_r1_limits_and_strides_of_the_outermost_loop_do_not_count(ask: Asker, header: str) -> None:
    assert ask(program(loop("x(i) = i", header), WIDE), METAL).clean


def test_reading_r1_input_and_output_for_a_limit_does_not_count(ask: Asker) -> None:
    assert ask(program(loop("x(i) = i", "(i = 1:width(x(1)))"), contains=LABEL)).clean


def test_reading_r1_extents_for_a_limit_do_not_count(ask: Asker) -> None:
    assert ask(program(loop("x(i) = i", "(i = 1:size(y*2))"), WIDE), METAL).clean


def test_reading_r1_headers_of_nested_loops_count(ask: Asker) -> None:
    text = program(loop(loop("x(j) = i", "(j = 1:int(double))")), WIDE + "\ninteger :: j")
    assert ask(text, METAL).codes == ["GPU0301"]


def test_reading_r1_masks_count(ask: Asker) -> None:
    assert ask(program(loop("x(i) = i", "(i = 1:9, y(i) > 0)"), WIDE), METAL).codes == ["GPU0301"]


@pytest.mark.parametrize("header", ["(i = 1:noisy())", "(i = noisy():9)", "(i = 1:9:noisy())"])
def test_reading_r1_an_impure_function_in_a_limit_is_an_error(ask: Asker, header: str) -> None:
    noisy = "integer function noisy()\nprint *, 'called'\nnoisy = 3\nend function"
    answer = ask(program(loop("x(i) = i", header), contains=noisy), FALLBACK)
    assert (answer.codes, answer.outcomes) == (["GPU0201"], ["error"])


# R2: inquiries


@pytest.mark.parametrize(
    "inquiry",
    ["size(y)", "kind(double)", "size(y*wide)", "ubound(y, 1)", "lbound(y, 1)", "storage_size(wide)", "digits(wide)"],
)
def test_reading_r2_arguments_of_inquiries_do_not_count(ask: Asker, inquiry: str) -> None:
    assert ask(program(loop(f"x(i) = {inquiry}"), WIDE), METAL).clean


def test_reading_r2_allocated_and_present_do_not_count(ask: Asker) -> None:
    text = """subroutine s(x, y)
real, intent(inout) :: x(9)
real(8), optional, intent(in) :: y
real(8), allocatable :: a(:)
integer :: i
do concurrent (i = 1:9)
if (present(y) .or. allocated(a)) x(i) = i
end do
end subroutine
"""
    assert ask(text, METAL).clean


@pytest.mark.parametrize("value", ["real(sum(y))", "real(y(i))", "int(maxval(y))", "real(double)"])
def test_reading_r2_arguments_of_other_intrinsics_count(ask: Asker, value: str) -> None:
    assert ask(program(loop(f"x(i) = {value}"), WIDE), METAL).codes == ["GPU0301"]


# R3: declared in a block


@pytest.mark.parametrize("use", ["", "t = i\nx(i) = real(t)\n"])
def test_reading_r3_a_local_of_a_block_counts_used_or_not(ask: Asker, use: str) -> None:
    answer = ask(program(loop(f"block\nreal(16) :: t\n{use}end block\nx(i) = i")))
    assert answer.codes == ["GPU0302"]
    assert answer.place() == "main.f90:8"


def test_reading_r3_a_local_of_a_reached_procedure_counts_unused(ask: Asker) -> None:
    answer = ask(
        program(
            loop("x(i) = f(x(i))"),
            contains="pure real function f(x)\nreal, intent(in) :: x\nreal(16) :: t\nf = x\nend function",
        )
    )
    assert answer.codes == ["GPU0302"]


def test_reading_r3_what_the_loop_does_not_touch_does_not_count(ask: Asker) -> None:
    """Variables around the loop, locals of a block around it, and of a procedure that it does not reach."""
    around = f"block\nreal(16) :: t\nt = 1\n{loop('x(i) = i')}\nend block"
    assert ask(program(around, WIDE, "subroutine s\nreal(16) :: t\nt = 2\nend subroutine"), METAL).clean


# R4: the first construct


def test_reading_r4_the_mask_comes_before_the_body(ask: Asker) -> None:
    text = program(loop("print *, x(i)", "(i = 1:9, width(x(i)) > 0)"), contains=LABEL)
    answer = ask(text)
    assert (answer.codes, answer.place()) == (["GPU0303"], "main.f90:13")
    assert answer.notes() == [
        "main.f90:6: reached from this do concurrent loop",
        "main.f90:6: the loop calls 'width' here",
    ]


def test_reading_r4_depth_first_in_source_order(ask: Asker) -> None:
    """What the first statement calls comes before the second statement; of two calls in one the first."""
    text = program(
        loop("x(i) = f(x(i)) + width(x(i))\nprint *, x(i)"),
        contains=LABEL + "\npure real function f(x)\nreal, intent(in) :: x\nf = width(x)\nend function",
    )
    answer = ask(text)
    assert (answer.codes, answer.place()) == (["GPU0303"], "main.f90:14")
    assert [note.partition(": ")[2] for note in answer.notes()] == [
        "reached from this do concurrent loop",
        "the loop calls 'f' here",
        "'f' calls 'width' here",
    ]
    assert ask(text.replace("f(x(i)) + width", "x(i) + x").replace("print *, x(i)\n", "")).clean


@pytest.mark.parametrize("body", ["print *, i\nwrite (*, *) i", "if (i > 0) then\nprint *, i\nend if\nwrite (*, *) i"])
def test_reading_r4_the_first_of_a_body(ask: Asker, body: str) -> None:
    answer = ask(program(loop(body)))
    assert [found["message"] for found in answer.findings] == ["print statement cannot run on cuda"]


def test_reading_r4_a_warning_stands_at_the_construct_with_the_loop_second(ask: Asker) -> None:
    answer = ask(program(loop("print *, x(i)")), FALLBACK)
    assert (answer.severities, answer.place(), answer.outcomes) == (["warning"], "main.f90:7", ["host"])
    assert answer.notes() == ["main.f90:6: in this do concurrent loop"]
    assert ask(program(loop("print *, x(i)"))).notes() == []


# R5: the standard is not softened

WRONG = {
    "GPU0201": loop("call random_number(x(i))"),
    "GPU0202": loop("if (x(i) > 1) stop"),
    "GPU0203": loop("s = s + x(i)"),
    "GPU0204": loop("if (x(i) > 1) return"),
    "GPU0206": loop("x(i) = s", "(i = 1:9) default(none) shared(x)"),
}


@pytest.mark.parametrize("code", WRONG)
@pytest.mark.parametrize("target", ["cuda", "metal"])
def test_reading_r5_semantic_errors_stay_errors_with_the_fallback(ask: Asker, code: str, target: str) -> None:
    answer = ask(program(WRONG[code], "real :: s"), FALLBACK, f"--gpu={target}")
    assert (answer.codes, answer.severities, answer.outcomes) == ([code], ["error"], ["error"])


def test_reading_r5_a_semantic_error_behind_a_refusal_counts_with_the_fallback(ask: Asker) -> None:
    text = program(loop("print *, i\nif (x(i) > 1) stop"))
    assert ask(text).codes == ["GPU0303"]
    answer = ask(text, FALLBACK)
    assert (answer.codes, answer.outcomes) == (["GPU0202"], ["error"])


def test_reading_r5_stop_in_what_an_openmp_loop_reaches(ask: Asker) -> None:
    """Legal there: a status buffer on CUDA, U4 on Metal, which the fallback softens. An error in DO CONCURRENT."""
    ends = "subroutine ends(x)\nreal, intent(in) :: x\nif (x > 1) stop 3\nend subroutine"
    text = program("!$omp parallel do\ndo i = 1, 9\ncall ends(x(i))\nend do", contains=ends)
    assert ask(text, OPENMP).clean
    assert ask(text, OPENMP, METAL).codes == ["GPU0304"]
    assert ask(text, OPENMP, METAL, FALLBACK).outcomes == ["host"]
    concurrent = program(loop("call ends(x(i))"), contains="pure " + ends)
    assert ask(concurrent, METAL, FALLBACK).codes == ["GPU0202"]


STOPS = """program main
implicit none
real :: x(9)
integer :: i
x = 5
!$omp parallel do
do i = 1, 9
if (x(i) > 4) {} 3
end do
print '(a)', 'wrong'
end program
"""


@pytest.mark.parametrize("statement", ["stop", "error stop"])
@pytest.mark.parametrize("options", ["--gpu=cuda_cpu", f"--gpu=metal_cpu {FALLBACK}"])
def test_reading_r5_stop_of_an_openmp_loop_ends_the_program(builder: Builder, statement: str, options: str) -> None:
    """Through the status buffer on cuda_cpu, on the CPU with the fallback: the same code as the host's program."""
    builder.write(main=STOPS.format(statement))
    builder.ok(f"$FC {options} {OPENMP} main.f90 -o main")
    done = builder.run("./main")
    assert (done.returncode, done.stdout) == (3, "")
    assert f"{statement.upper()} 3" in done.stderr


# R6: loops inside loops


def test_reading_r6_a_nested_loop_has_no_outcome_of_its_own(ask: Asker) -> None:
    text = program(loop(loop("y(i, j) = i*j", "(j = 1:9)")), "integer :: j\nreal :: y(9, 9)")
    answer = ask(text)
    assert answer.outcomes == ["offloaded"]
    assert answer.clean


NESTED = """module m
implicit none
contains
pure subroutine fill(y)
real, intent(out) :: y(:)
integer :: j
do concurrent (j = 1:size(y))
y(j) = j
end do
end subroutine
end module
program main
use m
implicit none
real :: y(5, 4)
integer :: i
do concurrent (i = 1:4)
call fill(y(:, i))
end do
if (sum(y) == 60) print '(a)', 'right'
y = 0
call fill(y(:, 1))
if (sum(y) == 15) print '(a)', 'right'
end program
"""


def test_reading_r6_a_loop_of_a_called_procedure_is_sequential_in_the_kernel(builder: Builder) -> None:
    """Four iterations are one launch; the host's own call of the procedure is another, of the procedure's loop."""
    builder.write(main=NESTED)
    builder.ok("$FC --gpu=cuda_cpu main.f90 -o main")
    done = builder.run("./main", GPUOFFLOAD_NOTIFY="1")
    assert (done.returncode, done.stdout) == (0, "right\nright\n")
    assert re.findall(r"launch file=main.f90 line=(\d+)", done.stderr) == ["17", "7"]


def test_reading_r6_openmp_loops_have_no_outcome_without_the_option(ask: Asker) -> None:
    text = program("!$omp parallel do\ndo i = 1, 9\nprint *, i\nend do")
    assert (ask(text).outcomes, ask(text).codes) == ([], [])
    assert (ask(text, OPENMP).outcomes, ask(text, OPENMP).codes) == (["error"], ["GPU0303"])


# R7: reductions and contraction

SUMS = """program main
implicit none
integer, parameter :: n = 100003
real :: x(n), s, y(n)
integer :: i, k
do i = 1, n
x(i) = 1.0/i
end do
s = 0
k = 0
do concurrent (i = 1:n) reduce(+: s, k)
s = s + x(i)
k = k + i
end do
do concurrent (i = 1:n)
y(i) = x(i)*x(i) - 0.1
end do
print '(z8.8)', s
print '(i0)', k
print '(z8.8)', sum(y*1.0), y(3), y(70001)
end program
"""


@pytest.mark.parametrize("target", ["cuda_cpu", "metal_cpu"])
def test_reading_r7_reductions_are_deterministic_and_all_else_is_exact(builder: Builder, target: str) -> None:
    builder.write(main=SUMS)
    builder.ok(f"$FC --gpu={target} -O2 -ffp-contract=off main.f90 -o main")
    printed = {builder.ok("./main", GPUOFFLOAD_THREADS=threads) for threads in ("1", "2", "3", "2")}
    assert len(printed) == 1
    builder.write(host=SUMS.replace(" reduce(+: s, k)", ""))
    builder.ok("GPUOFFLOAD=0 $FC -O2 -ffp-contract=off host.f90 -o host")
    ours, theirs = printed.pop().splitlines(), builder.ok("./host").splitlines()
    assert ours[1:] == theirs[1:]
    assert abs(int(ours[0], 16) - int(theirs[0], 16)) < 2000  # units in the last place: the order of additions


# R8: accumulation and races


@pytest.mark.parametrize("statement", ["s = s + x(i)", "s = x(i) + s", "s = s - x(i)", "s = max(s, x(i))", "s = 2*s"])
def test_reading_r8_accumulation_is_an_error_that_names_the_reduction(ask: Asker, statement: str) -> None:
    answer = ask(program(loop(statement), "real :: s"))
    assert (answer.codes, answer.severities) == (["GPU0203"], ["error"])
    operator = "max" if "max" in statement else "*" if "*" in statement else "+"
    assert answer.findings[0]["help"] == f"add reduce({operator}: s) to the do concurrent statement"


ONE = {
    "test": "if (5 == i .and. (k == 4)) s = s + 1",
    "test of both": "if (i == 5 .and. k == first(i)) s = s + 1",
    "tests in turn": "if (i == 5) then\nif (4 == k) s = s + 1\nend if",
    "case": "select case (i)\ncase (5)\nif (k == 4) s = s + 1\nend select",
}
SEVERAL = {
    "one index of two": "if (i == 5) s = s + 1",
    "a diagonal": "if (i == k) s = s + 1",
    "a value of the iteration": "t = i\nif (i == t .and. k == 4) s = s + 1",
    "another test": "if (i /= 5 .and. k == 4) s = s + 1",
    "a range": "select case (i)\ncase (5:)\nif (k == 4) s = s + 1\nend select",
    "the other arm": "if (i == 5 .and. k == 4) then\nx(1) = 1\nelse\ns = s + 1\nend if",
}
PAIRS = "(i = 1:9, k = 1:9)"
SCALARS = "integer :: s, t, k, first(9)"


@pytest.mark.parametrize("case", ONE)
def test_reading_r8_what_one_iteration_does_is_no_accumulation(ask: Asker, case: str) -> None:
    assert ask(program(loop(ONE[case], PAIRS), SCALARS)).clean


@pytest.mark.parametrize("header", ["(i = 1:9, i == 5)", "(i = 3:3)", "(i = k:k)", "(i = 2*k + 1:2*k + 1:3)"])
def test_reading_r8_a_loop_of_one_iteration_conforms(ask: Asker, header: str) -> None:
    assert ask(program(loop("s = s + 1\nx(1) = s", header), SCALARS)).clean


@pytest.mark.parametrize("case", SEVERAL)
def test_reading_r8_tests_that_let_several_in(ask: Asker, case: str) -> None:
    assert ask(program(loop(SEVERAL[case], PAIRS), SCALARS)).codes == ["GPU0203"]


def test_reading_r8_reduce_and_private_values_are_none(ask: Asker) -> None:
    assert ask(program(loop("s = s + x(i)", "(i = 1:9) reduce(+: s)"), "real :: s")).clean
    assert ask(program(loop("s = i\ns = s + x(i)\nx(i) = s"), "real :: s")).clean
    assert ask(program(loop("y(1) = i\nx(i) = y(1)"), "real :: y(2)")).clean
    assert ask(program(loop("q%v = i\nx(i) = q%v"), "type t\nreal :: v, w\nend type\ntype(t) :: q")).clean


@pytest.mark.parametrize("statement", ["x(1) = i", "x(k) = i", "q%v = q%v + i", "if (x(i) > s) s = x(i)"])
def test_reading_r8_other_races_are_warnings(ask: Asker, statement: str) -> None:
    declared = "type t\nreal :: v, w\nend type\ntype(t) :: q\nreal :: s\ninteger :: k"
    answer = ask(program(loop(statement), declared))
    assert (answer.codes, answer.severities, answer.outcomes) == (["GPU0205"], ["warning"], ["offloaded"])


# R9: --show-gpu-kernel-source

SHOWN = program(loop("x(i) = i") + "\n" + loop("print *, x(i)"))


def test_reading_r9_kernels_are_printed_at_the_link_and_refusals_end_well(builder: Builder) -> None:
    builder.write(main=SHOWN)
    done = builder.run("$FC --gpu=cuda_cpu --show-gpu-kernel-source -c main.f90")
    assert (done.returncode, done.stdout) == (0, "")
    assert "warning: print statement cannot run on cuda_cpu; the loop runs on the CPU [GPU0303]" in done.stderr
    done = builder.run("$FC --gpu=cuda_cpu --show-gpu-kernel-source main.o -o main")
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"^GPUO_KERNEL\w*\(", done.stdout, re.MULTILINE)) == 1


def test_reading_r9_other_errors_end_with_1(builder: Builder) -> None:
    builder.write(main=SHOWN.replace("print *, x(i)", "if (x(i) > 1) stop"))
    assert builder.run("$FC --gpu=cuda_cpu --show-gpu-kernel-source main.f90 -o main").returncode == 1
    assert builder.run("$FC --gpu=cuda_cpu main.f90 -o main").stdout == ""


# R10: what devices provide

FUNCTION = """interface
pure {result} function f({arguments}) bind(c, name='{label}')
import
{dummies}
end function
end interface"""


def bound(label: str, kind: str, dummies: str, call: str, result: str = "") -> str:
    arguments = ", ".join(re.findall(r":: (\w+)", dummies))
    declared = FUNCTION.format(result=result or kind, arguments=arguments, label=label, dummies=dummies)
    return "use iso_c_binding\n" + program(loop(f"x(i) = real({call})"), declared)


def with_use(text: str) -> str:
    first, _, rest = text.partition("\n")
    return rest.replace("implicit none\n", f"{first}\nimplicit none\n", 1)


DOUBLE, FLOAT = "real(c_double), value ::", "real(c_float), value ::"
PROVIDED = {
    "double": bound("sqrt", "real(c_double)", f"{DOUBLE} a", "f(real(x(i), 8))"),
    "float": bound("sqrtf", "real(c_float)", f"{FLOAT} a", "f(x(i))"),
    "two arguments": bound("hypot", "real(c_double)", f"{DOUBLE} a\n{DOUBLE} b", "f(1d0, 2d0)"),
    "two floats": bound("atan2f", "real(c_float)", f"{FLOAT} a\n{FLOAT} b", "f(x(i), 1.0)"),
}
MISMATCHED = {
    "float for double": bound("sqrt", "real(c_float)", f"{FLOAT} a", "f(x(i))"),
    "double for float": bound("sqrtf", "real(c_double)", f"{DOUBLE} a", "f(real(x(i), 8))"),
    "by reference": bound("sqrt", "real(c_double)", "real(c_double), intent(in) :: a", "f(real(x(i), 8))"),
    "one argument too few": bound("hypot", "real(c_double)", f"{DOUBLE} a", "f(1d0)"),
    "one argument too many": bound("sqrt", "real(c_double)", f"{DOUBLE} a\n{DOUBLE} b", "f(1d0, 2d0)"),
    "integer": bound("sqrt", "real(c_double)", "integer(c_int), value :: a", "f(i)"),
    "integer result": bound("round", "integer(c_int)", f"{DOUBLE} a", "f(1d0)"),
    "unknown label": bound("sqroot", "real(c_double)", f"{DOUBLE} a", "f(1d0)"),
}


@pytest.mark.parametrize("case", PROVIDED)
def test_reading_r10_the_label_and_the_interface_of_math_h_are_provided(ask: Asker, case: str) -> None:
    assert ask(with_use(PROVIDED[case])).clean


@pytest.mark.parametrize("case", MISMATCHED)
def test_reading_r10_any_other_interface_is_u5(ask: Asker, case: str) -> None:
    answer = ask(with_use(MISMATCHED[case]))
    assert answer.codes == ["GPU0305"]
    known = "sqroot" not in MISMATCHED[case]
    assert answer.findings[0]["help"].startswith("devices provide '") == known


def test_reading_r10_a_fortran_name_is_no_label(ask: Asker) -> None:
    declared = "interface\npure real(8) function hypot2(a)\nreal(8), value :: a\nend function\nend interface"
    assert ask(program(loop("x(i) = real(hypot2(1d0))"), declared)).codes == ["GPU0305"]


# R11: complex


@pytest.mark.parametrize(
    ("kind", "target", "code"),
    [(8, "metal", "GPU0301"), (8, "cuda", ""), (4, "metal", ""), (10, "cuda", "GPU0302"), (16, "metal", "GPU0302")],
)
def test_reading_r11_complex_counts_as_its_real_kind(ask: Asker, kind: int, target: str, code: str) -> None:
    answer = ask(program(loop("z(i) = z(i)*2"), f"complex({kind}) :: z(9)"), f"--gpu={target}")
    assert answer.codes == ([code] if code else [])
    assert not code or f"complex({kind})" in answer.findings[0]["message"]
