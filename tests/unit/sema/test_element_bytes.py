"""Bytes of scalars in storage: the number of a kind is not always its size."""

from __future__ import annotations

import pytest

from gpuoffload_build.ir.types import IntrinsicType, Length
from gpuoffload_build.sema.kinds import element_bytes


@pytest.mark.parametrize(
    ("category", "kind", "size"),
    [("integer", 8, 8), ("logical", 1, 1), ("real", 3, 2), ("real", 10, 16), ("complex", 4, 8), ("complex", 10, 32)],
)
def test_numbers(category: str, kind: int, size: int) -> None:
    assert element_bytes(IntrinsicType(category, kind)) == size


def test_characters() -> None:
    assert element_bytes(IntrinsicType("character", 4, Length("fixed", 3))) == 12
    assert element_bytes(IntrinsicType("character", 1, Length("deferred"))) is None
