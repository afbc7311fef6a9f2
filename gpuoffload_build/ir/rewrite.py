"""Changed copies of IR trees. What does not change is shared, not copied."""

from __future__ import annotations

from .node import Node, replace
from .stmt import Statement
from .walk import TREE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .node import N

    Change = Callable[[Node], "Node | tuple[Statement, ...]"]
    """What becomes of a node whose parts are already changed. A statement may become several, or none."""


def rewrite(node: N, change: Change) -> N:
    """`node` with `change` applied to all that is below it, deepest first, but not to `node` itself."""
    changes = {}
    for field in node._fields:
        old = getattr(node, field)
        new = _value(old, change)
        if new is not old:
            changes[field] = new
    return replace(node, **changes) if changes else node


def rewrite_statements(statements: Iterable[Statement], change: Change) -> tuple[Statement, ...]:
    """A list of statements, with everything in it changed."""
    done: list[Statement] = []
    for statement in statements:
        new = change(rewrite(statement, change))
        if isinstance(new, tuple):
            done += new
        else:
            assert isinstance(new, Statement)
            done.append(new)
    return tuple(done)


def rewrite_expression(root: N, change: Change) -> N:
    """`root`, which is no statement, with `change` applied to it too."""
    new = change(rewrite(root, change))
    assert not isinstance(new, tuple)
    return new  # type: ignore[return-value]


def _value(old: object, change: Change) -> object:
    if isinstance(old, TREE):
        return change(rewrite(old, change))
    if not isinstance(old, tuple) or not old:
        return old
    new: list[object] = []
    same = True
    for item in old:
        changed = _value(item, change)
        if isinstance(item, Statement) and isinstance(changed, tuple):
            new += changed
            same = False
        else:
            new.append(changed)
            same = same and changed is item
    return old if same else tuple(new)
