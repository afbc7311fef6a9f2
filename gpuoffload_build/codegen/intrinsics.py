"""Intrinsic functions (F2023 clause 16) as calls of the device library."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Expr, IntrinsicCall, VariableRef
from gpuoffload_build.ir.types import IntrinsicType

from .c_types import c_type
from .conversions import convert, integer_literal, real_literal
from .printer import BITAND, BITOR, PRIMARY, UNARY, category, kind, not_yet
from .references import References

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .printer import Printed

# Real argument and result: gpuo_NAME. Those in COMPLEX take a complex argument too: gpuo_cNAME.
_REAL = """
acos acosh asin asinh atan2 atanh bessel_j0 bessel_j1 bessel_jn bessel_y0 bessel_y1 bessel_yn cos cosh erf erfc exp
fraction gamma hypot log log10 log_gamma nearest scale set_exponent sin sinh sqrt tan tanh
"""
REAL = frozenset(_REAL.split())
COMPLEX = frozenset(("cos", "cosh", "exp", "log", "sin", "sinh", "sqrt", "tan", "tanh"))
# Integer arguments, gpuo_NAME; the result has the type of the first one, unless it is in COUNTING or a bool.
_INTEGER = """
bge bgt ble blt btest dshiftl dshiftr ibclr ibits ibset ishft leadz merge_bits popcnt poppar shifta shiftl shiftr trailz
"""
INTEGER = frozenset(_INTEGER.split())
COUNTING = frozenset(("leadz", "popcnt", "poppar", "trailz", "exponent"))
# Integer and real arguments: the function for each.
BY_CATEGORY = {
    "dim": ("gpuo_idim", "gpuo_dim"),
    "mod": ("gpuo_imod", "gpuo_fmod"),
    "modulo": ("gpuo_imodulo", "gpuo_modulo"),
    "sign": ("gpuo_isign", "gpuo_copysign"),
    "max": ("gpuo_max", "gpuo_max"),
    "min": ("gpuo_min", "gpuo_min"),
}
BITWISE = {"iand": ("&", BITAND), "ior": ("|", BITOR), "ieor": ("^", BITOR)}
# Of real(4) and real(8): digits, exponents, and the values of 16.9 that a model determines.
MODEL: dict[str, tuple[int | str, int | str]] = {
    "digits": (24, 53),
    "maxexponent": (128, 1024),
    "minexponent": (-125, -1021),
    "precision": (6, 15),
    "range": (37, 307),
    "huge": ("3.40282347e+38", "1.7976931348623157e+308"),
    "tiny": ("1.17549435e-38", "2.2250738585072014e-308"),
    "epsilon": ("1.1920929e-07", "2.220446049250313e-16"),
}


class Intrinsics(References):
    """Calls of intrinsic functions. All are elemental on scalars, or inquiries."""

    def intrinsic(self, e: IntrinsicCall) -> Printed:
        if e.name in self.dialect.missing:
            raise not_yet(f"the intrinsic function {e.name!r} on this target", e.at)
        inquiry = self._inquiry(e)
        if inquiry is not None:
            return inquiry
        if e.rank != 0 or any(a.value is not None and a.value.rank != 0 for a in e.arguments):
            raise not_yet(f"the intrinsic function {e.name!r} of arrays", e.at)
        values = [a.value for a in e.arguments if a.value is not None and a.keyword != "kind"]
        printed = self._converting(e, values) or self._elemental(e, values) or self._kinds(e, values)
        if printed is None:
            raise not_yet(f"the intrinsic function {e.name!r}", e.at)
        return printed

    def _converting(self, e: IntrinsicCall, values: list[Expr]) -> Printed | None:
        """Functions whose result has a type of its own."""
        name, a = e.name, values[0]
        text, have = self.value(a), category(a.type)
        if name in ("int", "real", "dble", "float", "sngl", "ifix", "idint"):
            return convert(text, a.type, e.type, e.at)
        if name == "cmplx":
            if have == "complex":
                return convert(text, a.type, e.type, e.at)
            part = IntrinsicType("real", kind(e.type))
            im = (
                convert(self.value(values[1]), values[1].type, part, e.at)[0]
                if len(values) > 1
                else f"{c_type(part, e.at)}(0)"
            )
            return f"gpuo_cmplx({convert(text, a.type, part, e.at)[0]}, {im})", PRIMARY
        if name == "logical":
            return f"({text})", PRIMARY
        if name in ("aint", "anint"):
            function = "gpuo_trunc" if name == "aint" else "gpuo_round"
            return convert(f"{function}({text})", a.type, e.type, e.at)
        if name in ("nint", "floor", "ceiling"):
            function = {"nint": "gpuo_round", "floor": "gpuo_floor", "ceiling": "gpuo_ceil"}[name]
            return convert(f"{function}({text})", a.type, e.type, e.at)
        if name == "dprod":
            return f"(double({text}) * double({self.value(values[1])}))", PRIMARY
        return None

    def _elemental(self, e: IntrinsicCall, values: list[Expr]) -> Printed | None:
        """Functions of one numeric category at a time."""
        name, have = e.name, category(values[0].type)
        arguments = ", ".join(self.value(v) for v in values)
        if name == "abs":
            return (
                f"{ {'integer': 'gpuo_iabs', 'real': 'gpuo_fabs', 'complex': 'gpuo_cabs'}[have] }({arguments})",
                PRIMARY,
            )
        if name == "atan":
            return f"{'gpuo_atan' if len(values) == 1 else 'gpuo_atan2'}({arguments})", PRIMARY
        if name in REAL and have == "complex":
            return (f"gpuo_c{name}({arguments})", PRIMARY) if name in COMPLEX else None
        if name in REAL:
            return f"gpuo_{name}({arguments})", PRIMARY
        if name in BY_CATEGORY and have in ("integer", "real"):
            return f"{BY_CATEGORY[name][have == 'real']}({arguments})", PRIMARY
        if name in INTEGER or name == "exponent":
            text = f"gpuo_{name}({arguments})"
            return (f"{c_type(e.type, e.at)}({text})", PRIMARY) if name in COUNTING else (text, PRIMARY)
        if name in BITWISE:
            word, precedence = BITWISE[name]
            left, right = (self.operand(v, PRIMARY) for v in values)
            return self._cut(f"{left} {word} {right}", precedence, e)
        if name == "not":
            return self._cut(f"~{self.operand(values[0], PRIMARY)}", UNARY, e)
        if name == "ishftc":
            bits = 8 * kind(values[0].type)
            return f"gpuo_ishftc({arguments}{'' if len(values) == 3 else f', {bits}'})", PRIMARY
        if name == "aimag":
            return f"{self.operand(values[0], PRIMARY)}.im", PRIMARY
        if name == "conjg":
            return f"gpuo_conjg({arguments})", PRIMARY
        if name == "merge":
            return self._merge(values)
        return None

    def _merge(self, values: list[Expr]) -> Printed:
        first, second, mask = (self.value(v) for v in values)
        return f"(({mask}) ? {first} : {second})", PRIMARY

    def _kinds(self, e: IntrinsicCall, values: list[Expr]) -> Printed | None:
        """Functions that need the model of a kind, or its width."""
        name, a = e.name, values[0]
        double = kind(a.type) == 8
        if name == "spacing":
            digits, least = MODEL["digits"][double], (-125, -1021)[double] - 1
            tiny = real_literal(str(MODEL["tiny"][double]), kind(a.type))[0]
            return f"gpuo_spacing({self.value(a)}, {digits}, {least}, {tiny})", PRIMARY
        if name == "rrspacing":
            return f"gpuo_rrspacing({self.value(a)}, {MODEL['digits'][double]})", PRIMARY
        if name in ("maskl", "maskr"):
            return f"gpuo_{name}({c_type(e.type, e.at)}(0), {self.value(a)})", PRIMARY
        if name == "ieee_is_nan":
            return f"gpuo_is_nan({self.value(a)})", PRIMARY
        if name == "ieee_is_finite":
            return f"gpuo_is_finite({self.value(a)})", PRIMARY
        return None

    def _cut(self, text: str, precedence: int, e: Expr) -> Printed:
        return (f"{c_type(e.type, e.at)}({text})", PRIMARY) if kind(e.type) < 4 else (text, precedence)

    def _inquiry(self, e: IntrinsicCall) -> Printed | None:
        """Functions whose arguments are not evaluated (semantics R2)."""
        name = e.name
        if name in ("present", "allocated", "associated"):
            return self._presence(e)
        if name in ("size", "lbound", "ubound"):
            return self._bound(e)
        a = e.arguments[0].value if e.arguments else None
        if a is None:
            return None
        if name == "kind":
            return integer_literal(kind(a.type), kind(e.type))
        if name in ("bit_size", "storage_size"):
            bits = 8 * kind(a.type) * (2 if category(a.type) == "complex" else 1)
            return integer_literal(bits, kind(e.type))
        if name == "rank":
            return integer_literal(a.rank, kind(e.type))
        if name == "radix":
            return integer_literal(2, kind(e.type))
        if name in MODEL:
            return self._model(e, a)
        return None

    def _model(self, e: IntrinsicCall, a: Expr) -> Printed | None:
        bits = 8 * kind(a.type)
        if category(a.type) == "integer":
            values = {"huge": 2 ** (bits - 1) - 1, "digits": bits - 1, "range": len(str(2 ** (bits - 1) - 1)) - 1}
            return integer_literal(values[e.name], kind(e.type)) if e.name in values else None
        value = MODEL[e.name][kind(a.type) == 8]
        if isinstance(value, str):
            return real_literal(value, kind(e.type))
        return integer_literal(int(value), kind(e.type))

    def _presence(self, e: IntrinsicCall) -> Printed:
        object_ = e.arguments[0].value
        if not isinstance(object_, VariableRef) or (len(e.arguments) > 1 and e.arguments[1].value is not None):
            raise not_yet(f"{e.name!r} of this object", e.at)
        return self.present(object_.variable, object_.at)

    def _bound(self, e: IntrinsicCall) -> Printed:
        array, dimension = e.argument("array"), e.argument("dim")
        assert array is not None
        if dimension is None and e.name != "size":
            raise not_yet(f"{e.name!r} of all dimensions", e.at)
        view = self.view(array)
        number = "" if dimension is None else f", {self.value(dimension)}"
        text = f"gpuo_{e.name}({view}{number})"
        return f"{c_type(e.type, e.at)}({text})", PRIMARY
