"""The text of a file with some newer statements written as Fortran 2008 has them, for parsers that do not know better.

No statement comes, goes or changes its line: what `inventory` sees stays the same.

    module procedure s           subroutine s                (the body of a separate module procedure)
    procedure :: a, b            procedure :: a              (the list of a type-bound procedure statement)
    implicit none (external)     implicit none
    do concurrent (integer :: i = 1:n) local(t)      do concurrent (i = 1:n)
"""

from __future__ import annotations

from . import nodes
from .walk import walk_statements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Change = tuple[int, int, str]
    """Offsets of what is replaced, and by what."""


def in_older_forms(tree: nodes.File) -> str:
    """The text; where our own parser saw nothing it stays as it is."""
    parts: list[str] = []
    done = 0
    for start, end, text in sorted(_changes(tree)):
        parts += (tree.text[done:start], text, "\n" * tree.text.count("\n", start, end))
        done = end
    return "".join((*parts, tree.text[done:]))


def _changes(tree: nodes.File) -> Iterator[Change]:
    for node in walk_statements(tree.units):
        if isinstance(node, nodes.Procedure) and node.kind == "module procedure":
            yield node.pos, node.header_end, f"subroutine {node.name}"
            end = tree.text.lower().find("procedure", node.end_pos, node.end)
            if end >= 0:
                yield end, end + len("procedure"), "subroutine"
        elif isinstance(node, nodes.TypeBoundProcedure) and len(node.bindings) > 1:
            yield node.bindings[0].end, node.end, ""
        elif isinstance(node, nodes.Implicit) and node.none_for:
            yield node.pos, node.end, "implicit none"
        elif isinstance(node, nodes.DoConcurrent):
            if node.type_spec is not None:
                yield node.type_spec.pos, node.controls[0].pos, ""
            if node.locality:
                yield node.locality[0].pos, node.header_end, ""
