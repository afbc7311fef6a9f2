"""Facts as the JSON of a sidecar, and the completion of a stub that has none yet."""

from __future__ import annotations

from gpuoffload_build.ir.symbols import ProcedureDummy

from .collector import READ, WRITE
from .procedure import facts_of, is_pure_reference
from .sites import BranchSite, CallSite, ImageSite, IoSite, StopSite, TypeSite, UnknownSite
from .types import intrinsic_parts, type_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from gpuoffload_build.ir.symbols import At, Body, Procedure, Unit, Variable
    from gpuoffload_build.sema.project import Project, TranslationUnit

    from .procedure import ProcedureFacts

    Json = dict[str, Any]

_GROUPS = ("io", "stops", "types", "calls", "images", "unknown", "branches")
_MODES = {READ: "r", WRITE: "w", READ | WRITE: "rw"}
_INTENTS = {"intent(in)": "in", "intent(out)": "out", "intent(inout)": "inout"}


def procedure_record(facts: ProcedureFacts) -> Json:
    """The record of one procedure, as `module_cache/FORMAT.md` describes it."""
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
        record["attributes"] = sorted(procedure.attributes)
        record["dummies"] = [_dummy(d) for d in procedure.dummies]
        if procedure.result is not None:
            record["result"] = _variable(procedure.result)
        if procedure.binding_label is not None:
            record["label"] = procedure.binding_label
    groups: dict[str, list[Json]] = {name: [] for name in _GROUPS}
    for number, site in enumerate(facts.sites):
        group, entry = _site(site)
        groups[group].append({**entry, "at": place(site.at), "order": number})
    record.update({name: entries for name, entries in groups.items() if entries})
    record["variables"] = {_outside_key(v): _MODES[mode] for v, mode in facts.variables.items()}
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


def _dummy(dummy: Variable | ProcedureDummy | None) -> Json:
    if dummy is None:
        return {"name": "*"}
    if isinstance(dummy, ProcedureDummy):
        return {"name": dummy.name, "type": type_name(dummy.type), "attributes": sorted(dummy.attributes)}
    return _variable(dummy)


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


def _outside_key(variable: Variable) -> str:
    if variable.storage == "common" and variable.linker is not None:
        return variable.linker + "/" + variable.name
    return variable.key


def unit_records(unit: TranslationUnit, project: Project) -> list[Json]:
    """The records of every procedure and main program that has its body in the translation unit, in source order."""
    return [procedure_record(facts_of(body, name)) for body, name in _bodies(unit.units, project)]


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
