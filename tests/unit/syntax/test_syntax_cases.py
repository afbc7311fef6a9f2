"""Trees of the cases in tests/cases/syntax: `NAME.f90` in, `NAME.tree` out (rewritten by --update-cases)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gpuoffload_build.syntax.parser import parse
from gpuoffload_build.syntax.show import show_file

CASES = sorted((Path(__file__).parents[2] / "cases" / "syntax").glob("*.f90"))


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_tree(case: Path, expect_text: Callable[[Path, str], None]) -> None:
    tree = parse(case.read_text(encoding="utf-8"))
    if case.stem != "errors":
        assert not tree.errors
    expect_text(case.with_suffix(".tree"), show_file(tree))


def test_there_are_cases() -> None:
    assert len(CASES) >= 12
