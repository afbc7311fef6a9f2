"""What `gpuoffload check` says beside its findings: progress, a summary for people, facts for programs."""

from __future__ import annotations

import sys

from gpuoffload_build.diagnostics.codes import CODES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic, Location
    from gpuoffload_build.driver.check_verdict import Result


def counts(diagnostic: Diagnostic) -> bool:
    """Whether it is a finding: notes are not."""
    return diagnostic.severity != "note"


def told(result: Result, findings: list[Diagnostic], known: int, verbose: bool) -> str:
    """The summary: what is in the files and what becomes of it. `known`: findings that the baseline has."""
    lines = []
    if verbose:
        lines += [f"{at}: {name} is not resolved: {_origin(module)}" for at, name, module in result.unresolved]
        lines += [f"{at}: nothing is known of module '{name}'" for name, at in result.unknown_modules]
        lines += [f"{place}: not compared with fparser: {text}" for place, text in result.unverified]
        found = [d.code for d in findings if counts(d)]
        lines += [f"{found.count(code)} x {code}: {CODES[code]}" for code in sorted(set(found))]
        lines.append(", ".join(f"{what} {seconds:.2f} s" for what, seconds in result.seconds.items()))
    if result.verified or result.unverified:
        compared = number(result.verified, "file")
        lines.append(f"{compared} compared with fparser, {len(result.unverified)} not taken by it")
    if result.unknown_modules:
        lines.append(f"{number(len(result.unknown_modules), 'module')} of which nothing is known")
    if result.unresolved:
        lines.append(f"{number(len(result.unresolved), 'name')} not resolved")
    if result.unkept:
        lines.append(f"the build cache cannot be written ({result.unkept}): the next run starts anew")
    count = {where: sum(loop.where == where for loop in result.loops) for where in ("device", "host", "error")}
    text = f"{number(len(result.loops), 'loop')} for {result.target}: {count['device']} offloaded, "
    text += f"{count['host']} on the host, {count['error']} refused; {number(sum(map(counts, findings)), 'finding')}"
    text += f" ({known} more in the baseline)" if known else ""
    text += f"; {number(result.files, 'file')}, {result.again} read and {result.judged} judged anew"
    lines.append(text + (f", {len(result.problems)} not analysed" if result.problems else ""))
    return "".join(f"gpuoffload: {line}\n" for line in lines)


def number(count: int, what: str) -> str:
    """`1 loop`, `2 loops`."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def _origin(module: str) -> str:
    return f"it comes from module '{module}'" if module else "no declaration gives it a meaning"


def facts_of_run(result: Result) -> dict[str, object]:
    """What the JSON document has beside the findings."""
    return {
        "target": result.target,
        "files": result.files,
        "loops": [
            {
                **_place(loop.location),
                "procedure": loop.procedure,
                "target": result.target,
                "outcome": loop.outcome,
                "code": loop.code or None,
            }
            for loop in result.loops
        ],
        "not_analysed": [{"place": place, "message": text} for place, text in result.problems],
        "unresolved": [
            {"name": name, "module": module or None, **_place(at)} for at, name, module in result.unresolved
        ],
        "unknown_modules": [{"module": name, **_place(at)} for name, at in result.unknown_modules],
        "not_verified": [{"place": place, "message": text} for place, text in result.unverified],
    }


def _place(at: Location) -> dict[str, object]:
    return {"file": at.file, "line": at.line, "column": at.column}


class Progress:
    """One line that counts, where a person watches."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def show(self, what: str, done: int, count: int) -> None:
        """Shows how much of something is done."""
        if self.wanted:
            full = 20 * done // count
            sys.stderr.write(f"\r\033[K[{'#' * full}{' ' * (20 - full)}] {what} {done}/{count}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Leaves the line empty."""
        if self.wanted:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
