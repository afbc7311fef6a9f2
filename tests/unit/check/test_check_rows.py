"""Contract T1: each row of the unsupported list on each of its devices, with and without the fallback."""

from __future__ import annotations

import pytest
from case_files import Case

from gpuoffload_build.check.unsupported import ALL, ROWS, Row

PROGRAMS = {
    "U1": "real(8) :: x(9)\ncomplex(8) :: z(9)\n{loop}\nx(i) = 2*x(i)\n",
    "U2": "real(16) :: x(9)\nreal :: a(9)\n{loop}\na(i) = real(x(i))\n",
    "U3": "character(9) :: x(9)\n{loop}\nwrite (x(i), *) i\n",
    "U4": "real :: x(9)\n{loop}\nif (x(i) > 3) error stop 3\n",
    "U5": "interface\npure subroutine far(x)\nreal, intent(inout) :: x\nend subroutine\nend interface\n"
    "real :: x(9)\n{loop}\ncall far(x(i))\n",
}
FURTHER = {
    "U1": "complex(8) :: x(9)\nreal :: a(9)\n{loop}\na(i) = real(x(i), 4)\n",
    "U2": "complex(10) :: x(9)\n{loop}\nx(i) = x(i)*2\n",
    "U3": "real :: a(9)\n{loop}\nprint *, a(i)\n",
}

SHOWN = [(row, programs[row.id]) for programs in (PROGRAMS, FURTHER) for row in ROWS if row.id in programs]


def outcome(text: str, target: str, fallback: bool) -> list[str]:
    loop = "integer :: i\ndo concurrent (i = 1:9)"
    options = f"link target={target}{' fallback' if fallback else ''}"
    source = f"program main\n{text.format(loop=loop)}end do\nend program\n"
    return Case(f"--- options: {options}\n--- main.f90\n{source}").outcome().splitlines()


@pytest.mark.parametrize("target", sorted(ALL))
@pytest.mark.parametrize(("row", "program"), SHOWN)
def test_row(row: Row, target: str, program: str) -> None:
    refused = outcome(program, target, fallback=False)
    allowed = outcome(program, target, fallback=True)
    if target not in row.devices:
        assert refused == allowed
        assert refused[-1].endswith(": device")
        return
    assert " error: " in refused[0]
    assert refused[0].endswith(f"[{row.code}]")
    assert f"  why: {row.why}" in refused
    assert any("--gpu-allow-cpu-fallback" in line for line in refused)
    assert refused[-1].endswith(": error")
    assert " warning: " in allowed[0]
    assert allowed[0].endswith(f"; the loop runs on the CPU [{row.code}]")
    assert allowed[-1].endswith(": host")


def test_each_row_says_what_it_is() -> None:
    assert [row.id for row in ROWS] == ["U1", "U2", "U3", "U4", "U5"]
    for row in ROWS:
        assert row.devices
        assert row.devices <= ALL
        assert row.constructs
        assert row.why
        assert row.plan
        assert row.help


def test_the_fallback_never_softens_the_standard() -> None:
    """R5: the loop has a refusal first and a semantic error behind it; with the fallback the error counts."""
    text = "real(16) :: x(9)\n{loop}\nx(i) = 1\nif (x(i) > 3) stop\n"
    assert outcome(text, "cuda", fallback=False)[0].endswith("[GPU0302]")
    assert outcome(text, "cuda", fallback=True)[0].endswith("error: stop statement in a do concurrent loop [GPU0202]")
