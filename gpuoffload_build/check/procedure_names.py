"""Which procedures may hand a procedure on, told from their text: the others need not be elaborated for it."""

from __future__ import annotations

from itertools import pairwise

from gpuoffload_build.syntax import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gpuoffload_build.sema.project import TranslationUnit

HANDED = r"(?:[(,=>%])\s*([a-z]\w*)\s*(?=[,)\n;!]|$)"
"""A name by itself as an argument, as the target of a pointer, or as the last part of either."""
CONTINUATION = r"&[ \t]*(?:![^\n]*)?\n(?:[ \t]*(?:![^\n]*)?\n)*[ \t]*&?"
DATA = frozenset(("intent", "value", "allocatable", "dimension", "target", "contiguous", "volatile", "asynchronous"))
"""Attributes that no dummy procedure has beside its type."""
APPLIED = r"\b([a-z]\w*)\s*\("


class Handing:
    """Knows the names of procedures, procedure pointers and their components in all of a program's files."""

    def __init__(self, units: Iterable[TranslationUnit]) -> None:
        import re

        self._handed = re.compile(HANDED)
        self._continuation = re.compile(CONTINUATION)
        self._applied = re.compile(APPLIED)
        self.names: set[str] = set()
        self.results: set[str] = set()
        """Functions whose result may be a procedure pointer: what they return is handed on with parentheses."""
        renames: list[tuple[str, str]] = []
        for unit in units:
            for scope in unit.scopes:
                if isinstance(scope.node, nodes.Unit):
                    self._learn(scope.node, unit.source.text, renames)
        for _ in range(2):  # a renamed name may be renamed again
            self.names.update(local for local, original in renames if original in self.names)
            self.results.update(local for local, original in renames if original in self.results)

    def may(self, unit: nodes.Unit, text: str) -> bool:
        """Whether the statements of a program or procedure, or of one inside it, may hand on a procedure."""
        body = getattr(unit, "body", ())
        if body:
            own = self._continuation.sub(" ", text[body[0].pos : body[-1].end].lower())
            if "procpointer" in own or any(name in self.names for name in self._handed.findall(own)):
                return True
            if self.results and any(name in self.results for name in self._applied.findall(own)):
                return True
        return any(isinstance(u, nodes.Procedure) and self.may(u, text) for u in getattr(unit, "contains", ()))

    def _learn(self, unit: nodes.Unit, text: str, renames: list[tuple[str, str]]) -> None:
        """Take in what a unit and all below it declare."""
        declared: set[str] = set()
        data: set[str] = set()
        for statement in _specification(unit, text):
            if isinstance(statement, nodes.ProcedureDeclaration):
                declared.update(entity.name for entity in statement.entities)
            elif isinstance(statement, nodes.TypeDeclaration):
                words = {attribute.name for attribute in statement.attributes}
                names = [entity.name for entity in statement.entities]
                if words & {"external", "intrinsic"}:
                    declared.update(names)
                other = statement.type_spec.keyword in ("type", "class", "character") or words & DATA
                data.update(entity.name for entity in statement.entities if other or entity.shape)
            elif isinstance(statement, nodes.AttributeStmt) and statement.attribute in ("external", "intrinsic"):
                declared.update(entity.name for entity in statement.entities)
            elif isinstance(statement, nodes.Entry):
                declared.add(statement.name)
            elif isinstance(statement, nodes.Use):
                renames += ((item.name, item.original) for item in (*statement.renames, *statement.only))
            elif isinstance(statement, nodes.Interface):
                bodies = [item for item in statement.items if isinstance(item, nodes.Procedure)]
                declared.update(body.name for body in bodies)
                for body in bodies:
                    self._learn(body, text, renames)
        if isinstance(unit, nodes.Procedure):
            self.names.add(unit.name)
            if (unit.result or unit.name) in declared:
                self.results.add(unit.name)
            dummies = {argument.id for argument in unit.arguments} - data
            if dummies - declared:  # one that is only used as a procedure is one
                own = text[unit.pos : unit.end].lower()
                declared |= dummies & {*self._applied.findall(own), *_called(own)}
        self.names |= declared
        for inner in getattr(unit, "contains", ()):
            if isinstance(inner, nodes.Procedure):
                self._learn(inner, text, renames)


def _specification(unit: nodes.Unit, text: str) -> Iterator[object]:
    """The specification part of a unit, of its derived types and of its BLOCK constructs."""
    from gpuoffload_build.sema.scan import walk

    for statement in getattr(unit, "specification", ()):
        yield statement
        if isinstance(statement, nodes.DerivedType):
            yield from statement.components
    for statement in getattr(unit, "body", ()):
        if isinstance(statement, nodes.Entry):
            yield statement
        elif isinstance(statement, nodes.Construct) and "block" in text[statement.pos : statement.end].lower():
            for part in walk(statement):
                if isinstance(part, nodes.Block):
                    yield from part.specification


def _called(text: str) -> set[str]:
    """Names that stand after CALL."""
    words = text.split()
    return {after.partition("(")[0] for word, after in pairwise(words) if word == "call"}
