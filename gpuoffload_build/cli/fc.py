"""`gpuoffload fc -- COMPILER ARGUMENTS`: any compiler, by any name or path, through the driver."""

from __future__ import annotations

import sys

USAGE = "usage: gpuoffload fc [--gpu=TARGET ...] -- COMPILER ARGUMENTS"


def fc(arguments: list[str]) -> int:
    """The exit status of the compiler. Options of ours may stand before the `--`."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    if not arguments or arguments == ["--"]:
        print(USAGE, file=sys.stderr)
        return 2
    from gpuoffload_build.driver.main import main

    return main("launch", arguments)
