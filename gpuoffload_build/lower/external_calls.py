"""References to external procedures without an explicit interface (F2023 15.4.2.2), as OpenMP loops may have them: the
definition that the program has tells what the dummies are."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.expr import Argument, FunctionCall
from gpuoffload_build.ir.node import Node, replace
from gpuoffload_build.ir.rewrite import rewrite_statements
from gpuoffload_build.ir.stmt import Call, Statement, UnknownCall
from gpuoffload_build.ir.symbols import Variable
from gpuoffload_build.ir.types import AssumedShape, DeferredShape
from gpuoffload_build.ir.walk import location

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.check.graph import Bodies
    from gpuoffload_build.ir.symbols import At, Procedure

EXPLICIT_ONLY = frozenset(("allocatable", "pointer", "optional", "value", "target"))
"""Attributes of dummies that ask for an explicit interface (15.4.2.2)."""


def resolve_external_calls(statements: tuple[Statement, ...], project: Bodies) -> tuple[Statement, ...]:
    """The statements with calls of known procedures in place of those that only have a name."""

    def change(node: Node) -> Node:
        if isinstance(node, UnknownCall) and not node.module:
            procedure = project.external(node.name)
            if procedure is not None and procedure.kind == "subroutine":
                return Call(node.at, procedure, _associated(procedure, node.arguments, node.at))
        elif isinstance(node, FunctionCall) and "implicit" in node.procedure.attributes:
            procedure = project.external(node.procedure.name)
            if procedure is not None and procedure.result is not None:
                if procedure.result.type != node.type:
                    raise NotYet(f"a reference to '{procedure.name}' as of another type than it has", location(node.at))
                arguments = _associated(procedure, node.arguments, node.at)
                return replace(node, procedure=procedure, arguments=arguments)
        return node

    return rewrite_statements(statements, change)


def _associated(procedure: Procedure, arguments: tuple[Argument, ...], at: At) -> tuple[Argument, ...]:
    """The arguments with their dummies, in order."""
    if len(arguments) != len(procedure.dummies):
        raise NotYet(f"a call of '{procedure.name}' with another number of arguments than it has", location(at))
    found = []
    for dummy, argument in zip(procedure.dummies, arguments):
        if not isinstance(dummy, Variable) or argument.value is None:
            raise NotYet(f"a dummy procedure or alternate return of '{procedure.name}'", location(at))
        if dummy.attributes & EXPLICIT_ONLY or isinstance(dummy.shape, (AssumedShape, DeferredShape)):
            raise NotYet(f"a call of '{procedure.name}', which needs an explicit interface,", location(at))
        if dummy.type != argument.value.type:
            what = f"an actual argument of another type than '{dummy.name}' of '{procedure.name}'"
            raise NotYet(what, location(argument.value.at))
        found.append(Argument(dummy, argument.value, ""))
    return tuple(found)
