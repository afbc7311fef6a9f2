"""Constants, specification expressions and types of gfortran's module files as Fortran text."""

from __future__ import annotations

import re

from .gnu_file import string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from .gnu_file import GnuFile, GnuSymbol

    List = list[Any]

    class Names(Protocol):
        """What symbols are called where an expression stands."""

        file: GnuFile

        def of(self, number: str) -> str:
            """The name of a symbol; Inexpressible where it has none there."""
            ...

        def intrinsic(self, module: str, name: str) -> str:
            """The local name of an entity of an intrinsic module."""
            ...


_REAL = re.compile(r"(-?)0?\.([0-9a-f]+)@(-?\d+)")
_ESCAPE = re.compile(r"\\U([0-9a-f]{8})|\\\\")
_BINARY = {
    "PLUS": "+", "MINUS": "-", "TIMES": "*", "DIVIDE": "/", "POWER": "**", "CONCAT": "//", "AND": ".and.", "OR": ".or.",
    "EQV": ".eqv.", "NEQV": ".neqv.", "EQ": "==", "NE": "/=", "GT": ">", "GE": ">=", "LT": "<", "LE": "<=",
    "EQ_SIGN": "==", "NE_SIGN": "/=", "GT_SIGN": ">", "GE_SIGN": ">=", "LT_SIGN": "<", "LE_SIGN": "<=",
}  # fmt: skip
_UNARY = {"UPLUS": "+", "UMINUS": "-", "NOT": ".not."}
_NUMERIC = {"INTEGER": "integer", "REAL": "real", "COMPLEX": "complex", "LOGICAL": "logical"}
_OPTIONAL_KEYWORDS = {"size": "array dim kind", "lbound": "array dim kind", "ubound": "array dim kind"}
_QUAD_DIGITS = 45


class Inexpressible(Exception):  # noqa: N818
    """No Fortran text that we read means this: the name that needs it stays unknown."""


def expression(e: List, names: Names) -> str:
    """The text of an expression."""
    if not e:
        raise Inexpressible("nothing")
    kind = e[0]
    if kind == "CONSTANT":
        return _constant(e)
    if kind == "VARIABLE":
        return names.of(e[3]) + "".join(_reference(r, names) for r in e[4])
    if kind == "OP":
        op = e[3]
        if op == "PARENTHESES":
            return expression(e[4], names)  # every operation has its own
        if op in _UNARY:
            return f"({_UNARY[op]}{expression(e[4], names)})"
        if op in _BINARY:
            return f"({expression(e[4], names)}{_BINARY[op]}{expression(e[5], names)})"
    if kind == "FUNCTION":
        return _function(e, names)
    if kind == "ARRAY":
        return _array(e, names)
    if kind == "STRUCTURE":
        return _structure(e, names)
    if kind == "NULL":
        return "null()"
    raise Inexpressible(str(e[:4]))


def _constant(e: List) -> str:
    category, kind, value = e[1][0], e[1][1], e[3]
    if category == "INTEGER":
        return _integer(int(string(value)), int(kind))
    if category == "REAL":
        real = _real(string(value), int(kind))
        return f"({real})" if real[0] == "-" else real
    if category == "COMPLEX":
        return f"({_real(string(value), int(kind))}, {_real(string(e[4]), int(kind))})"
    if category == "LOGICAL":
        return f"{'.false.' if value == '0' else '.true.'}_{kind}"
    if category == "CHARACTER" and kind == "1":
        return _character(string(e[4]))
    raise Inexpressible(category)


def _integer(value: int, kind: int) -> str:
    if value >= 0:
        return f"{value}_{kind}"
    if value == -(2 ** (8 * kind - 1)):
        return f"(-{-value - 1}_{kind}-1_{kind})"
    return f"(-{-value}_{kind})"


def _real(text: str, kind: int) -> str:
    """A decimal literal that rounds to the hexadecimal number `text`, 0.DIGITS@EXPONENT."""
    match = _REAL.fullmatch(text)
    if match is None:
        raise Inexpressible(text)
    sign, digits, exponent = match.groups()
    mantissa, power = int(digits, 16), 4 * (int(exponent) - len(digits))
    if kind in (4, 8):
        try:
            value = float(mantissa << power) if power >= 0 else mantissa / (1 << -power)
        except OverflowError:
            raise Inexpressible(text) from None
        return f"{sign}{_shortest(value) if kind == 4 else repr(value)}_{kind}"
    return f"{sign}{_decimal(mantissa, power)}_{kind}"


def _shortest(value: float) -> str:
    """The shortest decimal that rounds to `value`, which is a real of kind 4."""
    from struct import pack

    for digits in range(1, 9):
        text = repr(float(f"{value:.{digits}g}"))
        try:
            if pack("f", float(text)) == pack("f", value):
                return text
        except OverflowError:
            continue
    return repr(value)


def _decimal(mantissa: int, power: int) -> str:
    """mantissa * 2**power to more digits than any real has, as digits and exponent."""
    places = _QUAD_DIGITS - (mantissa.bit_length() + power) * 301 // 1000
    scaled = mantissa * 10**places if places >= 0 else mantissa
    scaled = scaled << power if power >= 0 else scaled >> -power
    return f"{scaled if places >= 0 else scaled // 10**-places}.e{-places}"


def _character(value: str) -> str:
    """A character literal; what does not print is ACHAR of its code."""
    parts: list[str] = []
    at = 0
    for match in _ESCAPE.finditer(value):
        code = int(match[1], 16) if match[1] else 92
        parts += ["'" + value[at : match.start()].replace("'", "''") + "'", f"achar({code})"]
        at = match.end()
    rest = value[at:]
    if rest or not parts:
        parts.append("'" + rest.replace("'", "''") + "'")
    return "//".join(p for p in parts if p != "''") or "''"


def _array(e: List, names: Names) -> str:
    values = []
    for value, iterator in e[3]:
        if iterator:
            raise Inexpressible("implied DO")
        values.append(expression(value, names))
    prefix = ""
    if e[1][0] == "CHARACTER" or not values:
        prefix = type_text(e[1], names) + " :: "
    text = f"[{prefix}{', '.join(values)}]"
    if e[2] == "1":
        return text
    if len(e[4]) != int(e[2]):
        raise Inexpressible("array without a shape")
    return f"reshape({text}, [{', '.join(string(extent) for extent in e[4])}])"


def _structure(e: List, names: Names) -> str:
    symbol = names.file.symbols[e[1][1]]
    if symbol.module == "__iso_c_binding":
        if e[3] and e[3][0][0] and e[3][0][0][:1] == ["CONSTANT"] and string(e[3][0][0][3]) == "0":
            return names.intrinsic("iso_c_binding", f"c_null_{'fun' if symbol.name == 'C_funptr' else ''}ptr")
        raise Inexpressible("an address")
    components = symbol.components
    if len(components) != len(e[3]):  # hidden lengths and the like are there, or not
        components = [c for c in components if "ARTIFICIAL" not in c[6]]
    if len(components) != len(e[3]):
        raise Inexpressible("structure constructor")
    values = []
    for component, (value, _) in zip(components, e[3]):
        hidden = "ARTIFICIAL" in component[6]
        if value and not hidden and not (value[0] == "NULL" and _is_allocatable(component, names.file)):
            values.append(f"{string(component[1])}={expression(value, names)}")
    return f"{names.of(symbol.number)}({', '.join(values)})"


def _is_allocatable(component: List, file: GnuFile) -> bool:
    if component[2][0] == "CLASS":
        return class_container(file.symbols[component[2][1]], file)[1] == "a"
    return "ALLOCATABLE" in component[6]


def _function(e: List, names: Names) -> str:
    flag = e[6]
    given = [(string(a[0]), a[1]) for a in e[4]]
    if flag == "1":
        name = names.of(e[7])
    elif flag == "0":
        name = string(e[7])
        written = names.file.symbols[e[3]]
        if written.module == "(intrinsic)" and not name.startswith("_"):
            name = written.name  # `len_trim`, where gfortran's own name is `lnblnk`
    else:
        raise Inexpressible("function")
    if name.startswith("__convert_"):
        category, kind = e[1][0], e[1][1]
        function = {"INTEGER": "int", "REAL": "real", "COMPLEX": "cmplx", "LOGICAL": "logical"}.get(category)
        if function is None:
            raise Inexpressible(name)
        return f"{function}({expression(given[0][1], names)}, kind={kind})"
    if name.startswith("_"):
        raise Inexpressible(name)
    while given and not given[-1][1]:
        given.pop()
    keywords = _OPTIONAL_KEYWORDS.get(name, "").split() if flag == "0" else []
    arguments = []
    absent = False
    for place, (keyword, value) in enumerate(given):
        if not value:
            absent = True
            continue
        if absent and not keyword:
            if place >= len(keywords):
                raise Inexpressible(f"arguments of {name}")
            keyword = keywords[place]
        arguments.append((f"{keyword}=" if keyword else "") + expression(value, names))
    return f"{name}({', '.join(arguments)})"


def _reference(r: List, names: Names) -> str:
    if r[0] == "ARRAY":
        array = r[1]
        if array[0] == "FULL":
            return ""
        if array[0] == "ELEMENT":
            return f"({', '.join(expression(s, names) for s in array[2 : 2 + int(array[1])])})"
    if r[0] == "COMPONENT":
        return f"%{names.file.component(r[2])}"
    raise Inexpressible("reference")


# Types and shapes ------------------------------------------------------------------------------------------------


def type_text(spec: List, names: Names) -> str:
    """The declaration type specification of a type that is not polymorphic."""
    category = spec[0]
    if category in _NUMERIC:
        return f"{_NUMERIC[category]}({spec[1]})"
    if category == "CHARACTER":
        kind = "" if spec[1] == "1" else f", kind={spec[1]}"
        return f"character(len={_length(spec, names)}{kind})"
    if category == "DERIVED":
        symbol = names.file.symbols[spec[1]]
        refuse_parameterized(symbol)
        return f"type({names.of(spec[1])})"
    if category == "ASSUMED":
        return "type(*)"
    raise Inexpressible(category)


def _length(spec: List, names: Names) -> str:
    if "DEFERRED_CL" in spec[7:]:
        return ":"
    length = spec[6]
    return expression(length[0], names) if length and length[0] else "*"


def refuse_parameterized(symbol: GnuSymbol) -> None:
    """Inexpressible for a parameterized type and its instances: the file has their expanded components."""
    if any(a.startswith("PDT") for a in symbol.attributes[7:]) or symbol.parameters:
        raise Inexpressible("parameterized derived type")


def class_container(symbol: GnuSymbol, file: GnuFile) -> tuple[str, str, List]:
    """What a container `__class_...` stands for: number of the declared type, or '' for `class(*)`; 'a', 'p' or 't'
    for allocatable, pointer, neither; the bounds."""
    data = next((c for c in symbol.components if string(c[1]) == "_data"), None)
    if data is None or not symbol.name.startswith("__class_"):
        raise Inexpressible("class container")
    declared = file.symbols[data[2][1]]
    return "" if declared.name == "STAR" else declared.number, symbol.name[-1], data[3]


def shape_text(bounds: List, names: Names) -> tuple[str, str]:
    """The array specification and the coarray specification, each with its parentheses or empty."""
    if not bounds:
        return "", ""
    rank, corank, form = int(bounds[0]), int(bounds[1]), bounds[2]
    if form == "ASSUMED_RANK":
        return "(..)", ""
    pairs = list(zip(bounds[3::2], bounds[4::2]))
    lowers = [expression(low, names) if low else "" for low, _ in pairs]
    uppers = [expression(high, names) if high else "" for _, high in pairs]
    dimensions = []
    for place in range(rank):
        if form == "DEFERRED":
            dimensions.append(":")
        elif form == "ASSUMED_SHAPE":
            dimensions.append(f"{lowers[place]}:")
        elif form == "ASSUMED_SIZE" and place == rank - 1:
            dimensions.append(f"{lowers[place]}:*")
        elif form in ("EXPLICIT", "ASSUMED_SIZE") and uppers[place]:
            dimensions.append(f"{lowers[place]}:{uppers[place]}")
        else:
            raise Inexpressible(form)
    codimensions = []
    for place in range(rank, rank + corank):
        if form == "DEFERRED" and not lowers[place]:
            codimensions.append(":")
        elif place == rank + corank - 1:
            codimensions.append(f"{lowers[place]}:*" if lowers[place] else "*")
        else:
            codimensions.append(f"{lowers[place]}:{uppers[place]}")
    return (
        f"({', '.join(dimensions)})" if dimensions else "",
        f"[{', '.join(codimensions)}]" if codimensions else "",
    )
