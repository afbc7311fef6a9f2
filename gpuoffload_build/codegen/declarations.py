"""Declarations of a thread's own variables, and the shapes of dummy arrays at entry."""

from __future__ import annotations

from gpuoffload_build.ir.types import AssumedShape, AssumedSize, ExplicitShape
from gpuoffload_build.ir.walk import location

from .c_types import c_type
from .constants import constant_bounds, size
from .printer import not_yet
from .statements import Statements

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Variable

# What a thread may keep in arrays of its own; more would not fit its stack (trap 12).
MOST_LOCAL_BYTES = 128 * 1024


class Declarations(Statements):
    """Statements, and the declarations before them."""

    def declare(self, variable: Variable, initial: str | None = None) -> None:
        """A variable of this thread, without a value unless `initial` gives one."""
        element = c_type(variable.type, variable.at)
        if variable.storage == "associate" and variable.shape is not None:
            return  # declared where it is associated
        if variable.attributes & {"allocatable", "pointer"}:
            raise not_yet(f"the local allocatable or pointer {variable.name!r}", variable.at)
        if variable.shape is None:
            name = self.bind(variable, "value")
            self.writer.line(f"{element} {name}{'' if initial is None else f' = {initial}'};")
            return
        bounds = constant_bounds(variable.shape)
        if bounds is None:
            raise not_yet(f"the local array {variable.name!r}, whose size is only known at run time,", variable.at)
        if size(bounds) * element_bytes(element) > MOST_LOCAL_BYTES:
            raise not_yet(f"the local array {variable.name!r} of more than {MOST_LOCAL_BYTES} bytes", variable.at)
        name = self.bind(variable, "array", bounds=bounds)
        self.writer.line(f"{element} {name}[{max(1, size(bounds))}];")

    def shape_dummy(self, variable: Variable, parameter: str, pointer: str) -> None:
        """The view of a dummy array, from what the caller passed."""
        shape = variable.shape
        assert shape is not None
        kind = f"gpuo_view<{pointer}, {shape.rank}>"
        if isinstance(shape, AssumedShape):
            lowers = [self.value(e) for e in shape.lowers] or ["1"] * shape.rank
            name = self.bind(variable, "view")
            self.writer.line(f"const {kind} {name} = gpuo_assumed_shape({parameter}, {', '.join(lowers)});")
        elif isinstance(shape, (ExplicitShape, AssumedSize)):
            self._sequence_dummy(variable, shape, parameter, kind)
        else:
            self.bind(variable, "view", parameter)

    def _sequence_dummy(
        self, variable: Variable, shape: ExplicitShape | AssumedSize, parameter: str, kind: str
    ) -> None:
        pairs = [f"{self.value(lower)}, {self.value(upper)}" for lower, upper in zip(shape.lowers, shape.uppers)]
        if isinstance(shape, AssumedSize):
            last = self.value(shape.lowers[-1])
            pairs.append(f"{last}, {last} - 2")
        name = self.bind(variable, "view")
        ok = self.names.fresh(f"{variable.name}_ok")
        text = f"gpuo_explicit_shape<{shape.rank}>({ok}, {parameter}, {', '.join(pairs)})"
        if isinstance(shape, AssumedSize):
            text = f"gpuo_assumed_size({text})"
        why = f"not yet implemented: this section as the actual argument of '{variable.name}'"
        site = self.text.sites.number(location(variable.at), why)
        self.writer.line(f"bool {ok} = true;")
        self.writer.line(f"const {kind} {name} = {text};")
        self.writer.line(f"gpuo_check(context, {ok}, {site});")


def element_bytes(element: str) -> int:
    """Bytes of one object of a C type that `c_type` gives."""
    sizes = {"int8_t": 1, "int16_t": 2, "int32_t": 4, "float": 4, "gpuo_complex<double>": 16}
    return sizes.get(element, 8)
