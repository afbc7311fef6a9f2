"""Procedures that kernels reach, as device functions: templates, so that one text serves every address space."""

from __future__ import annotations

from gpuoffload_build.ir.types import AssumedSize, ExplicitShape
from gpuoffload_build.ir.walk import location
from gpuoffload_build.lower.writes import identity

from .c_types import c_type
from .declarations import Declarations
from .printer import Text
from .writer import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Variable
    from gpuoffload_build.lower.device import DeviceFunction, Parameter


def print_function(key: str, function: DeviceFunction, text: Text, out: Writer) -> None:
    """Adds the function to `out` and to the functions that calls in `text` find. Its callees are there already."""
    procedure = function.procedure
    name = text.names.fresh(procedure.key.replace("::", "_"))
    body = Writer(1)
    printer = _FunctionPrinter(text, body, function)
    parameters = printer.signature()
    printer.body()
    out.line("")
    out.line(f"// {procedure.key.replace('::', ' :: ')}, {location(procedure.at)}")
    if printer.template:
        out.line(f"template <{', '.join(printer.template)}>")
    result = "void" if function.result is None else c_type(function.result.type, function.result.at)
    out.line(f"{text.dialect.function} inline {result} {name}({', '.join(parameters)}) {{")
    out.lines += body.lines
    out.line("}")
    text.functions[key] = (name, function)


class _FunctionPrinter(Declarations):
    def __init__(self, text: Text, writer: Writer, function: DeviceFunction) -> None:
        super().__init__(text, writer)
        self.function = function
        self.template: list[str] = []
        self.pending: list[tuple[Variable, str, str]] = []
        """Dummy arrays whose shape is set at entry: variable, name of the parameter, pointer type."""

    def signature(self) -> list[str]:
        """The parameters in C; binds their variables."""
        own = [self._parameter(p, dummy=True) for p in self.function.dummies]
        outer = [self._parameter(p, dummy=False) for p in self.function.outer]
        return ["gpuo_context context", *own, *outer]

    def _parameter(self, parameter: Parameter, dummy: bool) -> str:
        variable = parameter.variable
        element = c_type(variable.type, variable.at)
        if parameter.form == "value":
            return f"{element} {self.bind(variable, 'value')}"
        if parameter.form == "optional":
            return f"gpuo_optional<{element}> {self.bind(variable, 'optional')}"
        number = len(self.template) + 1
        pointer = f"P{number}"
        self.template.append(f"class {pointer}")
        if parameter.form == "pointer":
            return f"{pointer} {self.bind(variable, 'pointer')}"
        shape = variable.shape
        assert shape is not None
        if not dummy:
            return f"gpuo_view<{pointer}, {shape.rank}> {self.bind(variable, 'view')}"
        name = self.names.fresh(f"{variable.name}_actual")
        self.pending.append((variable, name, pointer))
        rank = str(shape.rank)
        if isinstance(shape, (ExplicitShape, AssumedSize)):
            rank = f"R{number}"
            self.template.append(f"int {rank}")
        return f"gpuo_view<{pointer}, {rank}> {name}"

    def body(self) -> None:
        function = self.function
        self.writer.at(location(function.procedure.at))
        for variable, name, pointer in self.pending:
            self.shape_dummy(variable, name, pointer)
        if function.result is not None:
            self.declare(function.result)
            result = self.binding(function.result, function.procedure.at).name
            self._leave = f"return {result};"
        declared = {identity(p.variable) for p in function.dummies}
        for variable in function.variables:
            if identity(variable) not in declared:
                self.declare(variable)
        self.statements(function.statements)
        if function.result is not None:
            self.writer.line(self._leave)
