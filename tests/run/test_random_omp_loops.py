"""Random OpenMP loops: the driver's builds print what the bare compiler's build prints, gfortran's with threads."""

from __future__ import annotations

import json

import pytest
import random_omp_loops
import run_build
from run_build import Config, Workshop

LOOPS = 18
THREADS = {"gfortran": ("-fopenmp",), "flang": ()}  # flang may come without an OpenMP library
WAYS = [("gfortran", "cuda_cpu"), ("flang", "metal_cpu"), ("flang", "cuda_cpu"), ("gfortran", "metal_cpu")]


def seeds() -> list:
    """Some in each run, more of them in the slow ones."""
    quick = [pytest.param(*WAYS[seed % 2], seed, id=f"{'-'.join(WAYS[seed % 2])}-{seed}") for seed in range(2)]
    slow = [(way, seed) for seed in range(2, 10) for way in WAYS]
    return quick + [
        pytest.param(*way, seed, id=f"{'-'.join(way)}-{seed}", marks=pytest.mark.slow) for way, seed in slow
    ]


@pytest.mark.parametrize(("compiler", "target", "seed"), seeds())
def test_random_omp_loops(workshop: Workshop, compiler: str, target: str, seed: int, tmp_path) -> None:
    if run_build.BARE[compiler] is None:
        pytest.skip(f"{compiler} is not installed")
    folder = str(tmp_path)
    source, host, program = (f"{folder}/{name}" for name in ("random_omp_loops.f90", "host", "program"))
    with open(source, "w", encoding="ascii") as file:
        file.write(random_omp_loops.program(seed, LOOPS))
    options = THREADS[compiler]
    run_build.run([*Config(compiler, None).command(), *options, source, "-o", host], folder, run_build.BUILD_LIMIT)
    command = [*Config(compiler, target).command(), *options, "--gpu-offload-omp-loops", source, "-o", program]
    run_build.run(command, folder, run_build.BUILD_LIMIT, workshop.environment())
    expected = run_build.run([host], folder, run_build.RUN_LIMIT)
    assert len(expected.splitlines()) == LOOPS
    statistics = f"{folder}/stats.json"
    for more in {"GPUOFFLOAD_STATS": statistics}, {"GPUOFFLOAD_MEMORY": "separate"}:
        assert run_build.run([program], folder, run_build.RUN_LIMIT, workshop.environment(**more)) == expected
    with open(statistics, encoding="utf-8") as file:
        assert len(json.load(file)["loops"]) == LOOPS
