"""Scalar expressions, and calls of functions with their actual arguments, as C text."""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    Argument,
    Binary,
    ComponentRef,
    Conditional,
    Convert,
    ElementRef,
    Expr,
    FunctionCall,
    IntrinsicCall,
    Literal,
    NullPointer,
    PartRef,
    SectionRef,
    Unary,
    VariableRef,
)
from gpuoffload_build.ir.types import AssumedSize, ExplicitShape

from .c_types import c_type
from .conversions import convert, converted_literal, literal
from .operators import Operators
from .printer import PRIMARY, category, not_yet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import At, Procedure
    from gpuoffload_build.lower.device import Parameter

    from .printer import Printed

WHAT = {
    "ArrayConstructor": "an array constructor",
    "StructureConstructor": "a structure constructor",
    "DispatchCall": "a call by dynamic type",
    "PointerCall": "a call through a procedure pointer or dummy procedure",
    "ProcedureRef": "a procedure as an actual argument",
    "Substring": "a substring",
    "UnknownExpr": "an expression of unknown meaning",
}


class Expressions(Operators):
    """Values of scalar expressions."""

    def printed(self, e: Expr) -> Printed:
        if isinstance(e, Literal):
            return literal(e)
        if isinstance(e, (VariableRef, ElementRef, PartRef, ComponentRef, SectionRef)):
            return self.load(e)
        if isinstance(e, Unary):
            return self.unary(e)
        if isinstance(e, Binary):
            return self.binary(e)
        if isinstance(e, Convert):
            if e.rank != 0:
                raise not_yet("an array expression", e.at)
            constant = converted_literal(e.operand, e.type)
            return constant or convert(self.value(e.operand), e.operand.type, e.type, e.at)
        if isinstance(e, IntrinsicCall):
            return self.intrinsic(e)
        if isinstance(e, FunctionCall):
            if e.rank != 0:
                raise not_yet("an array-valued function", e.at)
            text = self.call(e.procedure, e.arguments, e.at)
            return (f"({text} != 0)", PRIMARY) if category(e.type) == "logical" else (text, PRIMARY)
        if isinstance(e, Conditional):
            return f"({self.value(e.condition)} ? {self.value(e.then)} : {self.value(e.otherwise)})", PRIMARY
        raise not_yet(WHAT.get(type(e).__name__, "an expression of this form"), e.at)

    def call(self, procedure: Procedure, arguments: tuple[Argument, ...], at: At) -> str:
        """A call, with the context before the arguments and the variables of hosts and modules after them."""
        name, function = self.text.functions[procedure.key]
        if len(arguments) != len(function.dummies):
            raise not_yet(f"a call of {procedure.name!r} whose arguments do not match its definition", at)
        passed = ["context"]
        passed += [self._actual(a, p, at) for a, p in zip(arguments, function.dummies)]
        passed += [self._outer(p, at) for p in function.outer]
        return f"{name}({', '.join(passed)})"

    def _actual(self, argument: Argument, parameter: Parameter, at: At) -> str:
        """One actual argument, in the form that the dummy wants."""
        e = argument.value
        if e is None or isinstance(e, NullPointer):
            return self._absent(parameter, at)
        if parameter.form == "view":
            return self._actual_array(e, parameter)
        if e.rank != 0:
            raise not_yet("an elemental call with array arguments", e.at)
        if parameter.form == "pointer":
            return self._by_address(e, parameter)
        if parameter.form == "optional":
            return self._optional(e, parameter)
        return self.value(e)

    def _actual_array(self, e: Expr, parameter: Parameter) -> str:
        if isinstance(e, ElementRef) and isinstance(parameter.variable.shape, (ExplicitShape, AssumedSize)):
            return self.sequence(e)
        return self.view(e)

    def _by_address(self, e: Expr, parameter: Parameter) -> str:
        if isinstance(e, (VariableRef, ElementRef, PartRef, ComponentRef)):
            return self.address(e)
        raise not_yet(f"an expression as the actual argument of {parameter.variable.name!r}, which is defined", e.at)

    def _optional(self, e: Expr, parameter: Parameter) -> str:
        element = c_type(parameter.variable.type, parameter.variable.at)
        if isinstance(e, VariableRef):
            binding = self.binding(e.variable, e.at) if self.bound(e.variable) else None
            if binding is not None and binding.form == "optional":
                return binding.name
            if binding is not None and binding.form == "pointer":
                there, name = f"{binding.name} != 0", binding.name
                some = f"gpuo_some<{element}>({f'gpuo_get({name})' if category(e.type) == 'complex' else f'*{name}'})"
                return f"({there} ? {some} : gpuo_none<{element}>())"
        return f"gpuo_some<{element}>({self.value(e)})"

    def _absent(self, parameter: Parameter, at: At) -> str:
        variable = parameter.variable
        element = c_type(variable.type, variable.at)
        if parameter.form == "optional":
            return f"gpuo_none<{element}>()"
        pointer = self.dialect.pointer(element, self.dialect.local)
        if parameter.form == "pointer":
            return f"({pointer})0"
        if parameter.form == "view" and variable.shape is not None:
            return f"gpuo_no_array<{pointer}, {variable.shape.rank}>()"
        raise not_yet(f"an absent argument for {variable.name!r}, which is not optional", at)

    def _outer(self, parameter: Parameter, at: At) -> str:
        """A variable of a host or module, passed on from this function's own scope."""
        variable = parameter.variable
        reference = VariableRef(variable.type, variable.shape.rank if variable.shape else 0, at, variable)
        if parameter.form == "view":
            return self.view(reference)
        if parameter.form == "pointer":
            return self.address(reference)
        if parameter.form == "optional":
            return self._optional(reference, parameter)
        text, _ = self.target(reference)
        return self.value(reference) if category(variable.type) == "complex" else text
