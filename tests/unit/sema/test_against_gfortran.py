"""Values of constant expressions and kinds and ranks of expressions, next to what gfortran finds."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from sema_files import analysed, body_named

from gpuoffload_build.ir.expr import ArrayConstructor, Expr, Literal
from gpuoffload_build.ir.stmt import Io
from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import IntrinsicType
from gpuoffload_build.sema.fold import evaluate

pytestmark = pytest.mark.skipif(shutil.which("gfortran") is None, reason="gfortran is not installed")

REALS = """
1.0/3 | 2.0**0.5 | sqrt(2.0) | 4*atan(1.0) | exp(1.0) | log(10.0) | sin(1.0) | cos(2.5) | tan(0.3) | asin(0.4)
acos(-0.2) | atan2(1.0, -2.0) | sinh(0.7) | cosh(1.2) | tanh(0.1) | log10(7.0) | 10.0**(-3) | 3.0**7 | 1.0e-3*3
0.1 + 0.2 | huge(1.0) | tiny(1.0) | epsilon(1.0) | real(7)/9 | aint(-2.7) | anint(2.5) | abs(-1.5) | mod(7.5, 2.0)
sign(3.0, -1.0) | max(1.5, 2.0) | min(1.5, -2.0) | 1.0e30*1.0e-5 | real(z'40490fdb') | 16777217.0 + 1
merge(1.0, 2.0, .true.) | dim(0, 1)*1.0 | asinh(0.5) | acosh(1.5) | atanh(0.25) | (1.5 - 0.1)*(2.25 + 0.7)/3 | 5/2*1.5
exp(-20.0) | sin(100.0) | atan(1.0e-5)
"""
DOUBLES = """
1.0d0/3 | sqrt(2.0d0) | 4*atan(1.0d0) | exp(1.0d0) | log(10.0d0) | sin(1.0d0) | cos(2.5d0) | tan(0.3d0) | asin(0.4d0)
acos(-0.2d0) | atan2(1.0d0, -2.0d0) | sinh(0.7d0) | cosh(1.2d0) | tanh(0.1d0) | log10(7.0d0) | 10.0d0**(-3)
3.0d0**17 | 0.1d0 + 0.2 | huge(1.0d0) | tiny(1.0d0) | epsilon(1.0d0) | real(0.1, 8) | dble(1)/7 | 1.5d-3 | 1.1_8*1.1_8
real(z'3ff0000000000001', 8) | exp(-30.5d0) | sin(1.0d6) | log(1.0000001d0) | asinh(0.5d0) | acosh(1.5d0)
atanh(0.25d0) | mod(10.5d0, 3.0d0) | 2.0d0**(-60) | 1.1d0**100
"""
INTEGERS = """
7/2 | -7/2 | mod(-7, 3) | modulo(-7, 3) | 2**10 | (-2)**3 | 2**(-1) | huge(0) | -huge(0) - 1 | iand(12, 10)
ior(12, 3) | ieor(5, 1) | not(0) | ishft(1, 5) | ishft(-1, -28) | shiftr(-8, 1) | shifta(-8, 1) | ibset(0, 4)
ibclr(255, 0) | ibits(255, 2, 3) | nint(2.5) | nint(-2.5) | int(-3.9) | floor(-3.2) | ceiling(3.2) | max(3, 9, 2)
min(3, 9, 2) | abs(-4) | sign(5, -3) | len('abc'//'de') | len_trim('ab  ') | index('hello', 'l') | ichar('A')
iachar('a') | kind(1.0d0) | kind(1_8) | selected_int_kind(9) | selected_int_kind(10) | selected_real_kind(6)
selected_real_kind(7) | selected_real_kind(15, 307) | selected_real_kind(p=18) | selected_real_kind(r=400)
selected_int_kind(99) | selected_char_kind('ascii') | digits(1.0) | precision(1.0d0) | range(1) | range(1.0)
maxexponent(1.0) | minexponent(1.0d0) | radix(1) | bit_size(1_2) | int(z'ff') | int(b'101') | storage_size(1.0d0)
storage_size((1.0, 2.0)) | storage_size('abc')
size([1, 2, 3]) | sum([1, 2, 3]) | product([2, 3, 4]) | maxval([3, 9, 2]) | minval([3, 9, 2]) | merge(1, 2, 3 > 4)
count([.true., .false., .true.]) | 3*(4 + 5)/2 - 1 | sum([(i*i, i=1, 4)]) | merge(1, 0, 'abc' < 'abd')
merge(1, 0, 'a' == 'a  ') | merge(1, 0, .true. .neqv. .false.) | popcnt(255) | size(reshape([1, 2, 3, 4], [2, 2]), 1)
int(1e9) | 5 - 3 - 1 | 2**3**2 | -2**2 | 7/2*2 | index('banana', 'an', back=.true.)
popcnt(-1) | leadz(1) | trailz(8) | poppar(7_8) | scan('fortran', 'tr') | scan('fortran', 'tr', .true.) | dim(3, 5)
verify('aab', 'a') | iall([7, 5]) | iany([1, 4]) | iparity([1, 3]) | dot_product([1, 2, 3], [4, 5, 6])
sum(matmul(reshape([1, 2, 3, 4], [2, 2]), reshape([5, 6, 7, 8], [2, 2]))*reshape([1, 10, 100, 1000], [2, 2]))
sum(matmul([1, 2], reshape([1, 2, 3, 4], [2, 2]))*[1, 100]) | maxloc([3, 9, 9], 1) | maxloc([3, 9, 9], 1, back=.true.)
minloc([3, 9, 2], 1, [.true., .true., .false.]) | findloc([1, 2, 1], 1, 1, back=.true.) | findloc([1, 2], 7, 1)
sum(maxloc(reshape([1, 9, 3, 4], [2, 2]))*[1, 10]) | sum(sum(reshape([1, 2, 3, 4, 5, 6], [2, 3]), 1)*[1, 10, 100])
sum(product(reshape([1, 2, 3, 4, 5, 6], [2, 3]), dim=2)*[1, 100])
sum(pack([1, 2, 3], [.true., .false., .true.])*[1, 10])
sum(maxval(reshape([1, 9, 3, 4], [2, 2]), 2)*[1, 100]) | sum(cshift([1, 2, 3], 1)*[1, 10, 100])
sum(cshift(reshape([1, 2, 3, 4], [2, 2]), -1, 2)*reshape([1, 10, 100, 1000], [2, 2])) | maxval([-3, -2])
minval([integer ::]) | sum(sum(reshape([integer ::], [0, 3]), 1) + 1)
size(cshift(reshape([integer ::], [3, 0]), 1), 1)
sum(shape(cshift(reshape([integer ::], [3, 0]), 1))*[1, 10])
sum(spread([1, 2], 1, 2)*reshape([1, 10, 100, 1000], [2, 2]))
sum(spread([1, 2], 2, 2)*reshape([1, 10, 100, 1000], [2, 2]))
sum(reshape([1, 2, 3, 4], [2, 2], order=[2, 1])*reshape([1, 10, 100, 1000], [2, 2])) | count([.true., .false.], 1)
sum(unpack([7, 8], [.true., .false., .true.], 0)*[1, 10, 100]) | sum([1, 2, 3], mask=[1, 2, 3] > 1)
sum(eoshift([1, 2, 3], 1, 9))
sum(pack([1, 2], .true., [8, 9, 5])*[1, 10, 100]) | merge(1, 0, parity([.true., .true., .true.]))
sum(maxloc(reshape([1, 9, 3, 4], [2, 2]), 1)*[1, 10]) | nint(maxval([1.5, 2.6]))
merge(1, 0, all(any(reshape([1, 9, 3, 4], [2, 2]) > 2, 1)))
"""
EXPRESSIONS = """
i + i8 | i*r | r + d | i8*r | z + i | z*d | d**i | i**r | i/i1 | r8(2) + i | a + i | m(1, :)*d | [1, 2]*r | m(:, 1:2)
a(v) | real(i) | real(z) | real(d) | dble(r) | aimag(zd) | abs(z) | abs(zd) | cmplx(r, d) | cmplx(d, kind=8) | int(d)
int(r, 8) | nint(d) | size(m) | size(m, kind=8) | shape(m) | lbound(m) | sum(m) | sum(m, 1) | sum(m, m > 0)
maxloc(m) | maxloc(m, 1) | maxval(a) | matmul(m, m) | matmul(m, a) | dot_product(a, r8) | transpose(m)
reshape(r8, [3, 1]) | spread(a, 1, 2) | pack(m, m > 0) | merge(r, r*0.0, l) | mod(i, 3) | max(r, 2.0) | sign(d, 1.0d0)
iand(i8, 3_8) | ishft(i8, 2) | ior(i, z'f') | conjg(zd) | z%re | zd%im | real(i, kind(d)) | atan2(r, 1.0)
hypot(d, d) | dprod(r, r) | anint(d) | aint(d, 4) | floor(d) | ceiling(r, 8) | count(m > 0) | count(m > 0, 2)
any(m > 0, 1) | all(m > 0) | cshift(a, 1) | eoshift(m, 1) | minloc(a) | findloc(v, 2) | norm2(m, 1) | l .and. a > 0
ichar(c(1:1)) | len(c) | index(c, 'x') | scan(c, 'x', kind=8) | i == d | z == i | -a | (m) | 1.0_8*a | dsqrt(d)
float(i) | alog(r) | amax1(r, 1.0) | max0(i, 2) | amin0(i, 2) | idint(d) | sngl(d) | dfloat(i) | dcmplx(r) | iabs(i)
min1(r, 2.0) | transfer(r, i) | transfer(a, [1]) | storage_size(d) | bit_size(i8) | epsilon(d) | huge(i1) | leadz(i8)
popcnt(i) | exponent(d) | fraction(d) | scale(r, 2) | nearest(d, r) | bessel_jn(1, d) | gamma(r) | erf(d)
merge_bits(i, i, i) | dshiftl(i, i, 2) | unpack(a, m(1, :) > 0, r) | product(m, dim=2)
"""


def listed(text: str) -> list[str]:
    return [part.strip() for line in text.strip().splitlines() for part in line.split("|")]


def run(program: str, folder: Path) -> list[str]:
    source = folder / "p.f90"
    source.write_text(program)
    subprocess.run(
        ["gfortran", "-fno-range-check", "-ffree-line-length-none", "-w", "-o", "p", "p.f90"], cwd=folder, check=True
    )
    return subprocess.run(["./p"], cwd=folder, check=True, capture_output=True, text=True).stdout.splitlines()


def constants(kind: str, expressions: list[str]) -> list[object]:
    declarations = "".join(f"  {kind}, parameter :: c{n} = {e}\n" for n, e in enumerate(expressions))
    unit = analysed(f"module m\n  integer :: i\n{declarations}end module\n")
    values = {v.name: v for v in unit.units[0].variables}
    found = []
    for n in range(len(expressions)):
        initial = values[f"c{n}"].initial
        found.append(evaluate(initial) if isinstance(initial, Literal | ArrayConstructor) else None)
    return found


@pytest.mark.parametrize("kind, expressions", [("integer", INTEGERS), ("real", REALS), ("real(8)", DOUBLES)])
def test_constants(kind: str, expressions: str, tmp_path: Path) -> None:
    texts = listed(expressions)
    ours = constants(kind, texts)
    shape = {"integer": "i0", "real": "z8.8", "real(8)": "z16.16"}[kind]
    lines = "".join(f"  {kind}, parameter :: c{n} = {e}\n" for n, e in enumerate(texts))
    writes = "".join(f"  write (*, '({shape})') c{n}\n" for n in range(len(texts)))
    theirs = run(f"program p\n  integer :: i\n{lines}{writes}end program\n", tmp_path)
    different = []
    for text, mine, other in zip(texts, ours, theirs):
        if kind == "integer":
            same = mine == int(other)
        else:
            bits = struct.unpack(">f" if kind == "real" else ">d", bytes.fromhex(other))[0]
            same = mine == bits
            other = repr(bits)
        # what is not folded keeps its expression: never another value
        if mine is not None and not same:
            different.append((text, mine, other))
    assert different == []
    unknown = [text for text, mine in zip(texts, ours) if mine is None]
    assert set(unknown) <= {"2.0**0.5", "1.1d0**100"}


DECLARATIONS = """
  integer :: i, v(3)
  integer(1) :: i1
  integer(8) :: i8
  real :: r, a(3), m(3, 3)
  real(8) :: d, r8(3)
  complex :: z
  complex(8) :: zd
  logical :: l
  character(5) :: c
"""


def category(e: Expr) -> str:
    assert isinstance(e.type, IntrinsicType), e
    return f"{e.type.category} {e.type.kind} {e.rank}"


def test_types_and_ranks(tmp_path: Path) -> None:
    texts = listed(EXPRESSIONS)
    prints = "".join(f"  print *, {e}\n" for e in texts)
    unit = analysed(f"subroutine s\n  implicit none\n{DECLARATIONS}{prints}end subroutine\n")
    ours = [category(s.values[0]) for s in body_named(unit, "s").statements if isinstance(s, Io)]
    kinds = [("integer", k) for k in (1, 2, 4, 8)] + [("real", k) for k in (4, 8)]
    kinds += [("complex", k) for k in (4, 8)] + [("logical", k) for k in (4, 8)]
    interfaces, bodies = "", ""
    for name, kind in kinds:
        interfaces += f"    module procedure {name}_{kind}\n"
        bodies += (
            f"  subroutine {name}_{kind}(x)\n    {name}({kind}), intent(in) :: x(..)\n"
            f"    print '(a,i0,1x,i0)', '{name} ', {kind}, rank(x)\n  end subroutine\n"
        )
    calls = "".join(f"  call show({e})\n" for e in texts)
    values = "  i = 1; i1 = 1; i8 = 1; r = 0.5; a = 0.5; m = 0.5; d = 0.5; r8 = 0.5\n"
    values += "  z = 1; zd = 1; l = .true.\n  v = [1, 2, 3]; c = 'x'\n"
    program = (
        f"module m_\n  interface show\n{interfaces}  end interface\ncontains\n{bodies}end module\n"
        f"program p\n  use m_\n  implicit none\n{DECLARATIONS}{values}{calls}end program\n"
    )
    theirs = run(program, tmp_path)
    assert [(t, o) for t, o in zip(texts, ours)] == [(t, o) for t, o in zip(texts, theirs)]


def test_every_variable_of_a_kind_has_it() -> None:
    unit = analysed("module m\n  integer, parameter :: c = 2\n  real(c*4) :: x\nend module\n")
    x = next(v for v in unit.units[0].variables if v.name == "x")
    assert isinstance(x, Variable) and x.type == IntrinsicType("real", 8)
