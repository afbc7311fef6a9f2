"""Compiles Fortran sources: the user's compiler, plus the record in the object and the sidecars beside the .mod files.

A file without loops is compiled as it is, and its record is a stub that the first reader completes. A file with
loops goes through `offloading` when `--gpu` asks for it. Objects appear whole, with their record, or not at all.
"""

from __future__ import annotations

import os

from gpuoffload_build.toolchain import run

from .arguments import arguments_for
from .argv import plain
from .attach import Compile
from .scratch import Scratch
from .unit import make_record, read_unit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.toolchain.host import HostCompiler

    from .argv import Invocation, SourceFile


def compile_sources(words: tuple[str, ...], invocation: Invocation) -> int:
    """A command that compiles and does not link; the exit status. Several sources are compiled one after the other,
    as the compilers do.
    """
    sources = invocation.sources
    several = len(sources) > 1
    refused = several and invocation.output is not None and invocation.stage != "syntax"
    from gpuoffload_build.toolchain.host import identify

    compiler = None if refused or invocation.output == "-" else identify(words)
    if compiler is None:
        run.replace((*words, *plain(invocation)))
        raise AssertionError
    status = 0
    for source in sources:
        ended = compile_one(compiler, invocation, source, invocation.object_of(source))
        if ended.signal:
            return run.end_as(ended)
        status = status or ended.code
    if several and any(not invocation.args[at].endswith((".o", ".a", ".so")) for at in invocation.inputs):
        rest = invocation.without({source.index for source in sources})  # sources of other languages on the same line
        status = run.run((*words, *rest)).code or status
    return status


def compile_one(compiler: HostCompiler, invocation: Invocation, source: SourceFile, target: str) -> run.Ended:
    """Compiles one source of the command into `target`. No object is left where that fails."""
    arguments, output_at = arguments_for(invocation, source, target)
    unit = read_unit(compiler, invocation, source)
    if unit is None:
        return run.run((*compiler.words, *arguments))
    stdin = unit.raw if unit.stdin else None
    if invocation.stage != "syntax" and os.path.exists(target) and not os.path.isfile(target):
        return run.Child((*compiler.words, *arguments), stdin=stdin).wait()  # a device: nothing can be attached
    with Scratch() as scratch:
        if invocation.gpu.target is not None and (unit.may_have_loops(invocation.gpu) or unit.includes):
            from .offloading import offload_unit

            done = offload_unit(compiler, invocation, unit, target, scratch)
            if done is not None:
                return done
        job = Compile(compiler, invocation.stage, arguments, output_at, target, scratch, stdin)
        return job.perform(lambda: make_record(compiler, invocation, unit), invocation.module_dir)
