"""Operations: intrinsic ones with their operands converted, defined ones as calls (F2023 10.1.5, 10.1.6)."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Binary, Unary
from gpuoffload_build.ir.types import DerivedType, IntrinsicType, Length, PolymorphicType, UnknownType
from gpuoffload_build.syntax import nodes

from . import expression as expressions
from .convert import BOZ, arithmetic_type, convert, integer_literal, is_numeric
from .entities import Generic, Unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.ir.types import Type

    from .scope import Scope

ARITHMETIC = ("+", "-", "*", "/", "**")
COMPARISONS = ("==", "/=", "<", "<=", ">", ">=")
LOGICALS = {".and.": "and", ".or.": "or", ".eqv.": "eqv", ".neqv.": "neqv"}


def unary(scope: Scope, node: nodes.Unary) -> Expr:
    """`-x`, `+x`, `.not. x`, `.op. x`."""
    operand = expressions.elaborate(scope, node.operand)
    op = node.op
    kind = operand.type
    if isinstance(kind, IntrinsicType):
        if op in ("-", "+") and (is_numeric(kind) or kind is BOZ):
            return Unary(kind, operand.rank, scope.at(node), "neg" if op == "-" else "pos", operand)
        if op == ".not." and kind.category == "logical":
            return Unary(kind, operand.rank, scope.at(node), "not", operand)
    return defined(scope, node, op, (operand,))


def binary(scope: Scope, node: nodes.Binary) -> Expr:
    """A binary operation; long chains `a + b + c ...` are taken from the left without recursion."""
    chain = [node]
    left = node.left
    while isinstance(left, nodes.Binary):
        chain.append(left)
        left = left.left
    value = expressions.elaborate(scope, left)
    for part in reversed(chain):
        value = combine(scope, part, value, expressions.elaborate(scope, part.right))
    return value


def combine(scope: Scope, node: nodes.Binary, left: Expr, right: Expr) -> Expr:
    """`left op right`."""
    op = node.op
    a, b = left.type, right.type
    at = scope.at(node)
    if isinstance(a, IntrinsicType) and isinstance(b, IntrinsicType):
        rank = left.rank or right.rank
        if not left.rank or not right.rank or left.rank == right.rank or -1 in (left.rank, right.rank):
            made = _intrinsic(scope, op, left, right, a, b, rank, at)
            if made is not None:
                return made
    return defined(scope, node, op, (left, right))


def _intrinsic(
    scope: Scope, op: str, left: Expr, right: Expr, a: IntrinsicType, b: IntrinsicType, rank: int, at: At
) -> Expr | None:
    if a is BOZ and is_numeric(b):
        left, a = convert(scope, left, b), b
    elif b is BOZ and is_numeric(a):
        right, b = convert(scope, right, a), a
    if op in ARITHMETIC and is_numeric(a) and is_numeric(b):
        common = arithmetic_type(a, b)
        if op == "**" and b.category == "integer":
            return Binary(common, rank, at, op, convert(scope, left, common), right)
        return Binary(common, rank, at, op, convert(scope, left, common), convert(scope, right, common))
    if op in COMPARISONS:
        result = IntrinsicType("logical", scope.options.logical)
        if is_numeric(a) and is_numeric(b):
            common = arithmetic_type(a, b)
            return Binary(result, rank, at, op, convert(scope, left, common), convert(scope, right, common))
        if a.category == "character" and b.category == "character":
            return Binary(result, rank, at, op, left, right)
        if a.category == "logical" and b.category == "logical" and op in ("==", "/="):  # extension
            return Binary(result, rank, at, "eqv" if op == "==" else "neqv", left, right)
        return None
    if op in LOGICALS and a.category == "logical" and b.category == "logical":
        common = a if a.kind >= b.kind else b
        return Binary(common, rank, at, LOGICALS[op], convert(scope, left, common), convert(scope, right, common))
    if op == "//" and a.category == "character" and b.category == "character":
        return Binary(
            IntrinsicType("character", a.kind, concatenated(scope, left, right, at)), rank, at, op, left, right
        )
    return None


def concatenated(scope: Scope, left: Expr, right: Expr, at: At) -> Length:
    """The length of `left // right`."""
    a, b = expressions.character_length(left), expressions.character_length(right)
    if a is not None and b is not None and a.value is not None and b.value is not None:
        return Length("fixed", a.value + b.value)
    parts = [length_expression(scope, e) for e in (left, right)]
    return Length("expression", None, Binary(parts[0].type, 0, at, "+", parts[0], parts[1]))


def length_expression(scope: Scope, text: Expr) -> Expr:
    """LEN of a character expression, as an integer expression."""
    from .intrinsic_call import keyed_call

    length = expressions.character_length(text)
    if length is not None and length.value is not None:
        return integer_literal(scope, length.value, text.at)
    kind = IntrinsicType("integer", scope.options.integer)
    return keyed_call(kind, 0, text.at, "len", (("string", text),))


def defined(scope: Scope, node: nodes.Unary | nodes.Binary, op: str, operands: tuple[Expr, ...]) -> Expr:
    """A defined operation: a call of the function that the operands select."""
    from .generic import operator_call

    name = f"operator({op})"
    call = operator_call(scope, name, operands, scope.at(node))
    if call is not None:
        return call
    return expressions.unknown(scope, node, name, unknown_source(scope, name, operands), operands)


def unknown_source(scope: Scope, name: str, operands: tuple[Expr, ...]) -> str:
    """The module without source that keeps an operation from being resolved: an operand's, or the operator's."""
    from .derived import unknown_ancestor
    from .designator import definition_of_type

    for operand in operands:
        if isinstance(operand.type, UnknownType) and operand.type.module:
            return operand.type.module
        definition = definition_of_type(operand.type)
        if definition is not None and (module := unknown_ancestor(scope.project, definition)):
            return module
    found = scope.lookup(name)
    if isinstance(found, Unknown):
        return found.module
    return found.unknown if isinstance(found, Generic) and found.unknown else scope.missing_module()


def is_derived(kind: Type) -> bool:
    """Derived, polymorphic or unknown."""
    return isinstance(kind, DerivedType | PolymorphicType | UnknownType)
