"""Specification statements (F2023 clauses 8, 14.2 and 8.5 to 8.10) except derived types and interface blocks."""

from __future__ import annotations

from . import nodes
from .cursor import Fault
from .declarations import DeclarationParser
from .expressions import INTRINSIC_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

TYPE_KEYWORDS = INTRINSIC_TYPES | {"type", "class", "typeof", "classof"}
_ATTRIBUTE_KEYWORDS = frozenset(
    [
        "allocatable",
        "asynchronous",
        "automatic",
        "codimension",
        "contiguous",
        "dimension",
        "external",
        "intrinsic",
        "optional",
        "pointer",
        "private",
        "protected",
        "public",
        "save",
        "static",
        "target",
        "value",
        "volatile",
    ]
)


class SpecificationParser(DeclarationParser):
    """One method a statement; each is called with the cursor after the keyword and leaves it at the end."""

    def specification_statement(self, keyword: str) -> nodes.Stmt | None:
        """The statement, or None if `keyword` does not start one of these."""
        method = _STATEMENTS.get(keyword)
        if method is None:
            return None
        node = method(self, keyword)
        if node is not None:
            self.done()
        return node

    def _type_declaration(self, keyword: str) -> nodes.Stmt | None:
        """Also gives None for `type t` and `type, attribute :: t`, which begin a derived type."""
        following = self.values[self.at]
        if keyword in ("type", "class", "typeof", "classof") and following != "(":
            return None
        self.at = self.head
        type_spec = self.type_spec()
        if type_spec.keyword == "character" and self.values[self.at] == "," and type_spec.star:
            if "::" in self.values[self.at : self.last]:
                attributes = self.attributes()
            else:  # `character*8, a`
                self.at += 1
                attributes = []
        else:
            attributes = self.attributes()
        entities = self.entities()
        return nodes.TypeDeclaration(type_spec, attributes, entities, self.start, self.ends[self.at - 1])

    def _procedure_declaration(self, keyword: str) -> nodes.Stmt | None:
        if self.values[self.at] != "(":
            return None
        self.at += 1
        interface: str | None = None
        type_spec: nodes.TypeSpec | None = None
        if self.values[self.at] != ")":
            word = self.values[self.at]
            if word in INTRINSIC_TYPES or (word in TYPE_KEYWORDS and self.values[self.at + 1] != ")"):
                type_spec = self.type_spec()
            else:
                interface = self.name()
        self.expect(")")
        attributes = self.attributes()
        entities = self.entities()
        return nodes.ProcedureDeclaration(
            interface, type_spec, attributes, entities, self.start, self.ends[self.at - 1]
        )

    def _use(self, keyword: str) -> nodes.Stmt | None:
        nature: str | None = None
        if self.accept(","):
            nature = self.name()
            self.expect("::")
        else:
            self.accept("::")
        module = self.name()
        only: list[nodes.UseItem] = []
        renames: list[nodes.UseItem] = []
        has_only = False
        if self.accept(","):
            if self.values[self.at] == "only" and self.values[self.at + 1] in (":", "::"):
                has_only = True
                self.at += 2
                if self.at < self.last:
                    only = self._use_items()
            else:
                renames = self._use_items()
        return nodes.Use(module, nature, only, renames, has_only, self.start, self.ends[self.at - 1])

    def _use_items(self) -> list[nodes.UseItem]:
        found = [self.use_item()]
        while self.accept(","):
            if self.at == self.last:  # compilers take a trailing comma
                break
            found.append(self.use_item())
        return found

    def _import(self, keyword: str) -> nodes.Stmt | None:
        mode: str | None = None
        names: list[str] = []
        if self.accept(","):
            mode = self.name()
            if mode not in ("none", "all", "only"):
                raise Fault(self.starts[self.at - 1], "'only', 'none' or 'all' expected")
            if mode == "only":
                self.expect(":")
        self.accept("::")
        if self.at < self.last:
            names = self.names()
        return nodes.Import(mode, names, self.start, self.ends[self.at - 1])

    def _implicit(self, keyword: str) -> nodes.Stmt | None:
        none_for: list[str] = []
        rules: list[nodes.ImplicitRule] = []
        none = self.values[self.at] == "none"
        if none:
            self.at += 1
            if self.accept("("):
                if self.values[self.at] != ")":
                    none_for = self.names()
                self.expect(")")
        else:
            rules.append(self._implicit_rule())
            while self.accept(","):
                rules.append(self._implicit_rule())
        return nodes.Implicit(none, none_for, rules, self.start, self.ends[self.at - 1])

    def _implicit_rule(self) -> nodes.ImplicitRule:
        """`real(8) (a-h, o-z)`: the last parentheses hold the letters, also in `real (a-h)`."""
        pos = self.starts[self.at]
        word = self.values[self.at]
        width = 2 if word == "double" else 1
        if word in INTRINSIC_TYPES and self.values[self.at + width] == "(":
            after = self.after_parentheses(self.at + width)
            if self.values[after] != "(":
                spelled = word if width == 1 else word + self.values[self.at + 1]
                end = self.ends[self.at + width - 1]
                self.at += width
                return self._letters(nodes.TypeSpec(spelled, None, [], False, pos, end), pos)
        return self._letters(self.type_spec(), pos)

    def _letters(self, type_spec: nodes.TypeSpec, pos: int) -> nodes.ImplicitRule:
        self.expect("(")
        letters = ""
        while True:
            first = self._letter()
            last = self._letter() if self.accept("-") else first
            letters += "".join(chr(c) for c in range(ord(first), ord(last) + 1))
            if not self.accept(","):
                break
        self.expect(")")
        return nodes.ImplicitRule(type_spec, letters, pos, self.ends[self.at - 1])

    def _letter(self) -> str:
        letter = self.name()
        if len(letter) != 1:
            raise Fault(self.starts[self.at - 1], "letter expected")
        return letter

    def _parameter(self, keyword: str) -> nodes.Stmt | None:
        if not self.accept("("):
            return None
        constants = []
        while True:
            pos = self.starts[self.at]
            name = self.name()
            self.expect("=")
            value = self.expression()
            constants.append(nodes.NamedConstant(name, value, pos, value.end))
            if not self.accept(","):
                break
        self.expect(")")
        return nodes.ParameterStmt(constants, self.start, self.ends[self.at - 1])

    def _attribute_statement(self, keyword: str) -> nodes.Stmt | None:
        value: str | None = None
        if keyword == "intent":
            value = self.intent()
        elif keyword == "attributes":
            self.expect("(")
            value = self.name()
            self.expect(")")
        elif keyword == "bind":
            binding = self.bind(self.start)
            if binding.arguments:
                raise Fault(binding.arguments[0].pos, "BIND statement with a name for several entities")
            value = binding.value
        elif keyword == "pointer" and self.values[self.at] == "(":
            return self._cray_pointer()
        elif self.at < self.last and self.values[self.at] != "::" and self.kinds[self.at] != "n" and keyword != "save":
            return None
        self.accept("::")
        entities: list[nodes.Entity] = []
        if self.at < self.last:
            entities.append(self._attributed())
            while self.accept(","):
                entities.append(self._attributed())
        return nodes.AttributeStmt(keyword, value, entities, self.start, self.ends[self.at - 1])

    def _attributed(self) -> nodes.Entity:
        """An entity, `/common/`, or a generic spec."""
        pos = self.starts[self.at]
        if self.accept("/"):
            name = f"/{self.name()}/"
            self.expect("/")
        elif self.values[self.at] in ("operator", "assignment", "read", "write"):
            name = self.generic_spec()
            if "(" not in name:
                self.at -= 1
                return self.entity()
        else:
            return self.entity()
        return nodes.Entity(name, [], [], None, None, False, [], pos, self.ends[self.at - 1])

    def _cray_pointer(self) -> nodes.Stmt:
        pairs = []
        while True:
            pos = self.starts[self.at]
            self.expect("(")
            pointer = self.name()
            self.expect(",")
            pointee = self.entity()
            self.expect(")")
            pairs.append(nodes.CrayPair(pointer, pointee, pos, self.ends[self.at - 1]))
            if not self.accept(","):
                break
        return nodes.CrayPointer(pairs, self.start, self.ends[self.at - 1])

    def _data(self, keyword: str) -> nodes.Stmt | None:
        sets = []
        while True:
            pos = self.starts[self.at]
            objects = [self.primary()]
            while self.accept(","):
                objects.append(self.primary())
            values = self.data_values()
            sets.append(nodes.DataSet(objects, values, pos, self.ends[self.at - 1]))
            self.accept(",")
            if self.at >= self.last:
                break
        return nodes.Data(sets, self.start, self.ends[self.at - 1])

    def _common(self, keyword: str) -> nodes.Stmt | None:
        blocks: list[nodes.CommonBlock] = []
        while self.at < self.last:
            pos = self.starts[self.at]
            name = ""
            if self.accept("/"):
                if self.values[self.at] != "/":
                    name = self.name()
                self.expect("/")
            elif not self.accept("//") and blocks:
                raise self.fault("'/' expected" + self.instead())
            entities = [self.entity_before_slash()]
            while self.accept(","):
                if self.values[self.at] in ("/", "//"):
                    break
                entities.append(self.entity_before_slash())
            blocks.append(nodes.CommonBlock(name, entities, pos, self.ends[self.at - 1]))
        if not blocks:
            raise self.fault("name expected")
        return nodes.Common(blocks, self.start, self.ends[self.at - 1])

    def entity_before_slash(self) -> nodes.Entity:
        """An entity of COMMON: name and array spec; a `/` after it is not its own."""
        pos = self.starts[self.at]
        name = self.name()
        shape = self.shape() if self.values[self.at] == "(" else []
        return nodes.Entity(name, shape, [], None, None, False, [], pos, self.ends[self.at - 1])

    def _equivalence(self, keyword: str) -> nodes.Stmt | None:
        sets = []
        while True:
            pos = self.starts[self.at]
            objects = self.arguments()
            sets.append(nodes.EquivalenceSet(objects, pos, self.ends[self.at - 1]))
            if not self.accept(","):
                break
        return nodes.Equivalence(sets, self.start, self.ends[self.at - 1])

    def _namelist(self, keyword: str) -> nodes.Stmt | None:
        groups = []
        while True:
            pos = self.starts[self.at]
            self.expect("/")
            group = self.name()
            self.expect("/")
            names = [self.name()]
            while self.accept(","):
                if self.values[self.at] == "/":
                    break
                names.append(self.name())
            groups.append(nodes.NamelistGroup(group, names, pos, self.ends[self.at - 1]))
            if self.at >= self.last:
                break
        return nodes.Namelist(groups, self.start, self.ends[self.at - 1])

    def _entry(self, keyword: str) -> nodes.Stmt | None:
        name = self.name()
        arguments: list[nodes.Name] = []
        if self.values[self.at] == "(":
            arguments = self.dummy_arguments()
        result, bind = self.suffix()
        return nodes.Entry(name, arguments, result, bind, self.start, self.ends[self.at - 1])

    def dummy_arguments(self) -> list[nodes.Name]:
        """Names in parentheses; `*` is an alternate return."""
        self.expect("(")
        found: list[nodes.Name] = []
        while self.values[self.at] != ")":
            if self.accept("*"):
                found.append(nodes.Name("*", self.starts[self.at - 1], self.ends[self.at - 1]))
            else:
                found.append(self.name_node())
            if not self.accept(","):
                break
        self.expect(")")
        return found

    def suffix(self) -> tuple[str | None, nodes.Attribute | None]:
        """`result(r)` and `bind(c, ...)` in either order."""
        result: str | None = None
        bind: nodes.Attribute | None = None
        while self.kinds[self.at] == "n":
            pos = self.starts[self.at]
            word = self.name()
            if word == "result" and result is None:
                self.expect("(")
                result = self.name()
                self.expect(")")
            elif word == "bind" and bind is None:
                bind = self.bind(pos)
            else:
                raise Fault(pos, f"unexpected '{word}'")
        return result, bind

    def _format(self, keyword: str) -> nodes.Stmt | None:
        if self.values[self.at] not in ("(", "(/"):
            return None
        begin, end = self.starts[self.at], self.end_of_statement()
        self.at = self.last
        return nodes.Format(self.text[begin:end], self.start, end)

    def _include(self, keyword: str) -> nodes.Stmt | None:
        if self.kinds[self.at] != "s":
            return None
        path = self.values[self.at][1:-1]
        self.at += 1
        return nodes.IncludeLine(path, self.start, self.ends[self.at - 1])

    def _generic(self, keyword: str) -> nodes.Stmt | None:
        """`generic [, access] :: spec => names` (F2018 15.4.3.3 and 7.5.5)."""
        if self.values[self.at] not in (",", "::"):
            return None
        attributes = self.attributes()
        spec = self.generic_spec()
        self.expect("=>")
        names = self.names()
        return nodes.GenericBinding(spec, attributes, names, self.start, self.ends[self.at - 1])


_S = SpecificationParser
_STATEMENTS: dict[str, Callable[[SpecificationParser, str], nodes.Stmt | None]] = {
    **dict.fromkeys(TYPE_KEYWORDS, _S._type_declaration),
    **dict.fromkeys(_ATTRIBUTE_KEYWORDS | {"intent", "attributes", "bind"}, _S._attribute_statement),
    "procedure": _S._procedure_declaration,
    "use": _S._use,
    "import": _S._import,
    "implicit": _S._implicit,
    "parameter": _S._parameter,
    "data": _S._data,
    "common": _S._common,
    "equivalence": _S._equivalence,
    "namelist": _S._namelist,
    "entry": _S._entry,
    "format": _S._format,
    "include": _S._include,
    "generic": _S._generic,
}
