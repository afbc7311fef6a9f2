"""The factors into which gfortran splits x**n for a constant n, from -O1 on (not -Os): x**n = x**(n - k) * x**k.

Found by comparing bits with gfortran 12 at -O1, n = 3 to 100: k is n/2 for an even n, and this for an odd one. The
last bit of x**5 depends on it. All other compilers and levels square and multiply (`gpuo_powi`).
"""

from __future__ import annotations

SPLIT = {
    3: 1, 5: 2, 7: 3, 9: 3, 11: 5, 13: 3, 15: 6, 17: 1, 19: 3, 21: 9, 23: 10, 25: 8, 27: 9, 29: 5, 31: 5, 33:
    16, 35: 16, 37: 4, 39: 13, 41: 16, 43: 3, 45: 18, 47: 3, 49: 17, 51: 17, 53: 24, 55: 11, 57: 26, 59: 25,
    61: 1, 63: 27
}  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def splits_powers(family: str, options: Iterable[str]) -> bool:
    """Whether the host compiler ('gnu' or 'llvm'), with these options, computes constant powers so."""
    level = ""
    for option in options:
        if option.startswith("-O"):
            level = option[2:] or "1"
    return family == "gnu" and level in ("1", "2", "3")


def power_function(n: int) -> list[str] | None:
    """The definition of gpuo_power_N (gpuo_power_minus_N for a negative n); None where the order is not known."""
    steps: dict[int, tuple[int, int]] = {}

    def need(m: int) -> bool:
        if m == 1 or m in steps:
            return True
        k = m // 2 if m % 2 == 0 else SPLIT.get(m, 0)
        if k == 0 or not need(m - k) or not need(k):
            return False
        steps[m] = m - k, k
        return True

    if not need(abs(n)):
        return None
    lines = [f"template <class T> GPUO_FUNCTION T {power_name(n)}(T x1) {{"]
    lines += [f"  const T x{m} = x{a} * x{b};" for m, (a, b) in steps.items()]
    return [*lines, f"  return {'(T)1 / ' if n < 0 else ''}x{abs(n)};", "}"]


def power_name(n: int) -> str:
    return f"gpuo_power_{'minus_' if n < 0 else ''}{abs(n)}"
