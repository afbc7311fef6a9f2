"""Expressions, from syntax to typed IR (F2023 10.1)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ArrayConstructor,
    Conditional,
    ImpliedDo,
    Literal,
    Unary,
    UnknownExpr,
)
from gpuoffload_build.ir.symbols import At, Variable
from gpuoffload_build.ir.types import IntrinsicType, Length, UnknownType
from gpuoffload_build.syntax import nodes

from .convert import BOZ, convert, fixed_character

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.types import Type

    from .scope import Scope


def elaborate(scope: Scope, node: nodes.Expr, expected: Type | None = None) -> Expr:
    """The typed expression of a syntax node. `expected` is the type of what a BOZ constant is assigned to."""
    handler = HANDLERS.get(type(node))
    if handler is None:
        return unknown(scope, node, _words(node))
    expression = handler(scope, node)
    if expected is not None and expression.type is BOZ:
        return convert(scope, expression, expected)
    return expression


def _words(node: nodes.Expr) -> str:
    return type(node).__name__.lower()


def unknown(scope: Scope, node: nodes.Node, what: str, module: str = "", parts: tuple[Expr, ...] = ()) -> UnknownExpr:
    """An expression that cannot be resolved; `module` is the module without sidecar that it may come from."""
    rank = max((p.rank for p in parts), default=0)
    return UnknownExpr(UnknownType(module), max(rank, 0), scope.at(node), what, module, parts)


def literal_kind(scope: Scope, suffix: str | None, default: int, category: str) -> int | None:
    """The kind of a literal with that suffix, None where the suffix is a name that cannot be resolved."""
    if suffix is None:
        return default
    if suffix.isdigit():
        return scope.options.kind(category, int(suffix))
    found = scope.lookup(suffix)
    if isinstance(found, Variable) and found.storage == "constant" and found.initial is not None:
        from .fold import integer_value

        kind = integer_value(found.initial)
        return None if kind is None else scope.options.kind(category, kind)
    return None


def _integer(scope: Scope, node: nodes.IntLiteral) -> Expr:
    kind = literal_kind(scope, node.kind, scope.options.integer, "integer")
    if kind is None:
        return _unknown_kind(scope, node, node.kind)
    return Literal(IntrinsicType("integer", kind), 0, At(scope.source, node.pos, node.end), int(node.digits))


def _unknown_kind(scope: Scope, node: nodes.Expr, suffix: str | None) -> Expr:
    from .entities import Unknown

    found = scope.lookup(suffix or "")
    module = found.module if isinstance(found, Unknown) else scope.missing_module()
    return unknown(scope, node, suffix or "", module)


def _real(scope: Scope, node: nodes.RealLiteral) -> Expr:
    text = node.text
    options = scope.options
    if node.kind is None and ("d" in text or "q" in text):
        kind: int | None = options.double if "d" in text else 16
        text = text.replace("d", "e").replace("q", "e")
    else:
        kind = literal_kind(scope, node.kind, options.real, "real")
    if kind is None:
        return _unknown_kind(scope, node, node.kind)
    return Literal(IntrinsicType("real", kind), 0, At(scope.source, node.pos, node.end), decimal_text(text))


def decimal_text(text: str) -> str:
    """A Fortran real's digits as C reads them: `2.` is `2.0`, `.5` is `0.5`."""
    mantissa, mark, exponent = text.partition("e")
    if mantissa.startswith("."):
        mantissa = "0" + mantissa
    if mantissa.endswith("."):
        mantissa += "0"
    return mantissa + mark + exponent


def _logical(scope: Scope, node: nodes.LogicalLiteral) -> Expr:
    kind = literal_kind(scope, node.kind, scope.options.logical, "logical")
    if kind is None:
        return _unknown_kind(scope, node, node.kind)
    return Literal(IntrinsicType("logical", kind), 0, scope.at(node), node.value)


def _string(scope: Scope, node: nodes.StringLiteral) -> Expr:
    kind = literal_kind(scope, node.kind, 1, "character")
    if kind is None:
        return _unknown_kind(scope, node, node.kind)
    text = backslashed(node.value) if scope.options.backslash else node.value
    return fixed_character(text, scope.at(node), kind)


def backslashed(text: str) -> str:
    """The characters that C escapes stand for (`-fbackslash`)."""
    if "\\" not in text:
        return text
    plain = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v", "0": "\0"}
    out: list[str] = []
    i = 0
    while i < len(text):
        c = text[i]
        if c == "\\" and i + 1 < len(text):
            i += 1
            c = text[i]
            width = {"x": 2, "u": 4, "U": 8}.get(c)
            digits = text[i + 1 : i + 1 + width] if width else ""
            if width and len(digits) == width and all(d in "0123456789abcdefABCDEF" for d in digits):
                out.append(chr(int(digits, 16)))
                i += width + 1
                continue
            c = plain.get(c, c)
        out.append(c)
        i += 1
    return "".join(out)


def _boz(scope: Scope, node: nodes.BozLiteral) -> Expr:
    base = {"b": 2, "o": 8, "z": 16}[node.radix]
    return Literal(BOZ, 0, scope.at(node), int(node.digits, base))


def _hollerith(scope: Scope, node: nodes.HollerithLiteral) -> Expr:
    return fixed_character(node.value, scope.at(node))


def _complex(scope: Scope, node: nodes.ComplexLiteral) -> Expr:
    real, imaginary = elaborate(scope, node.real), elaborate(scope, node.imaginary)
    kinds = [
        part.type.kind
        for part in (real, imaginary)
        if isinstance(part.type, IntrinsicType) and part.type.category == "real"
    ]
    kind = IntrinsicType("complex", max(kinds, default=scope.options.real))
    part = IntrinsicType("real", kind.kind)
    real, imaginary = _complex_part(scope, real, part), _complex_part(scope, imaginary, part)
    first, second = _part_text(real), _part_text(imaginary)
    at = scope.at(node)
    if first is not None and second is not None:
        return Literal(kind, 0, at, (first, second))
    from .intrinsic_call import keyed_call

    return keyed_call(kind, 0, at, "cmplx", (("x", real), ("y", imaginary)))


def _complex_part(scope: Scope, value: Expr, kind: IntrinsicType) -> Expr:
    """A part of a complex constant with the kind of the other one: 0.1 does not become 0.1d0."""
    from .fold import fold

    given = value.type
    if isinstance(given, IntrinsicType) and given.category == "real" and given.kind != kind.kind:
        return fold(convert(scope, value, kind))
    return value


def _part_text(part: Expr) -> str | None:
    """The decimal of one part of a complex constant."""
    sign = ""
    while isinstance(part, Unary) and part.op in ("neg", "pos"):
        if part.op == "neg":
            sign = "" if sign else "-"
        part = part.operand
    if isinstance(part, Literal):
        if isinstance(part.value, str):
            text = part.value
        elif isinstance(part.value, int):
            text = f"{part.value}.0"
        else:
            return None
        return text[1:] if sign and text.startswith("-") else sign + text
    return None


def _parenthesized(scope: Scope, node: nodes.Parenthesized) -> Expr:
    value = elaborate(scope, node.value)
    return Unary(value.type, value.rank, scope.at(node), "paren", value)


def _conditional(scope: Scope, node: nodes.Conditional) -> Expr:
    condition = elaborate(scope, node.condition)
    then, otherwise = elaborate(scope, node.when_true), elaborate(scope, node.when_false)
    return Conditional(then.type, then.rank, scope.at(node), condition, then, otherwise)


def _array_constructor(scope: Scope, node: nodes.ArrayConstructor) -> Expr:
    from .typespec import type_of

    kind = type_of(scope, node.type_spec) if node.type_spec is not None else None
    items = tuple(_item(scope, item, kind) for item in node.items)
    if kind is None:
        kind = _items_type(items)
    elif isinstance(kind, IntrinsicType) and kind.category == "character" and kind.length is not None:
        from .convert import pad

        items = tuple(pad(i, kind) if not isinstance(i, ImpliedDo) else i for i in items)
    return ArrayConstructor(kind, 1, scope.at(node), items)


def _items_type(items: tuple[Expr | ImpliedDo, ...]) -> Type:
    unknown = UnknownType("")
    for item in items:
        found = _items_type(item.items) if isinstance(item, ImpliedDo) else item.type
        if not isinstance(found, UnknownType):
            return found
        if not unknown.module:
            unknown = found
    return unknown


def _item(scope: Scope, item: nodes.Expr, kind: Type | None) -> Expr | ImpliedDo:
    if not isinstance(item, nodes.ImpliedDo):
        value = elaborate(scope, item, kind)
        return value if kind is None else convert(scope, value, kind)
    return implied_do(scope, item, lambda inner, part: _item(inner, part, kind))


def implied_do(scope: Scope, node: nodes.ImpliedDo, item: Callable[[Scope, nodes.Expr], Expr | ImpliedDo]) -> ImpliedDo:
    """An implied DO of a constructor: its variable is a new one, of the type that it would have outside."""
    lower, upper = elaborate(scope, node.lower), elaborate(scope, node.upper)
    step = elaborate(scope, node.step) if node.step is not None else None
    inner, variable = index_scope(scope, node.variable, node.type_spec)
    items = tuple(item(inner, part) for part in node.items)
    return ImpliedDo(items, variable, lower, upper, step)


def index_scope(scope: Scope, name: nodes.Name, spec: nodes.TypeSpec | None) -> tuple[Scope, Variable]:
    """A construct scope with one index variable in it."""
    from .scope import Scope as ScopeClass

    inner = ScopeClass("construct", scope.key, name, scope, scope.file)
    inner.builder = scope.builder
    variable = index_variable(scope, name, spec)
    inner.symbols[name.id] = variable
    return inner, variable


def index_variable(scope: Scope, name: nodes.Name, spec: nodes.TypeSpec | None) -> Variable:
    """A statement or construct entity: type from `spec`, else what the name has in the enclosing scope."""
    from .typespec import default_type, type_of

    kind: Type
    if spec is not None:
        kind = type_of(scope, spec)
    else:
        outer = scope.lookup(name.id)
        if isinstance(outer, Variable):
            kind = outer.type
        else:
            rule = scope.implicit.rule(name.id)
            if isinstance(rule, nodes.TypeSpec):
                kind = type_of(scope, rule)
            else:
                kind = default_type(scope, rule or "integer")
    key = scope.fresh_key(name.id)
    return Variable(name.id, key, scope.at(name), kind, None, "index", frozenset(), None, scope.key)


def _star(scope: Scope, node: nodes.Star) -> Expr:
    return unknown(scope, node, "*")


def _coindexed(scope: Scope, node: nodes.Coindexed) -> Expr:
    base = elaborate(scope, node.base)
    subscripts = tuple(
        elaborate(scope, s.value if isinstance(s, nodes.KeywordArgument) else s) for s in node.cosubscripts
    )
    return UnknownExpr(base.type, base.rank, scope.at(node), "coindexed object", "", (base, *subscripts))


def character_length(expression: Expr) -> Length | None:
    """The length of a character expression's type, None for other types."""
    kind = expression.type
    if isinstance(kind, IntrinsicType) and kind.category == "character":
        return kind.length
    return None


def _handlers() -> dict[type, Callable[..., Expr]]:
    from . import designator, operators

    return {
        nodes.Name: designator.name,
        nodes.Component: designator.component,
        nodes.Reference: designator.reference,
        nodes.Unary: operators.unary,
        nodes.Binary: operators.binary,
        nodes.IntLiteral: _integer,
        nodes.RealLiteral: _real,
        nodes.LogicalLiteral: _logical,
        nodes.StringLiteral: _string,
        nodes.BozLiteral: _boz,
        nodes.HollerithLiteral: _hollerith,
        nodes.ComplexLiteral: _complex,
        nodes.Parenthesized: _parenthesized,
        nodes.Conditional: _conditional,
        nodes.ArrayConstructor: _array_constructor,
        nodes.Star: _star,
        nodes.Coindexed: _coindexed,
    }


HANDLERS: dict[type, Callable[..., Expr]] = {}
HANDLERS.update(_handlers())
