"""Derived type definitions, enumerations and interface blocks (F2023 7.5, 7.6, 15.4.3.2)."""

from __future__ import annotations

from . import nodes
from .cursor import Fault
from .specification import SpecificationParser


class DefinitionParser(SpecificationParser):
    """Blocks of the specification part; each ends with its END statement consumed."""

    def procedure_unit(self, keyword: str) -> nodes.Procedure | None:
        raise NotImplementedError

    def definition(self, keyword: str) -> nodes.Stmt | None:
        """The block that starts with the current statement, or None if none does."""
        following = self.values[self.at]
        if keyword == "type":
            if following in (",", "::") or self.kinds[self.at] == "n":
                return self._derived_type()
        elif keyword == "interface":
            return self._interface(False)
        elif keyword == "abstractinterface":
            return self._interface(True)
        elif keyword == "enum":
            if following in (",", "") or self.kinds[self.at] == "n":
                return self._enum()
        elif keyword == "enumerationtype":
            return self._enum()
        return None

    # -- derived types

    def _derived_type(self) -> nodes.Stmt:
        pos, label = self.start, self.label
        attributes = self.attributes()
        name = self.name()
        parameters: list[str] = []
        if self.accept("("):
            parameters = self.names()
            self.expect(")")
        self.done()
        components: list[nodes.Stmt] = []
        bindings: list[nodes.Stmt] = []
        node = nodes.DerivedType(
            name, attributes, parameters, components, bindings, False, False, False, pos, pos, self.ends[self.at - 1]
        )
        contained = False
        while True:
            keyword = self.next_of_block("END TYPE", pos)
            if keyword in ("endtype", "end", ""):
                break
            try:
                if keyword == "contains":
                    contained = True
                elif keyword == "private" and self.at == self.last:
                    if contained:
                        node.private_bindings = True
                    else:
                        node.private_components = True
                elif keyword == "sequence" and self.at == self.last:
                    node.sequence = True
                elif contained:
                    bindings.append(self._binding(keyword))
                else:
                    components.append(self._component(keyword))
                self.done()
            except Fault as fault:
                self.record(fault)
                (bindings if contained else components).append(self.opaque())
        node.end_pos = self.line_start
        node.end = self.finish_block(keyword, name)
        node.label = label
        return node

    def _component(self, keyword: str) -> nodes.Stmt:
        component = self.specification_statement(keyword)
        if isinstance(component, nodes.TypeDeclaration | nodes.ProcedureDeclaration | nodes.IncludeLine):
            return component
        raise Fault(self.start, "component declaration expected")

    def _binding(self, keyword: str) -> nodes.Stmt:
        if keyword == "procedure":
            interface: str | None = None
            if self.accept("("):
                interface = self.name()
                self.expect(")")
            attributes = self.attributes()
            names = [self.use_item()]
            while self.accept(","):
                names.append(self.use_item())
            return nodes.TypeBoundProcedure(interface, attributes, names, self.start, self.ends[self.at - 1])
        if keyword == "generic":
            generic = self.specification_statement(keyword)
            if generic is not None:
                return generic
        elif keyword == "final":
            self.accept("::")
            return nodes.FinalBinding(self.names(), self.start, self.ends[self.at - 1])
        raise Fault(self.start, "type-bound procedure expected")

    # -- enumerations

    def _enum(self) -> nodes.Stmt:
        pos, label = self.start, self.label
        bind_c = False
        name: str | None = None
        for attribute in self.attributes():
            bind_c = bind_c or attribute.name == "bind"
        if self.kinds[self.at] == "n":
            name = self.name()
        self.done()
        enumerators: list[nodes.Enumerator] = []
        while True:
            keyword = self.next_of_block("END ENUM", pos)
            if keyword in ("endenum", "endenumeration", "end", ""):
                break
            try:
                if keyword != "enumerator":
                    raise Fault(self.start, "ENUMERATOR expected")
                self.accept("::")
                while True:
                    start = self.starts[self.at]
                    word = self.name()
                    value = self.expression() if self.accept("=") else None
                    enumerators.append(nodes.Enumerator(word, value, start, self.ends[self.at - 1]))
                    if not self.accept(","):
                        break
                self.done()
            except Fault as fault:
                self.record(fault)
        if keyword == "endenumeration":
            self.accept("type")
        node = nodes.Enum(name, bind_c, enumerators, pos, self.finish_block(keyword, name))
        node.label = label
        return node

    # -- interfaces

    def _interface(self, abstract: bool) -> nodes.Stmt:
        pos, label = self.start, self.label
        generic = self.generic_spec() if self.at < self.last else None
        self.done()
        items: list[nodes.Stmt] = []
        while True:
            keyword = self.next_of_block("END INTERFACE", pos)
            if keyword in ("endinterface", "end", ""):
                break
            try:
                items.append(self._interface_item(keyword))
            except Fault as fault:
                self.record(fault)
                items.append(self.opaque())
        if keyword:  # `end interface operator(+)`: gone by in the text, see generic_spec
            self.at = self.last
        node = nodes.Interface(abstract, generic, items, pos, self.finish_block(keyword))
        node.label = label
        return node

    def _interface_item(self, keyword: str) -> nodes.Stmt:
        if keyword == "procedure" or (keyword == "module" and self.values[self.at] == "procedure"):
            module = keyword == "module"
            if module:
                self.at += 1
            self.accept("::")
            names = self.names()
            self.done()
            return nodes.InterfaceProcedures(names, module, self.start, self.ends[self.at - 1])
        body = self.procedure_unit(keyword)
        if body is not None:
            return body
        if keyword in ("import", "include"):
            statement = self.specification_statement(keyword)
            if statement is not None:
                return statement
        raise Fault(self.start, "interface body expected")

    # -- blocks

    def next_of_block(self, wanted: str, pos: int) -> str:
        """Step on and give the keyword; "" (and an error recorded) where the file or the unit ends before `wanted`."""
        if not self.step():
            self.record(Fault(pos, f"{wanted} missing"))
            return ""
        keyword = self.keyword()
        if keyword in UNIT_ENDS:
            self.record(Fault(self.start, f"{wanted} expected"))
            self.step_back()
            return ""
        return keyword

    def finish_block(self, keyword: str, name: str | None = None) -> int:
        """Read the optional name after an END statement (none if `keyword` is ""); the block's end."""
        if keyword:
            if name is not None:
                self.accept(name)
            if self.at != self.last:
                self.record(self.fault(f"unexpected '{self.shown(self.at)}'"))
                self.at = self.last
        return self.last_end()


UNIT_ENDS = frozenset(
    ["endprogram", "endmodule", "endsubmodule", "endsubroutine", "endfunction", "endprocedure", "endblockdata"]
)
