"""The details of a procedure as JSON: keys as in `module_cache/FORMAT.md`. What there is nothing of is left out."""

from __future__ import annotations

from gpuoffload_build.ir.symbols import Variable

from .access_path import WHOLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from gpuoffload_build.ir.symbols import At
    from gpuoffload_build.sema.scope import Scope

    from .details import Change, Details
    from .procedure import ProcedureFacts

    Json = dict[str, Any]
    Place = Callable[[At], list[int | str]]


def detail_record(facts: ProcedureFacts, details: Details, place: Place) -> Json:
    """Everything but the accesses, which stand with the dummies."""
    record: Json = {}
    if details.allocations:
        record["allocations"] = [_change(change, facts, place) for change in details.allocations]
    if details.pointers:
        record["pointers"] = [_change(change, facts, place) for change in details.pointers]
    if details.exits:
        record["exits"] = [{"what": what, "at": place(at)} for what, at in details.exits]
    if details.temporaries:
        record["temporaries"] = [
            {"to": _callee(t.call), "dummy": t.dummy, "because": t.because, "at": place(t.at)}
            for t in details.temporaries
        ]
    if details.sized:
        record["runtime_size"] = details.sized
    return record


def _change(change: Change, facts: ProcedureFacts, place: Place) -> Json:
    variable = change.variable
    if not isinstance(variable, Variable):  # a procedure pointer
        name = variable.name if variable.key.startswith(facts.key + "::") else variable.key
    else:
        name = outside_key(variable) if variable in facts.variables else variable.name
    return {"of": name + change.path, "how": change.how, "at": place(change.at)}


def _callee(call: Any) -> str:
    name: str = call.procedure.key if call.procedure is not None else call.name
    return name


def accesses(facts: ProcedureFacts, dummy: Variable) -> dict[str, str]:
    """The dummy's paths with their letters; {} where the procedure does nothing to it itself."""
    if facts.details is None:
        return {}
    found = facts.details.accesses.get(dummy, {})
    return {path: found[path] for path in sorted(found, key=lambda p: (p != WHOLE, p))}


def outside_key(variable: Variable) -> str:
    """The key of a variable of another scope: its own, or block and name of a member of a common block."""
    if variable.storage == "common" and variable.linker is not None:
        return variable.linker + "/" + variable.name
    return variable.key


class CommonBlocks:
    """The common blocks of one translation unit, laid out once each."""

    __slots__ = ("_known", "_scope_of")

    def __init__(self, scope_of: Callable[[str], Scope | None]) -> None:
        self._scope_of = scope_of
        self._known: dict[tuple[str, str], dict[str, int]] = {}

    def record(self, touched: Iterable[tuple[Variable, str]]) -> Json:
        """For each block the members among `touched`, with what is done to them and where they lie if that is sure."""
        found: Json = {}
        for variable, mode in touched:
            if variable.storage != "common" or variable.linker is None:
                continue
            block = variable.linker.partition("/")[2]
            offset = self._offsets(variable.owner, block).get(variable.name)
            members = found.setdefault(block or "//", {})
            members[variable.name] = {"mode": mode} if offset is None else {"mode": mode, "offset": offset}
        return found

    def _offsets(self, owner: str, block: str) -> dict[str, int]:
        known = self._known.get((owner, block))
        if known is None:
            from .common_blocks import common_offsets

            scope = self._scope_of(owner)
            known = common_offsets(scope, block) if scope is not None else {}
            self._known[owner, block] = known
        return known
