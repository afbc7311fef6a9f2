"""The compiler's arguments for one source out of a command that may name several, or that also links."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .argv import Invocation, SourceFile

_LINK_ONLY = (
    "-l",
    "-L",
    "-Wl,",
    "-shared",
    "-static",
    "-rdynamic",
    "-pie",
    "-no-pie",
    "-nostartfiles",
    "-nodefaultlibs",
)
_LINK_ONLY_WITH_VALUE = frozenset(("-l", "-L", "-Xlinker", "-u", "-z", "-T", "-rpath", "-soname"))


def arguments_for(
    invocation: Invocation, source: SourceFile, target: str, path: str | None = None
) -> tuple[list[str], tuple[int, int] | None]:
    """The arguments that compile `source` (read from `path` where it was rewritten) into `target`, and where `-o`
    stands among them.

    A command with one source keeps every argument in its place. Of several, the others and the objects go, and a
    command that links gets `-c` and loses what only the linker reads.
    """
    linking = invocation.stage == "link"
    drop = {other.index for other in invocation.sources if other is not source}
    if drop or linking:
        drop.update(invocation.inputs)
    if linking:
        drop |= _link_only(invocation) | invocation.output_indices()
    result: list[str] = []
    output_at: tuple[int, int] | None = None
    for at, argument in enumerate(invocation.args):
        if at in drop:
            continue
        if invocation.output_at and at == invocation.output_at[0]:
            output_at = (len(result), len(result) + invocation.output_at[1] - at)
        result.append(path if path is not None and at == source.index else argument)
    if linking:
        result.append("-c")
        output_at = (len(result), len(result) + 2)
        result += ["-o", target]
    return result, output_at


def _link_only(invocation: Invocation) -> set[int]:
    drop: set[int] = set()
    for at, argument in enumerate(invocation.args):
        if at in invocation.values or argument[:1] != "-":
            continue
        if argument in _LINK_ONLY_WITH_VALUE:
            drop.update((at, at + 1))
        elif argument.startswith(_LINK_ONLY):
            drop.add(at)
    return drop
