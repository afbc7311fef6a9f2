"""`--gpu-offload-omp-loops`: what a compile records, what a program does, and that without it nothing changes."""

from __future__ import annotations

import re
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from conftest import Workplace

RECORD = r"\t\.section\t\.gpuoffload[^\n]*\n(?:\t\.byte[^\n]*\n)*(?:\t\.text\n)?"
OPTIONS = ("--gpu=cuda_cpu", "--gpu-offload-omp-loops")
SOURCE = """module work
contains
  subroutine double(a)
    integer, intent(inout) :: a(:)
    integer :: i
    !$omp parallel do
    do i = 1, size(a)
      call one(a(i))
    end do
    !$omp end parallel do
  end subroutine
  subroutine one(x)
    integer, intent(inout) :: x
    x = 2*x
  end subroutine
end module
"""
PROGRAM = """program p
  use work
  integer :: a(5) = [1, 2, 3, 4, 5]
  call double(a)
  print '(5i4)', a
end program
"""


def sources(place: Workplace, text: str = SOURCE) -> None:
    place.write("work.f90", text)
    place.write("main.f90", PROGRAM)


def test_the_loop_is_recorded_and_launched(place: Workplace) -> None:
    sources(place)
    done = place.ours(*OPTIONS, "-c", "work.f90", "-o", "work.o")
    assert done.returncode == 0, done.stderr
    (record,) = place.records("work.o")
    assert record.language["omp_loops"] is True
    assert [(loop["line"], loop["column"]) for loop in record.loops] == [(6, 5)]
    done = place.ours(*OPTIONS, "main.f90", "work.o", "-o", "p")
    assert done.returncode == 0, done.stderr
    run = place._run([str(place.folder / "p")], None, {"GPUOFFLOAD_NOTIFY": "1"})
    assert run.stdout == "   2   4   6   8  10\n"
    assert "line=6 procedure=work::double iterations=5" in run.stderr


def test_the_option_may_stand_in_the_environment(place: Workplace) -> None:
    sources(place)
    done = place.ours("-c", "work.f90", "-o", "work.o", GPUOFFLOAD_FLAGS=" ".join(OPTIONS))
    assert done.returncode == 0, done.stderr
    assert len(place.records("work.o")[0].loops) == 1


def test_without_the_option_the_code_is_the_compilers(place: Workplace) -> None:
    sources(place)
    for openmp in ((), ("-fopenmp",)):
        assert place.ours("--gpu=cuda_cpu", *openmp, "-S", "work.f90", "-o", "ours.s").returncode == 0
        assert place.bare(*openmp, "-S", "work.f90", "-o", "bare.s").returncode == 0
        ours, bare = ((place.folder / name).read_text().replace(name, "") for name in ("ours.s", "bare.s"))
        assert re.sub(RECORD, "", ours) == bare
    assert place.ours("--gpu=cuda_cpu", "-c", "work.f90", "-o", "work.o").returncode == 0
    (record,) = place.records("work.o")
    assert "omp_loops" not in record.language
    assert record.loops == []


def test_without_a_target_the_option_says_nothing(place: Workplace) -> None:
    sources(place)
    done = place.ours("--gpu-offload-omp-loops", "-c", "work.f90", "-o", "work.o")
    assert done.returncode == 0, done.stderr
    assert "omp_loops" not in place.records("work.o")[0].language


def test_what_cannot_be_offloaded_yet_leaves_no_object(place: Workplace) -> None:
    sources(place, SOURCE.replace("parallel do\n", "parallel do ordered\n", 1))
    done = place.ours(*OPTIONS, "-c", "work.f90", "-o", "work.o")
    assert done.returncode == 1
    assert "work.f90:6:23: error: not yet implemented: the OpenMP clause 'ordered' [GPU0001]" in done.stderr
    assert not (place.folder / "work.o").exists()


def test_print_in_the_body_runs_on_the_host_with_the_fallback(place: Workplace) -> None:
    sources(place, SOURCE.replace("x = 2*x", "x = 2*x; print '(i0)', x"))
    refused = place.ours(*OPTIONS, "-c", "work.f90", "-o", "work.o")
    assert "work.f90:14:14: error: print statement cannot run on cuda_cpu [GPU0303]" in refused.stderr
    done = place.ours(*OPTIONS, "--gpu-allow-cpu-fallback", "main.f90", "work.f90", "-o", "p", "-c")
    assert done.returncode != 0  # two sources and one object
    done = place.ours(*OPTIONS, "--gpu-allow-cpu-fallback", "work.f90", "main.f90", "-o", "p")
    assert done.returncode == 0, done.stderr
    assert "work.f90:6:5: note: reached from this OpenMP loop" in done.stderr
    run = place._run([str(place.folder / "p")], None, {})
    assert run.stdout == "2\n4\n6\n8\n10\n   2   4   6   8  10\n"


def test_directives_survive_the_preprocessor(place: Workplace) -> None:
    text = SOURCE.replace(
        "    !$omp parallel do\n", "    !$omp parallel &\n    !$omp do schedule(SCHEDULE)\n    !$ i = 3\n"
    )
    path: Path = place.write("work.F90", "#define SCHEDULE static\n" + text)
    done = place.ours(*OPTIONS, "-c", path.name, "-o", "work.o")
    assert done.returncode == 0, done.stderr
    assert [(loop["line"], loop["column"]) for loop in place.records("work.o")[0].loops] == [(7, 5)]
