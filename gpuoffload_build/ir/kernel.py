"""A loop cut out of its procedure: what `lower.outline` makes of a `DoConcurrent`, and what the printers get."""

from __future__ import annotations

from .node import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .expr import Expr
    from .stmt import DoConcurrent, Index, Reduction, Statement
    from .symbols import Procedure, Variable


class Capture(Node):
    """An object from outside the loop that the kernel, or a procedure it reaches, uses.

    way: 'argument' (an actual argument of the launcher: named in the loop, or host-associated and used by an internal
         procedure that the loop reaches) or 'symbol' (a module variable that only callees touch: found by its
         linker symbol; known at the link only)
    `reads`: its value before the loop may be used. `writes`: the loop may define it (also a part of it).
    `definite`: every element is defined by the loop before any use, so nothing needs to be copied in.
    """

    variable: Variable
    way: str
    reads: bool
    writes: bool
    definite: bool = False


class LiveOut(Node):
    """A private scalar whose value of the last iteration that wrote it is seen after the loop (semantics P5).

    `always`: every iteration defines it, so the last iteration of the launch decides.
    """

    private: Variable
    capture: Capture
    always: bool


class Private(Node):
    """A variable of which each iteration has its own: an index, `local`, `local_init`, or unspecified locality (P7).

    `initial` is the capture that `local_init` copies from.
    """

    variable: Variable
    initial: Capture | None = None


class Kernel(Node):
    """One outlined loop.

    name: the launcher's linker name, without underscores appended; also the kernel's name
    procedure: the key of the procedure that the loop stands in
    """

    name: str
    loop: DoConcurrent
    procedure: str
    captures: tuple[Capture, ...]
    indices: tuple[Index, ...]
    mask: Expr | None
    privates: tuple[Private, ...]
    live_outs: tuple[LiveOut, ...]
    reductions: tuple[Reduction, ...]  # their variables are captures too
    body: tuple[Statement, ...]
    internal: tuple[Procedure, ...] = ()  # internal procedures that it reaches
