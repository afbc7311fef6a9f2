"""A project folder of its own for each test of the commands, and a cache of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path / "cache"))
    (tmp_path / "p").mkdir()
    monkeypatch.chdir(tmp_path / "p")
    return tmp_path / "p"


class Put:
    """Writes files of the project: `put(name, text)`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


@pytest.fixture
def put(folder: Path) -> Put:
    return Put(folder)
