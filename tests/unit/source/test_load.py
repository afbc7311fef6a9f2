"""Bytes to Source: decoding, preprocessor markers, INCLUDE lines, locations."""

from __future__ import annotations

from pathlib import Path

from gpuoffload_build.source.load import decode, load, needs_preprocessor
from gpuoffload_build.source.original import original_offset
from gpuoffload_build.source.text import Source


def test_needs_preprocessor_only_for_lines_that_begin_with_a_hash() -> None:
    assert needs_preprocessor(b"x\n  #ifdef A\n")
    assert not needs_preprocessor(b"x = '#' # 1\n")


def test_decode() -> None:
    assert decode(b"\xef\xbb\xbfx\r\ny\r\n") == "x\ny\n"
    assert decode("é".encode()) == "é"
    assert decode(b"\xe9") == "é"


def test_location_without_preprocessor() -> None:
    source = load("a.f90", b"program p\n  x = 1\nend\n", "free")
    assert str(source.location(source.text.index("x ="))) == "a.f90:2:3"
    assert source.columns_exact
    assert source.excerpt(source.location(12)) == "  x = 1"


RAW = b"""#define N 100
#define LOOP(i) do concurrent (i = 1:N)
program p
  integer :: a(N), b(N) = N
  LOOP(i); a(i) = N + b(i) ; b(i) = 2
  end do
#include "h.inc"
end program
"""
GNU = b"""# 1 "p.F90"
# 1 "<built-in>"
# 1 "<command-line>"
# 1 "p.F90"


program p
  integer :: a(100), b(100) = 100
  do concurrent (i = 1:100); a(i) = 100 + b(i) ; b(i) = 2
  end do
# 1 "h.inc" 1
  integer :: q
  integer :: r
# 8 "p.F90" 2
end program
"""


def test_gnu_markers_become_runs() -> None:
    source = load("p.F90", RAW, "free", GNU)
    assert "#" not in source.text
    text = source.text
    assert str(source.location(text.index("program p"))) == "p.F90:3:1"
    assert str(source.location(text.index("r\nend"))) == "h.inc:2:14"
    assert str(source.location(text.index("end program"))) == "p.F90:8:1"
    assert source.lines == [(1, "p.F90", 1), (7, "h.inc", 1), (9, "p.F90", 8)]


def test_columns_of_changed_lines() -> None:
    source = load("p.F90", RAW, "free", GNU)
    text = source.text
    assert not source.columns_exact
    assert str(source.location(text.index("b(i) = 2"))) == "p.F90:5:30"  # after the macro: exact
    assert str(source.location(text.index("do concurrent"))) == "p.F90:5:3"  # made by the macro: where it stands
    assert source.location(text.index("a(100)")).column == 14  # before: exact
    location = source.location(text.index("do concurrent"))
    assert source.excerpt(location) == "  LOOP(i); a(i) = N + b(i) ; b(i) = 2"


def test_flang_markers_and_reformatted_lines() -> None:
    raw = b"#define N 3\nprogram p\n   integer :: a(N) ! note\n   a = 1\nend\n"
    flang = b'#line "./p.F90" 2\n      program p\n      integer :: a(3)\n      a = 1\n      end\n'
    source = load("p.F90", raw, "free", flang)
    assert str(source.location(source.text.index("a = 1"))) == "p.F90:4:4"
    assert str(source.location(source.text.index("integer"))) == "p.F90:3:4"
    assert str(source.location(source.text.index("a(3)"))) == "p.F90:3:15"


def test_record_round_trip() -> None:
    source = load("p.F90", RAW, "free", GNU)
    again = Source.from_record(source.to_record())
    assert again.text == source.text
    for offset in range(0, len(source.text), 7):
        assert again.location(offset) == source.location(offset)


def test_include_lines(tmp_path: Path) -> None:
    inner = tmp_path / "inc"
    inner.mkdir()
    (inner / "a.inc").write_text("  integer :: i\n  include 'b.inc'\n")
    (inner / "b.inc").write_text("  integer :: j\n")
    text = b"program p\n  INCLUDE 'a.inc' ! here\n  include 'missing.inc'\n  i = 1\nend\n"
    source = load("p.f90", text, "free", None, [str(inner)])
    lines = source.text.split("\n")
    assert lines[1:5] == ["  integer :: i", "  integer :: j", "  include 'missing.inc'", "  i = 1"]
    where = source.location(source.text.index("j"))
    assert (Path(where.file).name, where.line, where.column) == ("b.inc", 1, 14)
    assert str(source.location(source.text.index("i = 1"))) == "p.f90:4:3"


def test_a_file_that_includes_itself_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "a.inc").write_text("include 'a.inc'\n")
    source = load(str(tmp_path / "m.f90"), b"include 'a.inc'\n", "free")
    assert source.text == "include 'a.inc'\n"


def test_openmp_sentinels_are_code_when_asked() -> None:
    text = b"!$ x = 1\n  !$omp parallel\n"
    assert load("a.f90", text, "free").text == text.decode()
    assert load("a.f90", text, "free", openmp=True).text == "   x = 1\n  !$omp parallel\n"
    fixed = b"C$    X = 1\n!$OMP PARALLEL\n"
    assert load("a.f", fixed, "fixed", openmp=True).text.split("\n")[0] == "      X = 1"


def test_original_offset_at_the_edges() -> None:
    assert original_offset("  a = N", "  a = 100", 2) == 2
    assert original_offset("  a = N", "  a = 100", 6) == 6
    assert original_offset("  a = N", "  a = 100", 9) == 7
    assert original_offset("", "  x", 2) == 0
    assert original_offset("f(NAME1) + x", "f(NAMES) + x", 6) == 2
    assert original_offset("f(NAME1) + x", "f(NAMES) + x", 11) == 11


def test_statements_that_flang_joins() -> None:
    raw = b"""#define N 3
program p
  x = alpha + & ! note
      ! more & notes
      'a ! b' // &
      N + omega
  y = 1
end
"""
    flang = b"""#line "./p.F90" 2
      program p
      x = alpha + 'a ! b' //&
     & 3 + omega


#line 7
      y = 1
      end
"""
    source = load("p.F90", raw, "free", flang)
    text = source.text
    assert str(source.location(text.index("alpha"))) == "p.F90:3:7"
    assert str(source.location(text.index("'a"))) == "p.F90:5:7"
    assert str(source.location(text.index("3 + "))) == "p.F90:6:7"
    assert str(source.location(text.index("omega"))) == "p.F90:6:11"
    assert source.excerpt(source.location(text.index("omega"))) == "      N + omega"
    assert str(source.location(text.index("y = 1"))) == "p.F90:7:3"


def test_gfortran_does_not_join_statements() -> None:
    raw = b"#define N 3\nx = N + &\n  y\nend\n"
    source = load("p.F90", raw, "free", b'# 1 "p.F90"\n\nx = 3 + &\n  y\nend\n')
    assert str(source.location(source.text.index("+"))) == "p.F90:2:7"
    assert str(source.location(source.text.index("y"))) == "p.F90:3:3"
