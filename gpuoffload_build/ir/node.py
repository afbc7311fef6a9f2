"""Base of every IR node: a class whose annotations become its fields.

A node class looks like a frozen dataclass and type checkers treat it as one. It is not made by `dataclasses`:
importing that module and building some sixty classes with it costs more than 100 ms of CPU in every compile,
this metaclass about 2 ms.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, TypeVar, dataclass_transform  # type: ignore[attr-defined,unused-ignore]

    N = TypeVar("N", bound="Node")
else:

    def dataclass_transform(**_options: Any) -> Any:
        return lambda cls: cls


@dataclass_transform(frozen_default=True, eq_default=False)
class NodeMeta(type):
    """Turns the annotations of a class body into `__slots__`, its assignments into defaults."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> NodeMeta:
        own = tuple(f for f, a in body.get("__annotations__", {}).items() if not str(a).startswith("ClassVar"))
        defaults = {f: body.pop(f) for f in own if f in body}
        inherited: tuple[str, ...] = ()
        for base in bases:
            inherited = getattr(base, "_fields", ())
            defaults = {**getattr(base, "_defaults", {}), **defaults}
        body["__slots__"] = own
        body["_fields"] = inherited + own
        body["_defaults"] = defaults
        return super().__new__(mcs, name, bases, body)


class Node(metaclass=NodeMeta):
    """An immutable value; two nodes are equal when they are the same object."""

    _fields: ClassVar[tuple[str, ...]]
    _defaults: ClassVar[dict[str, Any]]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        fields = self._fields
        if len(args) > len(fields):
            raise TypeError(f"{type(self).__name__} takes {len(fields)} fields, {len(args)} given")
        put = object.__setattr__
        for field, value in zip(fields, args):
            put(self, field, value)
        if len(args) == len(fields):
            if kwargs:
                raise TypeError(f"{type(self).__name__}: field given twice: {next(iter(kwargs))}")
            return
        defaults = self._defaults
        for field in fields[len(args) :]:
            if field in kwargs:
                put(self, field, kwargs.pop(field))
            elif field in defaults:
                put(self, field, defaults[field])
            else:
                raise TypeError(f"{type(self).__name__}: field {field!r} missing")
        if kwargs:
            raise TypeError(f"{type(self).__name__} has no field {next(iter(kwargs))!r}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable: use replace()")

    def __repr__(self) -> str:
        shown = (f"{f}={getattr(self, f)!r}" for f in self._fields if f not in ("at",))
        return f"{type(self).__name__}({', '.join(shown)})"


class Value(Node):
    """A node that is equal to every node of its class with equal fields (types, shapes)."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, f) == getattr(other, f) for f in self._fields)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(getattr(self, f) for f in self._fields)))


def replace(node: N, **changes: Any) -> N:
    """A copy of `node` with some fields changed."""
    return type(node)(**{f: changes.pop(f) if f in changes else getattr(node, f) for f in node._fields}, **changes)


def complete(node: Node, **fields: Any) -> None:
    """Fill fields of a symbol that refers to itself; only sema does so, before anyone else sees the symbol."""
    for field, value in fields.items():
        if field not in node._fields:
            raise TypeError(f"{type(node).__name__} has no field {field!r}")
        object.__setattr__(node, field, value)
