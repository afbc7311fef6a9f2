"""Walks over IR trees: every node below a node, in source order."""

from __future__ import annotations

from .expr import Argument, Expr, ImpliedDo, Triplet
from .node import Node
from .stmt import Arm, Association, Case, CaseRange, Index, RankCase, Reduction, Statement, TypeCase, WhereArm

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.diagnostics.model import Location

    from .symbols import At

# What a tree is made of. Symbols, types, shapes and places are referred to, and are not walked.
TREE = (
    Expr, Statement, Argument, Triplet, ImpliedDo, Arm, Association, Case, CaseRange, Index, Reduction, RankCase,
    TypeCase, WhereArm,
)  # fmt: skip


def location(at: At) -> Location:
    """file:line:column of a place, as the user knows it."""
    place: Location = at.source.location(at.start)
    return place


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below `node`."""
    for field in node._fields:
        yield from _trees(getattr(node, field))


def _trees(value: object) -> Iterator[Node]:
    if isinstance(value, TREE):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _trees(item)


def walk(root: Node | Iterable[Node]) -> Iterator[Node]:
    """`root` and everything below it, parents first. Linear in the nodes, however deep they lie."""
    if not isinstance(root, Node):
        for node in root:
            yield from walk(node)
        return
    below = [root]
    while below:
        node = below.pop()
        yield node
        below += reversed([*children(node)])
