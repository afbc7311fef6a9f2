"""The inventory of a file as fparser sees it: a second opinion on our own parser.

fparser (extra `verify`) is an independent parser of Fortran 2008. It takes only part of what compilers take: a file
that it rejects is no fault of the file.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Item = tuple[str, str, int]
    """Kind and name as in `inventory`, and the line on which its statement begins."""

_IO = ("Read", "Write", "Print", "Open", "Close", "Inquire", "Backspace", "Endfile", "Rewind", "Flush", "Wait")
_STATEMENTS = {f"{keyword}_Stmt": ("input/output", keyword.lower()) for keyword in _IO}
_NAMED = {
    "Module_Stmt": "module",
    "Submodule_Stmt": "submodule",
    "Program_Stmt": "program",
    "Block_Data_Stmt": "block data",
    "Function_Stmt": "procedure",
    "Subroutine_Stmt": "procedure",
    "Mp_Subprogram_Stmt": "procedure",
}
_loaded: list[Any] = []


class Rejected(Exception):  # noqa: N818
    """fparser does not take the file. line: of the statement where it stops, 0 where it does not say; text: why."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line
        self.text = text


def installed() -> bool:
    """Whether fparser can be imported."""
    return find_spec("fparser") is not None


def version() -> str:
    """fparser's version."""
    from importlib.metadata import version as version_of

    return version_of("fparser")


def inventory(text: str, fixed: bool = False) -> Iterator[Item]:
    """The items of a file, in no particular order. Rejected where fparser does not take it."""
    stack: list[tuple[Any, int]] = [(parsed(text, fixed), 1)]
    while stack:
        node, line = stack.pop()
        line = _line(node) or line
        item = _item(node, type(node).__name__)
        if item is not None:
            yield (*item, line)
        stack += [(child, line) for child in getattr(node, "children", None) or () if hasattr(child, "children")]


def _line(node: Any) -> int:
    """The line of a statement; of a main program without a PROGRAM statement, that of its first one; else 0."""
    statement = getattr(node, "item", None)
    if type(node).__name__ == "Main_Program0":
        while statement is None and getattr(node, "children", None):
            node = next((child for child in node.children if child is not None), None)
            statement = getattr(node, "item", None)
    return statement.span[0] if statement is not None else 0


def parsed(text: str, fixed: bool = False) -> Any:
    """fparser's tree of a file in free or fixed form. Rejected where it does not take the file."""
    if not _loaded:
        importlib.import_module("logging").getLogger("fparser").setLevel("CRITICAL")
        _loaded.append(importlib.import_module("fparser.common.readfortran").FortranStringReader)
        _loaded.append(importlib.import_module("fparser.two.parser").ParserFactory().create(std="f2008"))
        _loaded.append(importlib.import_module("fparser.common.sourceinfo").FortranFormat)
    reader_of, parser, form = _loaded
    reader = reader_of(text, ignore_comments=True)
    reader.set_format(form(not fixed, False))
    try:
        tree = parser(reader)
        rest = reader.get_item()
    except Exception as error:  # it raises what it meets: its own errors, RecursionError, AttributeError ...
        raise _rejected(error) from None
    if tree is None:
        raise Rejected(0, "it sees no program unit")
    if rest is not None:  # after a main program without a PROGRAM statement it leaves off
        raise Rejected(rest.span[0], "it does not go on here")
    return tree


def _rejected(error: Exception) -> Rejected:
    """`at line 8`, then the statement behind `>>>`, is how fparser says it."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    number = lines[0].rpartition(" ")[2] if lines and lines[0].startswith("at line ") else ""
    if not number.isdigit():
        return Rejected(0, lines[0] if lines else type(error).__name__)
    statement = next((line[3:].strip() for line in lines[1:] if line.startswith(">>>")), "")
    return Rejected(int(number), f"it does not take '{statement}'")


def _item(node: Any, kind: str) -> tuple[str, str] | None:
    if kind in _STATEMENTS:
        return _STATEMENTS[kind]
    if kind in _NAMED:
        names = [item for item in node.items if type(item).__name__ in ("Name", "Module_Name", "Submodule_Name")]
        return _NAMED[kind], str(names[-1] if kind == "Submodule_Stmt" else names[0]).lower() if names else ""
    if kind == "Main_Program0":
        return "program", ""
    if kind == "Call_Stmt":
        return "call", last_name(str(node.items[0]).lower())
    if kind in ("Nonlabel_Do_Stmt", "Label_Do_Stmt"):
        control = next((item for item in node.items if type(item).__name__ == "Loop_Control"), None)
        if control is None or control.items[0] is not None:
            return "do while", ""
        return ("do", "") if control.items[1] is not None else ("do concurrent", "")
    return None


def last_name(designator: str) -> str:
    """`forward` of `net % layers(n) % forward`."""
    depth = 0
    kept = []
    for character in designator:
        depth += (character in "([") - (character in ")]")
        if depth == 0 and character not in ")]":
            kept.append(character)
    return "".join(kept).rpartition("%")[2].strip()
