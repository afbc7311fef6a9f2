"""Reports for people: one line a loop, what is against the ones on the host, and a count.

program  cuda_cpu, gfortran
src/step.f90:12:3    offloaded  in 'shallow::step': h(:,:) rw, u(:,:) r, n r
src/log.f90:40:5     host       GPU0303 src/text.f90:7:5: internal-file write cannot run on cuda
2 loops: 1 offloaded, 1 on the host
"""

from __future__ import annotations

from typing import Any

Report = dict[str, Any]


def text(reports: list[Report], details: bool = True) -> str:
    """All reports as text, each line ended; `details` adds captures and reached procedures."""
    return "\n".join(_one(report, details) for report in reports)


def _one(report: Report, details: bool) -> str:
    loops = report["loops"]
    arch = f" ({', '.join(report['arch'])})" if report["arch"] else ""
    memory = f", memory {report['memory']}" if report["memory"] else ""
    lines = [f"{report['output']}: target {report['target']}{arch}{memory}, {report['compiler']}"]
    places = [f"{loop['file']}:{loop['line']}:{loop['column']}" for loop in loops]
    width = max(map(len, places), default=0)
    for place, loop in zip(places, loops):
        lines.append(f"  {place:<{width}}  {loop['outcome']:<9}  in '{loop['procedure']}'")
        if loop["why"] is not None:
            why = loop["why"]
            lines.append(f"      {why['code']} at {why['file']}:{why['line']}:{why['column']}: {why['message']}")
        if details and loop["name"]:
            lines.append(f"      kernel {loop['name']}")
        if details and loop["captures"]:
            lines.append("      data " + ", ".join(_capture(capture) for capture in loop["captures"]))
        if details and loop["reached"]:
            lines.append("      calls " + ", ".join(loop["reached"]))
    offloaded = sum(loop["outcome"] == "offloaded" for loop in loops)
    counts = f"{offloaded} offloaded"
    if offloaded < len(loops):
        counts += f", {len(loops) - offloaded} on the host"
    lines.append(f"  {len(loops)} loop{'' if len(loops) == 1 else 's'}: {counts}" if loops else "  no loops")
    return "\n".join(lines) + "\n"


def _capture(capture: Report) -> str:
    shape = f"({','.join(':' * capture['rank'])})" if capture["rank"] > 0 else ""
    return f"{capture['type']} {capture['name']}{shape} {capture['access']}"
