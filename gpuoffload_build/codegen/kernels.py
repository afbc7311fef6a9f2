"""Kernels: a function for the work of one thread, in one of two frames (DESIGN.md, section 3), and its wrapper."""

from __future__ import annotations

from gpuoffload_build.ir.types import AssumedSize, ExplicitShape
from gpuoffload_build.ir.walk import location

from .arguments import (
    argument_struct,
    array_reductions,
    fields,
    frame,
    partial_struct,
    partial_struct_name,
    partials,
    struct_name,
)
from .c_types import c_type
from .coarsening import is_coarse
from .combine import print_combine
from .constants import size
from .declarations import Declarations
from .printer import Text, category
from .reductions import identity_value
from .writer import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.kernel import Private
    from gpuoffload_build.ir.symbols import Variable
    from gpuoffload_build.lower.device import DeviceUnit

    from .arguments import Field, Partial


ITERATIONS = -1  # number of the resident frame's loop, which is no construct of the user's


def print_kernel(unit: DeviceUnit, text: Text, out: Writer) -> list[str]:
    """Adds the kernel, with its structs and combine stage, to `out`; gives the names of the kernels."""
    kernel = unit.kernel
    dialect = text.dialect
    out.line("")
    out.line(f"// the loop at {location(kernel.loop.at)} in {kernel.procedure}")
    for line in (*argument_struct(kernel, dialect.memory), *partial_struct(kernel)):
        out.line(line)
    body = Writer(1)
    printer = _KernelPrinter(text, body, unit)
    printer.work()
    arguments = struct_name(kernel)
    out.line(
        f"{dialect.function} void {kernel.name}_work({dialect.arguments} {arguments} &args, int64_t thread_number) {{"
    )
    out.lines += body.lines
    out.line("}")
    macro = "GPUO_KERNEL_COARSE" if is_coarse(kernel) else "GPUO_KERNEL"
    out.line(f"{macro}({kernel.name}, {arguments}, {kernel.name}_work)")
    if frame(kernel) == "thread":
        return [kernel.name]
    print_combine(kernel, text, out)
    return [kernel.name, f"{kernel.name}_combine"]


def is_contiguous(variable: Variable) -> bool:
    """Whether the declaration alone makes the array contiguous (F2023 8.5.7)."""
    if "pointer" in variable.attributes:
        return "contiguous" in variable.attributes
    whole = isinstance(variable.shape, (ExplicitShape, AssumedSize))
    return whole or bool(variable.attributes & {"allocatable", "contiguous"})


class _KernelPrinter(Declarations):
    def __init__(self, text: Text, writer: Writer, unit: DeviceUnit) -> None:
        super().__init__(text, writer, outermost=unit.kernel.loop.construct)
        self.unit = unit
        self.kernel = unit.kernel
        self.fields = fields(unit.kernel)
        self.resident = frame(unit.kernel) == "resident"
        for name in ("args", "context", "thread_number"):
            self.names.fresh(name)

    def work(self) -> None:
        """The body of the function that does the work of one thread."""
        self.writer.line("const gpuo_context context = {args.header.status};")
        self.writer.line("(void)context;")
        initial = self._privates()
        self._captures(initial)
        if self.resident:
            self._resident()
        elif self._has_epilogue():
            self.bind(self.unit.iteration, "value", "thread_number")
            self._closed_iteration()
        else:
            self.bind(self.unit.iteration, "value", "thread_number")
            self._iteration("return;")

    def _has_epilogue(self) -> bool:
        return any(x.always and x.private.shape is None for x in self.kernel.live_outs)

    # what a thread has

    def _privates(self) -> dict[int, Private]:
        """Declares what each iteration has of its own. They shadow captures of the same variable."""
        for private in self.kernel.privates:
            self.declare(private.variable)
        for variable in self.unit.variables:
            self.declare(variable)
        return {id(p.initial): p for p in self.kernel.privates if p.initial is not None}

    def _captures(self, initial: dict[int, Private]) -> None:
        """Makes captures variables of the thread: values and pointers copied, views loaded."""
        reduced = {id(r.variable) for r in self.kernel.reductions}
        for field in self.fields:
            capture = field.capture
            if capture is None or id(capture.variable) in reduced:
                continue
            if self.bound(capture.variable):  # a private one: this capture only takes its last value
                if field.form == "pointer":
                    self.tell_presence(capture.variable, f"args.{field.name} != 0")
                elif field.form == "view":
                    self.tell_presence(capture.variable, f"args.{field.name}.base != 0")
                continue
            variable = capture.variable
            if field.form == "view":
                name = self.bind(variable, "view")
                load = "gpuo_load_contiguous" if is_contiguous(variable) else "gpuo_load"
                self.writer.line(f"const auto {name} = {load}(args.{field.name});")
            elif field.form == "pointer":
                name = self.bind(variable, "pointer")
                self.writer.line(f"{self._pointer(field)}const {name} = args.{field.name};")
            else:
                name = self.bind(variable, "value")
                value = (
                    f"gpuo_get(&args.{field.name})" if category(variable.type) == "complex" else f"args.{field.name}"
                )
                self.writer.line(f"const {field.element} {name} = {value};")

    def _pointer(self, field: Field) -> str:
        return self.dialect.pointer(field.element, self.dialect.memory)

    # the iterations

    def _resident(self) -> None:
        """The thread is a slot: it takes every slots-th iteration and leaves partial results."""
        self._accumulators()
        iteration = self.bind(self.unit.iteration, "value")
        head = (
            f"for (int64_t {iteration} = thread_number; {iteration} < args.header.iterations; "
            f"{iteration} += args.header.slots)"
        )
        if self._has_epilogue():
            self._loop(head, ITERATIONS, (), "", self._closed_iteration)
        else:
            self._loop(head, self.kernel.loop.construct, self.kernel.body, "", self._guarded)
        self._leave_partials()

    def _closed_iteration(self) -> None:
        """One iteration in a loop of one turn, which CYCLE ends: something comes after it."""
        self._loop("do", self.kernel.loop.construct, self.kernel.body, " while (false);", self._guarded)
        self._deliver_last()

    def _guarded(self) -> None:
        self._iteration("continue;")

    def _iteration(self, skip: str) -> None:
        """Indices, initial values, mask, body. `skip` ends an iteration that the mask leaves out."""
        self._indices()
        self._initial_values()
        self.writer.at(location(self.kernel.loop.header_at))
        if self.kernel.mask is not None:
            self.writer.line(f"if (!({self.value(self.kernel.mask)})) {skip}")
        self.statements(self.kernel.body)

    def _indices(self) -> None:
        """The indices of this iteration, in the order that lowering chose."""
        iteration = self.binding(self.unit.iteration, self.kernel.loop.header_at).name
        self.writer.at(location(self.kernel.loop.header_at))
        members = {(f.form, f.number): f.name for f in self.fields}
        rest, narrow, count = iteration, "", len(self.kernel.indices)
        if count > 1:
            rest, narrow = self.names.fresh("rest"), self.names.fresh("narrow")
            self.writer.line(f"int64_t {rest} = {iteration};")
            self.writer.line(f"const bool {narrow} = args.header.iterations <= 0xffffffff;")
        for n in self.unit.order:
            index = self.kernel.indices[n]
            digit = rest if n == self.unit.order[-1] else f"gpuo_digit({rest}, args.{members['trip', n]}, {narrow})"
            element = c_type(index.variable.type, index.at)
            name = self.binding(index.variable, index.at).name
            self.writer.line(f"{name} = {element}(args.{members['lower', n]} + {digit} * args.{members['step', n]});")

    def _initial_values(self) -> None:
        """LOCAL_INIT: each iteration starts from the value outside (11.1.7.5)."""
        names = {id(f.capture): f for f in self.fields if f.capture is not None}
        for private in self.kernel.privates:
            if private.initial is None:
                continue
            field = names[id(private.initial)]
            own = self.binding(private.variable, private.variable.at)
            if own.form == "array":
                n = self.names.fresh("n")
                size = f"gpuo_size({self._outside(field)})"
                with self.writer.block(f"for (int64_t {n} = 0; {n} < {size}; ++{n})"):
                    source = f"gpuo_nth({self._outside(field)}, {n})"
                    complex_ = category(private.variable.type) == "complex"
                    self.writer.line(f"{own.name}[{n}] = {f'gpuo_get({source})' if complex_ else f'*{source}'};")
            else:
                self.writer.line(f"{own.name} = {self._outside(field)};")

    def _outside(self, field: Field) -> str:
        """The captured object in the argument struct: a scalar's value, an array's view."""
        if field.form == "view":
            return f"gpuo_load(args.{field.name})"
        pointer = f"args.{field.name}" if field.form == "pointer" else f"&args.{field.name}"
        if field.element.startswith("gpuo_complex"):
            return f"gpuo_get({pointer})"
        return f"*args.{field.name}" if field.form == "pointer" else f"args.{field.name}"

    # what it leaves

    def _deliver_last(self) -> None:
        """The last iteration gives the live-out scalars that every iteration defines their value (P5)."""
        iteration = self.binding(self.unit.iteration, self.kernel.loop.header_at).name
        with self.writer.block(f"if ({iteration} == args.header.iterations - 1)"):
            names = {id(f.capture): f.name for f in self.fields if f.capture is not None}
            for x in self.kernel.live_outs:
                if x.always and x.private.shape is None:
                    value = self.binding(x.private, x.private.at).name
                    target = f"args.{names[id(x.capture)]}"
                    complex_ = category(x.private.type) == "complex"
                    self.writer.line(f"gpuo_put({target}, {value});" if complex_ else f"*{target} = {value};")

    def _accumulators(self) -> None:
        """The slot's partial results, at their start values."""
        for reduction in self.kernel.reductions:
            variable = reduction.variable
            if variable.shape is None:
                start = identity_value(reduction.op, variable.type, c_type(variable.type, variable.at))
                self.declare(variable, start)
        for mark in self.unit.marks:
            self.declare(mark.variable, "-1")
            own = self.binding(mark.variable, mark.variable.at)
            if own.form == "array":
                n = self.names.fresh("n")
                with self.writer.block(f"for (int32_t {n} = 0; {n} < {max(1, size(own.bounds))}; ++{n})"):
                    self.writer.line(f"{own.name}[{n}] = -1;")
        if array_reductions(self.kernel):
            memory = self.names.fresh("memory")
            self.writer.line(
                f"auto {memory} = gpuo_scratch(args.header.scratch, args.header.scratch_bytes * thread_number);"
            )
            by_capture = {id(f.capture): f for f in self.fields if f.capture is not None}
            for reduction, capture in array_reductions(self.kernel):
                field = by_capture[id(capture)]
                name = self.bind(reduction.variable, "view")
                start = identity_value(reduction.op, reduction.variable.type, field.element)
                self.writer.line(f"const auto {name} = gpuo_place(gpuo_load(args.{field.name}), {memory});")
                self.writer.line(f"gpuo_fill({name}, {start});")

    def _leave_partials(self) -> None:
        partial = partial_struct_name(self.kernel)
        members = partials(self.kernel)
        if not members:
            return
        pointer = self.dialect.pointer(partial, self.dialect.memory)
        mine = self.names.fresh("mine")
        self.writer.line(f"{pointer}const {mine} = ({pointer.strip()})args.header.partials + thread_number;")
        marks = {id(m.live_out): m for m in self.unit.marks}
        for p in members:
            if p.reduction is not None:
                self._leave_value(p, mine, p.reduction.variable, "")
            elif p.live_out is not None and p.count == 0:
                self._leave_live_out(p, mine, marks[id(p.live_out)].variable, "")
            elif p.live_out is not None:
                n = self.names.fresh("n")
                with self.writer.block(f"for (int32_t {n} = 0; {n} < {p.count}; ++{n})"):
                    self._leave_live_out(p, mine, marks[id(p.live_out)].variable, f"[{n}]")

    def _leave_live_out(self, p: Partial, mine: str, mark: Variable, element: str) -> None:
        assert p.live_out is not None
        self.writer.line(f"{mine}->{p.iteration}{element} = {self.binding(mark, mark.at).name}{element};")
        self._leave_value(p, mine, p.live_out.private, element)

    def _leave_value(self, p: Partial, mine: str, variable: Variable, element: str) -> None:
        value = f"{self.binding(variable, variable.at).name}{element}"
        target = f"{mine}->{p.name}{element}"
        complex_ = category(variable.type) == "complex"
        self.writer.line(f"gpuo_put(&{target}, {value});" if complex_ else f"{target} = {value};")
