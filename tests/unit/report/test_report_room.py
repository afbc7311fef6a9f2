"""Reports: out of an executable and onto the screen."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gpuoffload_build.check.summary import SECTION, program_summary
from gpuoffload_build.cli.report import report
from gpuoffload_build.report.read import reports_in
from gpuoffload_build.report.text import text
from gpuoffload_build.sidecar import codec

LOOPS: list[dict[str, object]] = [
    {
        "name": "gpuo_step_12",
        "file": "src/step.f90",
        "line": 12,
        "column": 3,
        "procedure": "shallow::step",
        "outcome": "offloaded",
        "why": None,
        "reached": ["shallow::flux"],
        "captures": [
            {"name": "h", "type": "real(8)", "rank": 2, "access": "rw", "way": "argument"},
            {"name": "n", "type": "integer(4)", "rank": 0, "access": "r", "way": "argument"},
        ],
    },
    {
        "name": "",
        "file": "src/log.f90",
        "line": 4,
        "column": 5,
        "procedure": "main",
        "outcome": "host",
        "why": {
            "code": "GPU0303",
            "message": "print statement cannot run on cuda",
            "file": "src/log.f90",
            "line": 5,
            "column": 7,
        },
        "reached": [],
        "captures": [],
    },
]
REPORT: dict[str, Any] = program_summary("a.out", "0.1.0", "cuda_cpu", [], "shared", "gfortran 12.2.0", LOOPS)


def test_text() -> None:
    assert (
        text([REPORT])
        == """\
a.out: target cuda_cpu, memory shared, gfortran 12.2.0
  src/step.f90:12:3  offloaded  in 'shallow::step'
      kernel gpuo_step_12
      data real(8) h(:,:) rw, integer(4) n r
      calls shallow::flux
  src/log.f90:4:5    host       in 'main'
      GPU0303 at src/log.f90:5:7: print statement cannot run on cuda
  2 loops: 1 offloaded, 1 on the host
"""
    )


def test_text_brief_and_empty() -> None:
    assert "kernel" not in text([REPORT], details=False)
    assert "no loops" in text([{**REPORT, "loops": []}])


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A stripped program with two reports, as a link of two units leaves them."""
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    folder = tmp_path_factory.mktemp("report")
    frame = codec.frame(codec.json_text(REPORT))
    (folder / "report.bin").write_bytes(frame + frame)
    (folder / "report.s").write_text(f'\t.section {SECTION.decode()},"",@progbits\n\t.incbin "{folder}/report.bin"\n')
    (folder / "main.c").write_text("int main(void) { return 0; }\n")
    subprocess.run(["gcc", "main.c", "report.s", "-o", "program"], cwd=folder, check=True)
    subprocess.run(["strip", "program"], cwd=folder, check=True)
    return folder / "program"


def test_read_from_program(program: Path) -> None:
    assert reports_in(str(program)) == [REPORT, REPORT]


def test_command(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report([str(program)]) == 0
    assert "2 loops: 1 offloaded, 1 on the host" in capsys.readouterr().out
    assert report(["--format", "json", str(program)]) == 0
    assert json.loads(capsys.readouterr().out) == [REPORT, REPORT]


def test_command_without_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").write_bytes(b"")
    assert report([str(tmp_path / "empty")]) == 1
    assert "has no report" in capsys.readouterr().err
    assert report([str(tmp_path / "none")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_command_on_a_file_that_is_cut_off(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program.write_bytes(program.read_bytes()[:1000])
    assert report([str(program)]) == 2
    assert "the file is cut off" in capsys.readouterr().err
