"""A program that has inlined a procedure of a shared library notices a library that is not the linked one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import FORTRAN

LIBRARY = """\
module lib
contains
  pure real function f(x)
    real, intent(in) :: x
    f = 2*x
  end function
end module
"""
PROGRAM = """\
program p
  use lib
  real :: a(3)
  integer :: i
  do concurrent (i = 1:3)
    a(i) = f(real(i))
  end do
  print '(3f4.1)', a
end program
"""
MAIN = "import sys; from gpuoffload_build.driver.main import main; sys.exit(main('launch', sys.argv[1:]))"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD_FLAGS")}
    return subprocess.run(words, check=False, cwd=folder, capture_output=True, text=True, env=environment)


def driver(folder: Path, compiler: str, *words: str) -> None:
    options = ["--gpu=cuda_cpu", "--gpu-embed-source"]
    ended = run(folder, sys.executable, "-c", MAIN, compiler, *options, *words)
    assert ended.returncode == 0, ended.stderr


@pytest.mark.parametrize("compiler", FORTRAN)
def test_the_first_launch_says_what_to_relink(tmp_path: Path, compiler: str) -> None:
    def library(text: str) -> None:
        (tmp_path / "lib.f90").write_text(text)
        driver(tmp_path, compiler, "-fPIC", "-c", "lib.f90")
        driver(tmp_path, compiler, "-shared", "lib.o", "-o", "libx.so")

    def link() -> None:
        driver(tmp_path, compiler, "main.f90", "-L.", "-lx", "-Wl,-rpath,.", "-o", "p")

    library(LIBRARY)
    (tmp_path / "main.f90").write_text(PROGRAM)
    link()
    assert run(tmp_path, "./p").stdout == " 2.0 4.0 6.0\n"
    library(LIBRARY.replace("2*x", "3*x"))
    ended = run(tmp_path, "./p")
    assert ended.returncode == 1
    assert ended.stderr.startswith("main.f90:5:3: error: the device code of lib::f in p is older than the procedure in")
    assert "libx.so: relink p" in ended.stderr
    link()
    assert run(tmp_path, "./p").stdout == " 3.0 6.0 9.0\n"


@pytest.mark.parametrize("compiler", FORTRAN)
def test_libraries_with_the_same_loop_launch_their_own_kernels(tmp_path: Path, compiler: str) -> None:
    """The loop's file is the same in both, what it calls is not: no symbol of one may stand for one of the other."""
    loop = """\
subroutine fill(a)
  use callee
  real, intent(out) :: a(3)
  integer :: i
  do concurrent (i = 1:3)
    a(i) = f(i)
  end do
end subroutine
"""
    for name, factor in (("one", 2), ("two", 5)):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "loop.f90").write_text(loop)
        (folder / "callee.f90").write_text(
            "module callee\n  real :: scale = 1\ncontains\n  pure real function f(i)\n    integer, intent(in) :: i\n"
            f"    f = {factor}*i*scale\n  end function\nend module\n"
        )
        (folder / "enter.f90").write_text(
            f"subroutine {name}(a) bind(c)\n  real, intent(out) :: a(3)\n  call fill(a)\nend subroutine\n"
        )
        for source in ("callee", "loop", "enter"):
            driver(folder, compiler, "-fPIC", "-c", f"{source}.f90")
        # a library of its own name space for the host's part: only the launchers could still meet
        driver(folder, compiler, "-shared", "-Wl,-Bsymbolic", "callee.o", "loop.o", "enter.o", "-o", f"../lib{name}.so")
    (tmp_path / "p.f90").write_text(
        "program p\n  interface\n    subroutine one(a) bind(c)\n      real, intent(out) :: a(3)\n    end subroutine\n"
        "    subroutine two(a) bind(c)\n      real, intent(out) :: a(3)\n    end subroutine\n  end interface\n"
        "  real :: a(3)\n  call one(a)\n  print '(3f5.1)', a\n  call two(a)\n  print '(3f5.1)', a\nend program\n"
    )
    run(tmp_path, compiler, "p.f90", "-L.", "-lone", "-ltwo", "-Wl,-rpath,.", "-o", "p")
    ended = run(tmp_path, "./p")
    assert (ended.stdout, ended.stderr) == ("  2.0  4.0  6.0\n  5.0 10.0 15.0\n", "")
    if shutil.which("nm"):
        assert "gpuoffload_link_with" not in run(tmp_path, "nm", "-D", "--defined-only", "libone.so").stdout
