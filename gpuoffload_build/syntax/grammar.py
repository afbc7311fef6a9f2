"""The grammar of the syntax tree, and the writer of `nodes.py` from it.

Run `python -m gpuoffload_build.syntax.grammar` after a change: it rewrites `nodes.py` beside this file. A test checks
that the checked-in file is fresh. Classes are written out, not made at import, because a static module with a `.pyc`
is imported in a third of the time.

One entry a class: `Class = Base(type field, ...)`, wrapped with two blanks, then its description with four.
`type?` may be None, `type*` is a list. Every node also has the fields of its base, see `BASES`.
"""

from __future__ import annotations

GRAMMAR = """
# Literals and primaries (F2023 clauses 7 and 9)

Name = Expr(str id)
    A name, lower-cased: variable, procedure, named constant, component keyword ... sema knows which.
IntLiteral = Expr(str digits, str? kind)
    `42_i8`: digits "42", kind "i8" (a name or digits). A sign is a Unary around it.
RealLiteral = Expr(str text, str? kind)
    `1.5D0`, `2._dp`: text "1.5d0", "2." (lower-cased, without kind).
LogicalLiteral = Expr(bool value, str? kind)
    `.true.`, `.false._c_bool`.
StringLiteral = Expr(str value, str? kind)
    A character literal: the value after undoubling quotes and joining continued lines; kind of `ucs4_"..."`.
BozLiteral = Expr(str radix, str digits)
    `z'FF'`: radix "z", digits "ff"; radix is "b", "o" or "z" (`x` is read as "z").
HollerithLiteral = Expr(str value)
    `4HABCD` (deleted in Fortran 77, still met in data and format).
ComplexLiteral = Expr(Expr real, Expr imaginary)
    `(1.0, -2.0_dp)` and, as compilers take it, `(x, y)` with named constants.
ArrayConstructor = Expr(TypeSpec? type_spec, Expr* items)
    `[1, 2]`, `[t :: a, b]`, `(/ ... /)`; an item may be an ImpliedDo.
ImpliedDo = Expr(Expr* items, TypeSpec? type_spec, Name variable, Expr lower, Expr upper, Expr? step)
    `(a(i), b(i), i = 1, n)` in a constructor, an I/O list or DATA.

# Designators and references

Reference = Expr(Expr base, Expr* arguments)
    `base(arguments)`: element, section, substring, function reference, structure constructor; sema decides. An
    argument is any expression, a Triplet, a KeywordArgument, a Star, an AlternateReturn ...
Component = Expr(Expr base, str name, int name_pos)
    `base%name`: component, part of a complex, type parameter inquiry, type-bound procedure.
Coindexed = Expr(Expr base, Expr* cosubscripts)
    `base[cosubscripts]`; image selectors such as `stat=` are KeywordArguments.
Triplet = Expr(Expr? lower, Expr? upper, Expr? step)
    `lower:upper:step` among arguments, also the range of a substring.
KeywordArgument = Expr(str name, Expr value)
    `name=value` among arguments, I/O controls, type parameters, allocate options.
AlternateReturn = Expr(int target)
    `*10` among the arguments of a call.
Star = Expr()
    `*` by itself: assumed size, assumed length, default I/O unit or format, `rank (*)`, `class(*)` parameters.
AssumedRank = Expr()
    `..` in a dimension.
MultipleSubscript = Expr(Expr value)
    `@v`: multiple subscripts from a vector (F2023 9.5.3.1).
Nil = Expr()
    `.nil.` in a conditional argument (F2023 15.5.2.3).

# Operations

Unary = Expr(str op, Expr operand)
    op: "-", "+", ".not." or a defined operator ".inv.".
Binary = Expr(str op, Expr left, Expr right, int op_pos)
    op: "**" "*" "/" "+" "-" "//" "==" "/=" "<" "<=" ">" ">=" ".and." ".or." ".eqv." ".neqv." or a defined operator
    (".eq." is given as "=="; "a**b**c" is a**(b**c), "a-b-c" is (a-b)-c).
Parenthesized = Expr(Expr value)
    `(value)`: kept, because it is an expression of its own (F2023 10.1.8) and never a variable.
Conditional = Expr(Expr condition, Expr when_true, Expr when_false)
    `(c ? a : d ? b : e)`: chains nest in when_false (F2023 10.1.2.3).

# Parts of declarations

TypeSpec = Node(str keyword, str? name, Expr* parameters, bool star)
    keyword: "integer" "real" "doubleprecision" "complex" "doublecomplex" "logical" "character" "byte" "type"
    "class" "typeof" "classof". name: the derived type, or "*" in `type(*)`, `class(*)`. parameters: kind, length,
    type parameters, as written (`real(8)`, `character(len=*, kind=c)`, `type(t(4, n=10))`); for typeof the data
    reference. star: `real*8`, `character*(n)`: the one parameter is a size in bytes (a length for character).
    `type(real(8))` is given as `real(8)`; a bare name, as in `[t :: ...]` or `allocate(t :: ...)`, as keyword
    "type".
Attribute = Node(str name, str? value, Expr* arguments, ShapeSpec* shape)
    name: "allocatable", "intent", "dimension", "codimension", "bind", "extends", "kind", "len", "public" ... ;
    value: "in" "out" "inout" of intent, the parent of extends, "c" of bind, the CUDA attribute of
    `attributes(...)`, None for the rest; arguments: `name="..."` of bind (a KeywordArgument), the argument list
    of `pass(x)`; shape: of (co)dimension.
ShapeSpec = Node(Expr? lower, Expr? upper, bool colon)
    `n` (upper), `0:n`, `0:*` and `*` (upper is a Star), `:` (neither bound), `2:` (lower), `..` (upper is AssumedRank).
    colon: one was written.
Entity = Node(str name, ShapeSpec* shape, ShapeSpec* coshape, Expr? length, Expr? initial, bool pointer, DataValue*
  values)
    `a(10)[*] * 8 = 1`: what a declaration, an attribute statement or a common block names. length: `c*8`.
    initial: after `=`, or after `=>` where pointer is True. values: `/1, 2/` after the name (extension). In
    attribute statements the name may also be a common block "/blk/" or a generic spec "operator(+)".
DataValue = Node(Expr? repeat, Expr value)
    `3*0` in DATA.

# Specification statements (F2023 clauses 8, 14, 15)

Use = Stmt(str module, str? nature, UseItem* only, UseItem* renames, bool has_only)
    nature: "intrinsic", "non_intrinsic" or None. has_only: `only:` was written (the list may be empty).
UseItem = Node(str name, str original)
    `name => original`; the same twice where nothing is renamed. A generic spec is "operator(+)", "operator(.dot.)",
    "operator(==)" (also for .eq.), "assignment(=)", "read(formatted)".
Import = Stmt(str? mode, str* names)
    mode: "only", "none", "all" or None (`import`, `import :: a, b`).
Implicit = Stmt(bool none, str* none_for, ImplicitRule* rules)
    none_for: "type", "external" of `implicit none (type, external)`.
ImplicitRule = Node(TypeSpec type_spec, str letters)
    letters: every letter that the rule covers, "abcdefgh" for `(a-h)`.
TypeDeclaration = Stmt(TypeSpec type_spec, Attribute* attributes, Entity* entities)
ProcedureDeclaration = Stmt(str? interface, TypeSpec? type_spec, Attribute* attributes, Entity* entities)
    `procedure(interface), pointer :: p => null()`; also a procedure component. type_spec where a type stands
    instead.
AttributeStmt = Stmt(str attribute, str? value, Entity* entities)
    `dimension a(10)`, `save /blk/, x`, `private`, `public :: operator(+)`, `intent(in) x`, `external f`, `bind(c)
    x` (value "c"), CUDA `attributes(device) :: a`. No entities: it holds for all.
ParameterStmt = Stmt(NamedConstant* constants)
NamedConstant = Node(str name, Expr value)
Data = Stmt(DataSet* sets)
DataSet = Node(Expr* objects, DataValue* values)
    `x, (y(i), i=1,3) / 4*0 /`.
Common = Stmt(CommonBlock* blocks)
CommonBlock = Node(str name, Entity* entities)
    name is "" for blank common.
Equivalence = Stmt(EquivalenceSet* sets)
EquivalenceSet = Node(Expr* objects)
Namelist = Stmt(NamelistGroup* groups)
NamelistGroup = Node(str name, str* names)
CrayPointer = Stmt(CrayPair* pairs)
    `pointer (p, a(10))` (extension).
CrayPair = Node(str pointer, Entity pointee)
Entry = Stmt(str name, Name* arguments, str? result, Attribute? bind)
Format = Stmt(str text)
    Text from `(` to the closing `)`, as written.
IncludeLine = Stmt(str path)
    An INCLUDE line that the source room left in place (file not found).

DerivedType = Stmt(str name, Attribute* attributes, str* parameters, Stmt* components, Stmt* bindings, bool
  sequence, bool private_components, bool private_bindings, int end_pos)
    attributes: abstract, extends, bind, access. parameters: names in order; their declarations (attribute kind or
    len) are among components. components: TypeDeclaration and ProcedureDeclaration. bindings: TypeBoundProcedure,
    GenericBinding, FinalBinding. end_pos: start of END TYPE.
TypeBoundProcedure = Stmt(str? interface, Attribute* attributes, UseItem* bindings)
    `procedure(iface), deferred :: a, b`, `procedure :: p => impl`: each as name and original.
GenericBinding = Stmt(str spec, Attribute* attributes, str* names)
    `generic, public :: operator(+) => add, add2`; also the GENERIC statement outside of types (F2018 15.4.3.3).
FinalBinding = Stmt(str* names)
Interface = Stmt(bool abstract, str? generic, Stmt* items)
    items: Procedure (interface bodies), InterfaceProcedures, Import (rare). generic: a name or "operator(+)".
InterfaceProcedures = Stmt(str* names, bool module)
    `module procedure a, b` or `procedure :: a, b` in an interface block.
Enum = Stmt(str? name, bool bind_c, Enumerator* enumerators)
    `enum, bind(c)` block; with `enumeration type :: name` (F2023 7.6.2) bind_c is False.
Enumerator = Node(str name, Expr? value)

# Executable statements (F2023 clauses 10 to 12)

Assignment = Stmt(Expr target, Expr value)
    Also a statement function, `f(x) = ...`: one that a later specification statement proves is in the specification
    part; the last ones of a specification part lead the body and only sema can tell them from array assignments.
PointerAssignment = Stmt(Expr target, Expr value)
Call = Stmt(Expr procedure, Expr* arguments, bool has_parentheses, Expr* launch)
    procedure: Name or Component. launch: what stands in CUDA Fortran's `<<<...>>>`.
IfStmt = Stmt(Expr condition, Stmt action)
ArithmeticIf = Stmt(Expr value, int* targets)
Goto = Stmt(int target)
ComputedGoto = Stmt(int* targets, Expr selector)
AssignedGoto = Stmt(str variable, int* targets)
LabelAssign = Stmt(int target, str variable)
    `assign 10 to i` (deleted in Fortran 95).
Continue = Stmt()
Cycle = Stmt(str? construct)
Exit = Stmt(str? construct)
Return = Stmt(Expr? value)
Stop = Stmt(Expr? code, Expr? quiet, bool error)
    error: ERROR STOP.
Pause = Stmt(Expr? code)
FailImage = Stmt()
ImageControl = Stmt(str kind, Expr* arguments)
    kind: "sync all", "sync images", "sync memory", "sync team", "event post", "event wait", "notify wait", "form
    team", "lock", "unlock".
Allocate = Stmt(TypeSpec? type_spec, Allocation* allocations, KeywordArgument* options)
Allocation = Node(Expr object, ShapeSpec* shape, ShapeSpec* coshape)
    `object(shape)[coshape]`; the object has no shape of its own left on it.
Deallocate = Stmt(Expr* objects, KeywordArgument* options)
Nullify = Stmt(Expr* objects)
Io = Stmt(str keyword, Expr* controls, Expr* items)
    keyword: "read" "write" "print" "open" "close" "inquire" "rewind" "backspace" "endfile" "flush" "wait" (and
    the extensions "type" "accept"). controls: in order, positional ones first (unit, format), `keyword=value` as
    KeywordArgument; for PRINT and `read fmt` the one control is the format; for `rewind 10` the unit. items:
    expressions and ImpliedDos.
WhereStmt = Stmt(Expr mask, Stmt action)
ForallStmt = Stmt(TypeSpec? type_spec, ConcurrentControl* controls, Expr? mask, Stmt action)
OpaqueStmt = Stmt(str text)
    A statement that is recognised and has no meaning here (vendor extensions).

# Constructs (F2023 clause 11)

IfConstruct = Construct(IfBranch* branches)
IfBranch = Node(Expr? condition, Stmt* body)
    condition is None for ELSE.
DoLoop = Construct(int? do_label, Name variable, Expr lower, Expr upper, Expr? step, Stmt* body, int header_end, int
  end_pos)
    do_label: n of `do n i = ...`. header_end: end of the DO statement. end_pos: start, label included, of END DO
    or of the terminal statement where that is another one (it is in body then).
DoWhile = Construct(int? do_label, Expr? condition, Stmt* body, int header_end, int end_pos)
    condition is None for a DO without loop control.
DoConcurrent = Construct(int? do_label, TypeSpec? type_spec, ConcurrentControl* controls, Expr? mask, Locality*
  locality, Stmt* body, int do_pos, int header_pos, int header_end, int body_pos, int end_pos)
    do_pos: the DO keyword (pos is that of the construct name, if any). header_pos: the `(` of the header.
    header_end: end of the DO CONCURRENT statement, clauses included. body_pos: first statement of the body, its
    label included (end_pos if the body is empty). end_pos: start of END DO, its label included.
ConcurrentControl = Node(Name name, Expr lower, Expr upper, Expr? step)
    `i = lower : upper : step`.
Locality = Node(str kind, Name* names, str? operator)
    kind: "local" "local_init" "shared" "reduce" "default" (default(none)). operator: of reduce, "+" "*" ".and."
    ".or." ".eqv." ".neqv." "max" "min" "iand" "ior" "ieor".
SelectCase = Construct(Expr selector, CaseBlock* cases)
CaseBlock = Node(Expr* values, bool default, Stmt* body)
    values: expressions and, for ranges, Triplets without step.
SelectType = Construct(str? associate_name, Expr selector, TypeGuard* guards)
TypeGuard = Node(str kind, TypeSpec? type_spec, Stmt* body)
    kind: "type is" "class is" "class default".
SelectRank = Construct(str? associate_name, Expr selector, RankCase* cases)
RankCase = Node(Expr? rank, bool default, Stmt* body)
    rank is a Star for `rank (*)`.
WhereConstruct = Construct(WhereBranch* branches)
WhereBranch = Node(Expr? mask, Stmt* body)
    mask is None for a plain ELSEWHERE.
ForallConstruct = Construct(TypeSpec? type_spec, ConcurrentControl* controls, Expr? mask, Stmt* body)
Associate = Construct(Association* associations, Stmt* body)
Association = Node(str name, Expr selector)
Block = Construct(Stmt* specification, Stmt* body, int body_pos)
Critical = Construct(KeywordArgument* options, Stmt* body)
ChangeTeam = Construct(Expr team, Association* associations, KeywordArgument* options, Stmt* body)

# Program units (F2023 clauses 14 and 15)

MainProgram = Unit(str? name, Stmt* specification, Stmt* body, Unit* contains)
    name is None without a PROGRAM statement (pos and header_end are both the first statement's start then).
Module = Unit(str name, Stmt* specification, Unit* contains)
Submodule = Unit(str ancestor, str? parent, str name, Stmt* specification, Unit* contains)
    `submodule (ancestor:parent) name`.
BlockData = Unit(str? name, Stmt* specification)
Procedure = Unit(str kind, str name, int name_pos, str* prefixes, TypeSpec? type_spec, Name* arguments, bool
  has_parentheses, str? result, Attribute? bind, Stmt* specification, Stmt* body, Unit* contains)
    kind: "function", "subroutine", or "module procedure" (a separate one: dummies and result are in its interface).
    prefixes: "pure" "impure" "elemental" "recursive" "non_recursive" "module" "simple", and "attributes(device)" of
    CUDA. type_spec: in the prefix. arguments: a Name "*" is an alternate return.
Directive = Node(str text)
    A comment line that some compiler obeys: `!$omp`, `!$acc`, `!$ `, `!dir$`, `!gcc$`, `!ibm*` ... text is the
    whole comment of that line.
"""

BASES = '''
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
'''

# Fields that the parser sets after construction, with their first values.
LATE = {
    "Node": (),
    "Expr": (),
    "Stmt": (("label", "None"),),
    "Construct": (("label", "None"), ("name", "None"), ("end_label", "None")),
    "Unit": (
        ("label", "None"),
        ("header_end", "end"),
        ("body_pos", "end"),
        ("contains_pos", "None"),
        ("end_pos", "end"),
        ("end_label", "None"),
    ),
}
POSITIONS = {"pos", "end", "name_pos", "op_pos", "do_pos", "header_pos", "header_end", "body_pos", "end_pos"}


def field_type(spelled: str) -> str:
    """The annotation for a grammar type: `Expr?` may be None, `Expr*` is a list."""
    if spelled.endswith("?"):
        return f"{spelled[:-1]} | None"
    if spelled.endswith("*"):
        return f"list[{spelled[:-1]}]"
    return spelled


def _strings(name: str, values: list[str]) -> list[str]:
    """`name = ("a", "b")` in a class body, one a line where it is long."""
    quoted = [f'"{v}"' for v in values]
    line = f"    {name} = ({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
    if len(line) <= 120:
        return [line]
    return [f"    {name} = (", *(f"        {q}," for q in quoted), "    )"]


def class_text(line: str, description: list[str]) -> str:
    """The source of one class."""
    name, _, rest = line.partition(" = ")
    base, _, inside = rest.rstrip(")").partition("(")
    fields = [tuple(f.split()) for f in inside.split(", ") if f]
    out = [f"class {name}({base}):"]
    if description:
        doc = "\n    ".join(description)
        out.append(f'    """{doc}{chr(10) + "    " if len(description) > 1 else ""}"""\n')
    out += _strings("__slots__", sorted(f for _, f in fields))
    out += _strings("_fields", [f for _, f in fields if f not in POSITIONS])
    out.append("")
    parameters = ["self", *(f"{f}: {field_type(t)}" for t, f in fields), "pos: int", "end: int"]
    head = f"    def __init__({', '.join(parameters)}) -> None:"
    if len(head) > 120:
        joined = ",\n        ".join(parameters)
        head = f"    def __init__(\n        {joined},\n    ) -> None:"
    out.append(head)
    out += [f"        self.{f} = {f}" for _, f in fields]
    given = {f for _, f in fields}
    out += ["        self.pos = pos", "        self.end = end"]
    for late, value in LATE[base]:
        if late not in given:
            annotation = ": str | None" if late == "name" else ": int | None" if value == "None" else ""
            out.append(f"        self.{late}{annotation} = {value}")
    return "\n".join(out)


def module_text() -> str:
    """The text of `nodes.py`."""
    parts = [
        '"""The syntax tree: one slotted class a construct, in the terms of the standard. No semantics.\n\n'
        "Written by grammar.py from its grammar; do not edit.\n"
        '"""\n\n# ruff: noqa: E501\n\nfrom __future__ import annotations\n',
        BASES,
    ]
    line = ""
    description: list[str] = []
    for text in [*GRAMMAR.splitlines(), ""]:
        if text.startswith("    "):
            description.append(text.strip())
            continue
        if text.startswith("  "):
            line += " " + text.strip()
            continue
        if line:
            parts.append("\n" + class_text(line, description) + "\n")
        line, description = "", []
        if text.startswith("#"):
            parts.append("\n" + text + "\n")
        elif text:
            line = text
    return "\n".join(parts)


if __name__ == "__main__":
    with open(__file__.replace("grammar.py", "nodes.py"), "w", encoding="utf-8") as out:
        out.write(module_text())
