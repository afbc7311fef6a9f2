"""tests/cases/sema/NAME.f90 gives NAME.ir; several files in one case are parted by lines `!=== FILE`.

In cases whose name begins with `openmp`, OpenMP loops are loops to offload.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from sema_files import Files, parsed
from sema_ir_text import file_text

from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import Project

CASES = Path(__file__).parents[2] / "cases" / "sema"


@pytest.mark.parametrize("case", sorted(CASES.glob("*.f90")), ids=lambda path: path.stem)
def test_case(case: Path, expect_text) -> None:  # type: ignore[no-untyped-def]
    head, *rest = case.read_text().split("!=== ")
    texts = [(case.name, head)] if head.strip() else []
    texts += [(part.partition("\n")[0].strip(), part.partition("\n")[2]) for part in rest]
    project = Project(Files())
    options = LanguageOptions(omp_loops=case.stem.startswith("openmp"))
    units = [project.add(parsed(text, name, options)) for name, text in texts]
    expect_text(case.with_suffix(".ir"), "".join(file_text(project, unit) for unit in units))
