"""The program over records: what is read, found twice, found by label."""

from __future__ import annotations

import pytest
from case_files import record

from gpuoffload_build.check.check import check_loop
from gpuoffload_build.check.device_functions import INTRINSICS, intrinsic_for
from gpuoffload_build.check.program import Program
from gpuoffload_build.sidecar.interface import interface_of
from gpuoffload_build.sidecar.record import source_of
from gpuoffload_build.sidecar.search import SidecarModules

MODULE = "module m\ncontains\npure real function f(x)\nreal, intent(in) :: x\nf = x\nend function\nend module\n"
OTHER = MODULE.replace("f = x", "f = 2*x")
MAIN = "program p\nuse m\nreal :: a(9)\ninteger :: i\ndo concurrent (i = 1:9)\na(i) = f(a(i))\nend do\nend program\n"


def test_the_same_unit_twice_is_one() -> None:
    program = Program([record("m.f90", MODULE), record("p.f90", MAIN), record("m.f90", MODULE)])
    assert program.diagnostics == []
    assert len(program.records) == 2


def test_two_units_of_one_name() -> None:
    program = Program([record("m.f90", MODULE), record("n.f90", OTHER), record("p.f90", MAIN)])
    (diagnostic,) = program.diagnostics
    assert diagnostic.code == "GPU0104"
    assert diagnostic.message == "module 'm' is defined in n.f90 and in m.f90"


def test_of_two_modules_of_one_name_the_nearer_is_meant() -> None:
    """A folder with several programs: each has its own module m."""
    records = [record("a/m.f90", MODULE), record("b/m.f90", OTHER), record("b/src/p.f90", MAIN)]
    program = Program(records, None, [record("b/src/m.f90", MODULE.replace("f = x", "f = 3*x"))])
    for from_file, path in (("a/q.f90", "a/m.f90"), ("b/src/p.f90", "b/m.f90"), ("c/q.f90", "a/m.f90")):
        found = program.find("m", from_file)
        assert found is not None
        assert found.source.path == path


def test_members_that_the_linker_leaves_are_no_rivals() -> None:
    program = Program([record("m.f90", MODULE), record("p.f90", MAIN)], None, [record("n.f90", OTHER)])
    assert program.diagnostics == []
    found = program.find("m", "p.f90")
    assert found is not None
    assert found.source.path == "m.f90"


def test_files_are_parsed_when_something_asks() -> None:
    program = Program([record("m.f90", MODULE), record("p.f90", MAIN)])
    assert program.project.files == []
    assert [loop.owner for _, loop, _ in program.loops()] == ["p"]
    assert sorted(file.source.path for file in program.project.files) == ["m.f90", "p.f90"]


def test_a_unit_without_gpu_has_no_loops_of_ours() -> None:
    plain = record("p.f90", MAIN)
    plain.gpu = None
    assert list(Program([record("m.f90", MODULE), plain]).loops()) == []


def prototype(label: str, kind: str, dummies: str = "x", attribute: str = ", value") -> str:
    return f"""\
module c
  use iso_c_binding
  interface
    pure real({kind}) function f({dummies}) bind(c, name="{label}")
      import {kind}
      real({kind}){attribute} :: {dummies}
    end function
  end interface
end module
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (prototype("sqrt", "c_double"), "sqrt"),
        (prototype("sqrtf", "c_float"), "sqrt"),
        (prototype("hypot", "c_double", "x, y"), "hypot"),
        (prototype("erf", "c_double"), "erf"),
        (prototype("erff", "c_float"), "erf"),
        (prototype("tgamma", "c_double"), "gamma"),
        (prototype("sqrt", "c_float"), None),
        (prototype("sqrtf", "c_double"), None),
        (prototype("sqrt", "c_double", "x, y"), None),
        (prototype("sqrt", "c_double", attribute=", intent(in)"), None),
        (prototype("host_only", "c_double"), None),
        (prototype("f", "c_float"), None),
    ],
)
def test_device_functions(text: str, expected: str | None) -> None:
    program = Program(
        [record("c.f90", text + "subroutine s\nuse c\nprint *, f(1)\nend subroutine\n")], SidecarModules((), "gnu")
    )
    (call,) = _calls(program)
    assert intrinsic_for(call) == expected


def _calls(program: Program) -> list:
    from gpuoffload_build.facts.procedure import facts_of

    (procedure,) = [p for u in program.unit(program.records[0]).units if u.kind == "external" for p in u.procedures]
    body = program.body(procedure)
    assert body is not None
    return [call.procedure for call in facts_of(body).calls]


def test_every_device_function_is_an_intrinsic() -> None:
    from gpuoffload_build.sema.intrinsics import is_intrinsic

    assert [name for name in INTRINSICS.values() if not is_intrinsic(name)] == []


def test_the_interface_in_a_library_has_no_bodies() -> None:
    """A library without bodies gives types, and its procedures have no body, not an empty one."""
    library = record("m.f90", MODULE)
    library.source = interface_of(source_of(library))
    library.hash = "another"
    program = Program([record("p.f90", MAIN)], None, (), [("libm.so", library)])
    ((_, loop, body),) = program.loops()
    outcome = check_loop(program, loop, body, "cuda", True)
    assert outcome.diagnostic is not None
    assert outcome.diagnostic.code == "GPU0305"


def test_the_library_is_named_where_its_facts_have_the_procedure() -> None:
    library = record("m.f90", MODULE)
    library.facts = {"procedures": [{"key": "m::f"}]}
    library.source = interface_of(source_of(library))
    program = Program([record("p.f90", MAIN)], None, (), [("libm.so", library)])
    ((_, loop, body),) = program.loops()
    diagnostic = check_loop(program, loop, body, "cuda", True).diagnostic
    assert diagnostic is not None
    assert diagnostic.message == "the source of 'f' is not in libm.so"


def test_the_whole_unit_wins_over_a_library() -> None:
    library = record("m.f90", MODULE)
    library.source = interface_of(source_of(library))
    program = Program([record("m.f90", MODULE), record("p.f90", MAIN)], None, (), [("libm.so", library)])
    ((_, loop, body),) = program.loops()
    assert check_loop(program, loop, body, "cuda", True).where == "device"


SHAPES = """\
module shapes
type :: shape
contains
procedure, nopass :: area
end type
contains
pure real function area()
area = 1
end function
end module
"""
LOUD = """\
module loud_m
use shapes
type, extends(shape) :: loud
contains
procedure, nopass :: area => loud_area
end type
contains
pure real function loud_area()
character(8) :: text
write (text, *) 1
loud_area = 2
end function
end module
"""
CALLER = """\
subroutine s(x, a)
use shapes
class(shape), intent(in) :: x
real :: a(9)
do concurrent (i = 1:9)
a(i) = x%area()
end do
end subroutine
"""


def test_overrides_in_members_that_the_linker_leaves_do_not_count() -> None:
    program = Program([record("shapes.f90", SHAPES), record("s.f90", CALLER)], None, [record("loud.f90", LOUD)])
    ((_, loop, body),) = program.loops()
    assert check_loop(program, loop, body, "cuda", True).where == "device"


def test_overrides_in_pulled_members_and_libraries_count() -> None:
    files = [record("shapes.f90", SHAPES), record("s.f90", CALLER)]
    for program in (
        Program([*files, record("loud.f90", LOUD)]),
        Program(files, None, (), [("libloud.so", record("loud.f90", LOUD))]),
    ):
        ((_, loop, body),) = program.loops()
        outcome = check_loop(program, loop, body, "cuda", True)
        assert outcome.diagnostic is not None
        assert outcome.diagnostic.code == "GPU0303"


HIDDEN = """\
module base
type :: t
contains
procedure, private, nopass :: value
procedure :: get
end type
contains
pure integer function value()
value = 1
end function
pure integer function get(self)
class(t), intent(in) :: self
get = self%value()
end function
end module
"""
SAME_NAME = """\
module other
use base
type, extends(t) :: u
contains
procedure, nopass :: value => loud
end type
contains
pure integer function loud()
character(8) :: text
write (text, *) 1
loud = 2
end function
end module
"""


@pytest.mark.parametrize(("family", "where"), [("gnu", "error"), ("llvm", "device")])
def test_a_private_binding_is_overridden_as_the_compiler_has_it(family: str, where: str) -> None:
    caller = CALLER.replace("shapes", "base").replace("shape", "t").replace("x%area", "x%get")
    records = [record("base.f90", HIDDEN), record("other.f90", SAME_NAME), record("s.f90", caller)]
    for one in records:
        one.compiler = {**one.compiler, "family": family}
    program = Program(records)
    ((_, loop, body),) = program.loops()
    assert check_loop(program, loop, body, "cuda", True).where == where
