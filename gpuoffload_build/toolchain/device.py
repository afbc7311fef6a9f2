"""Builds device objects, launchers and the runtime library with nvcc and the C++ compiler, through the build cache.

A `Recipe` says how one object is made and what it depends on; `build` makes those that the cache lacks, several at a
time. Device arithmetic is the host's (semantics P8): no contraction, IEEE division and square root, no flush to
zero, unless the user compiles with -ffast-math.
"""

from __future__ import annotations

import os

from gpuoffload_build import __version__, resources
from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.runtime import sources

from . import cache, run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

CXX_KERNEL = ("-std=c++17", "-O2", "-fPIC", "-fwrapv", "-fno-math-errno")
CXX_LAUNCHER = ("-std=c++17", "-O2", "-fPIC", "-fno-exceptions", "-fno-rtti")
# Without --gpu-arch and without a device: cubins for A100 and H100, and PTX for whatever follows (D12).
DEFAULT_ARCH = ("sm_80", "sm_90", "compute_80")


class ToolFailed(Exception):  # noqa: N818
    """A tool is missing or failed; `diagnostic` says what to do."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


class Recipe:
    """How one object is made.

    name: for messages and as the archive member; suffix: of the text's file; words: the compiler with its options,
    without input and output
    wrap: for fatbins, the C text that embeds the result, with `@FATBIN@` where the file's path goes; None where the
    result is the object
    """

    __slots__ = ("name", "path", "source", "suffix", "text", "words", "wrap")

    def __init__(
        self, name: str, source: str, text: str, suffix: str, words: Sequence[str], wrap: str | None = None
    ) -> None:
        self.name = name
        self.source = source
        self.text = text
        self.suffix = suffix
        self.words = tuple(words)
        self.wrap = wrap
        stamp = (__version__, _identity(self.words[0]), _include_digest())
        self.path = cache.entry("objects", cache.digest((*stamp, text, suffix, *self.words[1:], wrap or "")), ".o")


def device_recipe(
    text: str, *, source: str, name: str, image: str, target: str, arch: Sequence[str], fast_math: bool = False
) -> Recipe:
    """The recipe of the kernels of one source file. `image` is the linker symbol of their `gpuo_image`."""
    include = "-I" + include_dir()
    if target == "cuda":
        wrap = resources.fill("fatbin_image.cpp", ("FATBIN", "SIZE"), image=image, source=_c_string(source))
        return Recipe(name, source, text, ".cu", (nvcc(), *_nvcc_options(arch, fast_math), include), wrap)
    fast = ("-ffast-math",) if fast_math else ("-ffp-contract=off",)
    metal = (f"{include}/gpuoffload/metal_cpu",) if target == "metal_cpu" else ()  # where <metal_stdlib> is
    return Recipe(name, source, text, ".cpp", (cxx(), *CXX_KERNEL, *fast, include, *metal, "-c"))


def launcher_recipe(text: str, *, source: str, name: str) -> Recipe:
    """The recipe of the launchers of one source file (C++)."""
    return Recipe(name, source, text, ".cpp", (cxx(), *CXX_LAUNCHER, "-I" + include_dir(), "-c"))


def runtime_recipes(target: str, memory: str | None = None) -> list[Recipe]:
    """The recipes of the runtime library's members; `memory` is the mode where GPUOFFLOAD_MEMORY says nothing."""
    flags = sources.FLAGS[target]
    default = sources.DEFAULT_MEMORY.get(memory or "", {})
    return [_runtime_recipe(file, (*flags, *default.get(file, ()))) for file in sources.SOURCES[target]]


def pool_recipes(kind: str) -> list[Recipe]:
    """The recipes of the objects that bring malloc and friends; `kind` is 'executable' or 'shared'."""
    return [_runtime_recipe(file, sources.POOL[kind]) for file in sources.POOL_SOURCES]


def _runtime_recipe(file: str, flags: Sequence[str]) -> Recipe:
    folder = os.path.join(resources.package(), "runtime", "src")
    with open(os.path.join(folder, file), encoding="utf-8") as stream:
        text = stream.read()
    words = (cxx(), *flags, "-I" + include_dir(), "-I" + folder, "-c")
    return Recipe("gpuoffload_" + file.rpartition(".")[0] + ".o", file, text, ".cpp", words)


def libraries(target: str, static: bool) -> list[str]:
    """The linker options behind the runtime's archive.

    The C++ library is the one of the C++ compiler that made the kernels, by its path: a Fortran compiler of another
    release has none of its own where only one g++ is installed. A static program takes it by name.
    """
    options = [*(sources.STATIC if static else ()), *sources.LINK[target]]
    if not static and "-lstdc++" in options:
        _, found = run.capture([cxx(), "-print-file-name=libstdc++.so"])
        path = os.fsdecode(found).strip()
        if os.path.isabs(path):
            options[options.index("-lstdc++")] = path
    return options


def include_dir() -> str:
    """The folder of the runtime's headers."""
    return os.path.join(resources.package(), "runtime", "include")


def cxx() -> str:
    """The C++ compiler for launchers, runtime and CPU kernels: GPUOFFLOAD_CXX, else g++, else clang++."""
    chosen = os.environ.get("GPUOFFLOAD_CXX")
    names = (chosen,) if chosen else ("g++", "c++", "clang++", *(f"clang++-{n}" for n in range(24, 18, -1)))
    for name in names:
        found = run.find(name)
        if found is not None:
            return found
    raise ToolFailed(
        missing(
            "a C++ compiler",
            "launchers and the runtime are C++",
            "install g++ (Debian: apt install g++), or name one in GPUOFFLOAD_CXX",
        )
    )


def nvcc() -> str:
    """nvcc: GPUOFFLOAD_NVCC, else on PATH, else in CUDA_HOME or /usr/local/cuda."""
    chosen = os.environ.get("GPUOFFLOAD_NVCC")
    homes = [home for home in (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda") if home]
    for name in (chosen,) if chosen else ("nvcc", *(os.path.join(home, "bin", "nvcc") for home in homes)):
        found = run.find(name)
        if found is not None:
            return found
    raise ToolFailed(
        missing(
            "nvcc",
            "--gpu=cuda compiles kernels with NVIDIA's compiler",
            "install the CUDA toolkit and put nvcc on PATH or into GPUOFFLOAD_NVCC; --gpu=cuda_cpu needs no CUDA",
        )
    )


def missing(what: str, why: str, help_text: str) -> Diagnostic:
    """GPU0101 for a tool that is not there."""
    return Diagnostic("GPU0101", "error", Location("gpuoffload", 0, 0), f"{what} is missing", why=why, help=help_text)


def _nvcc_options(arch: Sequence[str], fast_math: bool) -> list[str]:
    options = ["-fatbin", "-std=c++17", "-O3"]
    if fast_math:
        options.append("-use_fast_math")
    else:
        options += ["-fmad=false", "-prec-div=true", "-prec-sqrt=true", "-ftz=false"]
    for name in arch:
        number = name.partition("_")[2]
        code = name if name.startswith("sm_") else f"compute_{number}"
        options += ["-gencode", f"arch=compute_{number},code={code}"]
    return options


def _identity(compiler: str) -> str:
    """What tells one compiler from another and from its next version: path, size and time of change."""
    state = os.stat(os.path.realpath(compiler))
    return f"{os.path.basename(compiler)} {state.st_size} {state.st_mtime_ns}"


_digest_of_includes: list[str] = []


def _include_digest() -> str:
    """The hash of the runtime's headers, which every text of ours includes."""
    if not _digest_of_includes:
        parts: list[bytes] = []
        for base in (include_dir(), os.path.join(resources.package(), "runtime", "src")):
            for folder, folders, files in os.walk(base):
                folders.sort()
                for name in sorted(files):
                    if base.endswith("include") or name.endswith(".h"):
                        with open(os.path.join(folder, name), "rb") as file:
                            parts += [name.encode(), file.read()]
        _digest_of_includes.append(cache.digest(parts))
    return _digest_of_includes[0]


def _c_string(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
