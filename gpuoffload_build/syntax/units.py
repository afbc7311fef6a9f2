"""Program units and procedures (F2023 clauses 14 and 15): the top of the parser."""

from __future__ import annotations

from . import nodes
from .constructs import END_OF_UNIT, ConstructParser, Orphans
from .cursor import Fault
from .definitions import UNIT_ENDS
from .expressions import INTRINSIC_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    AnyUnit = TypeVar(
        "AnyUnit", bound="nodes.MainProgram | nodes.Module | nodes.Submodule | nodes.BlockData | nodes.Procedure"
    )

_PREFIXES = frozenset(("pure", "impure", "elemental", "recursive", "non_recursive", "module", "simple"))
_CUDA_PREFIXES = frozenset(("attributes", "launch_bounds", "cluster_dims"))
_BEFORE_PROCEDURE = (
    _PREFIXES | _CUDA_PREFIXES | INTRINSIC_TYPES | {"function", "subroutine", "type", "class", "typeof", "classof"}
)
# Statements that may follow executable ones; all other specification statements come before them.
_ANYWHERE = nodes.Data | nodes.Format | nodes.Entry | nodes.IncludeLine | nodes.OpaqueStmt
_MISSING_END = {
    nodes.MainProgram: "END PROGRAM",
    nodes.Module: "END MODULE",
    nodes.Submodule: "END SUBMODULE",
    nodes.BlockData: "END BLOCK DATA",
    nodes.Procedure: "END of the procedure",
}


class UnitParser(ConstructParser):
    """A whole file."""

    def file(self) -> list[nodes.Unit]:
        """Every program unit."""
        units: list[nodes.Unit] = []
        while self.step():
            keyword = self.keyword()
            try:
                unit = self.program_unit(keyword) or self.procedure_unit(keyword)
                if unit is None:
                    if keyword == "include":
                        continue
                    if (keyword in UNIT_ENDS and keyword != "endprogram") or keyword == "contains":
                        raise Fault(self.start, f"'{keyword}' outside of a program unit")
                    unit = self._main_program_without_statement()
                units.append(unit)
            except Fault as fault:
                self.record(fault)
        return units

    # -- headings

    def program_unit(self, keyword: str) -> nodes.Unit | None:
        """The main program, module, submodule or block data that starts here."""
        pos = self.start
        alone = self.kinds[self.at] == "n" and self.at + 1 == self.last
        name: str | None
        unit: nodes.MainProgram | nodes.Module | nodes.Submodule | nodes.BlockData
        if keyword == "program" and alone:
            unit = nodes.MainProgram(self.name(), [], [], [], pos, pos)
        elif keyword == "module" and alone:
            unit = nodes.Module(self.name(), [], [], pos, pos)
        elif keyword == "submodule" and self.values[self.at] == "(":
            self.at += 1
            ancestor = self.name()
            parent = self.name() if self.accept(":") else None
            self.expect(")")
            unit = nodes.Submodule(ancestor, parent, self.name(), [], [], pos, pos)
        elif keyword == "blockdata":
            name = self.name() if self.at < self.last else None
            unit = nodes.BlockData(name, [], pos, pos)
        else:
            return None
        self.done()
        return self._unit_body(unit, self.ends[self.at - 1])

    def _main_program_without_statement(self) -> nodes.Unit:
        pos = self.start
        self.step_back()
        return self._unit_body(nodes.MainProgram(None, [], [], [], pos, pos), pos)

    def procedure_unit(self, keyword: str) -> nodes.Procedure | None:
        """The function, subroutine or separate module procedure that starts here."""
        if keyword not in _BEFORE_PROCEDURE:
            return None
        node = self._procedure_heading()
        if node is None:
            return None
        return self._unit_body(node, self.ends[self.at - 1])

    def _procedure_heading(self) -> nodes.Procedure | None:
        """None, and the cursor as it was, where the statement is no heading of a procedure."""
        at = self.at
        kinds, values = self.kinds, self.values
        prefixes: list[str] = []
        type_spec: nodes.TypeSpec | None = None
        self.at = self.head
        while kinds[self.at] == "n":
            word = values[self.at]
            if word in ("function", "subroutine"):
                if kinds[self.at + 1] == "n":
                    return self._procedure(word, prefixes, type_spec)
                break
            if word == "module" and values[self.at + 1] == "procedure" and kinds[self.at + 2] == "n":
                self.at += 1
                return self._procedure("module procedure", prefixes, None)
            if word in _PREFIXES:
                prefixes.append(word)
                self.at += 1
            elif word in _CUDA_PREFIXES and values[self.at + 1] == "(":
                after = self.after_parentheses(self.at + 1)
                prefixes.append("".join(values[self.at : after]))
                self.at = after
            elif type_spec is None and (
                word in INTRINSIC_TYPES
                or (word in ("type", "class", "typeof", "classof") and values[self.at + 1] == "(")
            ):
                if "function" not in values[self.at + 1 : self.last]:
                    break
                try:
                    type_spec = self.type_spec()
                except Fault:
                    break
            else:
                break
        self.at = at
        return None

    def _procedure(self, kind: str, prefixes: list[str], type_spec: nodes.TypeSpec | None) -> nodes.Procedure:
        """The rest of the heading, from its keyword; an error after the name costs the arguments only."""
        self.at += 1
        name_pos = self.starts[self.at]
        name = self.name()
        node = nodes.Procedure(
            kind, name, name_pos, prefixes, type_spec, [], False, None, None, [], [], [], self.start, self.start
        )
        try:
            if kind != "module procedure":
                if self.values[self.at] == "(":
                    node.has_parentheses = True
                    node.arguments = self.dummy_arguments()
                node.result, node.bind = self.suffix()
            self.done()
        except Fault as fault:
            self.record(fault)
            self.at = self.last
        return node

    # -- bodies

    def _unit_body(self, unit: AnyUnit, header_end: int) -> AnyUnit:
        """Everything after the heading, the END statement included."""
        outer_labels, self.do_labels = self.do_labels, []
        unit.label = self.label
        unit.header_end = header_end
        body: list[nodes.Stmt] = []
        wanted = _MISSING_END[type(unit)]
        keyword, unit.body_pos = self.parts(unit.specification, body, END_OF_UNIT, wanted)
        if isinstance(unit, nodes.MainProgram | nodes.Procedure):
            unit.body = body
        elif body:
            self.record(Fault(body[0].pos, "executable statement in a specification part"))
            unit.specification += body
        if keyword == "contains":
            unit.contains_pos = self.line_start
            if self.at != self.last:
                self.record(self.fault(f"unexpected '{self.shown(self.at)}'"))
            contains: list[nodes.Unit] = []
            keyword = self._contained(contains, wanted)
            if isinstance(unit, nodes.BlockData):
                self.record(Fault(unit.contains_pos, "CONTAINS in block data"))
            else:
                unit.contains = contains
        unit.end_pos = self.line_start
        unit.end_label = self.label
        if keyword:
            if keyword != "end" and self.kinds[self.at] == "n":
                self.at += 1
            if self.at != self.last:
                self.record(self.fault(f"unexpected '{self.shown(self.at)}'"))
                self.at = self.last
        else:
            unit.end_pos = self.last_end()
        unit.end = self.last_end()
        self.do_labels = outer_labels
        return unit

    def _contained(self, contains: list[nodes.Unit], wanted: str) -> str:
        """The procedures after CONTAINS; the keyword of the END statement, "" if there is none."""
        while True:
            opened = self.start
            if not self.step():
                self.record(Fault(opened, f"{wanted} missing"))
                return ""
            keyword = self.keyword()
            if keyword in UNIT_ENDS or keyword == "end":
                return keyword
            try:
                procedure = self.procedure_unit(keyword)
                if procedure is not None:
                    contains.append(procedure)
                elif keyword in ("program", "module", "submodule", "blockdata"):
                    self.record(Fault(self.start, f"{wanted} expected"))
                    self.step_back()
                    return ""
                elif keyword != "include":
                    raise Fault(self.start, "procedure expected")
            except Fault as fault:
                self.record(fault)

    def parts(
        self, specification: list[nodes.Stmt], body: list[nodes.Stmt], ends: frozenset[str], wanted: str
    ) -> tuple[str, int]:
        """Specification part and execution part, to a statement of `ends`: its keyword, and where the body starts.

        The keyword is "" where the file, or an enclosing unit, ends first.
        """
        orphans = Orphans()
        body_pos: int | None = None
        movable = True  # the body has nothing but what may turn out to be statement functions
        while True:
            opened = self.start
            if not self.step():
                self.record(Fault(opened, f"{wanted} missing"))
                return "", self.last_end() if body_pos is None else body_pos
            keyword = self.keyword()
            if orphans.waiting and orphans.passed_over(keyword):
                continue
            if keyword in ends:
                break
            if keyword in END_OF_UNIT or self._begins_unit(keyword):
                self.record(Fault(self.start, f"{wanted} expected"))
                self.step_back()
                return "", self.last_end() if body_pos is None else body_pos
            if movable:
                node = self._specification(keyword, orphans)
                if node is not None:
                    if body and not isinstance(node, _ANYWHERE):
                        specification += body
                        body.clear()
                        body_pos = None
                    (body if body else specification).append(node)
                    continue
            if body_pos is None:
                body_pos = self.line_start
            self.one_statement(keyword, body, orphans)
            movable = movable and _may_be_statement_function(body[-1])
        return keyword, self.line_start if body_pos is None else body_pos

    def _specification(self, keyword: str, orphans: Orphans) -> nodes.Stmt | None:
        """The specification statement or block that starts here; an OpaqueStmt where it does not parse."""
        label, statement_at = self.label, self.next_statement
        node: nodes.Stmt | None
        try:
            node = self.definition(keyword) or self.specification_statement(keyword)
            if node is None:
                return None
        except Fault as fault:
            self.record(fault)
            self.next_statement = statement_at - 1
            self.step()
            node = self.opaque()
            if self.begins_construct(keyword) and not (keyword == "type" and self.values[self.head + 1] == "("):
                orphans.waiting.append(keyword)
        node.label = label
        return node

    def _begins_unit(self, keyword: str) -> bool:
        """A heading where none can be: an END statement is missing before it."""
        if keyword not in _BEFORE_PROCEDURE and keyword not in ("program", "submodule", "blockdata"):
            return False
        alone = self.kinds[self.at] == "n" and self.at + 1 == self.last
        if keyword in ("program", "module") and alone:
            return True
        if keyword == "blockdata" or (keyword == "submodule" and self.values[self.at] == "("):
            return True
        at = self.head
        while at < self.last and self.values[at] not in ("function", "subroutine"):
            at += 1
        if at == self.last or self.kinds[at + 1] != "n" or "::" in self.values[self.head : at]:
            return False
        place = self.at
        errors = len(self.errors)
        found = self._procedure_heading() is not None
        del self.errors[errors:]
        self.at = place
        return found


def _may_be_statement_function(node: nodes.Stmt) -> bool:
    """`f(x, y) = ...`."""
    if not isinstance(node, nodes.Assignment):
        return isinstance(node, _ANYWHERE)
    target = node.target
    return (
        isinstance(target, nodes.Reference)
        and isinstance(target.base, nodes.Name)
        and all(isinstance(a, nodes.Name) for a in target.arguments)
    )
