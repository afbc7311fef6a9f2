"""`gpuoffload native-file`: a Meson native file that puts the driver in front of the compilers.

FC, CC and CXX name other compilers than gfortran, cc and c++. Options of ours on the command line go in front of
each compile.
"""

from __future__ import annotations

import os
import sys

from gpuoffload_build import resources
from gpuoffload_build.integrations.meson import native_file_text, write_native_file
from gpuoffload_build.toolchain import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = (
    "usage: gpuoffload native-file [--gpu=TARGET ...]\n\nFC, CC and CXX name the compilers; default: gfortran, cc, c++."
)


def native_file(arguments: list[str]) -> int:
    """Writes the file into the cache folder, where it outlives the set-up, and prints its path."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    for argument in arguments:
        if not argument.startswith(("--gpu", "--show-gpu")):
            print(USAGE, file=sys.stderr)
            return 2
    entry = os.path.join(resources.package(), "driver", "entry.py")
    launcher = [os.path.abspath(sys.executable), "-I", "-S", entry, "launch", *arguments]
    compilers: dict[str, Sequence[str]] = {
        "fortran": (os.environ.get("FC") or "gfortran").split(),
        "c": (os.environ.get("CC") or "cc").split(),
        "cpp": (os.environ.get("CXX") or "c++").split(),
    }
    print(write_native_file(native_file_text(launcher, compilers), os.path.join(cache.root(), "native")))
    return 0
