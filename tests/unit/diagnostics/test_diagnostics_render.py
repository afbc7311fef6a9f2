"""The human renderer: a first line as gcc has it, excerpt, notes, why, help."""

from __future__ import annotations

from pathlib import Path

from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.diagnostics.render import human, lines_on_disk

LINES = {
    ("a.f90", 7): "    write (text, '(i0)') n",
    ("b.f90", 3): "  do concurrent (i = 1:n)",
    ("b.f90", 4): "\ty(i) = label(x(i))",
}
DIAGNOSTIC = Diagnostic(
    "GPU0303",
    "error",
    Location("a.f90", 7, 5),
    "internal-file write cannot run on cuda",
    "a device has no Fortran units\nand no formats",
    "write the text after the loop",
    (
        (Location("b.f90", 3, 3), "reached from this do concurrent loop"),
        (Location("b.f90", 4, 9), "the loop calls 'label' here"),
    ),
    width=200,
)


def read_line(file: str, line: int) -> str | None:
    return LINES.get((file, line))


def test_plain() -> None:
    assert (
        human([DIAGNOSTIC], False, read_line)
        == """\
a.f90:7:5: error: internal-file write cannot run on cuda [GPU0303]
    7 |     write (text, '(i0)') n
      |     ^~~~~~~~~~~~~~~~~~~~~~
b.f90:3:3: note: reached from this do concurrent loop
    3 |   do concurrent (i = 1:n)
      |   ^
b.f90:4:9: note: the loop calls 'label' here
    4 |  y(i) = label(x(i))
      |         ^
  why: a device has no Fortran units
       and no formats
  help: write the text after the loop
"""
    )


def test_without_lines() -> None:
    text = human([DIAGNOSTIC], False)
    assert "|" not in text
    assert text.splitlines()[1] == "b.f90:3:3: note: reached from this do concurrent loop"


def test_colour_changes_nothing_but_colour() -> None:
    import re

    coloured = human([DIAGNOSTIC], True, read_line)
    assert "\033[1;31merror:\033[0m" in coloured
    assert re.sub("\033\\[[0-9;]*m", "", coloured) == human([DIAGNOSTIC], False, read_line)


def test_a_column_behind_the_line_has_no_excerpt() -> None:
    beyond = Diagnostic("GPU0002", "error", Location("b.f90", 3, 99), "bug")
    assert human([beyond], False, read_line) == "b.f90:3:99: error: bug [GPU0002]\n"


def test_lines_on_disk(tmp_path: Path) -> None:
    (tmp_path / "x.f90").write_bytes("end ! \u00e4\xff\n".encode("latin-1"))
    reader = lines_on_disk()
    assert (reader(str(tmp_path / "x.f90"), 1) or "").startswith("end !")
    assert reader(str(tmp_path / "x.f90"), 2) is None
    assert reader(str(tmp_path / "none.f90"), 1) is None


def test_lines_are_those_of_compilers(tmp_path: Path) -> None:
    (tmp_path / "x.f90").write_bytes("\ufeffa\r\nb\fb\u2028b\nc".encode())
    reader = lines_on_disk()
    assert [reader(str(tmp_path / "x.f90"), n) for n in (1, 2, 3, 4)] == ["a", "b\fb\u2028b", "c", None]
    (tmp_path / "y.f90").write_bytes(b"print *, '\xe4'\n")
    assert reader(str(tmp_path / "y.f90"), 1) == "print *, '\u00e4'"
