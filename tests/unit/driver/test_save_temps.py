"""-save-temps keeps the rewritten source, kernels and launchers."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from compilers import FORTRAN

from gpuoffload_build.resources import package

SOURCE = """program p
  integer :: i
  real :: a(100)
  do concurrent (i = 1:100)
    a(i) = 2.0 * i
  end do
  print *, sum(a)
end program
"""


@pytest.fixture(params=FORTRAN)
def ours(request, tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "src" / "p.f90").write_text(SOURCE)
    entry = os.path.join(package(), "driver", "entry.py")

    def call(*arguments):
        command = [sys.executable, "-I", "-S", entry, request.param, "--gpu=cuda_cpu", *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        if "-cc1as" in done.stderr:
            pytest.skip("this flang cannot assemble what -save-temps makes of its code")
        assert done.returncode == 0, done.stderr
        return {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*gpuoffload*")} | {
            str(path.relative_to(tmp_path))
            for pattern in ("*_kernels*", "*_launchers*")
            for path in tmp_path.rglob(pattern)
        }

    call.folder = tmp_path
    return call


def test_nothing_is_kept_without_the_option(ours):
    assert ours("src/p.f90", "-o", "out/prog") == set()


def test_kept_in_the_working_directory(ours):
    kept = ours("-save-temps", "src/p.f90", "-o", "out/prog")
    assert kept == {"p.gpuoffload.f90", "prog-p_kernels.cpp", "prog-p_launchers.cpp"}
    assert '# 4 "' in (ours.folder / "p.gpuoffload.f90").read_text()


def test_kept_beside_the_object_and_the_program(ours):
    assert ours("-save-temps=obj", "-c", "src/p.f90", "-o", "out/q.o") == {"out/q.gpuoffload.f90"}
    kept = ours("-save-temps=obj", "out/q.o", "-o", "out/prog")
    assert kept == {"out/q.gpuoffload.f90", "out/prog-p_kernels.cpp", "out/prog-p_launchers.cpp"}


def test_sources_of_one_name_are_kept_apart(ours):
    (ours.folder / "p.f90").write_text(
        "subroutine s(a)\n real :: a(9)\n do concurrent (integer :: i = 1:9)\n  a(i) = 1\n end do\nend\n"
    )
    ours("-c", "src/p.f90", "-o", "out/main.o")
    ours("-c", "p.f90", "-o", "out/s.o")
    kept = ours("-save-temps", "out/main.o", "out/s.o", "-o", "prog")
    assert len([name for name in kept if "_kernels" in name]) == 2
