"""The sources of tests/cases/sema are Fortran: both compilers accept them, but for those that are named here."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

CASES = Path(__file__).parents[2] / "cases" / "sema"
FLANG = next((name for name in ("flang-new-19", "flang-new", "flang") if shutil.which(name)), None)

NOT_A_PROGRAM = {
    "association": "uses modules without source",
    "constants": "an implied DO variable without declaration",
    "expressions": "an extension: complex constants of variables",
    "legacy": "an include file that is not there",
    "loops": "DEFAULT(NONE) with a variable that no clause has",
    "procedures": "names that are not declared",
    "statements": "a mask of another type",
    "types": "an abstract type as a value",
}
NOT_GFORTRAN_12 = {
    "defined_io": "it crashes",
    "merged_generics": "it crashes",
    "kind_defaults": "defaults of kind parameters that depend on others",
    "kind_parameters": "generics over kind parameters",
    "length_parameters": "kinds of components that a kind parameter decides",
    "scoping": "IMPORT of Fortran 2018",
}


@pytest.mark.parametrize("compiler", ["gfortran", FLANG or "flang"])
@pytest.mark.parametrize("case", sorted(CASES.glob("*.f90")), ids=lambda path: path.stem)
def test_source_is_accepted(case: Path, compiler: str, tmp_path: Path) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    if case.stem in NOT_A_PROGRAM or (compiler == "gfortran" and case.stem in NOT_GFORTRAN_12):
        pytest.skip(NOT_A_PROGRAM.get(case.stem) or NOT_GFORTRAN_12[case.stem])
    command = [compiler, "-fsyntax-only", "-w", str(case)]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
