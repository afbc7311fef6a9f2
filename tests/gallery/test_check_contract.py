"""C1 to C7 of the semantics: what the check looks at, when it speaks, and what is left behind."""

from __future__ import annotations

import re

import pytest
from asking import Asker, Builder, loop, program

METAL = "--gpu=metal"
FALLBACK = "--gpu-allow-cpu-fallback"
OPENMP = "--gpu-offload-omp-loops"

# C1: as written, before any lowering, once a loop


def test_c1_code_that_never_runs_counts(ask: Asker) -> None:
    answer = ask(
        program(loop("if (.false.) print *, i\nif (debug) print *, i"), "logical, parameter :: debug = .false.")
    )
    assert (answer.codes, answer.place()) == (["GPU0303"], "main.f90:7")
    assert ask(program(loop("if (.false.) x(i) = i"))).clean


def test_c1_does_not_depend_on_how_far_lowering_gets(ask: Asker, builder: Builder) -> None:
    """What cannot be lowered yet hides no refusal, and is none."""
    local = "block\nreal, allocatable :: t(:)\nallocate (t(i))\n{}end block"
    refused, legal = program(loop(local.format("print *, i\n"))), program(loop(local.format("")))
    assert ask(refused).codes == ["GPU0303"]
    assert ask(legal).clean
    builder.write(refused=refused, legal=legal)
    assert re.findall(r"\[(GPU\d+)\]", builder.run("$FC --gpu=cuda_cpu -c refused.f90").stderr) == ["GPU0303"]
    assert re.findall(r"\[(GPU\d+)\]", builder.run("$FC --gpu=cuda_cpu -c legal.f90").stderr) == ["GPU0001"]


def test_c1_once_a_loop(ask: Asker) -> None:
    """Three offending statements in one loop are one finding; two loops that reach one statement are two."""
    assert ask(program(loop("print *, 1\nprint *, 2\nprint *, 3"))).codes == ["GPU0303"]
    shared = "pure subroutine s(x)\nreal, intent(in) :: x\ncharacter(9) :: t\nwrite (t, *) x\nend subroutine"
    answer = ask(program(loop("call s(x(i))\ncall s(x(i))") + "\n" + loop("call s(x(i))"), contains=shared))
    assert answer.codes == ["GPU0303", "GPU0303"]
    assert [found["loop"]["line"] for found in answer.findings] == [6, 10]


# C2: what is accessed, and everything that is reached

OTHERS = {
    "parts.f90": """module parts
implicit none
type :: base
real :: v
contains
procedure :: plain => base_plain
procedure :: other => base_other
generic :: both => plain, other
end type
type, extends(base) :: extended
contains
procedure :: plain => extended_plain
end type
type :: handle
real :: v
contains
final :: release
end type
interface operator(.join.)
procedure join
end interface
interface operator(+)
procedure add
end interface
interface assignment(=)
procedure assign
end interface
interface any_width
procedure integer_width, real_width
end interface
interface
pure module real function in_submodule(x)
real, intent(in) :: x
end function
end interface
contains
pure real function harmless(x)
real, intent(in) :: x
harmless = x
end function
pure real function plain(x)
real, intent(in) :: x
plain = text(x)
end function
elemental real function each(x)
real, intent(in) :: x
each = text(x)
end function
pure real function base_plain(self, k)
class(base), intent(in) :: self
integer, intent(in) :: k
base_plain = k
end function
pure real function base_other(self, x)
class(base), intent(in) :: self
real, intent(in) :: x
base_other = text(x)
end function
pure real function extended_plain(self, k)
class(extended), intent(in) :: self
integer, intent(in) :: k
extended_plain = text(real(k))
end function
pure subroutine release(self)
type(handle), intent(inout) :: self
self%v = text(self%v)
end subroutine
pure real function join(a, b)
type(base), intent(in) :: a, b
join = text(a%v)
end function
pure real function add(a, b)
type(base), intent(in) :: a, b
add = text(a%v)
end function
pure subroutine assign(a, b)
type(base), intent(inout) :: a
real, intent(in) :: b
a%v = text(b)
end subroutine
pure real function integer_width(k)
integer, intent(in) :: k
integer_width = k
end function
pure real function real_width(x)
real, intent(in) :: x
real_width = text(x)
end function
pure real function through(f, x)
interface
pure real function f(x)
real, intent(in) :: x
end function
end interface
real, intent(in) :: x
through = f(x)
end function
pure real function text(x)
real, intent(in) :: x
character(9) :: words
write (words, *) x
text = len_trim(words)
end function
end module
""",
    "details.f90": """submodule (parts) details
implicit none
contains
module procedure in_submodule
in_submodule = text(x)
end procedure
end submodule
""",
    "outside.f90": "pure real function outside(x)\nuse parts\nreal, intent(in) :: x\noutside = text(x)\nend function\n",
}
WRITES = OTHERS["parts.f90"].split("\n").index("write (words, *) x") + 1
REACHED = {
    "module procedure": "x(i) = plain(x(i))",
    "elemental": "x = each(x)",
    "submodule": "x(i) = in_submodule(x(i))",
    "external": "x(i) = outside(x(i))",
    "internal": "x(i) = inner(x(i))",
    "type-bound": "x(i) = b%other(x(i))",
    "type-bound generic": "x(i) = b%both(x(i))",
    "override": "x(i) = c%plain(i)",
    "generic": "x(i) = any_width(x(i))",
    "operator": "x(i) = b .join. b",
    "intrinsic operator": "x(i) = b + b",
    "assignment": "d(i) = x(i)",
    "finalizer": "block\ntype(handle) :: h\nh%v = i\nend block",
    "procedure argument": "x(i) = through(plain, x(i))",
    "mask of where": "where (each(x) > 0) x = 1",
    "nested loop": "do concurrent (j = 1:9, plain(x(j)) > 0)\nend do",
    "associate": "associate (t => plain(x(i)))\nx(i) = t\nend associate",
    "subscript": "x(int(plain(x(i)))) = 1",
    "condition": "if (plain(x(i)) > 0) x(i) = 1",
    "limit of an inner loop": "do j = 1, int(plain(x(i)))\nend do",
}
NOT_REACHED = {
    "another procedure of the module": "x(i) = harmless(x(i))",
    "another of the generic": "x(i) = any_width(i)",
    "another of the type": "x(i) = b%plain(i)",
    "another of the bound generic": "x(i) = b%both(i)",
    "intrinsic assignment": "d(i)%v = x(i)",
    "intrinsic operator": "x(i) = b%v + b%v",
    "procedure argument": "x(i) = through(harmless, x(i))",
}


def user(body: str) -> dict[str, str]:
    """A loop with objects of all kinds at hand, and the files that it may reach into."""
    main = f"""subroutine s(x, c)
use parts
implicit none
interface
pure real function outside(x)
real, intent(in) :: x
end function
end interface
real, intent(inout) :: x(9)
class(base), intent(in) :: c
type(base) :: b, d(9)
integer :: i, j
b%v = 1
{loop(body)}
contains
pure real function inner(x)
real, intent(in) :: x
inner = text(x)
end function
end subroutine
"""
    return {"main.f90": main, **OTHERS}


@pytest.mark.parametrize("how", REACHED)
def test_c2_everything_reached_is_walked(ask: Asker, how: str) -> None:
    answer = ask(user(REACHED[how]), "--ignore=GPU0205")
    assert (answer.codes, answer.place()) == (["GPU0303"], f"parts.f90:{WRITES}")
    notes = [note.partition(": ")[2] for note in answer.notes()]
    assert notes[0] == "reached from this do concurrent loop"
    assert notes[-1].endswith("calls 'text' here")


@pytest.mark.parametrize("how", NOT_REACHED)
def test_c2_nothing_else_is(ask: Asker, how: str) -> None:
    assert ask(user(NOT_REACHED[how]), "--ignore=GPU0205").clean


DATA = """module data_of_module
implicit none
real(8), parameter :: half = 0.5d0
real(16), parameter :: table(3) = [1, 2, 3]/7.0_16
real(8) :: wide(9)
real :: narrow(9)
end module
"""


@pytest.mark.parametrize(("value", "codes"), [("narrow(i)", []), ("real(wide(i))", ["GPU0301"])])
def test_c2_module_variables_count_where_they_are_accessed(ask: Asker, value: str, codes: list[str]) -> None:
    main = program(loop(f"x(i) = {value}")).replace("implicit none", "use data_of_module\nimplicit none")
    assert ask({"data.f90": DATA, "main.f90": main}, METAL).codes == codes


@pytest.mark.parametrize(
    ("value", "codes"),
    [
        ("real(half)", []),
        ("real(half*2 + 1d0)", []),
        ("real(table(2))", []),
        ("real(sum(table))", []),
        ("real(1.0_16/3)", []),
        ("real(table(i))", ["GPU0302"]),
        ("real(half*i)", ["GPU0301"]),
    ],
)
def test_c2_constants_are_not_evaluated_on_the_device(ask: Asker, value: str, codes: list[str]) -> None:
    main = program(loop(f"x(i) = {value}")).replace("implicit none", "use data_of_module\nimplicit none")
    assert ask({"data.f90": DATA, "main.f90": main}, METAL).codes == codes


# C3: components and whole values

TYPES = """type :: inner
real(16) :: q
end type
type :: outer
real :: v
type(inner) :: part
end type
type(outer) :: s(9), t
integer :: k"""
FUNCTIONS = """pure subroutine take(u, v)
type(outer), intent(in) :: u
real, intent(out) :: v
v = u%v
end subroutine
pure real function declares(v)
real, intent(in) :: v
type(outer) :: u
u%v = v
declares = u%v
end function"""


@pytest.mark.parametrize("body", ["s(i)%v = i", "x(i) = t%v", "x(i) = s(i)%v + t%v", "k = size(s)"])
def test_c3_a_component_counts_by_its_own_type(ask: Asker, body: str) -> None:
    assert ask(program(loop(body), TYPES, FUNCTIONS), "--ignore=GPU0205").clean


@pytest.mark.parametrize(
    "body",
    [
        "s(i) = t",
        "s(i)%part = t%part",
        "x(i) = real(t%part%q)",
        "call take(s(i), x(i))",
        "x(i) = declares(x(i))",
        "block\ntype(outer) :: u\nx(i) = i\nend block",
        "associate (u => s(i))\nt = u\nend associate",
    ],
)
def test_c3_a_value_used_whole_counts_by_all_components(ask: Asker, body: str) -> None:
    answer = ask(program(loop(body), TYPES, FUNCTIONS), "--ignore=GPU0205")
    assert answer.codes == ["GPU0302"]
    assert "real(16)" in answer.findings[0]["message"]


# C4: purity may be a lie


def test_c4_a_procedure_that_is_wrongly_declared_pure_is_walked(ask: Asker) -> None:
    """No compiler takes it; the check sees it with its own eyes."""
    lies = "pure real function f(x)\nreal, intent(in) :: x\nprint *, x\nf = x\nend function"
    assert ask(program(loop("x(i) = f(x(i))"), contains=lies)).codes == ["GPU0303"]
    assert ask(program(loop("x(i) = f(x(i))"), contains=lies.replace("print *, x\n", ""))).clean


def test_c4_everything_that_an_openmp_loop_reaches_is_walked(ask: Asker) -> None:
    text = program(
        "!$omp parallel do\ndo i = 1, 9\ncall first(x(i))\nend do",
        contains="subroutine first(x)\nreal :: x\ncall second(x)\nend subroutine\n"
        "subroutine second(x)\nreal :: x\nx = x + 1\nprint *, x\nend subroutine",
    )
    assert ask(text, OPENMP).codes == ["GPU0303"]
    assert ask(text.replace("print *, x\n", ""), OPENMP).clean


# C5: when and how errors come

BODIES = """module shared_parts
implicit none
interface
pure module subroutine far(x)
real, intent(inout) :: x
end subroutine
end interface
end module
"""
FAR = """submodule (shared_parts) far_away
implicit none
contains
module procedure far
character(30) :: text
write (text, *) x
end procedure
end submodule
"""
CALLER = "subroutine {}\nuse shared_parts\nreal :: x(9)\ninteger :: i\n" + loop("call far(x(i))") + "\nend subroutine\n"


def codes_at(text: str) -> list[str]:
    """file:line CODE of the errors in what the driver prints."""
    return [
        f"{place} {code}" for place, code in re.findall(r"^(\S+:\d+):\d+: error: .* \[(GPU\d+)\]$", text, re.MULTILINE)
    ]


def test_c5_an_error_that_one_file_proves_fails_its_compile(builder: Builder) -> None:
    """All failing loops of the file at once, and no object, not even that of an earlier compile."""
    builder.write(
        main=program("\n".join((loop("print *, i"), loop("x(i) = i"), loop("s = s + i"), loop("stop"))), "real :: s")
    )
    builder.ok("touch main.o")
    done = builder.run("$FC --gpu=cuda_cpu -c main.f90")
    assert done.returncode == 1
    assert codes_at(done.stderr) == ["main.f90:7 GPU0303", "main.f90:13 GPU0203", "main.f90:16 GPU0202"]
    assert not builder.has("main.o")


def test_c5_what_only_the_link_knows_fails_there(builder: Builder) -> None:
    """The loops of all files at once, and no program."""
    builder.write(parts=BODIES, far=FAR, one=CALLER.format("one"), two=CALLER.format("two"))
    builder.write(main="call one\ncall two\nend\n")
    builder.ok("for f in parts far one two main; do $FC --gpu=cuda_cpu -c $f.f90 || exit 1; done; touch app")
    done = builder.run("$FC main.o one.o two.o far.o parts.o -o app")
    assert done.returncode == 1
    assert codes_at(done.stderr) == ["far.f90:6 GPU0303", "far.f90:6 GPU0303"]
    chains = re.findall(r"^(\S+:\d+):\d+: note: (.*)$", done.stderr, re.MULTILINE)
    assert chains == [
        ("one.f90:5", "reached from this do concurrent loop"),
        ("one.f90:6", "the loop calls 'far' here"),
        ("two.f90:5", "reached from this do concurrent loop"),
        ("two.f90:6", "the loop calls 'far' here"),
    ]
    assert not builder.has("app")


def test_c5_the_check_reports_the_whole_project_in_one_run(ask: Asker) -> None:
    files = {"parts.f90": BODIES, "far.f90": FAR, "one.f90": CALLER.format("one"), "two.f90": CALLER.format("two")}
    answer = ask({**files, "main.f90": program(loop("print *, i"))})
    assert sorted((found["loop"]["file"], found["code"]) for found in answer.findings) == [
        ("main.f90", "GPU0303"),
        ("one.f90", "GPU0303"),
        ("two.f90", "GPU0303"),
    ]


# C6: without bodies, at the compile and at the link


def test_c6_a_compile_judges_its_own_file_alone(builder: Builder) -> None:
    """Whatever stands beside it: the submodule's object, or its sidecar."""
    builder.write(parts=BODIES, far=FAR, one=CALLER.format("one"), main="call one\nend\n")
    builder.ok("for f in parts far one main; do $FC --gpu=cuda_cpu -c $f.f90 || exit 1; done")
    assert builder.has("one.o")
    assert codes_at(builder.run("$FC main.o one.o far.o parts.o -o app").stderr) == ["far.f90:6 GPU0303"]


def test_c6_at_the_link_nothing_is_deferred(builder: Builder) -> None:
    """A shared library with a loop whose body another library would have is refused when it is made."""
    builder.write(parts=BODIES, one=CALLER.format("one"))
    builder.ok("for f in parts one; do $FC --gpu=cuda_cpu -fPIC -c $f.f90 || exit 1; done")
    done = builder.run("$FC -shared one.o parts.o -o libone.so")
    assert codes_at(done.stderr) == ["one.f90:6 GPU0305"]
    assert not builder.has("libone.so")


def test_c6_a_library_that_is_never_linked_is_checked_as_it_is(builder: Builder) -> None:
    builder.write(parts=BODIES, far=FAR, one=CALLER.format("one"))
    builder.ok(
        "for f in parts far one; do $FC --gpu=cuda_cpu -c $f.f90 || exit 1; done; ar rcs libone.a parts.o far.o one.o"
    )
    done = builder.run("gpuoffload check -q libone.a")
    assert done.returncode == 1
    assert codes_at(done.stdout) == ["far.f90:6 GPU0303"]
    builder.write(far=FAR.replace("write (text, *) x", "text = ''"))
    builder.ok("$FC --gpu=cuda_cpu -c far.f90 && ar rcs libone.a far.o && gpuoffload check -q libone.a")


def test_c6_only_members_that_the_linker_pulls_count(builder: Builder) -> None:
    builder.write(parts=BODIES, far=FAR, one=CALLER.format("one"), main="print '(a)', 'right'\nend\n")
    builder.ok(
        "for f in parts far one main; do $FC --gpu=cuda_cpu -c $f.f90 || exit 1; done\n"
        "ar rcs libone.a parts.o far.o one.o"
    )
    assert builder.ok("$FC main.o libone.a -o app && ./app") == "right\n"
    done = builder.run("$FC main.o -Wl,--whole-archive libone.a -Wl,--no-whole-archive -o app")
    assert codes_at(done.stderr) == ["far.f90:6 GPU0303"]


def test_c6_facts_come_from_the_module_file_without_the_body(builder: Builder) -> None:
    """The compile of the user sees kinds and constants of a module of which only the module files are left."""
    builder.write(consts="module consts\ninteger, parameter :: wp = 16\nend module\n")
    builder.ok("$FC -c consts.f90 && rm consts.f90 consts.o")
    main = program(loop("y(i) = 1"), "real(wp) :: y(9)").replace("implicit none", "use consts\nimplicit none")
    builder.write(main=main)
    assert codes_at(builder.run("$FC --gpu=cuda_cpu -c main.f90").stderr) == ["main.f90:8 GPU0302"]


# C7: --show-gpu-kernel-source


def kernels(text: str) -> list[str]:
    """The places of the loops whose kernels are printed."""
    return re.findall(r"^// the loop at (\S+:\d+):\d+", text, re.MULTILINE)


def test_c7_kernels_of_the_other_loops_are_shown(builder: Builder) -> None:
    """A loop that the list refuses is the host's then, at the compile and at the link, and the rest is shown."""
    builder.write(parts=BODIES, far=FAR, one=CALLER.format("one"))
    builder.write(main=program("\n".join((loop("x(i) = i"), loop("print *, i"), loop("x(i) = 2*x(i)"), "call one"))))
    show = "--gpu=cuda_cpu --show-gpu-kernel-source"
    done = builder.run(f"for f in parts far one main; do $FC {show} -c $f.f90 || exit 1; done")
    assert (done.returncode, done.stdout) == (0, "")
    assert re.findall(r"warning: .* \[(GPU\d+)\]", done.stderr) == ["GPU0303"]
    done = builder.run(f"$FC {show} main.o one.o far.o parts.o -o app && ./app")
    assert done.returncode == 0, done.stderr
    assert kernels(done.stdout) == ["main.f90:6", "main.f90:12"]
    assert re.findall(r"^(\S+): warning: .* \[(GPU\d+)\]", done.stderr, re.MULTILINE) == [("far.f90:6:1", "GPU0303")]


def test_c7_without_the_option_a_refusal_shows_nothing(builder: Builder) -> None:
    builder.write(main=program(loop("x(i) = i") + "\n" + loop("print *, i")))
    done = builder.run("$FC --gpu=cuda_cpu main.f90 -o app")
    assert (done.returncode, done.stdout) == (1, "")


def test_c7_a_failure_of_the_pipeline_is_an_error_there_too(builder: Builder) -> None:
    allocates = "block\nreal, allocatable :: t(:)\nallocate (t(i))\nend block"
    builder.write(main=program(loop("x(i) = i") + "\n" + loop(allocates)))
    done = builder.run("$FC --gpu=cuda_cpu --show-gpu-kernel-source main.f90 -o app")
    assert done.returncode == 1
    assert codes_at(done.stderr) == ["main.f90:11 GPU0001"]
    assert not builder.has("app")
