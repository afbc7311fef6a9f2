"""The command `gpuoffload`: a table of subcommands, each in a file that is imported when it is called.

Exit status: 0 done, 1 findings, 2 misuse, 3 a tool is missing, 70 internal error.
"""

from __future__ import annotations

import sys

from gpuoffload_build.toolchain.streams import open_standard_streams

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130
COMMANDS = {
    "fc": ("-- COMPILER ARGUMENTS", "run a Fortran compiler through gpuoffload"),
    "facts": ("FILE...", "print the facts in sidecars, objects, archives and shared libraries"),
    "check": ("[PATH...]", "check every loop of a project without building it"),
    "report": ("PROGRAM", "list each loop of a program or library with its outcome"),
    "explain": ("CODE...", "explain a diagnostic code"),
    "shims": ("DIR", "write the commands gpuoffload-gfortran, gpuoffload-flang-new and gpuoffload-launch into DIR"),
    "cmake-dir": ("", "print the folder of the CMake package, for -DGpuOffload_DIR"),
    "native-file": ("", "write a Meson native file and print its path, for --native-file"),
}


def usage() -> str:
    """The help text."""
    width = max(len(f"{name} {arguments}") for name, (arguments, _) in COMMANDS.items())
    lines = ["usage: gpuoffload COMMAND ...", ""]
    lines += [f"  {f'{name} {arguments}':<{width}}  {text}" for name, (arguments, text) in COMMANDS.items()]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one subcommand; the exit status."""
    open_standard_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage(), end="")
        return 0 if words else 2
    command, rest = words[0], words[1:]
    if command == "--version":
        from gpuoffload_build import __version__

        print(f"gpuoffload {__version__}")
        return 0
    if command not in COMMANDS:
        print(f"gpuoffload: unknown command '{command}'; the commands are: {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    try:
        return _run(command, rest)
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(command: str, rest: list[str]) -> int:
    if command == "fc":
        from .fc import fc

        return fc(rest)
    if command == "facts":
        from .facts import facts

        return facts(rest)
    if command == "check":
        from .check import check

        return check(rest)
    if command == "report":
        from .report import report

        return report(rest)
    if command == "explain":
        from .explain import explain

        return explain(rest)
    if command == "shims":
        from .shims import shims

        return shims(rest)
    if command == "cmake-dir":
        from gpuoffload_build.integrations.cmake_package import directory

        print(directory())
        return 0
    from .native_file import native_file

    return native_file(rest)
