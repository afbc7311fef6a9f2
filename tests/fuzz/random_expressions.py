"""Random Fortran expressions of a wanted type.

Values stay small, so that no operation overflows, and no real is a NaN or an infinity.
"""

from __future__ import annotations

import random
from collections.abc import Callable

INTEGERS = [("i", 1), ("i", 2), ("i", 4), ("i", 4), ("i", 8)]
LARGEST = {1: 127, 2: 32767, 4: 2**31 - 1, 8: 2**63 - 1}
HELD = {("i", 1): 50, ("i", 2): 1000, ("i", 4): 30000, ("i", 8): 10**10}  # what variables hold at most
REAL_HELD = 1000
Type = tuple[str, int]
WORDS = {"i": "integer", "r": "real", "l": "logical", "c": "complex"}


def declared(type_: Type) -> str:
    """`integer(4)` and its kin."""
    return f"{WORDS[type_[0]]}({type_[1]})"


class Array:
    """An array variable with bounds that the generator knows."""

    def __init__(self, name: str, type_: Type, dims: list[tuple[int, int]]) -> None:
        self.name = name
        self.type = type_
        self.dims = dims  # (lower bound, extent) of each dimension
        self.assumed_size = False  # then a section has to name its last upper bound

    def bounds(self) -> str:
        return ", ".join(f"{low}:{low + extent - 1}" for low, extent in self.dims)


class Procedure:
    """A pure procedure that expressions and statements may call."""

    def __init__(self, name: str, form: str, type_: Type, arguments: list[Type]) -> None:
        self.name = name
        self.form = form
        self.type = type_
        self.arguments = arguments


class Scope:
    """What an expression may read here."""

    def __init__(self) -> None:
        self.scalars: dict[str, Type] = {}
        self.indices: dict[str, int] = {}  # name to largest magnitude; integer(4)
        self.arrays: list[Array] = []
        self.elements: list[tuple[str, Type]] = []  # designators of elements that this iteration owns
        self.procedures: list[Procedure] = []

    def copy(self) -> Scope:
        made = Scope()
        made.scalars = dict(self.scalars)
        made.indices = dict(self.indices)
        made.arrays = list(self.arrays)
        made.elements = list(self.elements)
        made.procedures = list(self.procedures)
        return made


class Expressions:
    """Random expressions; the integer ones come with a bound of their magnitude."""

    def __init__(self, rng: random.Random, real8: bool) -> None:
        self.rng = rng
        self.reals: list[Type] = [("r", 4), ("r", 8)] if real8 else [("r", 4)]
        self.complexes: list[Type] = [("c", 4), ("c", 8)] if real8 else [("c", 4)]
        self.types = [*INTEGERS, *self.reals, *self.reals, ("l", 1), ("l", 4), *self.complexes]

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def value(self, type_: Type, scope: Scope, depth: int = 2) -> str:
        """An expression of exactly this type whose value a variable may hold."""
        letter, kind = type_
        if letter == "i":
            text, has, bound = self.integer(scope, depth)
            if bound > HELD[type_]:
                text = f"{self.rng.choice(['mod', 'modulo'])}({text}, {HELD[type_] // self.rng.randint(1, 3)}_{has})"
            return text if has == kind else f"int({text}, {kind})"
        if letter == "r":
            text, bound = self.real(kind, scope, depth)
            return text if bound <= REAL_HELD else f"max(-1000.0_{kind}, min(1000.0_{kind}, {text}))"
        if letter == "c":
            return self.complex(kind, scope, depth)
        return f"logical({self.logical(scope, depth)}, {kind})"

    def element(self, array: Array, scope: Scope, depth: int) -> str:
        return f"{array.name}({', '.join(self.subscript(d, scope, depth) for d in array.dims)})"

    def subscript(self, dim: tuple[int, int], scope: Scope, depth: int) -> str:
        low, extent = dim
        if depth <= 0 or self.chance(0.3):
            if scope.indices and self.chance(0.7):
                return f"modulo({self.rng.choice(list(scope.indices))}, {extent}) + ({low})"
            return str(self.rng.randint(low, low + extent - 1))
        text, kind, _ = self.integer(scope, depth - 1)
        return f"modulo({text}, {extent}_{kind}) + ({low})"

    def call(self, procedure: Procedure, scope: Scope, depth: int) -> str:
        """A function reference; an array argument is a section of an array of that type."""
        values = [self.value(t, scope, depth - 1) for t in procedure.arguments]
        if procedure.form == "array":
            arrays = [a for a in scope.arrays if a.type == procedure.type]
            if not arrays:
                return self.value(procedure.type, Scope(), 0)
            section, extent = self.section(self.rng.choice(arrays), scope)
            values = [section, str(extent)]
        if procedure.form == "optional":
            keep = self.rng.randint(1, len(values))
            values = values[:keep]
            if keep > 1 and self.chance(0.4):
                values[-1] = f"a{keep}={values[-1]}"
        return f"{procedure.name}({', '.join(values)})"

    def section(self, array: Array, scope: Scope) -> tuple[str, int]:
        """A rank 1 section and its extent."""
        along = self.rng.randrange(len(array.dims))
        subscripts, extent = [], 0
        for number, (low, size) in enumerate(array.dims):
            if number != along:
                subscripts.append(self.subscript((low, size), scope, 0))
                continue
            form = self.rng.randrange(4)
            high = low + size - 1
            if form == 0:
                subscripts.append(f"{low}:{high}" if array.assumed_size else ":")
                extent = size
            elif form == 1:
                subscripts.append(f"{high}:{low}:-1")
                extent = size
            elif form == 2:
                step = self.rng.choice([2, 3, -2])
                subscripts.append(f"{low}:{high}:{step}" if step > 0 else f"{high}:{low}:{step}")
                extent = (size - 1) // abs(step) + 1
            else:
                subscripts.append(f"{low + 1}:{high}")
                extent = size - 1
        return f"{array.name}({', '.join(subscripts)})", extent

    def leaf(self, wanted: Callable[[Type], bool], scope: Scope, depth: int) -> tuple[str, Type] | None:
        """A variable, an element or a function reference of a wanted type."""
        found: list[tuple[str, Type]] = [(n, t) for n, t in scope.scalars.items() if wanted(t)]
        found += [(e, t) for e, t in scope.elements if wanted(t)] * 2
        arrays = [a for a in scope.arrays if wanted(a.type)]
        functions = [p for p in scope.procedures if wanted(p.type) and p.form not in ("subroutine", "column")]
        ways = (["name"] * 2 if found else []) + (["array"] * 2 if arrays else [])
        if functions and depth > 0:
            ways.append("call")
        if not ways:
            return None
        way = self.rng.choice(ways)
        if way == "name":
            return self.rng.choice(found)
        if way == "array":
            array = self.rng.choice(arrays)
            return self.element(array, scope, depth - 1), array.type
        function = self.rng.choice(functions)
        return self.call(function, scope, depth - 1), function.type

    def integer(self, scope: Scope, depth: int) -> tuple[str, int, int]:
        """Text, kind and a bound of the magnitude."""
        if depth <= 0 or self.chance(0.25):
            if scope.indices and self.chance(0.3):
                name = self.rng.choice(list(scope.indices))
                return name, 4, scope.indices[name]
            leaf = self.leaf(lambda t: t[0] == "i", scope, depth) if self.chance(0.8) else None
            if leaf is not None:
                return leaf[0], leaf[1][1], HELD[leaf[1]]
            kind = self.rng.choice([1, 2, 4, 4, 8])
            number = self.rng.randint(-9, 20)
            return (f"({number}_{kind})" if number < 0 else f"{number}_{kind}"), kind, 20
        first, kind, bound = self.integer(scope, depth - 1)
        form = self.rng.randrange(16)
        if form < 5:
            second, other, second_bound = self.integer(scope, depth - 1)
            wide = max(kind, other)
            limit = LARGEST[wide] // 2
            operator = self.rng.choice(["+", "-", "*"])
            both = bound * second_bound if operator == "*" else bound + second_bound
            if both > limit:
                small = 5 if wide == 1 else 100
                first, bound = f"mod({first}, {small}_{kind})", small
                second, second_bound = f"modulo({second}, {small}_{other})", small
                both = bound * second_bound if operator == "*" else bound + second_bound
            return f"({first} {operator} {second})", wide, both
        divisor = self.rng.choice([-7, -3, 2, 3, 4, 5, 8, 16])
        if form == 5:
            return f"({first} / ({divisor}_{kind}))", kind, bound
        if form == 6:
            return f"{self.rng.choice(['mod', 'modulo'])}({first}, {divisor}_{kind})", kind, abs(divisor)
        if form == 7:
            second, other, second_bound = self.integer(scope, depth - 1)
            name = self.rng.choice(["iand", "ior", "ieor"])
            bits = 2 ** max(bound, second_bound).bit_length()
            if second_bound > LARGEST[kind]:
                second = f"mod({second}, 50_{other})"
            if other != kind:
                second = f"int({second}, {kind})"
            return f"{name}({first}, {second})", kind, min(bits, LARGEST[kind] + 1)
        if form == 8:
            bits = {1: 7, 2: 15, 4: 31, 8: 63}[kind]
            shift = self.rng.randint(0, bits)
            text = self.rng.choice(
                [f"ishft({first}, {self.rng.choice([shift, -shift])})", f"ishftc({first}, {shift})"]
                + [f"{name}({first}, {shift})" for name in ("shiftl", "shiftr", "shifta", "ibset", "ibclr")]
                + [
                    f"ibits({first}, {shift // 2}, {shift // 3})",
                    f"not({first})",
                    f"ieor({first}, maskl({shift}, {kind}))",
                ]
            )
            return f"mod({text}, {HELD['i', kind]}_{kind})", kind, HELD["i", kind]
        if form == 9 and bound < LARGEST[kind]:
            return self.rng.choice([f"abs({first})", f"(-{first})"]), kind, bound
        if form == 10:
            name = self.rng.choice(["popcnt", "leadz", "trailz", "poppar"])
            return f"{name}({first})", 4, 64
        if form == 11:
            second, other, second_bound = self.integer(scope, depth - 1)
            if other != kind or second_bound > LARGEST[kind]:
                second = f"{self.rng.randint(0, 9)}_{kind}"
                second_bound = 9
            return f"{self.rng.choice(['min', 'max'])}({first}, {second})", kind, max(bound, second_bound)
        if form == 12:
            real_kind = self.rng.choice(self.reals)[1]
            text, _ = self.real(real_kind, scope, depth - 2)
            return f"{self.rng.choice(['int', 'nint', 'floor', 'ceiling'])}(mod({text}, 500.0_{real_kind}))", 4, 501
        if form == 13:
            return (
                f"merge({first}, {self.rng.randint(0, 9)}_{kind}, {self.logical(scope, depth - 1)})",
                kind,
                max(bound, 9),
            )
        if form == 14 and bound < 11:
            return f"{first}**2", kind, bound * bound
        return first, kind, bound

    def real(self, kind: int, scope: Scope, depth: int) -> tuple[str, float]:
        """Text and a bound of the magnitude; never a NaN or an infinity."""
        if depth <= 0 or self.chance(0.25):
            leaf = self.leaf(lambda t: t[0] == "r", scope, depth) if self.chance(0.75) else None
            if leaf is not None:
                text, (_, has) = leaf
                return (text if has == kind else f"real({text}, {kind})"), REAL_HELD
            if self.chance(0.4):
                return f"real({self.value(('i', 4), scope, depth - 1)}, {kind})", 30000
            return f"{self.rng.randint(0, 60) * 0.25}_{kind}", 15
        first, bound = self.real(kind, scope, depth - 1)
        form = self.rng.randrange(13)
        if form < 5:
            second, second_bound = self.real(kind, scope, depth - 1)
            operator = self.rng.choice(["+", "-", "*", "/"])
            if operator == "/":
                return f"({first} / (abs({second}) + 0.5_{kind}))", 2 * bound
            both = bound * second_bound if operator == "*" else bound + second_bound
            if both > 1e15:
                return f"min({first}, {second})", max(bound, second_bound)
            return f"({first} {operator} {second})", both
        if form == 5:
            return f"sqrt(abs({first}))", bound
        if form == 6:
            return f"{self.rng.choice(['abs', 'aint', 'anint'])}({first})", bound + 1
        if form == 7:
            second, second_bound = self.real(kind, scope, depth - 1)
            return f"{self.rng.choice(['min', 'max'])}({first}, {second})", max(bound, second_bound)
        if form == 8:
            return f"merge({first}, 1.5_{kind}, {self.logical(scope, depth - 1)})", max(bound, 2)
        if form == 9:
            return f"sign({first}, real({self.value(('i', 4), scope, depth - 1)}, {kind}) + 0.5_{kind})", bound
        if form == 10:
            return f"mod({first}, {self.rng.choice(['3.5', '0.75', '7.0'])}_{kind})", 7
        if form == 11:
            return self.rng.choice([f"scale({first}, 3)", f"(8.0_{kind} * fraction({first}))"]), 8 * bound + 8
        return f"dim({first}, 1.25_{kind})", bound + 2

    def complex(self, kind: int, scope: Scope, depth: int) -> str:
        """Sums, products and conjugates of parts that are clamped."""
        if depth > 0 and self.chance(0.5):
            leaf = self.leaf(lambda t: t == ("c", kind), scope, depth)
            if leaf is not None:
                part = f"cmplx(mod(real({leaf[0]}), 20.0), aimag({leaf[0]}) * 0.125, {kind})"
                return self.rng.choice([leaf[0], f"conjg({leaf[0]})", f"({part} * (0.5_{kind}, -0.25_{kind}))"])
        return (
            f"cmplx({self.value(('r', kind), scope, depth - 1)}, {self.value(('r', kind), scope, depth - 2)}, {kind})"
        )

    def logical(self, scope: Scope, depth: int) -> str:
        """A logical expression of any kind, in parentheses or a name."""
        if depth <= 0:
            leaf = self.leaf(lambda t: t[0] == "l", scope, 0)
            return leaf[0] if leaf is not None else self.rng.choice([".true.", ".false."])
        form = self.rng.randrange(8)
        relation = self.rng.choice(["==", "/=", "<", "<=", ">", ">="])
        if form < 3:
            return f"({self.integer(scope, depth - 1)[0]} {relation} {self.integer(scope, depth - 1)[0]})"
        if form < 5:
            kind = self.rng.choice(self.reals)[1]
            return f"({self.real(kind, scope, depth - 1)[0]} {relation} {self.real(kind, scope, depth - 1)[0]})"
        if form == 5:
            return f"btest({self.value(('i', 4), scope, depth - 1)}, {self.rng.randint(0, 5)})"
        if form == 6:
            return f"(.not. {self.logical(scope, depth - 1)})"
        operator = self.rng.choice([".and.", ".or.", ".eqv.", ".neqv."])
        return f"({self.logical(scope, depth - 1)} {operator} {self.logical(scope, depth - 1)})"
