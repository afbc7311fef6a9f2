"""Links of programs with loops: what is collected, what joins the line, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from gpuoffload_build.sidecar.codec import frames
from gpuoffload_build.sidecar.section import payloads

SCALE = """module scale_module
  implicit none
  real :: factor = 2
contains
  pure real function scaled(x)
    real, intent(in) :: x
    scaled = factor*x
  end function
end module
"""
TRIAD = """module triad_module
contains
  subroutine triad(a, b, c)
    use scale_module, only: scaled
    real, intent(inout) :: a(:)
    real, intent(in) :: b(:), c(:)
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = scaled(b(i)) + 3*c(i)
    end do
  end subroutine
end module
"""
MAIN = """program main
  use triad_module
  real :: a(3), b(3) = 1, c(3) = 2
  call triad(a, b, c)
  print '(3f4.1)', a
end program
"""
UNUSED = """subroutine unused(a)
  real :: a(:)
  integer :: i
  do concurrent (i = 1:size(a))
    a(i) = 0
  end do
end subroutine
"""
RIGHT = " 8.0 8.0 8.0\n"


@pytest.fixture(scope="session")
def objects_cache(tmp_path_factory):
    """Runtime objects and kernels are compiled once for all tests here."""
    return str(tmp_path_factory.getbasetemp().parent / "link-cache")


@pytest.fixture
def project(place, objects_cache):
    place.environment["GPUOFFLOAD_CACHE_DIR"] = objects_cache
    for name, text in (("scale", SCALE), ("triad", TRIAD), ("main", MAIN), ("unused", UNUSED)):
        place.write(f"{name}.f90", text)
    return place


def compiled(project, *options: str, names=("scale", "triad", "main")):
    for name in names:
        done = project.ours("-c", "-fPIC", f"{name}.f90", *options)
        assert (done.returncode, done.stderr) == (0, "")
    return project


def launched(project, name: str = "program") -> str:
    """What the program prints; it must have launched one kernel."""
    done = subprocess.run(
        [project.folder / name],
        capture_output=True,
        text=True,
        check=False,
        env={**project.environment, "GPUOFFLOAD_NOTIFY": "1", "LD_LIBRARY_PATH": str(project.folder)},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("gpuoffload: launch file=triad.f90 line=8") == 1
    return done.stdout


def archive(project, name: str, members: str, flags: str = "rcs") -> None:
    subprocess.run(["ar", flags, name, *members.split()], cwd=project.folder, check=True)


@pytest.mark.parametrize("target", ["cuda_cpu", "metal_cpu"])
def test_objects(project, target):
    compiled(project, f"--gpu={target}")
    done = project.ours("main.o", "triad.o", "scale.o", "-o", "program")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert launched(project) == RIGHT
    assert not project.left_over()


@pytest.mark.parametrize("flags", ["rcs", "rcsT"])
def test_archive_found_by_l(project, flags):
    """Nothing on the host calls `scaled` any more, so its member comes only because a launcher names its variable."""
    compiled(project, "--gpu=cuda_cpu")
    archive(project, "libboth.a", "scale.o triad.o", flags)
    done = project.ours("main.o", "-L.", "-lboth", "-o", "program")
    assert done.returncode == 0, done.stderr
    assert launched(project) == RIGHT


def test_members_that_are_not_taken_do_not_count(project):
    compiled(project, "--gpu=cuda_cpu")
    assert project.ours("-c", "--gpu=metal_cpu", "unused.f90").returncode == 0
    archive(project, "libboth.a", "unused.o scale.o triad.o")
    done = project.ours("main.o", "libboth.a", "-o", "program")
    assert (done.returncode, done.stderr) == (0, "")
    assert launched(project) == RIGHT
    done = project.ours("main.o", "-Wl,--whole-archive", "libboth.a", "-Wl,--no-whole-archive", "-o", "program")
    assert done.returncode == 1
    assert "[GPU0102]" in done.stderr and "libboth.a(unused.o)" in done.stderr
    assert "program" not in project.files()


def test_shared_library_is_complete(project):
    compiled(project, "--gpu=cuda_cpu")
    done = project.ours("-shared", "triad.o", "scale.o", "-o", "libboth.so")
    assert done.returncode == 0, done.stderr
    bare = project.bare("main.o", "-L.", "-lboth", "-o", "program")  # a link that is not ours
    assert bare.returncode == 0, bare.stderr
    assert launched(project) == RIGHT
    assert project.ours("main.o", "libboth.so", "-o", "program").returncode == 0
    assert launched(project) == RIGHT
    records = project.records("libboth.so")
    assert sorted(r.file for r in records) == ["scale.f90", "triad.f90"]
    assert [r.source["interface"] for r in records] == [True, True]


def test_shared_library_linked_again_over_the_old_one(project):
    """The value of -soname names the old library, which is no input of the new one."""
    soname = "-Wl,-soname,libboth.so"
    for factor, right in ((2, RIGHT), (3, " 9.0 9.0 9.0\n")):
        text = SCALE.replace("factor = 2", f"factor = {factor}").replace("factor*x", f"factor*x + 0*{factor}")
        project.write("scale.f90", text)
        for name in ("scale", "triad", "main"):
            if name != "scale":
                project.write(f"{name}.f90", {"triad": TRIAD, "main": MAIN}[name])
            assert project.ours("-fPIC", "--gpu=cuda_cpu", "-c", f"{name}.f90").returncode == 0
        assert project.ours("-shared", soname, "triad.o", "scale.o", "-o", "libboth.so").returncode == 0
        assert project.ours("main.o", "libboth.so", "-o", "program").returncode == 0
        assert launched(project) == right


def test_static_program_ends_well(project):
    if project.compiler != "gfortran":
        pytest.skip("flang's runtime library has no weak references to threads")
    compiled(project, "--gpu=cuda_cpu")
    done = project.ours("-static", "main.o", "triad.o", "scale.o", "-o", "program")
    assert done.returncode == 0, done.stderr
    assert launched(project) == RIGHT


def test_shared_library_with_source(project):
    compiled(project, "--gpu=cuda_cpu", "--gpu-embed-source")
    assert project.ours("-shared", "triad.o", "scale.o", "-o", "libboth.so").returncode == 0
    assert all(r.source for r in project.records("libboth.so"))


def test_facts_of_a_shared_library_are_a_symbol(project):
    def symbol() -> str:
        assert project.ours("-shared", "scale.o", "-o", "libscale.so").returncode == 0
        names = subprocess.run(
            ["nm", "-D", "libscale.so"], cwd=project.folder, capture_output=True, text=True, check=True
        ).stdout.split()
        (found,) = [name for name in names if name.startswith("__gpuoffload_facts_")]
        return found

    compiled(project, "--gpu=cuda_cpu", names=["scale"])
    first = symbol()
    assert symbol() == first
    project.write("scale.f90", SCALE.replace("factor*x", "factor+x"))
    compiled(project, "--gpu=cuda_cpu", names=["scale"])
    assert symbol() != first


def test_program_holds_no_source(project):
    compiled(project, "--gpu=cuda_cpu")
    assert project.ours("main.o", "triad.o", "scale.o", "-o", "program").returncode == 0
    data = (project.folder / "program").read_bytes()
    assert payloads(data) == []
    assert b"scaled(b(i))" not in data


def test_compile_and_link_in_one_go(project):
    done = project.ours("scale.f90", "triad.f90", "main.f90", "--gpu=cuda_cpu", "-o", "program", "-O2", "-lm")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert launched(project) == RIGHT
    assert not [name for name in project.files() if name.endswith(".o")]
    assert {"scale_module.gpumod", "triad_module.gpumod"} <= project.files()


def test_default_output(project):
    assert project.ours("scale.f90", "triad.f90", "main.f90", "--gpu=cuda_cpu").returncode == 0
    assert launched(project, "a.out") == RIGHT


def test_sources_join_objects_of_an_earlier_compile(project):
    compiled(project, "--gpu=cuda_cpu", names=["scale", "triad"])
    done = project.ours("main.f90", "triad.o", "scale.o", "-o", "program")
    assert done.returncode == 0, done.stderr
    assert launched(project) == RIGHT


def test_link_by_a_c_compiler(project):
    if project.compiler != "gfortran":
        pytest.skip("flang's runtime libraries are not on a C compiler's path")
    project.write(
        "binding.f90",
        "subroutine from_c(a, n) bind(c)\n use, intrinsic :: iso_c_binding\n use triad_module\n"
        " integer(c_int), value :: n\n real(c_float) :: a(n)\n real :: b(n), c(n)\n b = 1\n c = 2\n"
        " call triad(a, b, c)\nend subroutine\n",
    )
    project.write(
        "main.c",
        "#include <stdio.h>\nvoid from_c(float *, int);\n"
        'int main(void) { float a[3]; from_c(a, 3); printf("%4.1f%4.1f%4.1f\\n", a[0], a[1], a[2]); return 0; }\n',
    )
    compiled(project, "--gpu=cuda_cpu", names=["scale", "triad", "binding"])
    archive(project, "libboth.a", "scale.o triad.o binding.o")
    project.compiler = "gcc"
    done = project.ours("main.c", "libboth.a", "-lgfortran", "-o", "program")
    assert done.returncode == 0, done.stderr
    assert launched(project) == RIGHT


def test_link_time_optimisation(project):
    compiled(project, "--gpu=cuda_cpu", "-flto")
    done = project.ours("-flto", "main.o", "triad.o", "scale.o", "-o", "program")
    assert done.returncode == 0, done.stderr
    assert launched(project) == RIGHT


def test_partial_link(project):
    compiled(project, "--gpu=cuda_cpu")
    subprocess.run(["ld", "-r", "triad.o", "scale.o", "-o", "both.o"], cwd=project.folder, check=True)
    assert project.ours("main.o", "both.o", "-o", "program").returncode == 0
    assert launched(project) == RIGHT


def test_link_that_is_not_ours(project):
    compiled(project, "--gpu=cuda_cpu")
    done = project.bare("main.o", "triad.o", "scale.o", "-o", "program")
    assert done.returncode != 0
    assert "gpuoffload_link_with_gpuoffload__triad_8_" in done.stderr


def test_object_without_its_facts(project):
    compiled(project, "--gpu=cuda_cpu")
    subprocess.run(["objcopy", "-R", ".gpuoffload.facts", "triad.o"], cwd=project.folder, check=True)
    done = project.ours("main.o", "triad.o", "scale.o", "-o", "program")
    assert done.returncode == 1
    assert done.stderr.startswith("triad.o:1:1: error: it calls launchers, but its facts are gone [GPU0105]")


def test_damaged_facts(project):
    compiled(project, "--gpu=cuda_cpu")
    path = project.folder / "triad.o"
    data = bytearray(path.read_bytes())
    (payload,) = payloads(bytes(data))
    data[data.find(payload) + 40] ^= 255
    path.write_bytes(data)
    done = project.ours("main.o", "triad.o", "scale.o", "-o", "program")
    assert done.returncode == 1
    assert "triad.o:1:1: error: its facts cannot be read: the record's check sum is wrong [GPU0105]" in done.stderr


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ("--gpu=metal_cpu", "it was compiled with --gpu=metal_cpu, but 'unused.f90' with --gpu=cuda_cpu"),
        (
            "--gpu=cuda_cpu --gpu-memory=separate",
            "with --gpu-memory=separate, but 'unused.f90' with --gpu-memory=managed",
        ),
        (
            "--gpu=cuda_cpu --gpu-allow-cpu-fallback",
            "it was compiled with --gpu-allow-cpu-fallback, but 'unused.f90' without",
        ),
    ],
)
def test_mixed_objects(project, options, text):
    compiled(project, "--gpu=cuda_cpu", names=["unused"])
    compiled(project, *options.split())
    done = project.ours("unused.o", "main.o", "triad.o", "scale.o", "-o", "program")
    assert done.returncode == 1
    assert text in done.stderr and "[GPU0102]" in done.stderr
    assert "program" not in project.files()


def test_object_and_link_disagree(project):
    compiled(project, "--gpu=cuda_cpu")
    done = project.ours("--gpu=metal_cpu", "main.o", "triad.o", "scale.o", "-o", "program")
    assert done.returncode == 1
    assert "it was compiled with --gpu=cuda_cpu, and the link says --gpu=metal_cpu [GPU0102]" in done.stderr


def test_file_compiled_without_gpu(project):
    compiled(project, "--gpu=cuda_cpu")
    compiled(project, names=["unused"])
    objects = ("unused.o", "main.o", "triad.o", "scale.o", "-o", "program")
    done = project.ours(*objects)
    assert done.returncode == 1
    assert done.stderr.startswith("unused.f90:4:3: error: 'unused.f90' was compiled without --gpu")
    assert "program" not in project.files()


def test_word_in_a_comment_is_no_loop(project):
    compiled(project, "--gpu=cuda_cpu")
    project.write("unused.f90", "! do concurrent is a construct\nsubroutine unused\nend subroutine\n")
    compiled(project, names=["unused"])
    assert project.ours("unused.o", "main.o", "triad.o", "scale.o", "-o", "program").returncode == 0


def test_failed_link_is_the_linkers(project):
    compiled(project, "--gpu=cuda_cpu")
    archive(project, "libboth.a", "scale.o triad.o")
    project.write("program", "of an earlier link")
    done = project.ours("main.o", "libboth.a", "-lno_such_library", "-o", "program")
    assert done.returncode != 0
    assert "no_such_library" in done.stderr and "Traceback" not in done.stderr


def test_links_without_loops_are_bare(project):
    assert project.ours("m.f90", "p.f90", "-o", "program").returncode == 0
    assert project.bare("m.f90", "p.f90", "-o", "other").returncode == 0
    assert (project.folder / "program").read_bytes() == (project.folder / "other").read_bytes()


def test_missing_compiler_for_launchers(project):
    compiled(project, "--gpu=cuda_cpu")
    done = project.ours(
        "main.o",
        "triad.o",
        "scale.o",
        "-o",
        "program",
        GPUOFFLOAD_CXX="no-such-c++",
        GPUOFFLOAD_CACHE_DIR="/nonexistent",
    )
    assert done.returncode == 1
    assert "a C++ compiler is missing [GPU0101]" in done.stderr and "install g++" in done.stderr


def test_cache_that_cannot_be_written(project):
    compiled(project, "--gpu=cuda_cpu")
    project.write("file", "")
    done = project.ours(
        "main.o", "triad.o", "scale.o", "-o", "program", GPUOFFLOAD_CACHE_DIR=f"{project.folder}/file/x"
    )
    assert done.returncode == 0, done.stderr
    assert launched(project) == RIGHT


def test_corrupt_cache_entry_is_made_again(project, tmp_path):
    compiled(project, "--gpu=cuda_cpu")
    cache = tmp_path / "own-cache"
    link = ("main.o", "triad.o", "scale.o", "-o", "program")
    assert project.ours(*link, GPUOFFLOAD_CACHE_DIR=str(cache)).returncode == 0
    entries = sorted(cache.glob("objects/*/*.o"))
    assert len(entries) > 3
    for number, entry in enumerate(entries):
        data = entry.read_bytes()
        entry.write_bytes(data[: len(data) // 2] if number % 2 else b"")
    (project.folder / "program").unlink()
    done = project.ours(*link, GPUOFFLOAD_CACHE_DIR=str(cache))
    assert done.returncode == 0, done.stderr
    assert launched(project) == RIGHT
    assert sorted(cache.glob("objects/*/*.o")) == entries
    assert not list(cache.rglob("*.tmp"))


def test_record_of_a_file_with_loops(project):
    compiled(project, "--gpu=cuda_cpu")
    (record,) = project.records("triad.o")
    assert record.loops is not None
    (loop,) = record.loops
    assert (loop["file"], loop["line"], loop["column"], loop["procedure"]) == ("triad.f90", 8, 5, "triad_module::triad")
    (text,) = [t for p in payloads((project.folder / "triad.o").read_bytes()) for t in frames(p)]
    assert str(project.folder) not in text
    assert os.environ.get("TMPDIR", "/tmp") not in text


def test_mistakes_in_a_file_with_loops_are_the_compilers(project):
    project.write("wrong.f90", UNUSED.replace("a(i) = 0", "a(i) = (0"))
    ours = project.ours("-c", "--gpu=cuda_cpu", "wrong.f90")
    bare = project.bare("-c", "wrong.f90")
    assert (ours.returncode, ours.stderr) == (bare.returncode, bare.stderr)
    assert ours.returncode != 0
    assert "wrong.o" not in project.files()


def test_refused_loop_leaves_no_object(project):
    project.write("unused.o", "of an earlier compile")
    project.write("unused.f90", UNUSED.replace("a(i) = 0", "print *, i"))
    done = project.ours("-c", "--gpu=cuda_cpu", "unused.f90")
    assert done.returncode == 1
    assert done.stderr.startswith("unused.f90:5:5: error: ") and "[GPU0303]" in done.stderr
    assert not {"unused.o", "unused.s"} & project.files()
    assert not project.left_over()


@pytest.mark.parametrize("stage", ["-S", "-fsyntax-only"])
def test_other_stages_of_a_file_with_loops(project, stage):
    compiled(project, "--gpu=cuda_cpu", names=["scale"])
    done = project.ours(stage, "--gpu=cuda_cpu", "triad.f90")
    assert (done.returncode, done.stderr) == (0, "")
    assert "triad.o" not in project.files()
    if stage == "-S":
        assert "gpuoffload_link_with_gpuoffload__triad_8_" in (project.folder / "triad.s").read_text()
        subprocess.run(["as", "triad.s", "-o", "triad.o"], cwd=project.folder, check=True)
        assert project.records("triad.o")[0].loops


@pytest.mark.parametrize("folder", [".", "a_folder_with_a_name_that_is_long" * 4])
def test_same_compile_gives_the_same_object(project, folder):
    compiled(project, "--gpu=cuda_cpu", names=["scale"])
    project.write(f"{folder}/again.f90", TRIAD)
    objects = []
    for _ in range(2):
        done = project.ours("-c", "-g", "--gpu=cuda_cpu", f"{folder}/again.f90", "-o", "again.o")
        assert done.returncode == 0, done.stderr
        objects.append((project.folder / "again.o").read_bytes())
    assert objects[0] == objects[1]
    assert b"gpuoffload-" not in objects[0]
    shown = subprocess.run(
        ["readelf", "--debug-dump=info", "again.o"], cwd=project.folder, capture_output=True, text=True, check=True
    )
    names = [line for line in shown.stdout.splitlines() if "DW_AT_name" in line and "again.f90" in line]
    assert names and (folder == "." or folder in names[0])


def test_same_link_gives_the_same_program(project):
    compiled(project, "--gpu=cuda_cpu")
    programs = []
    for _ in range(2):
        assert project.ours("main.o", "triad.o", "scale.o", "-o", "program").returncode == 0
        programs.append((project.folder / "program").read_bytes())
    assert programs[0] == programs[1]


def test_modules_are_found_where_the_compiler_finds_them(project):
    """gfortran: the source's own folder before -I; both: the current folder first, -J last."""
    option = "-J" if project.compiler == "gfortran" else "-module-dir"
    for folder in ("own", "include", "written"):
        project.write(f"{folder}/where.f90", f"module where\n real :: in_{folder} = 1\nend module\n")
        assert project.bare("-c", f"{folder}/where.f90", option, folder, "-o", "where.o").returncode == 0
        assert project.ours("-c", f"{folder}/where.f90", option, folder, "-o", "where.o").returncode == 0
    first = "own" if project.compiler == "gfortran" else "include"
    user = UNUSED.replace("unused(a)\n", f"unused(a)\n use where, only: in_{first}\n").replace("= 0", f"= in_{first}")
    project.write("own/user.f90", user)
    done = project.ours("-c", "--gpu=cuda_cpu", "own/user.f90", "-Iinclude", option, "written")
    assert (done.returncode, done.stderr) == (0, "")


def test_dependencies_are_those_of_the_users_file(project):
    if project.compiler != "gfortran":
        pytest.skip("flang writes no files of dependencies")
    project.write("inc.h", "#define ZERO 0\n")
    project.write("unused.F90", '#include "inc.h"\n' + UNUSED.replace("= 0", "= ZERO"))
    done = project.ours("-c", "--gpu=cuda_cpu", "-cpp", "-MMD", "unused.F90", "-o", "other.o")
    assert (done.returncode, done.stderr) == (0, "")
    text = (project.folder / "other.d").read_text()
    assert "other.o:" in text
    assert "unused.F90" in text and "inc.h" in text and "gpuoffload-" not in text
    done = project.ours("-c", "--gpu=cuda_cpu", "-MD", "-MF", "x.dep", "-MT", "goal", "-cpp", "unused.F90")
    assert (done.returncode, done.stderr) == (0, "")
    assert "goal" in (project.folder / "x.dep").read_text()


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("loop.f", ()),
        ("loop.F", ("-DUPPER=N",)),
        ("loop.f90", ("-ffixed-form",)),
        ("loop.for", ("-ffixed-line-length-132",)),
    ],
)
def test_fixed_form_with_loops(project, name, options):
    project.write(
        name,
        "C     comment\n      SUBROUTINE S(A,\n     &  N)\n      INTEGER N, I\n      REAL A(N)\n"
        "      DO CONCURRENT (I=1:N)\n        A(I) = I\n      END DO\n      END\n",
    )
    done = project.ours("-c", "--gpu=cuda_cpu", *options, name)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (record,) = project.records("loop.o")
    assert record.loops is not None
    assert [(loop["line"], loop["procedure"]) for loop in record.loops] == [(6, "s")]


def test_loops_from_stdin(project):
    done = project.ours("-c", "-x", "f95", "--gpu=cuda_cpu", "-", "-o", "s.o", stdin=UNUSED)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (record,) = project.records("s.o")
    assert record.loops


def test_c_compiler_is_not_asked_to_offload(project):
    project.compiler = "gcc"
    done = project.ours("-c", "--gpu=cuda_cpu", "unused.f90")
    assert done.returncode == 1
    assert "call gfortran or flang by its own name [GPU0108]" in done.stderr


def test_names_with_blanks_and_letters_of_other_scripts(project):
    odd = project.folder.parent / 'tmp dir é "q"'
    odd.mkdir()
    project.environment["TMPDIR"] = str(odd)
    for name, text in (("scale", SCALE), ("triad", TRIAD), ("main", MAIN)):
        project.write(f"src of é/{name}.f90", text)
        done = project.ours("-c", "--gpu=cuda_cpu", f"src of é/{name}.f90", "-o", f"{name} é.o")
        assert (done.returncode, done.stderr) == (0, "")
    done = project.ours("main é.o", "triad é.o", "scale é.o", "-o", "program é")
    assert (done.returncode, done.stderr) == (0, "")
    shown = subprocess.run([project.folder / "program é"], capture_output=True, text=True, check=True)
    assert shown.stdout == RIGHT
    assert list(odd.iterdir()) == []


def test_damaged_module_file_is_named(project):
    project.write("where.f90", "module where\n integer :: k = 1\nend module\n")
    user = UNUSED.replace("unused(a)\n", "unused(a)\n use where\n").replace("= 0", "= k")
    project.write("user.f90", user)
    assert project.ours("-c", "where.f90", "--gpu=cuda_cpu").returncode == 0
    sidecar = project.folder / "where.gpumod"
    sidecar.write_bytes(sidecar.read_bytes()[:-20])
    done = project.ours("-c", "user.f90", "--gpu=cuda_cpu")
    assert "where.gpumod:1:1: warning: the facts of module 'where' cannot be read: it is cut off" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 0  # the compiler's own module file has the interface, and serves
    assert "user.o" in project.files()
    assert project.ours("-c", "where.f90", "--gpu=cuda_cpu").returncode == 0
    done = project.ours("-c", "user.f90", "--gpu=cuda_cpu")
    assert (done.returncode, done.stderr) == (0, "")


def test_failure_of_ours_is_a_diagnostic(project, tmp_path):
    """A front end that breaks: one message that names the file, no object, no traceback unless asked for."""
    code = (
        "import sys\n"
        "from gpuoffload_build.driver import offload\n"
        "def broken(job):\n    raise KeyError('broken')\n"
        "offload.compile_loops = broken\n"
        "from gpuoffload_build.driver.main import main\n"
        "sys.exit(main('launch', sys.argv[1:]))\n"
    )
    words = [sys.executable, "-c", code, project.compiler, "-c", "--gpu=cuda_cpu", "unused.f90"]
    project.write("unused.o", "old")
    done = subprocess.run(
        words, cwd=project.folder, env=project.environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("unused.f90:1:1: error: internal error of gpuoffload: KeyError: 'broken' [GPU0002]")
    assert "Traceback" not in done.stderr and "unused.o" not in project.files()
    project.environment["GPUOFFLOAD_TRACEBACK"] = "1"
    done = subprocess.run(
        words, cwd=project.folder, env=project.environment, capture_output=True, text=True, check=False
    )
    assert "Traceback" in done.stderr
