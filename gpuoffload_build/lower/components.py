"""Components of captured scalars as captures of their own: `self%a(i)` needs `self%a`, not all of `self`.

A chain of components that starts at a scalar variable from outside the loop, with no subscript on the way, names one
object for the whole loop. Where the loop uses such a variable by its components only, each chain that it uses becomes
a variable of the kernel, and the launcher's actual argument is the chain as written.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import ComponentRef, VariableRef
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.stmt import PointerAssign
from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import DerivedType, PolymorphicType
from gpuoffload_build.ir.walk import TREE, children, walk

from .local_names import local_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.stmt import DoConcurrent, Statement

    Names = tuple[str, ...]


class Split:
    """The loop's body and mask, with chains replaced by variables; `bases` are the variables that they start at."""

    __slots__ = ("bases", "body", "mask")

    def __init__(self, body: tuple[Statement, ...], mask: Expr | None, bases: dict[Variable, Variable]) -> None:
        self.body = body
        self.mask = mask
        self.bases = bases


def split_components(loop: DoConcurrent) -> Split:
    """The body and mask of `loop` in terms of one variable a chain; as they are where nothing is to be replaced."""
    inside = _declared_inside(loop)
    roots = (*loop.body, *(() if loop.mask is None else (loop.mask,)))
    whole: set[Variable] = set()
    chains: dict[Variable, set[Names]] = {}
    for node in roots:
        _collect(node, inside, chains, whole)
    split = {v for v, names in chains.items() if v not in whole and not _overlap(names)}
    if not split:
        return Split(loop.body, loop.mask, {})
    made: dict[tuple[Variable, Names], Variable] = {}
    body = tuple(_rewrite(s, split, made) for s in loop.body)
    mask = None if loop.mask is None else _rewrite(loop.mask, split, made)
    bases = {variable: base for (base, _), variable in made.items()}
    return Split(body, mask, bases)  # type: ignore[arg-type]


def _overlap(names: set[Names]) -> bool:
    """Whether one chain is a part of another: `a%b` and `a%b%c` are not two objects."""
    return any(a != b and a == b[: len(a)] for a in names for b in names)


def _declared_inside(loop: DoConcurrent) -> set[Variable]:
    inside = {*loop.local, *loop.local_init, *(i.variable for i in loop.indices)}
    for node in walk(loop.body):
        for field in ("variables", "local", "local_init"):
            inside.update(getattr(node, field, ()) or ())
        variable = getattr(node, "associate", None) or getattr(node, "variable", None)
        if isinstance(variable, Variable) and not isinstance(node, VariableRef):
            inside.add(variable)
    return inside


def _collect(node: Node, inside: set[Variable], chains: dict[Variable, set[Names]], whole: set[Variable]) -> None:
    """Sorts the variables of derived type: `chains` are used by component somewhere, `whole` in any other way."""
    if isinstance(node, ComponentRef):
        base = _chain_root(node)
        if base is not None:
            if base not in inside:
                chains.setdefault(base, set()).add(_names(node))
            return
    if isinstance(node, VariableRef):
        whole.add(node.variable)
        return
    if isinstance(node, PointerAssign):
        base = _chain_root(node.target)
        if base is not None:
            whole.add(base)
    for child in children(node):
        _collect(child, inside, chains, whole)


def _chain_root(expression: Node) -> Variable | None:
    """The variable that `a%b%c` starts at, where `a` and `a%b` are scalars of derived type."""
    if not isinstance(expression, ComponentRef):
        return None
    base: Expr = expression.base
    while isinstance(base, ComponentRef):
        if base.component.shape is not None:
            return None
        base = base.base
    if isinstance(base, VariableRef) and base.variable.shape is None and _is_derived(base.variable):
        return base.variable
    return None


def _start(chain: Expr) -> VariableRef:
    while isinstance(chain, ComponentRef):
        chain = chain.base
    assert isinstance(chain, VariableRef)
    return chain


def _is_derived(variable: Variable) -> bool:
    return isinstance(variable.type, (DerivedType, PolymorphicType))


def _names(chain: Expr) -> Names:
    names: list[str] = []
    while isinstance(chain, ComponentRef):
        names.append(chain.component.name)
        chain = chain.base
    return tuple(reversed(names))


def _rewrite(node: Node, split: set[Variable], made: dict[tuple[Variable, Names], Variable]) -> Node:
    if isinstance(node, ComponentRef):
        base = _chain_root(node)
        if base is not None and base in split:
            return VariableRef(type=node.type, rank=node.rank, at=node.at, variable=_variable(node, base, made))
    changes: dict[str, object] = {}
    for field in node._fields:
        value = getattr(node, field)
        changed = _rewrite_value(value, split, made)
        if changed is not value:
            changes[field] = changed
    return replace(node, **changes) if changes else node


def _rewrite_value(value: object, split: set[Variable], made: dict[tuple[Variable, Names], Variable]) -> object:
    if isinstance(value, TREE):
        return _rewrite(value, split, made)
    if isinstance(value, tuple):
        items = tuple(_rewrite_value(item, split, made) for item in value)
        return items if any(a is not b for a, b in zip(items, value)) else value
    return value


def _variable(chain: ComponentRef, base: Variable, made: dict[tuple[Variable, Names], Variable]) -> Variable:
    """The kernel's variable for a chain; its name is the Fortran text of the chain."""
    names = _names(chain)
    found = made.get((base, names))
    if found is None:
        found = made[base, names] = Variable(
            name="%".join((local_name(_start(chain)), *names)),
            key="%".join((base.key, *names)),
            at=chain.at,
            type=chain.component.type,
            shape=chain.component.shape,
            storage="component",
            attributes=chain.component.attributes & {"allocatable", "pointer"},
            owner=base.owner,
        )
    return found
