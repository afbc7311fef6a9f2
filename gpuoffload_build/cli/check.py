"""`gpuoffload check [PATH...]`: every loop of a project judged as at its link, with nothing built.

A PATH is a build folder that CMake or Meson has set up, an fpm project, a folder with sources, a source, or an object,
archive or library that was compiled through gpuoffload; without any, the current folder.

Exit status: 0 clean, 1 findings, 2 misuse, 3 something could not be analysed.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from functools import partial

from gpuoffload_build.check import baseline
from gpuoffload_build.check.allowed import Allowed
from gpuoffload_build.check.find_sources import find_sources
from gpuoffload_build.diagnostics.codes import CODES
from gpuoffload_build.diagnostics.colour import wants_colour
from gpuoffload_build.diagnostics.github import github
from gpuoffload_build.diagnostics.json_text import json_text
from gpuoffload_build.diagnostics.nearest import no_such_code
from gpuoffload_build.diagnostics.render import human, lines_on_disk
from gpuoffload_build.diagnostics.sarif import sarif
from gpuoffload_build.driver.check_judging import Question
from gpuoffload_build.driver.check_project import check_project
from gpuoffload_build.driver.options import GpuOptions, OptionError, take_environment
from gpuoffload_build.syntax import second_parser
from gpuoffload_build.toolchain.workers import WorkerDied, cores

from .check_summary import Progress, counts, facts_of_run, number, told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic
    from gpuoffload_build.diagnostics.render import ReadLine
    from gpuoffload_build.driver.check_verdict import Result

TARGETS = ("cuda", "cuda_cpu", "metal", "metal_cpu")
CLEAN, FINDINGS, MISUSE, INCOMPLETE = range(4)
INTERRUPTED = 130


def check(arguments: list[str]) -> int:
    """Prints the findings and a summary; the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a name may not be text in the encoding of the terminal
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    misuse = _mistake(options)
    if misuse:
        return _misuse(misuse)
    sources = find_sources(options.paths or ["."], _language(options))
    if options.openmp:
        for command in sources.commands:
            command.arguments = (*command.arguments, "--gpu-offload-omp-loops")
    for place, text in sources.notes:
        print(f"gpuoffload: note: {place}: {text}", file=sys.stderr)
    question = Question(
        options.gpu,
        options.fallback,
        options.jobs,
        everything=options.everything,
        verify=options.verify,
        pipeline=options.pipeline,
    )
    progress = Progress(os.isatty(2) and not options.quiet and not os.environ.get("CI"))
    try:
        result = check_project(sources, question, progress.show)
    except WorkerDied:
        progress.clear()
        print("gpuoffload: a worker was killed, for want of memory perhaps; try -j 1", file=sys.stderr)
        return INCOMPLETE
    except KeyboardInterrupt:
        progress.clear()
        return INTERRUPTED
    progress.clear()
    return _answer(result, options)


def _mistake(options: argparse.Namespace) -> str:
    """What is wrong with the options, or ''."""
    try:
        take_environment(os.environ.get("GPUOFFLOAD_FLAGS", ""), GpuOptions())
    except OptionError as error:
        return str(error)
    for code in (*options.select, *options.ignore):
        if not any(known.startswith(code) for known in CODES):
            return no_such_code(code)
    if options.write_baseline and not options.baseline:
        return "--write-baseline needs --baseline FILE"
    if options.verify and not second_parser.installed():
        return "--verify-parse needs fparser: pip install fparser"
    return ""


def _answer(result: Result, options: argparse.Namespace) -> int:
    """Prints what was found; the exit status."""
    read_line = lines_on_disk()

    def chosen(code: str) -> bool:
        selected = not options.select or code.startswith(tuple(options.select))
        return selected and not code.startswith(tuple(options.ignore))

    allowed = Allowed(read_line)
    found = result.counting(lambda d: chosen(d.code) and not allowed.covers(d))
    complaints = allowed.complaints(result.marks, result.target, not result.problems, chosen)
    found += (d for d in complaints if chosen(d.code))
    for place, text in result.problems:
        print(f"gpuoffload: {place}: not analysed: {text}", file=sys.stderr)
    if options.write_baseline:
        status = _write_baseline(options.baseline, [d for d in found if counts(d)], read_line)
        return INCOMPLETE if result.problems and status == CLEAN else status
    findings = found
    if options.baseline:
        try:
            findings = baseline.new_findings(found, baseline.read(options.baseline), read_line)
        except baseline.BadBaseline as error:
            return _misuse(f"cannot read the baseline '{options.baseline}': {error}")
    if not _print(_rendered(findings, result, options, read_line), options.output_file):
        return MISUSE
    if not options.quiet:
        sys.stderr.write(told(result, findings, len(found) - len(findings), options.verbose))
    if result.problems:
        return INCOMPLETE
    return FINDINGS if any(counts(d) for d in findings) and not options.exit_zero else CLEAN


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "gpuoffload check",
        description=__doc__,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("paths", nargs="*", metavar="PATH")
    parser.add_argument("--gpu", choices=TARGETS, default="", help="the target; default: the project's own, else cuda")
    parser.add_argument(
        "--gpu-allow-cpu-fallback",
        action="store_true",
        dest="fallback",
        help="loops with something on the unsupported list stay on the CPU, with a warning each",
    )
    parser.add_argument(
        "--gpu-offload-omp-loops", action="store_true", dest="openmp", help="loops under !$omp parallel do too"
    )
    parser.add_argument("--format", choices=("human", "json", "sarif", "github"), default="human")
    parser.add_argument("--output-file", metavar="FILE", help="write the findings there instead of standard output")
    parser.add_argument(
        "--baseline", metavar="FILE", help="findings in FILE do not count; run it in the folder where FILE was written"
    )
    parser.add_argument(
        "--write-baseline", action="store_true", help="write the findings of now into the file of --baseline"
    )
    parser.add_argument("--exit-zero", action="store_true", help="findings do not change the exit status")
    add_codes = partial(parser.add_argument, action="extend", type=_codes, default=[], metavar="CODE[,CODE]")
    add_codes("--select", help="only these count; GPU03 for all that start so")
    add_codes("--ignore", help="all but these count, of those that --select leaves")
    parser.add_argument(
        "-I", action="append", default=[], dest="include", metavar="DIR", help="a folder of INCLUDE files"
    )
    parser.add_argument("-D", action="append", default=[], dest="define", metavar="NAME[=VALUE]", help="a macro")
    parser.add_argument("--flag", action="append", default=[], metavar="OPTION", help="an option of the compiler")
    parser.add_argument("-j", "--jobs", type=_jobs, default=cores(), metavar="N", help="workers; default: all cores")
    parser.add_argument("--verify-parse", action="store_true", dest="verify", help="compare with what fparser reads")
    parser.add_argument(
        "--all-procedures",
        action="store_true",
        dest="everything",
        help="resolve the names in all procedures, not only in those that loops reach",
    )
    parser.add_argument(
        "--pipeline",
        action="store_true",
        help="lower the loops too, as a build does: what is not yet implemented counts (GPU0001)",
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="times, and the names behind the counts")
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


def _rendered(findings: list[Diagnostic], result: Result, options: argparse.Namespace, read_line: ReadLine) -> str:
    if options.format == "json":
        return json_text(findings, facts_of_run(result))
    if options.format == "sarif":
        return sarif(findings, read_line, result.problems)
    if options.format == "github":
        return github(findings, read_line)
    terminal = options.output_file is None and os.isatty(1)
    return human(findings, wants_colour((), os.environ, terminal), read_line)


def _print(text: str, path: str | None) -> bool:
    """Whether the text could be written."""
    try:
        if path is None:
            sys.stdout.write(text)
            sys.stdout.flush()
        else:
            with open(path, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
    except BrokenPipeError:
        raise
    except OSError as error:
        _misuse(f"cannot write {repr(path) if path else 'the standard output'}: {error.strerror}")
        return False
    return True


def _write_baseline(path: str, findings: list[Diagnostic], read_line: ReadLine) -> int:
    try:
        baseline.write(path, findings, read_line)
    except OSError as error:
        return _misuse(f"cannot write '{path}': {error.strerror}")
    print(f"gpuoffload: {number(len(findings), 'finding')} written to {path}", file=sys.stderr)
    return CLEAN


def _misuse(text: str) -> int:
    print(f"gpuoffload: {text}", file=sys.stderr)
    return MISUSE
