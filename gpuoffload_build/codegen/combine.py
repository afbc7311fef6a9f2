"""The combine stage: partial results, 64 to one in a fixed order, until the last stage delivers (semantics P6, P5)."""

from __future__ import annotations

from .arguments import array_reductions, fields, partial_struct_name, partials, struct_name
from .reductions import combine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.kernel import Kernel

    from .arguments import Field, Partial
    from .printer import Text
    from .writer import Writer


def print_combine(kernel: Kernel, text: Text, out: Writer) -> None:
    """Adds the stage's kernel NAME_combine. Thread t adds up to 63 partials to number t * 64 * stride."""
    dialect, arguments = text.dialect, struct_name(kernel)
    name = f"{kernel.name}_combine"
    with out.block(
        f"{dialect.function} void {name}_work({dialect.arguments} {arguments} &args, int64_t thread_number)"
    ):
        out.line("const int64_t first = thread_number * GPUO_COMBINE_RADIX * args.header.stride;")
        printers = [_Array(p, kernel) if p.count else _Scalar(p, kernel) for p in partials(kernel)]
        if printers:
            partial = dialect.pointer(partial_struct_name(kernel), dialect.memory)
            out.line(f"{partial}const partials = ({partial.strip()})args.header.partials;")
        for printer in printers:
            printer.begin(out)
        out.line("const int32_t terms = gpuo_terms(args.header.slots, first, args.header.stride);")
        out.line("GPUO_UNROLL  // the loads of several terms are on their way at once")
        with out.block("for (int32_t k = 1; k < terms; ++k)"):
            out.line("const int64_t from = first + k * args.header.stride;")
            for printer in printers:
                printer.add(out)
            _add_arrays(kernel, out)
        for printer in printers:
            printer.end(out)
        with out.block("if (args.header.last)"):
            for printer in printers:
                printer.deliver(out)
            _deliver_arrays(kernel, out)
    out.line(f"GPUO_KERNEL({name}, {arguments}, {name}_work)")


class _Scalar:
    """One member of the partial results: of a reduction, or of a live-out scalar with the iteration that wrote it."""

    def __init__(self, partial: Partial, kernel: Kernel) -> None:
        self.partial = partial
        self.complex = partial.element.startswith("gpuo_complex")
        self.target = next(f"args.{f.name}" for f in fields(kernel) if f.capture is partial.capture)
        self.name = f"own_{partial.name}"

    def _get(self, pointer: str) -> str:
        if self.complex:
            return f"gpuo_get({pointer})"
        return pointer[1:] if pointer.startswith("&") else f"*{pointer}"

    def _put(self, pointer: str, value: str) -> str:
        return f"gpuo_put({pointer}, {value});" if self.complex else f"{self._get(pointer)} = {value};"

    def begin(self, out: Writer) -> None:
        p = self.partial
        if p.iteration:
            out.line(f"int64_t own_{p.iteration} = partials[first].{p.iteration};")
        out.line(f"{p.element} {self.name} = {self._get(f'&partials[first].{p.name}')};")

    def add(self, out: Writer) -> None:
        p = self.partial
        other = self._get(f"&partials[from].{p.name}")
        if p.reduction is not None:
            out.line(f"{self.name} = {combine(p.reduction.op, self.name, other)};")
            return
        with out.block(f"if (partials[from].{p.iteration} > own_{p.iteration})"):
            out.line(f"own_{p.iteration} = partials[from].{p.iteration};")
            out.line(f"{self.name} = {other};")

    def end(self, out: Writer) -> None:
        p = self.partial
        if p.iteration:
            out.line(f"partials[first].{p.iteration} = own_{p.iteration};")
        out.line(self._put(f"&partials[first].{p.name}", self.name))

    def deliver(self, out: Writer) -> None:
        p = self.partial
        if p.reduction is not None:
            out.line(self._put(self.target, combine(p.reduction.op, self._get(self.target), self.name)))
        else:
            out.line(f"if (own_{p.iteration} >= 0) {self._put(self.target, self.name)}")


class _Array:
    """A live-out array, with the iteration that wrote each element. It is combined where it lies."""

    def __init__(self, partial: Partial, kernel: Kernel) -> None:
        self.partial = partial
        self.target = next(f.name for f in fields(kernel) if f.capture is partial.capture)
        self.complex = partial.element.startswith("gpuo_complex")

    def begin(self, out: Writer) -> None:
        pass

    def end(self, out: Writer) -> None:
        pass

    def add(self, out: Writer) -> None:
        p = self.partial
        mine, other = f"partials[first].{p.name}[n]", f"partials[from].{p.name}[n]"
        with (
            out.block(f"for (int32_t n = 0; n < {p.count}; ++n)"),
            out.block(f"if (partials[from].{p.iteration}[n] > partials[first].{p.iteration}[n])"),
        ):
            out.line(f"partials[first].{p.iteration}[n] = partials[from].{p.iteration}[n];")
            out.line(f"gpuo_put(&{mine}, gpuo_get(&{other}));" if self.complex else f"{mine} = {other};")

    def deliver(self, out: Writer) -> None:
        p = self.partial
        value, target = f"partials[first].{p.name}[n]", f"gpuo_nth(gpuo_load(args.{self.target}), n)"
        put = f"gpuo_put({target}, gpuo_get(&{value}));" if self.complex else f"*{target} = {value};"
        with out.block(f"for (int32_t n = 0; n < {p.count}; ++n)"):
            out.line(f"if (partials[first].{p.iteration}[n] >= 0) {put}")


def _arrays(kernel: Kernel) -> list[tuple[str, Field, bool]]:
    by_capture = {id(f.capture): f for f in fields(kernel) if f.capture is not None}
    found = []
    for reduction, capture in array_reductions(kernel):
        field = by_capture[id(capture)]
        found.append((reduction.op, field, field.element.startswith("gpuo_complex")))
    return found


def _places(kernel: Kernel, slot: str, out: Writer, prefix: str) -> None:
    """Views of the arrays of one slot."""
    memory = f"{prefix}_memory"
    out.line(f"auto {memory} = gpuo_scratch(args.header.scratch, args.header.scratch_bytes * {slot});")
    for _, field, _ in _arrays(kernel):
        out.line(f"const auto {prefix}_{field.name} = gpuo_place(gpuo_load(args.{field.name}), {memory});")


def _each(op: str, into: str, other: str, complex_: bool, out: Writer) -> None:
    """into = into op other, element by element."""
    with out.block(f"for (int64_t n = 0; n < gpuo_size({into}); ++n)"):
        left, right = f"gpuo_nth({into}, n)", f"gpuo_nth({other}, n)"
        if complex_:
            out.line(f"gpuo_put({left}, {combine(op, f'gpuo_get({left})', f'gpuo_get({right})')});")
        else:
            out.line(f"*{left} = {combine(op, f'*{left}', f'*{right}')};")


def _add_arrays(kernel: Kernel, out: Writer) -> None:
    if not array_reductions(kernel):
        return
    _places(kernel, "first", out, "into")
    _places(kernel, "from", out, "other")
    for op, field, complex_ in _arrays(kernel):
        _each(op, f"into_{field.name}", f"other_{field.name}", complex_, out)


def _deliver_arrays(kernel: Kernel, out: Writer) -> None:
    if not array_reductions(kernel):
        return
    _places(kernel, "first", out, "into")
    for op, field, complex_ in _arrays(kernel):
        out.line(f"const auto outside_{field.name} = gpuo_load(args.{field.name});")
        _each(op, f"outside_{field.name}", f"into_{field.name}", complex_, out)
