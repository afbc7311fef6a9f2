"""Constant powers have the bits of gfortran's own code."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from gpuoffload_build.codegen.powers import SPLIT, power_function, power_name, splits_powers

INCLUDE = Path(__file__).parents[3] / "gpuoffload_build" / "runtime" / "include"
EXPONENTS = [*range(3, 64), 96, 100, -3, -5, -12]


def test_which_builds_split() -> None:
    assert splits_powers("gnu", ["-O2"])
    assert splits_powers("gnu", ["-O"])
    assert not splits_powers("gnu", ["-O2", "-Os"])
    assert not splits_powers("gnu", ["-g"])
    assert not splits_powers("llvm", ["-O3"])


def test_every_row_makes_its_power() -> None:
    for n, k in SPLIT.items():
        assert n % 2 == 1
        assert 0 < k < n
        definition = power_function(n)
        assert definition is not None
        assert definition[-2].strip() == f"return x{n};"
    assert power_function(65) is None


@pytest.mark.skipif(shutil.which("gfortran") is None, reason="no gfortran")
def test_bits_of_gfortran(tmp_path: Path) -> None:
    count = 300
    fortran = [
        "program p",
        "implicit none",
        "real(8) :: x",
        "integer :: i",
        f"do i = 1, {count}",
        "x = 0.5d0 + i*0.00437d0",
    ]
    fortran += [f"print '(z16.16)', x**({n})" for n in EXPONENTS]
    fortran += ["end do", "end program"]
    (tmp_path / "p.f90").write_text("\n".join(fortran))
    c = ['#include "gpuoffload/device.h"', "#include <stdio.h>", "#include <string.h>"]
    for n in EXPONENTS:
        c += power_function(n) or []
    c += ["int main() {", f"  for (int i = 1; i <= {count}; ++i) {{", "    double x = 0.5 + i * 0.00437, y[] = {"]
    c += [f"      {power_name(n)}(x)," for n in EXPONENTS]
    c += ["    };", "    for (double v : y) {", "      unsigned long bits;", "      memcpy(&bits, &v, 8);"]
    c += ['      printf("%016lX\\n", bits);', "    }", "  }", "}"]
    (tmp_path / "c.cpp").write_text("\n".join(c))
    outputs = []
    for command in (
        ["gfortran", "-O1", "-ffp-contract=off", "p.f90", "-o", "p"],
        ["g++", "-std=c++17", "-O1", "-ffp-contract=off", f"-I{INCLUDE}", "c.cpp", "-o", "c"],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)
        done = subprocess.run([str(tmp_path / command[-1])], check=True, capture_output=True, text=True)
        outputs.append(done.stdout.split())
    assert len(outputs[0]) == count * len(EXPONENTS)
    assert outputs[0] == outputs[1]
