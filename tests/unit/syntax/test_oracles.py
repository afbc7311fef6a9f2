"""The inventory of a file is the same by our parser and by two others, on every file that they take.

Files: all Fortran under tests/ and examples/, and, where GPUOFFLOAD_CORPUS names a folder, all Fortran below it; the
parser must take those without any error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import fortran_inventory as inventory
import pytest

from gpuoffload_build.source.load import load, needs_preprocessor
from gpuoffload_build.syntax.parser import parse

ROOT = Path(__file__).parents[3]
CORPUS = os.environ.get("GPUOFFLOAD_CORPUS")
FREE = {".f90", ".F90", ".f03", ".f08"}
FIXED = {".f", ".F", ".for"}


def fortran_under(folder: Path) -> list[Path]:
    return sorted(p for p in folder.rglob("*") if p.suffix in FREE | FIXED and p.is_file())


def text_of(path: Path) -> str | None:
    """The file in free form; None if it needs a preprocessor and that fails."""
    raw = path.read_bytes()
    preprocessed = None
    if needs_preprocessor(raw):
        if shutil.which("gfortran") is None:
            return None
        command = ["gfortran", "-E", "-cpp", *(f"-I{d}" for d in include_dirs()), str(path)]
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode:
            return None
        preprocessed = done.stdout
    return load(str(path), raw, "fixed" if path.suffix in FIXED else "free", preprocessed).text


def include_dirs() -> list[Path]:
    return sorted(p for p in Path(CORPUS).rglob("include") if p.is_dir()) if CORPUS else []


OWN = [p for p in fortran_under(ROOT / "tests") + fortran_under(ROOT / "examples") if p.stem != "errors"]


@pytest.mark.parametrize("path", OWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_own_files(path: Path) -> None:
    pytest.importorskip("tree_sitter_fortran")
    text = text_of(path)
    if text is None:
        pytest.skip("needs a preprocessor")
    tree = parse(text)
    other = inventory.of_tree_sitter(text)
    if other is not None and "cases/syntax" not in path.as_posix():
        assert not tree.errors
        assert inventory.of_tree(tree) == other


@pytest.mark.slow
@pytest.mark.parametrize("path", OWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_own_files_by_fparser(path: Path) -> None:
    pytest.importorskip("fparser")
    text = text_of(path)
    other = inventory.of_fparser(text) if text is not None else None
    if text is None or other is None:
        pytest.skip("not taken by fparser")
    assert inventory.of_tree(parse(text)) == other


@pytest.mark.slow
@pytest.mark.skipif(CORPUS is None, reason="GPUOFFLOAD_CORPUS names no folder")
def test_corpus() -> None:
    pytest.importorskip("tree_sitter_fortran")
    different, compared = [], 0
    for path in fortran_under(Path(CORPUS or "")):
        text = text_of(path)
        if text is None:
            continue
        tree = parse(text)
        other = inventory.of_tree_sitter(text)
        if other is None:
            continue
        compared += 1
        mine = inventory.of_tree(tree)
        if tree.errors or mine != other:
            different.append((str(path), tree.errors[:1], mine - other, other - mine))
    assert compared
    assert not different
