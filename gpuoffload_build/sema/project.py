"""All files of one analysis: modules are found by name, bodies are elaborated when they are asked for."""

from __future__ import annotations

from gpuoffload_build.ir import stmt
from gpuoffload_build.ir.symbols import At, Body, Procedure, TypeDefinition, Unit, Variable
from gpuoffload_build.syntax import nodes

from . import body as bodies
from . import scan
from .declare import binding_label
from .entities import Declaration, Specific
from .index import entries
from .procedures import entry_symbol, separate_scope, symbol_of
from .scope import Scope

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Protocol

    from gpuoffload_build.source.text import Source
    from gpuoffload_build.syntax.openmp import OmpDirective

    from .directives import Directives
    from .options import LanguageOptions

    class Modules(Protocol):
        """Where the sources of used modules come from."""

        def find(self, module_name: str, from_file: str) -> ParsedFile | None:
            """The file that has the module (or the submodule `ancestor@name`), None when there is no source of it."""
            ...


MODULE_FILE = "!mod$"
"""How the text of a module file starts: flang's, and what we make of gfortran's."""


class ParsedFile:
    """A source file, its tree, and the options that it is compiled with.

    `unknown` is None for a whole source. For the text of a module file that leaves out private names it is the names
    that the module has and the text does not declare.
    """

    __slots__ = ("options", "source", "tree", "unknown")

    def __init__(
        self, source: Source, tree: nodes.File, options: LanguageOptions, unknown: frozenset[str] | None = None
    ) -> None:
        self.source = source
        self.tree = tree
        self.options = options
        self.unknown = unknown


class Project:
    """The files that were added, and those that `modules` finds for them."""

    def __init__(self, modules: Modules) -> None:
        self.modules = modules
        self.files: list[TranslationUnit] = []
        self.scopes: dict[Procedure, Scope] = {}
        """Procedures whose body is known, with its scope."""
        self.types: dict[tuple[int, tuple[tuple[str, int], ...]], TypeDefinition] = {}
        self.type_homes: dict[TypeDefinition, tuple[Scope, Declaration]] = {}
        self.unknown_parents: dict[TypeDefinition, str] = {}
        """Types that extend one of a module without source, with that module."""
        self._known: dict[int, TranslationUnit] = {}
        self._paths: dict[str, TranslationUnit] = {}
        self._labels: dict[str, tuple[Scope, nodes.Procedure]] | None = None
        self._modules: dict[str, Scope] = {}
        self._found: dict[tuple[str, str], Scope | None] = {}
        self._submodules: dict[str, list[Scope]] = {}
        self._external: dict[str, Scope] = {}
        self._entries: dict[str, tuple[Scope, nodes.Entry]] = {}
        """ENTRY statements of external procedures, with the procedure's scope: its body is theirs."""
        self._bodies: dict[Procedure, Body] = {}
        self._absent: set[Procedure] = set()
        """Procedures without a body among the files so far."""
        self._main: dict[int, Body] = {}
        self._specifics: dict[tuple[int, str], Specific] = {}

    def add(self, parsed: ParsedFile) -> TranslationUnit:
        """Take in a file; one that is known already is not taken in twice."""
        known = self._known.get(id(parsed))
        if known is not None:
            return known
        file = TranslationUnit(self, parsed)
        self._known[id(parsed)] = file
        self._paths.setdefault(parsed.source.path, file)
        self._labels = None
        self.files.append(file)
        for scope in file.scopes:
            node = scope.node
            if isinstance(node, nodes.Module):
                self._modules.setdefault(node.name, scope)
            elif isinstance(node, nodes.Submodule):
                self._submodules.setdefault(node.ancestor, []).append(scope)
            elif isinstance(node, nodes.Procedure):
                self._external.setdefault(node.name, scope)
                for entry in entries(scope, node):
                    self._entries.setdefault(entry.name, (scope, entry))
        self._absent.clear()
        return file

    # Modules -----------------------------------------------------------------------------------------------------

    def module_scope(self, name: str, from_file: str) -> Scope | None:
        """The scope of a module as seen from a file, None when no source of it is known."""
        key = (name, from_file)
        if key in self._found:
            return self._found[key]
        file = self._paths.get(from_file)
        own = file.module(name) if file is not None else None
        if own is None:
            own = self._asked(name, from_file) or self._modules.get(name)
        self._found[key] = own
        return own

    def _asked(self, name: str, from_file: str) -> Scope | None:
        parsed = self.modules.find(name, from_file)
        if parsed is None:
            return None
        for scope in self.add(parsed).scopes:
            node = scope.node
            if isinstance(node, nodes.Module) and node.name == name:
                return scope
            if isinstance(node, nodes.Submodule) and f"{node.ancestor}@{node.name}" == name:
                return scope
        return None

    def module(self, name: str) -> Unit | None:
        """A module by name."""
        scope = self._modules.get(name) or self._asked(name, "")
        return scope.file.unit(scope) if scope is not None else None

    def parent_of(self, scope: Scope) -> Scope | None:
        """The parent of a submodule: another submodule or the module."""
        node = scope.node
        if not isinstance(node, nodes.Submodule):
            return None
        if node.parent is None:
            return self.module_scope(node.ancestor, scope.source.path)
        for candidate in self._submodules.get(node.ancestor, ()):
            if isinstance(candidate.node, nodes.Submodule) and candidate.node.name == node.parent:
                return candidate
        return self._asked(f"{node.ancestor}@{node.parent}", scope.source.path)

    def specific(self, scope: Scope, name: str) -> Specific:
        """The one `Specific` object of a name in a scope, so that merged generics hold it once."""
        key = (id(scope), name)
        found = self._specifics.get(key)
        if found is None:
            found = self._specifics[key] = Specific(name, scope)
        return found

    # Bodies ------------------------------------------------------------------------------------------------------

    def body(self, procedure: Procedure) -> Body | None:
        """The body of a procedure: in its own file, in a submodule, or of an external procedure of that name."""
        if procedure in self._bodies:
            return self._bodies[procedure]
        if procedure in self._absent:
            return None
        scope = self.scopes.get(procedure)
        if scope is None and procedure.origin == "module":
            scope = self._separate(procedure)
        if scope is None and procedure.origin in ("external", "interface"):
            own = self.external(procedure.name)
            if own is not None and own is not procedure:
                return self.body(own)
            scope = self._external.get(procedure.name)
        if scope is None and procedure.binding_label is not None:
            scope = self._labelled(procedure)
        if scope is None or scope.file.interface_only or not isinstance(scope.node, nodes.Procedure):
            self._absent.add(procedure)
            return None
        if scope.procedure is not procedure and scope.procedure is not None:
            return self.body(scope.procedure)
        self._bodies[procedure] = bodies.build(scope)
        return self._bodies[procedure]

    def _separate(self, procedure: Procedure) -> Scope | None:
        """The body scope of a separate module procedure, in the module itself or in a submodule of it."""
        module = procedure.owner.partition("@")[0]
        homes = list(self._submodules.get(module, ()))
        if module in self._modules:
            homes.append(self._modules[module])
        for home in homes:
            for unit in getattr(home.node, "contains", ()):
                if isinstance(unit, nodes.Procedure) and unit.name == procedure.name and is_separate(unit):
                    scope = home.file.separate(home, unit)
                    if scope.procedure is procedure:
                        return scope
        return None

    def _labelled(self, procedure: Procedure) -> Scope | None:
        """The body scope of another procedure that has the binding label of `procedure`."""
        if self._labels is None:
            self._labels = dict(labelled for file in self.files for labelled in file.binding_labels())
        found = self._labels.get(procedure.binding_label or "")
        if found is None:
            return None
        home, unit = found
        symbol = symbol_of(home) if unit is home.node else home.file.contained(home, unit)
        return self.scopes.get(symbol) if symbol is not None else None

    def main_body(self, scope: Scope) -> Body:
        """The body of a main program."""
        if id(scope) not in self._main:
            self._main[id(scope)] = bodies.build(scope)
        return self._main[id(scope)]

    def has_external(self, name: str) -> bool:
        """Whether an added file has an external procedure of that name."""
        return name in self._external or name in self._entries

    def external(self, name: str) -> Procedure | None:
        """The external procedure of that name among the added files."""
        scope = self._external.get(name)
        if scope is not None:
            return symbol_of(scope)
        return entry_symbol(*self._entries[name]) if name in self._entries else None


def is_separate(unit: nodes.Procedure) -> bool:
    """Whether a procedure of a CONTAINS part is the body of a separate module procedure."""
    return unit.kind == "module procedure" or "module" in unit.prefixes


class TranslationUnit:
    """One file: its program units, its loops. Nothing of it is elaborated before it is asked for."""

    def __init__(self, project: Project, parsed: ParsedFile) -> None:
        self.project = project
        self.parsed = parsed
        self.source = parsed.source
        self.options = parsed.options
        self.interface_only = parsed.source.text.startswith(MODULE_FILE)
        """Whether the procedures of the file have no bodies here: it is the text of one of flang's module files."""
        self.partial = self.interface_only and parsed.unknown is not None
        """Whether the text leaves out private names, and names those that it leaves out."""
        lowered = parsed.source.text.lower()
        self.has_entry = "entry" in lowered
        self.has_threadprivate = "threadprivate" in lowered
        self._words = ("concurrent", "$omp") if parsed.options.omp_loops else ("concurrent",)
        self._lowered = lowered if any(word in lowered for word in self._words) else ""
        self._directives: list[OmpDirective] | None = None
        self._omp: Directives | None = None
        self._omp_known = not parsed.options.omp_loops
        self._separate: dict[int, Scope] = {}
        self._units: dict[int, Unit] = {}
        self.scopes = [s for s in map(self._scope, parsed.tree.units) if s is not None]

    def _scope(self, node: nodes.Unit) -> Scope | None:
        if isinstance(node, nodes.Module):
            return Scope("module", node.name, node, None, self)
        if isinstance(node, nodes.Submodule):
            return Scope("submodule", f"{node.ancestor}@{node.name}", node, None, self)
        if isinstance(node, nodes.MainProgram):
            return Scope("program", node.name or "main", node, None, self)
        if isinstance(node, nodes.Procedure):
            return Scope("procedure", node.name, node, None, self)
        if isinstance(node, nodes.BlockData):
            return Scope("blockdata", node.name or "blockdata", node, None, self)
        return None

    @property
    def omp(self) -> Directives | None:
        """The OpenMP directives, where they count: with `--gpu-offload-omp-loops`."""
        if not self._omp_known:
            self._omp_known = True
            if "$omp" in self._lowered:
                from .directives import Directives

                self._omp = Directives(self.directives(), self.parsed.tree.text)
        return self._omp

    def directives(self) -> list[OmpDirective]:
        """All OpenMP directives of the file, whether they count or not; parsed once."""
        if self._directives is None:
            from gpuoffload_build.syntax.openmp import omp_directives

            self._directives = omp_directives(self.parsed.tree)
        return self._directives

    def module(self, name: str) -> Scope | None:
        """The scope of a module of this file."""
        for scope in self.scopes:
            if isinstance(scope.node, nodes.Module) and scope.node.name == name:
                return scope
        return None

    def binding_labels(self) -> list[tuple[str, tuple[Scope, nodes.Procedure]]]:
        """Binding labels of the external and module procedures of this file, with where they stand."""
        found = []
        for scope in self.scopes:
            for unit in (scope.node, *getattr(scope.node, "contains", ())):
                if isinstance(unit, nodes.Procedure) and unit.bind is not None:
                    label = binding_label(unit.bind, unit.name)
                    if label is not None:
                        found.append((label, (scope, unit)))
        return found

    def separate(self, host: Scope, unit: nodes.Procedure) -> Scope:
        """The body scope of a separate module procedure, made once."""
        if id(unit) not in self._separate:
            self._separate[id(unit)] = separate_scope(host, unit)
        return self._separate[id(unit)]

    # Units -------------------------------------------------------------------------------------------------------

    @property
    def units(self) -> list[Unit]:
        """The program units, with the interfaces of all that they declare."""
        return [self.unit(scope) for scope in self.scopes]

    def unit(self, scope: Scope) -> Unit:
        """The unit of one scope of this file."""
        if id(scope) not in self._units:
            self._units[id(scope)] = self._unit(scope)
        return self._units[id(scope)]

    def _unit(self, scope: Scope) -> Unit:
        node = scope.node
        scope.index()
        ancestor = parent = None
        body = None
        procedures: list[Procedure] = []
        kind = scope.kind
        if isinstance(node, nodes.Submodule):
            ancestor, parent = node.ancestor, node.parent
        elif isinstance(node, nodes.MainProgram):
            body = self.project.main_body(scope)
        elif isinstance(node, nodes.Procedure):
            kind = "external"
            procedures.append(symbol_of(scope))
        if isinstance(node, nodes.Module | nodes.Submodule):
            procedures += (p for p in map(self._contained(scope), node.contains) if p is not None)
        name = getattr(node, "name", None) or scope.key
        variables = module_variables(scope) if kind in ("module", "submodule", "blockdata") else ()
        return Unit(
            kind, name, ancestor, parent, tuple(procedures), variables, module_types(scope),
            tuple(dict.fromkeys(u.module for u in scope.uses)), body, At(scope.source, node.pos, node.end),  # type: ignore[attr-defined]
        )  # fmt: skip

    def types(self) -> list[TypeDefinition]:
        """The derived types of the file: all of its units, of procedures and BLOCKs those that may be extensions."""
        for scope in self.scopes:
            self._elaborate_types(scope)
        homes = self.project.type_homes
        return [definition for definition, (scope, _) in homes.items() if scope.file is self]

    def _elaborate_types(self, scope: Scope) -> None:
        """Make the types that are defined in a scope, in the procedures that it contains, and in their BLOCKs."""
        node = scope.node
        if not isinstance(node, nodes.Unit):
            return
        scope.index()
        module_types(scope)
        text = self.source.text
        if isinstance(node, nodes.Procedure | nodes.MainProgram) and scan.has_block_type(node.body):
            self._body(scope)
        for unit in getattr(node, "contains", ()):
            own = text[unit.pos : unit.end].lower() if isinstance(unit, nodes.Procedure) else ""
            if isinstance(unit, nodes.Procedure) and ("extends" in own or "final" in own):
                inner = self._inner(scope, unit)
                if inner is not None:
                    self._elaborate_types(inner)

    def _contained(self, scope: Scope):  # type: ignore[no-untyped-def]
        def symbol(unit: nodes.Unit) -> Procedure | None:
            if not isinstance(unit, nodes.Procedure):
                return None
            return self.contained(scope, unit)

        return symbol

    def contained(self, scope: Scope, unit: nodes.Procedure) -> Procedure | None:
        """The symbol of a procedure in the CONTAINS part of `scope`."""
        if is_separate(unit):
            return self.separate(scope, unit).procedure or symbol_of(self.separate(scope, unit))
        found = scope.lookup_specific(unit.name)
        return found if isinstance(found, Procedure) else None

    def bodies(self, wanted: Callable[[nodes.Unit], bool]) -> Iterator[Body]:
        """The bodies of the main program and of the procedures of the file, internal ones after their hosts; only
        those that are `wanted`, with their internal ones, are elaborated.
        """
        for scope in self.scopes:
            node = scope.node
            if isinstance(node, nodes.MainProgram | nodes.Procedure):
                if wanted(node):
                    body = self._body(scope)
                    if body is not None:
                        yield body
                        yield from self._internal_bodies(body)
                continue
            for unit in getattr(node, "contains", ()):
                if isinstance(unit, nodes.Procedure) and wanted(unit):
                    procedure = self.contained(scope, unit)
                    body = self.project.body(procedure) if procedure is not None else None
                    if body is not None:
                        yield body
                        yield from self._internal_bodies(body)

    def _internal_bodies(self, host: Body) -> Iterator[Body]:
        for procedure in host.internal:
            body = self.project.body(procedure)
            if body is not None:
                yield body
                yield from self._internal_bodies(body)

    # Loops -------------------------------------------------------------------------------------------------------

    def loops(self) -> list[tuple[stmt.DoConcurrent, Body]]:
        """The outermost DO CONCURRENT constructs of every body of the file, in source order, with that body; with them
        OpenMP loops, where they are to be offloaded.
        """
        found: list[tuple[stmt.DoConcurrent, Body]] = []
        if self._lowered:
            for scope in self.scopes:
                self._collect(scope, found)
        found.sort(key=lambda pair: pair[0].at.start)
        return found

    def _collect(self, scope: Scope, found: list[tuple[stmt.DoConcurrent, Body]]) -> None:
        node = scope.node
        if not isinstance(node, nodes.Unit) or not self._may_have_loops(node):
            return
        marked = self.omp.loops if self.omp is not None else ()
        if isinstance(node, nodes.Procedure | nodes.MainProgram) and scan.has_loop(node.body, marked):
            body = self._body(scope)
            if body is not None:
                found += ((loop, body) for loop in outermost(body.statements))
        for unit in getattr(node, "contains", ()):
            if isinstance(unit, nodes.Procedure) and self._may_have_loops(unit):
                inner = self._inner(scope, unit)
                if inner is not None:
                    self._collect(inner, found)

    def _may_have_loops(self, node: nodes.Unit) -> bool:
        text = self._lowered[node.pos : node.end]
        return any(word in text for word in self._words)

    def _inner(self, scope: Scope, unit: nodes.Procedure) -> Scope | None:
        if is_separate(unit) and scope.kind in ("module", "submodule"):
            inner = self.separate(scope, unit)
            if inner.procedure is None:
                symbol_of(inner)
            return inner
        scope.index()
        symbol = scope.lookup_specific(unit.name)
        return self.project.scopes.get(symbol) if isinstance(symbol, Procedure) else None

    def _body(self, scope: Scope) -> Body | None:
        if isinstance(scope.node, nodes.MainProgram):
            return self.project.main_body(scope)
        return self.project.body(symbol_of(scope) if scope.procedure is None else scope.procedure)


def module_variables(scope: Scope) -> tuple[Variable, ...]:
    """Variables and named constants that a unit declares itself."""
    found = []
    for declaration in list(scope.declared.values()):
        if declaration.form in ("data", "enumerator") and not declaration.attributes & {"dummy", "result"}:
            symbol = scope.lookup(declaration.name)
            if isinstance(symbol, Variable):
                found.append(symbol)
    return tuple(found)


def module_types(scope: Scope) -> tuple[TypeDefinition, ...]:
    """Derived types that a unit defines."""
    found = []
    for declaration in list(scope.declared.values()):
        if declaration.form == "type":
            symbol = scope.lookup_type(declaration.name)
            if isinstance(symbol, TypeDefinition):
                found.append(symbol)
    return tuple(found)


def outermost(statements: Iterable[stmt.Statement]) -> list[stmt.DoConcurrent]:
    """DO CONCURRENT constructs that do not stand in another one, in order."""
    found: list[stmt.DoConcurrent] = []
    for statement in statements:
        if isinstance(statement, stmt.DoConcurrent):
            found.append(statement)
            continue
        for field in ("body", "arms", "cases"):
            inner = getattr(statement, field, None)
            if not inner:
                continue
            if field == "body":
                found += outermost(inner)
            else:
                for part in inner:
                    found += outermost(part.body)
    return found
