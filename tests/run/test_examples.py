"""The examples, each built by its own build system: the host build's digits, and every loop launched."""

from __future__ import annotations

import filecmp
import json
import os
import re
import shutil
import subprocess
import sys

import pytest
import run_build

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXAMPLES = os.path.join(ROOT, "examples")
BIN = os.path.dirname(sys.executable)
SYSTEMS = ("cmake", "meson", "fpm")
COMPILERS = ("gfortran", "flang")
CELLS = ("100", "30")  # and steps: small, for CI


def run(command: list[str], folder: str, **env: str) -> str:
    """Standard output of the command, which must end well."""
    done = attempt(command, folder, **env)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def attempt(command: list[str], folder: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The command, run with the commands under test on PATH."""
    every = {**os.environ, "PATH": os.pathsep.join([BIN, os.environ.get("PATH", "")]), **env}
    return subprocess.run(command, cwd=folder, env=every, capture_output=True, text=True, timeout=400, check=False)


def bare(compiler: str) -> str:
    """The compiler's name on this machine."""
    name = run_build.BARE[compiler]
    if name is None:
        pytest.skip(f"{compiler} is not installed")
    return name


def build(system: str, compiler: str, target: str | None, work: str, edit: tuple[str, str] | None = None) -> str:
    """Builds a copy of the example; metal_cpu and 'single' in single precision. The program's path."""
    source = os.path.join(work, "source")
    shutil.copytree(os.path.join(EXAMPLES, system), source)
    if edit is not None:
        change_scheme(work, edit)
    single = target in ("metal_cpu", "single")
    offload = target in ("cuda_cpu", "metal_cpu")
    tree = os.path.join(work, "build")
    if system == "cmake":
        options = [f"-DCMAKE_Fortran_COMPILER={bare(compiler)}", f"-DSHALLOW_SINGLE={'ON' if single else 'OFF'}"]
        if offload:
            package = run(["gpuoffload", "cmake-dir"], work).strip()
            options += ["-DSHALLOW_OFFLOAD=ON", f"-DGPUOFFLOAD_GPU={target}", f"-DGpuOffload_DIR={package}"]
        flags = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_Fortran_FLAGS=-ffp-contract=off"]
        run(["cmake", "-S", source, "-B", tree, "-G", "Ninja", *flags, *options], work)
        run(["cmake", "--build", tree], work)
        return os.path.join(tree, "shallow")
    if system == "meson":
        native = []
        if offload:
            made = run(["gpuoffload", "native-file", f"--gpu={target}"], work, FC=bare(compiler))
            native = ["--native-file", made.strip()]
        options = [f"-Dsingle={str(single).lower()}", "-Dfortran_args=-ffp-contract=off"]
        run(["meson", "setup", tree, source, *native, *options], work, FC=bare(compiler))
        run(["meson", "compile", "-C", tree], work)
        return os.path.join(tree, "shallow")
    name = "gpuoffload-gfortran" if compiler == "gfortran" else "gpuoffload-flang-new"
    flags = ["-O2", "-ffp-contract=off", f"--gpu={target}", "-DHAVE_REDUCE", *(["-DSINGLE"] if single else [])]
    run(["fpm", "install", "--compiler", name, "--flag", " ".join(flags), "--prefix", tree], source)
    return os.path.join(tree, "bin", "shallow")


def change_scheme(work: str, edit: tuple[str, str]) -> None:
    """Replaces a text in the submodule of the copied example."""
    path = os.path.join(work, "source", "src", "scheme.f90")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    assert text.count(edit[0]) == 1
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace(*edit))


def loops_of(folder: str) -> set[str]:
    """'base name:line' of every do concurrent loop."""
    found = set()
    for place, _, names in os.walk(folder):
        for name in (n for n in names if n.endswith((".f90", ".F90"))):
            with open(os.path.join(place, name), encoding="utf-8") as file:
                for number, line in enumerate(file, 1):
                    if re.match(r" *do concurrent", line):
                        found.add(f"{name}:{number}")
    return found


@pytest.fixture(scope="session")
def host_digits(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Standard output of the host compilers' builds by precision; they agree."""
    digits: dict[str, str] = {}
    for precision in ("double", "single"):
        texts = []
        for compiler in COMPILERS:
            work = str(tmp_path_factory.mktemp(f"host-{compiler}-{precision}"))
            program = build("cmake", compiler, "single" if precision == "single" else None, work)
            texts.append(run([program, *CELLS], work))
        assert texts[0] == texts[1]
        assert texts[0].endswith("PASS\n")
        digits[precision] = texts[0]
    return digits


@pytest.mark.parametrize("target", ["cuda_cpu", "metal_cpu"])
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_example(system: str, compiler: str, target: str, host_digits: dict[str, str], tmp_path) -> None:
    bare(compiler)
    program = build(system, compiler, target, str(tmp_path))
    expected = host_digits["single" if target == "metal_cpu" else "double"]
    statistics = str(tmp_path / "stats.json")
    for memory in {"GPUOFFLOAD_STATS": statistics}, {"GPUOFFLOAD_MEMORY": "separate"}:
        assert run([program, *CELLS], str(tmp_path), **memory) == expected
    with open(statistics, encoding="utf-8") as file:
        launched = {os.path.basename(place) for place in json.load(file)["loops"]}
    assert loops_of(os.path.join(EXAMPLES, system)) - launched == set()


MORE_DIFFUSION = ("speed = max(", "speed = 1.0625_wp*max(")
INTERNAL_WRITE = (
    "    u_l = l(2)/l(1)\n",
    "    block\n      character(8) :: text\n      write (text, '(f8.3)') l(1)\n    end block\n    u_l = l(2)/l(1)\n",
)


@pytest.mark.parametrize("system", ["cmake", "meson"])
def test_edit_of_the_submodule(system: str, tmp_path) -> None:
    """Only the body of the submodule changes: the loops of other files that reach it are built, and checked, again."""
    work = str(tmp_path)
    program = build(system, "gfortran", "cuda_cpu", work)
    before = run([program, *CELLS], work)
    make = ["cmake", "--build", "build"] if system == "cmake" else ["meson", "compile", "-C", "build"]

    change_scheme(work, MORE_DIFFUSION)
    run(make, work)
    after = run([program, *CELLS], work)
    os.mkdir(tmp_path / "host")
    host = build("cmake", "gfortran", None, str(tmp_path / "host"), MORE_DIFFUSION)
    assert after != before
    assert after == run([host, *CELLS], work)

    change_scheme(work, INTERNAL_WRITE)
    failed = attempt(make, work)
    text = failed.stdout + failed.stderr
    assert failed.returncode != 0
    assert re.search(r"scheme\.f90:\d+:\d+: error: .*\[GPU0303\]", text), text
    assert re.search(r"time_step\.f90:\d+:\d+: note: ", text), text
    assert not os.path.exists(program)


def test_examples_share_their_sources() -> None:
    for system in SYSTEMS[1:]:
        for folder in ("src", "app"):
            compared = filecmp.dircmp(os.path.join(EXAMPLES, "cmake", folder), os.path.join(EXAMPLES, system, folder))
            assert compared.common_files
            assert not compared.left_only
            assert not compared.right_only
            different = filecmp.cmpfiles(compared.left, compared.right, compared.common_files, shallow=False)
            assert different[1:] == ([], [])
