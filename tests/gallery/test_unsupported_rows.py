"""Contract T1: for each construct of the unsupported list, on each of its devices, the error, and the fallback's run.

The constructs are those of `check/unsupported.py`: one that has no subroutine in unsupported_rows.f90 fails here.
`metal` has no driver yet: there the check alone is asked. `cuda` runs on the driver of tests/unit/runtime, which
runs kernels on the CPU.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from compilers import FLANG, GFORTRAN

from gpuoffload_build.check.unsupported import ALL, ROWS, Row
from gpuoffload_build.cli.check import check

HERE = Path(__file__).parent
RUNTIME = HERE.parent / "unit" / "runtime"
BIN = Path(sys.executable).parent
DRIVERS = {"gfortran": ("gpuoffload-gfortran", GFORTRAN), "flang": ("gpuoffload-flang-new", FLANG)}
PIECE = re.compile(r"^! (U\d+): ([^\n]+)\n(subroutine (\w+)\n.+?^end subroutine\n)", re.MULTILINE | re.DOTALL)
FAR = """pure subroutine far(x)
  real, intent(inout) :: x
  x = 2*x
end subroutine
pure real function doubled(x)
  real, intent(in) :: x
  doubled = 2*x
end function
subroutine choose(p)
  interface
    pure real function doubled(x)
      real, intent(in) :: x
    end function
  end interface
  procedure(doubled), pointer, intent(out) :: p
  p => doubled
end subroutine
"""
OFFLOAD = ("--gpu-offload-omp-loops",)
FALLBACK = ("--gpu-allow-cpu-fallback",)


class Piece:
    """One construct with the subroutine that has it in a loop."""

    def __init__(self, row: str, construct: str, text: str, name: str) -> None:
        self.row = row
        self.construct = construct
        self.text = text
        self.name = name


PIECES = [Piece(*found.groups()) for found in PIECE.finditer((HERE / "unsupported_rows.f90").read_text())]
LISTED = [(row, construct) for row in ROWS for construct in row.constructs]


def piece_of(row: Row, construct: str) -> Piece:
    (piece,) = [piece for piece in PIECES if (piece.row, piece.construct) == (row.id, construct)]
    return piece


def program(pieces: list[Piece]) -> str:
    calls = "".join(f"  call {piece.name}\n" for piece in pieces)
    return f"program main\n  open (10, status='scratch')\n{calls}  print '(a)', 'right'\nend program\n"


def test_each_construct_has_a_loop() -> None:
    have = sorted((piece.row, piece.construct) for piece in PIECES)
    assert have == sorted((row.id, construct) for row, construct in LISTED)


# The check, on all four


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory):
    """A function (target, fallback) that gives each subroutine's loop and finding, as `gpuoffload check` says."""
    folder = tmp_path_factory.mktemp("judged")
    for piece in PIECES:
        (folder / f"{piece.name}.f90").write_text(piece.text)
    known: dict[tuple[str, bool], dict[str, tuple[dict, dict | None]]] = {}

    def ask(target: str, fallback: bool) -> dict[str, tuple[dict, dict | None]]:
        if (target, fallback) not in known:
            to = folder / f"{target}{fallback}.json"
            options = [f"--gpu={target}", "--format=json", f"--output-file={to}", "-q", "-j1", *OFFLOAD]
            assert check([*options, *(FALLBACK if fallback else ()), str(folder)]) == 1
            data = json.loads(to.read_text())
            findings = {Path(found["loop"]["file"]).stem: found for found in data["findings"]}
            loops = {Path(loop["file"]).stem: loop for loop in data["loops"]}
            known[target, fallback] = {name: (loop, findings.get(name)) for name, loop in loops.items()}
        return known[target, fallback]

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GPUOFFLOAD_CACHE_DIR", str(folder / "cache"))
        yield ask


@pytest.mark.parametrize("target", sorted(ALL))
@pytest.mark.parametrize(("row", "construct"), LISTED, ids=[f"{row.id}-{construct}" for row, construct in LISTED])
def test_error_and_warning(row: Row, construct: str, target: str, judged) -> None:
    name = piece_of(row, construct).name
    loop, refusal = judged(target, False)[name]
    if target not in row.devices:
        assert (loop["outcome"], refusal) == ("offloaded", None)
        assert judged(target, True)[name][0]["outcome"] == "offloaded"
        return
    assert loop["outcome"] == "error"
    assert (refusal["code"], refusal["severity"], refusal["why"]) == (row.code, "error", row.why)
    assert refusal["help"].splitlines()[-1] == "--gpu-allow-cpu-fallback runs such loops on the CPU"
    loop, warning = judged(target, True)[name]
    assert loop["outcome"] == "host"
    assert (warning["code"], warning["severity"]) == (row.code, "warning")
    assert warning["message"] == refusal["message"] + "; the loop runs on the CPU"
    assert warning["related"][-1]["message"] in ("in this do concurrent loop", "in this OpenMP loop")


# The driver


class Build:
    """A folder in which one compiler builds the program of all constructs that it knows."""

    def __init__(self, folder: Path, compiler: str, environment: dict[str, str]) -> None:
        self.folder = folder
        self.driver, bare = DRIVERS[compiler]
        self.environment = environment
        folder.mkdir()
        if bare is None:
            pytest.skip(f"{compiler} is not installed")
        self.bare = bare
        self.pieces = [piece for piece in PIECES if piece.row != "U2" or self._knows(piece)]
        near = [piece for piece in self.pieces if piece.row != "U5"]
        self.sources = ("main.f90", "near.f90", "call.f90")
        texts = (
            program(self.pieces),
            "".join(p.text for p in near),
            "".join(p.text for p in self.pieces if p not in near),
        )
        for name, text in zip((*self.sources, "far.f90"), (*texts, FAR)):
            (folder / name).write_text(text)
        assert self.run(self.bare, "-c", "far.f90").returncode == 0

    def _knows(self, piece: Piece) -> bool:
        """Whether the compiler has the kind."""
        (self.folder / "kind.f90").write_text(piece.text)
        return self.run(self.bare, "-c", "kind.f90").returncode == 0

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            words,
            cwd=self.folder,
            env={**self.environment, **more},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, *options: str) -> subprocess.CompletedProcess[str]:
        """Compiles and links; the first command that fails, or the last."""
        for source in self.sources:
            done = self.run(self.driver, *options, "-c", source)
            if done.returncode:
                return done
        objects = [source.replace(".f90", ".o") for source in self.sources]
        return self.run(self.driver, *objects, "far.o", "-o", "program")

    def on_the_host(self) -> str:
        """What the program prints that the bare compiler makes."""
        assert self.run(self.bare, *self.sources, "far.o", "-o", "host").returncode == 0
        done = self.run("./host")
        assert done.returncode == 0, done.stderr
        assert done.stdout.endswith("right\n")
        return done.stdout


@pytest.fixture
def environment(cache: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD")}
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    return {**kept, "PATH": path, "NO_COLOR": "1", "LC_ALL": "C", "GPUOFFLOAD_CACHE_DIR": str(cache)}


@pytest.fixture
def fake_cuda(environment: dict[str, str], cache: Path, tmp_path: Path) -> dict[str, str]:
    """An nvcc and a CUDA driver that compile and run kernels for the CPU."""
    nvcc = tmp_path / "nvcc"
    nvcc.write_text(f'#!/bin/sh\nexec {sys.executable} {RUNTIME / "fake_nvcc.py"} {tmp_path} "$@"\n')
    nvcc.chmod(0o755)
    library = tmp_path / "libcuda.so.1"
    source = str(RUNTIME / "programs" / "fake_cuda.cpp")
    words = ("g++", "-std=c++17", "-O1", "-fPIC", "-shared", "-Wl,-soname,libcuda.so.1", source, "-o", str(library))
    subprocess.run(words, check=True)
    return {**environment, "GPUOFFLOAD_NVCC": str(nvcc), "LD_LIBRARY_PATH": str(tmp_path)}


def refused(pieces: list[Piece], target: str) -> list[Piece]:
    rows = {row.id: row for row in ROWS}
    return [piece for piece in pieces if target in rows[piece.row].devices]


def errors_and_fallback(build: Build, target: str) -> None:
    """The errors of all loops of a file at once and no object; then the program that runs as on the host does."""
    rows = {row.id: row for row in ROWS}
    visible = [piece for piece in build.pieces if piece.row != "U5"]
    near = refused(visible, target)
    done = build.build(f"--gpu={target}", *OFFLOAD)
    assert done.returncode == 1
    assert re.findall(r" error: .* \[(GPU\d+)\]", done.stderr) == [rows[piece.row].code for piece in near]
    assert not (build.folder / "near.o").exists()
    build.run("sh", "-c", f"{build.driver} --gpu={target} {OFFLOAD[0]} -c call.f90")
    done = build.run(build.driver, "call.o", "far.o", "-o", "program")
    assert done.returncode == 1
    assert re.findall(r" error: .* \[(GPU\d+)\]", done.stderr) == ["GPU0305"] * (len(build.pieces) - len(visible))
    assert not (build.folder / "program").exists()

    done = build.build(f"--gpu={target}", *OFFLOAD, *FALLBACK)
    assert done.returncode == 0, done.stderr
    done = build.run("./program", GPUOFFLOAD_NOTIFY="1")
    assert done.returncode == 0, done.stderr
    assert done.stdout == build.on_the_host()
    offloaded = len(build.pieces) - len(refused(build.pieces, target))
    assert done.stderr.count("gpuoffload: launch ") == offloaded
    report = build.run("gpuoffload", "report", "--brief", "program").stdout.splitlines()
    assert report[-1].strip() == (
        f"{len(build.pieces)} loops: {offloaded} offloaded, {len(build.pieces) - offloaded} on the host"
    )


@pytest.mark.parametrize("compiler", DRIVERS)
@pytest.mark.parametrize("target", ["cuda_cpu", "metal_cpu"])
def test_errors_and_fallback(compiler: str, target: str, environment: dict[str, str], tmp_path: Path) -> None:
    errors_and_fallback(Build(tmp_path / "build", compiler, environment), target)


@pytest.mark.parametrize("compiler", ["gfortran", pytest.param("flang", marks=pytest.mark.slow)])
def test_errors_and_fallback_on_cuda(compiler: str, fake_cuda: dict[str, str], tmp_path: Path) -> None:
    errors_and_fallback(Build(tmp_path / "build", compiler, fake_cuda), "cuda")
