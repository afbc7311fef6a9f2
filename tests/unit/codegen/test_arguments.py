"""The kernel's argument struct: its size, and loops that have more variables than CUDA takes."""

from __future__ import annotations

import pytest
from lowering import device_units

from gpuoffload_build.codegen.arguments import argument_bytes
from gpuoffload_build.codegen.device_text import print_device
from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.lower.device import DeviceUnit


def unit(arrays: int) -> DeviceUnit:
    names = [f"a{n}" for n in range(arrays)]
    lines = [f"subroutine s({', '.join(names)})", *(f"real :: {name}(:, :)" for name in names), "integer :: i"]
    lines += ["do concurrent (i = 1:9)", *(f"{name}(i, 1) = i" for name in names), "end do", "end subroutine"]
    (found,) = device_units("\n".join(lines) + "\n")
    return found


def test_bytes() -> None:
    assert argument_bytes(unit(3).kernel) == 72 + 24 + 3 * (8 + 2 * 24)


def test_more_than_cuda_takes_is_told() -> None:
    most = (32764 - 72 - 24) // 56
    print_device([unit(most)], "cuda")
    too_many = unit(most + 1)
    with pytest.raises(NotYet, match=f"a loop with {most + 1} variables"):
        print_device([too_many], "cuda")
    print_device([too_many], "cuda_cpu")
