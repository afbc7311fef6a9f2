"""Which kernels give a CUDA thread several iterations, and that the grid covers each iteration once."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from lowering import device_units

from gpuoffload_build.codegen.coarsening import SHORT, is_coarse

INCLUDE = Path(__file__).parents[3] / "gpuoffload_build" / "runtime" / "include"
LOOP = """subroutine s(a, b, x, n)
  integer, intent(in) :: n
  real, intent(inout) :: a(n), b(n), x
  integer :: i, k
  do concurrent (i = 1:n){clauses}
    {body}
  end do
end subroutine
"""


def coarse(body: str, clauses: str = "") -> bool:
    (unit,) = device_units(LOOP.format(body=body, clauses=clauses), "s.f90", "cuda")
    return is_coarse(unit.kernel)


def test_short_bodies():
    assert coarse("a(i) = b(i)")
    assert coarse("if (b(i) > 0.0) a(i) = max(b(i), 1.0)")


@pytest.mark.parametrize(
    ("body", "clauses"),
    [
        ("a(i) = sin(b(i))", ""),
        ("do k = 1, 3\n a(i) = a(i) + b(k)\n end do", ""),
        ("x = x + a(i)", " reduce(+: x)"),
        ("x = a(i)", ""),  # the last iteration's value is seen after the loop
        ("a(i) = " + " + ".join(["b(i)"] * (SHORT // 3)), ""),
    ],
)
def test_others(body, clauses):
    assert not coarse(body, clauses)


EMULATION = """
#include <stdio.h>
#include <stdlib.h>
#define __CUDACC__
#define __global__
#define __grid_constant__
#include "gpuoffload/runtime.h"
struct Dim {{ int64_t x; }};
static Dim gridDim, blockDim, blockIdx, threadIdx;
{macro}
struct Arguments {{ gpuo_header header; }};
static int done[100000];
static void work(const Arguments &, int64_t thread) {{ done[thread]++; }}
GPUO_KERNEL_COARSE(kernel, Arguments, work)
int main() {{
  const int64_t counts[] = {{0, 1, 31, 32, 33, 127, 128, 129, 255, 256, 4095, 4096, 99999}};
  for (int64_t count : counts)
    for (int64_t per = 1; per <= GPUO_COARSENING; per += GPUO_COARSENING - 1) {{
      Arguments args{{}};
      args.header.count = count;
      blockDim.x = 32;
      gridDim.x = (count + 32 * per - 1) / (32 * per);
      for (auto &n : done) n = 0;
      for (blockIdx.x = 0; blockIdx.x < gridDim.x; blockIdx.x++)
        for (threadIdx.x = 0; threadIdx.x < 32; threadIdx.x++) kernel(args);
      for (int64_t i = 0; i < 100000; i++)
        if (done[i] != (i < count)) return printf("%lld of %lld\\n", (long long)i, (long long)count), 1;
    }}
}}
"""


def test_each_iteration_once(tmp_path):
    """The macro's own text, with the words of CUDA as variables."""
    if shutil.which("g++") is None:
        pytest.skip("no g++")
    text = (INCLUDE / "gpuoffload" / "device.h").read_text(encoding="utf-8")
    start = text.index("#define GPUO_KERNEL_COARSE")
    macro = text[start : text.index("\n#define GPUO_IMAGE", start)]
    source = tmp_path / "grid.cpp"
    source.write_text(EMULATION.format(macro=macro), encoding="utf-8")
    subprocess.run(["g++", "-w", f"-I{INCLUDE}", source, "-o", tmp_path / "grid"], check=True)
    done = subprocess.run([tmp_path / "grid"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
