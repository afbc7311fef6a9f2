"""Options that change kinds."""

from __future__ import annotations

import pytest
from sema_files import analysed

from gpuoffload_build.ir.types import IntrinsicType
from gpuoffload_build.sema.options import LanguageOptions

TEXT = """
module m
  integer :: i
  real :: r
  double precision :: d
  complex :: z
  logical :: l
  real(4) :: r4
  real(8) :: r8
  real*8 :: star
  integer(4) :: i4
  real, parameter :: c = 1.0
  integer, parameter :: ki = kind(1), kr = kind(1.0), kd = kind(1d0), kl = kind(1 == 1), k4 = kind(1.0_4)
  integer, parameter :: ks = kind(size([1]))
end module
"""


def kinds(**options: int) -> dict[str, int]:
    unit = analysed(TEXT, options=LanguageOptions(**options))  # type: ignore[arg-type]
    found = {}
    for variable in unit.units[0].variables:
        kind = variable.type
        assert isinstance(kind, IntrinsicType)
        value = getattr(variable.initial, "value", None)
        found[variable.name] = value if variable.name.startswith("k") else kind.kind
    return found


DEFAULT = {"i": 4, "r": 4, "d": 8, "z": 4, "l": 4, "r4": 4, "r8": 8, "star": 8, "i4": 4, "c": 4}
DEFAULT |= {"ki": 4, "kr": 4, "kd": 8, "kl": 4, "k4": 4, "ks": 4}


@pytest.mark.parametrize(
    "options, changed",
    [
        ({}, {}),
        ({"real": 8, "double": 16}, {"r": 8, "d": 16, "z": 8, "c": 8, "kr": 8, "kd": 16}),
        ({"real": 8}, {"r": 8, "z": 8, "c": 8, "kr": 8}),
        ({"integer": 8, "logical": 8}, {"i": 8, "l": 8, "ki": 8, "kl": 8, "ks": 8}),
        ({"real4_as": 8}, {"r4": 8, "k4": 8}),
        ({"real8_as": 4}, {"r8": 4, "star": 4}),
        ({"integer4_as": 8}, {"i4": 8}),
    ],
)
def test_default_kinds(options: dict[str, int], changed: dict[str, int]) -> None:
    assert kinds(**options) == DEFAULT | changed


def test_records() -> None:
    options = LanguageOptions(real=8, realloc_lhs=False)
    assert options.to_record() == {"real": 8, "realloc_lhs": False}
    again = LanguageOptions.from_record({"form": "free", **options.to_record()})
    assert again.to_record() == options.to_record()


def test_implicit_none_of_the_command_line() -> None:
    text = "subroutine s\n  x = 1\nend subroutine\n"
    plain = analysed(text).units[0].procedures[0]
    assert plain.name == "s"
    for strict in (False, True):
        unit = analysed(text, options=LanguageOptions(implicit_none=strict))
        body = unit.project.body(unit.units[0].procedures[0])
        assert body is not None
        assert bool(body.variables) is not strict
