"""`gpuoffload explain CODE...`: the long text of a diagnostic code, and its row of the unsupported list.

The beginning of codes, as GPU03, lists those that start so.
"""

from __future__ import annotations

import sys

from gpuoffload_build.check.unsupported import ROWS
from gpuoffload_build.diagnostics.codes import CODES, text_of
from gpuoffload_build.diagnostics.nearest import no_such_code

USAGE = "usage: gpuoffload explain [CODE]...\n\nWithout CODE, and for the beginning of codes as GPU03: lists them."


def explain(arguments: list[str]) -> int:
    """Prints each text, or without arguments the codes; exit status 2 where a code does not exist."""
    if "-h" in arguments or "--help" in arguments:
        print(USAGE)
        return 0
    status = 0
    for code in arguments or ("GPU",):
        begin = code.upper()
        if begin in CODES:
            print(text_of(begin) + _row(begin))
        elif any(known.startswith(begin) for known in CODES):
            print("".join(f"{known}  {title}\n" for known, title in CODES.items() if known.startswith(begin)), end="")
        else:
            print(f"gpuoffload: {no_such_code(code)}", file=sys.stderr)
            status = 2
    return status


def _row(code: str) -> str:
    """What the unsupported list says, where the code is one of its rows."""
    return "".join(
        f"\n## On the list as {row.id}\n\n"
        f"Constructs: {', '.join(row.constructs)}\nDevices: {', '.join(sorted(row.devices))}\n"
        f"Why: {row.why}\nPlan: {row.plan}\n"
        for row in ROWS
        if row.code == code
    )
