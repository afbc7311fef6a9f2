"""Elementary functions of constants, correctly rounded, as gfortran folds them: computed in integers (fixed point)."""

from __future__ import annotations

GUARD = 160  # bits beyond the 53 of a double: no hard case of these functions comes near


def correctly_rounded(name: str, arguments: list[float], kind: int) -> float | None:
    """The value of an intrinsic function at doubles, rounded once to a real of kind 4 or 8; None outside its domain."""
    function = FUNCTIONS.get(name)
    if function is None or kind not in (4, 8) or any(abs(a) > 2.0**300 for a in arguments):
        return None
    if any(a != 0.0 and abs(a) < 2.0**-300 for a in arguments):
        return None
    bits = GUARD + 64 + 2 * max(abs(exponent(a)) for a in arguments)
    result = function([fixed(a, bits) for a in arguments], bits)
    if result is None:
        return None
    value, scale = result
    if value == 0:
        return 0.0
    return rounded(value, scale, 24 if kind == 4 else 53)


def exponent(value: float) -> int:
    """The binary exponent of a double: 0 for values in [0.5, 1)."""
    numerator, denominator = value.as_integer_ratio()
    return numerator.bit_length() - denominator.bit_length()


def fixed(value: float, bits: int) -> int:
    """`value * 2**bits`, exact for the bits used here."""
    numerator, denominator = value.as_integer_ratio()
    return (numerator << bits) // denominator


def rounded(value: int, scale: int, digits: int) -> float | None:
    """`value / 2**scale` to the nearest number of `digits` bits, ties to even."""
    sign = -1 if value < 0 else 1
    value = abs(value)
    drop = value.bit_length() - digits
    if drop > 0:
        half, rest = 1 << (drop - 1), value & ((1 << drop) - 1)
        value >>= drop
        if rest > half or (rest == half and value & 1):
            value += 1
        scale -= drop
    power = -scale
    if power + value.bit_length() > (128 if digits == 24 else 1024) or power + value.bit_length() < -120:
        return None
    return float(sign * value * 2**power if power >= 0 else sign * value / 2**-power)


def exp_fixed(x: int, bits: int) -> tuple[int, int]:
    """exp(x / 2**bits) as a fixed-point number with its scale."""
    ln2 = log_fixed(2 << bits, bits)
    k = x // ln2
    r = (x - k * ln2) >> 8  # then squared 8 times
    total = term = 1 << bits
    n = 1
    while term:
        term = (term * r >> bits) // n
        total += term
        n += 1
    for _ in range(8):
        total = total * total >> bits
    return total, bits - k


def log_fixed(x: int, bits: int) -> int:
    """log(x / 2**bits) for positive x: reduced to [3/4, 3/2), then 2 artanh((m - 1) / (m + 1))."""
    one = 1 << bits
    k = 0
    while x >= one + (one >> 1):
        x >>= 1
        k += 1
    while x < one - (one >> 2):
        x <<= 1
        k -= 1
    mantissa = _artanh2(((x - one) << bits) // (x + one), bits)
    if k == 0:
        return mantissa
    return mantissa + k * _artanh2(one // 3, bits)


def _artanh2(t: int, bits: int) -> int:
    """2 artanh(t)."""
    if t < 0:
        return -_artanh2(-t, bits)
    square = t * t >> bits
    total, power, n = 0, t, 1
    while power:
        total += power // n
        power = power * square >> bits
        n += 2
    return 2 * total


def atan_fixed(x: int, bits: int) -> int:
    """atan: halved three times by atan(x) = 2 atan(x / (1 + sqrt(1 + x*x))), then the series."""
    one = 1 << bits
    if x < 0:
        return -atan_fixed(-x, bits)
    if x > one:
        return pi_fixed(bits) // 2 - atan_fixed((one << bits) // x, bits)
    for _ in range(3):
        x = (x << bits) // (one + square_root((one << bits) + x * x))
    square = x * x >> bits
    total, power, n, sign = 0, x, 1, 1
    while power:
        total += sign * (power // n)
        power = power * square >> bits
        n += 2
        sign = -sign
    return total << 3


def pi_fixed(bits: int) -> int:
    """pi by Machin's formula."""
    extra = bits + 16

    def arctangent_of_inverse(n: int) -> int:
        total = term = (1 << extra) // n
        k, sign = 3, -1
        while term:
            term //= n * n
            total += sign * (term // k)
            k += 2
            sign = -sign
        return total

    return (16 * arctangent_of_inverse(5) - 4 * arctangent_of_inverse(239)) >> 16


def square_root(value: int) -> int:
    """Integer square root, without importing math."""
    if value < 2:
        return value
    guess = 1 << ((value.bit_length() + 1) // 2)
    while True:
        better = (guess + value // guess) // 2
        if better >= guess:
            return guess
        guess = better


def sine_cosine(x: int, bits: int) -> tuple[int, int]:
    """(sin, cos) by reduction to [0, pi/2) and the series."""
    half_pi = pi_fixed(bits) // 2
    quadrant = x // half_pi
    r = x - quadrant * half_pi
    square = r * r >> bits
    sine, cosine = 0, 0
    s_term, c_term = r, 1 << bits
    n = 0
    while s_term or c_term:
        sine += s_term
        cosine += c_term
        c_term = -(c_term * square >> bits) // ((2 * n + 1) * (2 * n + 2))
        s_term = -(s_term * square >> bits) // ((2 * n + 2) * (2 * n + 3))
        if s_term in (0, -1) and c_term in (0, -1):
            break
        n += 1
    return [(sine, cosine), (cosine, -sine), (-sine, -cosine), (-cosine, sine)][quadrant % 4]


def _exp(a: list[int], bits: int) -> tuple[int, int] | None:
    return exp_fixed(a[0], bits) if abs(a[0]) >> bits < 1100 else None


def _log(a: list[int], bits: int) -> tuple[int, int] | None:
    return (log_fixed(a[0], bits), bits) if a[0] > 0 else None


def _log10(a: list[int], bits: int) -> tuple[int, int] | None:
    return ((log_fixed(a[0], bits) << bits) // log_fixed(10 << bits, bits), bits) if a[0] > 0 else None


def _sin(a: list[int], bits: int) -> tuple[int, int] | None:
    return sine_cosine(a[0], bits)[0], bits


def _cos(a: list[int], bits: int) -> tuple[int, int] | None:
    return sine_cosine(a[0], bits)[1], bits


def _tan(a: list[int], bits: int) -> tuple[int, int] | None:
    sine, cosine = sine_cosine(a[0], bits)
    return ((sine << bits) // cosine, bits) if cosine else None


def _atan(a: list[int], bits: int) -> tuple[int, int] | None:
    return (atan_fixed(a[0], bits), bits) if len(a) == 1 else _atan2(a, bits)


def _atan2(a: list[int], bits: int) -> tuple[int, int] | None:
    y, x = a
    if x == 0:
        return (pi_fixed(bits) // (2 if y > 0 else -2), bits) if y else None
    angle = atan_fixed((y << bits) // x, bits)
    if x < 0:
        angle += pi_fixed(bits) if y >= 0 else -pi_fixed(bits)
    return angle, bits


def _asin(a: list[int], bits: int) -> tuple[int, int] | None:
    x, one = a[0], 1 << bits
    if abs(x) > one:
        return None
    if abs(x) == one:
        return pi_fixed(bits) // (2 if x > 0 else -2), bits
    return atan_fixed((x << bits) // square_root((one << bits) - x * x), bits), bits


def _acos(a: list[int], bits: int) -> tuple[int, int] | None:
    x, one = a[0], 1 << bits
    if abs(x) > one:
        return None
    if x == -one:
        return pi_fixed(bits), bits
    return 2 * atan_fixed(square_root(((one - x) << (2 * bits)) // (one + x)), bits), bits


def _exponentials(x: int, bits: int) -> tuple[int, int] | None:
    """exp(x) and exp(-x), both with scale `bits`."""
    if abs(x) >> bits > 40:
        return None
    value, scale = exp_fixed(x, bits)
    up = value << (bits - scale) if scale <= bits else value >> (scale - bits)
    return up, (1 << (2 * bits)) // up


def _sinh(a: list[int], bits: int) -> tuple[int, int] | None:
    pair = _exponentials(a[0], bits)
    return ((pair[0] - pair[1]) // 2, bits) if pair else None


def _cosh(a: list[int], bits: int) -> tuple[int, int] | None:
    pair = _exponentials(a[0], bits)
    return ((pair[0] + pair[1]) // 2, bits) if pair else None


def _tanh(a: list[int], bits: int) -> tuple[int, int] | None:
    pair = _exponentials(a[0], bits)
    return (((pair[0] - pair[1]) << bits) // (pair[0] + pair[1]), bits) if pair else None


def _asinh(a: list[int], bits: int) -> tuple[int, int] | None:
    x = a[0]
    size = log_fixed(abs(x) + square_root(x * x + (1 << (2 * bits))), bits)
    return (size if x >= 0 else -size), bits


def _acosh(a: list[int], bits: int) -> tuple[int, int] | None:
    x, one = a[0], 1 << bits
    return (log_fixed(x + square_root(x * x - (one << bits)), bits), bits) if x >= one else None


def _atanh(a: list[int], bits: int) -> tuple[int, int] | None:
    x, one = a[0], 1 << bits
    return (log_fixed(((one + x) << bits) // (one - x), bits) // 2, bits) if abs(x) < one else None


FUNCTIONS = {
    "exp": _exp,
    "log": _log,
    "log10": _log10,
    "sin": _sin,
    "cos": _cos,
    "tan": _tan,
    "asin": _asin,
    "acos": _acos,
    "atan": _atan,
    "atan2": _atan2,
    "sinh": _sinh,
    "cosh": _cosh,
    "tanh": _tanh,
    "asinh": _asinh,
    "acosh": _acosh,
    "atanh": _atanh,
}
