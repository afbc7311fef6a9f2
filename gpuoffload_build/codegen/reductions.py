"""Operators of REDUCE (F2023 11.1.7.5): what a partial result starts from, and how two of them make one."""

from __future__ import annotations

from .printer import category, kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.types import Type

COMBINE = {
    "+": "{0} + {1}",
    "*": "{0} * {1}",
    "and": "{0} && {1}",
    "or": "{0} || {1}",
    "eqv": "({0} != 0) == ({1} != 0)",
    "neqv": "({0} != 0) != ({1} != 0)",
    "max": "gpuo_max({0}, {1})",
    "min": "gpuo_min({0}, {1})",
    "iand": "{0} & {1}",
    "ior": "{0} | {1}",
    "ieor": "{0} ^ {1}",
}


def combine(op: str, left: str, right: str) -> str:
    """The value of `left op right`."""
    return COMBINE[op].format(left, right)


def identity_value(op: str, type: Type, element: str) -> str:
    """The value that changes nothing, as C text of type `element`."""
    if op in ("max", "min"):
        return f"gpuo_{'least' if op == 'max' else 'greatest'}({element}(0))"
    if category(type) == "complex":
        part = "float" if kind(type) == 4 else "double"
        return f"gpuo_cmplx({part}({1 if op == '*' else 0}), {part}(0))"
    value = {"*": 1, "and": 1, "eqv": 1, "iand": -1}.get(op, 0)
    return f"{element}({value})"
