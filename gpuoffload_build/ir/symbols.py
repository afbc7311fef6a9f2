"""What names mean: variables, procedures, derived types, program units.

A symbol is one object in one analysis: compare with `is`. Across processes it is known by its `key`:

    variable   m::x   m::p::x   p::x           (module variable, local of a module procedure, of an external one)
    procedure  m::p   p   m::p::q              (module procedure, external procedure, internal procedure)
    type       m::t
"""

from __future__ import annotations

from .node import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from gpuoffload_build.source.text import Source

    from .expr import Expr
    from .stmt import Statement
    from .types import DerivedType, ProcedureType, Shape, Type


class At(Node):
    """A place in a source text. `end` is the offset just after the construct where it is known, else `start`."""

    source: Source
    start: int
    end: int


class Symbol(Node):
    """Anything that a name can mean."""

    name: str
    key: str
    at: At


class Variable(Symbol):
    """A data object: variable, dummy, function result, named constant, index, associate name.

    storage: 'local' | 'dummy' | 'result' | 'module' | 'constant' | 'index' | 'associate' | 'saved' | 'common'
             | 'temporary' | 'component' (a chain `a%b` that outlining made a variable)
             | 'parameter' (length parameter of a type)
    attributes: allocatable pointer target optional value contiguous volatile asynchronous save parameter protected
                private public intent(in) intent(out) intent(inout) bind codimension equivalence;
                of type parameters: kind len
    `initial` is the value of a constant or the initialisation of a variable.
    """

    type: Type
    shape: Shape | None
    storage: str
    attributes: frozenset[str] = frozenset()
    initial: Expr | None = None
    owner: str = ""  # key of the scoping unit: 'm', 'm::p'
    linker: str | None = None  # binding label, or 'common/NAME' for storage with a name of its own


class Component(Node):
    """A component of a derived type; `attributes` as for a variable."""

    name: str
    type: Type
    shape: Shape | None
    attributes: frozenset[str]
    initial: Expr | None
    at: At


class Binding(Node):
    """A type-bound procedure or generic: `procedures` has one member unless it is generic."""

    name: str
    procedures: tuple[str, ...]  # names of specific bindings (generic) or the procedure's name
    generic: bool
    attributes: frozenset[str]  # nopass deferred non_overridable private public pass(NAME)
    at: At


class TypeDefinition(Symbol):
    """A derived type. Components of the parent type come through `parent`, as the first component's parts.

    `resolve` maps the name of a procedure that a binding gives to its symbol, in the scope of the definition.
    """

    parent: DerivedType | None
    components: tuple[Component, ...]
    bindings: tuple[Binding, ...]
    finals: tuple[str, ...]
    attributes: frozenset[str]  # abstract sequence bind private public
    resolve: Callable[[str], Procedure | None]
    parameters: tuple[Variable, ...] = ()


class Procedure(Symbol):
    """A procedure as its interface shows it. Bodies are found through `Project.body`, which may have none.

    kind: 'subroutine' | 'function'
    attributes: pure impure elemental recursive non_recursive simple module bind entry (its body is the containing
                procedure's)
    origin: 'module' | 'external' | 'internal' | 'interface' (body elsewhere) | 'dummy' | 'pointer' | 'abstract'
    """

    kind: str
    origin: str
    dummies: tuple[Variable | ProcedureDummy | None, ...]  # None: alternate return
    result: Variable | None
    attributes: frozenset[str]
    binding_label: str | None = None
    owner: str = ""  # key of module or host procedure; '' for an external procedure

    @property
    def pure(self) -> bool:
        """Declared pure, or elemental and not impure (F2023 15.7)."""
        a = self.attributes
        return "pure" in a or "simple" in a or ("elemental" in a and "impure" not in a)

    @property
    def elemental(self) -> bool:
        return "elemental" in self.attributes


class ProcedureDummy(Symbol):
    """A dummy procedure or procedure pointer; attributes as for a variable, and `dummy`, `common`."""

    type: ProcedureType
    attributes: frozenset[str] = frozenset()
    initial: Expr | None = None  # of a procedure pointer


class Body(Node):
    """What stands in a procedure or main program: its own variables and statements, host-associated ones excluded."""

    procedure: Procedure | None  # None for a main program
    variables: tuple[Variable, ...]
    statements: tuple[Statement, ...]
    internal: tuple[Procedure, ...]
    at: At


class Unit(Node):
    """A program unit of a file. kind: 'module' | 'submodule' | 'program' | 'external' (procedure) | 'blockdata'."""

    kind: str
    name: str
    ancestor: str | None  # submodule: module name; `parent` its direct parent submodule or None
    parent: str | None
    procedures: tuple[Procedure, ...]  # with bodies in this unit, internal ones excluded
    variables: tuple[Variable, ...]
    types: tuple[TypeDefinition, ...]
    uses: tuple[str, ...]
    body: Body | None  # main program
    at: At
