"""`gpuoffload explain CODE...`: the long text of a diagnostic code."""

from __future__ import annotations

import sys

from gpuoffload_build.diagnostics.codes import CODES, text_of


def explain(arguments: list[str]) -> int:
    """Prints each text; exit status 2 where a code does not exist."""
    if not arguments:
        for code, title in CODES.items():
            print(f"{code}  {title}")
        return 0
    status = 0
    for code in arguments:
        if code.upper() in CODES:
            print(text_of(code.upper()))
        else:
            print(f"gpuoffload: there is no code '{code}'; `gpuoffload explain` lists them", file=sys.stderr)
            status = 2
    return status
