"""Which arrays each iteration has its own of (semantics P7): a shared one here would be a race on a GPU."""

from __future__ import annotations

import pytest
from lowering import device_units


@pytest.mark.parametrize(
    ("body", "private"),
    [
        ("w = a(i); w(2:3) = w(2:3) + i; a(i) = sum(w)", True),
        ("w(:) = 0; w(mod(i, 5) + 1) = 1; a(i) = w(2)", True),
        ("w(1) = i; w(2) = 2; a(i) = w(1) + w(2)", True),
        ("w(mod(i, 5) + 1) = i; a(i) = 1", False),
        ("if (i > 2) w = 0; w(mod(i, 5) + 1) = 1; a(i) = 1", False),
    ],
)
def test_private(body: str, private: bool) -> None:
    text = (
        "subroutine s(a, n)\n  integer, intent(in) :: n\n  real :: a(n), w(5)\n  integer :: i\n"
        f"  do concurrent (i = 1:n)\n    {body.replace('; ', chr(10))}\n  end do\nend subroutine\n"
    )
    (unit,) = device_units(text)
    assert ("w" in [p.variable.name for p in unit.kernel.privates]) == private
