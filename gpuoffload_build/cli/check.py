"""`gpuoffload check [PATH...]`: every loop of a project judged as at its link, with nothing built.

A PATH is a build folder that CMake or Meson has set up, an fpm project, a folder with sources, a source, or an object,
archive or library that was compiled through gpuoffload; without any, the current folder.

Exit status: 0 clean, 1 findings, 2 misuse, 3 something could not be analysed.
"""

from __future__ import annotations

import argparse
import os
import sys

from gpuoffload_build.check import baseline
from gpuoffload_build.check.allowed import is_allowed
from gpuoffload_build.check.sources import find_sources
from gpuoffload_build.diagnostics.codes import CODES
from gpuoffload_build.diagnostics.colour import wants_colour
from gpuoffload_build.diagnostics.github import github
from gpuoffload_build.diagnostics.json_text import json_text
from gpuoffload_build.diagnostics.render import human, lines_on_disk
from gpuoffload_build.diagnostics.sarif import sarif
from gpuoffload_build.driver.check_project import Question, check_project
from gpuoffload_build.toolchain.workers import WorkerDied, cores

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic
    from gpuoffload_build.diagnostics.render import ReadLine
    from gpuoffload_build.driver.check_project import Result

TARGETS = ("cuda", "cuda_cpu", "metal", "metal_cpu")
CLEAN, FINDINGS, MISUSE, INCOMPLETE = range(4)


def check(arguments: list[str]) -> int:
    """Prints the findings and a summary; the exit status."""
    options = _parser().parse_args(arguments)
    for code in (*options.select, *options.ignore):
        if not any(known.startswith(code) for known in CODES):
            return _misuse(f"there is no code '{code}'; `gpuoffload explain` lists them")
    if options.write_baseline and not options.baseline:
        return _misuse("--write-baseline needs --baseline FILE")
    sources = find_sources(options.paths or ["."], _language(options))
    for place, text in sources.notes:
        print(f"gpuoffload: note: {place}: {text}", file=sys.stderr)
    progress = _Progress(os.isatty(2) and not options.quiet and not os.environ.get("CI"))
    try:
        result = check_project(sources, Question(options.gpu, options.fallback, options.jobs), progress.show)
    except WorkerDied:
        progress.clear()
        print("gpuoffload: a worker was killed, for want of memory perhaps; try -j 1", file=sys.stderr)
        return INCOMPLETE
    progress.clear()
    read_line = lines_on_disk()
    findings = [d for d in result.diagnostics if _chosen(d, options) and not is_allowed(d, read_line)]
    if options.write_baseline:
        return _write_baseline(options.baseline, findings, read_line)
    if options.baseline:
        try:
            known = baseline.read(options.baseline)
        except baseline.BadBaseline as error:
            return _misuse(f"cannot read the baseline '{options.baseline}': {error}")
        findings = baseline.new_findings(findings, known, read_line)
    for place, text in result.problems:
        print(f"gpuoffload: {place}: not analysed: {text}", file=sys.stderr)
    if not _print(_rendered(findings, result, options, read_line), options.output_file):
        return MISUSE
    if not options.quiet:
        print(_summary(result, findings), file=sys.stderr)
    if result.problems:
        return INCOMPLETE
    return FINDINGS if any(d.severity != "note" for d in findings) else CLEAN


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "gpuoffload check",
        description=__doc__,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("paths", nargs="*", metavar="PATH")
    parser.add_argument("--gpu", choices=TARGETS, default="cuda", help="the target; default: cuda")
    parser.add_argument("--gpu-allow-cpu-fallback", action="store_true", dest="fallback")
    parser.add_argument("--format", choices=("human", "json", "sarif", "github"), default="human")
    parser.add_argument("--output-file", metavar="FILE", help="write the findings there instead of standard output")
    parser.add_argument("--baseline", metavar="FILE", help="findings in FILE do not count")
    parser.add_argument("--write-baseline", action="store_true", help="write the findings of now into the baseline")
    parser.add_argument("--select", type=_codes, default=[], metavar="CODE[,CODE]", help="only these, or GPU03 for all")
    parser.add_argument("--ignore", type=_codes, default=[], metavar="CODE[,CODE]", help="all but these")
    parser.add_argument("-I", action="append", default=[], dest="include", metavar="DIR")
    parser.add_argument("-D", action="append", default=[], dest="define", metavar="NAME[=VALUE]")
    parser.add_argument("--flag", action="append", default=[], metavar="OPTION", help="an option of the compiler")
    parser.add_argument("-j", "--jobs", type=_jobs, default=cores(), metavar="N", help="workers; default: all cores")
    parser.add_argument("-q", "--quiet", action="store_true", help="no progress and no summary")
    return parser


def _codes(text: str) -> list[str]:
    return [code.strip().upper() for code in text.split(",") if code.strip()]


def _jobs(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of workers")
    return int(text)


def _language(options: argparse.Namespace) -> tuple[str, ...]:
    """The options of sources of which no build says how they are compiled."""
    includes = ["-I" + folder for folder in options.include]
    return (*includes, *("-D" + define for define in options.define), *options.flag)


def _chosen(diagnostic: Diagnostic, options: argparse.Namespace) -> bool:
    code = diagnostic.code
    selected = not options.select or any(code.startswith(prefix) for prefix in options.select)
    return selected and not any(code.startswith(prefix) for prefix in options.ignore)


def _rendered(findings: list[Diagnostic], result: Result, options: argparse.Namespace, read_line: ReadLine) -> str:
    if options.format == "json":
        loops = [
            {"file": at.file, "line": at.line, "column": at.column, "outcome": loop.outcome, "code": loop.code or None}
            for loop in result.loops
            for at in (loop.location,)
        ]
        problems = [{"place": place, "message": text} for place, text in result.problems]
        return json_text(findings, {"target": options.gpu, "loops": loops, "not_analysed": problems})
    if options.format == "sarif":
        return sarif(findings, not result.problems)
    if options.format == "github":
        return github(findings)
    terminal = options.output_file is None and os.isatty(1)
    return human(findings, wants_colour((), os.environ, terminal), read_line)


def _print(text: str, path: str | None) -> bool:
    """Whether the text could be written."""
    if path is None:
        sys.stdout.write(text)
        return True
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        _misuse(f"cannot write '{path}': {error.strerror}")
        return False
    return True


def _write_baseline(path: str, findings: list[Diagnostic], read_line: ReadLine) -> int:
    try:
        baseline.write(path, findings, read_line)
    except OSError as error:
        return _misuse(f"cannot write '{path}': {error.strerror}")
    print(f"gpuoffload: {len(findings)} findings written to {path}", file=sys.stderr)
    return CLEAN


def _summary(result: Result, findings: list[Diagnostic]) -> str:
    """One line: files, loops and what becomes of them, findings."""
    count = {where: sum(loop.where == where for loop in result.loops) for where in ("device", "host", "error")}
    counted = sum(d.severity != "note" for d in findings)
    text = f"gpuoffload: {result.files} files ({result.again} read anew), {len(result.loops)} loops: "
    text += f"{count['device']} offloaded, {count['host']} on the host, {count['error']} refused; {counted} findings"
    return text + (f", {len(result.problems)} not analysed" if result.problems else "")


def _misuse(text: str) -> int:
    print(f"gpuoffload: {text}", file=sys.stderr)
    return MISUSE


class _Progress:
    """One line that counts, where a person watches."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def show(self, what: str, done: int, count: int) -> None:
        if self.wanted:
            sys.stderr.write(f"\r\033[K[{done}/{count}] {what}")
            sys.stderr.flush()

    def clear(self) -> None:
        if self.wanted:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
