"""Whole programs: standard output and exit status are the host build's, every loop was launched."""

from __future__ import annotations

import json
import os
import re
import subprocess

import pytest
import run_build
import run_corpus
from run_build import Config, Workshop

PROGRAMS = os.path.join(run_corpus.HERE, "programs")
TARGETS = {"error_stop": ("cuda_cpu",), "openmp_stop": ("cuda_cpu",)}  # U4: not on metal
LOOP = r" *(?:do concurrent|!\$omp parallel do)"
OPTIONS = {"openmp_threads": ("-fopenmp",)}  # of the host compiler
OURS = {"openmp_stop": ("--gpu-offload-omp-loops",), "openmp_threads": ("--gpu-offload-omp-loops",)}


def outcome(program: str, folder: str, env: dict[str, str]) -> tuple[int, str]:
    """Exit status and standard output."""
    done = subprocess.run([program], cwd=folder, env=env, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout


@pytest.mark.parametrize("compiler", ["gfortran", "flang"])
@pytest.mark.parametrize("name", sorted(n[:-4] for n in os.listdir(PROGRAMS)))
def test_program(workshop: Workshop, name: str, compiler: str, tmp_path) -> None:
    if run_build.BARE[compiler] is None:
        pytest.skip(f"{compiler} is not installed")
    source = os.path.join(PROGRAMS, name + ".f90")
    folder = str(tmp_path)
    host = os.path.join(folder, "host")
    options = OPTIONS.get(name, ())
    try:
        run_build.run([*Config(compiler, None).command(), *options, source, "-o", host], folder, 60)
    except run_build.CommandError as error:
        if "-lomp" not in str(error):
            raise
        pytest.skip(f"{compiler} has no OpenMP library here")
    expected = outcome(host, folder, dict(os.environ))
    with open(source, encoding="ascii") as file:
        loops = {f"{name}.f90:{k}" for k, line in enumerate(file, 1) if re.match(LOOP, line)}
    for target in TARGETS.get(name, ("cuda_cpu", "metal_cpu")):
        program = os.path.join(folder, target)
        command = [*Config(compiler, target).command(), *options, *OURS.get(name, ())]
        command += [source, "-o", program]  # compiles and links in one go
        run_build.run(command, folder, 120, workshop.environment())
        statistics = os.path.join(folder, target + ".json")
        for more in {"GPUOFFLOAD_STATS": statistics}, {"GPUOFFLOAD_MEMORY": "separate"}:
            assert outcome(program, folder, workshop.environment(**more)) == expected
        with open(statistics, encoding="utf-8") as file:
            assert {os.path.basename(place) for place in json.load(file)["loops"]} == loops
