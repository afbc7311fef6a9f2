"""Links a program or library that may have loops: collects the records of everything on the line, has the device code
built, and runs the user's linker with the result. On errors no program is left.
"""

from __future__ import annotations

import os

from gpuoffload_build.toolchain import run

from .inputs import Input, Trace
from .messages import complain, report
from .scratch import Scratch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic

    from .argv import Invocation


def link_program(
    words: tuple[str, ...], invocation: Invocation, arguments: list[str], items: list[Input], scratch: Scratch
) -> run.Ended:
    """The end of the link. `arguments` are the user's, sources already replaced by objects."""
    trace: Trace | None = None
    if any(item.member and (item.texts or item.problem or item.launches) for item in items):
        trace, ended = trial_link(words, invocation, arguments, scratch)
        if trace is None:
            return ended
    from .collect import collect, settle_options, without_gpu

    found = collect(items, trace)
    diagnostics = found.diagnostics + settle_options(found.pulled, invocation.gpu)
    if invocation.gpu.target is not None:
        diagnostics += without_gpu(found.pulled, invocation.gpu.fallback)
    extra: list[str] = []
    if not failed(diagnostics):
        from .link_devices import device_inputs

        result = device_inputs(found, invocation, scratch)
        diagnostics += result.diagnostics
        extra = result.arguments
    if diagnostics:
        report(diagnostics)
    output = invocation.output or "a.out"
    if failed(diagnostics):
        remove(output)
        return run.Ended(1 << 8)
    return run.run((*words, *arguments, *extra))


def trial_link(
    words: tuple[str, ...], invocation: Invocation, arguments: list[str], scratch: Scratch
) -> tuple[Trace | None, run.Ended]:
    """What the linker takes. Where it fails for the user's own reasons, the real link says why and its end is
    returned.
    """
    drop = invocation.output_indices()
    kept = [argument for at, argument in enumerate(arguments) if at not in drop]
    output = os.path.join(scratch.folder(), "trial")
    command = (*words, *kept, "-o", output, "-Wl,--unresolved-symbols=ignore-all")
    ended, text = run.capture((*command, "-Wl,-t,-t"))
    if ended.code:
        if run.capture(command)[0].code:
            return None, run.run((*words, *arguments))
        complain("the linker fails when it is asked for a trace of its inputs (-Wl,-t,-t): please report it", "GPU0002")
        remove(invocation.output or "a.out")
        return None, run.Ended(1 << 8)
    return Trace(text.decode("utf-8", "surrogateescape")), ended


def failed(diagnostics: list[Diagnostic]) -> bool:
    """True where one of them is an error."""
    return any(diagnostic.severity == "error" for diagnostic in diagnostics)


def remove(path: str) -> None:
    """Removes what an earlier link left: after an error there is no program."""
    try:
        if os.path.isfile(path):
            os.unlink(path)
    except OSError:
        pass
