"""Conversions between numeric types (F2023 10.2.1.3) and literals, as C text."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Literal
from gpuoffload_build.ir.types import IntrinsicType

from .c_types import c_type
from .printer import PRIMARY, UNARY, category, kind, not_yet
from .real_constants import decimal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.ir.types import Type

    from .printer import Printed

NUMERIC = ("integer", "real", "complex")


def convert(text: str, source: Type, target: Type, at: At) -> Printed:
    """The value `text` of type `source`, as type `target`."""
    have, want = category(source), category(target)
    if have == "logical" and want == "logical":
        return f"({text})", PRIMARY  # every logical expression is a bool
    if have not in NUMERIC or want not in NUMERIC:
        raise not_yet(f"a conversion of {have or 'a derived type'} to {want or 'a derived type'}", at)
    if have == want and kind(source) == kind(target):
        return f"({text})", PRIMARY
    part = c_type(IntrinsicType("real", kind(target)), at) if want == "complex" else c_type(target, at)
    if have == "complex":
        if want == "complex":
            return f"gpuo_convert<{part}>({text})", PRIMARY
        return f"{part}(({text}).re)", PRIMARY
    if want == "complex":
        return f"gpuo_cmplx({part}({text}), {part}(0))", PRIMARY
    if have == "real" and want == "integer" and kind(target) < 4:
        return f"{part}(int32_t({text}))", PRIMARY
    return f"{part}({text})", PRIMARY


def converted_literal(e: Expr, target: Type) -> Printed | None:
    """An integer constant as a constant of the wanted type; None for anything else."""
    if not isinstance(e, Literal) or not isinstance(e.value, int) or isinstance(e.value, bool):
        return None
    if category(target) == "integer" and -(2 ** (8 * kind(target) - 1)) <= e.value < 2 ** (8 * kind(target) - 1):
        return integer_literal(e.value, kind(target))
    return real_literal(str(e.value), kind(target)) if category(target) == "real" else None


def literal(e: Literal) -> Printed:
    """A constant in C. Integers other than the default kind carry their type, reals their suffix."""
    value = e.value
    if isinstance(value, bool):
        return ("true" if value else "false"), PRIMARY
    if category(e.type) == "logical":
        return ("true" if value else "false"), PRIMARY
    if isinstance(value, int):
        return integer_literal(value, kind(e.type))
    if isinstance(value, tuple):
        part = IntrinsicType("real", kind(e.type))
        re, im = (real_literal(str(p), kind(part))[0] for p in value)
        return f"gpuo_cmplx({re}, {im})", PRIMARY
    if category(e.type) == "real":
        return real_literal(value, kind(e.type))
    raise not_yet(f"a {category(e.type) or 'derived'} constant", e.at)


def integer_literal(value: int, kind: int) -> Printed:
    least = -(2 ** (8 * kind - 1))
    if value == least and kind >= 4:
        return f"({integer_literal(value + 1, kind)[0]} - 1)", PRIMARY
    text = f"{value}L" if kind == 8 else str(value)
    if kind < 4:
        return f"int{8 * kind}_t({value})", PRIMARY
    return text, PRIMARY if value >= 0 else UNARY


def real_literal(value: str, kind: int) -> Printed:
    text = value.lower().replace("d", "e")
    if text.lstrip("+-") in ("inf", "infinity", "nan"):
        special = "gpuo_infinity" if "inf" in text else "gpuo_nan"
        sign = "-" if text.startswith("-") else ""
        return f"{sign}{special}({'1.0f' if kind == 4 else '1.0'})", PRIMARY if not sign else UNARY
    text = decimal(text, kind)
    if "." not in text and "e" not in text and "x" not in text:
        text += ".0"
    return text + ("f" if kind == 4 else ""), PRIMARY if not text.startswith(("-", "+")) else UNARY
