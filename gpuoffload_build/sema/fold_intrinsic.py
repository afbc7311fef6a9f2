"""Values of intrinsic functions in constant expressions."""

from __future__ import annotations

from gpuoffload_build.ir.types import IntrinsicType

from . import fold, fold_array, kinds
from .extents import constant_extents
from .fold import ArrayValue, evaluate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.expr import Expr, IntrinsicCall

    from .fold import Environment, Value


def evaluate_intrinsic(call: IntrinsicCall, environment: Environment) -> Value:
    """The value of a call, None where it is not constant or not known here."""
    inquiry = INQUIRIES.get(call.name)
    if inquiry is not None:
        return inquiry(call)
    function = SCALAR.get(call.name)
    whole = fold_array.ARRAYS.get(call.name)
    if function is None and whole is None:
        return None
    values: dict[str, Value] = {}
    for argument in call.arguments:
        if argument.value is None or argument.keyword is None:
            continue
        value = evaluate(argument.value, environment)
        if value is None:
            return None
        values[argument.keyword] = value
    if whole is not None:
        return whole(call, values)
    if function is None:
        return None
    names = list(values)
    return fold._map(lambda *row: function(call, dict(zip(names, row))), *values.values())


# Inquiries: they need types and shapes, not values -------------------------------------------------------------------


def _type_of(call: IntrinsicCall) -> IntrinsicType | None:
    value = call.arguments[0].value
    return value.type if value is not None and isinstance(value.type, IntrinsicType) else None


def _kind(call: IntrinsicCall) -> Value:
    kind = _type_of(call)
    return kind.kind if kind is not None else None


def _huge(call: IntrinsicCall) -> Value:
    kind = _type_of(call)
    if kind is None:
        return None
    if kind.category == "integer":
        return kinds.integer_huge(kind.kind)
    if kind.kind in (4, 8):
        digits, _, largest = kinds.REAL_MODEL[kind.kind][:3]
        return (1.0 - 2.0**-digits) * 2.0 ** (largest - 1) * 2.0
    return None


def _real_inquiry(value: Callable[[tuple[int, ...]], float]) -> Callable[[IntrinsicCall], Value]:
    def inquiry(call: IntrinsicCall) -> Value:
        kind = _type_of(call)
        return value(kinds.REAL_MODEL[kind.kind]) if kind is not None and kind.kind in (4, 8) else None

    return inquiry


def _model(position: int) -> Callable[[IntrinsicCall], Value]:
    def inquiry(call: IntrinsicCall) -> Value:
        kind = _type_of(call)
        if kind is None or kind.kind not in kinds.REAL_MODEL or kind.category == "integer":
            return None
        return kinds.REAL_MODEL[kind.kind][position]

    return inquiry


def _digits(call: IntrinsicCall) -> Value:
    kind = _type_of(call)
    if kind is not None and kind.category == "integer":
        return 8 * kind.kind - 1
    return _model(0)(call)


def _range(call: IntrinsicCall) -> Value:
    kind = _type_of(call)
    if kind is not None and kind.category == "integer":
        return kinds.INTEGER_RANGE.get(kind.kind)
    return _model(4)(call)


def _bit_size(call: IntrinsicCall) -> Value:
    kind = _type_of(call)
    return 8 * kind.kind if kind is not None else None


def _storage_size(call: IntrinsicCall) -> Value:
    kind = _type_of(call)
    size = kinds.element_bytes(kind) if kind is not None else None
    return 8 * size if size is not None else None


def _sizeof(call: IntrinsicCall) -> Value:
    bits = _storage_size(call)
    value = call.arguments[0].value
    extents = constant_extents(value) if value is not None else None
    return bits // 8 * fold.product(extents) if isinstance(bits, int) and extents is not None else None


def _len(call: IntrinsicCall) -> Value:
    kind = _type_of(call)
    if kind is not None and kind.category == "character" and kind.length is not None:
        if kind.length.value is not None:
            return kind.length.value
        if kind.length.expression is not None:
            return evaluate(kind.length.expression)
    value = call.arguments[0].value
    text = evaluate(value) if value is not None else None
    return len(text) if isinstance(text, str) else None


def _dimension(call: IntrinsicCall) -> int | None:
    dim = call.argument("dim")
    return fold.integer_value(dim) if dim is not None else None


def _size(call: IntrinsicCall) -> Value:
    array = call.argument("array")
    extents = constant_extents(array) if array is not None else None
    if not extents:
        return None
    if call.argument("dim") is None:
        return fold.product(extents)
    dim = _dimension(call)
    return extents[dim - 1] if dim is not None and 1 <= dim <= len(extents) else None


def _shape(call: IntrinsicCall) -> Value:
    source = call.argument("source")
    extents = constant_extents(source) if source is not None else None
    return None if extents is None else ArrayValue((len(extents),), list(extents))


def _bounds(call: IntrinsicCall, upper: bool) -> Value:
    array = call.argument("array")
    extents = constant_extents(array) if array is not None else None
    if array is None or not extents:
        return None
    lowers = _lowers(array, len(extents))
    if lowers is None:
        return None
    bounds: list[Value] = [
        (low + extent - 1 if upper else low) if extent else (0 if upper else 1) for low, extent in zip(lowers, extents)
    ]
    if call.argument("dim") is None:
        return ArrayValue((len(bounds),), bounds)
    dim = _dimension(call)
    return bounds[dim - 1] if dim is not None and 1 <= dim <= len(bounds) else None


def _lowers(array: Expr, rank: int) -> list[int] | None:
    from gpuoffload_build.ir.expr import ComponentRef, VariableRef
    from gpuoffload_build.ir.types import ExplicitShape

    shape: object = None
    if isinstance(array, VariableRef):
        shape = array.variable.shape
    elif isinstance(array, ComponentRef):
        shape = array.component.shape
    else:
        return [1] * rank
    if not isinstance(shape, ExplicitShape):
        return None
    lowers = [fold.integer_value(low) for low in shape.lowers]
    known = [low for low in lowers if low is not None]
    return known if len(known) == rank else None


def _rank(call: IntrinsicCall) -> Value:
    value = call.arguments[0].value
    return value.rank if value is not None and value.rank >= 0 else None


INQUIRIES: dict[str, Callable[[IntrinsicCall], Value]] = {
    "kind": _kind,
    "huge": _huge,
    "tiny": _real_inquiry(lambda m: 2.0 ** (m[1] - 1)),
    "epsilon": _real_inquiry(lambda m: 2.0 ** (1 - m[0])),
    "digits": _digits,
    "precision": _model(3),
    "range": _range,
    "minexponent": _model(1),
    "maxexponent": _model(2),
    "radix": lambda call: 2,
    "bit_size": _bit_size,
    "storage_size": _storage_size,
    "c_sizeof": _sizeof,
    "sizeof": _sizeof,
    "len": _len,
    "size": _size,
    "shape": _shape,
    "lbound": lambda call: _bounds(call, False),
    "ubound": lambda call: _bounds(call, True),
    "rank": _rank,
    "new_line": lambda call: "\n",
}

# Elemental functions and others of scalars ---------------------------------------------------------------------------


def _result(call: IntrinsicCall) -> IntrinsicType:
    kind = call.type
    if not isinstance(kind, IntrinsicType):
        raise ValueError
    return kind


def _converting(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    """INT, REAL, DBLE, LOGICAL, CMPLX."""
    kind = _result(call)
    if "y" in values:
        real = fold.converted(values["x"], IntrinsicType("real", kind.kind))
        imaginary = fold.converted(values["y"], IntrinsicType("real", kind.kind))
        if isinstance(real, float) and isinstance(imaginary, float):
            return complex(real, imaginary)
        return None
    return fold.converted(next(iter(values.values())), kind)


def _rounding(function: Callable[[float], int]) -> Callable[[IntrinsicCall, dict[str, Value]], Value]:
    def rounded(call: IntrinsicCall, values: dict[str, Value]) -> Value:
        value = values["a"]
        if not isinstance(value, float):
            return None
        whole = function(value)
        kind = _result(call)
        return float(whole) if kind.category == "real" else fold._rounded(whole, kind)

    return rounded


def nearest_integer(value: float) -> int:
    """NINT: halves away from zero."""
    whole = int(value)
    rest = abs(value - whole)
    if rest >= 0.5:
        whole += 1 if value > 0 else -1
    return whole


def floor(value: float) -> int:
    """The largest integer not above `value`."""
    whole = int(value)
    return whole - 1 if value < whole else whole


def _mod(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    a, p = values["a"], values["p"]
    if isinstance(a, int) and isinstance(p, int):
        if p == 0:
            return None
        quotient = fold.divide(a, p)
        return a - p * quotient if isinstance(quotient, int) else None
    if isinstance(a, float) and isinstance(p, float) and p:
        import math

        return math.fmod(a, p)
    return None


def _modulo(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    a, p = values["a"], values["p"]
    return a % p if isinstance(a, int) and isinstance(p, int) and p else None


def _sign(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    a, b = values["a"], values["b"]
    if isinstance(a, int) and isinstance(b, int):
        return abs(a) if b >= 0 else -abs(a)
    if isinstance(a, float) and isinstance(b, float) and b:
        return abs(a) if b > 0 else -abs(a)
    return None


def _bits(function: Callable[..., int]) -> Callable[[IntrinsicCall, dict[str, Value]], Value]:
    def of(call: IntrinsicCall, values: dict[str, Value]) -> Value:
        kind = _result(call)
        given = list(values.values())
        if not all(isinstance(v, int) for v in given):
            return None
        return kinds.wrap_integer(function(8 * kind.kind, *given), kind.kind)

    return of


def _unsigned(value: int, bits: int) -> int:
    return value & ((1 << bits) - 1)


def _ishft(bits: int, value: int, shift: int) -> int:
    value = _unsigned(value, bits)
    return value << shift if shift >= 0 else value >> -shift


def _character_code(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    text = values["c"]
    return ord(text[0]) if isinstance(text, str) and text else None


def _character_of(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    code = next(iter(values.values()))
    return chr(code) if isinstance(code, int) and 0 <= code < 0x110000 else None


def _root(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    import math

    value = values["x"]
    kind = _result(call)
    return fold.round_real(math.sqrt(value), kind.kind) if isinstance(value, float) and value >= 0 else None


def _elementary(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    from .elementary import correctly_rounded

    given = [v for v in values.values() if isinstance(v, float)]
    if len(given) != len(values):
        return None
    return correctly_rounded(call.name, given, _result(call).kind)


def _extreme(choose: Callable[..., Value]) -> Callable[[IntrinsicCall, dict[str, Value]], Value]:
    def of(call: IntrinsicCall, values: dict[str, Value]) -> Value:
        given = list(values.values())
        if all(isinstance(v, str) for v in given):
            width = max(len(v) for v in given if isinstance(v, str))
            return choose(v.ljust(width) for v in given if isinstance(v, str))
        return choose(given)

    return of


def _selected_real_kind(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    p, r, radix = values.get("p", 0), values.get("r", 0), values.get("radix", 2)
    if isinstance(p, int) and isinstance(r, int) and isinstance(radix, int):
        return kinds.selected_real_kind(p, r, radix)
    return None


def _abs(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    value = values["a"]
    return abs(value) if isinstance(value, int | float) else None


def _merge(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    return values["tsource"] if values["mask"] else values["fsource"]


def _index(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    text, part = values["string"], values["substring"]
    if isinstance(text, str) and isinstance(part, str):
        return (text.rfind(part) if values.get("back") is True else text.find(part)) + 1
    return None


def _scan(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    """SCAN and VERIFY."""
    text, characters = values["string"], values["set"]
    if not isinstance(text, str) or not isinstance(characters, str):
        return None
    wanted = call.name == "scan"
    places = [n for n, c in enumerate(text, 1) if (c in characters) is wanted]
    return 0 if not places else places[-1 if values.get("back") is True else 0]


def _bit_count(function: Callable[[int, int], int]) -> Callable[[IntrinsicCall, dict[str, Value]], Value]:
    """A count of the bits of `i`: given its bits as an unsigned number and how many there are."""

    def of(call: IntrinsicCall, values: dict[str, Value]) -> Value:
        kind = _type_of(call)
        value = values["i"]
        if kind is None or not isinstance(value, int):
            return None
        return function(_unsigned(value, 8 * kind.kind), 8 * kind.kind)

    return of


def _dim(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    x, y = values["x"], values["y"]
    return max(x - y, 0) if isinstance(x, int) and isinstance(y, int) else None


def _repeat(call: IntrinsicCall, values: dict[str, Value]) -> Value:
    text, count = values["string"], values["ncopies"]
    return text * count if isinstance(text, str) and isinstance(count, int) and len(text) * count < 1 << 16 else None


SCALAR: dict[str, Callable[[IntrinsicCall, dict[str, Value]], Value]] = {
    "selected_int_kind": lambda c, v: kinds.selected_int_kind(v["r"]) if isinstance(v["r"], int) else None,
    "selected_logical_kind": lambda c, v: (
        kinds.selected_logical_kind(v["bits"]) if isinstance(v["bits"], int) else None
    ),
    "selected_char_kind": lambda c, v: kinds.selected_char_kind(v["name"]) if isinstance(v["name"], str) else None,
    "selected_real_kind": _selected_real_kind,
    "ieee_selected_real_kind": _selected_real_kind,
    "int": _converting,
    "real": _converting,
    "dble": _converting,
    "logical": _converting,
    "cmplx": _converting,
    "nint": _rounding(nearest_integer),
    "anint": _rounding(nearest_integer),
    "aint": _rounding(int),
    "floor": _rounding(floor),
    "ceiling": _rounding(lambda v: -floor(-v)),
    "abs": _abs,
    "mod": _mod,
    "modulo": _modulo,
    "sign": _sign,
    "max": _extreme(max),
    "min": _extreme(min),
    "merge": _merge,
    "iand": _bits(lambda n, a, b: a & b),
    "ior": _bits(lambda n, a, b: a | b),
    "ieor": _bits(lambda n, a, b: a ^ b),
    "not": _bits(lambda n, a: ~a),
    "ishft": _bits(_ishft),
    "shiftl": _bits(lambda n, a, s: a << s),
    "shiftr": _bits(lambda n, a, s: _unsigned(a, n) >> s),
    "shifta": _bits(lambda n, a, s: a >> s),
    "ibset": _bits(lambda n, a, p: a | 1 << p),
    "ibclr": _bits(lambda n, a, p: a & ~(1 << p)),
    "ibits": _bits(lambda n, a, p, w: _unsigned(a, n) >> p & (1 << w) - 1),
    "btest": lambda c, v: (
        bool(v["i"] >> v["pos"] & 1) if isinstance(v["i"], int) and isinstance(v["pos"], int) else None
    ),
    "ichar": _character_code,
    "iachar": _character_code,
    "char": _character_of,
    "achar": _character_of,
    "len_trim": lambda c, v: len(v["string"].rstrip(" ")) if isinstance(v["string"], str) else None,
    "trim": lambda c, v: v["string"].rstrip(" ") if isinstance(v["string"], str) else None,
    "adjustl": lambda c, v: v["string"].lstrip(" ").ljust(len(v["string"])) if isinstance(v["string"], str) else None,
    "adjustr": lambda c, v: v["string"].rstrip(" ").rjust(len(v["string"])) if isinstance(v["string"], str) else None,
    "index": _index,
    "scan": _scan,
    "verify": _scan,
    "popcnt": _bit_count(lambda bits, width: bin(bits).count("1")),
    "poppar": _bit_count(lambda bits, width: bin(bits).count("1") % 2),
    "leadz": _bit_count(lambda bits, width: width - bits.bit_length()),
    "trailz": _bit_count(lambda bits, width: (bits & -bits).bit_length() - 1 if bits else width),
    "dim": _dim,
    "repeat": _repeat,
    "sqrt": _root,
    **dict.fromkeys(
        [
            "exp",
            "log",
            "log10",
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "atan2",
            "sinh",
            "cosh",
            "tanh",
            "asinh",
            "acosh",
            "atanh",
        ],
        _elementary,
    ),
}
