"""Builds the runtime library, the fake CUDA driver and the test programs once a session."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from gpuoffload_build.runtime import sources

HERE = Path(__file__).parent
PACKAGE = Path(sources.__file__).parent
INCLUDE = f"-I{PACKAGE / 'include'}"
NUMBER = {"cuda": 1, "cuda_cpu": 2, "metal_cpu": 3}


def compile_(*words: object) -> None:
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Builder:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def objects(self, files: tuple[str, ...], flags: tuple[str, ...], tag: str, *more: str) -> list[Path]:
        made = []
        for file in files:
            to = self.folder / f"{tag}-{file}.o"
            if not to.exists():
                compile_(
                    "g++", *flags, *more, "-Wall", "-Wextra", "-Werror", INCLUDE, "-c", PACKAGE / "src" / file, "-o", to
                )
            made.append(to)
        return made

    def runtime(self, target: str, *more: str) -> list[Path]:
        return self.objects(sources.SOURCES[target], sources.FLAGS[target], target + "".join(more), *more)

    def pool(self, kind: str) -> list[Path]:
        return self.objects(sources.POOL_SOURCES, sources.POOL[kind], f"pool-{kind}")

    def program(self, name: str, target: str, *more: str, pool: bool = False) -> Path:
        to = self.folder / f"{name}-{target}{''.join(more)}{'-pool' if pool else ''}"
        if not to.exists():
            objects = [*self.runtime(target, *more), *(self.pool("executable") if pool else ())]
            # C++ runs the tests; the runtime itself must not need its library
            compile_(
                "g++",
                "-std=c++17",
                "-O1",
                "-fopenmp",
                "-Wall",
                "-Wextra",
                "-Werror",
                f"-DTEST_TARGET={NUMBER[target]}",
                *more,
                INCLUDE,
                HERE / "programs" / f"{name}.cpp",
                *objects,
                *sources.LINK[target],
                "-o",
                to,
            )
        return to

    def library(self, name: str) -> Path:
        to = self.folder / f"lib{name}.so"
        if not to.exists():
            compile_(
                "g++",
                "-std=c++17",
                "-O1",
                "-fPIC",
                "-shared",
                "-fvisibility=hidden",
                "-DTEST_TARGET=1",
                INCLUDE,
                HERE / "programs" / f"{name}.cpp",
                *self.runtime("cuda"),
                *self.pool("shared"),
                *sources.LINK["cuda"],
                "-o",
                to,
            )
        return to

    def fake_driver(self) -> Path:
        folder = self.folder / "driver"
        to = folder / "libcuda.so.1"
        if not to.exists():
            folder.mkdir()
            compile_(
                "g++",
                "-std=c++17",
                "-O1",
                "-fPIC",
                "-shared",
                "-Wl,-soname,libcuda.so.1",
                HERE / "programs" / "fake_cuda.cpp",
                "-o",
                to,
            )
        return folder


class Run:
    """A finished program: exit code, what it printed, its statistics, the fake driver's calls."""

    def __init__(
        self, program: Path, words: tuple[str, ...], folder: Path, driver: Path | None, **environment: str
    ) -> None:
        clean = {k: v for k, v in os.environ.items() if not k.startswith(("GPUOFFLOAD_", "FAKECUDA_"))}
        stats, calls = folder / "stats.json", folder / "calls"
        for path in (stats, calls):
            path.unlink(missing_ok=True)
        if driver:
            clean["LD_LIBRARY_PATH"] = str(driver)
        clean |= {"GPUOFFLOAD_STATS": str(stats), "FAKECUDA_CALLS": str(calls)}
        done = subprocess.run(
            [str(program), *words], capture_output=True, text=True, env=clean | environment, timeout=40, check=False
        )
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr
        self.stats = json.loads(stats.read_text()) if stats.exists() else None
        self.calls: dict[str, tuple[int, int]] = {}
        if calls.exists():
            for line in calls.read_text().splitlines():
                name, count, size = line.split()
                self.calls[name] = (int(count), int(size))

    @property
    def ok(self) -> bool:
        return self.code == 0 and self.out.endswith("ok\n")


@pytest.fixture(scope="session")
def builder(tmp_path_factory: pytest.TempPathFactory) -> Builder:
    return Builder(tmp_path_factory.mktemp("runtime"))


@pytest.fixture
def run(tmp_path: Path):
    """Runs a program that needs no driver."""
    return lambda program, *words, **environment: Run(program, words, tmp_path, None, **environment)


@pytest.fixture
def cpu(builder: Builder, tmp_path: Path):
    """Runs a case of loops.cpp with the cuda_cpu runtime."""
    program = builder.program("loops", "cuda_cpu")
    return lambda *words, **environment: Run(program, words, tmp_path, None, **environment)


@pytest.fixture
def cuda(builder: Builder, tmp_path: Path):
    """Runs a case of loops.cpp with the cuda runtime, its pool, and the fake driver."""
    program = builder.program("loops", "cuda", pool=True)
    driver = builder.fake_driver()
    return lambda *words, **environment: Run(program, words, tmp_path, driver, **environment)


@pytest.fixture
def sanitized(builder: Builder, tmp_path: Path):
    """Runs a case of loops.cpp with the cuda_cpu runtime, both built with -fsanitize=WHAT."""
    options = {"ASAN_OPTIONS": "detect_leaks=0"}  # what is kept for the next launch is no leak

    def run(what: str, *words: str, **environment: str) -> Run:
        program = builder.program("loops", "cuda_cpu", f"-fsanitize={what}", "-g")
        return Run(program, words, tmp_path, None, **options, **environment)

    return run


@pytest.fixture
def torture(builder: Builder, tmp_path: Path):
    """Runs a case of torture.cpp."""
    program = builder.program("torture", "cuda", pool=True)
    driver = builder.fake_driver()
    return lambda *words, **environment: Run(program, words, tmp_path, driver, **environment)


@pytest.fixture
def shared_library(builder: Builder, tmp_path: Path):
    """Runs user.cpp with library.cpp as a shared library."""
    program = builder.program("user", "cuda", pool=True)
    library = builder.library("library")
    driver = builder.fake_driver()
    return lambda **environment: Run(program, (str(library),), tmp_path, driver, **environment)
