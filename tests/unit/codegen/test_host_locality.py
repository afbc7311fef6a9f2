"""The host's form of loops with clauses that Fortran 2008 compilers do not know computes what the clauses say."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from compilers import FORTRAN

from gpuoffload_build.codegen.host_fortran import apply, construct_start
from gpuoffload_build.codegen.locality import host_form, needs_lowering
from gpuoffload_build.ir.stmt import DoConcurrent
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax.nodes import DoConcurrent as Tree
from gpuoffload_build.syntax.nodes import Node
from gpuoffload_build.syntax.parser import parse

PROGRAM = """\
program p
  implicit none (type, external)
  integer :: i, j, n = 4, count
  real :: a(4), b(4, 3), t, u, w(0:2)
  real(8) :: s, big
  logical :: all_there
  character(len=3) :: c
  t = -1; u = 10; count = 0; s = 100; big = -1; all_there = .true.; i = 77
  a = [1, 2, 3, 4]; b = 0; c = 'out'
  do concurrent (i = 1:n) local(t, w) local_init(u) shared(a) default(none)
    w = a(i)
    t = sum(w)
    u = u + t
    a(i) = u
  end do
  print '(*(f6.1))', a, t, u
  outer: do concurrent (integer :: k = 1:n, j = 3:1:-1, mod(k, 2) == 0)
    if (j == 2) cycle outer
    b(k, j) = k*10 + j
  end do outer
  print '(*(f6.1))', b
  name: do concurrent (i = 1:n, j = 1:3, b(i, j) > 0) &
      reduce(+: s, count) & ! two of them
      reduce(max: big) reduce(.and.: all_there) local(c)
    c = 'in'
    if (b(i, j) > 42) cycle name
    s = s + b(i, j); count = count + 1
    big = max(big, real(b(i, j), 8))
    all_there = all_there .and. b(i, j) > 22
  end do name
  print '(2f8.1, i3, l2, 1x, a)', s, big, count, all_there, c
  go to 5
  a = 0
5 do 10 concurrent (i = 1:n) local(t)
    t = i
    if (i == 2) goto 10
    a(i) = t
10 continue
  print '(*(f6.1))', a
  do concurrent (i = 1:2)
    do concurrent (j = 1:3) reduce(+: u); u = u + 1; end do; a(i) = 5
  end do
  print '(*(f6.1))', a, u
  print '(i3)', i
end program
"""
OUTPUT = """\
  13.0  16.0  19.0  22.0  -1.0  10.0
   0.0  21.0   0.0  41.0   0.0   0.0   0.0   0.0   0.0  23.0   0.0  43.0
   185.0    41.0  3 F out
   1.0  16.0   3.0   4.0
   5.0   5.0   3.0   4.0  16.0
 77
"""


def trees(node: object) -> dict[int, Tree]:
    found = {node.pos: node} if isinstance(node, Tree) else {}
    children = [getattr(node, f) for f in node._fields] if isinstance(node, Node) else node
    for child in children if isinstance(children, list) else ():
        found |= trees(child)
    return found


def lowered(text: str) -> str:
    source = Source("p.f90", text)
    tree = parse(text)
    assert not tree.errors, tree.errors
    unit = Project(None).add(ParsedFile(source, tree, LanguageOptions()))  # type: ignore[arg-type]
    by_offset = trees(tree.units)
    edits = []
    for loop in loops(unit.units[0].body.statements):  # type: ignore[union-attr]
        if needs_lowering(by_offset[construct_start(loop)], "gnu", 12):
            edits += host_form(loop, by_offset[construct_start(loop)])
    return apply(source, edits)


def loops(statements: tuple[object, ...]) -> list[DoConcurrent]:
    found: list[DoConcurrent] = []
    for s in statements:
        if isinstance(s, DoConcurrent):
            found += [s, *loops(s.body)]
    return found


@pytest.mark.parametrize("compiler", FORTRAN)
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_the_lowered_program_prints_what_the_clauses_say(tmp_path: Path, compiler: str, level: str) -> None:
    (tmp_path / "p.f90").write_text(lowered(PROGRAM))
    options = [level, *(["-fcheck=all", "-std=f2018"] if compiler == "gfortran" else [])]
    made = subprocess.run(
        [compiler, *options, "p.f90", "-o", "p"], check=False, cwd=tmp_path, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    ended = subprocess.run(["./p"], check=True, cwd=tmp_path, capture_output=True, text=True)
    assert ended.stdout == OUTPUT


def test_lines_of_the_bodies_stay() -> None:
    lines = lowered(PROGRAM).splitlines()
    at = lines.index("    a(i) = u")
    assert lines[at - 3 : at] == ["    w = a(i)", "    t = sum(w)", "    u = u + t"]
    assert lines[at - 4] == '# 11 "p.f90"'


def test_compilers_that_know_the_clauses_get_the_loop_as_it_is() -> None:
    by_offset = trees(parse(PROGRAM).units)
    assert not any(needs_lowering(t, "llvm", 19) or needs_lowering(t, "gnu", 16) for t in by_offset.values())


def test_gfortran_15_knows_the_clauses_but_no_typed_index() -> None:
    by_offset = trees(parse(PROGRAM).units)
    changed = [t for t in by_offset.values() if needs_lowering(t, "gnu", 15)]
    assert [PROGRAM[t.pos : t.header_end] for t in changed] == [
        "outer: do concurrent (integer :: k = 1:n, j = 3:1:-1, mod(k, 2) == 0)"
    ]
