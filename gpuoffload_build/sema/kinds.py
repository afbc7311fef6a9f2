"""Numeric models of the kinds that gfortran and flang have on x86-64 and AArch64 (F2023 16.4)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.types import IntrinsicType

INTEGER_RANGE = {1: 2, 2: 4, 4: 9, 8: 18, 16: 38}
# kind: (digits, minexponent, maxexponent, precision, range)
REAL_MODEL = {
    2: (11, -13, 16, 3, 4),
    3: (8, -125, 128, 2, 37),
    4: (24, -125, 128, 6, 37),
    8: (53, -1021, 1024, 15, 307),
    10: (64, -16381, 16384, 18, 4931),
    16: (113, -16381, 16384, 33, 4931),
}
SELECTABLE_REALS = (4, 8, 10, 16)
CHARACTER_KINDS = {"default": 1, "ascii": 1, "iso_10646": 4}
_REAL_BYTES = {3: 2, 10: 16}
"""Of the kinds whose numbers are not their sizes: bfloat16, and the padded extended format."""


def element_bytes(t: IntrinsicType) -> int | None:
    """The bytes that a scalar takes in storage, padding included; None for a character of unknown length."""
    if t.category == "character":
        return t.kind * t.length.value if t.length is not None and t.length.value is not None else None
    if t.category in ("real", "complex"):
        return _REAL_BYTES.get(t.kind, t.kind) * (2 if t.category == "complex" else 1)
    return t.kind


def selected_int_kind(decimal_range: int) -> int:
    """Smallest integer kind with that decimal exponent range, else -1 (16.9.182)."""
    for kind, held in INTEGER_RANGE.items():
        if held >= decimal_range:
            return kind
    return -1


def selected_real_kind(precision: int = 0, decimal_range: int = 0, radix: int = 2) -> int:
    """Real kind of at least that precision and range, else a negative number (16.9.184)."""
    if radix != 2:
        return -5
    enough_precision = enough_range = False
    for kind in SELECTABLE_REALS:
        model = REAL_MODEL[kind]
        if model[3] >= precision and model[4] >= decimal_range:
            return kind
        enough_precision = enough_precision or model[3] >= precision
        enough_range = enough_range or model[4] >= decimal_range
    if enough_precision and enough_range:
        return -4
    return -3 if not enough_precision and not enough_range else -1 if not enough_precision else -2


def selected_logical_kind(bits: int) -> int:
    """Smallest logical kind of at least that many bits, else -1 (F2023 16.9.183)."""
    for kind in (1, 2, 4, 8):
        if kind * 8 >= bits:
            return kind
    return -1


def selected_char_kind(name: str) -> int:
    """Character kind of a set's name, else -1 (16.9.181)."""
    return CHARACTER_KINDS.get(name.strip().lower(), -1)


def integer_huge(kind: int) -> int:
    """HUGE of an integer kind."""
    return int(2 ** (8 * kind - 1) - 1)


def wrap_integer(value: int, kind: int) -> int:
    """`value` in two's complement of that kind: what BOZ constants and bit intrinsics give."""
    bits = 8 * kind
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value
