"""Random programs compute the same through the driver as their plain `do` form does with the bare compiler.

To look at a difference: `python tests/fuzz/program_generator.py SEED FOLDER UNIT` writes the two forms of one unit.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import FLANG, GFORTRAN

from gpuoffload_build.report.read import reports_in

sys.path.insert(0, os.path.dirname(__file__))
import program_generator

OPTIONS = ["-O1", "-ffp-contract=off"]
BIN = os.path.dirname(sys.executable)
BARE = {"gfortran": GFORTRAN, "flang": FLANG}
SHIMS = {"gfortran": "gpuoffload-gfortran", "flang": "gpuoffload-flang-new"}
QUICK = [(1, "gfortran", "cuda_cpu"), (2, "gfortran", "metal_cpu"), (3, "flang", "cuda_cpu")]
LONG = [
    (seed, compiler, target)
    for seed in range(100, 110)
    for compiler in ("gfortran", "flang")
    for target in ("cuda_cpu", "metal_cpu")
]


def build_and_run(command: list[str], folder: Path, form: str, **variables: str) -> str:
    """What the program prints."""
    options = [*OPTIONS, *(["-fno-range-check"] if "gfortran" in command[0] else [])]
    env = {**os.environ, **variables}
    built = subprocess.run(
        [*command, *options, f"{form}.f90", "-o", form],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, f"{folder}: {built.stderr[:3000]}"
    return run(folder, form, **variables)


def run(folder: Path, form: str, **variables: str) -> str:
    """What a program that is built prints."""
    done = subprocess.run(
        [folder / form], env={**os.environ, **variables}, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, f"{folder}: {done.stderr[:3000]}"
    return done.stdout


def differences(folder: Path, seed: int, units: list[int], compiler: str, target: str) -> list[str]:
    """The printed lines that differ, for each memory mode; and a line for each loop that is not offloaded."""
    forms = program_generator.generate(seed, units, real8=target != "metal_cpu")
    for form, text in zip(("concurrent", "reference"), forms):
        (folder / f"{form}.f90").write_text(text, encoding="ascii")
    want = build_and_run([str(BARE[compiler])], folder, "reference")
    lines_of_source = enumerate(forms[0].splitlines(), 1)
    loops = [number for number, line in lines_of_source if re.match(r"\s*\w+: do concurrent", line)]
    assert loops
    found: list[str] = []
    for mode in ("shared", "separate"):
        driver = [os.path.join(BIN, SHIMS[compiler]), f"--gpu={target}"]
        first = mode == "shared"
        statistics = folder / f"{mode}.json"
        settings = {"GPUOFFLOAD_MEMORY": mode, "GPUOFFLOAD_THREADS": "3", "GPUOFFLOAD_STATS": str(statistics)}
        got = (
            build_and_run(driver, folder, "concurrent", **settings) if first else run(folder, "concurrent", **settings)
        )
        lines = list(zip(want.splitlines(), got.splitlines()))
        found += [f"{mode}: {b}\n  instead of {a}" for a, b in lines if a != b]
        if len(want.splitlines()) != len(got.splitlines()):
            found.append(f"{mode}: another number of lines")
        assert json.loads(statistics.read_text(encoding="utf-8"))["launches"] > 0
    (report,) = reports_in(str(folder / "concurrent"))
    offloaded = [outcome["line"] for outcome in report["loops"] if outcome["outcome"] == "offloaded"]
    return found + [f"line {line} is not offloaded" for line in loops if line not in offloaded]


def check(folder: Path, seed: int, units: list[int], compiler: str, target: str) -> None:
    if BARE[compiler] is None:
        pytest.skip(f"{compiler} is not installed")
    assert differences(folder, seed, units, compiler, target) == []


@pytest.mark.parametrize(("seed", "compiler", "target"), QUICK)
def test_few(tmp_path: Path, seed: int, compiler: str, target: str) -> None:
    check(tmp_path, seed, [0, 1, 2], compiler, target)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "compiler", "target"), LONG)
def test_many(tmp_path: Path, seed: int, compiler: str, target: str) -> None:
    check(tmp_path, seed, list(range(6)), compiler, target)
