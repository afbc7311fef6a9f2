"""Sites: the places in a procedure or loop that the graph and the check ask about, in source order.

A site keeps the symbols that it speaks of, so that the check can go on from there; records keep names only.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At, Procedure
    from gpuoffload_build.ir.types import Type


class Site:
    """A place; `at` spans the construct."""

    __slots__ = ("at",)

    def __init__(self, at: At) -> None:
        self.at = at


class TypeSite(Site):
    """The first place that evaluates, defines or declares something of `type`; `what` names it for people."""

    __slots__ = ("type", "what")

    def __init__(self, at: At, type: Type, what: str) -> None:
        super().__init__(at)
        self.type = type
        self.what = what


class IoSite(Site):
    """An I/O statement; `internal`: on a character variable."""

    __slots__ = ("internal", "kind")

    def __init__(self, at: At, kind: str, internal: bool) -> None:
        super().__init__(at)
        self.kind = kind
        self.internal = internal


class StopSite(Site):
    """`stop`, or `error stop` where `error`."""

    __slots__ = ("error",)

    def __init__(self, at: At, error: bool) -> None:
        super().__init__(at)
        self.error = error


class ImageSite(Site):
    """An image control statement other than STOP; `kind` is its keywords."""

    __slots__ = ("kind",)

    def __init__(self, at: At, kind: str) -> None:
        super().__init__(at)
        self.kind = kind


class CallSite(Site):
    """A reference to a procedure.

    how: 'direct'     `procedure` is called (generics, operators, defined assignment, static bindings too)
         'dispatch'   the dynamic type decides; `procedure` is the declared type's binding, `name` the binding's name
         'pointer'    through a procedure dummy, pointer or component; `procedure` is its interface or None
         'argument'   `procedure` is handed on as an actual argument
         'final'      a finalizer that a local or an assignment runs; without `procedure`: whichever the dynamic type
                      of a polymorphic object (`receiver`) has besides those of its declared type
         'implicit'   an external procedure without explicit interface; `procedure` is None
         'intrinsic'  an intrinsic procedure (a standard subroutine or an extension) that is not pure
    """

    __slots__ = ("how", "name", "procedure", "receiver", "target")

    def __init__(
        self,
        at: At,
        procedure: Procedure | None,
        how: str,
        name: str,
        receiver: Type | None = None,
        target: Expr | None = None,
    ) -> None:
        super().__init__(at)
        self.procedure = procedure
        self.how = how
        self.name = name
        self.receiver = receiver
        """The declared type of the object whose dynamic type decides."""
        self.target = target
        """The designator of the dummy or pointer that is called through."""


class UnknownSite(Site):
    """Something that could not be resolved; `module` is the module without facts that it may come from, or ''."""

    __slots__ = ("module", "what")

    def __init__(self, at: At, what: str, module: str) -> None:
        super().__init__(at)
        self.what = what
        self.module = module


class BranchSite(Site):
    """A statement that leaves a DO CONCURRENT construct; `what` is its keyword."""

    __slots__ = ("what",)

    def __init__(self, at: At, what: str) -> None:
        super().__init__(at)
        self.what = what
