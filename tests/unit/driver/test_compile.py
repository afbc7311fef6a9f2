"""Compiles without loops: the bare compiler's behaviour, plus a record in the object and sidecars."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from gpuoffload_build.sidecar.record import source_of
from gpuoffload_build.sidecar.store import read_sidecar


def the_same(ours: subprocess.CompletedProcess[str], bare: subprocess.CompletedProcess[str]) -> None:
    assert (ours.returncode, ours.stdout, ours.stderr) == (bare.returncode, bare.stdout, bare.stderr)


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (("-c", "m.f90"), "m.o"),
        (("-c", "m.f90", "-o", "x.o"), "x.o"),
        (("-ox.o", "-c", "m.f90"), "x.o"),
        (("-o", "x.f90", "-c", "m.f90"), "x.f90"),
        (("-c", "./m.f90", "-o", "sub/x.obj"), "sub/x.obj"),
        (("-c", "-O2", "-g", "m.f90"), "m.o"),
    ],
)
def test_output_spellings(place, arguments, output):
    (place.folder / "sub").mkdir()
    the_same(place.ours(*arguments), place.bare(*arguments))
    the_same(place.ours(*arguments), place.bare("-c", "m.f90", "-o", "other.o"))
    assert [r.provides["modules"] for r in place.records(output)] == [["m"]]
    assert (place.folder / "m.gpumod").exists()
    assert not place.left_over()


def test_record_says_what_was_compiled(place):
    assert place.ours("-c", "m.f90", "-O2", "-I.", "-fdefault-real-8").returncode == 0
    (record,) = place.records("m.o")
    assert record.file == "m.f90"
    assert record.stub and record.facts is None and record.loops == [] and record.gpu is None
    assert record.language == {"real": 8, "double": 16}
    assert record.options == ["-O2", "-fdefault-real-8"]
    assert record.compiler["family"] == ("gnu" if place.compiler == "gfortran" else "llvm")
    assert record.compiler["version"][0].isdigit()
    assert "x = x + k" in source_of(record).text


def test_sidecar_goes_where_the_module_file_goes(place):
    option = "-J" if place.compiler == "gfortran" else "-module-dir"
    (place.folder / "mods").mkdir()
    for arguments in ((option, "mods"), (option + "mods",)):
        for old in (place.folder / "mods").iterdir():
            old.unlink()
        assert place.ours("-c", "m.f90", *arguments).returncode == 0
        assert {"m.mod", "m.gpumod"} <= {p.name for p in (place.folder / "mods").iterdir()}
    assert not (place.folder / "m.gpumod").exists()


def test_submodule_sidecar(place):
    place.write(
        "i.f90", "module i\n interface\n  module subroutine q()\n  end subroutine\n end interface\nend module\n"
    )
    place.write("s.f90", "submodule (i) c\ncontains\n module procedure q\n end procedure\nend submodule\n")
    assert place.ours("-c", "i.f90").returncode == 0
    assert place.ours("-c", "s.f90").returncode == 0
    _, check = read_sidecar((place.folder / "i@c.gpumod").read_bytes())
    assert check != "none"


def test_unchanged_sidecar_is_not_touched(place):
    assert place.ours("-c", "m.f90").returncode == 0
    path = place.folder / "m.gpumod"
    os.utime(path, (1, 1))
    assert place.ours("-c", "m.f90").returncode == 0
    assert path.stat().st_mtime == 1
    place.write("m.f90", (place.folder / "m.f90").read_text().replace("x + k", "x - k"))
    assert place.ours("-c", "m.f90").returncode == 0
    assert path.stat().st_mtime != 1


def test_syntax_error(place):
    place.write("bad.f90", "module bad\n integer :: i(\nend module\n")
    ours, bare = place.ours("-c", "bad.f90", "-o", "bad.o"), place.bare("-c", "bad.f90", "-o", "bad.o")
    the_same(ours, bare)
    assert ours.returncode != 0
    assert not {"bad.o", "bad.gpumod"} & place.files()
    assert not place.left_over()


def test_missing_source(place):
    the_same(place.ours("-c", "no.f90"), place.bare("-c", "no.f90"))


def test_unknown_option_is_the_compilers(place):
    the_same(place.ours("-c", "--no-such-option", "m.f90"), place.bare("-c", "--no-such-option", "m.f90"))


@pytest.mark.parametrize(
    "arguments",
    [("--version",), ("-dumpversion",), ("-E", "c.F90"), ("-E", "-cpp", "m.f90"), (), ("-v",), ("-###", "-c", "m.f90")],
)
def test_questions_are_the_compilers(place, arguments):
    place.write("c.F90", "#define A 1\nmodule c\n integer :: i = A\nend module\n")
    ours, bare = place.ours(*arguments), place.bare(*arguments)
    assert ours.returncode == bare.returncode
    assert ours.stdout == bare.stdout
    if "-###" not in arguments:  # it shows names of temporary files
        assert ours.stderr == bare.stderr


def test_response_files(place):
    place.write("inner.rsp", "'-O1'\n-fdefault-integer-8")
    place.write("outer.rsp", '-c "m.f90" @inner.rsp -o\\\nx.o'.replace("\\\n", " "))
    assert place.ours("@outer.rsp").returncode == 0
    (record,) = place.records("x.o")
    assert record.options == ["-O1", "-fdefault-integer-8"]


def test_our_options_inside_a_response_file(place):
    place.write("all.rsp", "-c m.f90 --gpu=cuda_cpu --gpu-memory=separate")
    done = place.ours("@all.rsp")
    assert (done.returncode, done.stderr) == (0, "")
    (record,) = place.records("m.o")
    assert record.gpu == {
        "target": "cuda_cpu",
        "arch": [],
        "memory": "separate",
        "fallback": False,
        "embed_source": False,
    }


def test_environment_options_come_first(place):
    assert place.ours("-c", "m.f90", "--gpu=none", GPUOFFLOAD_FLAGS="--gpu=cuda").returncode == 0
    assert place.records("m.o")[0].gpu is None
    assert place.ours("-c", "m.f90", GPUOFFLOAD_FLAGS="--gpu=cuda --gpu-arch=sm_90").returncode == 0
    gpu = place.records("m.o")[0].gpu
    assert gpu is not None
    assert (gpu["target"], gpu["arch"]) == ("cuda", ["sm_90"])


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("--gpu=rocm", "valid arguments are: cuda cuda_cpu metal_cpu none"),
        ("--gpu", "unrecognized argument in option '--gpu='"),
        ("--gpu-arch=90", "give architectures as sm_90"),
        ("--gpu-memory=fast", "valid arguments are: managed separate"),
        ("--gpu-foo", "unrecognized option '--gpu-foo'"),
        ("--gpu-allow-cpu-fallback=1", "takes no value"),
    ],
)
def test_wrong_options_of_ours(place, option, text):
    done = place.ours("-c", "m.f90", option)
    assert done.returncode == 1
    assert text in done.stderr and "[GPU0108]" in done.stderr and done.stderr.count("\n") == 1
    assert place.files() == {"m.f90", "p.f90"}


def test_stdin(place):
    text = "subroutine from_stdin\nend subroutine\n"
    ours = place.ours("-x", "f95", "-c", "-", "-o", "s.o", stdin=text)
    bare = place.bare("-x", "f95", "-c", "-", "-o", "b.o", stdin=text)
    the_same(ours, bare)
    assert place.records("s.o")[0].provides["external"] == ["from_stdin"]


def test_several_sources(place):
    place.write("q.f90", "subroutine q\nend subroutine\n")
    assert place.ours("-c", "m.f90", "p.f90", "q.f90").returncode == 0
    assert {"m.o", "p.o", "q.o"} <= place.files()
    assert place.records("p.o")[0].provides["program"] is True
    the_same(place.ours("-c", "m.f90", "q.f90", "-o", "x.o"), place.bare("-c", "m.f90", "q.f90", "-o", "x.o"))


def test_one_of_several_sources_fails(place):
    place.write("bad.f90", "subroutine bad\n integer :: i(\nend subroutine\n")
    done = place.ours("-c", "bad.f90", "m.f90")
    assert done.returncode == place.bare("-c", "bad.f90", "m.f90").returncode
    assert "bad.o" not in place.files()


def test_preprocessed_source(place):
    place.write("c.F90", "#define NAME cpp_module\nmodule NAME\n#ifdef FLAG\n integer :: flag\n#endif\nend module\n")
    assert place.ours("-c", "-DFLAG", "c.F90").returncode == 0
    (record,) = place.records("c.o")
    assert record.provides["modules"] == ["cpp_module"]
    assert "flag" in source_of(record).text
    assert record.file == "c.F90"


def test_preprocessed_copy_of_a_source(place):
    (place.folder / "build").mkdir()
    text = place.bare("-cpp", "-E", f"{place.folder}/m.f90").stdout
    place.write("build/m.f90-pp.f90", text)
    option = ("-fpreprocessed",) if place.compiler == "gfortran" else ()
    assert place.ours(*option, "-c", "build/m.f90-pp.f90", "-o", "build/m.o").returncode == 0
    (record,) = place.records("build/m.o")
    assert record.file == f"{place.folder}/m.f90"


def test_include_lines_are_part_of_the_record(place):
    place.write("sub/inc.inc", "integer :: included = 5\n")
    place.write("sub/i.f90", "module i\n  include 'inc.inc'\nend module\n")
    assert place.ours("-c", "sub/i.f90").returncode == 0
    (record,) = place.records("i.o")
    assert "included" in source_of(record).text
    assert record.provides["modules"] == ["i"]


def test_fixed_form(place):
    place.write(
        "f.f", "C comment\n      MODULE FIX\n      INTEGER I\n      COMMON /B/\n     & I\n      END MODULE FIX\n"
    )
    assert place.ours("-c", "f.f").returncode == 0
    (record,) = place.records("f.o")
    assert record.provides["modules"] == ["fix"]
    assert record.source["form"] == "fixed"


def test_syntax_only_leaves_no_object(place):
    the_same(place.ours("-fsyntax-only", "m.f90"), place.bare("-fsyntax-only", "m.f90"))
    assert not [name for name in place.files() if name.endswith(".o")]


def test_assembly_output_carries_the_record(place):
    assert place.ours("-S", "m.f90").returncode == 0
    subprocess.run(["as", "m.s", "-o", "m.o"], cwd=place.folder, check=True)
    assert place.records("m.o")[0].provides["modules"] == ["m"]


def test_device_as_output(place):
    the_same(place.ours("-c", "m.f90", "-o", "/dev/null"), place.bare("-c", "m.f90", "-o", "/dev/null"))
    assert Path("/dev/null").is_char_device()


def test_link_time_optimisation(place):
    assert place.ours("-flto", "-c", "m.f90").returncode == 0
    assert place.records("m.o")[0].provides["modules"] == ["m"]
    done = place.ours("-flto", "m.o", "p.f90", "-o", "prog")
    assert done.returncode == 0, done.stderr
    assert subprocess.run([place.folder / "prog"], capture_output=True, text=True, check=True).stdout.split() == [
        "4.0",
        "4.0",
    ]


@pytest.mark.parametrize("option", ["-pipe", "-save-temps", "-g3", "-ffunction-sections"])
def test_options_that_touch_the_assembler(place, option):
    done = place.ours("-c", option, "m.f90")
    the_same(done, place.bare("-c", option, "m.f90", "-o", "b.o"))
    if done.returncode:  # flang has only some of them
        assert place.compiler != "gfortran"
    else:
        assert place.records("m.o")[0].provides["modules"] == ["m"]


def test_errors_beside_what_the_compiler_cannot_parse(place):
    place.write(
        "e.f90", "program e\n real :: a(9)\n do concurrent (integer :: i=1:9)\n  a(i)=i\n end do\n x = = 3\nend\n"
    )
    done = place.ours("--gpu=cuda_cpu", "-c", "e.f90")
    assert done.returncode == 1
    assert "e.f90:6:" in done.stderr
    if place.compiler == "gfortran":  # the typed index is right, also where this gfortran cannot parse it
        assert "e.f90:3:" not in done.stderr


def test_killed_compile_leaves_no_object(place):
    body = "\n".join(
        f"  subroutine s{n}(a)\n   real :: a(9,9)\n   a = matmul(a, sin(a)) + {n}\n  end subroutine" for n in range(900)
    )
    place.write("long.f90", f"module long\ncontains\n{body}\nend module\n")
    child = subprocess.Popen(
        place.command("-c", "-O2", "long.f90"), cwd=place.folder, env=place.environment, stderr=subprocess.DEVNULL
    )
    time.sleep(0.5)
    child.send_signal(signal.SIGTERM)
    assert child.wait(60) == -signal.SIGTERM
    assert not {"long.o", "long.gpumod"} & place.files()
    assert not [name for name in place.files() if name.endswith(".tmp.o")]
    assert not place.left_over()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_read_only_folder(place):
    place.folder.chmod(0o555)
    try:
        done = place.ours("-c", "m.f90")
        assert done.returncode == place.bare("-c", "m.f90").returncode != 0
    finally:
        place.folder.chmod(0o755)
    assert place.files() == {"m.f90", "p.f90"}


def test_sidecar_that_cannot_be_written(place):
    (place.folder / "m.gpumod").mkdir()
    done = place.ours("-c", "m.f90")
    assert done.returncode == 1
    assert "cannot write 'm.gpumod'" in done.stderr and done.stderr.count("\n") == 1
    assert "m.o" not in place.files()


def test_no_folder_for_temporary_files(place):
    done = place.ours("-c", "m.f90", TMPDIR="/nonexistent")
    bare = place._run([place.compiler, "-c", "m.f90"], None, {"TMPDIR": "/nonexistent"})
    assert done.returncode in (bare.returncode, 1)
    assert "Traceback" not in done.stderr
    if done.returncode:
        assert "/nonexistent" in done.stderr


def test_parallel_compiles(place):
    names = [f"mod{n}" for n in range(12)]
    for name in names:
        place.write(f"{name}.f90", f"module {name}\n integer :: i = 1\nend module\n")
    rule = " ".join(place.command("-c"))
    place.write("Makefile", f"all: {' '.join(n + '.o' for n in names)}\n%.o: %.f90\n\t{rule} $< -o $@\n")
    done = subprocess.run(
        ["make", "-j4"], cwd=place.folder, env=place.environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    for name in names:
        assert place.records(f"{name}.o")[0].provides["modules"] == [name]
        read_sidecar((place.folder / f"{name}.gpumod").read_bytes())


def test_switched_off(place):
    assert place.ours("-c", "m.f90", "--gpu=cuda", GPUOFFLOAD="0").returncode == 0
    assert place.records("m.o") == []
    assert not (place.folder / "m.gpumod").exists()


def test_missing_compiler(place):
    place.compiler = "no-such-compiler"
    done = place.ours("-c", "m.f90")
    assert done.returncode == 127
    reason = "No such file or directory: install it, or correct the command"
    assert done.stderr == f"gpuoffload: error: cannot run 'no-such-compiler': {reason} [GPU0101]\n"


def test_a_sum_of_three_thousand_terms(place):
    terms = " &\n + ".join(" + ".join("1" * 30) for _ in range(100))
    loop = f"do concurrent (i=1:3)\n y(i) = {terms}\nend do\n"
    place.write("long.f90", f"integer :: i, y(3)\n{loop}print *, y(3)\nend\n")
    done = place.ours("--gpu=cuda_cpu", "-c", "long.f90")
    assert done.returncode == 0, done.stderr
