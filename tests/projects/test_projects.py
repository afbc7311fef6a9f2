"""Small projects of several files: what their builds print, command by command, as a transcript.

Each folder has the sources, `build` (one command a line; $FC is our driver) and `expected`, the transcript. Where the
two compilers differ, `expected.flang` is flang's. `pytest --update-cases` writes what is printed now: read the diff.
A project with `needs.f90` is left out where the bare compiler does not take that file; its first line says why.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import FLANG, GFORTRAN

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
BARE = {"gfortran": GFORTRAN, "flang": FLANG}
DRIVERS = {"gfortran": "gpuoffload-gfortran", "flang": "gpuoffload-flang-new"}
PROJECTS = sorted(path.parent.name for path in HERE.glob("*/build"))


def transcript(project: str, driver: str, folder: Path) -> str:
    """Every command with what it prints and, where it fails, its exit status; without temporary names."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD")}
    environment.update(FC=driver, CC="cc", NO_COLOR="1", LC_ALL="C", PATH=f"{BIN}{os.pathsep}{os.environ['PATH']}")
    environment["GPUOFFLOAD_CACHE_DIR"] = str(folder / "cache")
    lines = []
    for command in (HERE / project / "build").read_text(encoding="utf-8").splitlines():
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=folder / "project",
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        lines.append(f"$ {command}\n{done.stdout}")
        if done.returncode != 0:
            lines.append(f"[exit status {done.returncode}]\n")
    return re.sub(r"_[0-9a-f]{8}_", "_HASH_", "".join(lines).replace(str(folder), "TMP"))


def compiles(bare: str, source: Path, folder: Path) -> bool:
    """Whether the bare compiler takes the source."""
    command = [bare, "-c", str(source), "-o", str(folder / "needs.o")]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("compiler", DRIVERS)
@pytest.mark.parametrize("project", PROJECTS)
def test_project(project: str, compiler: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    bare = BARE[compiler]
    if bare is None:
        pytest.skip(f"{compiler} is not installed")
    missing = HERE / project / "needs.f90"
    if missing.exists() and not compiles(bare, missing, tmp_path):
        pytest.skip(missing.read_text(encoding="utf-8").splitlines()[0].strip("! "))
    shutil.copytree(HERE / project, tmp_path / "project")
    printed = transcript(project, str(BIN / DRIVERS[compiler]), tmp_path)
    special = HERE / project / f"expected.{compiler}"
    expected = special if special.exists() else HERE / project / "expected"
    if request.config.getoption("--update-cases"):
        expected.write_text(printed, encoding="utf-8")
        return
    assert printed == expected.read_text(encoding="utf-8")
