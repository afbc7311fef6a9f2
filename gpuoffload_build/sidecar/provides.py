"""Which program units a source provides, from its tree: where the scan of `units.py` could not tell."""

from __future__ import annotations

from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.parser import parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.syntax.nodes import File


def provides_of(text: str) -> dict[str, object]:
    """The record's `provides` field of the free-form `text`."""
    return provides_of_tree(parse(text))


def provides_of_tree(tree: File) -> dict[str, object]:
    """The same of a tree that is there already."""
    modules: list[str] = []
    submodules: list[str] = []
    external: list[str] = []
    program = False
    for unit in tree.units:
        if isinstance(unit, nodes.Module):
            modules.append(unit.name.lower())
        elif isinstance(unit, nodes.Submodule):
            submodules.append(f"{unit.ancestor}@{unit.name}".lower())
        elif isinstance(unit, nodes.MainProgram):
            program = True
        elif isinstance(unit, nodes.Procedure):
            external.append(unit.name.lower())
    return {"modules": modules, "submodules": submodules, "external": external, "program": program}
