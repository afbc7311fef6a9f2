"""Launchers of one source file, as C++: what the rewritten Fortran calls in place of each loop.

A launcher evaluates nothing of the user's: limits and bounds come as arguments, arrays as the host compiler's own
descriptors (`host_gnu.h`, `host_llvm.h`). It fills one `gpuo_capture` a variable and the kernel's argument struct,
then follows `runtime.h`. A loop without iterations launches nothing.
"""

from __future__ import annotations

from gpuoffload_build import resources
from gpuoffload_build.ir.types import IntrinsicType

from .arguments import (
    argument_struct,
    array_reductions,
    fields,
    frame,
    image_symbol,
    partial_struct,
    partial_struct_name,
    struct_name,
)
from .coarsening import is_coarse
from .extents import last_subscripts
from .host_convention import (
    argument_captures,
    bounds,
    has_own_descriptor,
    intrinsic_element_bytes,
    is_assumed_size,
    rank_of,
    static_extents,
    static_lower_bounds,
    symbol_captures,
)
from .linker_names import linker_symbol
from .names import safe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.ir.kernel import Capture, Kernel

    from .arguments import Field
    from .sites import Site

ABI = "GPUO_ABI"


def print_launchers(
    kernels: Sequence[Kernel], sites: Sequence[Site], family: str, choices: Sequence[Choice] = ()
) -> str:
    """The C++ text for the kernels of one source file, which share a table of sites. `family`: 'gnu' or 'llvm'.

    `choices` are the loops of which the file has both forms.
    """
    image = image_symbol(kernels) if kernels else ""
    lines = [""]
    path = "no kernel of this program"
    if kernels:
        path = kernels[0].loop.at.source.path
        lines.append(f'extern "C" gpuo_image {image};')
    for choice in choices:
        lines += ["", *choice.text()]
    if sites:
        rows = [f"  {{{c_string(s.file)}, {s.line}, {c_string(s.text)}}}," for s in sites]
        lines += ["static const gpuo_site sites[] = {", *rows, "};"]
    for kernel in kernels:
        lines += ["", *_Launcher(kernel, len(sites), family, image).text()]
    body = "\n".join(lines)
    return resources.fill("launchers.cpp", file=path, compiler=_compiler(family), family=family, body=body)


class Choice:
    """Where a loop runs of which the source has both forms; only the link knows (D4a)."""

    __slots__ = ("host", "name")

    def __init__(self, name: str, host: bool) -> None:
        self.name = name
        self.host = host

    def text(self) -> list[str]:
        names = [self.name + "_where", self.name + "_where__"]
        main = f"{self.name}_where_"
        lines = [f'extern "C" void {main}(int32_t *host) {{ *host = {int(self.host)}; }}']
        lines += [f'extern "C" void {n}(int32_t *host) __attribute__((alias("{main}")));' for n in names]
        if self.host:  # the call of the launcher is never reached
            for name in (self.name, self.name + "_", self.name + "__"):
                lines.append(f'extern "C" void {name}() {{ __builtin_trap(); }}')
        return lines


def _compiler(family: str) -> str:
    return {"gnu": "gfortran", "llvm": "flang"}[family]


def c_string(text: str) -> str:
    out = []
    for byte in text.encode():
        c = chr(byte)
        out.append(c if 32 <= byte < 127 and c not in '"\\?' else f"\\{byte:03o}")
    return '"' + "".join(out) + '"'


def element_bytes(field: Field) -> str:
    """Bytes of one element as the host has it: a number, so that a C type that is laid out otherwise is found out."""
    capture = field.capture
    assert capture is not None
    type_ = capture.variable.type
    if isinstance(type_, IntrinsicType):
        return str(intrinsic_element_bytes(type_))
    return f"(int64_t)sizeof({field.element})"


class _Launcher:
    def __init__(self, kernel: Kernel, sites: int, family: str, image: str) -> None:
        self.kernel = kernel
        self.sites = sites
        self.family = family
        self.image = image
        self.fields = fields(kernel)
        self.captured = [f for f in self.fields if f.capture is not None]
        self.arguments = argument_captures(kernel)
        self.bounds = bounds(kernel)

    def text(self) -> list[str]:
        kernel = self.kernel
        location = kernel.loop.at.source.location(kernel.loop.at.start)
        loop = f"{kernel.name}_loop"
        resident = frame(kernel) == "resident"
        kind = "RESIDENT" if resident else "COARSE" if is_coarse(kernel) else "THREAD"
        lines = [
            f"// {location} in {kernel.procedure}",
            "namespace {",
            *argument_struct(kernel),
            *partial_struct(kernel),
        ]
        lines.append(
            f"gpuo_loop {loop} = {{{ABI}, GPUO_FRAME_{kind}, "
            f"{c_string(kernel.name)}, {c_string(location.file)}, {location.line}, {location.column}, "
            f"{c_string(kernel.procedure)}, &{self.image}, "
            f"{f'sizeof({partial_struct_name(kernel)})' if resident else '0'}, "
            f"{'sites' if self.sites else 'nullptr'}, {self.sites}}};"
        )
        lines.append("}")
        lines += [self._symbol_declaration(c) for c in symbol_captures(self.kernel)]
        lines.append(f'extern "C" void {kernel.name}_({", ".join(self._parameters())}) {{')
        lines += ["  " + line for line in self._body(loop)]
        lines.append("}")
        parameters = ", ".join(self._parameters())
        for alias in (kernel.name, f"{kernel.name}__"):
            lines.append(f'extern "C" void {alias}({parameters}) __attribute__((alias("{kernel.name}_")));')
        return lines

    def _parameters(self) -> list[str]:
        parameters = []
        for field in self.captured:
            capture = field.capture
            assert capture is not None
            if capture.way != "argument":
                continue
            rank = rank_of(capture.variable)
            if rank and not is_assumed_size(capture.variable):
                parameters.append(f"const descriptor<{rank}> *{self._own(field)}")
            elif has_own_descriptor(capture.variable):
                parameters.append(f"void *{self._own(field)}")
            else:
                parameters.append(f"{field.element} *{self._own(field)}")
        if self.bounds:
            parameters.append("const int64_t *bounds")
        parameters.append("const int64_t *limits")
        return parameters

    @staticmethod
    def _own(field: Field) -> str:
        """Name of the launcher's variable for a capture: never that of anything else here."""
        return f"a{field.number + 1}_{safe(field.name)}"

    def _body(self, loop: str) -> list[str]:
        kernel = self.kernel
        n = len(kernel.indices)
        trips = ", ".join(
            f"trip_count(&{loop}, {c_string(index.variable.name)}, limits + {3 * i})"
            for i, index in enumerate(kernel.indices)
        )
        lines = [
            f"const int64_t trips[{n}] = {{{trips}}};",
            f"const int64_t total = iterations(&{loop}, trips, {n});",
            "if (total == 0) return;",
        ]
        addressed = [f for f in self.captured if f.form != "value"]
        position = {f.number: i for i, f in enumerate(addressed)}
        if addressed:
            lines.append(f"gpuo_capture captures[{len(addressed)}];")
            for i, field in enumerate(addressed):
                lines += self._capture(field, f"captures[{i}]", loop)
        lines += [
            "gpuo_launch launch;",
            f"gpuo_enter(&launch, &{loop}, {'captures' if addressed else 'nullptr'}, {len(addressed)});",
            f"{struct_name(kernel)} arguments;",
            "__builtin_memset(&arguments, 0, sizeof arguments);",
            f"arguments.{self.fields[0].name}.iterations = total;",
        ]
        for field in self.fields:
            if field.form == "lower":
                lines.append(f"arguments.{field.name} = limits[{3 * field.number}];")
            elif field.form == "step":
                lines.append(f"arguments.{field.name} = limits[{3 * field.number + 2}];")
            elif field.form == "trip":
                lines.append(f"arguments.{field.name} = trips[{field.number}];")
            elif field.form == "value":
                lines.append(f"arguments.{field.name} = {self._value(field)};")
            elif field.form == "pointer":
                lines.append(
                    f"arguments.{field.name} = device_address<{field.element}>(captures[{position[field.number]}]);"
                )
            elif field.form == "view":
                lines += self._view(field, f"captures[{position[field.number]}]")
        lines += self._scratch(position)
        lines += [
            "gpuo_run(&launch, &arguments, sizeof arguments);",
            "gpuo_leave(&launch);",
            "if (launch.status.state != GPUO_RUNNING) stop_program(launch.status);",
        ]
        return lines

    def _access(self, capture: Capture) -> str:
        flags = []
        if capture.reads:
            flags.append("GPUO_READ")
        if capture.writes:
            flags.append("GPUO_WRITE")
        if capture.definite:
            flags.append("GPUO_DEFINITE")
        return " | ".join(flags) or "0"

    def _capture(self, field: Field, target: str, loop: str) -> list[str]:
        """Statements that describe one captured object."""
        capture = field.capture
        assert capture is not None
        variable = capture.variable
        name, size, access = c_string(variable.name), element_bytes(field), self._access(capture)
        rank = rank_of(variable)
        source = self._own(field)
        if capture.way == "symbol":
            return self._symbol_capture(field, target, loop)
        if rank == 0:
            host = f"scalar_target({source})" if has_own_descriptor(variable) else source
            return [f"set_capture({target}, {name}, {host}, {size}, 0, {access});"]
        if is_assumed_size(variable):
            extents = [self._bound(capture, d, "extent") for d in range(rank - 1)] + [self._last_extent(capture)]
            return [
                f"set_contiguous<{rank}>({target}, {name}, {source}, {size}, {access}, {{{', '.join(extents)}}});",
            ]
        return [f"set_array(&{loop}, {target}, {name}, {source}, {size}, {access});"]

    def _bound(self, capture: Capture, dimension: int, what: str) -> str:
        for i, entry in enumerate(self.bounds):
            if entry.capture is capture and entry.dimension == dimension and entry.what == what:
                return f"bounds[{i}]"
        raise KeyError(what)

    def _last_extent(self, capture: Capture) -> str:
        """Of an assumed-size array: as far as the loop certainly touches it."""
        values = {
            f.capture.variable: self._value(f) for f in self.captured if f.form == "value" and f.capture is not None
        }
        integers = {
            v: text for v, text in values.items() if isinstance(v.type, IntrinsicType) and v.type.category == "integer"
        }
        subscripts = last_subscripts(self.kernel, capture.variable, integers)
        if not subscripts:
            return "GPUO_UNKNOWN_EXTENT"
        last = rank_of(capture.variable) - 1
        static = static_lower_bounds(capture.variable)
        lower = str(static[last]) if static is not None else self._bound(capture, last, "lower")
        return f"extent_of({lower}, {{{', '.join(dict.fromkeys(subscripts))}}})"

    def _view(self, field: Field, capture_name: str) -> list[str]:
        capture = field.capture
        assert capture is not None
        variable = capture.variable
        static = static_lower_bounds(variable)
        if static is not None:
            return [f"set_view(arguments.{field.name}, {capture_name}, {{{', '.join(map(str, static))}}});"]
        if has_own_descriptor(variable):
            rank = rank_of(variable)
            lower = f"lower{field.number + 1}"
            return [
                f"int64_t {lower}[{rank}];",
                f"own_lower_bounds({lower}, (const descriptor<{rank}> *){self._own(field)});",
                f"set_view(arguments.{field.name}, {capture_name}, {lower});",
            ]
        lowers = [self._bound(capture, d, "lower") for d in range(rank_of(variable))]
        return [f"set_view(arguments.{field.name}, {capture_name}, {{{', '.join(lowers)}}});"]

    def _value(self, field: Field) -> str:
        """A scalar that is only read."""
        return f"*(const {field.element} *){self._own(field)}"

    def _symbol_declaration(self, capture: Capture) -> str:
        field = next(f for f in self.captured if f.capture is capture)
        symbol = linker_symbol(capture.variable, self.family)
        visible = '__attribute__((visibility("default")))'
        return f"extern {visible} char {self._own(field)}[] __asm__({c_string(symbol)});"

    def _symbol_capture(self, field: Field, target: str, loop: str) -> list[str]:
        """A module variable: an allocatable or pointer has its descriptor at the symbol, others their storage."""
        capture = field.capture
        assert capture is not None
        variable = capture.variable
        name, size, access = c_string(variable.name), element_bytes(field), self._access(capture)
        source, rank = self._own(field), rank_of(variable)
        indirect = has_own_descriptor(variable)
        if rank == 0:
            host = f"scalar_target({source})" if indirect else source
            return [f"set_capture({target}, {name}, {host}, {size}, 0, {access});"]
        if indirect:
            return [f"set_array(&{loop}, {target}, {name}, (const descriptor<{rank}> *){source}, {size}, {access});"]
        extents = static_extents(variable)
        assert extents is not None, "a module array that is neither allocatable nor pointer has constant bounds"
        return [
            f"set_contiguous<{rank}>({target}, {name}, {source}, {size}, {access}, {{{', '.join(map(str, extents))}}});"
        ]

    def _scratch(self, position: dict[int, int]) -> list[str]:
        """Bytes a slot: a copy of every array that is reduced."""
        lines = []
        header = self.fields[0].name
        for reduction, capture in array_reductions(self.kernel):
            number = next(f.number for f in self.captured if f.capture is capture)
            rank = rank_of(reduction.variable)
            c = f"captures[{position[number]}]"
            size = " * ".join([f"{c}.element_bytes", *(f"{c}.extent[{d}]" for d in range(rank))])
            lines.append(f"arguments.{header}.scratch_bytes += ({size} + 15) / 16 * 16;")
        return lines
