"""The package passes ruff, mypy --strict and the import contracts of pyproject.toml."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def run(*words: str) -> None:
    tool = str(Path(sys.executable).with_name(words[0]))
    done = subprocess.run([tool, *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff() -> None:
    run("ruff", "check", "--no-cache", "gpuoffload_build", "tests")


def test_mypy() -> None:
    run("mypy")


def test_import_contracts() -> None:
    run("lint-imports", "--no-cache")
