"""Real constants, spelled so that every compiler reads the same number.

nvcc takes 16777217.0f, halfway between two floats, for the upper one; other decimals it may round to double first. A
constant that such a compiler could take for another one is printed as the shortest decimal of its value.
"""

from __future__ import annotations

from fractions import Fraction
from struct import error, pack, unpack


def decimal(text: str, kind: int) -> str:
    """The decimal constant `text`, or another one for the same number of kind 4 or 8."""
    try:
        exact = Fraction(text)
        double = float(exact)
        if kind == 8:
            return text if len(text) < 18 else repr(double)
        value = _nearest(exact, double)
        if value == _single(double) and not _halfway(exact, value):
            return text
    except (ValueError, OverflowError, error):
        return text
    for digits in range(1, 10):
        shortest = f"{value:.{digits}g}"
        if _single(float(shortest)) == value and not _halfway(Fraction(shortest), value):
            return shortest
    return text


def _single(value: float) -> float:
    """`value` rounded to single precision."""
    single: float = unpack("f", pack("f", value))[0]
    return single


def _neighbours(value: float) -> tuple[float, float]:
    (bits,) = unpack("i", pack("f", abs(value)))
    lower = unpack("f", pack("i", bits - 1))[0] if bits else -unpack("f", pack("i", 1))[0]
    upper = unpack("f", pack("i", bits + 1))[0]
    return (lower, upper) if value >= 0 else (-upper, -lower)


def _nearest(exact: Fraction, double: float) -> float:
    """The float nearest to `exact`, the even one of two; rounding to double first may miss it by one."""
    value = _single(double)
    best = value
    for other in _neighbours(value):
        here, there = abs(Fraction(best) - exact), abs(Fraction(other) - exact)
        if there < here or (there == here and _even(other) and not _even(best)):
            best = other
    return best


def _even(value: float) -> bool:
    (bits,) = unpack("I", pack("f", value))
    return bool(bits % 2 == 0)


def _halfway(exact: Fraction, value: float) -> bool:
    """Whether `exact` lies between two floats so that a tie decides, or nearly so."""
    lower, upper = _neighbours(value)
    for other in (lower, upper):
        middle = (Fraction(value) + Fraction(other)) / 2
        if abs(exact - middle) <= abs(Fraction(value) - Fraction(other)) / 2**28:
            return True
    return False
