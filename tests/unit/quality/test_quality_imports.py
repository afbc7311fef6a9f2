"""What a compile without a loop may import: the interpreter's start and these modules cost the whole budget."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
BANNED = {
    "argparse", "ast", "collections", "contextlib", "dataclasses", "enum", "functools", "hashlib", "importlib.metadata",
    "importlib.resources", "inspect", "json", "logging", "pathlib", "pickle", "re", "shutil", "sqlite3", "subprocess",
    "tempfile", "threading", "tomllib", "typing", "yaml",
}  # fmt: skip
PLAIN = """
module plain
  implicit none
contains
  subroutine s(x)
    real, intent(inout) :: x(:)
    x = 2*x
  end subroutine
end module
"""


def imported(arguments: list[str], folder: Path) -> set[str]:
    """The modules that the driver imports for one command, up to where it becomes the compiler or ends."""
    entry = ROOT / "gpuoffload_build" / "driver" / "entry.py"
    words = [sys.executable, "-I", "-S", "-X", "importtime", str(entry), "gfortran", *arguments]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD")}
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    return {line.rpartition("|")[2].strip() for line in lines[1:]}


@pytest.mark.skipif(shutil.which("gfortran") is None, reason="gfortran is not installed")
@pytest.mark.parametrize(
    "arguments", [["-c", "plain.f90"], ["-O2", "-c", "plain.f90", "-o", "x.o", "--gpu=cuda_cpu"], ["--version"]]
)
def test_a_compile_without_loops_imports_little(arguments: list[str], tmp_path: Path) -> None:
    (tmp_path / "plain.f90").write_text(PLAIN, encoding="utf-8")
    modules = imported(arguments, tmp_path)
    assert modules & BANNED == set()
    rooms = {name.split(".")[1] for name in modules if name.startswith("gpuoffload_build.")}
    assert rooms <= {"driver", "toolchain", "sidecar"}


@pytest.mark.parametrize(
    "module", ["check.check", "facts.record", "ir.stmt", "diagnostics.render", "sema.project", "syntax.parser"]
)
def test_rooms_that_every_loop_needs_stay_light(module: str) -> None:
    """The front end and the check import no slow module: a file with loops pays for its compilers, not for us."""
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import gpuoffload_build.{module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True)
    slow = BANNED - {"collections", "enum", "functools", "re"}  # the lexer is a regular expression
    assert set(done.stdout.split()) & slow == set()
