"""Cheap looks at a syntax tree before anything of it is elaborated."""

from __future__ import annotations

from gpuoffload_build.syntax import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterator


def walk(node: object) -> Iterator[nodes.Node]:
    """Every node of a tree, in source order, internal procedures left out."""
    stack = [node]
    while stack:
        top = stack.pop()
        if isinstance(top, list):
            stack.extend(reversed(top))
        elif isinstance(top, nodes.Node):
            yield top
            stack.extend(getattr(top, f) for f in reversed(top._fields) if f != "contains")


def applied_names(unit: object) -> set[str]:
    """Names that stand before parentheses or after CALL."""
    names = set()
    for node in walk(unit):
        if isinstance(node, nodes.Reference):
            if isinstance(node.base, nodes.Name):
                names.add(node.base.id)
        elif isinstance(node, nodes.Call) and isinstance(node.procedure, nodes.Name):
            names.add(node.procedure.id)
    return names


def plain_names(unit: object) -> set[str]:
    """Names that stand anywhere."""
    return {node.id for node in walk(unit) if isinstance(node, nodes.Name)}


def branch_targets(body: object) -> set[int]:
    """Labels that some statement may branch to."""
    targets: set[int] = set()
    for node in walk(body):
        if isinstance(node, nodes.Goto):
            targets.add(node.target)
        elif isinstance(node, nodes.ComputedGoto | nodes.ArithmeticIf | nodes.AssignedGoto):
            targets.update(node.targets)
        elif isinstance(node, nodes.LabelAssign | nodes.AlternateReturn):
            targets.add(node.target)
        elif (
            isinstance(node, nodes.KeywordArgument)
            and node.name in ("err", "end", "eor")
            and isinstance(node.value, nodes.IntLiteral)
        ):
            targets.add(int(node.value.digits))
    return targets


def has_block_type(body: list[nodes.Stmt]) -> bool:
    """Whether a BLOCK construct among `body`, at any depth, defines a derived type."""
    return any(isinstance(node, nodes.DerivedType) for node in walk(body))


def has_loop(statements: list[nodes.Stmt], marked: Container[int] = ()) -> bool:
    """Whether a DO CONCURRENT, or a DO at a `marked` offset, stands among `statements`, at any depth of constructs."""
    for statement in statements:
        if isinstance(statement, nodes.DoConcurrent):
            return True
        if isinstance(statement, nodes.DoLoop) and statement.pos in marked:
            return True
        if isinstance(statement, nodes.Construct):
            for field in statement._fields:
                value = getattr(statement, field)
                if field == "body":
                    if has_loop(value, marked):
                        return True
                elif field in ("branches", "cases", "guards") and any(has_loop(part.body, marked) for part in value):
                    return True
    return False
