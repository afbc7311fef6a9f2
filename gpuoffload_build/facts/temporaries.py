"""Which actual arguments the host compiler may copy into a temporary, and why (design: repacking.md RF5, RM1).

A dummy that must be contiguous (explicit shape, assumed size, CONTIGUOUS, implicit interface) gets a copy of an array
that is not provably contiguous. Vector subscripts, array components, parts of complex arrays, substrings and values
are copied whatever the dummy is, unless the procedure is elemental. What stands here *may* be copied: compilers differ.
"""

from __future__ import annotations

from gpuoffload_build.ir.expr import (
    ArrayConstructor,
    ComponentRef,
    DispatchCall,
    ElementRef,
    FunctionCall,
    IntrinsicCall,
    Literal,
    NullPointer,
    PartRef,
    PointerCall,
    ProcedureRef,
    SectionRef,
    Substring,
    Triplet,
    Unary,
    UnknownExpr,
    VariableRef,
)
from gpuoffload_build.ir.symbols import ProcedureDummy, Variable
from gpuoffload_build.ir.types import AssumedRank, AssumedShape, AssumedSize, DerivedType, ExplicitShape

from .expressions import DESIGNATORS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from gpuoffload_build.ir.expr import Expr
    from gpuoffload_build.ir.symbols import At, Component
    from gpuoffload_build.ir.types import Shape

    from .notes import Notes
    from .sites import CallSite


class Temporary:
    """An actual argument at `at` of the reference `call` that may be copied.

    because: 'value' (VALUE dummy), 'parentheses', 'expression' (also a function's result), 'vector subscript',
             'array component' (`b%r` of an array b), 'complex part', 'substring', 'section', 'not contiguous'
    """

    __slots__ = ("at", "because", "call", "dummy")

    def __init__(self, call: CallSite, dummy: str, because: str, at: At) -> None:
        self.call = call
        self.dummy = dummy
        self.because = because
        self.at = at


def temporaries(notes: Notes, fixed: Collection[Variable]) -> Iterator[Temporary]:
    """The actual arguments that may be copied, in source order. `fixed`: variables that keep their value in a call."""
    contiguity = Contiguity(notes.selectors, fixed)
    for call, interface, arguments in notes.calls:
        elemental = interface is not None and interface.elemental
        for number, argument in enumerate(arguments, 1):
            value, dummy = argument.value, argument.dummy
            if value is None or (value.rank == 0 and not isinstance(value.type, DerivedType)):
                continue
            if isinstance(value, (NullPointer, ProcedureRef, UnknownExpr)) or isinstance(dummy, ProcedureDummy):
                continue
            because = _reason(value, dummy, elemental, contiguity)
            if because:
                yield Temporary(call, dummy.name if dummy is not None else str(number), because, value.at)


def _reason(value: Expr, dummy: Variable | None, elemental: bool, contiguity: Contiguity) -> str:
    attributes = dummy.attributes if dummy is not None else frozenset()
    if "value" in attributes and (value.rank or isinstance(value.type, DerivedType)):
        return "" if elemental else "value"
    if value.rank == 0 or elemental or not attributes.isdisjoint(("pointer", "allocatable")):
        return ""
    if type(value) not in DESIGNATORS:
        return _of_value(value, dummy, contiguity)
    form = _form(value)
    if form:
        return form
    if not _must_be_contiguous(dummy) or contiguity.known(value):
        return ""
    return "section" if isinstance(value, SectionRef) else "not contiguous"


def _of_value(value: Expr, dummy: Variable | None, contiguity: Contiguity) -> str:
    if isinstance(value, Unary) and value.op == "paren":
        return "parentheses"
    if isinstance(value, Literal) or (isinstance(value, ArrayConstructor) and _is_constant(value)):
        return ""  # static storage
    result = None
    if isinstance(value, FunctionCall):
        result = value.procedure.result
    elif isinstance(value, DispatchCall):
        result = value.declared.result
    elif isinstance(value, PointerCall) and value.interface is not None:
        result = value.interface.result
    if result is not None and "pointer" in result.attributes:  # a variable
        contiguous = "contiguous" in result.attributes or not _must_be_contiguous(dummy)
        return "" if contiguous else "not contiguous"
    if isinstance(value, IntrinsicCall) and value.name == "null":
        return ""
    return "expression"


def _is_constant(e: ArrayConstructor) -> bool:
    return all(isinstance(item, Literal) for item in e.items)


def _form(e: Expr) -> str:
    """A form of designator that compilers copy for any dummy without POINTER or ALLOCATABLE."""
    while True:
        if isinstance(e, PartRef):
            return "complex part"
        if isinstance(e, Substring):
            return "substring"
        if isinstance(e, ComponentRef):
            if e.base.rank:
                return "array component"
            return ""
        if isinstance(e, SectionRef):
            if any(not isinstance(s, Triplet) and s.rank for s in e.subscripts):
                return "vector subscript"
            e = e.base
        elif isinstance(e, ElementRef):
            e = e.base
        else:
            return ""


def _must_be_contiguous(dummy: Variable | None) -> bool:
    return dummy is None or "contiguous" in dummy.attributes or isinstance(dummy.shape, (ExplicitShape, AssumedSize))


class Contiguity:
    """Which arrays are contiguous whatever happens at run time (F2023 8.5.7, 9.5.4)."""

    __slots__ = ("fixed", "selectors")

    def __init__(self, selectors: Mapping[Variable, Expr], fixed: Collection[Variable]) -> None:
        self.selectors = selectors
        self.fixed = fixed

    def known(self, e: Expr) -> bool:
        """Whether the array is provably contiguous; a value is."""
        if isinstance(e, VariableRef):
            selector = self.selectors.get(e.variable)
            if selector is not None:
                return self.known(selector)
            return _object_is_contiguous(e.variable)
        if isinstance(e, ComponentRef):
            return e.base.rank == 0 and _object_is_contiguous(e.component)
        if isinstance(e, SectionRef):
            return self.known(e.base) and self._section(e)
        return type(e) not in DESIGNATORS

    def _section(self, e: SectionRef) -> bool:
        """Whole dimensions first, then at most one range without stride, then scalars."""
        shape = _shape(e.base)
        whole = True
        for dimension, subscript in enumerate(e.subscripts):
            if not isinstance(subscript, Triplet):
                if subscript.rank:
                    return False
                whole = False
            elif not whole or not _is_one(subscript.stride):
                return False
            else:
                whole = self._is_whole(subscript, shape, dimension)
        return True

    def _is_whole(self, t: Triplet, shape: Shape | None, dimension: int) -> bool:
        lower = upper = None
        if isinstance(shape, (ExplicitShape, AssumedSize)) and dimension < len(shape.uppers):
            lower, upper = shape.lowers[dimension], shape.uppers[dimension]
        return (t.lower is None or self._equal(t.lower, lower)) and (t.upper is None or self._equal(t.upper, upper))

    def _equal(self, a: Expr, b: Expr | None) -> bool:
        if isinstance(a, Literal) and isinstance(b, Literal):
            return a.value == b.value
        if isinstance(a, VariableRef) and isinstance(b, VariableRef):
            return a.variable is b.variable and (a.variable in self.fixed or a.variable.storage == "constant")
        return False


def _object_is_contiguous(named: Variable | Component) -> bool:
    attributes = named.attributes
    if "contiguous" in attributes:
        return True
    if "pointer" in attributes:
        return False
    return "allocatable" in attributes or not isinstance(named.shape, (AssumedShape, AssumedRank))


def _shape(e: Expr) -> Shape | None:
    if isinstance(e, VariableRef):
        return e.variable.shape
    return e.component.shape if isinstance(e, ComponentRef) else None


def _is_one(stride: Expr | None) -> bool:
    return stride is None or (isinstance(stride, Literal) and stride.value == 1)
