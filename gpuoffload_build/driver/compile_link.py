"""Commands that compile and link in one go.

Where nothing is offloaded the compiler does it as ever, and the sidecars follow. Else each Fortran source is
compiled into a temporary object with its record, and the objects stand in the sources' places in the link.
"""

from __future__ import annotations

import os

from gpuoffload_build.toolchain import run

from .argv import plain
from .attach import CannotWrite, Sidecars
from .compile import compile_one
from .inputs import Input, read_inputs
from .link_program import link_program
from .messages import fail
from .scratch import Scratch
from .unit import Unit, make_record, read_unit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.toolchain.host import HostCompiler

    from .argv import Invocation


def compile_and_link(words: tuple[str, ...], invocation: Invocation, items: list[Input], ours: bool) -> int:
    """The exit status."""
    from gpuoffload_build.toolchain.host import identify

    compiler = identify(words)
    if compiler is None or "-r" in invocation.args:
        run.replace((*words, *plain(invocation)))
        raise AssertionError
    if not ours:
        return run.end_as(_bare(compiler, invocation))
    with Scratch() as scratch:
        return run.end_as(_in_steps(compiler, invocation, items, scratch))


def _bare(compiler: HostCompiler, invocation: Invocation) -> run.Ended:
    """The compiler's own compile and link, then the sidecars."""
    units: list[Unit] = []
    stdin: bytes | None = None
    for source in invocation.sources:
        unit = read_unit(compiler, invocation, source)
        if unit is not None:
            units.append(unit)
            if unit.stdin:
                stdin = unit.raw
    child = run.Child((*compiler.words, *plain(invocation)), stdin=stdin)
    try:
        sidecars = []
        for unit in units:
            if b"module" in unit.screen or unit.includes:
                record = make_record(compiler, invocation, unit)
                sidecars.append(Sidecars(record, record.to_json(), invocation.module_dir))
    finally:
        ended = child.wait()
    if ended.code == 0:
        try:
            for sidecar in sidecars:
                sidecar.write()
        except CannotWrite as error:
            return run.Ended(fail(str(error), "GPU0110") << 8)
    return ended


def _in_steps(compiler: HostCompiler, invocation: Invocation, items: list[Input], scratch: Scratch) -> run.Ended:
    arguments = list(invocation.args)
    objects: list[Input] = []
    failed: run.Ended | None = None
    for number, source in enumerate(invocation.sources):
        target = os.path.join(scratch.subfolder(str(number)), source.stem + ".o")
        ended = compile_one(compiler, invocation, source, target)
        if ended.signal:
            return ended
        if ended.code:
            failed = failed or ended
            continue
        arguments[source.index] = target
        for item in read_inputs(target):
            item.shown = source.path
            objects.append(item)
    if failed is not None:
        return failed
    return link_program(compiler.words, invocation, arguments, objects + items, scratch)
