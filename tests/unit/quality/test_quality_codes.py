"""Each diagnostic code has its text, is raised somewhere, and is fired by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gpuoffload_build.diagnostics.codes import CODES, text_of

ROOT = Path(__file__).parents[3]
CODE = re.compile(r"GPU\d{4}")


def codes_in(*patterns: str, folder: Path) -> set[str]:
    found: set[str] = set()
    for pattern in patterns:
        for path in folder.rglob(pattern):
            if path.name not in ("codes.py", "test_quality_codes.py"):
                found.update(CODE.findall(path.read_text(encoding="utf-8", errors="replace")))
    return found


@pytest.mark.parametrize("code", CODES)
def test_text(code: str) -> None:
    text = text_of(code)
    assert text.startswith(f"# {code}: {CODES[code]}\n")
    assert "\n## What to do\n" in text
    assert all(len(line) <= 160 for line in text.splitlines())


def test_no_text_without_code() -> None:
    texts = {path.stem for path in (ROOT / "gpuoffload_build" / "diagnostics" / "texts").glob("*.md")}
    assert texts == set(CODES)


def test_codes_that_the_package_raises_exist() -> None:
    assert codes_in("*.py", folder=ROOT / "gpuoffload_build") <= set(CODES)


def test_each_code_is_raised_somewhere() -> None:
    assert set(CODES) - codes_in("*.py", folder=ROOT / "gpuoffload_build") == set()


def test_each_code_is_fired_by_a_test() -> None:
    assert set(CODES) - codes_in("*.py", "*.out", "*.case", "expected*", folder=ROOT / "tests") == set()
