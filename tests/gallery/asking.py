"""Asks `gpuoffload check` about sources given as text, and the driver about whole builds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import GFORTRAN

from gpuoffload_build.cli.check import check

BIN = Path(sys.executable).parent


class Answer:
    """outcomes: of the loops, by file and line; codes: of the findings, in their order; findings: whole."""

    def __init__(self, data: dict) -> None:
        loops = sorted(data["loops"], key=lambda loop: (loop["file"], loop["line"], loop["column"]))
        self.outcomes: list[str] = [loop["outcome"] for loop in loops]
        self.findings: list[dict] = data["findings"]
        self.codes: list[str] = [found["code"] for found in self.findings]
        self.severities: list[str] = [found["severity"] for found in self.findings]

    @property
    def clean(self) -> bool:
        """Whether there are loops, all offloaded, and no finding."""
        return bool(self.outcomes) and set(self.outcomes) == {"offloaded"} and not self.findings

    def place(self, number: int = 0) -> str:
        """file:line of a finding."""
        return f"{self.findings[number]['file']}:{self.findings[number]['line']}"

    def notes(self, number: int = 0) -> list[str]:
        """file:line: text of a finding's further places."""
        return [f"{note['file']}:{note['line']}: {note['message']}" for note in self.findings[number]["related"]]


class Asker:
    """Judges files in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, sources: str | dict[str, str], *options: str) -> Answer:
        """The answer for `cuda`, unless the options say more; a single text is main.f90."""
        files = {"main.f90": sources} if isinstance(sources, str) else sources
        for name, text in files.items():
            (self.folder / name).write_text(text, encoding="utf-8")
        words = ["-q", "-j1", "--format=json", "--output-file=answer.json", *options, *files]
        status = check(words)
        answer = Answer(json.loads((self.folder / "answer.json").read_text(encoding="utf-8")))
        assert status == (1 if answer.findings else 0)
        return answer


class Builder:
    """Runs commands in a folder of its own, with our driver over gfortran as FC."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        kept = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD")}
        path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
        ours = {"PATH": path, "NO_COLOR": "1", "LC_ALL": "C", "GPUOFFLOAD_CACHE_DIR": str(cache)}
        self.environment = {**kept, **ours, "FC": "gpuoffload-gfortran"}

    def write(self, **files: str) -> None:
        """Writes sources: `write(main=text)` is main.f90."""
        for name, text in files.items():
            (self.folder / f"{name}.f90").write_text(text, encoding="utf-8")

    def run(self, command: str, **more: str) -> subprocess.CompletedProcess[str]:
        """A shell's command."""
        environment = {**self.environment, **more}
        words = ("sh", "-c", command)
        return subprocess.run(words, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)

    def ok(self, command: str, **more: str) -> str:
        """Standard output of a command that ends well."""
        done = self.run(command, **more)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def has(self, name: str) -> bool:
        return (self.folder / name).exists()


def program(body: str, declarations: str = "", contains: str = "") -> str:
    """A main program; `i` and `x(9)` are declared."""
    inner = f"contains\n{contains}\n" if contains else ""
    return f"program main\nimplicit none\nreal :: x(9)\ninteger :: i\n{declarations}\n{body}\n{inner}end program\n"


def loop(body: str, header: str = "(i = 1:9)") -> str:
    """A loop over i."""
    return f"do concurrent {header}\n{body}\nend do"


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Asker:
    monkeypatch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    return Asker(tmp_path)


@pytest.fixture
def builder(tmp_path: Path, cache: Path) -> Builder:
    if GFORTRAN is None:
        pytest.skip("gfortran is not installed")
    return Builder(tmp_path, cache)
