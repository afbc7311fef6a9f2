"""Frames are filled exactly, and the data are found in a checkout and in a wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile

import pytest

from gpuoffload_build import resources

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(resources.__file__)))


def test_every_name_is_filled_and_values_are_not_scanned() -> None:
    text = resources.fill("launchers.cpp", file="a@BODY@.f90", compiler="gfortran", family="gnu", body="int x;")
    assert text.startswith("// Launchers of the loops in a@BODY@.f90, for gfortran.\n")
    assert "\nint x;\n" in text
    assert "@BODY@" in text.splitlines()[0]
    assert "@" not in "".join(text.splitlines()[1:])


def test_names_for_later_stay() -> None:
    text = resources.fill("fatbin_image.cpp", ("FATBIN", "SIZE"), image="i", source='"s"')
    assert "@FATBIN@" in text
    assert "@SIZE@" in text
    assert "@IMAGE@" not in text


@pytest.mark.parametrize("fields", [{"file": "f"}, {"file": "f", "compiler": "c", "family": "g", "body": "", "x": ""}])
def test_missing_and_unknown_names_are_refused(fields: dict[str, str]) -> None:
    with pytest.raises(KeyError):
        resources.fill("launchers.cpp", **fields)


def test_wheel_has_the_data(tmp_path) -> None:
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        ROOT,
    ]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    [wheel] = os.listdir(tmp_path)
    with zipfile.ZipFile(tmp_path / wheel) as archive:
        names = archive.namelist()
    for folder in ("templates", "module_cache"):
        files = [f for f in os.listdir(os.path.join(ROOT, folder)) if not f.startswith("__pycache__")]
        assert files
        for file in files:
            assert f"gpuoffload_build/_data/{folder}/{file}" in names
    assert "gpuoffload_build/runtime/include/gpuoffload/runtime.h" in names
    assert "gpuoffload_build/diagnostics/texts/GPU0001.md" in names
    assert "gpuoffload_build/integrations/cmake/GpuOffloadConfig.cmake" in names
