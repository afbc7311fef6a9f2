"""Facts as the JSON of a sidecar, and the completion of a stub that has none yet."""

from __future__ import annotations

from gpuoffload_build.ir.symbols import ProcedureDummy

from .detail_record import CommonBlocks, accesses, detail_record, outside_key
from .modes import READ, WRITE
from .procedure import facts_of, is_pure_reference
from .recursion import call_cycles
from .sites import BranchSite, CallSite, ImageSite, IoSite, StopSite, TypeSite, UnknownSite
from .types import intrinsic_parts, type_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from gpuoffload_build.ir.symbols import At, Body, Procedure, Unit, Variable
    from gpuoffload_build.sema.project import Project, TranslationUnit
    from gpuoffload_build.sema.scope import Scope

    from .procedure import ProcedureFacts

    Json = dict[str, Any]

_GROUPS = ("io", "stops", "types", "calls", "images", "unknown", "branches")
_MODES = {READ: "r", WRITE: "w", READ | WRITE: "rw"}
_INTENTS = {"intent(in)": "in", "intent(out)": "out", "intent(inout)": "inout"}


def procedure_record(facts: ProcedureFacts, cycle: list[str] | None, blocks: CommonBlocks) -> Json:
    """The record of one procedure, as `module_cache/FORMAT.md` describes it; `cycle`: of calls, back to itself."""
    source = facts.at.source
    file = source.location(facts.at.start).file

    def place(at: At) -> list[int | str]:
        location = at.source.location(at.start)
        here: list[int | str] = [location.line, location.column]
        return here if location.file == file else [*here, location.file]

    record: Json = {"key": facts.key, "name": facts.key.rpartition("::")[2], "kind": facts.kind, "file": file}
    record["at"] = place(facts.at)
    procedure = facts.procedure
    declared = procedure is not None and procedure.pure
    record["pure"] = {"declared": declared, "found": not facts.impurity}
    if facts.impurity:
        what, at = facts.impurity[0]
        record["pure"]["because"] = {"what": what, "at": place(at)}
    if procedure is not None:
        record.update(_interface(procedure, facts))
        declared_recursive = [a for a in ("recursive", "non_recursive") if a in procedure.attributes]
        if cycle or declared_recursive:
            record["recursion"] = {"declared": declared_recursive[0]} if declared_recursive else {}
            if cycle:
                record["recursion"]["cycle"] = cycle
    groups: dict[str, list[Json]] = {name: [] for name in _GROUPS}
    for number, site in enumerate(facts.sites):
        group, entry = _site(site)
        groups[group].append({**entry, "at": place(site.at), "order": number})
    record.update({name: entries for name, entries in groups.items() if entries})
    if facts.details is not None:
        record.update(detail_record(facts, facts.details, place))
    record["variables"] = {outside_key(v): _MODES[mode] for v, mode in facts.variables.items()}
    common = blocks.record((v, _MODES[mode]) for v, mode in facts.variables.items())
    if common:
        record["common"] = common
    return record


def _interface(procedure: Procedure, facts: ProcedureFacts) -> Json:
    record: Json = {"attributes": sorted(procedure.attributes)}
    record["dummies"] = [_dummy(d, facts) for d in procedure.dummies]
    if procedure.result is not None:
        record["result"] = _variable(procedure.result)
    if procedure.binding_label is not None:
        record["label"] = procedure.binding_label
    return record


def _site(site: object) -> tuple[str, Json]:
    if isinstance(site, TypeSite):
        inside = sorted({type_name(part) for part, path in intrinsic_parts(site.type) if path})
        entry: Json = {"type": type_name(site.type), "what": site.what}
        if inside:
            entry["inside"] = inside
        return "types", entry
    if isinstance(site, CallSite):
        to = site.procedure.key if site.procedure is not None else site.name
        return "calls", {"to": to, "how": site.how, "pure": is_pure_reference(site)}
    if isinstance(site, IoSite):
        return "io", {"kind": site.kind, "internal": site.internal}
    if isinstance(site, StopSite):
        return "stops", {"error": site.error}
    if isinstance(site, ImageSite):
        return "images", {"kind": site.kind}
    if isinstance(site, BranchSite):
        return "branches", {"what": site.what}
    assert isinstance(site, UnknownSite)
    return "unknown", {"what": site.what, "module": site.module}


def _dummy(dummy: Variable | ProcedureDummy | None, facts: ProcedureFacts) -> Json:
    if dummy is None:
        return {"name": "*"}
    if isinstance(dummy, ProcedureDummy):
        return {"name": dummy.name, "type": type_name(dummy.type), "attributes": sorted(dummy.attributes)}
    record = _variable(dummy)
    paths = accesses(facts, dummy)
    if paths:
        record["accesses"] = paths
    return record


def _variable(variable: Variable) -> Json:
    record: Json = {"name": variable.name, "type": type_name(variable.type)}
    if variable.shape is not None:
        record["rank"] = variable.shape.rank
        record["shape"] = _SHAPES[type(variable.shape).__name__]
    rest = []
    for attribute in sorted(variable.attributes):
        if attribute in _INTENTS:
            record["intent"] = _INTENTS[attribute]
        else:
            rest.append(attribute)
    if rest:
        record["attributes"] = rest
    return record


_SHAPES = {
    "ExplicitShape": "explicit",
    "AssumedShape": "assumed",
    "DeferredShape": "deferred",
    "AssumedSize": "assumed-size",
    "AssumedRank": "assumed-rank",
}


def unit_records(unit: TranslationUnit, project: Project) -> list[Json]:
    """The records of every procedure and main program that has its body in the translation unit, in source order.

    An ENTRY has one too, after that of its procedure: its own interface, and what the whole body does.
    """
    found: list[tuple[ProcedureFacts, list[Procedure]]] = []
    for body, name in _bodies(unit.units, project):
        entries = _entries(body, project) if unit.has_entry else []
        found.append((facts_of(body, name, True, unit.options.realloc_lhs, entries), entries))
    cycles = _cycles(found)
    blocks = CommonBlocks(lambda owner: _scope(unit, project, owner))
    records: list[Json] = []
    for facts, entries in found:
        record = procedure_record(facts, cycles.get(facts.key), blocks)
        records.append(record)
        records += (_entry_record(record, facts, entry) for entry in entries)
    return records


def unit_facts(unit: TranslationUnit, project: Project) -> Iterator[ProcedureFacts]:
    """The facts of the same procedures without what only records have: the check's, and cheaper."""
    for body, name in _bodies(unit.units, project):
        yield facts_of(body, name)


def _cycles(found: Iterable[tuple[ProcedureFacts, list[Procedure]]]) -> dict[str, list[str]]:
    homes = {entry.key: facts.key for facts, entries in found for entry in entries}
    calls: dict[str, list[str]] = {}
    for facts, _entries_of in found:
        calls[facts.key] = callees = []
        for site in facts.calls:
            if site.how in ("direct", "dispatch", "final", "implicit"):
                key = site.procedure.key if site.procedure is not None else site.name
                callees.append(homes.get(key, key))
    return call_cycles(calls)


def _entries(body: Body, project: Project) -> list[Procedure]:
    scope = project.scopes.get(body.procedure) if body.procedure is not None else None
    if scope is None:
        return []
    from gpuoffload_build.sema.index import entries
    from gpuoffload_build.sema.procedures import entry_symbol
    from gpuoffload_build.syntax.nodes import Procedure as ProcedureNode

    node = scope.node
    return [entry_symbol(scope, e) for e in entries(scope, node)] if isinstance(node, ProcedureNode) else []


def _entry_record(record: Json, facts: ProcedureFacts, entry: Procedure) -> Json:
    location = entry.at.source.location(entry.at.start)
    own = {"key": entry.key, "name": entry.name, "entry_of": facts.key, "at": [location.line, location.column]}
    if location.file != record["file"]:
        own["at"] = [*own["at"], location.file]
    rest = {name: value for name, value in record.items() if name not in ("label", "result")}
    return {**rest, **own, **_interface(entry, facts)}


def _scope(unit: TranslationUnit, project: Project, owner: str) -> Scope | None:
    """The scope of this file, or of a module that it uses, whose entities' keys begin with `owner`."""
    for scope in (*unit.scopes, *project.scopes.values()):
        if scope.key == owner and scope.kind != "interface":
            return scope
    return project.module_scope(owner, unit.source.path) if owner and "::" not in owner else None


def _bodies(units: Iterable[Unit], project: Project) -> Iterator[tuple[Body, str]]:
    for unit in units:
        if unit.body is not None:
            yield unit.body, unit.name
            yield from _procedures(unit.body.internal, project)
        yield from _procedures(unit.procedures, project)


def _procedures(procedures: Iterable[Procedure], project: Project) -> Iterator[tuple[Body, str]]:
    for procedure in procedures:
        body = project.body(procedure)
        if body is not None:
            yield body, procedure.key
            yield from _procedures(body.internal, project)
