"""The check on small programs, text in, diagnostics out: tests/cases/check/*.case."""

from __future__ import annotations

from pathlib import Path

import pytest
from case_files import Case, rewrite

CASES = sorted((Path(__file__).parents[2] / "cases" / "check").glob("*.case"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path, request: pytest.FixtureRequest) -> None:
    text = path.read_text(encoding="utf-8")
    case = Case(text)
    outcome = case.outcome()
    if request.config.getoption("--update-cases"):
        rewrite(path, text, outcome)
        return
    assert outcome == case.expected


@pytest.mark.parametrize("path", [p for p in CASES if p.stem.endswith("_ok")], ids=lambda path: path.stem)
def test_ok_case_has_no_diagnostic(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").partition("--- expected\n")[2].splitlines()
    assert lines
    assert all(line.startswith("loop at ") and ": device" in line for line in lines)
