"""What an outlined loop takes, keeps to itself and gives back (semantics P5 to P7)."""

from __future__ import annotations

import pytest

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.kernel import Kernel
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax.parser import parse


class NoModules:
    def find(self, module_name: str, from_file: str) -> ParsedFile | None:
        return None


def kernels(text: str, at_link: bool = False) -> list[Kernel]:
    source = Source("a.f90", text)
    tree = parse(text)
    assert not tree.errors, tree.errors
    project = Project(NoModules())
    unit = project.add(ParsedFile(source, tree, LanguageOptions()))
    reached = [p for u in unit.units for p in u.procedures] if at_link else []
    return [outline(loop, body, project, f"k{n}", at_link, reached) for n, (loop, body) in enumerate(unit.loops(), 1)]


def shown(kernel: Kernel) -> str:
    """`name:access` of each capture, `private NAME`, `out NAME` (`out NAME?` where only some iterations define it)."""
    parts = [
        f"{c.variable.name}:{'r' if c.reads else ''}{'w' if c.writes else ''}{'' if c.way == 'argument' else ' symbol'}"
        for c in kernel.captures
    ]
    indices = {i.variable for i in kernel.indices}
    parts += [f"private {p.variable.name}" for p in kernel.privates if p.variable not in indices]
    parts += [f"out {x.private.name}{'' if x.always else '?'}" for x in kernel.live_outs]
    return ", ".join(parts)


def loop(body: str, header: str = "i = 1:n", before: str = "", after: str = "", declared: str = "") -> str:
    return f"""subroutine s(a, b, n)
  integer, intent(in) :: n
  real, intent(inout) :: a(n), b(n)
  integer :: i, j, k
  real :: t, u, w(3), v(2, 2)
  type pair
    real :: x, y
  end type
  type(pair) :: p
{declared}
  {before}
  do concurrent ({header})
    {body}
  end do
  {after}
end subroutine
"""


PRIVATE = {
    "t = a(i); b(i) = t": "a:r, b:w, private t",
    "b(i) = t; t = a(i)": "b:w, t:rw, a:r",
    "if (a(i) > 0) t = a(i); b(i) = t": "a:r, t:rw, b:w",
    "if (a(i) > 0) then; t = 1; else; t = 2; end if; b(i) = t": "a:r, b:w, private t",
    "if (a(i) > 0) then; t = 1; b(i) = t; end if": "a:r, b:w, private t",
    "select case (i); case (1); t = 1; case default; t = 2; end select; b(i) = t": "b:w, private t",
    "select case (i); case (1); t = 1; end select; b(i) = t": "t:rw, b:w",
    "do j = 1, 3; w(j) = a(i); end do; b(i) = sum(w)": "a:r, b:w, private j, private w",
    "do j = 1, 2; w(j) = a(i); end do; b(i) = sum(w)": "a:r, b:w, w:rw, private j",
    "w = a(i); b(i) = w(1) + w(n)": "a:r, b:w, n:r, private w",
    "w(:) = a(i); b(i) = w(2)": "a:r, b:w, private w",
    "w(1) = a(i); w(2) = 1; b(i) = w(1) + w(2)": "a:r, b:w, private w",
    "w(1) = a(i); b(i) = w(2)": "w:rw, a:r, b:w",
    "w(1) = 1; w(2) = 2; w(3) = 3; b(i) = w(j)": "j:r, b:w, private w",
    "w(j) = a(i); b(i) = w(j)": "w:rw, j:r, a:r, b:w",
    "do j = 1, 2; do k = 1, 2; v(j, k) = j; end do; end do; b(i) = v(2, 1)": "b:w, private j, private k, private v",
    "do j = 1, n; t = j; end do; b(i) = t": "t:rw, n:r, b:w, private j",
    "do j = 1, 3; t = j; end do; b(i) = t": "b:w, private j, private t",
    "do j = 1, 3; if (j > i) exit; t = j; end do; b(i) = t": "t:rw, b:w, private j",
    "do; t = a(i); if (t > 0) exit; end do; b(i) = t": "a:r, b:w, private t",
    "do j = 1, 2; w(j) = a(i); end do": "a:r, w:w, private j",
    "w = a(i)": "a:r, private w",
    "p%x = a(i); p%y = 1; b(i) = p%x*p%y": "a:r, b:w, private p%x, private p%y",
    "p%x = a(i); b(i) = p%x*p%y": "p%y:r, a:r, b:w, private p%x",
    "block; real :: t; t = a(i); b(i) = t; end block": "a:r, b:w",
    "associate (t => a(i)); b(i) = t; end associate": "a:r, b:w",
    "associate (x => t); x = a(i); b(i) = x; end associate": "a:r, b:w, private t",
    "b(i) = sum([(a(j), j = 1, 3)])": "a:r, b:w",
    "if (a(i) > 0) cycle; t = 1; b(i) = t": "a:r, b:w, private t",
    "b(i) = size(a)": "a:, b:w",
    "a(i) = a(i) + 1": "a:rw",
}


@pytest.mark.parametrize(("body", "expected"), PRIVATE.items())
def test_what_each_iteration_defines_first_is_its_own(body: str, expected: str) -> None:
    [kernel] = kernels(loop(body))
    # captures come in the order in which they are met; the set is what matters here
    assert sorted(shown(kernel).split(", ")) == sorted(expected.split(", "))


LIVE = {
    ("t = a(i)", "u = t"): "out t",
    ("if (a(i) > 0) t = a(i)", "u = t"): "out t?",
    ("if (a(i) > 0) cycle; t = a(i)", "u = t"): "out t?",
    ("t = a(i)", ""): "",
    ("t = a(i)", "t = 1"): "",
    ("t = a(i)", "do concurrent (j = 1:2); t = j; b(j) = t; end do"): "",
    ("t = a(i)", "do concurrent (j = 1:2); b(j) = t; end do"): "out t",
    ("t = a(i)", "do concurrent (j = 1:2) local_init(t); b(j) = t; end do"): "out t",
    ("t = a(i)", "do concurrent (j = 1:2) local(t); t = j; b(j) = t; end do"): "",
    ("t = a(i)", "do concurrent (j = 1:2) reduce(+:t); t = t + b(j); end do"): "out t",
    ("do j = 1, 3; b(i) = j; end do", "do j = 1, 2; b(j) = 0; end do"): "",
    ("do j = 1, 3; b(i) = j; end do", "k = j"): "out j",
    ("t = a(i)", "call other(t)"): "out t",
    ("t = a(i)", "b(int(t)) = 1"): "out t",
    ("p%x = a(i)", "u = p%x"): "out p%x",
    ("p%x = a(i)", ""): "",
}


@pytest.mark.parametrize(("texts", "expected"), LIVE.items())
def test_scalars_that_are_seen_after_the_loop_come_out(texts: tuple[str, str], expected: str) -> None:
    first, *_ = kernels(loop(texts[0], after=texts[1]))
    assert ", ".join(part for part in shown(first).split(", ") if part.startswith("out")) == expected


def test_a_mask_leaves_iterations_out() -> None:
    [kernel] = kernels(loop("t = a(i)", "i = 1:n, a(i) > 0", after="u = t"))
    assert shown(kernel) == "a:r, t:w, private t, out t?"


@pytest.mark.parametrize("declared", ["save t", "common /c/ t", "target t", "data t /1.0/"])
def test_storage_that_others_may_see(declared: str) -> None:
    [kernel] = kernels(loop("t = a(i)", declared=declared))
    assert shown(kernel) == "a:r, t:w, private t, out t"


def test_a_loop_around_reads_what_the_last_round_left() -> None:
    [kernel] = kernels(loop("t = a(i)", before="do k = 1, 3; u = u + t", after="end do"))
    assert "out t" in shown(kernel)


def test_locality_clauses() -> None:
    text = loop("t = u; u = 2; b(i) = t", "i = 1:n) local(t) local_init(u")
    [kernel] = kernels(text)
    assert shown(kernel) == "b:w, u:r, private t, private u"
    [initial] = [p.initial for p in kernel.privates if p.initial is not None]
    assert initial.variable.name == "u"


def test_reductions_are_captured() -> None:
    [kernel] = kernels(loop("t = t + a(i)", "i = 1:n) reduce(+:t"))
    assert shown(kernel) == "t:rw, a:r"


INTERNAL = """\
subroutine host(a, n)
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  real :: scale, unused
  integer :: i
  scale = 2
  do concurrent (i = 1:n)
    a(i) = f(i)
  end do
contains
  pure real function f(i)
    integer, intent(in) :: i
    f = g(i)
  end function
  pure real function g(i)
    integer, intent(in) :: i
    real :: own
    own = scale
    g = i*own
  end function
end subroutine
"""


def test_variables_of_the_host_that_internal_procedures_use_are_arguments() -> None:
    [kernel] = kernels(INTERNAL)
    assert shown(kernel) == "a:w, scale:r"
    assert [p.name for p in kernel.internal] == ["f", "g"]


def test_a_hidden_variable_of_the_host_is_refused() -> None:
    text = INTERNAL.replace("contains", "  call inner\ncontains").replace(
        "end subroutine\n",
        "  subroutine inner\n    real :: scale, c(3)\n    scale = 1\n    do concurrent (i = 1:3)\n"
        "      c(i) = g(i)\n    end do\n    a(1) = c(1) + scale\n  end subroutine\nend subroutine\n",
    )
    with pytest.raises(NotYet, match="'scale' of the host"):
        kernels(text)


MODULE = """\
module m
  real :: seen, hidden, both
contains
  pure real function f(x)
    real, intent(in) :: x
    f = x + hidden + seen
  end function
  pure real function g()
    g = both
  end function
  subroutine s(a)
    real, intent(inout) :: a(:)
    integer :: i
    do concurrent (i = 1:size(a))
      both = a(i)
      a(i) = f(seen) + g()
    end do
  end subroutine
end module
"""


def test_module_variables_of_callees_join_at_the_link_after_the_arguments() -> None:
    [early] = kernels(MODULE)
    [late] = kernels(MODULE, at_link=True)
    assert shown(early) == "a:rw, seen:r, both:w, private both, out both"
    assert shown(late) == "a:rw, seen:r, both:rw, m::hidden:r symbol".replace("m::", "")


COMPONENTS = """\
subroutine s(self, n)
  type inner
    integer :: count
  end type
  type grid
    real, allocatable :: u(:)
    type(inner) :: in
    real :: h
  end type
  class(grid), intent(inout) :: self
  integer, intent(in) :: n
  integer :: i
  do concurrent (i = 1:n)
    self%u(i) = self%h*self%in%count
  end do
end subroutine
"""


def test_components_of_a_scalar_are_captured_one_by_one() -> None:
    [kernel] = kernels(COMPONENTS)
    assert shown(kernel) == "self%h:r, self%in%count:r, self%u:w"


def test_a_part_and_its_whole_are_one_object() -> None:
    text = COMPONENTS.replace("self%h*self%in%count", "f(self%in) + self%in%count")
    text = text.replace("  integer :: i\n", "  integer :: i\n  interface\n  pure real function f(x)\n  import\n"
                        "  type(inner), intent(in) :: x\n  end function\n  end interface\n")  # fmt: skip
    [kernel] = kernels(text)
    assert shown(kernel) == "self:rw"
