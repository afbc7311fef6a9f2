"""Which variables an I/O statement reads and which it defines."""

from __future__ import annotations

from typing import Any

import pytest

from gpuoffload_build.facts.record import unit_records
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.source.load import load
from gpuoffload_build.syntax.parser import parse

TEXT = """\
module m
  implicit none
  integer :: k, u, status, n, list(5), i
  logical :: there
  character(20) :: buffer, message, form
  namelist /group/ k, list
contains
  subroutine s
    {}
  end subroutine
end module
"""


class NoModules:
    """There are no other files."""

    def find(self, module_name: str, from_file: str) -> ParsedFile | None:
        return None


def variables(statement: str) -> dict[str, str]:
    source = load("x.f90", TEXT.format(statement).encode(), "free", None, ())
    unit = Project(NoModules()).add(ParsedFile(source, parse(source.text), LanguageOptions()))
    record: dict[str, Any] = unit_records(unit, unit.project)[0]
    return {key.removeprefix("m::"): mode for key, mode in record["variables"].items()}


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("write (u, *) k", {"u": "r", "k": "r"}),
        ("print form, k", {"form": "r", "k": "r"}),
        (
            "write (u, form, iostat=status, iomsg=message) k",
            {"u": "r", "form": "r", "status": "w", "message": "w", "k": "r"},
        ),
        ("read (u, *) k", {"u": "r", "k": "w"}),
        ("read form, k", {"form": "r", "k": "w"}),
        ("read (u, form, advance='no', size=n) buffer", {"u": "r", "form": "r", "n": "w", "buffer": "w"}),
        ("read (u, *) n, (list(i), i = 1, n)", {"u": "r", "n": "rw", "i": "rw", "list": "w"}),
        ("write (u, *) (list(i), i = 1, n)", {"u": "r", "n": "r", "i": "rw", "list": "r"}),
        ("write (buffer, *) k", {"buffer": "w", "k": "r"}),
        ("read (buffer, *) k", {"buffer": "r", "k": "w"}),
        ("read (u, nml=group)", {"u": "r", "k": "w", "list": "w"}),
        ("write (u, group)", {"u": "r", "k": "r", "list": "r"}),
        ("open (newunit=u, file=buffer, iostat=status)", {"u": "w", "buffer": "r", "status": "w"}),
        ("inquire (file=buffer, exist=there, number=n)", {"buffer": "r", "there": "w", "n": "w"}),
        ("inquire (iolength=n) k, list", {"n": "w", "k": "r", "list": "r"}),
        ("wait (u, id=n)", {"u": "r", "n": "r"}),
        ("read (u, asynchronous='yes', id=n) k", {"u": "r", "n": "w", "k": "w"}),
        ("close (u, iostat=status)", {"u": "r", "status": "w"}),
    ],
)
def test_effects(statement: str, expected: dict[str, str]) -> None:
    assert variables(statement) == expected
