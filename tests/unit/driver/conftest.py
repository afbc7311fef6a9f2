"""Runs the driver as build systems do, next to the bare compiler, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import FORTRAN

import gpuoffload_build
from gpuoffload_build.sidecar.codec import frames
from gpuoffload_build.sidecar.record import Record
from gpuoffload_build.sidecar.section import payloads

ENTRY = Path(gpuoffload_build.__file__).parent / "driver" / "entry.py"

MODULE = """module m
  integer :: k = 3
contains
  subroutine s(x)
    real, intent(inout) :: x(:)
    x = x + k
  end subroutine
end module
"""
PROGRAM = """program p
  use m
  real :: x(2) = 1
  call s(x)
  print '(2f4.1)', x
end program
"""


class Workplace:
    """A folder with sources, in which commands run with and without the driver."""

    def __init__(self, folder: Path, compiler: str) -> None:
        self.folder = folder
        self.compiler = compiler
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD")},
            "GPUOFFLOAD_CACHE_DIR": str(folder.parent / "cache"),
            "TMPDIR": str(folder.parent / "tmp"),
        }
        (folder.parent / "tmp").mkdir()
        folder.mkdir()

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-I", "-S", str(ENTRY), "launch", self.compiler, *arguments]

    def ours(self, *arguments: str, stdin: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
        return self._run(self.command(*arguments), stdin, environment)

    def bare(self, *arguments: str, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
        return self._run([self.compiler, *arguments], stdin, {})

    def _run(self, words: list[str], stdin: str | None, more: dict[str, str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            words,
            cwd=self.folder,
            env={**self.environment, **more},
            input=stdin,
            stdin=subprocess.DEVNULL if stdin is None else None,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def files(self) -> set[str]:
        return {str(p.relative_to(self.folder)) for p in self.folder.rglob("*") if p.is_file()}

    def records(self, name: str) -> list[Record]:
        data = (self.folder / name).read_bytes()
        return [Record.from_json(text) for payload in payloads(data) for text in frames(payload)]

    def left_over(self) -> list[Path]:
        """What is still in the folder for temporary files."""
        return list((self.folder.parent / "tmp").iterdir())


@pytest.fixture(params=FORTRAN)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Workplace:
    workplace = Workplace(tmp_path / "work", request.param)
    workplace.write("m.f90", MODULE)
    workplace.write("p.f90", PROGRAM)
    return workplace
