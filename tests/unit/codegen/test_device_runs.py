"""Kernels run with an argument struct made by hand: frames, many slots, several combine stages, error stop."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from lowering import device_units

from gpuoffload_build.codegen.device_text import print_device

INCLUDE = Path(__file__).parents[3] / "gpuoffload_build" / "runtime" / "include"

REDUCE = """
subroutine s(a, n, h, total, least, last)
  integer, intent(in) :: n
  integer :: a(n), h(0:4), total, least, last
  integer :: i
  do concurrent (i = 1:n) reduce(+: h, total) reduce(min: least)
    h(mod(a(i), 5)) = h(mod(a(i), 5)) + 1
    total = total + a(i)
    least = min(least, a(i))
    if (mod(i, 10) == 0) last = i
  end do
end subroutine
"""

# What the runtime does, on one thread: the main kernel for every slot, then stages of stride 1, 64, 4096.
MAIN = """
#include <stdio.h>
#include <string.h>
int main() {
  const int n = 10007, slots = 5000;
  static int32_t a[n], h[5] = {100, 0, 0, 0, 0}, total = 5, least = 3000, last = -1;
  for (int i = 0; i < n; ++i) a[i] = (i * 7919) % 10007 + 1;
  loop_1_args args;
  memset(&args, 0, sizeof args);
  static loop_1_partial partials[slots];
  static char scratch[slots * 32];
  gpuo_status status = {};
  args.header = {slots, n, slots, 0, 0, partials, scratch, 32, &status};
  args.lower1 = 1, args.step1 = 1, args.trip1 = n;
  args.a = {a, {1}, {n}, {4}};
  args.h = {h, {0}, {5}, {4}};
  args.total = &total, args.least = &least, args.last = &last;
  loop_1_run(&args, 0, slots);
  for (int64_t stride = 1;; stride *= 64) {
    const int64_t groups = (slots + 64 * stride - 1) / (64 * stride);
    args.header.stride = stride, args.header.last = groups == 1, args.header.count = groups;
    loop_1_combine_run(&args, 0, groups);
    if (groups == 1) break;
  }
  printf("%d %d %d %d %d | %d %d %d\\n", h[0], h[1], h[2], h[3], h[4], total, least, last);
}
"""


def run(text: str, main: str, folder: Path, target: str) -> str:
    """Compiles the kernels of `text` with `main` behind them, and runs it."""
    printed = print_device(device_units(text, target=target), target).text
    source, program = folder / "kernels.cpp", folder / "kernels"
    source.write_text(printed + "#undef device\n#undef constant\n#undef kernel\n" + main)
    metal = f"-I{INCLUDE / 'gpuoffload' / 'metal_cpu'}"
    command = ["g++", "-std=c++17", "-O1", "-ffp-contract=off", "-fwrapv", f"-I{INCLUDE}", metal, str(source)]
    subprocess.run([*command, "-o", str(program)], check=True)
    return subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("target", ["cuda_cpu", "metal_cpu"])
def test_partials_of_many_slots(target: str, tmp_path: Path) -> None:
    values = [(i * 7919) % 10007 + 1 for i in range(10007)]
    counts = [sum(1 for v in values if v % 5 == k) for k in range(5)]
    counts[0] += 100
    expected = f"{' '.join(map(str, counts))} | {sum(values) + 5} 1 10000\n"
    assert run(REDUCE, MAIN, tmp_path, target) == expected


STOP = """
module m
contains
  pure subroutine check(k)
    integer, intent(in) :: k
    if (k == 5) error stop 7
    if (k == 6) error stop 'six'
  end subroutine
  subroutine s(a, n)
    integer, intent(in) :: n
    integer :: a(n)
    integer :: i
    do concurrent (i = 1:n)
      call check(i)
      a(i) = i
    end do
  end subroutine
end module
"""

STOP_MAIN = """
#include <stdio.h>
int main() {
  int32_t a[9] = {};
  gpuo_status status = {};
  loop_1_args args = {};
  args.header.count = args.header.iterations = 9, args.header.status = &status;
  args.lower1 = 1, args.step1 = 1, args.trip1 = 9;
  args.a = {a, {1}, {9}, {4}};
  loop_1_run(&args, FIRST, 9);
  printf("%d %d %d %.*s %d %d\\n", status.state, status.code, status.site, status.length, status.text, a[3], a[4]);
}
"""


@pytest.mark.parametrize(
    ("first", "expected"), [("0", "1 7 0  4 0\n"), ("5", "2 1 1 six 0 0\n"), ("6", "0 0 0  0 0\n")]
)
def test_error_stop_from_a_callee(first: str, expected: str, tmp_path: Path) -> None:
    assert run(STOP, STOP_MAIN.replace("FIRST", first), tmp_path, "cuda_cpu") == expected


def test_sites_name_the_statement() -> None:
    printed = print_device(device_units(STOP), "cuda")
    assert [(s.file, s.line, s.text) for s in printed.sites] == [
        ("case.f90", 6, "error stop"),
        ("case.f90", 7, "error stop"),
    ]
    assert printed.kernels == ("loop_1",)
