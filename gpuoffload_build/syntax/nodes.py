"""The syntax tree: one slotted class a construct, in the terms of the standard. No semantics.

Written by grammar.py from its grammar; do not edit.
"""

# ruff: noqa: E501

from __future__ import annotations


class Node:
    """Any node. pos and end are offsets into the text that was parsed: its first character, and one past its last."""

    __slots__ = ("end", "pos")
    _fields: tuple[str, ...] = ()
    """Fields that a walk visits, in source order where that is possible."""

    pos: int
    end: int

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(getattr(self, f)) for f in self._fields)})"


class Expr(Node):
    """An expression, or something that stands where expressions stand."""

    __slots__ = ()


class Stmt(Node):
    """A statement or a construct. pos leaves out the label, end the line's end."""

    __slots__ = ("label",)
    label: int | None
    """Statement label; of a construct, that of its first statement."""


class Construct(Stmt):
    """A construct, from the construct name (if there is one) to the end of its END statement."""

    __slots__ = ("end_label", "name")
    name: str | None
    end_label: int | None
    """Label of the END statement: a branch to it goes on after the construct, or with the next iteration of a loop."""


class Unit(Stmt):
    """A program unit or procedure, from the first prefix to the end of its END statement."""

    __slots__ = ("body_pos", "contains_pos", "end_label", "end_pos", "header_end")
    header_end: int
    """End of the heading statement."""
    body_pos: int
    """Where the first executable statement begins, label included; else where CONTAINS or END does."""
    contains_pos: int | None
    """Start of CONTAINS."""
    end_pos: int
    """Start of the END statement, its label included."""
    end_label: int | None


class File:
    """A parsed file: its units in order, directives, and what could not be parsed as (offset, message)."""

    __slots__ = ("directives", "errors", "text", "units")

    def __init__(
        self, text: str, units: list[Unit], errors: list[tuple[int, str]], directives: list[Directive]
    ) -> None:
        self.text = text
        self.units = units
        self.errors = errors
        self.directives = directives


# Literals and primaries (F2023 clauses 7 and 9)


class Name(Expr):
    """A name, lower-cased: variable, procedure, named constant, component keyword ... sema knows which."""

    __slots__ = ("id",)
    _fields = ("id",)

    def __init__(self, id: str, pos: int, end: int) -> None:
        self.id = id
        self.pos = pos
        self.end = end


class IntLiteral(Expr):
    """`42_i8`: digits "42", kind "i8" (a name or digits). A sign is a Unary around it."""

    __slots__ = ("digits", "kind")
    _fields = ("digits", "kind")

    def __init__(self, digits: str, kind: str | None, pos: int, end: int) -> None:
        self.digits = digits
        self.kind = kind
        self.pos = pos
        self.end = end


class RealLiteral(Expr):
    """`1.5D0`, `2._dp`: text "1.5d0", "2." (lower-cased, without kind)."""

    __slots__ = ("kind", "text")
    _fields = ("text", "kind")

    def __init__(self, text: str, kind: str | None, pos: int, end: int) -> None:
        self.text = text
        self.kind = kind
        self.pos = pos
        self.end = end


class LogicalLiteral(Expr):
    """`.true.`, `.false._c_bool`."""

    __slots__ = ("kind", "value")
    _fields = ("value", "kind")

    def __init__(self, value: bool, kind: str | None, pos: int, end: int) -> None:
        self.value = value
        self.kind = kind
        self.pos = pos
        self.end = end


class StringLiteral(Expr):
    """A character literal: the value after undoubling quotes and joining continued lines; kind of `ucs4_"..."`."""

    __slots__ = ("kind", "value")
    _fields = ("value", "kind")

    def __init__(self, value: str, kind: str | None, pos: int, end: int) -> None:
        self.value = value
        self.kind = kind
        self.pos = pos
        self.end = end


class BozLiteral(Expr):
    """`z'FF'`: radix "z", digits "ff"; radix is "b", "o" or "z" (`x` is read as "z")."""

    __slots__ = ("digits", "radix")
    _fields = ("radix", "digits")

    def __init__(self, radix: str, digits: str, pos: int, end: int) -> None:
        self.radix = radix
        self.digits = digits
        self.pos = pos
        self.end = end


class HollerithLiteral(Expr):
    """`4HABCD` (deleted in Fortran 77, still met in data and format)."""

    __slots__ = ("value",)
    _fields = ("value",)

    def __init__(self, value: str, pos: int, end: int) -> None:
        self.value = value
        self.pos = pos
        self.end = end


class ComplexLiteral(Expr):
    """`(1.0, -2.0_dp)` and, as compilers take it, `(x, y)` with named constants."""

    __slots__ = ("imaginary", "real")
    _fields = ("real", "imaginary")

    def __init__(self, real: Expr, imaginary: Expr, pos: int, end: int) -> None:
        self.real = real
        self.imaginary = imaginary
        self.pos = pos
        self.end = end


class ArrayConstructor(Expr):
    """`[1, 2]`, `[t :: a, b]`, `(/ ... /)`; an item may be an ImpliedDo."""

    __slots__ = ("items", "type_spec")
    _fields = ("type_spec", "items")

    def __init__(self, type_spec: TypeSpec | None, items: list[Expr], pos: int, end: int) -> None:
        self.type_spec = type_spec
        self.items = items
        self.pos = pos
        self.end = end


class ImpliedDo(Expr):
    """`(a(i), b(i), i = 1, n)` in a constructor, an I/O list or DATA."""

    __slots__ = ("items", "lower", "step", "type_spec", "upper", "variable")
    _fields = ("items", "type_spec", "variable", "lower", "upper", "step")

    def __init__(
        self,
        items: list[Expr],
        type_spec: TypeSpec | None,
        variable: Name,
        lower: Expr,
        upper: Expr,
        step: Expr | None,
        pos: int,
        end: int,
    ) -> None:
        self.items = items
        self.type_spec = type_spec
        self.variable = variable
        self.lower = lower
        self.upper = upper
        self.step = step
        self.pos = pos
        self.end = end


# Designators and references


class Reference(Expr):
    """`base(arguments)`: element, section, substring, function reference, structure constructor; sema decides. An
    argument is any expression, a Triplet, a KeywordArgument, a Star, an AlternateReturn ...
    """

    __slots__ = ("arguments", "base")
    _fields = ("base", "arguments")

    def __init__(self, base: Expr, arguments: list[Expr], pos: int, end: int) -> None:
        self.base = base
        self.arguments = arguments
        self.pos = pos
        self.end = end


class Component(Expr):
    """`base%name`: component, part of a complex, type parameter inquiry, type-bound procedure."""

    __slots__ = ("base", "name", "name_pos")
    _fields = ("base", "name")

    def __init__(self, base: Expr, name: str, name_pos: int, pos: int, end: int) -> None:
        self.base = base
        self.name = name
        self.name_pos = name_pos
        self.pos = pos
        self.end = end


class Coindexed(Expr):
    """`base[cosubscripts]`; image selectors such as `stat=` are KeywordArguments."""

    __slots__ = ("base", "cosubscripts")
    _fields = ("base", "cosubscripts")

    def __init__(self, base: Expr, cosubscripts: list[Expr], pos: int, end: int) -> None:
        self.base = base
        self.cosubscripts = cosubscripts
        self.pos = pos
        self.end = end


class Triplet(Expr):
    """`lower:upper:step` among arguments, also the range of a substring."""

    __slots__ = ("lower", "step", "upper")
    _fields = ("lower", "upper", "step")

    def __init__(self, lower: Expr | None, upper: Expr | None, step: Expr | None, pos: int, end: int) -> None:
        self.lower = lower
        self.upper = upper
        self.step = step
        self.pos = pos
        self.end = end


class KeywordArgument(Expr):
    """`name=value` among arguments, I/O controls, type parameters, allocate options."""

    __slots__ = ("name", "value")
    _fields = ("name", "value")

    def __init__(self, name: str, value: Expr, pos: int, end: int) -> None:
        self.name = name
        self.value = value
        self.pos = pos
        self.end = end


class AlternateReturn(Expr):
    """`*10` among the arguments of a call."""

    __slots__ = ("target",)
    _fields = ("target",)

    def __init__(self, target: int, pos: int, end: int) -> None:
        self.target = target
        self.pos = pos
        self.end = end


class Star(Expr):
    """`*` by itself: assumed size, assumed length, default I/O unit or format, `rank (*)`, `class(*)` parameters."""

    __slots__ = ()
    _fields = ()

    def __init__(self, pos: int, end: int) -> None:
        self.pos = pos
        self.end = end


class AssumedRank(Expr):
    """`..` in a dimension."""

    __slots__ = ()
    _fields = ()

    def __init__(self, pos: int, end: int) -> None:
        self.pos = pos
        self.end = end


class MultipleSubscript(Expr):
    """`@v`: multiple subscripts from a vector (F2023 9.5.3.1)."""

    __slots__ = ("value",)
    _fields = ("value",)

    def __init__(self, value: Expr, pos: int, end: int) -> None:
        self.value = value
        self.pos = pos
        self.end = end


class Nil(Expr):
    """`.nil.` in a conditional argument (F2023 15.5.2.3)."""

    __slots__ = ()
    _fields = ()

    def __init__(self, pos: int, end: int) -> None:
        self.pos = pos
        self.end = end


# Operations


class Unary(Expr):
    """op: "-", "+", ".not." or a defined operator ".inv."."""

    __slots__ = ("op", "operand")
    _fields = ("op", "operand")

    def __init__(self, op: str, operand: Expr, pos: int, end: int) -> None:
        self.op = op
        self.operand = operand
        self.pos = pos
        self.end = end


class Binary(Expr):
    """op: "**" "*" "/" "+" "-" "//" "==" "/=" "<" "<=" ">" ">=" ".and." ".or." ".eqv." ".neqv." or a defined operator
    (".eq." is given as "=="; "a**b**c" is a**(b**c), "a-b-c" is (a-b)-c).
    """

    __slots__ = ("left", "op", "op_pos", "right")
    _fields = ("op", "left", "right")

    def __init__(self, op: str, left: Expr, right: Expr, op_pos: int, pos: int, end: int) -> None:
        self.op = op
        self.left = left
        self.right = right
        self.op_pos = op_pos
        self.pos = pos
        self.end = end


class Parenthesized(Expr):
    """`(value)`: kept, because it is an expression of its own (F2023 10.1.8) and never a variable."""

    __slots__ = ("value",)
    _fields = ("value",)

    def __init__(self, value: Expr, pos: int, end: int) -> None:
        self.value = value
        self.pos = pos
        self.end = end


class Conditional(Expr):
    """`(c ? a : d ? b : e)`: chains nest in when_false (F2023 10.1.2.3)."""

    __slots__ = ("condition", "when_false", "when_true")
    _fields = ("condition", "when_true", "when_false")

    def __init__(self, condition: Expr, when_true: Expr, when_false: Expr, pos: int, end: int) -> None:
        self.condition = condition
        self.when_true = when_true
        self.when_false = when_false
        self.pos = pos
        self.end = end


# Parts of declarations


class TypeSpec(Node):
    """keyword: "integer" "real" "doubleprecision" "complex" "doublecomplex" "logical" "character" "byte" "type"
    "class" "typeof" "classof". name: the derived type, or "*" in `type(*)`, `class(*)`. parameters: kind, length,
    type parameters, as written (`real(8)`, `character(len=*, kind=c)`, `type(t(4, n=10))`); for typeof the data
    reference. star: `real*8`, `character*(n)`: the one parameter is a size in bytes (a length for character).
    `type(real(8))` is given as `real(8)`; a bare name, as in `[t :: ...]` or `allocate(t :: ...)`, as keyword
    "type".
    """

    __slots__ = ("keyword", "name", "parameters", "star")
    _fields = ("keyword", "name", "parameters", "star")

    def __init__(self, keyword: str, name: str | None, parameters: list[Expr], star: bool, pos: int, end: int) -> None:
        self.keyword = keyword
        self.name = name
        self.parameters = parameters
        self.star = star
        self.pos = pos
        self.end = end


class Attribute(Node):
    """name: "allocatable", "intent", "dimension", "codimension", "bind", "extends", "kind", "len", "public" ... ;
    value: "in" "out" "inout" of intent, the parent of extends, "c" of bind, the CUDA attribute of
    `attributes(...)`, None for the rest; arguments: `name="..."` of bind (a KeywordArgument), the argument list
    of `pass(x)`; shape: of (co)dimension.
    """

    __slots__ = ("arguments", "name", "shape", "value")
    _fields = ("name", "value", "arguments", "shape")

    def __init__(
        self,
        name: str,
        value: str | None,
        arguments: list[Expr],
        shape: list[ShapeSpec],
        pos: int,
        end: int,
    ) -> None:
        self.name = name
        self.value = value
        self.arguments = arguments
        self.shape = shape
        self.pos = pos
        self.end = end


class ShapeSpec(Node):
    """`n` (upper), `0:n`, `0:*` and `*` (upper is a Star), `:` (neither bound), `2:` (lower), `..` (upper is AssumedRank).
    colon: one was written.
    """

    __slots__ = ("colon", "lower", "upper")
    _fields = ("lower", "upper", "colon")

    def __init__(self, lower: Expr | None, upper: Expr | None, colon: bool, pos: int, end: int) -> None:
        self.lower = lower
        self.upper = upper
        self.colon = colon
        self.pos = pos
        self.end = end


class Entity(Node):
    """`a(10)[*] * 8 = 1`: what a declaration, an attribute statement or a common block names. length: `c*8`.
    initial: after `=`, or after `=>` where pointer is True. values: `/1, 2/` after the name (extension). In
    attribute statements the name may also be a common block "/blk/" or a generic spec "operator(+)".
    """

    __slots__ = ("coshape", "initial", "length", "name", "pointer", "shape", "values")
    _fields = ("name", "shape", "coshape", "length", "initial", "pointer", "values")

    def __init__(
        self,
        name: str,
        shape: list[ShapeSpec],
        coshape: list[ShapeSpec],
        length: Expr | None,
        initial: Expr | None,
        pointer: bool,
        values: list[DataValue],
        pos: int,
        end: int,
    ) -> None:
        self.name = name
        self.shape = shape
        self.coshape = coshape
        self.length = length
        self.initial = initial
        self.pointer = pointer
        self.values = values
        self.pos = pos
        self.end = end


class DataValue(Node):
    """`3*0` in DATA."""

    __slots__ = ("repeat", "value")
    _fields = ("repeat", "value")

    def __init__(self, repeat: Expr | None, value: Expr, pos: int, end: int) -> None:
        self.repeat = repeat
        self.value = value
        self.pos = pos
        self.end = end


# Specification statements (F2023 clauses 8, 14, 15)


class Use(Stmt):
    """nature: "intrinsic", "non_intrinsic" or None. has_only: `only:` was written (the list may be empty)."""

    __slots__ = ("has_only", "module", "nature", "only", "renames")
    _fields = ("module", "nature", "only", "renames", "has_only")

    def __init__(
        self,
        module: str,
        nature: str | None,
        only: list[UseItem],
        renames: list[UseItem],
        has_only: bool,
        pos: int,
        end: int,
    ) -> None:
        self.module = module
        self.nature = nature
        self.only = only
        self.renames = renames
        self.has_only = has_only
        self.pos = pos
        self.end = end
        self.label: int | None = None


class UseItem(Node):
    """`name => original`; the same twice where nothing is renamed. A generic spec is "operator(+)", "operator(.dot.)",
    "operator(==)" (also for .eq.), "assignment(=)", "read(formatted)".
    """

    __slots__ = ("name", "original")
    _fields = ("name", "original")

    def __init__(self, name: str, original: str, pos: int, end: int) -> None:
        self.name = name
        self.original = original
        self.pos = pos
        self.end = end


class Import(Stmt):
    """mode: "only", "none", "all" or None (`import`, `import :: a, b`)."""

    __slots__ = ("mode", "names")
    _fields = ("mode", "names")

    def __init__(self, mode: str | None, names: list[str], pos: int, end: int) -> None:
        self.mode = mode
        self.names = names
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Implicit(Stmt):
    """none_for: "type", "external" of `implicit none (type, external)`."""

    __slots__ = ("none", "none_for", "rules")
    _fields = ("none", "none_for", "rules")

    def __init__(self, none: bool, none_for: list[str], rules: list[ImplicitRule], pos: int, end: int) -> None:
        self.none = none
        self.none_for = none_for
        self.rules = rules
        self.pos = pos
        self.end = end
        self.label: int | None = None


class ImplicitRule(Node):
    """letters: every letter that the rule covers, "abcdefgh" for `(a-h)`."""

    __slots__ = ("letters", "type_spec")
    _fields = ("type_spec", "letters")

    def __init__(self, type_spec: TypeSpec, letters: str, pos: int, end: int) -> None:
        self.type_spec = type_spec
        self.letters = letters
        self.pos = pos
        self.end = end


class TypeDeclaration(Stmt):
    __slots__ = ("attributes", "entities", "type_spec")
    _fields = ("type_spec", "attributes", "entities")

    def __init__(
        self,
        type_spec: TypeSpec,
        attributes: list[Attribute],
        entities: list[Entity],
        pos: int,
        end: int,
    ) -> None:
        self.type_spec = type_spec
        self.attributes = attributes
        self.entities = entities
        self.pos = pos
        self.end = end
        self.label: int | None = None


class ProcedureDeclaration(Stmt):
    """`procedure(interface), pointer :: p => null()`; also a procedure component. type_spec where a type stands
    instead.
    """

    __slots__ = ("attributes", "entities", "interface", "type_spec")
    _fields = ("interface", "type_spec", "attributes", "entities")

    def __init__(
        self,
        interface: str | None,
        type_spec: TypeSpec | None,
        attributes: list[Attribute],
        entities: list[Entity],
        pos: int,
        end: int,
    ) -> None:
        self.interface = interface
        self.type_spec = type_spec
        self.attributes = attributes
        self.entities = entities
        self.pos = pos
        self.end = end
        self.label: int | None = None


class AttributeStmt(Stmt):
    """`dimension a(10)`, `save /blk/, x`, `private`, `public :: operator(+)`, `intent(in) x`, `external f`, `bind(c)
    x` (value "c"), CUDA `attributes(device) :: a`. No entities: it holds for all.
    """

    __slots__ = ("attribute", "entities", "value")
    _fields = ("attribute", "value", "entities")

    def __init__(self, attribute: str, value: str | None, entities: list[Entity], pos: int, end: int) -> None:
        self.attribute = attribute
        self.value = value
        self.entities = entities
        self.pos = pos
        self.end = end
        self.label: int | None = None


class ParameterStmt(Stmt):
    __slots__ = ("constants",)
    _fields = ("constants",)

    def __init__(self, constants: list[NamedConstant], pos: int, end: int) -> None:
        self.constants = constants
        self.pos = pos
        self.end = end
        self.label: int | None = None


class NamedConstant(Node):
    __slots__ = ("name", "value")
    _fields = ("name", "value")

    def __init__(self, name: str, value: Expr, pos: int, end: int) -> None:
        self.name = name
        self.value = value
        self.pos = pos
        self.end = end


class Data(Stmt):
    __slots__ = ("sets",)
    _fields = ("sets",)

    def __init__(self, sets: list[DataSet], pos: int, end: int) -> None:
        self.sets = sets
        self.pos = pos
        self.end = end
        self.label: int | None = None


class DataSet(Node):
    """`x, (y(i), i=1,3) / 4*0 /`."""

    __slots__ = ("objects", "values")
    _fields = ("objects", "values")

    def __init__(self, objects: list[Expr], values: list[DataValue], pos: int, end: int) -> None:
        self.objects = objects
        self.values = values
        self.pos = pos
        self.end = end


class Common(Stmt):
    __slots__ = ("blocks",)
    _fields = ("blocks",)

    def __init__(self, blocks: list[CommonBlock], pos: int, end: int) -> None:
        self.blocks = blocks
        self.pos = pos
        self.end = end
        self.label: int | None = None


class CommonBlock(Node):
    """name is "" for blank common."""

    __slots__ = ("entities", "name")
    _fields = ("name", "entities")

    def __init__(self, name: str, entities: list[Entity], pos: int, end: int) -> None:
        self.name = name
        self.entities = entities
        self.pos = pos
        self.end = end


class Equivalence(Stmt):
    __slots__ = ("sets",)
    _fields = ("sets",)

    def __init__(self, sets: list[EquivalenceSet], pos: int, end: int) -> None:
        self.sets = sets
        self.pos = pos
        self.end = end
        self.label: int | None = None


class EquivalenceSet(Node):
    __slots__ = ("objects",)
    _fields = ("objects",)

    def __init__(self, objects: list[Expr], pos: int, end: int) -> None:
        self.objects = objects
        self.pos = pos
        self.end = end


class Namelist(Stmt):
    __slots__ = ("groups",)
    _fields = ("groups",)

    def __init__(self, groups: list[NamelistGroup], pos: int, end: int) -> None:
        self.groups = groups
        self.pos = pos
        self.end = end
        self.label: int | None = None


class NamelistGroup(Node):
    __slots__ = ("name", "names")
    _fields = ("name", "names")

    def __init__(self, name: str, names: list[str], pos: int, end: int) -> None:
        self.name = name
        self.names = names
        self.pos = pos
        self.end = end


class CrayPointer(Stmt):
    """`pointer (p, a(10))` (extension)."""

    __slots__ = ("pairs",)
    _fields = ("pairs",)

    def __init__(self, pairs: list[CrayPair], pos: int, end: int) -> None:
        self.pairs = pairs
        self.pos = pos
        self.end = end
        self.label: int | None = None


class CrayPair(Node):
    __slots__ = ("pointee", "pointer")
    _fields = ("pointer", "pointee")

    def __init__(self, pointer: str, pointee: Entity, pos: int, end: int) -> None:
        self.pointer = pointer
        self.pointee = pointee
        self.pos = pos
        self.end = end


class Entry(Stmt):
    __slots__ = ("arguments", "bind", "name", "result")
    _fields = ("name", "arguments", "result", "bind")

    def __init__(
        self,
        name: str,
        arguments: list[Name],
        result: str | None,
        bind: Attribute | None,
        pos: int,
        end: int,
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.result = result
        self.bind = bind
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Format(Stmt):
    """Text from `(` to the closing `)`, as written."""

    __slots__ = ("text",)
    _fields = ("text",)

    def __init__(self, text: str, pos: int, end: int) -> None:
        self.text = text
        self.pos = pos
        self.end = end
        self.label: int | None = None


class IncludeLine(Stmt):
    """An INCLUDE line that the source room left in place (file not found)."""

    __slots__ = ("path",)
    _fields = ("path",)

    def __init__(self, path: str, pos: int, end: int) -> None:
        self.path = path
        self.pos = pos
        self.end = end
        self.label: int | None = None


class DerivedType(Stmt):
    """attributes: abstract, extends, bind, access. parameters: names in order; their declarations (attribute kind or
    len) are among components. components: TypeDeclaration and ProcedureDeclaration. bindings: TypeBoundProcedure,
    GenericBinding, FinalBinding. end_pos: start of END TYPE.
    """

    __slots__ = (
        "attributes",
        "bindings",
        "components",
        "end_pos",
        "name",
        "parameters",
        "private_bindings",
        "private_components",
        "sequence",
    )
    _fields = (
        "name",
        "attributes",
        "parameters",
        "components",
        "bindings",
        "sequence",
        "private_components",
        "private_bindings",
    )

    def __init__(
        self,
        name: str,
        attributes: list[Attribute],
        parameters: list[str],
        components: list[Stmt],
        bindings: list[Stmt],
        sequence: bool,
        private_components: bool,
        private_bindings: bool,
        end_pos: int,
        pos: int,
        end: int,
    ) -> None:
        self.name = name
        self.attributes = attributes
        self.parameters = parameters
        self.components = components
        self.bindings = bindings
        self.sequence = sequence
        self.private_components = private_components
        self.private_bindings = private_bindings
        self.end_pos = end_pos
        self.pos = pos
        self.end = end
        self.label: int | None = None


class TypeBoundProcedure(Stmt):
    """`procedure(iface), deferred :: a, b`, `procedure :: p => impl`: each as name and original."""

    __slots__ = ("attributes", "bindings", "interface")
    _fields = ("interface", "attributes", "bindings")

    def __init__(
        self,
        interface: str | None,
        attributes: list[Attribute],
        bindings: list[UseItem],
        pos: int,
        end: int,
    ) -> None:
        self.interface = interface
        self.attributes = attributes
        self.bindings = bindings
        self.pos = pos
        self.end = end
        self.label: int | None = None


class GenericBinding(Stmt):
    """`generic, public :: operator(+) => add, add2`; also the GENERIC statement outside of types (F2018 15.4.3.3)."""

    __slots__ = ("attributes", "names", "spec")
    _fields = ("spec", "attributes", "names")

    def __init__(self, spec: str, attributes: list[Attribute], names: list[str], pos: int, end: int) -> None:
        self.spec = spec
        self.attributes = attributes
        self.names = names
        self.pos = pos
        self.end = end
        self.label: int | None = None


class FinalBinding(Stmt):
    __slots__ = ("names",)
    _fields = ("names",)

    def __init__(self, names: list[str], pos: int, end: int) -> None:
        self.names = names
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Interface(Stmt):
    """items: Procedure (interface bodies), InterfaceProcedures, Import (rare). generic: a name or "operator(+)"."""

    __slots__ = ("abstract", "generic", "items")
    _fields = ("abstract", "generic", "items")

    def __init__(self, abstract: bool, generic: str | None, items: list[Stmt], pos: int, end: int) -> None:
        self.abstract = abstract
        self.generic = generic
        self.items = items
        self.pos = pos
        self.end = end
        self.label: int | None = None


class InterfaceProcedures(Stmt):
    """`module procedure a, b` or `procedure :: a, b` in an interface block."""

    __slots__ = ("module", "names")
    _fields = ("names", "module")

    def __init__(self, names: list[str], module: bool, pos: int, end: int) -> None:
        self.names = names
        self.module = module
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Enum(Stmt):
    """`enum, bind(c)` block; with `enumeration type :: name` (F2023 7.6.2) bind_c is False."""

    __slots__ = ("bind_c", "enumerators", "name")
    _fields = ("name", "bind_c", "enumerators")

    def __init__(self, name: str | None, bind_c: bool, enumerators: list[Enumerator], pos: int, end: int) -> None:
        self.name = name
        self.bind_c = bind_c
        self.enumerators = enumerators
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Enumerator(Node):
    __slots__ = ("name", "value")
    _fields = ("name", "value")

    def __init__(self, name: str, value: Expr | None, pos: int, end: int) -> None:
        self.name = name
        self.value = value
        self.pos = pos
        self.end = end


# Executable statements (F2023 clauses 10 to 12)


class Assignment(Stmt):
    """Also a statement function, `f(x) = ...`: one that a later specification statement proves is in the specification
    part; the last ones of a specification part lead the body and only sema can tell them from array assignments.
    """

    __slots__ = ("target", "value")
    _fields = ("target", "value")

    def __init__(self, target: Expr, value: Expr, pos: int, end: int) -> None:
        self.target = target
        self.value = value
        self.pos = pos
        self.end = end
        self.label: int | None = None


class PointerAssignment(Stmt):
    __slots__ = ("target", "value")
    _fields = ("target", "value")

    def __init__(self, target: Expr, value: Expr, pos: int, end: int) -> None:
        self.target = target
        self.value = value
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Call(Stmt):
    """procedure: Name or Component. launch: what stands in CUDA Fortran's `<<<...>>>`."""

    __slots__ = ("arguments", "has_parentheses", "launch", "procedure")
    _fields = ("procedure", "arguments", "has_parentheses", "launch")

    def __init__(
        self,
        procedure: Expr,
        arguments: list[Expr],
        has_parentheses: bool,
        launch: list[Expr],
        pos: int,
        end: int,
    ) -> None:
        self.procedure = procedure
        self.arguments = arguments
        self.has_parentheses = has_parentheses
        self.launch = launch
        self.pos = pos
        self.end = end
        self.label: int | None = None


class IfStmt(Stmt):
    __slots__ = ("action", "condition")
    _fields = ("condition", "action")

    def __init__(self, condition: Expr, action: Stmt, pos: int, end: int) -> None:
        self.condition = condition
        self.action = action
        self.pos = pos
        self.end = end
        self.label: int | None = None


class ArithmeticIf(Stmt):
    __slots__ = ("targets", "value")
    _fields = ("value", "targets")

    def __init__(self, value: Expr, targets: list[int], pos: int, end: int) -> None:
        self.value = value
        self.targets = targets
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Goto(Stmt):
    __slots__ = ("target",)
    _fields = ("target",)

    def __init__(self, target: int, pos: int, end: int) -> None:
        self.target = target
        self.pos = pos
        self.end = end
        self.label: int | None = None


class ComputedGoto(Stmt):
    __slots__ = ("selector", "targets")
    _fields = ("targets", "selector")

    def __init__(self, targets: list[int], selector: Expr, pos: int, end: int) -> None:
        self.targets = targets
        self.selector = selector
        self.pos = pos
        self.end = end
        self.label: int | None = None


class AssignedGoto(Stmt):
    __slots__ = ("targets", "variable")
    _fields = ("variable", "targets")

    def __init__(self, variable: str, targets: list[int], pos: int, end: int) -> None:
        self.variable = variable
        self.targets = targets
        self.pos = pos
        self.end = end
        self.label: int | None = None


class LabelAssign(Stmt):
    """`assign 10 to i` (deleted in Fortran 95)."""

    __slots__ = ("target", "variable")
    _fields = ("target", "variable")

    def __init__(self, target: int, variable: str, pos: int, end: int) -> None:
        self.target = target
        self.variable = variable
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Continue(Stmt):
    __slots__ = ()
    _fields = ()

    def __init__(self, pos: int, end: int) -> None:
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Cycle(Stmt):
    __slots__ = ("construct",)
    _fields = ("construct",)

    def __init__(self, construct: str | None, pos: int, end: int) -> None:
        self.construct = construct
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Exit(Stmt):
    __slots__ = ("construct",)
    _fields = ("construct",)

    def __init__(self, construct: str | None, pos: int, end: int) -> None:
        self.construct = construct
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Return(Stmt):
    __slots__ = ("value",)
    _fields = ("value",)

    def __init__(self, value: Expr | None, pos: int, end: int) -> None:
        self.value = value
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Stop(Stmt):
    """error: ERROR STOP."""

    __slots__ = ("code", "error", "quiet")
    _fields = ("code", "quiet", "error")

    def __init__(self, code: Expr | None, quiet: Expr | None, error: bool, pos: int, end: int) -> None:
        self.code = code
        self.quiet = quiet
        self.error = error
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Pause(Stmt):
    __slots__ = ("code",)
    _fields = ("code",)

    def __init__(self, code: Expr | None, pos: int, end: int) -> None:
        self.code = code
        self.pos = pos
        self.end = end
        self.label: int | None = None


class FailImage(Stmt):
    __slots__ = ()
    _fields = ()

    def __init__(self, pos: int, end: int) -> None:
        self.pos = pos
        self.end = end
        self.label: int | None = None


class ImageControl(Stmt):
    """kind: "sync all", "sync images", "sync memory", "sync team", "event post", "event wait", "notify wait", "form
    team", "lock", "unlock".
    """

    __slots__ = ("arguments", "kind")
    _fields = ("kind", "arguments")

    def __init__(self, kind: str, arguments: list[Expr], pos: int, end: int) -> None:
        self.kind = kind
        self.arguments = arguments
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Allocate(Stmt):
    __slots__ = ("allocations", "options", "type_spec")
    _fields = ("type_spec", "allocations", "options")

    def __init__(
        self,
        type_spec: TypeSpec | None,
        allocations: list[Allocation],
        options: list[KeywordArgument],
        pos: int,
        end: int,
    ) -> None:
        self.type_spec = type_spec
        self.allocations = allocations
        self.options = options
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Allocation(Node):
    """`object(shape)[coshape]`; the object has no shape of its own left on it."""

    __slots__ = ("coshape", "object", "shape")
    _fields = ("object", "shape", "coshape")

    def __init__(self, object: Expr, shape: list[ShapeSpec], coshape: list[ShapeSpec], pos: int, end: int) -> None:
        self.object = object
        self.shape = shape
        self.coshape = coshape
        self.pos = pos
        self.end = end


class Deallocate(Stmt):
    __slots__ = ("objects", "options")
    _fields = ("objects", "options")

    def __init__(self, objects: list[Expr], options: list[KeywordArgument], pos: int, end: int) -> None:
        self.objects = objects
        self.options = options
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Nullify(Stmt):
    __slots__ = ("objects",)
    _fields = ("objects",)

    def __init__(self, objects: list[Expr], pos: int, end: int) -> None:
        self.objects = objects
        self.pos = pos
        self.end = end
        self.label: int | None = None


class Io(Stmt):
    """keyword: "read" "write" "print" "open" "close" "inquire" "rewind" "backspace" "endfile" "flush" "wait" (and
    the extensions "type" "accept"). controls: in order, positional ones first (unit, format), `keyword=value` as
    KeywordArgument; for PRINT and `read fmt` the one control is the format; for `rewind 10` the unit. items:
    expressions and ImpliedDos.
    """

    __slots__ = ("controls", "items", "keyword")
    _fields = ("keyword", "controls", "items")

    def __init__(self, keyword: str, controls: list[Expr], items: list[Expr], pos: int, end: int) -> None:
        self.keyword = keyword
        self.controls = controls
        self.items = items
        self.pos = pos
        self.end = end
        self.label: int | None = None


class WhereStmt(Stmt):
    __slots__ = ("action", "mask")
    _fields = ("mask", "action")

    def __init__(self, mask: Expr, action: Stmt, pos: int, end: int) -> None:
        self.mask = mask
        self.action = action
        self.pos = pos
        self.end = end
        self.label: int | None = None


class ForallStmt(Stmt):
    __slots__ = ("action", "controls", "mask", "type_spec")
    _fields = ("type_spec", "controls", "mask", "action")

    def __init__(
        self,
        type_spec: TypeSpec | None,
        controls: list[ConcurrentControl],
        mask: Expr | None,
        action: Stmt,
        pos: int,
        end: int,
    ) -> None:
        self.type_spec = type_spec
        self.controls = controls
        self.mask = mask
        self.action = action
        self.pos = pos
        self.end = end
        self.label: int | None = None


class OpaqueStmt(Stmt):
    """A statement that is recognised and has no meaning here (vendor extensions)."""

    __slots__ = ("text",)
    _fields = ("text",)

    def __init__(self, text: str, pos: int, end: int) -> None:
        self.text = text
        self.pos = pos
        self.end = end
        self.label: int | None = None


# Constructs (F2023 clause 11)


class IfConstruct(Construct):
    __slots__ = ("branches",)
    _fields = ("branches",)

    def __init__(self, branches: list[IfBranch], pos: int, end: int) -> None:
        self.branches = branches
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class IfBranch(Node):
    """condition is None for ELSE."""

    __slots__ = ("body", "condition")
    _fields = ("condition", "body")

    def __init__(self, condition: Expr | None, body: list[Stmt], pos: int, end: int) -> None:
        self.condition = condition
        self.body = body
        self.pos = pos
        self.end = end


class DoLoop(Construct):
    """do_label: n of `do n i = ...`. header_end: end of the DO statement. end_pos: start, label included, of END DO
    or of the terminal statement where that is another one (it is in body then).
    """

    __slots__ = ("body", "do_label", "end_pos", "header_end", "lower", "step", "upper", "variable")
    _fields = ("do_label", "variable", "lower", "upper", "step", "body")

    def __init__(
        self,
        do_label: int | None,
        variable: Name,
        lower: Expr,
        upper: Expr,
        step: Expr | None,
        body: list[Stmt],
        header_end: int,
        end_pos: int,
        pos: int,
        end: int,
    ) -> None:
        self.do_label = do_label
        self.variable = variable
        self.lower = lower
        self.upper = upper
        self.step = step
        self.body = body
        self.header_end = header_end
        self.end_pos = end_pos
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class DoWhile(Construct):
    """condition is None for a DO without loop control."""

    __slots__ = ("body", "condition", "do_label", "end_pos", "header_end")
    _fields = ("do_label", "condition", "body")

    def __init__(
        self,
        do_label: int | None,
        condition: Expr | None,
        body: list[Stmt],
        header_end: int,
        end_pos: int,
        pos: int,
        end: int,
    ) -> None:
        self.do_label = do_label
        self.condition = condition
        self.body = body
        self.header_end = header_end
        self.end_pos = end_pos
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class DoConcurrent(Construct):
    """do_pos: the DO keyword (pos is that of the construct name, if any). header_pos: the `(` of the header.
    header_end: end of the DO CONCURRENT statement, clauses included. body_pos: first statement of the body, its
    label included (end_pos if the body is empty). end_pos: start of END DO, its label included.
    """

    __slots__ = (
        "body",
        "body_pos",
        "controls",
        "do_label",
        "do_pos",
        "end_pos",
        "header_end",
        "header_pos",
        "locality",
        "mask",
        "type_spec",
    )
    _fields = ("do_label", "type_spec", "controls", "mask", "locality", "body")

    def __init__(
        self,
        do_label: int | None,
        type_spec: TypeSpec | None,
        controls: list[ConcurrentControl],
        mask: Expr | None,
        locality: list[Locality],
        body: list[Stmt],
        do_pos: int,
        header_pos: int,
        header_end: int,
        body_pos: int,
        end_pos: int,
        pos: int,
        end: int,
    ) -> None:
        self.do_label = do_label
        self.type_spec = type_spec
        self.controls = controls
        self.mask = mask
        self.locality = locality
        self.body = body
        self.do_pos = do_pos
        self.header_pos = header_pos
        self.header_end = header_end
        self.body_pos = body_pos
        self.end_pos = end_pos
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class ConcurrentControl(Node):
    """`i = lower : upper : step`."""

    __slots__ = ("lower", "name", "step", "upper")
    _fields = ("name", "lower", "upper", "step")

    def __init__(self, name: Name, lower: Expr, upper: Expr, step: Expr | None, pos: int, end: int) -> None:
        self.name = name
        self.lower = lower
        self.upper = upper
        self.step = step
        self.pos = pos
        self.end = end


class Locality(Node):
    """kind: "local" "local_init" "shared" "reduce" "default" (default(none)). operator: of reduce, "+" "*" ".and."
    ".or." ".eqv." ".neqv." "max" "min" "iand" "ior" "ieor".
    """

    __slots__ = ("kind", "names", "operator")
    _fields = ("kind", "names", "operator")

    def __init__(self, kind: str, names: list[Name], operator: str | None, pos: int, end: int) -> None:
        self.kind = kind
        self.names = names
        self.operator = operator
        self.pos = pos
        self.end = end


class SelectCase(Construct):
    __slots__ = ("cases", "selector")
    _fields = ("selector", "cases")

    def __init__(self, selector: Expr, cases: list[CaseBlock], pos: int, end: int) -> None:
        self.selector = selector
        self.cases = cases
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class CaseBlock(Node):
    """values: expressions and, for ranges, Triplets without step."""

    __slots__ = ("body", "default", "values")
    _fields = ("values", "default", "body")

    def __init__(self, values: list[Expr], default: bool, body: list[Stmt], pos: int, end: int) -> None:
        self.values = values
        self.default = default
        self.body = body
        self.pos = pos
        self.end = end


class SelectType(Construct):
    __slots__ = ("associate_name", "guards", "selector")
    _fields = ("associate_name", "selector", "guards")

    def __init__(self, associate_name: str | None, selector: Expr, guards: list[TypeGuard], pos: int, end: int) -> None:
        self.associate_name = associate_name
        self.selector = selector
        self.guards = guards
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class TypeGuard(Node):
    """kind: "type is" "class is" "class default"."""

    __slots__ = ("body", "kind", "type_spec")
    _fields = ("kind", "type_spec", "body")

    def __init__(self, kind: str, type_spec: TypeSpec | None, body: list[Stmt], pos: int, end: int) -> None:
        self.kind = kind
        self.type_spec = type_spec
        self.body = body
        self.pos = pos
        self.end = end


class SelectRank(Construct):
    __slots__ = ("associate_name", "cases", "selector")
    _fields = ("associate_name", "selector", "cases")

    def __init__(self, associate_name: str | None, selector: Expr, cases: list[RankCase], pos: int, end: int) -> None:
        self.associate_name = associate_name
        self.selector = selector
        self.cases = cases
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class RankCase(Node):
    """rank is a Star for `rank (*)`."""

    __slots__ = ("body", "default", "rank")
    _fields = ("rank", "default", "body")

    def __init__(self, rank: Expr | None, default: bool, body: list[Stmt], pos: int, end: int) -> None:
        self.rank = rank
        self.default = default
        self.body = body
        self.pos = pos
        self.end = end


class WhereConstruct(Construct):
    __slots__ = ("branches",)
    _fields = ("branches",)

    def __init__(self, branches: list[WhereBranch], pos: int, end: int) -> None:
        self.branches = branches
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class WhereBranch(Node):
    """mask is None for a plain ELSEWHERE."""

    __slots__ = ("body", "mask")
    _fields = ("mask", "body")

    def __init__(self, mask: Expr | None, body: list[Stmt], pos: int, end: int) -> None:
        self.mask = mask
        self.body = body
        self.pos = pos
        self.end = end


class ForallConstruct(Construct):
    __slots__ = ("body", "controls", "mask", "type_spec")
    _fields = ("type_spec", "controls", "mask", "body")

    def __init__(
        self,
        type_spec: TypeSpec | None,
        controls: list[ConcurrentControl],
        mask: Expr | None,
        body: list[Stmt],
        pos: int,
        end: int,
    ) -> None:
        self.type_spec = type_spec
        self.controls = controls
        self.mask = mask
        self.body = body
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class Associate(Construct):
    __slots__ = ("associations", "body")
    _fields = ("associations", "body")

    def __init__(self, associations: list[Association], body: list[Stmt], pos: int, end: int) -> None:
        self.associations = associations
        self.body = body
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class Association(Node):
    __slots__ = ("name", "selector")
    _fields = ("name", "selector")

    def __init__(self, name: str, selector: Expr, pos: int, end: int) -> None:
        self.name = name
        self.selector = selector
        self.pos = pos
        self.end = end


class Block(Construct):
    __slots__ = ("body", "body_pos", "specification")
    _fields = ("specification", "body")

    def __init__(self, specification: list[Stmt], body: list[Stmt], body_pos: int, pos: int, end: int) -> None:
        self.specification = specification
        self.body = body
        self.body_pos = body_pos
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class Critical(Construct):
    __slots__ = ("body", "options")
    _fields = ("options", "body")

    def __init__(self, options: list[KeywordArgument], body: list[Stmt], pos: int, end: int) -> None:
        self.options = options
        self.body = body
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


class ChangeTeam(Construct):
    __slots__ = ("associations", "body", "options", "team")
    _fields = ("team", "associations", "options", "body")

    def __init__(
        self,
        team: Expr,
        associations: list[Association],
        options: list[KeywordArgument],
        body: list[Stmt],
        pos: int,
        end: int,
    ) -> None:
        self.team = team
        self.associations = associations
        self.options = options
        self.body = body
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.name: str | None = None
        self.end_label: int | None = None


# Program units (F2023 clauses 14 and 15)


class MainProgram(Unit):
    """name is None without a PROGRAM statement (pos and header_end are both the first statement's start then)."""

    __slots__ = ("body", "contains", "name", "specification")
    _fields = ("name", "specification", "body", "contains")

    def __init__(
        self,
        name: str | None,
        specification: list[Stmt],
        body: list[Stmt],
        contains: list[Unit],
        pos: int,
        end: int,
    ) -> None:
        self.name = name
        self.specification = specification
        self.body = body
        self.contains = contains
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.header_end = end
        self.body_pos = end
        self.contains_pos: int | None = None
        self.end_pos = end
        self.end_label: int | None = None


class Module(Unit):
    __slots__ = ("contains", "name", "specification")
    _fields = ("name", "specification", "contains")

    def __init__(self, name: str, specification: list[Stmt], contains: list[Unit], pos: int, end: int) -> None:
        self.name = name
        self.specification = specification
        self.contains = contains
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.header_end = end
        self.body_pos = end
        self.contains_pos: int | None = None
        self.end_pos = end
        self.end_label: int | None = None


class Submodule(Unit):
    """`submodule (ancestor:parent) name`."""

    __slots__ = ("ancestor", "contains", "name", "parent", "specification")
    _fields = ("ancestor", "parent", "name", "specification", "contains")

    def __init__(
        self,
        ancestor: str,
        parent: str | None,
        name: str,
        specification: list[Stmt],
        contains: list[Unit],
        pos: int,
        end: int,
    ) -> None:
        self.ancestor = ancestor
        self.parent = parent
        self.name = name
        self.specification = specification
        self.contains = contains
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.header_end = end
        self.body_pos = end
        self.contains_pos: int | None = None
        self.end_pos = end
        self.end_label: int | None = None


class BlockData(Unit):
    __slots__ = ("name", "specification")
    _fields = ("name", "specification")

    def __init__(self, name: str | None, specification: list[Stmt], pos: int, end: int) -> None:
        self.name = name
        self.specification = specification
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.header_end = end
        self.body_pos = end
        self.contains_pos: int | None = None
        self.end_pos = end
        self.end_label: int | None = None


class Procedure(Unit):
    """kind: "function", "subroutine", or "module procedure" (a separate one: dummies and result are in its interface).
    prefixes: "pure" "impure" "elemental" "recursive" "non_recursive" "module" "simple", and "attributes(device)" of
    CUDA. type_spec: in the prefix. arguments: a Name "*" is an alternate return.
    """

    __slots__ = (
        "arguments",
        "bind",
        "body",
        "contains",
        "has_parentheses",
        "kind",
        "name",
        "name_pos",
        "prefixes",
        "result",
        "specification",
        "type_spec",
    )
    _fields = (
        "kind",
        "name",
        "prefixes",
        "type_spec",
        "arguments",
        "has_parentheses",
        "result",
        "bind",
        "specification",
        "body",
        "contains",
    )

    def __init__(
        self,
        kind: str,
        name: str,
        name_pos: int,
        prefixes: list[str],
        type_spec: TypeSpec | None,
        arguments: list[Name],
        has_parentheses: bool,
        result: str | None,
        bind: Attribute | None,
        specification: list[Stmt],
        body: list[Stmt],
        contains: list[Unit],
        pos: int,
        end: int,
    ) -> None:
        self.kind = kind
        self.name = name
        self.name_pos = name_pos
        self.prefixes = prefixes
        self.type_spec = type_spec
        self.arguments = arguments
        self.has_parentheses = has_parentheses
        self.result = result
        self.bind = bind
        self.specification = specification
        self.body = body
        self.contains = contains
        self.pos = pos
        self.end = end
        self.label: int | None = None
        self.header_end = end
        self.body_pos = end
        self.contains_pos: int | None = None
        self.end_pos = end
        self.end_label: int | None = None


class Directive(Node):
    """A comment line that some compiler obeys: `!$omp`, `!$acc`, `!$ `, `!dir$`, `!gcc$`, `!ibm*` ... text is the
    whole comment of that line.
    """

    __slots__ = ("text",)
    _fields = ("text",)

    def __init__(self, text: str, pos: int, end: int) -> None:
        self.text = text
        self.pos = pos
        self.end = end
