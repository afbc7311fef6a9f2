"""The kernel's one argument struct (DESIGN.md, section 3), as the launcher and the device text both print it.

A kernel in the resident frame also has a struct of partial results, one a slot, and perhaps scratch: both are laid
out here, because the launcher needs their sizes.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.ir.node import Node
from gpuoffload_build.ir.walk import location

from .c_types import c_type
from .constants import constant_bounds, size
from .names import Names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.ir.kernel import Capture, Kernel, LiveOut
    from gpuoffload_build.ir.stmt import Reduction
    from gpuoffload_build.ir.symbols import Variable

POINTER_ATTRIBUTES = frozenset(("optional", "allocatable", "pointer", "equivalence"))


class Field(Node):
    """One member of the argument struct.

    form: 'header' | 'lower' | 'step' | 'trip' (int64_t of an index) | 'value' | 'pointer' | 'view' (of a capture)
    number: which index, or which capture, in the kernel's order
    element: C type of the value, of what the pointer points to, or of an array element
    """

    name: str
    form: str
    number: int = 0
    capture: Capture | None = None
    element: str = ""
    rank: int = 0

    def declaration(self, space: str = "") -> str:
        """The member in C; `space` is the address space of what it points to, as MSL wants it (`device`)."""
        pointer = f"{space} {self.element}*".lstrip()
        kind = {
            "header": "gpuo_header",
            "value": self.element,
            "pointer": pointer,
            "view": f"gpuo_view<{pointer}, {self.rank}>",
        }
        return f"{kind.get(self.form, 'int64_t')} {self.name};"


def fields(kernel: Kernel) -> tuple[Field, ...]:
    """The members of the argument struct in order: header, three of each index, one of each capture."""
    names = Names()
    found = [Field(names.fresh("header"), "header")]
    for n, _ in enumerate(kernel.indices, 1):
        found += [Field(names.fresh(f"{form}{n}"), form, n - 1) for form in ("lower", "step", "trip")]
    for n, capture in enumerate(kernel.captures):
        v = capture.variable
        name, element = names.fresh(v.name), c_type(v.type, v.at)
        found.append(Field(name, capture_form(capture), n, capture, element, v.shape.rank if v.shape else 0))
    return tuple(found)


def capture_form(capture: Capture) -> str:
    """How a captured variable stands in the struct. A scalar that may be absent or unallocated is a pointer, and one of
    EQUIVALENCE, whose storage the loop may define by another name."""
    v = capture.variable
    if v.shape is not None:
        return "view"
    return "pointer" if capture.writes or v.attributes & POINTER_ATTRIBUTES else "value"


def struct_name(kernel: Kernel) -> str:
    return f"{kernel.name}_args"


def argument_struct(kernel: Kernel, space: str = "") -> list[str]:
    """The struct's definition, a line a member; launcher: `space` is empty."""
    members = [f"  {field.declaration(space)}" for field in fields(kernel)]
    return [f"struct {struct_name(kernel)} {{", *members, "};"]


def argument_bytes(kernel: Kernel) -> int:
    """At most so many bytes has the struct: 72 of the header, each other member rounded up to 8."""
    total = 72
    for field in fields(kernel):
        if field.form == "view":
            total += 8 + 24 * field.rank
        elif field.form != "header":
            total += 16 if field.element == "gpuo_complex<double>" and field.form == "value" else 8
    return total


def frame(kernel: Kernel) -> str:
    """'thread': one iteration a thread. 'resident': `slots` threads share the iterations and leave partial results."""
    return "resident" if kernel.reductions or conditional_live_outs(kernel) else "thread"


def conditional_live_outs(kernel: Kernel) -> tuple[LiveOut, ...]:
    """Those that not every iteration defines. Of an array nobody knows that each element is defined every time."""
    return tuple(x for x in kernel.live_outs if not x.always or x.private.shape is not None)


class Partial(Node):
    """One result that a slot leaves: of a scalar reduction, or of a live-out variable. Then `iteration` is the member
    that holds the number of the iteration that wrote it, -1 for none. `count`: elements of an array; a scalar has 0."""

    name: str
    element: str
    capture: Capture
    reduction: Reduction | None
    live_out: LiveOut | None
    iteration: str = ""
    count: int = 0


def partials(kernel: Kernel) -> tuple[Partial, ...]:
    """The members of the struct of partial results. Empty in the thread frame."""
    names = Names()
    reduced = [
        Partial(names.fresh(r.variable.name), _element(r.variable), capture_of(kernel, r.variable), r, None)
        for r in kernel.reductions
        if r.variable.shape is None
    ]
    last = [
        Partial(names.fresh(v.name), _element(v), x.capture, None, x, names.fresh(f"{v.name}_at"), _count(v))
        for x in conditional_live_outs(kernel)
        for v in (x.private,)
    ]
    return (*reduced, *last)


def partial_struct_name(kernel: Kernel) -> str:
    return f"{kernel.name}_partial"


def partial_struct(kernel: Kernel) -> list[str]:
    """The struct's definition; its size is the loop's `partial_bytes`. No lines in the thread frame."""
    if frame(kernel) == "thread":
        return []
    members = []
    for p in partials(kernel):
        length = f"[{p.count}]" if p.count else ""
        members += [f"  int64_t {p.iteration}{length};"] if p.iteration else []
        members.append(f"  {p.element} {p.name}{length};")
    return [f"struct {partial_struct_name(kernel)} {{", *(members or ["  int64_t none;"]), "};"]


def array_reductions(kernel: Kernel) -> tuple[tuple[Reduction, Capture], ...]:
    """Reductions of arrays, in order. Each slot has a copy of each array in its scratch, one after the other, each
    rounded up to 16 bytes: `scratch_bytes` of the header is the sum of those sizes, which the launcher sets."""
    return tuple((r, capture_of(kernel, r.variable)) for r in kernel.reductions if r.variable.shape is not None)


def capture_of(kernel: Kernel, variable: Variable) -> Capture:
    for capture in kernel.captures:
        if capture.variable is variable:
            return capture
    raise KeyError(variable.name)


def image_symbol(kernels: Sequence[Kernel]) -> str:
    """Linker symbol of the `gpuo_image` that holds these kernels: those of one source file."""
    return f"gpuo_image_{kernels[0].name}"


def _count(variable: Variable) -> int:
    if variable.shape is None:
        return 0
    bounds = constant_bounds(variable.shape)
    if bounds is None:
        what = f"the array {variable.name!r} of run-time size, private to the iteration and used after the loop,"
        raise NotYet(what, location(variable.at))
    return max(1, size(bounds))


def _element(variable: Variable) -> str:
    return c_type(variable.type, variable.at)
