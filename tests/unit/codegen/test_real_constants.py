"""Constants keep their spelling unless a compiler could read another number."""

from __future__ import annotations

from fractions import Fraction
from struct import pack, unpack

import pytest

from gpuoffload_build.codegen.real_constants import decimal


@pytest.mark.parametrize("text", ["0.1", "1.0", "3.4028235e38", "1e-45", "-2.5", "0.0", "1.17549435e-38", "16777218.0"])
def test_kept(text: str) -> None:
    assert decimal(text, 4) == text
    assert decimal(text, 8) == text


@pytest.mark.parametrize(
    ("text", "bits"),
    [
        ("16777217.0", 0x4B800000),  # a tie: the even one
        ("16777219.0", 0x4B800002),
        ("1.000000059604644775390625", 0x3F800000),  # the tie after 1
        ("1.00000005960464477539062500000001", 0x3F800001),  # just above it, and the same double
        ("67108900.0", 0x4C800004),
    ],
)
def test_ties(text: str, bits: int) -> None:
    printed = decimal(text, 4)
    assert printed != text or abs(Fraction(text)) == Fraction(unpack("f", pack("I", bits))[0])
    assert unpack("I", pack("f", float(printed)))[0] == bits


def test_long_doubles() -> None:
    text = "3.141592653589793238462643383279502884197"
    assert decimal(text, 8) == repr(float(text))
