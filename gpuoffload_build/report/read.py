"""The reports that a link has left in a program or shared library (format: `check/summary.py`)."""

from __future__ import annotations

import json
import mmap
from typing import Any

from gpuoffload_build.check.summary import FORMAT, SECTION
from gpuoffload_build.sidecar import codec, elf

Report = dict[str, Any]


def reports_in(path: str) -> list[Report]:
    """The reports in a file, one a link unit; [] for a program that our link has not made.

    OSError where the file cannot be read; codec.Corrupt where a report cannot.
    """
    with open(path, "rb") as file:
        try:
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError:  # an empty file
            return []
        with data, memoryview(data) as view:
            sections = list(elf.section(view, SECTION)) if elf.is_elf(view) else []
    payloads = [payload for contents in sections for payload in codec.frames(contents)]
    reports: list[Report] = []
    for payload in payloads:
        report = json.loads(payload)
        if not isinstance(report, dict) or report.get("format") != FORMAT:
            raise codec.Corrupt("its report is of another version of gpuoffload")
        reports.append(report)
    return reports
