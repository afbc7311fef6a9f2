"""Scoping units and what names mean in them: local declarations, use association, host association (F2023 19).

Everything is lazy: a scope reads its specification part when the first name is looked up in it, a used module is asked
for one name at a time, and a declaration is evaluated when its name is needed.
"""

from __future__ import annotations

from gpuoffload_build.ir.symbols import At
from gpuoffload_build.syntax import nodes

from .entities import Declaration, Generic, Intrinsic, Specific, Unknown
from .implicit import ImplicitRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Procedure, ProcedureDummy, TypeDefinition
    from gpuoffload_build.source.text import Source

    from .body import BodyBuilder
    from .entities import Entity
    from .options import LanguageOptions
    from .project import Project, TranslationUnit

PROGRAM_UNITS = ("module", "submodule", "program", "blockdata")


class Scope:
    """A program unit, procedure, interface body, BLOCK, derived type or construct with entities of its own.

    kind: 'module' | 'submodule' | 'program' | 'blockdata' | 'procedure' | 'interface' | 'block' | 'type' | 'construct'
    key: what the keys of its entities begin with.
    """

    def __init__(self, kind: str, key: str, node: object, host: Scope | None, file: TranslationUnit) -> None:
        self.kind = kind
        self.key = key
        self.node = node
        self._host = host
        self.file = file
        self.project: Project = file.project
        self.source: Source = file.source
        self.options: LanguageOptions = file.options
        self.symbols: dict[str, Entity | None] = {}
        self.specifics: dict[str, Entity | None] = {}
        self.declared: dict[str, Declaration] = {}
        self.generics: dict[str, list[nodes.Interface | nodes.GenericBinding]] = {}
        self.uses: list[nodes.Use] = []
        self.access: dict[str, str] = {}
        self.missing_include = ""
        """A file of an INCLUDE line that was not found: it may declare any name."""
        self.default_access = "public"
        self.protected_all = False
        self.save_all = False
        self.imports: set[str] | None = None
        """Names that IMPORT lets in; None: all of the host's."""
        self.indexed = kind == "construct"
        self.procedure: Procedure | None = None
        """The symbol of a procedure scope."""
        self.interface: Scope | None = None
        """Of a separate module procedure: the scope of its interface body."""
        self.entries: dict[str, Procedure] = {}
        """Of a procedure: the symbols of its ENTRY statements."""
        self.builder: BodyBuilder | None = None
        self.kinds: dict[str, int] = {}
        """Of a derived type: the kind parameters that it is instantiated with."""
        self._implicit: ImplicitRules | None = None
        self._modules: dict[str, Scope | None] = {}
        self._missing_module: str | None = None
        self._applied: set[str] | None = None
        self.assigned: set[str] | None = None

    # Structure ---------------------------------------------------------------------------------------------------

    @property
    def host(self) -> Scope | None:
        """The host scope; a submodule's is its parent."""
        if self._host is None and self.kind == "submodule":
            self._host = self.project.parent_of(self)
        return self._host

    @property
    def implicit(self) -> ImplicitRules:
        """The implicit typing rules in force here."""
        self.index()
        if self._implicit is None:
            host = self.host
            if host is None or (self.kind == "interface" and self.imports is not None):
                self._implicit = ImplicitRules(None, self.options.implicit_none)
            else:
                self._implicit = host.implicit
        return self._implicit

    def own_implicit(self) -> ImplicitRules:
        """Rules of this scope alone, for an IMPLICIT statement to change."""
        if self._implicit is None:
            host = self._host if self.kind != "interface" else None
            base = host.implicit if host is not None else None
            self._implicit = ImplicitRules(base, self.options.implicit_none and base is None)
        return self._implicit

    def program_unit(self) -> Scope:
        """The innermost scope that can declare names implicitly: never a BLOCK or a construct."""
        scope = self
        while scope.kind in ("block", "construct", "type") and scope._host is not None:
            scope = scope._host
        return scope

    def at(self, node: nodes.Node) -> At:
        """The place of a syntax node."""
        return At(self.source, node.pos, node.end)

    def fresh_key(self, name: str) -> str:
        """A key for an entity of a construct or statement; the same in every analysis of the same text."""
        if self.builder is not None:
            self.builder.entities += 1
            return f"{self.key}::{name}@{self.builder.entities}"
        return f"{self.key}::{name}@"

    def index(self) -> None:
        """Read the specification part, once."""
        if not self.indexed:
            self.indexed = True
            from .index import index

            index(self)

    # Look-up -----------------------------------------------------------------------------------------------------

    def lookup(self, name: str) -> Entity | None:
        """What `name` means here, None when it is not declared anywhere (an intrinsic, implicit or unknown name)."""
        try:
            return self.symbols[name]
        except KeyError:
            pass
        self.index()
        if name in self.symbols:
            return self.symbols[name]
        self.symbols[name] = None  # a name that is asked for while it is being found
        entity = self._find(name)
        self.symbols[name] = entity
        return entity

    def _find(self, name: str) -> Entity | None:
        if self.kind == "module" and name in (self.file.parsed.unknown or ()):
            return Unknown(name, self.key)
        declaration = self.declared.get(name)
        if name in self.generics or (declaration is not None and declaration.form == "type"):
            return self._merge(name, declaration)
        if declaration is not None:
            from .declare import entity

            return entity(self, declaration)
        used = self._used(name)
        if used:
            if any(type(e) is Generic for e in used):
                return self._merge(name, None, used)
            return used[0]
        return self._from_host(name)

    def _from_host(self, name: str) -> Entity | None:
        if self.imports is not None and name not in self.imports:
            return None
        host = self.host
        if host is None:
            return None
        found = host.lookup(name)
        if found is None and self.kind == "procedure" and host.kind in ("procedure", "program"):
            found = host.implicit_host_variable(name)
        return found

    def _merge(self, name: str, declaration: Declaration | None, used: list[Entity] | None = None) -> Entity | None:
        """A generic with all its specifics: those of this scope, of every use, of the host. A type alone is itself."""
        generic = Generic(name)
        if name in self.generics:
            self.symbols[name] = generic  # the type of that name may ask for itself
        if declaration is not None and declaration.form == "type":
            from .derived import definition_of

            generic.type = definition_of(self, declaration)
        for block in self.generics.get(name, ()):
            for specific in specific_names(block):
                generic.add(self._specific(specific))
        for entity in self._used(name) if used is None else used:
            self._take(generic, entity)
        if not generic.specifics and generic.type is not None:
            return generic.type
        if self.kind not in ("module", "program") and (self.imports is None or name in self.imports):
            host = self.host
            inherited = host.lookup(name) if host is not None else None
            if type(inherited) is Generic:
                self._take(generic, inherited)
        if not generic.unknown:
            generic.unknown = self.missing_module()
        return generic

    def _specific(self, name: str) -> Specific:
        return self.project.specific(self, name)

    def _take(self, generic: Generic, entity: Entity) -> None:
        from gpuoffload_build.ir.symbols import Procedure, TypeDefinition

        if type(entity) is Generic:
            for specific in entity.specifics:
                generic.add(specific)
            generic.type = generic.type or entity.type
            generic.unknown = generic.unknown or entity.unknown
        elif isinstance(entity, TypeDefinition):
            generic.type = generic.type or entity
        elif isinstance(entity, Unknown):
            generic.unknown = entity.module
        elif isinstance(entity, Procedure | Intrinsic):
            specific = Specific(entity.name, self)
            specific.procedure = entity
            generic.add(specific)

    def lookup_specific(self, name: str) -> Procedure | ProcedureDummy | Intrinsic | Unknown | None:
        """The procedure of that name, although a generic may have the same name."""
        from gpuoffload_build.ir.symbols import Procedure, ProcedureDummy

        self.index()
        if name in self.specifics:
            found = self.specifics[name]
        else:
            found = self.specifics[name] = self._find_specific(name)
        return found if isinstance(found, Procedure | ProcedureDummy | Intrinsic | Unknown) else None

    def _find_specific(self, name: str) -> Entity | None:
        from .declare import entity

        declaration = self.declared.get(name)
        if declaration is not None and declaration.form != "type":
            if name not in self.generics:
                return self.lookup(name)
            return entity(self, declaration)
        if name not in self.generics:
            plain = self.lookup(name)
            if type(plain) is not Generic:
                return plain
        for use, original in self._uses_of(name):
            module = self.module(use)
            if module is None:
                found: Entity | None = Unknown(original, use.module)
            elif self.file.partial:
                found = module.lookup_specific(original)
            else:
                found = module.exported_specific(original)
            if found is not None:
                return found
        if self.imports is None or name in self.imports:
            host = self.host
            return host.lookup_specific(name) if host is not None else None
        return None

    def lookup_type(self, name: str) -> TypeDefinition | Unknown | None:
        """The derived type of that name."""
        from gpuoffload_build.ir.symbols import TypeDefinition

        found = self.lookup(name)
        if type(found) is Generic:
            return found.type or (Unknown(name, found.unknown) if found.unknown else None)
        if isinstance(found, TypeDefinition | Unknown):
            return found
        missing = self.missing_module()
        return Unknown(name, missing) if missing else None

    # Use association ---------------------------------------------------------------------------------------------

    def _uses_of(self, name: str) -> list[tuple[nodes.Use, str]]:
        found = []
        for use in self.uses:
            if use.has_only:
                found += [(use, item.original) for item in use.only if item.name == name]
            else:
                renamed = [item.original for item in use.renames if item.name == name]
                if renamed:
                    found += [(use, original) for original in renamed]
                elif not any(item.original == name for item in use.renames):
                    found.append((use, name))
        return found

    def _used(self, name: str) -> list[Entity]:
        """What the used modules give for a name.

        One that an ONLY list or a rename brings in is asked for there first and, unless it is generic, nowhere else: no
        other module can then give another entity of that name. The text of a module file may name private entities.
        """
        entities: list[Entity] = []
        uses = sorted(self._uses_of(name), key=lambda pair: not (pair[0].has_only or pair[1] != name))
        for use, original in uses:
            if entities and not use.has_only and original == name and not isinstance(entities[-1], Generic | Unknown):
                break
            module = self.module(use)
            if module is None:
                if use.has_only or original != name:
                    entities.append(Unknown(original, use.module))
                continue
            if not self.file.partial:
                entity = module.exported(original)
            else:
                entity = module.lookup(original) or Unknown(original, use.module)
            if entity is not None and not any(e is entity for e in entities):
                entities.append(entity)
        known = [e for e in entities if type(e) is not Unknown]
        return known or entities

    def module(self, use: nodes.Use) -> Scope | None:
        """The scope of a used module, None when there is no source of it."""
        name = use.module
        if name not in self._modules:
            self._modules[name] = self.project.module_scope(name, self.source.path)
        return self._modules[name]

    def is_public(self, name: str) -> bool:
        """Whether a module lets `name` out (8.6.1)."""
        self.index()
        access = self.access.get(name)
        if access is None:
            access = self.default_access
        return access == "public"

    def exported(self, name: str) -> Entity | None:
        """What a user of this module gets for `name`."""
        if not self.is_public(name):
            return None
        found = self.lookup(name)
        if found is None and (missing := self.missing_only(name)):
            return Unknown(name, missing)
        return found

    def exported_specific(self, name: str) -> Entity | None:
        """As `exported`, for a procedure whose name is also generic."""
        return self.lookup_specific(name) if self.is_public(name) else None

    def missing_only(self, name: str) -> str:
        """The module without source whose ONLY list here names `name`, else ''."""
        for use, _ in self._uses_of(name):
            if use.has_only and self.module(use) is None:
                return use.module
        return ""

    def missing_module(self) -> str:
        """A module without source that is used here without ONLY, in a host, or by a used module that passes it on.

        So is the ancestor of a submodule.
        """
        if self._missing_module is None:
            self._missing_module = self._missing(set())
        return self._missing_module

    def _missing(self, seen: set[int]) -> str:
        if id(self) in seen:
            return ""
        seen.add(id(self))
        self.index()
        if self.missing_include:
            return self.missing_include
        for use in self.uses:
            if use.has_only:
                continue
            module = self.module(use)
            if module is None:
                return use.module
            if module.file.partial:
                continue  # all that it passes on is there, or unknown by name
            if module.default_access == "public" or not module.indexed:
                passed_on = module._missing(seen)
                if passed_on:
                    return passed_on
        host = self.host
        if host is not None:
            if self.kind == "submodule" and host.file.partial:
                return host.key  # a submodule sees private names too
            return host._missing(seen)
        return self.node.ancestor if isinstance(self.node, nodes.Submodule) else ""

    # Implicit names ----------------------------------------------------------------------------------------------

    def implicit_host_variable(self, name: str) -> Entity | None:
        """A variable that this host declares implicitly by using it in its own body."""
        if self.implicit.rule(name) is None or name not in self.applied(names=True):
            return None
        from .declare import implicit_variable
        from .intrinsics import is_intrinsic

        return None if is_intrinsic(name) else implicit_variable(self, name)

    def applied(self, names: bool = False) -> set[str]:
        """Names that the body calls or references with parentheses; with `names`, every name that stands alone."""
        from .scan import applied_names, plain_names

        if names:
            return plain_names(self.node)
        if self._applied is None:
            self._applied = applied_names(self.node)
        return self._applied


def specific_names(block: nodes.Interface | nodes.GenericBinding) -> list[str]:
    """The names of specific procedures that an interface block or a GENERIC statement gives."""
    if isinstance(block, nodes.GenericBinding):
        return block.names
    names: list[str] = []
    for item in block.items:
        if isinstance(item, nodes.InterfaceProcedures):
            names += item.names
        elif isinstance(item, nodes.Procedure):
            names.append(item.name)
    return names
