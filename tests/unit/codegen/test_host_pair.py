"""The rewritten Fortran and its launcher, compiled and run together: what arrives is what the user's variables are.

A runtime that only prints (echo.cpp) stands for ours, so that nothing but the two texts is tested.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import hand
import pytest
from compilers import FLANG
from hand import assumed, assumed_size, capture, deferred, explicit

from gpuoffload_build.codegen.host_fortran import apply, launch, launch_or_loop
from gpuoffload_build.codegen.launcher import Choice, print_launchers
from gpuoffload_build.source.text import Source

INCLUDE = Path(__file__).parents[3] / "gpuoffload_build/runtime/include"
WAYS = {
    "gfortran-checked": ("gnu", "gfortran", "-O0", "-g", "-fcheck=all", "-std=f2018", "-Wall", "-Wextra", "-Werror"),
    "gfortran-O3": ("gnu", "gfortran", "-O3", "-fdefault-integer-8"),
    "flang-O0": ("llvm", FLANG or "flang", "-O0"),
    "flang-O3": ("llvm", FLANG or "flang", "-O3"),
}

PROGRAM = """\
module m
  implicit none (type, external)
  integer(4) :: mv = 3
contains
  pure subroutine s(n, x, y, o, oa, q)
    integer(4), intent(in) :: n
    integer(4), intent(inout) :: x(0:, :), y(n, *)
    integer(4), intent(in), optional :: o, oa(:)
    integer(4), intent(inout), allocatable, optional :: q(:)
    integer(4) :: i, j
    outer: do concurrent (i = 1:n, j = 1:size( &  ! columns
        x, 2):n)
      x(i, j) = y(i, j)
    end do outer; j = 2 ! done
    if (j == 2) then; do concurrent (i = 1:1)
      q(i) = 1
    end do; end if
  end subroutine
  elemental function f(x) result(r)
    integer(4), intent(in) :: x
    integer(4) :: r
    integer(4) :: i
    r = x
    do concurrent (i = 1:2)
      r = x + i
    end do
  end function
end module
program p
  use m
  implicit none (type, external)
  integer(4) :: x(6, 4), y(3, 4), i
  integer(4), allocatable :: q(:)
  integer(4), pointer :: pt(:, :)
  integer(4), target :: tt(-1:4, 5:7)
  integer(4) :: e(-2:1, 3)
  x = 0; y = 0; tt = 0; e = 0
  call s(3_4, x(1:6:2, 4:1:-1), y)
  print '(*(i3))', x, y; flush (6)
  call s(2_4, x(3:2, :), y, mv, [1_4, 2_4], q)
  allocate (q(2:4)); q = 5
  call s(2_4, x(:, :), y, oa=[1_4, 2_4, 3_4], q=q)
  print '(*(i3))', q; flush (6)
  pt => null()
  do concurrent (i = 1:2)
    pt(i, 1) = mv
  end do
  pt => tt(4:-1:-3, 5::2)
  pt(2:, 3:) => pt
  do concurrent (i = 1:2)
    pt(i, 1) = mv
  end do
  print '(*(i3))', tt; flush (6)
  do concurrent (i = 2:1)
    pt(i, 1) = mv
  end do
  associate (part => e(0:1, ::2))
    do concurrent (i = 1:mv)
      part(i, 1) = mv
    end do
  end associate
  print '(*(i3))', e; flush (6)
  do concurrent (i = 1:huge(i))
    mv = i
  end do
  print '(*(i3))', mv, f([1_4, 2_4]); flush (6)
end program
"""
POINTER = [capture("pt", shape=deferred(2), access="w", attributes="pointer"), capture("mv", storage="module")]
CAPTURES = [
    [
        capture("x", shape=assumed(0, 1), access="rw", attributes="dummy"),
        capture("y", shape=assumed_size(2), access="rw", attributes="dummy"),
        capture("n"),
        capture("o", attributes="optional"),
        capture("oa", shape=assumed(1), attributes="optional"),
    ],
    [capture("q", shape=deferred(1), access="w", attributes="allocatable optional")],
    [capture("r", access="w"), capture("x")],
    POINTER,
    POINTER,
    POINTER,
    [capture("part", shape=deferred(2), access="rw", storage="associate"), capture("mv", storage="module")],
    [capture("mv", access="rw", storage="module")],
]
OUTPUT = """\
p.f90:11:5 in p
 x rw 3 4 every 8,-24
 y rw 3 -1 every 4,12
 o r missing
 oa r missing
 6 iterations
p.f90:15:23 in p
 q w missing
 1 iterations
  1  0  1  0  1  0  1  0  1  0  1  0  1  0  1  0  1  0  1  0  1  0  1  0  1  1  1  1  1  1  0  0  0  0  0  0
p.f90:11:5 in p
 x rw 0 4
 y rw 2 -1 every 4,8
 o r
 oa r 2 every 4
 4 iterations
p.f90:15:23 in p
 q w missing
 1 iterations
p.f90:11:5 in p
 x rw 6 4 every 4,24
 y rw 2 -1 every 4,8
 o r missing
 oa r 3 every 4
 4 iterations
p.f90:15:23 in p
 q w 3 every 4
 1 iterations
  6  6  6
p.f90:45:3 in p
 pt w missing
 2 iterations
p.f90:50:3 in p
 pt w 2 2 every -12,48
 2 iterations
  0  0  1  0  0  1  0  0  0  0  0  0  0  0  1  0  0  1
p.f90:58:5 in p
 part rw 2 2 every 4,32
 3 iterations
  0  0  1  1  0  0  0  0  0  0  1  1
p.f90:63:3 in p
 mv rw
 2147483647 iterations
p.f90:24:5 in p
 r w
 2 iterations
p.f90:24:5 in p
 r w
 2 iterations
  4  2  3
"""


def run(*words: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, check=False, cwd=cwd, capture_output=True, text=True, env={**os.environ, **environment}
    )


def build(folder: Path, way: str, text: str, captures: list[list[hand.Capture]], choice: bool | None = None) -> Path:
    """The program; `choice`: both forms of each loop, and whether the host's is taken."""
    family, compiler, *options = WAYS[way]
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    source = Source("p.f90", text)
    kernels = hand.kernels(source, captures)
    choices = [] if choice is None else [Choice(k.name, choice) for k in kernels]
    edits = [e for k in kernels for e in (launch(k) if choice is None else launch_or_loop(k))]
    (folder / "p.f90").write_text(apply(source, edits))
    (folder / "launchers.cpp").write_text(print_launchers([] if choice else kernels, [], family, choices))
    shutil.copy(Path(__file__).with_name("echo.cpp"), folder)
    for name in ("launchers", "echo"):
        made = run("g++", "-std=c++17", "-Wall", "-Werror", f"-I{INCLUDE}", "-c", f"{name}.cpp", cwd=folder)
        assert made.returncode == 0, made.stderr
    made = run(compiler, *options, "p.f90", "launchers.o", "echo.o", "-lstdc++", "-o", "p", cwd=folder)
    assert made.returncode == 0, made.stderr
    return folder / "p"


@pytest.mark.parametrize("way", WAYS)
def test_every_class_of_shape_arrives_as_it_is(tmp_path: Path, way: str) -> None:
    ended = run(str(build(tmp_path, way, PROGRAM, CAPTURES)), cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == OUTPUT


@pytest.mark.parametrize("way", WAYS)
def test_every_intrinsic_type_has_its_size(tmp_path: Path, way: str) -> None:
    kinds = [
        "integer 1",
        "integer 2",
        "integer 4",
        "integer 8",
        "logical 1",
        "logical 4",
        "logical 8",
        "real 4",
        "real 8",
    ]
    kinds += ["complex 4", "complex 8"]
    names = [kind.replace(" ", "") for kind in kinds]
    declared = "\n".join(f"{k.split()[0]}({k.split()[1]}) :: {n}(3), s{n}" for k, n in zip(kinds, names))
    used = "\n".join(f"{n}(i) = s{n}" for n in names)
    text = f"program p\ninteger(4) :: i\n{declared}\ndo concurrent (i = 1:3)\n{used}\nend do\nend program\n"
    captures = [capture(n, k, explicit((1, 3)), "rw") for k, n in zip(kinds, names)]
    captures += [capture(f"s{n}", k, None, "rw") for k, n in zip(kinds, names)]
    program = build(tmp_path, way if way != "gfortran-checked" else "gfortran-O3", text, [captures])
    shown = run(str(program), cwd=tmp_path).stdout
    sizes = [1, 2, 4, 8, 1, 4, 8, 4, 8, 8, 16]
    assert re.findall(r" (\w+) rw 3 every (\d+)", shown) == [(n, str(s)) for n, s in zip(names, sizes)]
    assert re.findall(r"^ s(\w+) rw$", shown, re.M) == names


@pytest.mark.parametrize("way", ["gfortran-O3", "flang-O0"])
def test_a_kind_that_is_not_the_hosts_is_found_out(tmp_path: Path, way: str) -> None:
    text = "program p\ninteger(4) :: i\nreal(8), pointer :: x(:)\nallocate (x(3))\n"
    text += "do concurrent (i = 1:3)\nx(i) = 1\nend do\nend program\n"
    program = build(tmp_path, way, text, [[capture("x", "real 8", deferred(1), "w", "pointer")]])
    wrong = hand.kernels(Source("p.f90", text), [[capture("x", "real 4", deferred(1), "w", "pointer")]])
    (tmp_path / "launchers.cpp").write_text(print_launchers(wrong, [], WAYS[way][0]))
    run("g++", "-std=c++17", f"-I{INCLUDE}", "-c", "launchers.cpp", cwd=tmp_path)
    run(*WAYS[way][1:], "p.f90", "launchers.o", "echo.o", "-lstdc++", "-o", "p", cwd=tmp_path)
    ended = run(str(program), cwd=tmp_path)
    assert ended.returncode == 1
    assert "layout mismatch: an element of 'x' has 8 bytes where 4 are expected" in ended.stdout


@pytest.mark.parametrize("way", ["gfortran-checked", "flang-O3"])
@pytest.mark.parametrize("host", [False, True])
def test_the_link_chooses_between_both_forms(tmp_path: Path, way: str, host: bool) -> None:
    text = "program p\ninteger(4) :: i, a(3)\na = 7\ndo concurrent (i = 1:3)\n  a(i) = i\nend do\n"
    text += "print '(3i2)', a\nend program\n"
    program = build(tmp_path, way, text, [[capture("a", shape=explicit((1, 3)), access="w")]], host)
    shown = run(str(program), cwd=tmp_path).stdout.splitlines()
    assert shown[-1] == (" 1 2 3" if host else " 8 8 8")


@pytest.mark.parametrize("way", ["gfortran-O3", "flang-O3"])
@pytest.mark.parametrize(("state", "statement"), [("1", "error stop 7"), ("2", "error stop 'no good'")])
def test_error_stop_ends_as_the_hosts_own(tmp_path: Path, way: str, state: str, statement: str) -> None:
    text = "program p\ninteger(4) :: i, a(3)\ndo concurrent (i = 1:3)\n  a(i) = i\nend do\nend program\n"
    program = build(tmp_path, way, text, [[capture("a", shape=explicit((1, 3)), access="w")]])
    (tmp_path / "host.f90").write_text(f"program p\n{statement}\nend program\n")
    run(*WAYS[way][1:], "host.f90", "-o", "host", cwd=tmp_path)
    ours, hosts = run(str(program), cwd=tmp_path, ECHO_STOP=state), run("./host", cwd=tmp_path)
    assert (ours.returncode, ours.stderr.splitlines()[0]) == (hosts.returncode, hosts.stderr.splitlines()[0])
    assert hosts.returncode != 0


@pytest.mark.parametrize(
    ("limits", "message"),
    [
        ("1:3:z", "the step of index 'i' is zero"),
        ("1:huge(l), j = 1:4", "the loop has more than 2**63-1 iterations"),
    ],
)
def test_limits_that_no_loop_can_have(tmp_path: Path, limits: str, message: str) -> None:
    text = f"program p\ninteger(8) :: i, j, z = 0, l, a(3)\ndo concurrent (i = {limits})\n  a(i) = i\nend do\n"
    text += "end program\n"
    program = build(tmp_path, "gfortran-O3", text, [[capture("a", "integer 8", explicit((1, 3)), "w")]])
    ended = run(str(program), cwd=tmp_path)
    assert (ended.returncode, ended.stdout) == (1, f"p.f90:3:1: error: {message}\n")
