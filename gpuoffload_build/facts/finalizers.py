"""Which final procedures run when an object ends, is overwritten or becomes undefined (F2023 7.5.6)."""

from __future__ import annotations

from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import AssumedRank, DerivedType, PolymorphicType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.ir.symbols import Procedure, TypeDefinition
    from gpuoffload_build.ir.types import Shape, Type


class Final:
    """One that may run: `procedure` of that name, or, for a polymorphic part, whatever its dynamic type has besides."""

    __slots__ = ("name", "procedure", "receiver")

    def __init__(self, name: str, procedure: Procedure | None, receiver: PolymorphicType | None = None) -> None:
        self.name = name
        self.procedure = procedure
        self.receiver = receiver


def finalizers(t: Type, rank: int) -> Iterator[Final]:
    """The final procedures of an object of type `t` and that rank: its own, its components', its parent's.

    Pointer components are left alone. Of a polymorphic object those of the declared type are here; what extensions add
    depends on the program.
    """
    pending: list[tuple[Type, int]] = [(t, rank)]
    seen: set[object] = set()
    while pending:
        part, part_rank = pending.pop()
        if isinstance(part, PolymorphicType):
            if part not in seen:
                seen.add(part)
                declared = part.declared
                name = "*" if declared is None else declared.definition.name
                yield Final(f"the finalizer of class({name})", None, part)
                if declared is not None:
                    pending.append((declared, part_rank))
            continue
        if not isinstance(part, DerivedType) or (part.definition, part_rank) in seen:
            continue
        definition = part.definition
        seen.add((definition, part_rank))
        yield from _own(definition, part, part_rank)
        parts = [(c.type, rank_of(c.shape)) for c in definition.components if "pointer" not in c.attributes]
        if definition.parent is not None:
            parts.append((definition.parent, part_rank))
        pending += reversed(parts)


def rank_of(shape: Shape | None) -> int:
    """The rank of an object with that shape; -1 for assumed rank."""
    return shape.rank if shape is not None else 0


def _own(definition: TypeDefinition, part: DerivedType, rank: int) -> Iterator[Final]:
    """The one of the type's final procedures that the rank and the kinds select; an elemental one for other ranks."""
    elemental = None
    for name in definition.finals:
        procedure = definition.resolve(name)
        dummy = procedure.dummies[0] if procedure is not None and procedure.dummies else None
        if not isinstance(dummy, Variable):
            yield Final(name, procedure)  # not known, so it may be the one
            continue
        kind = dummy.type
        if isinstance(kind, DerivedType) and kind.kinds and part.kinds and kind.kinds != part.kinds:
            continue
        if rank < 0 or isinstance(dummy.shape, AssumedRank) or rank_of(dummy.shape) == rank:
            yield Final(name, procedure)
            if rank >= 0:
                return
        elif procedure is not None and procedure.elemental:
            elemental = Final(name, procedure)
    if elemental is not None:
        yield elemental
