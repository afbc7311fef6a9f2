"""The whole program at the link: the front end over the records of all objects, files read only when something asks."""

from __future__ import annotations

from itertools import takewhile
from os.path import dirname

from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.facts.finalizers import finalizers
from gpuoffload_build.ir.types import DerivedType, PolymorphicType
from gpuoffload_build.sema.derived import binding_of
from gpuoffload_build.sema.project import Project
from gpuoffload_build.sidecar.interface import is_interface
from gpuoffload_build.sidecar.record import source_of
from gpuoffload_build.sidecar.search import parsed
from gpuoffload_build.syntax.nodes import Procedure as ProcedureNode

from .procedure_targets import ProcedureTargets, Targets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.facts.sites import CallSite
    from gpuoffload_build.ir.expr import DispatchCall
    from gpuoffload_build.ir.stmt import DispatchCallStatement, DoConcurrent
    from gpuoffload_build.ir.symbols import Body, Procedure, TypeDefinition
    from gpuoffload_build.ir.types import Type
    from gpuoffload_build.sema.project import Modules, ParsedFile, TranslationUnit
    from gpuoffload_build.sidecar.record import Record


class Program:
    """All translation units of one link; also the `Modules` of its own `project`, so that one symbol means one thing.

    records    one a translation unit; the same unit seen twice (in two libraries) counts once, by its hash
    elsewhere  where modules are looked for that no record provides: shipped ones, sidecars of installed libraries
    available  records of archive members that the linker does not take: bodies that only device code needs
    libraries  records in shared libraries, each with the library's name: most have the interface without the bodies
    """

    def __init__(
        self,
        records: Iterable[Record],
        elsewhere: Modules | None = None,
        available: Iterable[Record] = (),
        libraries: Iterable[tuple[str, Record]] = (),
    ) -> None:
        self.records: list[Record] = []
        self.linked: list[Record] = []
        """Those of `records` and `libraries`: what the program consists of."""
        self.diagnostics: list[Diagnostic] = []
        self.project = Project(self)
        self._elsewhere = elsewhere
        self._whole: set[int] = set()
        """The sources that have bodies, by identity: `_parsed` keeps them."""
        self._labels: dict[str, Body | None] = {}
        self._targets: ProcedureTargets | None = None
        self._types: list[TypeDefinition] | None = None
        self._extended: dict[str, list[TypeDefinition]] = {}
        self._hashes: set[str] = set()
        self._providers: dict[str, list[Record]] = {}
        self._parsed: dict[str, ParsedFile] = {}
        self._units: dict[str, TranslationUnit] = {}
        self._bodiless: list[tuple[str, Record]] = []
        for record in records:
            if self._enter(record, True):
                self.linked.append(record)
        for record in available:
            self._enter(record, False)
        for library, record in libraries:
            if self._enter(record, False):
                self.linked.append(record)
                if is_interface(record.source):
                    self._bodiless.append((library, record))

    # What each record provides: 'module m', 'submodule m' (all below module m), 'external p'.

    def _enter(self, record: Record, counts: bool) -> bool:
        """Take in a record; False where its unit is known already. `counts`: a second unit of a name is an error."""
        if record.hash in self._hashes:
            return False
        self._hashes.add(record.hash)
        self.records.append(record)
        for name in _names(record):
            known = self._providers.setdefault(name, [])
            if known and counts and not name.startswith("below "):
                kind, _, what = name.partition(" ")
                places = [_definition_of(kind, what, self._parse(r), r.file) for r in (known[0], record)]
                self.diagnostics.append(_two_of_a_name(kind, what, *places))
            known.append(record)
        return True

    # sema's Modules

    def find(self, module_name: str, from_file: str) -> ParsedFile | None:
        """The file that provides a module, or `parent@child` a submodule; None where no one has it.

        A folder with several programs may have a module of that name for each: the one nearest to `from_file` is meant.
        """
        kind = "submodule" if "@" in module_name else "module"
        providers = self._providers.get(f"{kind} {module_name.lower()}", ())
        if len(providers) > 1:
            linked = [record for record in providers if record in self.linked]
            return self._parse(max(linked or providers, key=lambda record: _folders_shared(record.file, from_file)))
        if providers:
            return self._parse(providers[0])
        return self._elsewhere.find(module_name, from_file) if self._elsewhere is not None else None

    def _parse(self, record: Record) -> ParsedFile:
        file = self._parsed.get(record.hash)
        if file is None:
            file = self._parsed[record.hash] = parsed(record)
            if not is_interface(record.source):
                self._whole.add(id(file.source))
        return file

    def unit(self, record: Record) -> TranslationUnit:
        """The translation unit of a record, with its bodies."""
        unit = self._units.get(record.hash)
        if unit is None:
            unit = self._units[record.hash] = self.project.add(self._parse(record))
        return unit

    # What the check asks

    def loops(self) -> Iterator[tuple[Record, DoConcurrent, Body]]:
        """Every loop that the host reaches, of the units compiled with `--gpu`, in the order of the link line."""
        for record in self.records:
            if record.gpu is not None and record.loops != []:
                for loop, body in self.unit(record).loops():
                    yield record, loop, body

    def body(self, procedure: Procedure) -> Body | None:
        """The body of a procedure, wherever in the program it stands; None where only its interface is known.

        Only the program's own records have bodies: in a module file of flang, or in the interface that a shared library
        keeps, procedures look empty; and a sidecar that is only found on the search path may be older than its library.
        """
        body = self._body(procedure)
        return body if body is not None and id(body.at.source) in self._whole else None

    def _body(self, procedure: Procedure) -> Body | None:
        if procedure.binding_label is not None and procedure.origin in ("external", "interface"):
            return self._labelled(procedure)
        body = self.project.body(procedure)
        if body is not None:
            return body
        for record in self._holders(procedure):
            if record.hash not in self._units:
                self.unit(record)
                body = self.project.body(procedure)
                if body is not None:
                    return body
        return None

    def _holders(self, procedure: Procedure) -> Iterator[Record]:
        """The records that may have the body: of the module, of its submodules, of an external procedure."""
        module = procedure.key.partition("::")[0].partition("@")[0]
        yield from self._providers.get(f"module {module}", ())
        yield from self._providers.get(f"below {module}", ())
        external = self._providers.get(f"external {procedure.name}", ())
        yield from external
        if not external and procedure.origin in ("external", "interface"):
            for record in self.records:  # an ENTRY statement is not among what a record says that it provides
                text = source_of(record).text.lower()
                if "entry" in text and procedure.name in text:
                    yield record

    def _labelled(self, procedure: Procedure) -> Body | None:
        """The body of a BIND(C) procedure: whatever its Fortran name, the binding label says which it is (18.10.2)."""
        label = procedure.binding_label
        assert label is not None
        if label not in self._labels:
            self._labels[label] = self.project.body(procedure) if procedure.origin == "external" else None
            for record in self.records:
                if label.lower() in source_of(record).text.lower():
                    for unit in self.unit(record).units:
                        for candidate in unit.procedures:
                            if candidate.binding_label == label and self._labels[label] is None:
                                self._labels[label] = self.project.body(candidate)
        return self._labels[label]

    def external(self, name: str) -> Procedure | None:
        """The external procedure of that name."""
        for record in self._providers.get(f"external {name}", ()):
            self.unit(record)
        return self.project.external(name)

    def library_of(self, procedure: Procedure) -> str | None:
        """The shared library that has the procedure, but not its body."""
        for library, record in self._bodiless:
            for facts in (record.facts or {}).get("procedures", ()):  # type: ignore[attr-defined]
                if facts["key"] == procedure.key or facts.get("label", "") == procedure.binding_label:
                    return library
        return None

    def overrides(self, call: CallSite) -> list[Procedure]:
        """What a dispatched reference may execute besides the declared type's procedure: overrides in extensions.

        A binding of the name of a private one in another module is no override (F2023 7.5.7.3), but gfortran 12 takes
        it for one.
        """
        return self._overrides(call.receiver, call.name)

    def overriding(self, call: DispatchCall | DispatchCallStatement) -> list[Procedure]:
        """As `overrides`, for the reference itself."""
        return self._overrides(call.passed.type, call.binding)

    def _overrides(self, receiver: Type | None, name: str) -> list[Procedure]:
        base = _definition(receiver)
        if base is None:
            return []
        bound = binding_of(base, name)
        gnu = any(record.compiler.get("family") == "gnu" for record in self.linked)
        hidden = bound is not None and "private" in bound[1].attributes and not gnu
        module = _module(bound[0]) if bound is not None else ""
        extensions = (t for t in self._extensions(base) if not hidden or _module(t) == module)
        return [p for definition in extensions for p in _bound(definition, name)]

    def pointer_targets(self, call: CallSite) -> Targets:
        """What a reference through a procedure dummy or pointer may execute."""
        if self._targets is None:
            self._targets = ProcedureTargets(self, [self.unit(record) for record in self.records])
        return self._targets.of(call.target) if call.target is not None else Targets((), "")

    def has_bodies(self, source: object) -> bool:
        """Whether a source is whole: not only an interface, as of a shared library."""
        return id(source) in self._whole

    def finalizers(self, call: CallSite) -> list[Procedure]:
        """What the end of a polymorphic object may execute besides the declared type's finalizers."""
        found: dict[Procedure, None] = {}
        pending, seen = [call.receiver], set()
        while pending:
            receiver = pending.pop()
            base = _definition(receiver)
            if base in seen:
                continue
            seen.add(base)
            for definition in self._extensions(base):
                for final in finalizers(DerivedType(definition), -1):
                    if final.receiver is not None:
                        pending.append(final.receiver)
                    elif final.procedure is not None:
                        found[final.procedure] = None
        return list(found)

    def _extensions(self, base: TypeDefinition | None) -> list[TypeDefinition]:
        """The types of the program that extend `base`; all types without one. Those of archive members that the linker
        does not take are no part of the program: no object of such a type can come into being.
        """
        key = base.key if base is not None else ""
        known = self._extended.get(key)
        if known is None:
            known = self._extended[key] = [t for t in self._all_types() if base is None or _extends(t, key)]
        return known

    def _all_types(self) -> list[TypeDefinition]:
        """Every type of the linked units that extends one or has finalizers or parts that may."""
        if self._types is None:
            types: dict[TypeDefinition, None] = {}
            for record in self.linked:
                text = source_of(record).text.lower()
                if "extends" in text or "final" in text or "class" in text:
                    types.update(dict.fromkeys(self.unit(record).types()))
            self._types = list(types)
        return self._types


def _names(record: Record) -> Iterator[str]:
    provides = record.provides
    for kind, field in (("module", "modules"), ("external", "external")):
        names = provides.get(field)
        for name in names if isinstance(names, list) else ():
            yield f"{kind} {name}"
    submodules = provides.get("submodules")
    for name in submodules if isinstance(submodules, list) else ():
        yield f"submodule {name}"
        yield f"below {str(name).partition('@')[0]}"


def _folders_shared(path: str, other: str) -> int:
    """How many folders from the root on two paths have in common."""
    pairs = zip(dirname(path).split("/"), dirname(other).split("/"))
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _two_of_a_name(kind: str, name: str, first: Location, second: Location) -> Diagnostic:
    if kind == "external":
        kind = "external procedure"
    return Diagnostic(
        "GPU0104",
        "error",
        second,
        f"{kind} '{name}' is defined in {second.file} and in {first.file}",
        "a name of the program must mean one thing (F2023 19.2)",
        "rename one, or link only one of them",
        ((first, "the other one"),),
    )


def _definition_of(kind: str, name: str, file: ParsedFile, path: str) -> Location:
    """Where a file defines a program unit of that name; the file's start where it is defined in another way (ENTRY)."""
    own = name.rpartition("@")[2]
    for unit in file.tree.units:
        if str(getattr(unit, "name", None)).lower() == own and (kind == "external") is isinstance(unit, ProcedureNode):
            return file.source.location(unit.pos)
    return Location(path, 1, 1)


def _definition(type: Type | None) -> TypeDefinition | None:
    if isinstance(type, PolymorphicType):
        type = type.declared
    return type.definition if isinstance(type, DerivedType) else None


def _extends(definition: TypeDefinition, key: str) -> bool:
    """Whether a type extends the one with that key, whatever kind parameters either has."""
    parent = definition.parent
    while parent is not None:
        if parent.definition.key == key:
            return True
        parent = parent.definition.parent
    return False


def _module(definition: TypeDefinition) -> str:
    """The module that defines a type: its submodules see private bindings too."""
    return definition.key.partition("::")[0].partition("@")[0]


def _bound(definition: TypeDefinition, name: str) -> list[Procedure]:
    for binding in definition.bindings:
        if binding.name == name and not binding.generic and "deferred" not in binding.attributes:
            procedure = definition.resolve(binding.procedures[0])
            return [procedure] if procedure is not None else []
    return []
