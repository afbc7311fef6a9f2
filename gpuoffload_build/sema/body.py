"""Bodies of procedures and main programs: statements in order, with the constructs that EXIT, CYCLE and GO TO mean."""

from __future__ import annotations

from gpuoffload_build.ir.stmt import Block, Cycle, Exit, Label, Unsupported
from gpuoffload_build.ir.symbols import Body, Procedure, Variable
from gpuoffload_build.syntax import nodes

from . import scan

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.ir.stmt import Statement

    from .scope import Scope


class OpenConstruct:
    """A construct that is being elaborated: its number, its name, and whether it is a loop."""

    __slots__ = ("exited", "loop", "name", "number")

    def __init__(self, number: int, name: str | None, loop: bool) -> None:
        self.number = number
        self.name = name
        self.loop = loop
        self.exited = False


class BodyBuilder:
    """State of one body: construct numbers, open constructs, branch targets."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.open: list[OpenConstruct] = []
        self.numbers = 0
        self.entities = 0
        """Number of construct entities so far: part of their keys."""
        self._targets: set[int] | None = None

    @property
    def targets(self) -> set[int]:
        """Labels that this body branches to."""
        if self._targets is None:
            self._targets = scan.branch_targets(self.scope.node)
        return self._targets

    def enter(self, name: str | None, loop: bool) -> OpenConstruct:
        """Open a construct and number it."""
        self.numbers += 1
        construct = OpenConstruct(self.numbers, name, loop)
        self.open.append(construct)
        return construct

    def leave(self) -> OpenConstruct:
        """Close the innermost construct."""
        return self.open.pop()

    def find(self, name: str | None) -> OpenConstruct | None:
        """The construct that EXIT or CYCLE belongs to: by name, else the innermost loop."""
        for construct in reversed(self.open):
            if construct.name == name if name is not None else construct.loop:
                return construct
        return None


def statements(scope: Scope, body: list[nodes.Stmt]) -> tuple[Statement, ...]:
    """The IR of a statement list."""
    builder = scope.builder
    if builder is None:
        raise ValueError(f"{scope.key} has no body")
    out: list[Statement] = []
    directives = scope.file.omp
    for node in body:
        if directives is not None:
            out += directives.before(scope, node)
        if node.label is not None and not isinstance(node, nodes.Format) and node.label in builder.targets:
            out.append(Label(scope.at(node), node.label))
        handler = HANDLERS.get(type(node))
        if handler is None:
            if type(node) not in SILENT:
                out.append(Unsupported(scope.at(node), what(node)))
            continue
        made = handler(scope, node)
        if made is None:
            continue
        if isinstance(made, tuple):
            out += made
        else:
            out.append(made)
        end_label = getattr(node, "end_label", None)
        if end_label is not None and end_label in builder.targets and not isinstance(node, LOOPS):
            out.append(Label(scope.at(node), end_label))
    return tuple(out)


def loop_body(scope: Scope, node: nodes.DoLoop | nodes.DoWhile | nodes.DoConcurrent) -> tuple[Statement, ...]:
    """The statements of a loop; a branch to its END DO goes to a label at the end of them."""
    made = statements(scope, node.body)
    if scope.file.omp is not None:
        made += scope.file.omp.left(scope, node.header_end, node.end)
    builder = scope.builder
    if node.end_label is not None and builder is not None and node.end_label in builder.targets:
        return (*made, Label(scope.at(node), node.end_label))
    return made


def what(node: nodes.Stmt) -> str:
    """The standard's name of a statement."""
    words = WORDS.get(type(node))
    if words is not None:
        return words
    name = type(node).__name__
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


WORDS: dict[type, str] = {
    nodes.OpaqueStmt: "statement of a vendor",
    nodes.AssignedGoto: "assigned GO TO",
    nodes.LabelAssign: "ASSIGN statement",
    nodes.Pause: "PAUSE statement",
    nodes.Entry: "ENTRY statement",
}
LOOPS = (nodes.DoLoop, nodes.DoWhile, nodes.DoConcurrent)
SILENT = frozenset(
    {
        nodes.Continue,
        nodes.Format,
        nodes.Data,
        nodes.IncludeLine,
        nodes.Use,
        nodes.Import,
        nodes.Implicit,
        nodes.TypeDeclaration,
        nodes.AttributeStmt,
        nodes.ParameterStmt,
        nodes.Namelist,
    }
)


def exit_statement(scope: Scope, node: nodes.Exit) -> Statement:
    """EXIT."""
    construct = scope.builder.find(node.construct) if scope.builder is not None else None
    if construct is None:
        return Unsupported(scope.at(node), "EXIT statement outside of its construct")
    construct.exited = True
    return Exit(scope.at(node), construct.number)


def cycle_statement(scope: Scope, node: nodes.Cycle) -> Statement:
    """CYCLE."""
    construct = scope.builder.find(node.construct) if scope.builder is not None else None
    if construct is None:
        return Unsupported(scope.at(node), "CYCLE statement outside of its construct")
    return Cycle(scope.at(node), construct.number)


def exitable(scope: Scope, node: nodes.Construct, make: Callable[[], Statement]) -> Statement:
    """A construct without number of its own: where an EXIT leaves it, it stands in a BLOCK that has one."""
    builder = scope.builder
    if builder is None or node.name is None:
        return make()
    builder.enter(node.name, False)
    made = make()
    closed = builder.leave()
    return Block(made.at, closed.number, (), (made,)) if closed.exited else made


def build(scope: Scope) -> Body:
    """The body of a procedure or main program scope."""
    node = scope.node
    if not isinstance(node, nodes.Procedure | nodes.MainProgram):
        raise TypeError(f"{scope.key} has no body")
    scope.index()
    scope.builder = BodyBuilder(scope)
    body = executable(scope, node)
    made = (*_entries(scope, node), *statements(scope, body))
    if scope.file.omp is not None:
        made += scope.file.omp.left(scope, node.pos, node.contains_pos or node.end)
    return Body(scope.procedure, own_variables(scope), made, internal_procedures(scope), scope.at(node))


def _entries(scope: Scope, node: nodes.Procedure | nodes.MainProgram) -> list[Statement]:
    """The ENTRY statements among the declarations of a function: results share storage (15.6.2.6)."""
    if not scope.file.has_entry or not isinstance(node, nodes.Procedure) or node.kind == "subroutine":
        return []
    return [Unsupported(scope.at(s), what(s)) for s in node.specification if isinstance(s, nodes.Entry)]


def executable(scope: Scope, node: nodes.Procedure | nodes.MainProgram) -> list[nodes.Stmt]:
    """The executable part, without leading statement functions."""
    body = node.body
    start = 0
    for statement in body:
        if not isinstance(statement, nodes.Assignment) or not isinstance(statement.target, nodes.Reference):
            break
        base = statement.target.base
        declaration = scope.declared.get(base.id) if isinstance(base, nodes.Name) else None
        if declaration is None or declaration.form != "function":
            break
        start += 1
    return body[start:] if start else body


def own_variables(scope: Scope) -> tuple[Variable, ...]:
    """Dummies, result and local variables, in order of declaration; constants only where they are used."""
    found: list[Variable] = []
    if scope.procedure is not None:
        found += (d for d in scope.procedure.dummies if isinstance(d, Variable))
        if scope.procedure.result is not None:
            found.append(scope.procedure.result)
    for declaration in scope.declared.values():
        if declaration.form != "data" or "parameter" in declaration.attributes:
            continue
        symbol = scope.lookup(declaration.name)
        if isinstance(symbol, Variable):
            found.append(symbol)
    found += (s for s in scope.symbols.values() if isinstance(s, Variable) and s.owner == scope.key)
    seen: set[int] = set()
    unique = []
    for variable in found:
        if id(variable) not in seen:
            seen.add(id(variable))
            unique.append(variable)
    return tuple(unique)


def internal_procedures(scope: Scope) -> tuple[Procedure, ...]:
    """Internal procedures in source order."""
    found = []
    for unit in getattr(scope.node, "contains", ()):
        if isinstance(unit, nodes.Procedure):
            symbol = scope.lookup_specific(unit.name)
            if isinstance(symbol, Procedure):
                found.append(symbol)
    return tuple(found)


HANDLERS: dict[type, Callable[..., Statement | tuple[Statement, ...] | None]] = {
    nodes.Exit: exit_statement,
    nodes.Cycle: cycle_statement,
}


def _register() -> None:
    from . import concurrent, constructs, statement

    HANDLERS.update(statement.HANDLERS)
    HANDLERS.update(constructs.HANDLERS)
    HANDLERS.update(concurrent.HANDLERS)


_register()
