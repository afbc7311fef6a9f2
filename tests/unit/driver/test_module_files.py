"""Module files are those of the bare compiler: what the loops of a procedure touch is noted in them (D5)."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import FORTRAN

MODULE = """\
module m
  implicit none
  integer :: a(5)
contains
  elemental function f(k) result(r)
    integer, intent(in) :: k
    integer :: r, i, t(5)
    do concurrent (i = 1:5)
      t(i) = a(6 - i)
    end do
    r = t(k)
  end function
  function g() result(r)
    integer :: r(5), i
    do concurrent (i = 1:5)
      r(i) = f(i)
    end do
  end function
end module
"""
PROGRAM = """\
program p
  use m
  a = [1, 2, 3, 4, 5]
  a = f([1, 2, 3, 4, 5])
  print '(5i2)', a
end program
"""
DRIVER = (
    sys.executable,
    "-c",
    "import sys; from gpuoffload_build.driver.main import main; sys.exit(main('launch', sys.argv[1:]))",
)


def run(folder: Path, *words: str) -> str:
    environment = {k: v for k, v in os.environ.items() if k != "GPUOFFLOAD_FLAGS"}
    ended = subprocess.run(words, check=False, cwd=folder, capture_output=True, text=True, env=environment)
    if words[0] in FORTRAN and "internal compiler error" in ended.stderr:  # gfortran 16.2
        pytest.skip(f"bare {words[0]} crashes")
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.mark.parametrize("compiler", FORTRAN)
@pytest.mark.parametrize("header", ["(i = 1:5)", "(integer :: i = 1:5)", "(i = 1:5) shared(t)"])
def test_module_files_and_temporaries_stay(tmp_path: Path, compiler: str, header: str) -> None:
    for name in ("bare", "ours"):
        (tmp_path / name).mkdir()
        text = MODULE
        if name == "ours":
            text = text.replace("(i = 1:5)", header, 1)
        (tmp_path / name / "m.f90").write_text(text)
    (tmp_path / "ours" / "p.f90").write_text(PROGRAM)
    run(tmp_path / "bare", compiler, "-c", "m.f90")
    run(tmp_path / "ours", *DRIVER, compiler, "--gpu=cuda_cpu", "m.f90", "p.f90", "-o", "p")
    assert run(tmp_path / "ours", "./p") == " 5 4 3 2 1\n"
    bare, ours = [(tmp_path / name / "m.mod").read_bytes() for name in ("bare", "ours")]
    if bare[:2] == b"\x1f\x8b":
        bare, ours = gzip.decompress(bare), gzip.decompress(ours)
    assert ours == bare
