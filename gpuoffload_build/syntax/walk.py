"""Visit a tree."""

from __future__ import annotations

from . import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def children(node: nodes.Node) -> list[nodes.Node]:
    """The nodes right below `node`, in the order of its fields."""
    found: list[nodes.Node] = []
    for field in node._fields:
        value = getattr(node, field)
        if isinstance(value, nodes.Node):
            found.append(value)
        elif isinstance(value, list):
            found += [v for v in value if isinstance(v, nodes.Node)]
    return found


def walk(roots: nodes.Node | Iterable[nodes.Node]) -> Iterator[nodes.Node]:
    """The roots and every node below them, parents first; any depth."""
    stack = [roots] if isinstance(roots, nodes.Node) else list(roots)[::-1]
    while stack:
        node = stack.pop()
        yield node
        stack += reversed(children(node))


def walk_statements(roots: Iterable[nodes.Node]) -> Iterator[nodes.Node]:
    """As `walk`, but not into expressions."""
    stack = list(roots)[::-1]
    while stack:
        node = stack.pop()
        yield node
        stack += [child for child in reversed(children(node)) if not isinstance(child, nodes.Expr)]
