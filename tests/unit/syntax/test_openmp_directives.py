"""OpenMP directives of the cases in tests/cases/openmp: `NAME.f90` in, `NAME.directives` out (--update-cases)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gpuoffload_build.source.fixed import to_free
from gpuoffload_build.syntax.openmp import omp_directives
from gpuoffload_build.syntax.parser import parse
from gpuoffload_build.syntax.show import show_directive

CASES = sorted((Path(__file__).parents[2] / "cases" / "openmp").glob("*.f*"))


def shown(text: str) -> list[str]:
    return [show_directive(d, text) for d in omp_directives(parse(text))]


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_directives(case: Path, expect_text: Callable[[Path, str], None]) -> None:
    text = case.read_text(encoding="utf-8")
    if case.suffix == ".f":
        text = to_free(text)
    expect_text(case.with_suffix(".directives"), "".join(f"{line}\n" for line in shown(text)))


def test_there_are_cases() -> None:
    assert {case.suffix for case in CASES} == {".f", ".f90"}


def test_a_text_without_directives_is_not_parsed_again() -> None:
    assert shown("x = 1 ! omp\nend\n") == []


def test_every_directive_of_a_long_file_is_found() -> None:
    lines = "!$omp parallel do private(t)\ndo i = 1, n\n  t = i\nend do\n" * 2000
    found = omp_directives(parse(lines + "end\n"))
    assert len(found) == 2000
    assert {d.name for d in found} == {"parallel do"}
    assert all(lines.startswith("do i", d.before) for d in found)
