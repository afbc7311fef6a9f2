"""Small projects of several files: what their builds print, command by command, as a transcript.

Each folder has the sources, `build` (one command a line; $FC is our driver) and `expected`, the transcript. Where the
two compilers differ, `expected.flang` is flang's. `GPUOFFLOAD_UPDATE_CASES=1` writes what is printed now: read the
diff.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
FLANG = shutil.which("flang-new") or shutil.which("flang-new-19") or shutil.which("flang")
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


@pytest.mark.parametrize("compiler", DRIVERS)
@pytest.mark.parametrize("project", PROJECTS)
def test_project(project: str, compiler: str, tmp_path: Path) -> None:
    if (shutil.which("gfortran") if compiler == "gfortran" else FLANG) is None:
        pytest.skip(f"{compiler} is not installed")
    shutil.copytree(HERE / project, tmp_path / "project")
    printed = transcript(project, str(BIN / DRIVERS[compiler]), tmp_path)
    special = HERE / project / f"expected.{compiler}"
    expected = special if special.exists() else HERE / project / "expected"
    if os.environ.get("GPUOFFLOAD_UPDATE_CASES"):
        expected.write_text(printed, encoding="utf-8")
        return
    assert printed == expected.read_text(encoding="utf-8")
