"""What a name can mean besides an IR symbol: these live in scopes and are gone after sema."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias, Union

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import Procedure, ProcedureDummy, TypeDefinition, Variable
    from gpuoffload_build.syntax import nodes

    from .scope import Scope

    Entity: TypeAlias = Union[
        Variable,
        Procedure,
        ProcedureDummy,
        TypeDefinition,
        "Generic",
        "StatementFunction",
        "NamelistGroup",
        "Intrinsic",
        "Unknown",
        "Substitute",
    ]


class Declaration:
    """Everything that a specification part says about one name, gathered statement by statement, not yet evaluated.

    form: 'data' | 'procedure' (PROCEDURE statement, EXTERNAL) | 'body' (interface body or procedure) | 'type'
          | 'enumerator' | 'enumeration' | 'namelist' | 'entry' | 'intrinsic' | 'function' (statement function)
    """

    __slots__ = (
        "attributes",
        "bind",
        "common",
        "end",
        "form",
        "initial",
        "interface",
        "length",
        "name",
        "node",
        "pos",
        "shape",
        "type_spec",
    )

    def __init__(self, name: str, form: str, pos: int, end: int) -> None:
        self.name = name
        self.form = form
        self.pos = pos
        self.end = end
        self.type_spec: nodes.TypeSpec | None = None
        self.shape: list[nodes.ShapeSpec] = []
        self.attributes: set[str] = set()
        self.initial: nodes.Expr | None = None
        self.length: nodes.Expr | None = None
        self.bind: nodes.Attribute | None = None
        self.interface: str | None = None
        self.common: str | None = None
        self.node: object = None


class Generic:
    """A generic name, operator or assignment: specifics in order of preference, and a type of the same name."""

    __slots__ = ("name", "specifics", "type", "unknown")

    def __init__(self, name: str) -> None:
        self.name = name
        self.specifics: list[Specific] = []
        self.type: TypeDefinition | None = None
        self.unknown = ""
        """A module without sidecar that may add specifics."""

    def add(self, specific: Specific) -> None:
        """Take in one more specific procedure, once."""
        if not any(s is specific for s in self.specifics):
            self.specifics.append(specific)


class Specific:
    """One specific of a generic by name and scope; its interface is elaborated when the match needs it."""

    __slots__ = ("name", "procedure", "scope")

    def __init__(self, name: str, scope: Scope) -> None:
        self.name = name
        self.scope = scope
        self.procedure: Procedure | ProcedureDummy | Intrinsic | None = None


class StatementFunction:
    """`f(x) = expression` (15.6.4); references are replaced by the expression."""

    __slots__ = ("dummies", "name", "open", "scope", "value")

    def __init__(self, name: str, dummies: list[str], value: nodes.Expr, scope: Scope) -> None:
        self.name = name
        self.dummies = dummies
        self.value = value
        self.scope = scope
        self.open = False
        """Whether a reference to it is being replaced: one inside would have no end."""


class Substitute:
    """A dummy of a statement function while a reference to it is replaced: it stands for the actual argument."""

    __slots__ = ("value",)

    def __init__(self, value: Expr) -> None:
        self.value = value


class NamelistGroup:
    """A namelist group: the names of its members, in the scope that declares it."""

    __slots__ = ("members", "name", "scope")

    def __init__(self, name: str, members: list[str], scope: Scope) -> None:
        self.name = name
        self.members = members
        self.scope = scope


class Intrinsic:
    """An intrinsic procedure: a row of the table."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Unknown:
    """A name that may come from `module`, which has no sidecar."""

    __slots__ = ("module", "name")

    def __init__(self, name: str, module: str) -> None:
        self.name = name
        self.module = module
