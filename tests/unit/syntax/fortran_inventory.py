"""What a file holds, counted in the same terms by three parsers: ours, tree-sitter-fortran and fparser."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from gpuoffload_build.syntax import nodes, second_parser
from gpuoffload_build.syntax.walk import walk

Inventory = Counter[tuple[str, str]]


def of_tree(tree: nodes.File) -> Inventory:
    """Units, procedures (interface bodies too), used modules, calls by last name, loops, assignments and more."""
    found: Inventory = Counter()
    for node in walk(tree.units):
        if isinstance(node, nodes.Procedure):
            found["procedure", node.name] += 1
        elif isinstance(node, nodes.Module | nodes.Submodule):
            found["module", node.name] += 1
        elif isinstance(node, nodes.MainProgram):
            found["program", ""] += 1
        elif isinstance(node, nodes.Use):
            found["use", node.module] += 1
        elif isinstance(node, nodes.Call):
            procedure = node.procedure
            found["call", procedure.name if isinstance(procedure, nodes.Component) else procedure.id] += 1  # type: ignore[attr-defined]
        elif isinstance(node, nodes.DoLoop | nodes.DoWhile | nodes.DoConcurrent):
            found["do", ""] += 1
            if isinstance(node, nodes.DoConcurrent):
                found["do concurrent", ""] += 1
        elif isinstance(node, nodes.Assignment):
            found["assignment", ""] += 1
        elif isinstance(node, nodes.PointerAssignment):
            found["pointer assignment", ""] += 1
        elif isinstance(node, nodes.IfStmt | nodes.IfConstruct):
            found["if", ""] += 1
        elif isinstance(node, nodes.DerivedType):
            found["type", node.name] += 1
        elif isinstance(node, nodes.Allocate | nodes.Deallocate):
            found["allocate", ""] += 1
    return found


_TS_COUNTED = {
    "assignment_statement": "assignment",
    "pointer_association_statement": "pointer assignment",
    "do_loop": "do",
    "do_label_statement": "do",
    "concurrent_statement": "do concurrent",
    "if_statement": "if",
    "allocate_statement": "allocate",
    "deallocate_statement": "allocate",
    "program": "program",
}
_TS_NAMED = {
    "module_statement": "module",
    "submodule_statement": "module",
    "function_statement": "procedure",
    "subroutine_statement": "procedure",
    "module_procedure_statement": "procedure",
    "use_statement": "use",
}


def of_tree_sitter(text: str) -> Inventory | None:
    """None where tree-sitter reports an error."""
    import tree_sitter
    import tree_sitter_fortran

    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_fortran.language()))
    root = parser.parse(text.encode()).root_node
    if root.has_error:
        return None
    found: Inventory = Counter()
    stack = [root]
    while stack:
        node = stack.pop()
        stack += node.children
        kind = node.type
        if not node.is_named:
            continue
        if kind == "pointer_association_statement" and node.parent.type.startswith("select"):
            continue  # `select type (u => x)` is read as one
        if kind in _TS_COUNTED:
            found[_TS_COUNTED[kind], ""] += 1
        elif kind in _TS_NAMED:
            names = [c for c in node.children if c.type in ("name", "module_name")]
            if names:  # a submodule statement has its ancestor first
                found[_TS_NAMED[kind], _spelled(names[-1] if kind == "submodule_statement" else names[0])] += 1
        elif kind == "subroutine_call":
            callee = next(c for c in node.children if c.is_named and not c.is_extra)
            found["call", second_parser.last_name(_spelled(callee))] += 1
        elif kind == "derived_type_statement":
            name = next((c for c in node.children if c.type == "type_name"), None)
            if name is not None:
                found["type", _spelled(name)] += 1
    return found


def _spelled(node: Any) -> str:
    text: str = node.text.decode().lower()
    return re.sub(r"\s|&", "", text)


_FPARSER_COUNTED = {
    "Assignment_Stmt": "assignment",
    "Pointer_Assignment_Stmt": "pointer assignment",
    "Allocate_Stmt": "allocate",
    "Deallocate_Stmt": "allocate",
    "If_Construct": "if",
    "If_Stmt": "if",
    "Main_Program": "program",
    "Main_Program0": "program",
}
_FPARSER_NAMED = {
    "Function_Stmt": "procedure",
    "Subroutine_Stmt": "procedure",
    "Module_Stmt": "module",
    "Submodule_Stmt": "module",
    "Derived_Type_Stmt": "type",
}


def of_fparser(text: str) -> Inventory | None:
    """None where fparser does not take the file (it knows Fortran 2008)."""
    from fparser.two.utils import walk as walk_fparser

    try:
        root = second_parser.parsed(text)
    except second_parser.Rejected:
        return None
    found: Inventory = Counter()
    for node in walk_fparser(root):
        kind = type(node).__name__
        if kind in _FPARSER_COUNTED:
            found[_FPARSER_COUNTED[kind], ""] += 1
        elif kind in _FPARSER_NAMED:
            name = next(n for n in node.items if type(n).__name__ in ("Name", "Type_Name"))
            found[_FPARSER_NAMED[kind], str(name).lower()] += 1
        elif kind == "Use_Stmt":
            found["use", str(node.items[2]).lower()] += 1
        elif kind == "Call_Stmt":
            found["call", second_parser.last_name(str(node.items[0]).lower())] += 1
        elif kind in ("Nonlabel_Do_Stmt", "Label_Do_Stmt"):
            found["do", ""] += 1
            if "CONCURRENT" in str(node).upper():
                found["do concurrent", ""] += 1
    return found
