"""`gpuoffload check` finds what a build would find: module folders, compilers behind our shims, archives, manifests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gpuoffload_build.check import fpm_project
from gpuoffload_build.cli.check import check
from gpuoffload_build.cli.shims import shims
from gpuoffload_build.toolchain.host import find_fortran

BIN = Path(sys.executable).parent
GFORTRAN = shutil.which("gfortran")
needs_gfortran = pytest.mark.skipif(GFORTRAN is None, reason="gfortran is not installed")
KINDS = "module kinds\n  integer, parameter :: wide = 8\nend module\n"
USER = """module m
  use kinds, only: wide
contains
  subroutine s(x)
    real(wide), intent(inout) :: x(:)
    integer :: i
    do concurrent (i = 1:size(x))
      x(i) = 2*x(i)
    end do
  end subroutine
end module
"""
CMAKE = """cmake_minimum_required(VERSION 3.20)
project(p LANGUAGES Fortran)
add_custom_command(OUTPUT generated.f90 COMMAND false)
add_library(core src/kinds.F90 src/sub/m.f90 generated.f90)
target_compile_definitions(core PRIVATE WIDE)
target_include_directories(core PRIVATE src/inc)
"""
MESON = """project('p', 'fortran')
library('core', 'src/kinds.F90', 'src/sub/m.f90', fortran_args: ['-DWIDE'])
"""


def drive(folder: Path, *words: str) -> None:
    """A compile through us, in a folder of the project."""
    folder.mkdir(exist_ok=True)
    subprocess.run([str(BIN / "gpuoffload-gfortran"), *words], cwd=folder, check=True, capture_output=True)


@needs_gfortran
@pytest.mark.parametrize("elsewhere", [".", "deep/er"])
def test_module_files_of_a_build_folder(folder: Path, put, capsys, monkeypatch, elsewhere: str) -> None:
    put("lib/kinds.f90", KINDS)
    put("m.f90", USER)
    drive(folder / "b", "-c", "../lib/kinds.f90")
    entry = {"directory": str(folder / "b"), "file": "../m.f90", "command": "gfortran -o m.o -c ../m.f90"}
    put("b/compile_commands.json", json.dumps([entry]))
    (folder / elsewhere).mkdir(parents=True, exist_ok=True)
    monkeypatch.chdir(folder / elsewhere)
    build = os.path.relpath(folder / "b")
    assert check([build, "--gpu=cuda"]) == 0
    assert "modules of which nothing is known" not in capsys.readouterr().err
    assert check([build, "--gpu=metal"]) == 1
    assert "is real(8), which metal does not have" in capsys.readouterr().out


@needs_gfortran
@pytest.mark.parametrize("elsewhere", ["b", ".", "deep/er"])
def test_an_archive_from_any_folder(folder: Path, put, capsys, monkeypatch, elsewhere: str) -> None:
    put("lib/kinds.f90", KINDS)
    put("m.f90", USER)
    (folder / "b").mkdir()
    drive(folder / "b" / "mods", "-c", "../../lib/kinds.f90")
    drive(folder / "b", "--gpu=cuda_cpu", "-Imods", "-c", "../m.f90")
    subprocess.run(["ar", "rc", "libm.a", "m.o"], cwd=folder / "b", check=True)
    (folder / elsewhere).mkdir(parents=True, exist_ok=True)
    monkeypatch.chdir(folder / elsewhere)
    archive = os.path.relpath(folder / "b" / "libm.a")
    assert check([archive, "--gpu=cuda"]) == 0
    assert "1 loop for cuda: 1 offloaded" in capsys.readouterr().err
    assert check([archive, "--gpu=metal"]) == 1
    assert "is real(8), which metal does not have" in capsys.readouterr().out


@needs_gfortran
@pytest.mark.parametrize("embedded", [False, True])
def test_a_shared_library(folder: Path, put, capsys, embedded: bool) -> None:
    put("m.f90", USER.replace("  use kinds, only: wide\n", "").replace("wide", "8"))
    option = ["--gpu-embed-source"] if embedded else []
    drive(folder, "--gpu=cuda_cpu", *option, "-shared", "-fPIC", "m.f90", "-o", "libm.so")
    assert check(["libm.so", "--gpu=metal"]) == (1 if embedded else 3)
    out, err = capsys.readouterr()
    assert ("is real(8), which metal does not have" in out) == embedded
    assert ("libm.so: not analysed: it keeps interfaces alone" in err) == (not embedded)


def test_an_archive_of_another_compiler_is_named(put, capsys) -> None:
    put("liba.a", "!<arch>\n")
    assert check(["liba.a"]) == 3
    assert "liba.a: not analysed: it has no facts: it was not compiled through gpuoffload" in capsys.readouterr().err


@needs_gfortran
@pytest.mark.parametrize(
    "command",
    [
        "{shims}/gpuoffload-gfortran --gpu=cuda_cpu",
        "{shims}/gpuoffload-launch --gpu=cuda_cpu gfortran",
        "{shims}/gpuoffload-launch --gpu=cuda_cpu -- gfortran",
        "{bin}/gpuoffload fc --gpu=cuda_cpu -- gfortran",
        "{python} -m gpuoffload_build.driver.entry gfortran --gpu=cuda_cpu",
        "ccache gfortran",
    ],
)
def test_commands_that_run_our_shims(folder: Path, put, capsys, command: str) -> None:
    assert shims([str(folder / "shims")]) == 0
    put("m.F90", "#ifdef WIDE\n" + KINDS.rstrip() + "\n#endif\n" + USER)
    words = command.format(shims=folder / "shims", bin=BIN, python=sys.executable)
    entry = {"directory": str(folder / "b"), "file": "../m.F90", "command": f"{words} -DWIDE -O2 -o m.o -c ../m.F90"}
    put("b/compile_commands.json", json.dumps([entry]))
    capsys.readouterr()
    assert check(["b"]) == 0
    err = capsys.readouterr().err
    assert "not analysed" not in err
    assert "nothing is known" not in err
    target = "cuda_cpu" if "--gpu=" in command else "cuda"
    assert f"1 loop for {target}: 1 offloaded" in err


@pytest.mark.skipif(find_fortran("flang") is None, reason="flang is not installed")
@pytest.mark.parametrize("compiler", ["{shims}/gpuoffload-flang-new", "{shims}/gpuoffload-launch {flang}", "{flang}"])
def test_commands_of_flang(folder: Path, put, capsys, compiler: str) -> None:
    """Unlike gfortran it obeys directives in files whose name does not ask for it."""
    assert shims([str(folder / "shims")]) == 0
    put("m.f90", "#ifndef NARROW\n" + KINDS.rstrip() + "\n#endif\n" + USER)
    words = compiler.format(shims=folder / "shims", flang=find_fortran("flang"))
    put("b/compile_commands.json", json.dumps([{"directory": str(folder / "b"), "file": "../m.f90",
        "arguments": [*words.split(), "-c", "../m.f90"]}]))  # fmt: skip
    capsys.readouterr()
    assert check(["b"]) == 0
    err = capsys.readouterr().err
    assert "nothing is known" not in err
    assert "1 loop for cuda: 1 offloaded" in err


def test_no_preprocessor(put, capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("GPUOFFLOAD_FC", raising=False)
    put("a.F90", "#ifdef X\n#endif\nend\n")
    put("b.F90", "end\n")
    assert check([]) == 3
    err = capsys.readouterr().err
    assert "a.F90: not analysed: it needs a preprocessor, and there is none: cannot run 'gfortran'" in err
    assert "b.F90" not in err


def test_a_source_that_cannot_be_parsed(put, capsys) -> None:
    put("a.f90", "subroutine s\n  x = (\nend subroutine\n")
    assert check([]) == 3
    assert "a.f90:2:8: not analysed: it cannot be read: " in capsys.readouterr().err


def test_a_manifest_without_a_reader(put, capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    put("fpm.toml", 'name = "a"\n')
    put("src/a.f90", "subroutine a\nend subroutine\n")
    asked = []

    class Import:
        @staticmethod
        def import_module(name: str):
            asked.append(name)
            raise ImportError(name)

    monkeypatch.setattr(fpm_project, "importlib", Import)
    assert check([]) == 3
    assert asked == ["tomllib", "tomli"]
    assert "fpm.toml: not analysed: reading it needs Python 3.11 or the package tomli" in capsys.readouterr().err


def test_a_manifest_that_is_broken(put, capsys) -> None:
    pytest.importorskip("tomllib")
    put("fpm.toml", "name = \n")
    assert check([]) == 3
    assert "fpm.toml: not analysed: it cannot be read" in capsys.readouterr().err


def test_a_dependency_that_is_given_is_not_missed(put, capsys) -> None:
    pytest.importorskip("tomllib")
    put("a/fpm.toml", 'name = "a"\n[dependencies]\nb = {git = "somewhere"}\n')
    put("a/src/a.f90", "module a\n use b\nend module\n")
    put("b/fpm.toml", 'name = "b"\n')
    put("b/src/b.f90", "module b\nend module\n")
    assert check(["a"]) == 0
    err = capsys.readouterr().err
    assert "dependency 'b' is not there: fpm has not fetched it" in err
    assert "1 module of which nothing is known" in err
    assert check(["a", "b"]) == 0
    err = capsys.readouterr().err
    assert "dependency" not in err
    assert "nothing is known" not in err


def test_a_command_whose_quote_has_no_end(put, capsys) -> None:
    put("b/m.f90", "end\n")
    entry = {"directory": ".", "file": "m.f90", "command": "gfortran -c \"m.f90"}
    put("b/compile_commands.json", json.dumps([entry]))
    assert check(["b"]) == 3
    assert "b/m.f90: not analysed: its command in b has a quote without its end" in capsys.readouterr().err


def test_a_build_folder_that_says_nothing(put, capsys) -> None:
    put("a.f90", "subroutine a\nend subroutine\n")
    put("b2/CMakeCache.txt", "")
    put("b2/CMakeFiles/CompilerId.F", "      END\n")
    assert check(["b2"]) == 3
    err = capsys.readouterr().err
    assert "b2: not analysed: CMake was not asked" in err
    assert "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON" in err
    assert check([]) == 0
    assert "; 1 file" in capsys.readouterr().err
    put("b2/CMakeLists.txt", "")
    put("b2/own.f90", "subroutine b\nend subroutine\n")
    assert check(["b2"]) == 0, "a build in the folder of the sources"


@needs_gfortran
@pytest.mark.skipif(shutil.which("cmake") is None, reason="cmake is not installed")
@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
@pytest.mark.parametrize("way", ["commands", "file API"])
def test_cmake_itself(folder: Path, put, capsys, monkeypatch, generator: str, way: str) -> None:
    if shutil.which("ninja" if generator == "Ninja" else "make") is None:
        pytest.skip(f"{generator} has no tool here")
    put("CMakeLists.txt", CMAKE)
    put("src/kinds.F90", "#ifndef WIDE\n#error\n#endif\n" + KINDS)
    put("src/sub/m.f90", "include 'empty.inc'\n" + USER)
    put("src/inc/empty.inc", "! nothing\n")
    command = ["cmake", "-S", ".", "-B", "out", "-G", generator]
    if way == "file API":
        (folder / "out/.cmake/api/v1/query").mkdir(parents=True)
        put("out/.cmake/api/v1/query/codemodel-v2", "")
    else:
        command.append("-DCMAKE_EXPORT_COMPILE_COMMANDS=ON")
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    (folder / "else").mkdir()
    monkeypatch.chdir(folder / "else")
    assert check(["../out", "--gpu=metal"]) == 3
    out, err = capsys.readouterr()
    assert out.startswith("../src/sub/m.f90:9:7: error: variable 'x' is real(8)")
    assert err.count("not analysed") == 2, err
    assert "generated.f90: not analysed: there is no such file" in err
    assert "nothing is known" not in err


@needs_gfortran
@pytest.mark.skipif(not (BIN / "meson").exists(), reason="meson is not installed")
def test_meson_itself(folder: Path, put, capsys, monkeypatch) -> None:
    put("meson.build", MESON)
    put("src/kinds.F90", "#ifndef WIDE\n#error\n#endif\n" + KINDS)
    put("src/sub/m.f90", USER)
    monkeypatch.setenv("PATH", f"{BIN}{os.pathsep}{os.environ['PATH']}")
    subprocess.run(["meson", "setup", "out"], cwd=folder, check=True, capture_output=True)
    assert check(["out", "--gpu=metal"]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("src/sub/m.f90:8:7: error: variable 'x' is real(8)")
    assert "2 files" in err


@pytest.mark.parametrize(
    ("cache", "target"),
    [
        ("GPUOFFLOAD_GPU:STRING=metal_cpu\n", "metal_cpu"),
        ("GPUOFFLOAD_GPU:STRING=abacus\n", "cuda"),
        ("# no word of ours\n", "cuda"),
    ],
)
def test_the_target_in_the_cache_of_cmake(put, folder: Path, capsys, cache: str, target: str) -> None:
    put("m.f90", "end\n")
    entry = {"directory": str(folder / "b"), "file": "../m.f90", "command": "gfortran -c ../m.f90"}
    put("b/compile_commands.json", json.dumps([entry]))
    put("b/CMakeCache.txt", cache)
    assert check(["b", "-q", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["target"] == target


@needs_gfortran
def test_a_body_in_a_file_that_could_not_be_analysed(put, capsys) -> None:
    put("b.F90", '#include "absent.h"\npure real function f(x)\n  real, intent(in) :: x\n  f = x\nend function\n')
    put(
        "a.f90",
        "subroutine s(a)\n  real, intent(inout) :: a(9)\n  interface\n    pure real function f(x)\n"
        "      real, intent(in) :: x\n    end function\n  end interface\n"
        "  do concurrent (integer :: i = 1:9)\n    a(i) = f(a(i))\n  end do\nend subroutine\n",
    )
    assert check(["--gpu=cuda"]) == 3
    told = capsys.readouterr()
    assert "absent.h: No such file or directory (-I gives the folder of such a file)" in told.err
    assert "some files could not be analysed: the body may stand in one of them" in told.out
    put("absent.h", "! here\n")
    assert check(["--gpu=cuda"]) == 0
