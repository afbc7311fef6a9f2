"""The host's own form of a loop, for compilers that parse no clause (gfortran before 15) or no typed index (before 16).

    do concurrent (integer :: i = 1:n) local(t) local_init(u)

becomes a DO CONCURRENT inside a BLOCK that declares `i`, around a BLOCK that declares `t` and `u`; with REDUCE it
becomes a nest of DO loops, the first index innermost. The loop's body keeps its text and its lines.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.types import DerivedType, ExplicitShape, IntrinsicType

from .host_convention import constant
from .host_fortran import Edit, OwnNames, type_text
from .host_text import fold, statement_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.stmt import DoConcurrent, Index
    from gpuoffload_build.ir.symbols import Variable
    from gpuoffload_build.syntax.nodes import DoConcurrent as Tree


def needs_lowering(tree: Tree, family: str, release: int) -> bool:
    """Whether the host compiler cannot parse the loop as it stands."""
    if family != "gnu":
        return False
    return (release < 15 and bool(tree.locality)) or (release < 16 and tree.type_spec is not None)


def unused_form(loop: DoConcurrent, tree: Tree) -> list[Edit]:
    """The edits that let such a compiler parse a loop that is never reached: without clauses where that will do."""
    text: str = loop.at.source.text
    inner = {inside for inside, outside in loop.outer if outside.owner == loop.owner}
    if tree.type_spec is None and all(v in inner for v in (*loop.local, *loop.local_init)):
        name = text[tree.pos : tree.do_pos]
        header = statement_text(text, tree.header_pos, _header_end(tree))
        return [Edit(tree.pos, tree.header_end, fold(f"{name}do concurrent {header}"), [])]
    return host_form(loop, tree, False)


def host_form(loop: DoConcurrent, tree: Tree, runs: bool = True) -> list[Edit]:
    """The edits that turn the loop into what Fortran 2008 compilers take. Where it never `runs`, local variables that
    cannot be declared again stay those from outside."""
    text: str = loop.at.source.text
    own = OwnNames(text)
    name = text[tree.pos : tree.do_pos].rstrip(" \t:").strip() if tree.name else ""
    locals_ = [v for v in (*loop.local, *loop.local_init) if runs or _declarable(v, loop)]
    declared = list(loop.indices) if loop.reductions or tree.type_spec is not None else []
    before = [f"{_declaration(i.variable, loop)} :: {i.variable.name}" for i in declared]
    copies: list[str] = []
    initialised = [v for v in loop.local_init if v in locals_]
    for number, variable in enumerate(initialised, 1):
        before.append(f"{_declaration(variable, loop)} :: {own.initial}_{number}{_bounds(variable, loop)}")
        copies.append(f"{own.initial}_{number} = {variable.name}")
    if loop.reductions:
        opening, closing = _nest(loop, name, text, own)
        before.insert(0, f"integer(8) :: {own.limits}({3 * len(loop.indices)})")
    else:
        header = statement_text(text, tree.header_pos, _header_end(tree))
        if tree.type_spec is not None:
            header = "(" + header[header.index("::") + 2 :].strip()
        prefix = f"{name}: " if name else ""
        opening, closing = [f"{prefix}do concurrent {header}"], [f"end do {name}".rstrip()]
    inside: list[str] = []
    if locals_:
        inside.append("block")
        inside += [f"{_declaration(v, loop)} :: {v.name}{_bounds(v, loop)}" for v in locals_]
        inside += [f"{v.name} = {own.initial}_{number}" for number, v in enumerate(initialised, 1)]
    label = tree.do_label if tree.end_label is None else tree.end_label
    ending = [f"{label} continue"] if label is not None else []
    if locals_:
        ending.append("end block")
    ending += [*closing, "end block"]
    return [
        Edit(tree.pos, tree.header_end, "block", [*before, *copies, *opening, *inside]),
        Edit(tree.end_pos, tree.end, ending[0], ending[1:]),
    ]


def _declarable(variable: Variable, loop: DoConcurrent) -> bool:
    try:
        _declaration(variable, loop)
        _bounds(variable, loop)
    except NotYet:
        return False
    return True


def _header_end(tree: Tree) -> int:
    """Offset after the `)` of the header, which the locality clauses follow."""
    return min((clause.pos for clause in tree.locality), default=tree.header_end)


def _nest(loop: DoConcurrent, name: str, text: str, own: OwnNames) -> tuple[list[str], list[str]]:
    """Opening and closing statements of the DO loops; limits are evaluated once, before the first."""
    opening: list[str] = []
    for n, index in enumerate(loop.indices):
        for k, part in enumerate((index.lower, index.upper, index.step)):
            value = "1" if part is None else statement_text(text, part.at.start, part.at.end)
            opening.append(f"{own.limits}({3 * n + k + 1}) = {value}")
    numbered: list[tuple[int, Index]] = list(enumerate(loop.indices))
    for n, index in reversed(numbered):
        prefix = f"{name}: " if name and n == 0 else ""
        limits = ", ".join(f"{own.limits}({3 * n + k})" for k in (1, 2, 3))
        opening.append(f"{prefix}do {index.variable.name} = {limits}")
    if loop.mask is not None:
        mask = statement_text(text, loop.mask.at.start, loop.mask.at.end)
        opening.append(f"if (.not. ({mask})) cycle")
    closing = [f"end do {name}".rstrip(), *["end do"] * (len(loop.indices) - 1)]
    return opening, closing


def _declaration(variable: Variable, loop: DoConcurrent) -> str:
    type_ = variable.type
    if isinstance(type_, IntrinsicType) and type_.category == "character":
        if type_.length is None or type_.length.form != "fixed":
            raise _not_yet(variable, loop)
        spelled = f"character(len={type_.length.value}, kind={type_.kind})"
    elif isinstance(type_, (IntrinsicType, DerivedType)):
        spelled = type_text(type_)
    else:
        raise _not_yet(variable, loop)
    kept = sorted(variable.attributes & {"allocatable", "pointer", "target"})
    return ", ".join([spelled, *kept])


def _bounds(variable: Variable, loop: DoConcurrent) -> str:
    shape = variable.shape
    if shape is None:
        return ""
    if variable.attributes & {"allocatable", "pointer"}:
        return "(" + ",".join([":"] * shape.rank) + ")"
    if isinstance(shape, ExplicitShape):
        pairs = [(constant(lower), constant(upper)) for lower, upper in zip(shape.lowers, shape.uppers)]
        if all(a is not None and b is not None for a, b in pairs):
            return "(" + ",".join(f"{a}:{b}" for a, b in pairs) + ")"
    raise _not_yet(variable, loop)


def _not_yet(variable: Variable, loop: DoConcurrent) -> NotYet:
    return NotYet(
        f"local variable '{variable.name}' of this type or shape in a loop that stays on the host",
        loop.at.source.location(loop.at.start),
    )
