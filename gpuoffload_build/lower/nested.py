"""DO CONCURRENT inside a kernel or a procedure that it calls becomes sequential DO loops (semantics R6).

Its limits are evaluated once, before; the first index runs fastest; `local` variables are locals of the body. OpenMP
loops inside are sequential as well: each is the work of the one thread that meets it."""

from __future__ import annotations

from gpuoffload_build.ir.expr import Expr, Literal
from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Arm, Assign, Do, DoConcurrent, If, OmpLoop, Statement

from .locals import Locals, reference


def serialise_nested(statements: tuple[Statement, ...], scope: Locals) -> tuple[Statement, ...]:
    """ENSURES no DoConcurrent."""

    def change(node: Node) -> Node | tuple[Statement, ...]:
        return _nest(node, scope) if isinstance(node, DoConcurrent) else node

    return rewrite_statements(statements, change)


def _nest(loop: DoConcurrent, scope: Locals) -> tuple[Statement, ...]:
    before: list[Statement] = []
    scope.add(*(i.variable for i in loop.indices), *loop.local, *loop.local_init)
    outside = {id(inside): outer for inside, outer in loop.outer}
    body: tuple[Statement, ...] = tuple(
        Assign(loop.header_at, reference(v, v.at), reference(outside[id(v)], v.at)) for v in loop.local_init
    )
    body += loop.body
    if loop.mask is not None:
        body = (If(loop.header_at, (Arm(loop.mask, body, loop.header_at),)),)

    def fixed(limit: Expr, name: str) -> Expr:
        if isinstance(limit, Literal):
            return limit
        variable = scope.temporary(name, limit.type, limit.at)
        before.append(Assign(limit.at, reference(variable, limit.at), limit))
        return reference(variable, limit.at)

    limits = [
        (
            index,
            fixed(index.lower, f"{index.variable.name}_lower"),
            fixed(index.upper, f"{index.variable.name}_upper"),
            fixed(index.step, f"{index.variable.name}_step") if index.step is not None else None,
        )
        for index in loop.indices
    ]
    for depth, (index, lower, upper, step) in enumerate(limits):
        # CYCLE names the loop, and means the next iteration of the innermost DO
        construct = loop.construct if depth == 0 else -loop.construct * 100 - depth
        body = (Do(loop.at, construct, reference(index.variable, index.at), lower, upper, step, body),)
    after: tuple[Statement, ...] = ()
    if isinstance(loop, OmpLoop):
        after = tuple(Assign(loop.at, x.value, reference(x.variable, loop.at)) for x in loop.finals)
    return (*before, *body, *after)
