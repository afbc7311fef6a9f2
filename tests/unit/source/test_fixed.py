"""Fixed form to free form in place."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from gpuoffload_build.source.fixed import to_free
from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.parser import parse


def free(*lines: str, width: int = 72) -> list[str]:
    return to_free("\n".join(lines), width).split("\n")


def test_comments_labels_and_continuation_keep_their_columns() -> None:
    got = free("C note", "   10 X = 1 +", "     $    2 ! two", "* more", "     +  + 3")
    assert got == ["! note", "   10 X = 1 + &", "     &    2 &", "! more", "     &  + 3"]


def test_text_past_the_last_column_goes() -> None:
    assert free("      X = 1" + " " * 61 + "COMMENT")[0] == "      X = 1"
    assert free("      X = 1" + " " * 70 + "+ 2", width=0)[0].endswith("+ 2")
    assert free("      X = 12", width=11)[0] == "      X = 1"


def test_a_zero_in_column_6_starts_a_statement() -> None:
    assert free("     0X = 1") == ["      X = 1"]


def test_character_constants_run_on_with_their_blanks() -> None:
    got = free("      X = 'abc", "     &  def'")
    assert got[0] == "      X = 'abc".ljust(72) + "&"
    tree = parse("subroutine s\n" + "\n".join(got) + "\nend")
    (unit,) = tree.units
    assert isinstance(unit, nodes.Procedure)
    (assignment,) = unit.body
    assert isinstance(assignment, nodes.Assignment)
    assert isinstance(assignment.value, nodes.StringLiteral)
    assert assignment.value.value == "abc" + " " * (72 - 14) + "  def"


def test_exclamation_marks_and_quotes_in_hollerith() -> None:
    got = free("      CALL X(4HA'B!, 1) ! note", "      Y = 'it''s!' ! note")
    assert got == ["      CALL X(4HA'B!, 1)", "      Y = 'it''s!'"]
    assert free("      REAL*8HOUR'S") == ["      REAL*8HOUR'S"]


def test_a_name_over_the_last_column() -> None:
    got = free("      X = ".ljust(70) + "LO", "     &NG")
    tree = parse("subroutine s\n" + "\n".join(got) + "\nend")
    assert not tree.errors
    (unit,) = tree.units
    assert isinstance(unit, nodes.Procedure)
    assert "LONG".lower() in repr(unit.body)


def test_short_lines_do_not_join_tokens() -> None:
    got = free("      CALL", "     &FOO(X)")
    tree = parse("subroutine s\n" + "\n".join(got) + "\nend")
    assert not tree.errors


def test_tabs() -> None:
    assert free("\tX = 1", "\t1+ 2", "10\tY = 2") == ["\tX = 1 &", "\t&+ 2", "10\tY = 2"]


def test_directives_keep_their_sentinel() -> None:
    assert free("C$OMP PARALLEL", "*$ACC LOOP") == ["!$OMP PARALLEL", "!$ACC LOOP"]


def test_directives_are_continued_in_column_6() -> None:
    got = free(
        "c$omp parallel do ! note", "C note", "C$OMP+ private(t)", "!$omp&shared(a)", "*$omp0end parallel do", "!$omp"
    )
    assert got == [
        "!$omp parallel do &",
        "! note",
        "!$OMP& private(t) &",
        "!$omp&shared(a)",
        "!$omp end parallel do",
        "!$omp",
    ]


def test_blanks_inside_keywords_are_reported() -> None:
    got = free("      SUBROUTINE S", "      G O T O 10", "   10 CONTINUE", "      END")
    tree = parse("\n".join(got))
    assert [tree.text[pos : pos + 1] for pos, _ in tree.errors] == ["G"]


SAMPLE = """\
C     every kind of line
      PROGRAM MAIN
      INTEGER I, J(3),
     1        K
      CHARACTER*80 LINE
      DATA J / 1, 2*3 /
      K = 0
      DO 10 I = 1, 3
        IF (J(I) .EQ. 3 .AND.
     &      I .GT. 0) GO TO 10
        K = K + J(I)                                                    SEQ00010
10    CONTINUE
      LINE = 'a quote '' and a ! and
     &  more'
      PRINT 20, K
   20 FORMAT (1X, 5HK IS , I3)
      END
"""


@pytest.mark.skipif(shutil.which("gfortran") is None, reason="gfortran not found")
def test_gfortran_takes_the_result_as_free_form(tmp_path: Path) -> None:
    outputs = []
    for name, text in (("a.f", SAMPLE), ("b.f90", to_free(SAMPLE))):
        (tmp_path / name).write_text(text)
        program = tmp_path / (name + ".out")
        subprocess.run(["gfortran", "-std=legacy", "-w", str(tmp_path / name), "-o", str(program)], check=True)
        outputs.append(subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout)
    assert outputs[0] == outputs[1] == " K IS   1\n"


def test_blanks_inside_logical_operators_go_behind_them() -> None:
    source = "      if (i .ge. 1 .and .i . l e . 4 .or. c .eq. '. and .') x = . true .\n"
    expected = "      if (i .ge. 1 .and. i .le.    4 .or. c .eq. '. and .') x = .true.\n"
    assert to_free(source) == expected


def test_blanks_inside_numbers_go_behind_them() -> None:
    source = (
        "1 0   data pi / 3.14159 26535 D0 /, k / 1 0 0/, s / 'a 1 2' /\n"
        "      if (x . gt. 1.0 d0 .and. i .eq. 1 .eqv. l) x = 1. d 0 + 1.e 5\n"
        "      real*8 d0, e 1\n"
        "      x = 5H1 2 3 + 1 0\n"
        "      y = . 5 e - 1 + 3 4.5 + 1. 5 + 2 5. + 1 0.eq.x\n"
        "      c = '1 2\n"
        "     1 3 4' // '5 6'\n"
    )
    expected = (
        "1 0   data pi / 3.1415926535D0   /, k / 100  /, s / 'a 1 2' /\n"
        "      if (x .gt.  1.0d0  .and. i .eq. 1 .eqv. l) x = 1.d0   + 1.e5\n"
        "      real*8 d0, e 1\n"
        "      x = 5H1 2 3 + 1 0\n"
        "      y = .5e-1     + 34.5  + 1.5  + 25.  + 10 .eq.x\n"
    )
    assert to_free(source).startswith(expected)
    assert to_free(source).splitlines()[6] == "     & 3 4' // '5 6'"
