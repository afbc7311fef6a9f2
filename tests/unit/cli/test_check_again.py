"""The second run of `gpuoffload check`: what is read and judged again, and caches that are damaged or of no use."""

from __future__ import annotations

import errno
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gpuoffload_build.cli.check import check
from gpuoffload_build.toolchain import cache

CALLER = """subroutine {name}(x)
  use {module}, only: {procedure}
  real, intent(inout) :: x(:)
  integer :: i
  do concurrent (i = 1:size(x))
    call {procedure}(x(i))
  end do
end subroutine
"""
MODULE = """module {name}
contains
  pure subroutine {procedure}(x)
    real, intent(inout) :: x
    x = 2*x
  end subroutine
end module
"""
CYCLE = """module {name}
  interface
    module subroutine {name}_s(x)
      real, intent(inout) :: x(:)
    end subroutine
  end interface
end module
"""
CYCLE_BODY = """submodule ({name}) s{name}
  use {other}
contains
  module procedure {name}_s
  integer :: i
{loops}
  end procedure
end submodule
"""
INTERFACE = """module m
  interface
    pure module subroutine s(x)
      real, intent(inout) :: x
    end subroutine
  end interface
end module
"""
SUBMODULE = """submodule (m) sm
contains
  module procedure s
    {statement}
  end procedure
end submodule
"""
BASE = """module base
  type :: t
  contains
    procedure :: f
  end type
contains
  pure real function f(self)
    class(t), intent(in) :: self
    f = 1
  end function
end module
"""
DISPATCH = """subroutine s(x, o)
  use base
  real, intent(inout) :: x(:)
  class(t), intent(in) :: o
  integer :: i
  do concurrent (i = 1:size(x))
    x(i) = o%f()
  end do
end subroutine
"""
CHILD = """module child
  use base
  type, extends(t) :: u
  contains
    procedure :: f => g
  end type
contains
  pure real function g(self)
    class(u), intent(in) :: self
    real(8) :: d
    d = 1
    g = real(d)
  end function
end module
"""
HOOKS = """module hooks
  abstract interface
    pure subroutine shape(x)
      real, intent(inout) :: x
    end subroutine
  end interface
  procedure(shape), pointer :: hook => null()
contains
  pure subroutine plain(x)
    real, intent(inout) :: x
    x = 2*x
  end subroutine
end module
"""
CALL_HOOK = """subroutine s(x)
  use hooks
  real, intent(inout) :: x(:)
  integer :: i
  do concurrent (i = 1:size(x))
    call hook(x(i))
  end do
end subroutine
"""
WIDE = """module wide
contains
  pure subroutine double(x)
    real, intent(inout) :: x
    real(8) :: y
    y = x
    x = real(y)
  end subroutine
end module
"""
LABEL = """subroutine s(x)
  interface
    pure subroutine f(x) bind(c, name='sub_c')
      real, intent(inout) :: x
    end subroutine
  end interface
  real, intent(inout) :: x(:)
  integer :: i
  do concurrent (i = 1:size(x))
    call f(x(i))
  end do
end subroutine
"""
RANDOM_MODULE = """module m{n}
{uses}  implicit none
  type :: t{n}
    real :: v
  contains
    procedure :: f => f{n}
  end type
  interface
    pure module subroutine q{n}(x)
      real, intent(inout) :: x
    end subroutine
  end interface
  procedure(p{n}), pointer :: h{n} => null()
contains
  pure subroutine p{n}(x)
    real, intent(inout) :: x
    {statement}
  end subroutine
  pure subroutine f{n}(self, x)
    class(t{n}), intent(in) :: self
    real, intent(inout) :: x
    x = x + self%v
  end subroutine
end module
"""
RANDOM_SUBMODULE = """submodule (m{n}) s{n}
{uses}contains
  module procedure q{n}
    {statement}
  end procedure
end submodule
"""
RANDOM_EXTERNAL = """pure subroutine e{n}(x)
{uses}  implicit none
  real, intent(inout) :: x
  {statement}
end subroutine
"""
RANDOM_CHILD = """module c{n}
  use m{n}
  type, extends(t{n}) :: u
  contains
    procedure :: f => g
  end type
contains
  pure subroutine g(self, x)
    class(u), intent(in) :: self
    real, intent(inout) :: x
    {wide} :: y
    y = x
    x = real(y)
  end subroutine
end module
"""
RANDOM_GIVE = """subroutine g{n}
  use m{n}, only: h{n}
  use m{k}, only: p{k}
  h{n} => p{k}
end subroutine
"""
RANDOM_LOOP = """subroutine l{n}(a, o)
  use m{n}, only: t{n}, p{n}, q{n}, h{n}
  implicit none
  interface
    pure subroutine e{n}(x)
      real, intent(inout) :: x
    end subroutine
  end interface
  real, intent(inout) :: a(:)
  class(t{n}), intent(in) :: o
  integer :: i
  do concurrent (i = 1:size(a))
    call {call}(a(i))
  end do
end subroutine
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):
    """Runs the check: its status, how many files are read and judged anew, and what it prints."""

    def run(*arguments: str) -> tuple[int, int, int, str]:
        status = check(list(arguments))
        out, err = capsys.readouterr()
        read, judged = re.search(r"(\d+) read and (\d+) judged anew", err).groups()  # type: ignore[union-attr]
        return status, int(read), int(judged), out + err

    return run


@pytest.fixture
def project(put) -> None:
    for letter in "ab":
        put(f"m{letter}.f90", MODULE.format(name=f"m{letter}", procedure=f"step_{letter}"))
        put(f"call_{letter}.f90", CALLER.format(name=letter, module=f"m{letter}", procedure=f"step_{letter}"))


def test_what_did_not_change_is_not_looked_at(project, run, folder: Path) -> None:
    assert run()[:3] == (0, 4, 2)
    for path in folder.iterdir():
        os.utime(path, (1, 1))
    assert run()[:3] == (0, 0, 0)


def test_a_change_reaches_its_dependants_only(project, run, put) -> None:
    run()
    put("ma.f90", MODULE.format(name="ma", procedure="step_a").replace("x = 2*x", "print *, x"))
    status, read, judged, text = run()
    assert (status, read, judged) == (1, 1, 1)
    assert "ma.f90:5:5: error: reference to the impure" in text or "ma.f90:5:5: error: print statement" in text
    assert "2 loops for cuda: 1 offloaded" in text


def test_a_submodule_is_a_dependency(run, put) -> None:
    put("m.f90", INTERFACE)
    put("sm.f90", SUBMODULE.format(statement="x = 1"))
    put("caller.f90", CALLER.format(name="c", module="m", procedure="s"))
    assert run("--gpu=metal")[:3] == (0, 3, 1)
    put("sm.f90", SUBMODULE.format(statement="x = real(1d0*x)"))
    assert run("--gpu=metal")[:3] == (1, 1, 1)


def test_an_override_in_a_new_file_is_a_dependency(run, put) -> None:
    put("base.f90", BASE)
    put("loop.f90", DISPATCH)
    assert run("--gpu=metal")[0] == 0
    put("child.f90", CHILD)
    status, _, judged, text = run("--gpu=metal")
    assert (status, judged) == (1, 1)
    assert "child.f90" in text


def test_a_pointer_assignment_in_a_new_file_is_a_dependency(run, put) -> None:
    put("hooks.f90", HOOKS)
    put("loop.f90", CALL_HOOK)
    put("other.f90", "subroutine other\nend subroutine\n")
    give = "subroutine give\n  use hooks\n  use {module}\n  hook => {name}\nend subroutine\n"
    put("give.f90", give.format(module="hooks", name="plain"))
    assert run("--gpu=metal")[:3] == (0, 4, 1)
    put("other.f90", "subroutine other\n  call more\nend subroutine\n")
    assert run("--gpu=metal")[:3] == (0, 1, 1), "any file may give the pointer a target"
    put("wide.f90", WIDE)
    put("more.f90", give.format(module="wide", name="double"))
    status, _, judged, text = run("--gpu=metal")
    assert (status, judged) == (1, 1), text
    assert "wide.f90" in text


def test_a_binding_label_is_a_dependency(run, put) -> None:
    put("loop.f90", LABEL)
    assert run()[0] == 1
    put(
        "other.f90", "pure subroutine any(x) bind(c, name='sub_c')\n real, intent(inout) :: x\n x = 1\nend subroutine\n"
    )
    assert run()[:3] == (0, 1, 1)


def test_files_that_depend_on_each_other_have_verdicts_of_their_own(run, put) -> None:
    for own, other, loops in (("a", "b", 1), ("b", "a", 2)):
        put(f"{own}.f90", CYCLE.format(name=own))
        loop = " do concurrent (i = 1:size(x))\n  x(i) = 1\n end do\n"
        put(f"s{own}.f90", CYCLE_BODY.format(name=own, other=other, loops=loop * loops))
    first = run()
    second = run()
    assert "3 loops" in first[3]
    assert "3 loops" in second[3]
    assert second[1:3] == (0, 0)


def test_an_include_file_that_comes_later(run, put) -> None:
    put("a.f90", "subroutine s\n include 'later.inc'\nend subroutine\n")
    status, _, _, text = run()
    assert status == 3
    assert "a.f90:2:2: not analysed: the file 'later.inc' of this INCLUDE line is not found" in text
    put("later.inc", "integer :: i\n")
    assert run()[:2] == (0, 1)
    put("later.inc", "integer :: j\n")
    assert run()[:2] == (0, 1)
    assert run()[:2] == (0, 0)


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-1], lambda data: data[:10] + b"x" + data[11:], lambda data: b""]
)
def test_damaged_entries_are_made_anew(project, run, tmp_path: Path, damage) -> None:
    run()
    for path in [p for kind in ("check", "outcomes") for p in (tmp_path / "cache" / kind).rglob("*.json")]:
        path.write_bytes(damage(path.read_bytes()))
    assert run()[:3] == (0, 4, 2)
    assert run()[:3] == (0, 0, 0)


def test_entries_of_another_shape_are_made_anew(project, run, tmp_path: Path) -> None:
    run()
    for path in [p for kind in ("check", "outcomes") for p in (tmp_path / "cache" / kind).rglob("*.json")]:
        cache.store(str(path), b'{"included": [], "record": 1}')
    assert run()[:3] == (0, 4, 2)


def test_a_cache_that_cannot_be_written(project, run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: str, body: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(cache, "store", full)
    for _ in range(2):
        status, read, judged, text = run("-j", "2")
        assert (status, read, judged) == (0, 4, 2)
        assert text.count("the build cache cannot be written (No space left on device): the next run starts anew") == 1


def test_a_cache_that_is_no_folder(project, run, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("", encoding="utf-8")
    status, read, judged, text = run()
    assert (status, read, judged) == (0, 4, 2)
    assert "the build cache cannot be written" in text


def test_two_runs_at_once(project, run, folder: Path) -> None:
    program = (
        "import sys; from gpuoffload_build.cli.check import check; sys.exit(check(['--format', 'json', '-j', '2']))"
    )
    runs = [
        subprocess.Popen([sys.executable, "-c", program], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    answers = [process.communicate()[0] for process in runs]
    assert [process.returncode for process in runs] == [0, 0]
    assert answers[0] == answers[1]
    assert run()[:3] == (0, 0, 0)


class Random:
    """A project whose files are written again at random: modules, submodules, external procedures, overrides."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 6

    def file(self) -> tuple[str, str]:
        """The name and the new text of one file."""
        n = self.random.randrange(self.count)
        kind = self.random.choice(("module", "submodule", "external", "loop", "child", "give"))
        below = self.random.sample(range(self.count), 2)
        uses = "".join(f"  use m{k}, only: t{k}, p{k}, q{k}\n" for k in below if k < n)
        calls = [f"call p{k}(x)" for k in below if k < n] + [f"call q{k}(x)" for k in below if k < n]
        calls += ["x = 2*x", "x = real(1d0*x)", "x = real(2d0*x)"]
        one = self.random.choice(calls)
        if kind == "module":
            return f"m{n}.f90", RANDOM_MODULE.format(n=n, uses=uses, statement=one)
        if kind == "submodule":
            return f"s{n}.f90", RANDOM_SUBMODULE.format(n=n, uses=uses, statement=one)
        if kind == "external":
            return f"e{n}.f90", RANDOM_EXTERNAL.format(n=n, uses=uses, statement=one)
        if kind == "give":
            return f"g{n}.f90", RANDOM_GIVE.format(n=n, k=below[0])
        if kind == "child":
            wide = self.random.choice(("real", "real(8)"))
            return f"c{n}.f90", RANDOM_CHILD.format(n=n, wide=wide)
        call = self.random.choice((f"p{n}", f"q{n}", f"e{n}", f"h{n}", "o%f"))
        return f"l{n}.f90", RANDOM_LOOP.format(n=n, call=call)


@pytest.mark.parametrize("seed", range(4))
def test_random_changes_give_what_a_first_run_gives(
    folder: Path, put, capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    project = Random(seed)
    for n in range(project.count):
        put(f"m{n}.f90", RANDOM_MODULE.format(n=n, uses="", statement="x = 2*x"))
        put(f"s{n}.f90", RANDOM_SUBMODULE.format(n=n, uses="", statement="x = 3*x"))
        put(f"e{n}.f90", RANDOM_EXTERNAL.format(n=n, uses="", statement="x = 4*x"))
        put(f"l{n}.f90", RANDOM_LOOP.format(n=n, call="pqe"[n % 3] + str(n)))
    codes = set()
    for step in range(12):
        for _ in range(project.random.randint(1, 2)):
            put(*project.file())
        if project.random.random() < 0.1:
            project.random.choice(sorted(folder.glob("[gsec]*.f90"))).unlink()
        answers = []
        for cache_folder in ("cache", f"fresh{step}"):
            monkeypatch.setenv("GPUOFFLOAD_CACHE_DIR", str(tmp_path / cache_folder))
            check(["--gpu=metal", "--format", "json", "-j", "1", "-q"])
            answers.append(capsys.readouterr().out)
        assert answers[0] == answers[1]
        codes |= set(re.findall(r"GPU\d+", answers[0]))
    assert "GPU0301" in codes
