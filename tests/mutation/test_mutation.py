"""Constructs of the unsupported list planted into a project of ours: found where they stand, told only where reached.

The project says itself which of its procedures loops reach: `! reached`, `! unreached`, or `! loops` where the loops
stand.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from compilers import FLANG, FORTRAN
from mutants import Code, chosen, faults, reports
from plants import EVERYWHERE, PLANTS, Plant

from gpuoffload_build.check.unsupported import ROWS

PROJECT = Path(__file__).parent / "project"
ORDER = (
    *("kinds.f90", "shapes.f90", "rounds.f90", "boxes.f90", "vectors.f90", "vectors_operators.f90"),
    *("vectors_norms.f90", "extents.f90", "holders.f90", "outside.f90", "interfaces.f90", "rules.F90", "steps.f90"),
    "main.f90",
)
SEED = 2018
FEW, MANY = 3, 20
"""Places that a construct is planted at."""
TARGETS = sorted(EVERYWHERE)


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Code:
    folder = tmp_path_factory.mktemp("project")
    shutil.copytree(PROJECT, folder, dirs_exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield Code([str(folder)])


def marked(word: str) -> list[str]:
    """The names of the procedures whose first statement ends in that comment."""
    texts = [path.read_text() for path in sorted(PROJECT.iterdir())]
    found = [line for text in texts for line in text.split("\n") if line.endswith(f"! {word}")]
    return sorted(re.search(r"(?:function|subroutine|procedure) (\w+)", line)[1] for line in found)


def test_what_loops_reach_is_what_the_project_says(code: Code) -> None:
    assert sorted(key.rpartition("::")[2] for key in code.procedures) == marked("reached")
    assert sorted({spot.name for spot in code.spots}) == marked("reached")
    assert sorted({spot.name for spot in code.unreached}) == marked("unreached")


def test_nothing_is_found_before_anything_is_planted(code: Code) -> None:
    for target in TARGETS:
        assert [d for loop in code.judged(target).values() for d in loop.findings] == []


def test_every_construct_of_the_list_is_planted() -> None:
    assert {(p.row.id, p.construct) for p in PLANTS} == {(row.id, one) for row in ROWS for one in row.constructs}


@pytest.mark.parametrize("plant", PLANTS, ids=str)
def test_planted_constructs_are_found_where_they_stand(code: Code, plant: Plant) -> None:
    spots = chosen(code.spots, FEW, PLANTS.index(plant))
    assert [fault for spot in spots for fault in faults(code, spot, plant, TARGETS)] == []


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTS, ids=str)
def test_planted_constructs_are_found_in_many_procedures(code: Code, plant: Plant) -> None:
    spots = chosen(code.spots, MANY, SEED)
    assert len({spot.key for spot in spots}) == MANY
    assert [fault for spot in spots for fault in faults(code, spot, plant, TARGETS)] == []


@pytest.mark.parametrize("plant", PLANTS, ids=str)
def test_planted_constructs_that_no_loop_reaches_are_not_told(code: Code, plant: Plant) -> None:
    spots = chosen(code.unreached, MANY, SEED)
    assert len(spots) == MANY
    assert list(reports(code, spots, plant, TARGETS)) == []


@pytest.mark.parametrize("compiler", FORTRAN)
def test_the_project_is_valid_fortran(compiler: str, tmp_path: Path) -> None:
    standard = () if compiler == FLANG else ("-std=f2018",)
    command = [compiler, "-fsyntax-only", *standard, *(str(PROJECT / name) for name in ORDER)]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert set(ORDER) == {path.name for path in PROJECT.iterdir() if path.suffix != ".inc"}


@pytest.mark.parametrize("compiler", FORTRAN)
def test_what_is_planted_is_valid_fortran(compiler: str, tmp_path: Path) -> None:
    """In a pure procedure wherever Fortran allows the construct there; real(16) where this compiler has it."""
    (tmp_path / "wide.f90").write_text("real(16) :: x\nend\n")
    asked = subprocess.run([compiler, "-fsyntax-only", "wide.f90"], cwd=tmp_path, check=False, capture_output=True)
    plants = [plant for plant in PLANTS if asked.returncode == 0 or "16" not in plant.construct]
    assert len(plants) > 30
    lines = []
    for number, plant in enumerate(plants):
        prefix = "pure " if plant.pure else ""
        lines += [f"{prefix}subroutine host{number}()", *plant.indented(3), "end subroutine"]
    (tmp_path / "host.f90").write_text("\n".join((*lines, "")))
    subprocess.run([compiler, "-fsyntax-only", "host.f90"], cwd=tmp_path, check=True)
