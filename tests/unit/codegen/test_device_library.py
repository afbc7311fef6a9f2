"""The device library against what the standard says, compiled for both CPU targets."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

INCLUDE = Path(__file__).parents[3] / "gpuoffload_build" / "runtime" / "include"

INTEGERS = [
    ("gpuo_imod(-7, 3)", -1),
    ("gpuo_imod(7, -3)", 1),
    ("gpuo_imod(INT32_MIN, -1)", 0),
    ("gpuo_imodulo(-7, 3)", 2),
    ("gpuo_imodulo(7, -3)", -2),
    ("gpuo_imodulo(int64_t(-5000000001), int64_t(5000000000))", 4999999999),
    ("gpuo_ipower(-3, 3)", -27),
    ("gpuo_ipower(2, -1)", 0),
    ("gpuo_ipower(-1, -3)", -1),
    ("gpuo_ipower(7, 0)", 1),
    ("gpuo_ipower(int64_t(3), 39)", 3**39),
    ("gpuo_isign(3, -1)", -3),
    ("gpuo_idim(2, 5)", 0),
    ("gpuo_ishft(1, 31)", -(2**31)),
    ("gpuo_ishft(-1, -31)", 1),
    ("gpuo_ishft(5, 32)", 0),
    ("gpuo_ishft(5, -32)", 0),
    ("gpuo_shifta(-8, 32)", -1),
    ("gpuo_ishftc(3, 1, 2)", 3),
    ("gpuo_ishftc(5, -1, 3)", 6),
    ("gpuo_ishftc(int8_t(-127), 1, 8)", 3),
    ("gpuo_dshiftl(1, INT32_MIN, 1)", 3),
    ("gpuo_dshiftr(1, 0, 1)", -(2**31)),
    ("gpuo_ibits(0x1234, 4, 8)", 0x23),
    ("gpuo_ibset(0, 31)", -(2**31)),
    ("gpuo_btest(4, 2)", 1),
    ("gpuo_popcnt(int8_t(-1))", 8),
    ("gpuo_popcnt(int64_t(-1))", 64),
    ("gpuo_poppar(7)", 1),
    ("gpuo_leadz(1)", 31),
    ("gpuo_leadz(int16_t(0))", 16),
    ("gpuo_trailz(8)", 3),
    ("gpuo_trailz(0)", 32),
    ("gpuo_maskl(0, 3)", -(2**29)),
    ("gpuo_maskr(0, 32)", -1),
    ("gpuo_merge_bits(12, 10, 9)", 10),
    ("gpuo_mvbits(7, 0, 2, 0, 4)", 48),
    ("gpuo_bge(-1, 1)", 1),
    ("gpuo_least(int8_t(0))", -128),
    ("gpuo_greatest(int64_t(0))", 2**63 - 1),
    ("gpuo_trips(1, 10, 3)", 4),
    ("gpuo_trips(10, 1, -3)", 4),
    ("gpuo_trips(2, 1, 1)", 0),
    ("gpuo_trips(INT64_MIN, INT64_MAX, INT64_MAX)", 3),
    ("gpuo_exponent(8.0f)", 4),
    ("gpuo_exponent(0.0f)", 0),
]

REALS = [
    ("gpuo_modulo(-7.0f, 3.0f)", 2.0),
    ("gpuo_modulo(7.0f, -3.0f)", -2.0),
    ("gpuo_fmod(-7.5f, 2.0f)", -1.5),
    ("gpuo_fmod(1e30f, 3.0f)", "__builtin_fmodf(1e30f, 3.0f)"),
    ("gpuo_copysign(0.0f, gpuo_modulo(-6.0f, 3.0f))", 0.0),
    ("gpuo_dim(3.0f, 5.0f)", 0.0),
    ("gpuo_max(1.0f, 3.0f, 2.0f)", 3.0),
    ("gpuo_powi(3.0f, 5)", 243.0),
    ("gpuo_powi(2.0f, -2)", 0.25),
    ("gpuo_powi(2.0f, int64_t(-2))", 0.25),
    ("gpuo_round(2.5f)", 3.0),
    ("gpuo_round(-2.5f)", -3.0),
    ("gpuo_fraction(6.0f)", 0.75),
    ("gpuo_scale(3.0f, 4)", 48.0),
    ("gpuo_set_exponent(3.0f, 1)", 1.5),
    ("gpuo_nearest(1.0f, 1.0f)", 1.0 + 2.0**-23),
    ("gpuo_nearest(1.0f, -1.0f)", 1.0 - 2.0**-24),
    ("gpuo_nearest(0.0f, -1.0f)", -(2.0**-149)),
    ("gpuo_spacing(3.0f, 24, -126, 1.17549435e-38f)", 2.0**-22),
    ("gpuo_rrspacing(3.0f, 24)", 0.75 * 2.0**24),
    ("gpuo_cabs(gpuo_cmplx(3.0f, 4.0f))", 5.0),
    ("(gpuo_cmplx(1.0f, 2.0f) * gpuo_cmplx(3.0f, 4.0f)).im", 10.0),
    ("(gpuo_cmplx(1.0f, 2.0f) / gpuo_cmplx(0.0f, 2.0f)).im", -0.5),
    ("gpuo_cpowi(gpuo_cmplx(0.0f, 2.0f), 3).im", -8.0),
    ("gpuo_csqrt(gpuo_cmplx(-4.0f, 0.0f)).im", 2.0),
]

# Within 16 ulp of the double precision value, for float.
SPECIAL = [
    ("gpuo_erf({0}f)", "erf({0})", (-3.5, -0.7, 0.001, 0.9, 2.1)),
    ("gpuo_erfc({0}f)", "erfc({0})", (-3.5, 0.1, 0.8, 2.5, 8.9)),
    ("gpuo_gamma({0}f)", "tgamma({0})", (-2.5, 0.1, 0.7, 5.5, 34.5)),
    ("gpuo_log_gamma({0}f)", "lgamma({0})", (0.01, 0.75, 1.5, 2.25, 7.5, 500.5)),
]

HEADS = {
    "cuda_cpu": '#include "gpuoffload/device.h"\n',
    "metal_cpu": '#include <metal_stdlib>\nusing namespace metal;\n#include "gpuoffload/metal.h"\n',
}


def output(lines: list[str], folder: Path) -> list[str]:
    """Compiles the program and runs it."""
    source, program = folder / "library.cpp", folder / "library"
    source.write_text("\n".join(lines))
    metal = INCLUDE / "gpuoffload" / "metal_cpu"
    command = ["g++", "-std=c++17", "-O1", "-ffp-contract=off", "-fwrapv", f"-I{INCLUDE}", f"-I{metal}", str(source)]
    subprocess.run([*command, "-o", str(program)], check=True)
    return subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout.splitlines()


@pytest.mark.parametrize("target", HEADS)
def test_special_functions(target: str, tmp_path: Path) -> None:
    """Metal has none of them: those of the text are ours."""
    lines = [HEADS[target], "#undef device\n#undef constant\n#undef kernel\n#include <math.h>\n#include <stdio.h>"]
    lines.append("int main() {")
    for ours, theirs, points in SPECIAL:
        for x in points:
            exact, found = theirs.format(f"(double){x}f"), ours.format(x)
            lines.append(f"  {{ double e = {exact}, ulp = nextafterf(fabs(e), INFINITY) - (float)fabs(e);")
            lines.append(f'    printf("%s %d\\n", "{found}", fabs({found} - e) <= 16 * ulp); }}')
    lines.append("}")
    rows = output(lines, tmp_path)
    assert len(rows) == sum(len(points) for _, _, points in SPECIAL)
    assert [row for row in rows if not row.endswith(" 1")] == []


@pytest.mark.parametrize("target", HEADS)
def test_functions(target: str, tmp_path: Path) -> None:
    lines = [HEADS[target], "#include <stdio.h>", "int main() {"]
    for text, value in INTEGERS:
        lines.append(f'  printf("%lld %lld\\n", (long long)({text}), {value}LL);')
    for text, value in REALS:
        lines.append(f'  printf("%a %a\\n", (double)({text}), (double)({value}));')
    lines.append("}")
    rows = output(lines, tmp_path)
    wrong = [f"{text}: {row}" for (text, _), row in zip([*INTEGERS, *REALS], rows) if row.split()[0] != row.split()[1]]
    assert len(rows) == len(INTEGERS) + len(REALS)
    assert wrong == []
