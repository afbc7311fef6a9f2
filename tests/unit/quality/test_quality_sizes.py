"""One idea a file: no module is longer than 600 lines, and half of them are much shorter."""

from __future__ import annotations

import statistics
from pathlib import Path

PACKAGE = Path(__file__).parents[3] / "gpuoffload_build"
GENERATED = {PACKAGE / "syntax" / "nodes.py"}
LIMIT = 600
MEDIAN = 170


def sizes() -> dict[Path, int]:
    modules = (p for p in PACKAGE.rglob("*.py") if p not in GENERATED and p.name != "__init__.py")
    return {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules}


def test_no_module_is_too_long() -> None:
    assert {str(path.relative_to(PACKAGE)): n for path, n in sizes().items() if n > LIMIT} == {}


def test_the_median_is_short() -> None:
    assert statistics.median(sizes().values()) <= MEDIAN


def test_no_drawers() -> None:
    drawers = {"utils", "util", "helpers", "misc", "common", "tools"}
    assert [str(p) for p in PACKAGE.rglob("*.py") if p.stem in drawers] == []


def test_every_room_says_what_it_is() -> None:
    for init in PACKAGE.rglob("__init__.py"):
        text = init.read_text(encoding="utf-8")
        assert text.startswith('"""'), f"{init} has no docstring"
        assert "import *" not in text
