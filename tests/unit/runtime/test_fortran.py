"""Fortran programs built with --gpu=cuda, pool and all, on the fake driver: tests/run's cases print as on the host."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "run"))
import run_build
import run_corpus

HERE = Path(__file__).parent
FEW = ("sections", "reductions", "module_variables", "allocatables")


@pytest.fixture(scope="module")
def session(builder, tmp_path_factory: pytest.TempPathFactory):
    """A build tree whose nvcc and driver are ours."""
    folder = tmp_path_factory.mktemp("fortran")
    nvcc = folder / "nvcc"
    nvcc.write_text(f'#!/bin/sh\nexec {sys.executable} {HERE / "fake_nvcc.py"} {folder} "$@"\n')
    nvcc.chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GPUOFFLOAD_NVCC", str(nvcc))
        patch.setenv("LD_LIBRARY_PATH", str(builder.fake_driver()))
        yield folder


def agree(folder: Path, files: list[run_corpus.CaseFile], compiler: str) -> None:
    """Each case prints on the device, with either memory, what it prints on the host, and launches something."""
    workshop = run_build.Workshop(str(folder / compiler), 2)
    workshop.files = files
    for file in files:
        host = workshop.results(run_build.Config(compiler, None), file)["cases"]
        for memory in ("managed", "separate"):
            device = workshop.results(run_build.Config(compiler, "cuda"), file, memory)
            assert device["loops"]
            assert {c.name: device["cases"][c.name] for c in file.cases} == {c.name: host[c.name] for c in file.cases}


def usable(files: list[run_corpus.CaseFile]) -> list[run_corpus.CaseFile]:
    """Those that need no expected output of their own: the host compiler builds them too."""
    return [f for f in files if f.not_yet is None and f.oracle is None]


@pytest.mark.parametrize("compiler", ["gfortran"])
def test_few(session: Path, compiler: str) -> None:
    files = [f for f in usable(run_corpus.case_files()) if f.name in FEW]
    assert files
    agree(session / "few", files, compiler)


@pytest.mark.slow
@pytest.mark.parametrize("compiler", ["gfortran", "flang"])
def test_all(session: Path, compiler: str) -> None:
    agree(session / "all", usable(run_corpus.case_files()), compiler)
