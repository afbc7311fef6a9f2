"""Text in, text out: tests/cases/lower/NAME.f90 gives NAME.lowered. Each unit is verified too."""

from __future__ import annotations

from pathlib import Path

import pytest
from lowering import device_units, shown

CASES = Path(__file__).parents[2] / "cases" / "lower"


@pytest.mark.parametrize("case", sorted(CASES.glob("*.f90")), ids=lambda path: path.stem)
def test_lowered(case: Path, expect_text) -> None:  # type: ignore[no-untyped-def]
    expect_text(case.with_suffix(".lowered"), shown(device_units(case.read_text(), case.name)))
