"""The driver's front door: decides in microseconds whether a command is ours to see; everything else becomes the
compiler at once.

KIND is 'gfortran' or 'flang' (the real compiler is looked for) or 'launch' (the compiler stands first on the line, as
CMake's launchers and `gpuoffload fc --` have it).
"""

from __future__ import annotations

import os
import sys

from gpuoffload_build.toolchain import run
from gpuoffload_build.toolchain.streams import open_standard_streams

from .messages import complain, fail
from .options import GpuOptions, OptionError, take_environment

DEEPEST = 40_000  # calls: a sum of 3000 terms is a tree that is 3000 levels deep, and passes take some calls a level
PREFIXES = frozenset(("ccache", "sccache", "distcc", "icecc"))


def main(kind: str, arguments: list[str]) -> int:
    """Runs one command; the exit status is the compiler's wherever the compiler ran."""
    sys.setrecursionlimit(DEEPEST)
    open_standard_streams()
    try:
        return _main(kind, arguments)
    except OptionError as error:
        return fail(str(error), "GPU0108")
    except run.CannotRun as error:
        complain(f"{error}: install it, or correct the command", "GPU0101")
        return 127 if error.reason == "No such file or directory" else 126
    except run.Interrupted as interrupted:
        return run.end_as(interrupted.ended)
    except Exception as error:
        if os.environ.get("GPUOFFLOAD_TRACEBACK"):
            raise
        if isinstance(error, OSError):
            what = f"cannot use '{error.filename}'" if error.filename else "cannot read or write a file"
            return fail(f"{what}: {error.strerror}", "GPU0109")
        where = "set GPUOFFLOAD_TRACEBACK=1 to see where"
        return fail(f"internal error of gpuoffload: {type(error).__name__}: {error} ({where})", "GPU0002")


def _main(kind: str, arguments: list[str]) -> int:
    if kind == "launch":
        words, arguments = _compiler_words(arguments)
        if not words:
            return fail("no compiler was given: name it first, as in gpuoffload-launch gfortran -c a.f90", "GPU0108")
        from gpuoffload_build.toolchain.host import behind_shim

        shim, words = words[-1], behind_shim(words)
        if not words:
            return fail(f"no compiler behind '{shim}' on PATH: name it in GPUOFFLOAD_FC", "GPU0101", status=127)
    else:
        from gpuoffload_build.toolchain.host import find_fortran

        found = find_fortran(kind)
        if found is None:
            name = "gfortran" if kind == "gfortran" else "flang-new"
            return fail(f"no {name} on PATH: install it, or name it in GPUOFFLOAD_FC", "GPU0101", status=127)
        words = (found,)
    from .argv import classify, plain

    gpu = GpuOptions()
    flags = os.environ.get("GPUOFFLOAD_FLAGS")
    if flags:
        take_environment(flags, gpu)
    role = _role(words[-1])
    if role == "tool":
        run.replace((*words, *(a for a in arguments if not a.startswith(("--gpu", "--show-gpu")))))
    invocation = classify(arguments, gpu)
    gpu.omp_loops = gpu.omp_loops and gpu.target is not None
    if os.environ.get("GPUOFFLOAD") == "0":  # switched off: the bare compiler, whatever the build says of us
        run.replace((*words, *plain(invocation)))
    if role == "other" and invocation.sources and gpu.target is not None and invocation.stage != "link":
        return fail(f"'{words[-1]}' is asked for Fortran with --gpu: call gfortran or flang by its own name", "GPU0108")
    if role == "other":
        invocation.sources = []
    if invocation.stage == "link":
        from .link import link

        return link(words, invocation)
    if invocation.stage in ("query", "preprocess") or not invocation.sources:
        run.replace((*words, *plain(invocation)))
    from .compile import compile_sources

    return compile_sources(words, invocation)


def _compiler_words(arguments: list[str]) -> tuple[tuple[str, ...], list[str]]:
    """The compiler (with a cache or distributor in front of it) and its arguments.

    Options of ours may stand before the compiler, where build systems keep them with the launcher; they join the
    arguments.
    """
    first = 0
    while first < len(arguments) and arguments[first].startswith(("--gpu", "--show-gpu")):
        first += 1
    ours, arguments = arguments[:first], arguments[first:]
    if arguments[:1] == ["--"]:
        arguments = arguments[1:]
    count = 1
    while count < len(arguments) and os.path.basename(arguments[count - 1]) in PREFIXES:
        count += 1
    return tuple(arguments[:count]), ours + arguments[count:]


def _role(compiler: str) -> str:
    """'fortran' for what may compile Fortran, 'other' for C and C++ compilers (their links are ours too), 'tool' for
    ar, ranlib, ld, cmake.
    """
    name = os.path.basename(compiler)
    if name in ("ar", "ranlib", "ld", "cmake", "gcc-ar", "gcc-ranlib", "llvm-ar", "llvm-ranlib", "strip", "objcopy"):
        return "tool"
    stem = name.rstrip("0123456789.-")
    if stem in ("cc", "c++", "gcc", "g++", "clang", "clang++") or stem.endswith(("-gcc", "-g++", "-cc", "-c++")):
        return "other"
    return "fortran"
