"""Where the members of a common block lie in it (F2023 8.10.2): byte offsets, as far as every compiler has the same."""

from __future__ import annotations

from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import DerivedType, ExplicitShape, IntrinsicType
from gpuoffload_build.sema.kinds import element_bytes
from gpuoffload_build.syntax import nodes

from .places import constant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Component
    from gpuoffload_build.ir.types import Type
    from gpuoffload_build.sema.scope import Scope


def common_offsets(scope: Scope, block: str) -> dict[str, int]:
    """The offset of each member of `block` as `scope` declares it, up to the first whose place is not sure.

    That is so behind a member without known size, and where a member is not aligned: some compilers put bytes between.
    """
    offsets: dict[str, int] = {}
    at = 0
    for name in _members(scope, block):
        variable = scope.lookup(name)
        if not isinstance(variable, Variable):
            break
        layout = _layout(variable)
        if layout is None or at % layout[1]:
            break
        offsets[name] = at
        at += layout[0]
    return offsets


def _members(scope: Scope, block: str) -> list[str]:
    """In order; a block that several statements declare goes on."""
    return [
        entity.name
        for statement in getattr(scope.node, "specification", ())
        if isinstance(statement, nodes.Common)
        for part in statement.blocks
        if part.name == block
        for entity in part.entities
    ]


def _layout(named: Variable | Component) -> tuple[int, int] | None:
    """Size and alignment in bytes; None where they are not known."""
    if not named.attributes.isdisjoint(("pointer", "allocatable")):
        return None
    element = _element(named.type)
    if element is None or named.shape is None:
        return element
    count = 1
    shape = named.shape
    if not isinstance(shape, ExplicitShape):
        return None
    for lower, upper in zip(map(constant, shape.lowers), map(constant, shape.uppers)):
        if lower is None or upper is None:
            return None
        count *= max(upper - lower + 1, 0)
    return element[0] * count, element[1]


def _element(t: Type) -> tuple[int, int] | None:
    if isinstance(t, IntrinsicType):
        size = element_bytes(t)
        if size is None:
            return None
        alignment = t.kind if t.category == "character" else size // 2 if t.category == "complex" else size
        return size, alignment
    if isinstance(t, DerivedType) and t.definition.parent is None:
        at, alignment = 0, 1
        for component in t.definition.components:
            layout = _layout(component)
            if layout is None or at % layout[1]:
                return None
            at += layout[0]
            alignment = max(alignment, layout[1])
        return None if at % alignment else (at, alignment)
    return None
