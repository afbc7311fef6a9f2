"""`gpuoffload shims DIR`: the commands that build systems call, as sh scripts that exec `python -I -S`.

A console entry point costs 36 ms before it does anything; a shim costs 2 ms on top of the bare interpreter. The
names are those that fpm takes for gfortran and flang.
"""

from __future__ import annotations

import os
import sys

from gpuoffload_build import resources
from gpuoffload_build.toolchain.host import MARK

KINDS = {
    "gpuoffload-gfortran": "gfortran",
    "gpuoffload-flang-new": "flang",
    "gpuoffload-launch": "launch",
}

USAGE = "usage: gpuoffload shims DIR"


def shims(arguments: list[str]) -> int:
    """Writes the scripts and prints their paths."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(USAGE, file=sys.stderr)
        return 2
    folder = arguments[0]
    try:
        os.makedirs(folder, exist_ok=True)
        for name, kind in KINDS.items():
            path = os.path.join(folder, name)
            write(path, text(os.path.abspath(folder), kind))
            print(path)
    except OSError as error:
        print(f"gpuoffload: cannot write into '{folder}': {error.strerror}", file=sys.stderr)
        return 1
    return 0


def text(folder: str, kind: str) -> str:
    """The script. It looks beside itself first, so that a moved checkout works; else where the package was when it
    was written.
    """
    entry = os.path.join(resources.package(), "driver", "entry.py")
    python = os.path.join(os.path.dirname(os.path.abspath(sys.executable)), os.path.basename(sys.executable))
    near_entry = os.path.relpath(entry, folder)
    near_python = os.path.relpath(python, folder)
    return f"""#!/bin/sh
{MARK.decode()}
d=${{0%/*}}
e=$d/{_quoted(near_entry)}
p=$d/{_quoted(near_python)}
[ -f "$e" ] || e={_quoted(entry)}
[ -x "$p" ] || p={_quoted(python)}
exec "$p" -I -S "$e" {kind} "$@"
"""


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def write(path: str, script: str) -> None:
    """Writes an executable file whole."""
    temporary = f"{path}.{os.getpid()}.tmp"
    with open(temporary, "w", encoding="utf-8") as file:
        file.write(script)
    os.chmod(temporary, 0o755)
    os.replace(temporary, path)
