"""The CMake package: found, versioned, and strict about what it cannot do."""

from __future__ import annotations

import os
import re
import subprocess

import pytest

from gpuoffload_build import __version__
from gpuoffload_build.integrations.cmake_package import directory

PROJECT = """cmake_minimum_required(VERSION 3.20)
project(p LANGUAGES NONE)
set(GPUOFFLOAD_LAUNCHER "/somewhere/gpuoffload-launch")
find_package(GpuOffload CONFIG REQUIRED)
add_custom_target(t)
"""


def configure(tmp_path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "CMakeLists.txt").write_text(text)
    command = [
        "cmake",
        "-S",
        str(tmp_path),
        "-B",
        str(tmp_path / "b"),
        "-G",
        "Ninja",
        f"-DGpuOffload_DIR={directory()}",
    ]
    return subprocess.run([*command, *options], capture_output=True, text=True, check=False)


def test_version_is_the_packages() -> None:
    with open(os.path.join(directory(), "GpuOffloadConfigVersion.cmake"), encoding="utf-8") as file:
        found = re.search(r'PACKAGE_VERSION "([^"]+)"', file.read())
    assert found is not None
    assert found[1] == __version__


def test_launchers_carry_target_and_flags(tmp_path) -> None:
    text = PROJECT + (
        "gpuoffload_enable(t GPU cuda_cpu FLAGS --gpu-memory=separate)\n"
        "get_target_property(l t Fortran_COMPILER_LAUNCHER)\n"
        'message(STATUS "launcher is ${l}")\n'
    )
    done = configure(tmp_path, text)
    assert done.returncode == 0, done.stderr
    assert "launcher is /somewhere/gpuoffload-launch;--gpu=cuda_cpu;--gpu-memory=separate" in done.stdout


@pytest.mark.parametrize(
    ("call", "message"),
    [("gpuoffload_enable(nosuch)", "'nosuch' is not a target"), ("gpuoffload_enable()", "no target given")],
)
def test_misuse_is_an_error(tmp_path, call: str, message: str) -> None:
    done = configure(tmp_path, PROJECT + call + "\n")
    assert done.returncode != 0
    assert message in re.sub(r"\s+", " ", done.stderr)


def test_without_the_launcher_the_package_is_not_found(tmp_path) -> None:
    text = """cmake_minimum_required(VERSION 3.20)
project(p LANGUAGES NONE)
set(ENV{PATH} "")
set(ENV{VIRTUAL_ENV} "")
find_package(GpuOffload CONFIG REQUIRED)
"""
    done = configure(tmp_path, text, "-DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF")
    assert done.returncode != 0
    assert "gpuoffload-launch is not on PATH" in re.sub(r"\s+", " ", done.stderr)
