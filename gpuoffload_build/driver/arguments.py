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


DEPENDENCIES = frozenset(("-M", "-MM", "-MD", "-MMD", "-MP"))
DEPENDENCIES_WITH_VALUE = frozenset(("-MF", "-MT", "-MQ"))


def preprocessor_arguments(invocation: Invocation, source: SourceFile) -> list[str]:
    """The arguments that print the preprocessed `source` and write nothing."""
    drop = {other.index for other in invocation.sources if other is not source}
    drop |= invocation.output_indices() | dependency_options(invocation.args)
    stages = ("-c", "-S", "-fsyntax-only")
    return ["-E", *(a for at, a in enumerate(invocation.args) if at not in drop and a not in stages)]


def dependency_options(arguments: list[str]) -> set[int]:
    """The indices of the options that write a file of dependencies for make."""
    found: set[int] = set()
    for at, argument in enumerate(arguments):
        if argument in DEPENDENCIES:
            found.add(at)
        elif argument in DEPENDENCIES_WITH_VALUE:
            found.update((at, at + 1))
    return found


def dependency_arguments(invocation: Invocation, source: SourceFile, target: str) -> list[str] | None:
    """The arguments that write what `-MD` asks for, of the source as the user wrote it; None where nothing asks."""
    args = invocation.args
    if not any(argument in ("-MD", "-MMD") for argument in args):
        return None
    result = preprocessor_arguments(invocation, source)
    result += [args[at] for at in sorted(dependency_options(args)) if at < len(args)]
    if "-MF" not in args:
        result += ["-MF", target.rpartition(".")[0] + ".d"]
    if "-MT" not in args and "-MQ" not in args:
        result += ["-MQ", target]
    return result
