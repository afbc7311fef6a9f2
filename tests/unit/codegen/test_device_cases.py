"""Text in, text out: tests/cases/codegen/NAME.f90 gives NAME.cu and NAME.metal; compilers accept both."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from compilers import CLANG
from lowering import device_units

from gpuoffload_build.codegen.device_text import DeviceText, print_device

ROOT = Path(__file__).parents[3]
CASES = sorted((ROOT / "tests" / "cases" / "codegen").glob("*.f90"))
INCLUDE = ROOT / "gpuoffload_build" / "runtime" / "include"
METAL = INCLUDE / "gpuoffload" / "metal_cpu"
CHECKERS = {
    "cuda": ["g++", "-std=c++17", "-Wall", "-Werror", "-Wno-unused-function", "-Wno-maybe-uninitialized"],
    "metal": [
        "g++",
        "-std=c++17",
        "-Wall",
        "-Werror",
        "-Wno-unused-function",
        "-Wno-maybe-uninitialized",
        f"-I{METAL}",
    ],
    "address spaces": [CLANG or "clang++", "-std=c++17", "-DGPUO_METAL_CHECK", "-Wno-unknown-attributes", f"-I{METAL}"],
}


def printed(case: Path, target: str) -> DeviceText:
    return print_device(device_units(case.read_text(), case.name, target), target)


@pytest.mark.parametrize("target", ["cuda", "metal"])
@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_text(case: Path, target: str, expect_text) -> None:  # type: ignore[no-untyped-def]
    suffix = ".cu" if target == "cuda" else ".metal"
    expect_text(case.with_suffix(suffix), printed(case, target).text)


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_cpu_targets_get_the_same_text(case: Path) -> None:
    assert printed(case, "cuda").text == printed(case, "cuda_cpu").text
    assert printed(case, "metal").text == printed(case, "metal_cpu").text


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_compiles(case: Path, checker: str) -> None:
    command = CHECKERS[checker]
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {command[0]}")
    target = "cuda" if checker == "cuda" else "metal"
    command = [*command, "-fsyntax-only", f"-I{INCLUDE}", "-x", "c++", "-"]
    done = subprocess.run(command, input=printed(case, target).text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_wrong_address_space_is_an_error() -> None:
    """The check of address spaces does check: a `device` pointer is no `thread` pointer."""
    text = (
        '#include <metal_stdlib>\nusing namespace metal;\n#include "gpuoffload/metal.h"\n'
        "static float f(thread float *x) { return *x; }\n"
        "static float g(device float *x) { return f(x); }\n"
    )
    if CLANG is None:
        pytest.skip("no clang++")
    command = [*CHECKERS["address spaces"], "-fsyntax-only", f"-I{INCLUDE}", "-x", "c++", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "no matching function" in done.stderr
