"""Types as facts name them, and what lies inside a derived type."""

from __future__ import annotations

from gpuoffload_build.ir.types import (
    AssumedType,
    DerivedType,
    IntrinsicType,
    PolymorphicType,
    ProcedureType,
    UnknownType,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from gpuoffload_build.ir.symbols import TypeDefinition
    from gpuoffload_build.ir.types import Type


def type_name(type: Type) -> str:
    """`real(8)`, `character(4)` (kind 4), `type(m::t)`, `class(m::t)`, `class(*)`, `procedure()`, `unknown(m)`."""
    if isinstance(type, IntrinsicType):
        return f"{type.category}({type.kind})"
    if isinstance(type, DerivedType):
        kinds = "".join(f",{name}={value}" for name, value in type.kinds)
        return f"type({type.definition.key}{kinds})"
    if isinstance(type, PolymorphicType):
        return "class(*)" if type.declared is None else f"class({type_name(type.declared)[5:]}"
    if isinstance(type, AssumedType):
        return "type(*)"
    if isinstance(type, ProcedureType):
        return f"procedure({type.interface.key if type.interface is not None else ''})"
    if isinstance(type, UnknownType):
        return f"unknown({type.module})"
    return "type()"


def intrinsic_parts(type: Type) -> Iterator[tuple[IntrinsicType, str]]:
    """Each intrinsic type inside a value of `type`, parents first, with its path (`%position%x`, '' for itself)."""
    yield from _parts(type, "", set())


def _parts(type: Type, path: str, seen: set[TypeDefinition]) -> Iterator[tuple[IntrinsicType, str]]:
    if isinstance(type, IntrinsicType):
        yield type, path
        return
    if isinstance(type, PolymorphicType) and type.declared is not None:
        type = type.declared
    if not isinstance(type, DerivedType) or type.definition in seen:
        return
    definition = type.definition
    seen.add(definition)
    if definition.parent is not None:
        yield from _parts(definition.parent, path, seen)
    for component in definition.components:
        yield from _parts(component.type, f"{path}%{component.name}", seen)


def unknown_parts(type: Type) -> Iterator[str]:
    """The modules without facts that components of `type` come from."""
    seen: set[TypeDefinition] = set()
    pending = [type]
    while pending:
        part = pending.pop()
        if isinstance(part, UnknownType):
            yield part.module
        elif isinstance(part, PolymorphicType) and part.declared is not None:
            pending.append(part.declared)
        elif isinstance(part, DerivedType) and part.definition not in seen:
            seen.add(part.definition)
            pending += [component.type for component in part.definition.components]
            if part.definition.parent is not None:
                pending.append(part.definition.parent)
