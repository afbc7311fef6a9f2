"""A command that links: with its own sources, with what was compiled before, or with nothing of ours.

A link in which nothing was compiled with `--gpu` is the bare link.
"""

from __future__ import annotations

from gpuoffload_build.toolchain import run

from .argv import plain
from .inputs import candidates, read_inputs
from .scratch import Scratch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .argv import Invocation


def link(words: tuple[str, ...], invocation: Invocation) -> int:
    """The exit status of a command that links, with or without compiling first."""
    items = [] if "-r" in invocation.args else [item for path in candidates(invocation) for item in read_inputs(path)]
    ours = invocation.gpu.target is not None or any(item.ours for item in items)
    if invocation.sources:
        from .compile_link import compile_and_link

        return compile_and_link(words, invocation, items, ours)
    if not ours or "-r" in invocation.args:
        run.replace((*words, *plain(invocation)))
    from .link_program import link_program

    with Scratch() as scratch:
        ended = link_program(words, invocation, invocation.args, items, scratch)
    return run.end_as(ended)
