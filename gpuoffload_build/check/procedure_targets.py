"""What a procedure dummy or procedure pointer may stand for: every procedure that the program gives it.

Targets flow from pointer assignments, initialisations, structure constructors and actual arguments to pointers,
components (one entity for all objects of a type) and dummies, whatever the order and the place of the statements.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    Argument,
    ComponentRef,
    Conditional,
    DispatchCall,
    FunctionCall,
    IntrinsicCall,
    NullPointer,
    PointerCall,
    ProcedureRef,
    StructureConstructor,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.stmt import (
    Call,
    DispatchCallStatement,
    IntrinsicSubroutine,
    PointerAssign,
    UnknownCall,
)
from gpuoffload_build.ir.symbols import Component, Procedure, ProcedureDummy
from gpuoffload_build.ir.types import ProcedureType
from gpuoffload_build.ir.walk import walk

from .procedure_names import Handing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Protocol, TypeAlias, Union

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.node import Node
    from gpuoffload_build.ir.symbols import Body
    from gpuoffload_build.sema.project import TranslationUnit

    Source: TypeAlias = Union[Procedure, str, "Hidden"]
    """Where a target comes from: a procedure, another entity by its key, or somewhere that is not seen."""

    class Bound(Protocol):
        """Who knows the procedures of the program."""

        def body(self, procedure: Procedure) -> Body | None: ...
        def external(self, name: str) -> Procedure | None: ...
        def overriding(self, call: DispatchCall | DispatchCallStatement) -> list[Procedure]: ...
        def has_bodies(self, source: object) -> bool: ...


class Hidden:
    """A target that cannot be known; `reason` says why."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason


class Targets:
    """The possible targets of one reference. `unknown` says why there may be more; it is empty where all are known."""

    __slots__ = ("procedures", "unknown")

    def __init__(self, procedures: Sequence[Procedure], unknown: str) -> None:
        self.procedures = procedures
        self.unknown = unknown


class ProcedureTargets:
    """The flow of procedures through a program, read from all of its bodies when it is first asked for."""

    def __init__(self, program: Bound, units: Iterable[TranslationUnit]) -> None:
        self._program = program
        self._flows: dict[str, list[Source]] = {}
        self._entities: dict[str, ProcedureDummy | Component] = {}
        self._indirect: list[PointerCall] = []
        files = list(units)
        handing = Handing(files)
        for unit in files:
            text = unit.source.text
            for body in unit.bodies(lambda node, text=text: handing.may(node, text)):  # type: ignore[misc]
                self._read(body.statements)
        self._settle()

    def of(self, target: Expr) -> Targets:
        """The targets of the designator of a reference."""
        procedures: dict[Procedure, None] = {}
        reasons: list[str] = []
        pending, seen = self._sources(target), set()
        while pending:
            source = pending.pop(0)
            if isinstance(source, Procedure):
                procedures[source] = None
            elif isinstance(source, Hidden):
                reasons.append(source.reason)
            elif source not in seen:
                seen.add(source)
                pending += self._given(source)
        if not procedures and not reasons:
            reasons.append("nothing in the program gives it a target")
        return Targets(list(procedures), reasons[0] if reasons else "")

    def _given(self, key: str) -> list[Source]:
        """What an entity is given: by statements, and by its own initialisation."""
        found = list(self._flows.get(key, ()))
        entity = self._entities.get(key)
        if entity is None:
            return found
        if entity.initial is not None:
            found += self._sources(entity.initial)
        if "common" in entity.attributes:
            found.append(Hidden("it is in a common block"))
        if not self._program.has_bodies(entity.at.source):
            found.append(Hidden("a library whose source is not here declares it"))
        return found

    # Sources

    def _sources(self, value: Expr) -> list[Source]:
        """Where the target of a procedure-valued expression comes from."""
        if isinstance(value, ProcedureRef):
            procedure = value.procedure
            return [procedure if isinstance(procedure, Procedure) else self._entity(procedure.key, procedure)]
        if isinstance(value, ComponentRef):
            return [self._component(value.component)]
        if isinstance(value, VariableRef) and isinstance(value.type, ProcedureType):
            return [value.variable.key]  # the result of the function that the statement stands in
        if isinstance(value, FunctionCall):
            return self._results((value.procedure,))
        if isinstance(value, DispatchCall):
            return self._results((value.declared, *self._program.overriding(value)))
        if isinstance(value, NullPointer) or (isinstance(value, IntrinsicCall) and value.name == "null"):
            return []
        if isinstance(value, Unary):
            return self._sources(value.operand)
        if isinstance(value, Conditional):
            return self._sources(value.then) + self._sources(value.otherwise)
        if isinstance(value, IntrinsicCall) and value.name == "c_funloc":
            argument = value.arguments[0].value
            return self._sources(argument) if argument is not None else []
        where = value.at.source.location(value.at.start)
        return [Hidden(f"what {where} gives it is not known")]

    def _results(self, functions: Iterable[Procedure]) -> list[Source]:
        found: list[Source] = []
        for function in functions:
            body = self._program.body(function)
            if body is not None and body.procedure is not None and body.procedure.result is not None:
                found.append(body.procedure.result.key)
            else:
                found.append(Hidden(f"the function '{function.name}', whose body is not here, gives it one"))
        return found

    def _entity(self, key: str, entity: ProcedureDummy | Component) -> str:
        self._entities.setdefault(key, entity)
        return key

    def _component(self, component: Component) -> str:
        """One entity for the component of every object, whatever the kind parameters."""
        return self._entity(f"%{component.name} {component.at.source.path}:{component.at.start}", component)

    # Reading

    def _read(self, statements: Iterable[Node]) -> None:
        for node in walk(statements):
            if isinstance(node, PointerAssign):
                if isinstance(node.target.type, ProcedureType):
                    self._flow(self._sources(node.target), node.value)
            elif isinstance(node, (Call, FunctionCall)):
                self._call(node.procedure, node.arguments)
            elif isinstance(node, (DispatchCall, DispatchCallStatement)):
                if any(_is_procedure(a) for a in node.arguments):
                    for procedure in (node.declared, *self._program.overriding(node)):
                        self._associate(procedure, node.arguments)
            elif isinstance(node, PointerCall):
                if any(_is_procedure(a) for a in node.arguments):
                    self._indirect.append(node)
            elif isinstance(node, UnknownCall):
                self._implicit(node.name, node.arguments)
            elif isinstance(node, StructureConstructor):
                for component, value in node.values:
                    if value is not None and isinstance(component.type, ProcedureType):
                        self._flow([self._component(component)], value)
            elif isinstance(node, IntrinsicSubroutine) and node.name == "c_f_procpointer":
                given = {a.keyword: a.value for a in node.arguments}
                pointer, address = given.get("fptr"), given.get("cptr")
                if pointer is not None and address is not None:
                    self._flow(self._sources(pointer), address)

    def _flow(self, targets: Iterable[Source], value: Expr) -> bool:
        """Let what `value` stands for be possible for each of `targets`; whether that is new."""
        new = False
        for target in targets:
            if isinstance(target, str):
                known = self._flows.setdefault(target, [])
                for source in self._sources(value):
                    if not any(source is k or (isinstance(source, str) and source == k) for k in known):
                        known.append(source)
                        new = new or not isinstance(source, Hidden)
        return new

    def _call(self, procedure: Procedure, arguments: tuple[Argument, ...]) -> None:
        if not any(_is_procedure(a) for a in arguments):
            return
        if "implicit" in procedure.attributes:
            self._implicit(procedure.name, arguments)
        else:
            self._associate(procedure, arguments)

    def _implicit(self, name: str, arguments: tuple[Argument, ...]) -> None:
        if any(_is_procedure(a) for a in arguments):
            procedure = self._program.external(name)
            if procedure is not None:
                self._associate(procedure, arguments)

    def _associate(self, procedure: Procedure, arguments: tuple[Argument, ...]) -> bool:
        """Let the actual arguments flow to the dummies, also of the definition that an interface block describes."""
        new = False
        for called in self._definitions(procedure):
            for dummy, argument in zip(called.dummies, arguments):
                if not isinstance(dummy, ProcedureDummy) or argument.value is None:
                    continue
                key = self._entity(dummy.key, dummy)
                new |= self._flow([key], argument.value)
                if "pointer" in dummy.attributes and "intent(in)" not in dummy.attributes:
                    for source in self._sources(argument.value):
                        if isinstance(source, str) and key not in self._flows.setdefault(source, []):
                            self._flows[source].append(key)
                            new = True
        return new

    def _definitions(self, procedure: Procedure) -> list[Procedure]:
        if procedure.origin not in ("external", "interface"):
            return [procedure]
        own = self._program.external(procedure.name) if procedure.binding_label is None else None
        if own is None:
            body = self._program.body(procedure)
            own = body.procedure if body is not None else None
        return [procedure] if own is None or own is procedure else [procedure, own]

    def _settle(self) -> None:
        """Procedures that are handed on by calls through pointers, until nothing is new."""
        changed = True
        while changed:
            changed = False
            for call in self._indirect:
                for procedure in self.of(call.target).procedures:
                    changed |= self._associate(procedure, call.arguments)


def _is_procedure(argument: Argument) -> bool:
    value = argument.value
    return isinstance(argument.dummy, ProcedureDummy) or (value is not None and isinstance(value.type, ProcedureType))
