"""`gpuoffload report PROGRAM`: each loop of a program or shared library with its outcome."""

from __future__ import annotations

import argparse
import json
import sys

from gpuoffload_build.report.read import Report, reports_in
from gpuoffload_build.report.text import text
from gpuoffload_build.sidecar.codec import Corrupt
from gpuoffload_build.sidecar.elf import NotElf


def report(arguments: list[str]) -> int:
    """Prints the reports; exit status 2 where a file cannot be read, 1 where it has no report."""
    parser = argparse.ArgumentParser("gpuoffload report", description=__doc__, allow_abbrev=False)
    parser.add_argument("programs", nargs="+", metavar="PROGRAM")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--brief", action="store_true", help="one line a loop")
    options = parser.parse_args(arguments)
    reports: list[Report] = []
    status = 0
    for path in options.programs:
        try:
            found = reports_in(path)
        except (OSError, Corrupt, NotElf) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            print(f"gpuoffload: cannot read '{path}': {reason}", file=sys.stderr)
            status = 2
            continue
        if not found:
            print(
                f"gpuoffload: '{path}' has no report: it is no program or shared library that was linked through "
                "gpuoffload with --gpu, or no loop of it was compiled so",
                file=sys.stderr,
            )
            status = max(status, 1)
        reports += found
    if options.format == "json":
        print(json.dumps(reports, indent=2, ensure_ascii=False))
    elif reports:
        print(text(reports, not options.brief), end="")
    return status
