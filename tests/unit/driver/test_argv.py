"""What a command line is taken for, without running anything."""

from __future__ import annotations

import pytest

from gpuoffload_build.driver.argv import classify
from gpuoffload_build.driver.language import language_of, line_width
from gpuoffload_build.driver.options import GpuOptions
from gpuoffload_build.driver.response import quoted, split


def read(line: str):
    return classify(line.split(), GpuOptions())


@pytest.mark.parametrize(
    ("line", "stage"),
    [
        ("-c a.f90", "object"),
        ("a.f90", "link"),
        ("a.o -o a", "link"),
        ("-E a.f90", "preprocess"),
        ("-c -E a.f90", "preprocess"),
        ("-S a.f90", "assembly"),
        ("-S -c a.f90", "assembly"),
        ("-fsyntax-only -c a.f90", "syntax"),
        ("-M a.f90", "preprocess"),
        ("-c a.f90 --print-search-dirs", "query"),
        ("-v", "query"),
        ("-print-file-name=libm.a a.f90", "query"),
        ("-E -dM -", "preprocess"),
    ],
)
def test_stage(line, stage):
    assert read(line).stage == stage


@pytest.mark.parametrize(
    ("line", "sources"),
    [
        ("-c a.f90 b.F c.o d.c e.f08", [("a.f90", "free", False), ("b.F", "fixed", True), ("e.f08", "free", False)]),
        ("-c a.f -ffree-form", [("a.f", "free", False)]),
        ("-cpp a.f90", [("a.f90", "free", True)]),
        ("-nocpp a.F90", [("a.F90", "free", False)]),
        ("-x f95 a.txt -x none b.txt", [("a.txt", "free", False)]),
        ("-xf77-cpp-input a.inc", [("a.inc", "fixed", True)]),
        ("-x c a.f90", []),
        ("-o a.f90 b.o", []),
        ("-I a.f90 -J b.f90 -MF c.f90 x.f90", [("x.f90", "free", False)]),
        ("-fpreprocessed -c a.F90", [("a.F90", "free", False)]),
        ("dir.f90/a -c", []),
    ],
)
def test_sources(line, sources):
    assert [(s.path, s.form, s.cpp) for s in read(line).sources] == sources


@pytest.mark.parametrize(
    ("line", "output"),
    [("-o x a.o", "x"), ("-ox a.o", "x"), ("--output=x a.o", "x"), ("--output x a.o", "x"), ("-o x -o y a.o", "y")],
)
def test_output(line, output):
    assert read(line).output == output


@pytest.mark.parametrize("line", ["-J d a.f90", "-Jd a.f90", "-module-dir d a.f90", "-module-dird a.f90"])
def test_module_folder(line):
    assert read(line).module_dir == "d"


def test_our_options_leave_the_line():
    invocation = read("--gpu=cuda -c a.f90 --gpu-arch=sm_80,compute_90 --show-gpu-kernel-source -O2")
    assert invocation.args == ["-c", "a.f90", "-O2"]
    assert (invocation.gpu.target, invocation.gpu.arch, invocation.gpu.show) == ("cuda", ("sm_80", "compute_90"), True)
    assert read("--gpu=cuda --gpu=none a.f90").gpu.target is None


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("a.f90", {}),
        ("-fdefault-real-8 a.f90", {"real": 8, "double": 16}),
        ("-fdefault-real-8 -fdefault-double-8 a.f90", {"real": 8, "double": 8}),
        ("-fdefault-integer-8 a.f90", {"integer": 8, "logical": 8}),
        ("-freal-4-real-8 a.f90", {"real4_as": 8}),
        ("-fno-realloc-lhs a.f90", {"realloc_lhs": False}),
        ("-fno-realloc-lhs -frealloc-lhs a.f90", {}),
        ("-fopenmp -fno-openmp a.f90", {}),
        ("-fopenmp -fimplicit-none a.f90", {"openmp": True, "implicit_none": True}),
        ("-Ofast a.f90", {"fast_math": True}),
        ("-fcheck=bounds a.f90", {"check": "bounds"}),
    ],
)
def test_language(line, language):
    assert language_of(read(line)) == language


@pytest.mark.parametrize(
    ("line", "form", "width"),
    [
        ("a.f90", "free", 132),
        ("a.f", "fixed", 72),
        ("-ffixed-line-length-132 a.f", "fixed", 132),
        ("-ffixed-line-length-none a.f", "fixed", 0),
        ("-ffree-line-length-none a.f90", "free", 0),
        ("-ffixed-line-length-132 a.f90", "free", 132),
    ],
)
def test_line_width(line, form, width):
    assert line_width(read(line), form) == width


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a b\n\tc", ["a", "b", "c"]),
        ("'a b' \"c d\"e", ["a b", "c de"]),
        (r"a\ b \"", ["a b", '"']),
        ("'' x", ["", "x"]),
        ("", []),
    ],
)
def test_response_words(text, words):
    assert split(text) == words
    assert split(quoted(words)) == words


def test_response_files_nest_and_a_missing_one_stays(tmp_path):
    inner = tmp_path / "inner"
    inner.write_text("-O2 @nowhere")
    outer = tmp_path / "outer"
    outer.write_text(f"-c @{inner} a.f90")
    invocation = classify([f"@{outer}"], GpuOptions())
    assert invocation.args == ["-c", "-O2", "@nowhere", "a.f90"]
    assert invocation.original == [f"@{outer}"]


def test_response_file_that_names_itself_ends(tmp_path):
    loop = tmp_path / "loop"
    loop.write_text(f"@{loop}")
    assert classify([f"@{loop}"], GpuOptions()).args == [f"@{loop}"]
