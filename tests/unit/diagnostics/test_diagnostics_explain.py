"""`gpuoffload explain`."""

from __future__ import annotations

import pytest

from gpuoffload_build.cli.explain import explain
from gpuoffload_build.diagnostics.codes import CODES, softened_by_fallback


def test_one_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain(["gpu0303"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("# GPU0303: input or output on a device\n")
    assert "## What to do" in out
    assert "## On the list as U3\n" in out
    assert "Devices: cuda, cuda_cpu, metal, metal_cpu\n" in out


def test_a_code_that_is_no_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain(["GPU0201"]) == 0
    assert "On the list" not in capsys.readouterr().out


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain([]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(CODES)


def test_the_beginning_of_codes(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain(["gpu03"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:7] for line in lines] == [code for code in CODES if code.startswith("GPU03")]


def test_the_nearest_code_is_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain(["GPU303"]) == 2
    assert "did you mean GPU0303 (input or output on a device)?" in capsys.readouterr().err


def test_a_code_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert explain(["GPU9999", "GPU0201"]) == 2
    printed = capsys.readouterr()
    assert "no code 'GPU9999'" in printed.err
    assert "GPU0201" in printed.out


def test_the_fallback_softens_the_list_only() -> None:
    assert [code for code in CODES if softened_by_fallback(code)] == [f"GPU030{n}" for n in range(1, 6)]
