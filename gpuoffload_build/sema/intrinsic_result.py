"""Types and ranks of intrinsic functions, from the result column of the table."""

from __future__ import annotations

from gpuoffload_build.ir.types import DerivedType, IntrinsicType, Length, UnknownType

from .convert import arithmetic_type, is_numeric
from .extents import constant_extents
from .fold import integer_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.types import Type

    from .intrinsics import Row
    from .scope import Scope

    Arguments = dict[str, Expr]


def result_type(scope: Scope, row: Row, arguments: Arguments) -> Type:
    """The type of a reference with these arguments."""
    rule = row.result
    if rule.startswith("="):
        given = arguments.get(rule[1:])
        return given.type if given is not None else UnknownType("")
    if rule.startswith("!"):
        return RULES[rule[1:]](scope, row, arguments)
    if rule == "double":
        return IntrinsicType("real", scope.options.double)
    if rule == "integer8":
        return IntrinsicType("integer", 8)
    category, mark, source = rule.partition("=")
    if mark:
        given = arguments.get(source)
        kind = given.type.kind if given is not None and isinstance(given.type, IntrinsicType) else scope.options.real
        return IntrinsicType(category, kind)
    category, mark, source = rule.partition(":")
    return of_kind(scope, category, arguments.get("kind") if mark else None)


def of_kind(scope: Scope, category: str, kind: Expr | None) -> Type:
    """`category` of the kind that an argument gives, or of default kind."""
    if kind is None:
        return IntrinsicType(category, getattr(scope.options, "real" if category == "complex" else category))
    value = integer_value(kind)
    if value is None:
        from .typespec import unknown_module

        return UnknownType(unknown_module(kind))
    return IntrinsicType(category, scope.options.kind(category, value))


def _first(arguments: Arguments) -> Expr | None:
    return next(iter(arguments.values()), None)


def _abs(scope: Scope, row: Row, arguments: Arguments) -> Type:
    kind = arguments["a"].type
    if isinstance(kind, IntrinsicType) and kind.category == "complex":
        return IntrinsicType("real", kind.kind)
    return kind


def _character(scope: Scope, row: Row, arguments: Arguments) -> Type:
    kind = integer_value(arguments["kind"]) if "kind" in arguments else 1
    return IntrinsicType("character", kind or 1, Length("fixed", 1))


def _character1(scope: Scope, row: Row, arguments: Arguments) -> Type:
    kind = arguments["a"].type
    return IntrinsicType("character", kind.kind if isinstance(kind, IntrinsicType) else 1, Length("fixed", 1))


def _real(scope: Scope, row: Row, arguments: Arguments) -> Type:
    """AINT, ANINT: the kind of `a` unless one is given."""
    return of_kind(scope, "real", arguments["kind"]) if "kind" in arguments else arguments["a"].type


def _real_of(scope: Scope, row: Row, arguments: Arguments) -> Type:
    """REAL: of a complex, its kind; of anything else, default."""
    if "kind" in arguments:
        return of_kind(scope, "real", arguments["kind"])
    kind = arguments["a"].type
    if isinstance(kind, IntrinsicType) and kind.category == "complex":
        return IntrinsicType("real", kind.kind)
    return IntrinsicType("real", scope.options.real)


def _cmplx(scope: Scope, row: Row, arguments: Arguments) -> Type:
    return of_kind(scope, "complex", arguments.get("kind"))


def _common(scope: Scope, row: Row, arguments: Arguments) -> Type:
    """MAX, MOD, IAND ...: the arguments have been converted to it."""
    kinds = [a.type for k, a in arguments.items() if k not in ("shift", "mask")]
    numeric = [k for k in kinds if isinstance(k, IntrinsicType) and is_numeric(k)]
    if len(numeric) == len(kinds) and numeric:
        common = numeric[0]
        for kind in numeric[1:]:
            common = arithmetic_type(common, kind)
        return common
    if kinds and all(isinstance(k, IntrinsicType) and k.category == "character" for k in kinds):
        lengths = [k.length.value for k in kinds if isinstance(k, IntrinsicType) and k.length is not None]
        first = kinds[0]
        if isinstance(first, IntrinsicType) and all(v is not None for v in lengths):
            return IntrinsicType("character", first.kind, Length("fixed", max(v for v in lengths if v is not None)))
    return next((k for k in kinds if isinstance(k, UnknownType)), kinds[0] if kinds else UnknownType(""))


def _product(scope: Scope, row: Row, arguments: Arguments) -> Type:
    """DOT_PRODUCT, MATMUL."""
    a, b = (value.type for value in list(arguments.values())[:2])
    if isinstance(a, IntrinsicType) and isinstance(b, IntrinsicType):
        if is_numeric(a) and is_numeric(b):
            return arithmetic_type(a, b)
        return a if a.kind >= b.kind else b
    return a if isinstance(a, UnknownType) else b


def _text(scope: Scope, row: Row, arguments: Arguments) -> Type:
    """TRIM, REPEAT ...: a length that is known when evaluated."""
    first = _first(arguments)
    kind = first.type.kind if first is not None and isinstance(first.type, IntrinsicType) else 1
    if first is None or not isinstance(first.type, IntrinsicType) or first.type.category != "character":
        kind = 1
    return IntrinsicType("character", kind, Length("expression"))


def _bessel(scope: Scope, row: Row, arguments: Arguments) -> Type:
    return arguments["x"].type


def _null(scope: Scope, row: Row, arguments: Arguments) -> Type:
    mold = arguments.get("mold")
    return mold.type if mold is not None else UnknownType("")


def _transfer(scope: Scope, row: Row, arguments: Arguments) -> Type:
    return arguments["mold"].type


def _from_module(name: str) -> Callable[..., Type]:
    def rule(scope: Scope, row: Row, arguments: Arguments) -> Type:
        module = (
            "iso_c_binding"
            if name.startswith("c_")
            else "ieee_arithmetic"
            if name.startswith("ieee")
            else "iso_fortran_env"
        )
        home = scope.project.module_scope(module, scope.source.path)
        definition = home.lookup_type(name) if home is not None else None
        from gpuoffload_build.ir.symbols import TypeDefinition

        return DerivedType(definition) if isinstance(definition, TypeDefinition) else UnknownType(module)

    return rule


RULES: dict[str, Callable[..., Type]] = {
    "abs": _abs,
    "character": _character,
    "character1": _character1,
    "real": _real,
    "real_of": _real_of,
    "cmplx": _cmplx,
    "common": _common,
    "product": _product,
    "text": _text,
    "bessel": _bessel,
    "null": _null,
    "transfer": _transfer,
    "c_ptr": _from_module("c_ptr"),
    "c_funptr": _from_module("c_funptr"),
    "ieee_class": _from_module("ieee_class_type"),
    "team": _from_module("team_type"),
}


def result_rank(row: Row, arguments: Arguments) -> int:
    """The rank of a reference with these arguments."""
    if row.elemental:
        return max((a.rank for a in arguments.values()), default=0)
    rule = row.rank
    if row.name in ("bessel_jn", "bessel_yn") and "x2" in arguments:
        return 1
    if rule.isdigit():
        return int(rule)
    if rule.startswith("="):
        return arguments[rule[1:]].rank
    first = _first(arguments)
    rank = first.rank if first is not None else 0
    if rule == "dim":
        return max(rank - 1, 0) if _has_dim(arguments) else 0
    if rule == "!location":
        return max(rank - 1, 0) if _has_dim(arguments) else 1
    if rule == "!bound":
        return 0 if "dim" in arguments else 1
    if rule == "!matmul":
        return 1 if 1 in (arguments["matrix_a"].rank, arguments["matrix_b"].rank) else 2
    if rule == "!spread":
        return rank + 1
    if rule == "!transfer":
        return 1 if "size" in arguments or arguments["mold"].rank else 0
    if rule == "!this_image":
        return 1 if "coarray" in arguments and "dim" not in arguments else 0
    if rule.startswith("size("):
        extents = constant_extents(arguments[rule[5:-1]])
        return extents[0] if extents else 1
    return 0


def _has_dim(arguments: Arguments) -> bool:
    return "dim" in arguments
