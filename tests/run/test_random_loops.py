"""Random loops: the driver's builds print what the bare flang's build prints.

flang is the oracle for both: gfortran 12 from -O1 on moves MODULO of an index out of masks (-ffrontend-optimize).
"""

from __future__ import annotations

import json

import pytest
import random_loops
import run_build
import run_corpus
from run_build import Config, Workshop

CASES = 12
WAYS = [("gfortran", "cuda_cpu"), ("flang", "metal_cpu"), ("flang", "cuda_cpu"), ("gfortran", "metal_cpu")]


def build(workshop: Workshop, way: Config, writer: random_loops.Writer, folder: str) -> str:
    """The program's path."""
    source, main, program = f"{folder}/random_loops.f90", f"{folder}/main.f90", f"{folder}/program"
    with open(source, "w", encoding="ascii") as file:
        file.write(writer.text)
    calls = "".join(f"call begin_case('{name}')\ncall case_{name}\n" for name in writer.cases)
    with open(main, "w", encoding="ascii") as file:
        file.write(f"program main\nuse run_output, only: begin_case\nuse random_loops\n{calls}end program\n")
    objects = workshop.compile(way, [run_corpus.SUPPORT, source, main], folder)
    limit = run_build.BUILD_LIMIT
    run_build.run([*way.command(), "-o", program, *objects], folder, limit, workshop.environment())
    return program


def seeds() -> list:
    """Some in each run, with and without reductions; more of them in the slow ones."""
    quick = [pytest.param(*WAYS[seed % 2], seed, id=f"{'-'.join(WAYS[seed % 2])}-{seed}") for seed in range(2)]
    slow = [pytest.param(*way, seed, id=f"{'-'.join(way)}-{seed}") for seed in range(2, 10) for way in WAYS]
    return quick + [pytest.param(*p.values, id=p.id, marks=pytest.mark.slow) for p in slow]


@pytest.mark.parametrize(("compiler", "target", "seed"), seeds())
def test_random_loops(workshop: Workshop, compiler: str, target: str, seed: int, tmp_path) -> None:
    for name, bare in run_build.BARE.items():
        if bare is None:
            pytest.skip(f"{name} is not installed")
    writer = random_loops.Writer(seed, CASES, reduce=seed % 3 == 1)
    folders = [tmp_path / name for name in ("host", "device")]
    for folder in folders:
        folder.mkdir()
    host = build(workshop, Config("flang", None), writer, str(folders[0]))
    program = build(workshop, Config(compiler, target), writer, str(folders[1]))
    expected = run_corpus.split_output(run_build.run([host], str(folders[0]), run_build.RUN_LIMIT))
    assert list(expected) == writer.cases
    statistics = str(tmp_path / "stats.json")
    for more in {"GPUOFFLOAD_STATS": statistics}, {"GPUOFFLOAD_MEMORY": "separate"}:
        printed = run_build.run([program], str(folders[1]), run_build.RUN_LIMIT, workshop.environment(**more))
        assert run_corpus.split_output(printed) == expected
    with open(statistics, encoding="utf-8") as file:
        assert len(json.load(file)["loops"]) == CASES
