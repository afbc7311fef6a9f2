"""The procedures that a kernel reaches, callees first (F2023 15.5)."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import FunctionCall
from gpuoffload_build.ir.stmt import Call
from gpuoffload_build.ir.types import AssumedShape, AssumedSize, ExplicitShape
from gpuoffload_build.ir.walk import location, walk

from .external_calls import resolve_external_calls

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.kernel import Kernel
    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.stmt import Statement
    from gpuoffload_build.ir.symbols import At, Body, Procedure


class Callee:
    """A procedure that is called: `key` is that of the symbol in the call, `body` where it is defined, `statements` its
    own with the calls that had only a name resolved."""

    __slots__ = ("body", "key", "procedure", "statements")

    def __init__(self, key: str, body: Body, procedure: Procedure, statements: tuple[Statement, ...]) -> None:
        self.key = key
        self.body = body
        self.procedure = procedure
        self.statements = statements


def callees(kernel: Kernel, project: Bodies, provided: Callable[[Procedure], bool]) -> list[Callee]:
    """Every procedure that the kernel reaches, after those that it calls itself, but for what devices provide."""
    found: list[Callee] = []
    state: dict[str, str] = {}

    def visit(procedure: Procedure, at: At) -> None:
        key = procedure.key
        if state.get(key) == "done" or provided(procedure):
            return
        if state.get(key) == "open":
            raise NotYet(f"the recursive procedure {procedure.name!r}", location(at))
        body = project.body(procedure)
        if body is None or body.procedure is None:
            raise NotYet(f"a call of {procedure.name!r}, whose body is not known", location(at))
        if is_entry(procedure, body.procedure):
            raise NotYet(f"a call of {procedure.name!r}, which is an ENTRY of {body.procedure.name!r}", location(at))
        state[key] = "open"
        statements = resolve_external_calls(body.statements, project)
        for called, place in calls((*declared_parts(body), *statements)):
            visit(called, place)
        state[key] = "done"
        found.append(Callee(key, body, body.procedure, statements))

    for called, place in calls(kernel_parts(kernel)):
        visit(called, place)
    return found


def is_entry(called: Procedure, found: Procedure) -> bool:
    """Whether a call means an ENTRY of the procedure that has the body (15.6.2.6), by an interface block perhaps."""
    return "entry" in called.attributes or (called.binding_label is None and called.key != found.key)


def calls(roots: Iterable[Node]) -> Iterator[tuple[Procedure, At]]:
    for node in walk(roots):
        if isinstance(node, (Call, FunctionCall)):
            yield node.procedure, node.at


def kernel_parts(kernel: Kernel) -> Iterator[Node]:
    if kernel.mask is not None:
        yield kernel.mask
    yield from kernel.body
    for private in kernel.privates:
        yield from bounds(private.variable)


def declared_parts(body: Body) -> Iterator[Node]:
    """The expressions in the declarations of a procedure."""
    procedure = body.procedure
    if procedure is not None:
        for dummy in (*procedure.dummies, procedure.result):
            if dummy is not None:
                yield from bounds(dummy)
    for variable in body.variables:
        if variable.storage != "constant":
            yield from bounds(variable)


def bounds(variable: object) -> Iterator[Expr]:
    """The bounds in the declaration of a variable."""
    shape = getattr(variable, "shape", None)
    if isinstance(shape, (ExplicitShape, AssumedSize)):
        yield from shape.lowers
        yield from shape.uppers
    elif isinstance(shape, AssumedShape):
        yield from shape.lowers
