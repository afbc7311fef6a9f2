"""What a link knows of each loop, as the JSON that it leaves in the program for `gpuoffload report`.

    program = {format, version, output, target, arch, memory, compiler, loops[loop]}
    loop    = {name, file, line, column, procedure, outcome: "offloaded" | "host", why: {code, message, file, line,
               column} | null, reached[key], captures[{name, type, rank, access: "r" | "w" | "rw", way}]}

It stands framed (`sidecar.codec.frame`) in the section `.gpuoffload.loops`, which linkers keep in programs.
"""

from __future__ import annotations

from gpuoffload_build.facts.types import type_name

from .finding import place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from gpuoffload_build.diagnostics.model import Location
    from gpuoffload_build.ir.kernel import Capture
    from gpuoffload_build.ir.stmt import DoConcurrent

    from .check import Outcome

FORMAT = 1
SECTION = b".gpuoffload.loops"


def program_summary(
    output: str,
    version: str,
    target: str,
    arch: Iterable[str],
    memory: str,
    compiler: str,
    loops: list[dict[str, object]],
) -> dict[str, object]:
    """The record of one program or shared library; `loops` come from `loop_summary`, and are put in source order."""
    order = {file: number for number, file in enumerate(dict.fromkeys(str(loop["file"]) for loop in loops))}

    def place_of(loop: dict[str, object]) -> tuple[int, int, int]:
        return order[str(loop["file"])], int(str(loop["line"])), int(str(loop["column"]))

    return {
        "format": FORMAT,
        "version": version,
        "output": output,
        "target": target,
        "arch": list(arch),
        "memory": memory,
        "compiler": compiler,
        "loops": sorted(loops, key=place_of),
    }


def host_summary(loop: DoConcurrent, code: str, message: str, at: Location) -> dict[str, object]:
    """The record of a loop that stays on the host, and why."""
    why = {"code": code, "message": message, "file": at.file, "line": at.line, "column": at.column}
    return {**_loop(loop, "", "host"), "why": why, "reached": [], "captures": []}


def loop_summary(outcome: Outcome, name: str, captures: Iterable[Capture] = ()) -> dict[str, object]:
    """The record of one loop as the check left it; `name` is the kernel's."""
    why = outcome.diagnostic
    if why is not None:
        return host_summary(outcome.loop, why.code, why.message, why.location)
    return {
        **_loop(outcome.loop, name, "offloaded"),
        "why": None,
        "reached": [procedure.key for procedure in outcome.reached],
        "captures": [_capture(capture) for capture in captures],
    }


def _loop(loop: DoConcurrent, name: str, outcome: str) -> dict[str, object]:
    at = place(loop.header_at)
    return {
        "name": name,
        "file": at.file,
        "line": at.line,
        "column": at.column,
        "procedure": loop.owner,
        "outcome": outcome,
    }


def _capture(capture: Capture) -> dict[str, object]:
    variable = capture.variable
    return {
        "name": variable.name,
        "type": type_name(variable.type),
        "rank": 0 if variable.shape is None else variable.shape.rank,
        "access": ("r" if capture.reads else "") + ("w" if capture.writes else ""),
        "way": capture.way,
    }
