"""The interface of a source: its text without what procedures do, as a shared library keeps it (D7).

Executable parts, internal procedures and comments are gone, lines stay where they were. It says what a module file of
the compiler says: names, types, dummies, constants. There are no bodies in it, so no reader may take its procedures for
empty ones: the record's source has `interface: true`.
"""

from __future__ import annotations

from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.parser import parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.source.text import Source


def interface_of(source: Source) -> dict[str, object]:
    """The `source` field of a record that keeps the interface alone."""
    text = source.text
    kept: list[str] = []
    at = 0
    for start, end in sorted(_hidden(parse(text).units)):
        if start >= at:
            kept += [text[at:start], "\n" * text.count("\n", start, end)]
            at = end
    kept.append(text[at:])
    lines = "".join(kept).split("\n")
    field: dict[str, object] = dict(source.to_record())
    field["text"] = "\n".join("" if line.lstrip().startswith("!") else line for line in lines)
    field["originals"] = []
    field["interface"] = True
    return field


def is_interface(field: object) -> bool:
    """Whether a record's `source` field has the interface alone."""
    return isinstance(field, dict) and bool(field.get("interface"))


def _hidden(units: Iterable[object]) -> Iterator[tuple[int, int]]:
    """The extents of executable parts and of procedures inside procedures."""
    for unit in units:
        if isinstance(unit, (nodes.Module, nodes.Submodule)):
            yield from _hidden(unit.contains)
        elif isinstance(unit, (nodes.Procedure, nodes.MainProgram)):
            if unit.body:
                yield unit.body[0].pos, unit.body[-1].end
            for inner in unit.contains:
                yield inner.pos, inner.end
