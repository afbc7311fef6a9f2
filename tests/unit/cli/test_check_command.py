"""`gpuoffload check`: projects in, findings and exit status out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import gpuoffload_build.cli.check as command
from gpuoffload_build.cli.check import check

TYPE_CHECKING = False
if TYPE_CHECKING:
    from conftest import Put

LOOP = """module m
  implicit none
contains
  subroutine s(x)
    real, intent(inout) :: x(:)
    integer :: i
    do concurrent (i = 1:size(x))
      {body}
    end do
  end subroutine
end module
"""
CLEAN = LOOP.format(body="x(i) = 2*x(i)")
PRINTS = LOOP.format(body="print *, x(i)")
CALLER = """module caller
  use helper, only: show
  implicit none
contains
  subroutine s(x)
    real, intent(inout) :: x(:)
    integer :: i
    do concurrent (i = 1:size(x))
      call show(x(i))
    end do
  end subroutine
end module
"""
HELPER = """module helper
  implicit none
contains
  pure subroutine show(x)
    real, intent(inout) :: x
    real(8) :: t
    t = x
    x = real(t)
  end subroutine
end module
"""


def test_clean(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", CLEAN)
    assert check([]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "1 loop for cuda: 1 offloaded, 0 on the host, 0 refused; 0 findings" in err


def test_findings(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", PRINTS)
    assert check(["m.f90", "-q"]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("m.f90:8:7: error: ")
    assert "[GPU0303]" in out
    assert err == ""


def test_across_files_as_at_the_link(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("caller.f90", CALLER)
    put("lib/helper.f90", HELPER)
    assert check(["-q"]) == 0
    assert check(["-q", "--gpu=metal"]) == 1
    out = capsys.readouterr().out
    assert "lib/helper.f90:" in out
    assert "[GPU0301]" in out
    assert "caller.f90:8:5: note: reached from this do concurrent loop" in out
    assert check(["-q", "--gpu=metal", "-j", "2"]) == 1
    assert capsys.readouterr().out == out


def test_fallback_is_a_warning(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", PRINTS)
    assert check(["--gpu-allow-cpu-fallback"]) == 1
    out, err = capsys.readouterr()
    assert "warning:" in out
    assert "1 on the host" in err


@pytest.mark.parametrize(
    "arguments", [["--ignore", "GPU9"], ["--write-baseline"], ["--baseline", "none.json"], ["--select", "x"]]
)
def test_misuse(put: Put, arguments: list[str]) -> None:
    put("m.f90", CLEAN)
    assert check(arguments) == 2


def test_a_code_that_does_not_exist(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", CLEAN)
    assert check(["--select", "GPUO303"]) == 2
    err = capsys.readouterr().err
    assert err == "gpuoffload: there is no code 'GPUO303'; did you mean GPU0303 (input or output on a device)?\n"
    assert check(["--ignore", "E501"]) == 2
    assert "there is no code 'E501'; `gpuoffload explain` lists them" in capsys.readouterr().err


def test_the_target_is_the_project_s_own(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", CLEAN)
    for arguments, target in (
        ([], "cuda"),
        (["--flag=--gpu=metal_cpu"], "metal_cpu"),
        (["--flag=--gpu=metal_cpu", "--gpu=cuda_cpu"], "cuda_cpu"),
    ):
        assert check(arguments) == 0
        assert f"1 loop for {target}: " in capsys.readouterr().err


def test_the_fallback_is_the_project_s_own(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", PRINTS)
    assert check(["--flag=--gpu=cuda", "--flag=--gpu-allow-cpu-fallback"]) == 1
    assert "0 offloaded, 1 on the host, 0 refused" in capsys.readouterr().err
    assert check(["--flag=--gpu=cuda"]) == 1
    assert "0 offloaded, 0 on the host, 1 refused" in capsys.readouterr().err


def test_openmp_loops(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    text = PRINTS.replace("do concurrent (i = 1:size(x))", "!$omp parallel do\n    do i = 1, size(x)")
    put("m.f90", text)
    assert check([]) == 0
    assert "0 loops" in capsys.readouterr().err
    assert check(["--gpu-offload-omp-loops"]) == 1
    out, err = capsys.readouterr()
    assert "1 loop for cuda: 0 offloaded, 0 on the host, 1 refused" in err
    assert "[GPU0303]" in out


def test_json(folder: Path, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put(
        "m.f90",
        PRINTS.replace("use helper", "").replace("  implicit none", "  use nowhere\n  implicit none", 1),
    )
    assert check(["--format", "json", "--gpu=metal", ".", "absent.f90"]) == 3
    document = json.loads(capsys.readouterr().out)
    assert " ".join(document) == (
        "format target files loops not_analysed unresolved unknown_modules not_verified findings"
    )
    (loop,) = document["loops"]
    assert loop == {
        "file": "m.f90", "line": 8, "column": 5, "procedure": "m::s", "target": "metal", "outcome": "error",
        "code": "GPU0303",
    }  # fmt: skip
    assert document["not_analysed"] == [{"place": "absent.f90", "message": "there is no such file or folder"}]
    assert document["unknown_modules"] == [{"module": "nowhere", "file": "m.f90", "line": 2, "column": 3}]
    assert document["findings"][0]["loop"] == {"file": "m.f90", "line": 8, "column": 5}


def test_names_that_are_not_resolved(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    text = CLEAN.replace("implicit none", "use nowhere, only: far", 1)
    text = text.replace(
        "  end subroutine", "  end subroutine\n  subroutine t(y)\n    real :: y\n    y = far(y)\n  end subroutine"
    )
    put("m.f90", text)
    assert check(["--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["unresolved"] == []
    assert check(["--format", "json", "--all-procedures", "-v"]) == 0
    out, err = capsys.readouterr()
    assert {"name": "far", "module": "nowhere", "file": "m.f90", "line": 13, "column": 9} in json.loads(out)[
        "unresolved"
    ]
    assert "m.f90:13:9: far is not resolved: it comes from module 'nowhere'" in err


def test_names_in_the_header_of_a_loop(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    text = CLEAN.replace("implicit none", "use nowhere, only: far", 1).replace("size(x)", "far")
    put("m.f90", text)
    assert check(["--format", "json"]) == 1
    assert [item["name"] for item in json.loads(capsys.readouterr().out)["unresolved"]] == ["far"]


def test_progress_where_a_person_watches(
    put: Put, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    put("m.f90", CLEAN)
    monkeypatch.setattr(os, "isatty", lambda descriptor: True)
    monkeypatch.delenv("CI", raising=False)
    assert check([]) == 0
    err = capsys.readouterr().err
    assert "\r\033[K[####################] reading 1/1" in err
    assert "\r\033[Kgpuoffload: 1 loop" in err
    assert check(["-q"]) == 0
    assert capsys.readouterr().err == ""


def test_an_interrupt(put: Put, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "check_project", interrupted)
    put("m.f90", CLEAN)
    assert check([]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("output", [["--output-file", "/dev/full"], ["--output-file", "no/folder"]])
def test_output_that_cannot_be_written(put: Put, capsys: pytest.CaptureFixture[str], output: list[str]) -> None:
    put("m.f90", PRINTS)
    assert check(output) == 2
    assert f"cannot write '{output[1]}'" in capsys.readouterr().err


def test_a_name_that_is_no_text(folder: Path, put: Put) -> None:
    name = os.fsdecode(b"\xff.f90")
    put(name, PRINTS)
    for style in ("human", "json", "sarif", "github"):
        program = f"import sys; from gpuoffload_build.cli.check import check; sys.exit(check(['--format', '{style}']))"
        done = subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, check=False)
        assert done.returncode == 1, done.stderr
        assert b"Traceback" not in done.stderr


def test_select_and_ignore(put: Put) -> None:
    put("m.f90", PRINTS)
    assert check(["-q", "--ignore", "GPU02", "--ignore", "GPU0303"]) == 0
    assert check(["-q", "--exit-zero"]) == 0
    assert check(["-q", "--ignore", "GPU0303"]) == 0
    assert check(["-q", "--select", "GPU02,GPU04"]) == 0
    assert check(["-q", "--select", "gpu03"]) == 1


def test_what_cannot_be_analysed_is_named(folder: Path, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", "module m\n  integer :: = (\nend module\n! concurrent\n")
    assert check(["m.f90", "absent.f90"]) == 3
    err = capsys.readouterr().err
    assert "absent.f90: not analysed: there is no such file or folder" in err


def test_generated_source_in_a_build_folder(folder: Path, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", PRINTS)
    entries = [
        {"directory": str(folder / "b"), "file": "../m.f90", "command": "gfortran -Iinc -o m.o -c ../m.f90"},
        {"directory": str(folder / "b"), "file": "gen.f90", "arguments": ["gfortran", "-c", "gen.f90"]},
    ]
    put("b/compile_commands.json", json.dumps(entries))
    assert check(["b"]) == 3
    out, err = capsys.readouterr()
    assert out.startswith("m.f90:8:7: error: ")
    assert "gpuoffload: b/gen.f90: not analysed: there is no such file" in err


def test_file_api(folder: Path, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.F90", LOOP.format(body="OP"))
    reply = "b/.cmake/api/v1/reply/"
    put(reply + "index-1.json", json.dumps({"objects": [{"kind": "codemodel", "jsonFile": "c.json"}]}))
    model = {
        "paths": {"source": str(folder), "build": str(folder / "b")},
        "configurations": [{"targets": [{"jsonFile": "t.json"}]}],
    }
    put(reply + "c.json", json.dumps(model))
    target = {
        "compileGroups": [{"language": "Fortran", "defines": [{"define": "OP=print*,x(i)"}]}],
        "sources": [{"path": "m.F90", "compileGroupIndex": 0}, {"path": "CMakeLists.txt"}],
    }
    put(reply + "t.json", json.dumps(target))
    assert check(["b", "-q"]) == 1
    assert "m.F90:8:7: error: " in capsys.readouterr().out


def test_meson_introspection(folder: Path, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", PRINTS)
    group = {
        "language": "fortran",
        "compiler": ["gfortran"],
        "parameters": ["-O2"],
        "sources": [str(folder / "m.f90")],
        "generated_sources": [str(folder / "b" / "gen.f90")],
    }
    put("b/meson-info/intro-targets.json", json.dumps([{"target_sources": [group, {"linker": ["gfortran"]}]}]))
    assert check(["b", "-q"]) == 3
    out, err = capsys.readouterr()
    assert "m.f90:8:7: error: " in out
    assert "gen.f90: not analysed: there is no such file: the build generates it" in err


def test_fpm_project(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tomllib")
    manifest = 'name = "a"\n[preprocess.cpp]\nmacros = ["OP=print*,x(i)"]\n[dependencies]\nd = {path = "d"}\n'
    put("fpm.toml", manifest + 'e = {git = "somewhere"}\n')
    put("src/m.f90", '#include "kind.h"\n' + LOOP.format(body="OP"))
    put("d/fpm.toml", 'name = "d"\n')
    put("d/include/kind.h", "! nothing\n")
    put("d/src/d.f90", "module d\nend module\n")
    put("other/bad.f90", "not Fortran")
    assert check(["--format", "json"]) == 1
    out, err = capsys.readouterr()
    assert [f["code"] for f in json.loads(out)["findings"]] == ["GPU0303"]
    assert "dependency 'e' is not there" in err
    assert "2 files" in err


def test_second_run_reads_changed_files_only(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("caller.f90", CALLER)
    put("helper.f90", HELPER)
    put("h.inc", "! one\n")
    put("i.f90", "subroutine included\n  include 'h.inc'\nend subroutine\n")
    told = []
    for change in (None, None, ("helper.f90", HELPER.replace("real(8)", "real(16)")), ("h.inc", "! two\n")):
        if change:
            put(*change)
        check([])
        told.append(capsys.readouterr().err)
    wanted = ("3 read and 1 judged", "0 read and 0 judged", "1 read and 1 judged", "1 read and 0 judged")
    assert [f"3 files, {text} anew" in line for line, text in zip(told, wanted)] == [True] * 4, "".join(told)
    assert "0 refused" in told[1]
    assert "1 refused" in told[2]


def test_baseline(put: Put) -> None:
    put("m.f90", PRINTS)
    assert check(["-q", "--baseline", "known.json", "--write-baseline"]) == 0
    put("m.f90", "! moved\n" + PRINTS)
    assert check(["-q", "--baseline", "known.json"]) == 0
    put("n.f90", PRINTS.replace("module m", "module n"))
    assert check(["-q", "--baseline", "known.json"]) == 1


def test_a_baseline_knows_files_however_they_are_named(folder: Path, put: Put) -> None:
    put("src/m.f90", PRINTS)
    assert check(["-q", "src", "--baseline", "known.json", "--write-baseline"]) == 0
    for path in (".", "src/m.f90", "./src/../src", str(folder), str(folder / "src" / "m.f90")):
        assert check(["-q", path, "--baseline", "known.json"]) == 0


def test_a_baseline_of_what_could_not_be_analysed(put: Put) -> None:
    put("m.f90", PRINTS)
    assert check(["-q", ".", "absent.f90", "--baseline", "known.json", "--write-baseline"]) == 3


@pytest.mark.parametrize(
    ("comment", "status"),
    [("allow(GPU0303) debugging", 0), ("allow(GPU0303)", 1), ("allow(GPU0201) other", 1), ("allow GPU0303 x", 1)],
)
@pytest.mark.parametrize("place", ["line", "before", "two before"])
def test_allowed_in_the_source(put: Put, comment: str, status: int, place: str) -> None:
    mark = "!gpuoffload: " + comment
    body = {
        "line": f"print *, x(i) {mark}",
        "before": f"{mark}\n print *, x(i)",
        "two before": f"{mark}\n\n print *, 1",
    }
    put("m.f90", LOOP.format(body=body[place]))
    assert check(["-q"]) == (1 if place == "two before" else status)


def test_github(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("m.f90", PRINTS)
    assert check(["-q", "--format", "github"]) == 1
    line, end = capsys.readouterr().out.split("\n")
    assert line.startswith("::error file=m.f90,line=8,col=7,endColumn=")
    assert "title=GPU0303::print statement" in line
    assert "%0Awhy: " in line
    assert end == ""


@pytest.mark.parametrize("terms", [900, 3000])
def test_a_sum_of_many_terms(terms: int, put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("a.f90", LOOP.format(body="x(i) = 1" + "&\n + x(i)" * terms))
    assert check(["--gpu=cuda_cpu", "a.f90"]) == 0
    assert "1 offloaded" in capsys.readouterr().err


def test_nested_more_deeply_than_can_be_read(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put("a.f90", LOOP.format(body="x(i) = 1" + "&\n + x(i)" * 60_000))
    assert check(["--gpu=cuda_cpu", "a.f90"]) == 3
    assert "a.f90:1:1: not analysed: not yet implemented: something in this file is nested too deeply [GPU0001]" in (
        capsys.readouterr().err
    )


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ("--gpu=teapot", "unrecognized argument in option '--gpu=teapot'"),
        ("-O2", "'-O2' in GPUOFFLOAD_FLAGS is no option of gpuoffload"),
    ],
)
def test_a_mistake_in_the_environment_is_told_once(
    put: Put, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, flags: str, message: str
) -> None:
    put("a.f90", CLEAN)
    put("b.f90", HELPER)
    monkeypatch.setenv("GPUOFFLOAD_FLAGS", flags)
    assert check(["a.f90", "b.f90"]) == 2
    assert capsys.readouterr().err.count(message) == 1


def test_what_the_pipeline_cannot_do_yet(put: Put, capsys: pytest.CaptureFixture[str]) -> None:
    put(
        "a.f90",
        "subroutine s(a, names)\n  real, intent(inout) :: a(9)\n  character(4), intent(inout) :: names(9)\n"
        "  do concurrent (integer :: i = 1:9)\n    a(i) = 1\n  end do\n"
        "  do concurrent (integer :: i = 1:9)\n    names(i) = 'four'\n  end do\nend subroutine\n",
    )
    assert check(["-q"]) == 0
    assert capsys.readouterr().out == ""
    for target in ("cuda", "cuda_cpu", "metal", "metal_cpu"):
        assert check(["-q", "--pipeline", "--format", "json", f"--gpu={target}"]) == 1
        told = json.loads(capsys.readouterr().out)
        assert [loop["outcome"] for loop in told["loops"]] == ["offloaded", "error"]
        assert [(f["code"], f["loop"]["line"]) for f in told["findings"]] == [("GPU0001", 7)]
    assert check(["-q"]) == 0
    assert check(["-q", "--pipeline", "--ignore", "GPU0001"]) == 0
