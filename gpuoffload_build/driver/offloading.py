"""Compiles a source with loops: the offload half rewrites it, the user's compiler compiles the rewritten text.

The text lies in a temporary folder under the file's own name, with line markers that name the original (D5):
messages, debuggers and module files stay as they were.
"""

from __future__ import annotations

import os

from gpuoffload_build.diagnostics.model import CompilerBug, Diagnostic, Location, NotYet
from gpuoffload_build.diagnostics.not_yet import not_yet_implemented
from gpuoffload_build.toolchain import run

from .arguments import arguments_for, dependency_arguments, dependency_options
from .attach import Compile
from .job import CompileJob
from .messages import report
from .save_temps import save
from .unit import include_dirs, make_record, module_dirs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.sidecar.record import Record
    from gpuoffload_build.toolchain.host import HostCompiler

    from .argv import Invocation
    from .job import Rewritten
    from .scratch import Scratch
    from .unit import Unit

FAILED = run.Ended(1 << 8)
CLAUSES = (b"local", b"shared", b"reduce", b"default")
TYPED_HEADER = rb"concurrent[\s&]*\([\s&]*integer"


def offload_unit(
    compiler: HostCompiler, invocation: Invocation, unit: Unit, target: str, scratch: Scratch
) -> run.Ended | None:
    """The end of the compile; None where the file has no loop after all and is compiled as it is."""
    record = make_record(compiler, invocation, unit)
    job = CompileJob(
        path=unit.path,
        raw=unit.written,
        form=unit.form,
        width=unit.width,
        preprocessed=unit.preprocessed,
        include_dirs=include_dirs(invocation, unit),
        module_dirs=module_dirs(compiler, invocation, unit),
        gpu=invocation.gpu,
        compiler=compiler,
        language=record.language,
        options=record.options,
    )
    result = _rewrite(job)
    if job.problems:
        report(job.problems)
    if isinstance(result, list):
        if _unreadable(result) and not _beyond(compiler, unit):
            ended = _ask_compiler(compiler, invocation, unit, target)
            if ended.code:
                return ended
        report(result)
        if any(diagnostic.severity == "error" for diagnostic in result):
            _remove(target)
            return FAILED
        return None
    if result.warnings:
        report(list(result.warnings))
    if result.text is None:
        return None
    return _compile_rewritten(compiler, invocation, unit, target, scratch, result, complete(record, job, result))


def _unreadable(diagnostics: list[Diagnostic]) -> bool:
    """True where the front end could not read the source: most likely the user's mistake, and the compiler says it."""
    return any(diagnostic.code in ("GPU0109", "GPU0402") for diagnostic in diagnostics)


def _beyond(compiler: HostCompiler, unit: Unit) -> bool:
    """True where the source may use what this gfortran refuses although it is right: locality clauses, an index with
    its type in the header.
    """
    if compiler.family != "gnu" or compiler.major >= 16:
        return False
    if compiler.major < 15 and any(word in unit.screen for word in CLAUSES):
        return True
    import re

    return re.search(TYPED_HEADER, unit.screen) is not None


def _ask_compiler(compiler: HostCompiler, invocation: Invocation, unit: Unit, target: str) -> run.Ended:
    """The compiler's own verdict on the source as it is; it leaves no object."""
    arguments, _ = arguments_for(invocation, unit.source, target)
    ended = run.Child((*compiler.words, *arguments), stdin=unit.raw if unit.stdin else None).wait()
    _remove(target)
    return ended


def complete(record: Record, job: CompileJob, result: Rewritten) -> Record:
    """The record with what the offload half found out; its source is what the front end has read."""
    record.source = job.source().to_record()
    record.loops = result.loops
    record.facts = result.facts
    record.stub = result.facts is None
    record.seal()
    return record


def _rewrite(job: CompileJob) -> Rewritten | list[Diagnostic]:
    from .offload import compile_loops

    try:
        return compile_loops(job)
    except NotYet as error:
        return [not_yet_implemented(error)]
    except Exception as error:
        return [bug(job.path, error)]


def bug(path: str, error: Exception) -> Diagnostic:
    """GPU0002, at the file's start where the place is not known. GPUOFFLOAD_TRACEBACK lets the error go on its way."""
    if os.environ.get("GPUOFFLOAD_TRACEBACK"):
        raise error
    location = error.location if isinstance(error, CompilerBug) else None
    if isinstance(error, RecursionError):
        deep = "something in this file is nested too deeply"
        return not_yet_implemented(NotYet(deep, Location(path, 1, 1)))
    message = error.message if isinstance(error, CompilerBug) else f"{type(error).__name__}: {error}"
    return Diagnostic(
        "GPU0002",
        "error",
        location or Location(path, 1, 1),
        f"internal error of gpuoffload: {message}",
        "something that gpuoffload takes for granted did not hold; the program may be right",
        "please report it with this file; set GPUOFFLOAD_TRACEBACK=1 to see where it happened",
    )


def _compile_rewritten(
    compiler: HostCompiler,
    invocation: Invocation,
    unit: Unit,
    target: str,
    scratch: Scratch,
    result: Rewritten,
    record: Record,
) -> run.Ended:
    assert result.text is not None
    name = os.path.basename(unit.source.path) if not unit.stdin else "stdin.f90"
    original = os.path.dirname(os.path.abspath(unit.source.path))
    folder = scratch.subfolder("rewritten")
    if len(folder) < len(original):
        folder = scratch.subfolder(os.path.join("rewritten", "x" * max(1, len(original) - len(folder) - 1)))
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(result.text)
    save(invocation, target, ".gpuoffload.f90", result.text)
    arguments, output_at = arguments_for(invocation, unit.source, target, path)
    own = os.path.dirname(unit.source.path)
    if own and compiler.family == "gnu":  # gfortran looks for modules in the source's own folder before any other
        arguments.insert(0, "-I" + own)
        output_at = (output_at[0] + 1, output_at[1] + 1) if output_at else None
    dependencies = dependency_arguments(invocation, unit.source, target)
    if dependencies is not None:  # of the user's file, not of ours
        ended, _ = run.capture([*compiler.words, *dependencies])
        if ended.code:
            return _ask_compiler(compiler, invocation, unit, target)
        drop = dependency_options(arguments)
        if output_at:
            moved = sum(at < output_at[0] for at in drop)
            output_at = (output_at[0] - moved, output_at[1] - moved)
        arguments = [argument for at, argument in enumerate(arguments) if at not in drop]
    if output_at is None and invocation.stage != "syntax":
        output_at = (len(arguments), len(arguments) + 2)
        arguments += ["-o", target]
    arguments += form_options(compiler.family, folder, own, _given_language(invocation))
    job = Compile(compiler, invocation.stage, arguments, output_at, target, scratch)
    if compiler.family == "llvm":  # it has no -ffile-prefix-map; a path may end in any number of slashes
        job.renamed = (os.fsencode(folder), os.fsencode(original).ljust(len(os.fsencode(folder)), b"/"))
    return job.perform(lambda: record, invocation.module_dir)


def _given_language(invocation: Invocation) -> bool:
    return any(a.startswith("-x") for at, a in enumerate(invocation.args) if at not in invocation.values)


def form_options(family: str, folder: str, original: str, given: bool = False) -> list[str]:
    """What the compiler must know of the rewritten text: free form of any width, preprocessed, and where it came
    from.
    """
    if family == "gnu":
        prefix = original + "/" if original else ""
        form = ["-ffree-form", "-ffree-line-length-none", "-nocpp"]
        # CMake compiles what it has preprocessed with -fpreprocessed, which takes the first two lines for markers.
        return [*form, "-fno-preprocessed", f"-ffile-prefix-map={folder}/={prefix}"]
    return ["-ffree-form"] if given else ["-ffree-form", "-nocpp"]  # flang: -x has switched its preprocessor off


def _remove(path: str) -> None:
    try:
        if os.path.isfile(path):
            os.unlink(path)
    except OSError:
        pass
