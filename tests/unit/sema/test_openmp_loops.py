"""OpenMP loops where nobody asks for them, and where their statements end."""

from __future__ import annotations

from sema_files import analysed, body_named, only_loop

from gpuoffload_build.ir.stmt import Do, OmpLoop, Unsupported
from gpuoffload_build.sema.options import LanguageOptions

TEXT = """subroutine s(a, n)
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp parallel do
  do i = 1, n
    !$omp atomic
    a(1) = a(1) + 1
  end do
  !$omp end parallel do ! here
end subroutine
"""
OPTION = LanguageOptions(omp_loops=True)


def test_without_the_option_they_are_loops_of_the_host() -> None:
    unit = analysed(TEXT)
    assert unit.loops() == []
    (loop,) = body_named(unit, "s").statements
    assert type(loop) is Do
    assert [type(s).__name__ for s in loop.body] == ["Assign"]


def test_the_loop_reaches_from_its_directive_to_its_end_directive() -> None:
    loop, _ = only_loop(analysed(TEXT, options=OPTION))
    assert isinstance(loop, OmpLoop)
    text = loop.at.source.text[loop.at.start : loop.at.end]
    assert text.startswith("!$omp parallel do\n")
    assert text.endswith("!$omp end parallel do ! here")
    assert isinstance(loop.body[0], Unsupported)


def test_an_end_directive_behind_other_statements_is_not_its_own() -> None:
    moved = TEXT.replace("  !$omp end", "  a(2) = 1\n  !$omp end")
    loop, _ = only_loop(analysed(moved, options=OPTION))
    assert loop.at.source.text[loop.at.start : loop.at.end].endswith("end do")


def test_directives_in_other_bodies_are_taken_once() -> None:
    twice = TEXT + TEXT.replace("subroutine s", "subroutine t")
    unit = analysed(twice, options=OPTION)
    for loop, _ in unit.loops():
        assert [s.what for s in loop.body if isinstance(s, Unsupported)] == ["the OpenMP directive 'atomic'"]
    assert len(unit.loops()) == 2


def test_options_of_a_record_keep_it() -> None:
    assert OPTION.to_record() == {"omp_loops": True}
    assert LanguageOptions.from_record({"omp_loops": True, "openmp": True}).omp_loops
