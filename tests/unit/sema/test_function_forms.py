"""Extensions that gfortran has as subroutines and as functions."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from gpuoffload_build.cli.check import check
from gpuoffload_build.facts.intrinsics import IMPURE_FUNCTIONS
from gpuoffload_build.sema.intrinsics import FUNCTION_FORMS, function_row, row

NAMES = [line.split()[0] for line in FUNCTION_FORMS.split("\n") if line]
VALUES = {"values": "v", "name": "c", "c": "c", "command": "c", "path": "c", "path1": "c", "path2": "c", "mode": "c"}
INTEGERS = ("stat", "fstat", "lstat")


def program(name: str) -> str:
    function = function_row(name)
    assert function is not None
    given = ["h" if d == "handler" else VALUES.get(d, "i") for d in function.dummies]
    values = "integer :: v(13)" if name in INTEGERS else "real :: v(2)"
    kind = "real" if function.result == "real" else "integer"
    return (
        f"program p\n  implicit none\n  intrinsic {name}\n  external h\n  character(9) :: c\n  {values}\n"
        f"  integer :: i\n  {kind} :: r\n  r = {name}({', '.join(given)})\nend program\n"
    )


@pytest.mark.parametrize("name", NAMES)
def test_both_forms_are_known(name: str) -> None:
    subroutine, function = row(name), function_row(name)
    assert subroutine is not None and subroutine.subroutine
    assert function is not None and not function.subroutine and not function.pure
    assert name in IMPURE_FUNCTIONS


@pytest.mark.parametrize("name", NAMES)
def test_gfortran_takes_the_function(name: str, tmp_path: Path, monkeypatch, capsys) -> None:
    if shutil.which("gfortran") is None:
        pytest.skip("no gfortran")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path / "cache"))
    Path("p.f90").write_text(program(name))
    subprocess.run(["gfortran", "-fsyntax-only", "p.f90"], check=True)
    assert check(["-q", "--all-procedures", "--format", "json", "p.f90"]) == 0
    assert json.loads(capsys.readouterr().out)["unresolved"] == []


def test_a_subroutine_alone_is_no_function() -> None:
    assert function_row("srand") is None
