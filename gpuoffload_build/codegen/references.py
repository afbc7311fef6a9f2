"""Variables, elements and sections in device code: values, targets, addresses, views."""

from __future__ import annotations

from gpuoffload_build.ir.expr import ComponentRef, ElementRef, Expr, PartRef, SectionRef, Triplet, Unary, VariableRef
from gpuoffload_build.ir.types import AssumedSize

from .c_types import c_type
from .constants import constant_bounds, elements, extent, integer, size
from .printer import EQUALITY, PRIMARY, PRODUCT, UNARY, Binding, Printer, category, not_yet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import At, Variable

    from .printer import Printed


class References(Printer):
    """Objects. An array is a view, or a C array where its shape is constant."""

    def load(self, e: Expr) -> Printed:
        """The value of a variable or a part of one."""
        if isinstance(e, VariableRef) and e.variable.storage == "constant" and not self.bound(e.variable):
            if e.variable.initial is None:
                raise not_yet(f"the named constant {e.variable.name!r}", e.at)
            return self.printed(e.variable.initial)
        if category(e.type) == "complex":
            pointer = self._remote(e)
            if pointer is not None:
                return f"gpuo_get({pointer})", PRIMARY
        text, precedence = self.target(e)
        if category(e.type) == "logical":
            return f"{text if precedence > EQUALITY else f'({text})'} != 0", EQUALITY
        return text, precedence

    def target(self, e: Expr) -> Printed:
        """The object as what C calls an lvalue."""
        if isinstance(e, VariableRef):
            if e.rank != 0:
                raise not_yet("a whole array in an expression or assignment", e.at)
            binding = self.binding(e.variable, e.at)
            if binding.form == "pointer":
                return f"*{binding.name}", UNARY
            return (f"{binding.name}.value" if binding.form == "optional" else binding.name), PRIMARY
        if isinstance(e, ElementRef):
            binding = self._array(e.base)
            if binding.form == "view":
                return f"*{self._at(binding, e)}", UNARY
            return f"{binding.name}[{self._index(binding, e)}]", PRIMARY
        if isinstance(e, PartRef):
            if e.rank != 0:
                raise not_yet("a part of a complex array", e.at)
            return self._part(e)
        raise self._unknown(e)

    def store(self, e: Expr, value: str) -> str:
        """The statement that gives the scalar object `e` a value."""
        if category(e.type) == "complex":
            pointer = self._remote(e)
            if pointer is not None:
                return f"gpuo_put({pointer}, {value});"
        return f"{self.target(e)[0]} = {value};"

    def address(self, e: Expr) -> str:
        """A pointer to the scalar object."""
        if isinstance(e, VariableRef):
            binding = self.binding(e.variable, e.at)
            if binding.form == "optional":
                return f"&{binding.name}.value"
            return binding.name if binding.form == "pointer" else f"&{binding.name}"
        if isinstance(e, ElementRef):
            binding = self._array(e.base)
            if binding.form == "view":
                return self._at(binding, e)
        text, precedence = self.target(e)
        return f"&{text}" if precedence >= UNARY else f"&({text})"

    def view(self, e: Expr) -> str:
        """The array as a view. The lower bounds are those of the whole array, or 1 for a section."""
        if isinstance(e, VariableRef):
            return self._view_of(self._array(e), e.at)
        if isinstance(e, SectionRef):
            base = self.view(e.base)
            subscripts = ", ".join(self._section_subscript(e, n, s) for n, s in enumerate(e.subscripts))
            return f"gpuo_section<{e.rank}>({base}, {subscripts})"
        if isinstance(e, Unary) and e.op == "paren":
            raise not_yet("an array in parentheses as an actual argument", e.at)
        if isinstance(e, ComponentRef):
            raise self._unknown(e)
        raise not_yet("an array expression", e.at)

    def sequence(self, e: ElementRef) -> str:
        """The elements from `e` on, as an actual argument for a dummy array (F2023 15.5.2.12)."""
        return f"gpuo_sequence({self.view(e.base)}, {self.address(e)})"

    def present(self, variable: Variable, at: At) -> Printed:
        """Whether an optional, allocatable or pointer variable is there."""
        binding = self.binding(variable, at)
        if binding.presence:
            return binding.presence, EQUALITY
        if binding.form == "optional":
            return f"{binding.name}.present", PRIMARY
        if binding.form in ("view", "pointer"):
            return f"{binding.name}{'.base' if binding.form == 'view' else ''} != 0", EQUALITY
        return "true", PRIMARY

    def lower_bound(self, base: Expr, dimension: int) -> str:
        """The declared lower bound, also of a dimension without extent; dimensions count from 0."""
        binding = self._array(base)
        if binding.bounds:
            return str(binding.bounds[dimension][0])
        return f"{binding.name}.lower[{dimension}]"

    def upper_bound(self, base: Expr, dimension: int) -> str:
        binding = self._array(base)
        if binding.bounds:
            return str(binding.bounds[dimension][1])
        return f"{binding.name}.lower[{dimension}] + {binding.name}.extent[{dimension}] - 1"

    def array_binding(self, e: Expr) -> Binding:
        return self._array(e)

    def _array(self, base: Expr) -> Binding:
        if not isinstance(base, VariableRef):
            raise self._unknown(base)
        variable = base.variable
        if variable.storage == "constant" and not self.bound(variable):
            return self._table(variable)
        return self.binding(variable, base.at)

    def _table(self, variable: Variable) -> Binding:
        """A constant array, as a table of the text."""
        bounds = constant_bounds(variable.shape)
        values = elements(variable.initial, size(bounds)) if bounds and variable.initial is not None else None
        if bounds is None or values is None:
            raise not_yet(f"the constant array {variable.name!r}", variable.at)
        name = self.text.table_names.get(id(variable))
        if name is None:
            name = self.text.table_names[id(variable)] = self.text.names.fresh(f"{variable.name}_table")
            element = c_type(variable.type, variable.at)
            rows = ", ".join(self._table_value(v) for v in values[: size(bounds)]) or "0"
            self.text.tables.line(f"{self.dialect.table} {element} {name}[] = {{{rows}}};")
        return Binding(name, "table", bounds)

    def _table_value(self, e: Expr) -> str:
        text = self.value(e)
        if category(e.type) == "complex":
            return text.replace("gpuo_cmplx(", "{").removesuffix(")") + "}"
        return text

    def _view_of(self, binding: Binding, at: At) -> str:
        if binding.form == "view":
            return binding.name
        if binding.form not in ("array", "table"):
            raise not_yet("a scalar where an array is wanted", at)
        bounds = ", ".join(f"{lower}, {upper}" for lower, upper in binding.bounds)
        return f"gpuo_contiguous<{len(binding.bounds)}>(&{binding.name}[0], {bounds})"

    def _at(self, binding: Binding, e: ElementRef) -> str:
        return f"gpuo_at({binding.name}, {', '.join(self.value(s) for s in e.subscripts)})"

    def _index(self, binding: Binding, e: ElementRef) -> str:
        """The position in a C array: sum of (subscript - lower) * distance."""
        terms, offset, distance = [], 0, 1
        for subscript, bounds in zip(e.subscripts, binding.bounds):
            known = integer(subscript)
            if known is not None:
                offset += known * distance
            elif distance == 1:
                terms.append(self.operand(subscript, PRODUCT))
            else:
                terms.append(f"{distance}*{self.operand(subscript, UNARY)}")
            offset -= bounds[0] * distance
            distance *= extent(bounds)
        text = " + ".join(terms)
        if not text:
            return str(offset)
        return f"{text} {'-' if offset < 0 else '+'} {abs(offset)}" if offset else text

    def _section_subscript(self, e: SectionRef, dimension: int, s: Expr | Triplet) -> str:
        if not isinstance(s, Triplet):
            if s.rank != 0:
                raise not_yet("a section with a vector subscript", e.at)
            return f"(int64_t){self.operand(s, UNARY)}"
        lower = self.value(s.lower) if s.lower is not None else self.lower_bound(e.base, dimension)
        if s.upper is None and self._has_no_end(e.base, dimension):
            raise not_yet("a section to the end of an array of assumed size", e.at)
        upper = self.value(s.upper) if s.upper is not None else self.upper_bound(e.base, dimension)
        step = self.value(s.stride) if s.stride is not None else "1"
        return f"gpuo_triplet({lower}, {upper}, {step})"

    @staticmethod
    def _has_no_end(base: Expr, dimension: int) -> bool:
        shape = base.variable.shape if isinstance(base, VariableRef) else None
        return isinstance(shape, AssumedSize) and dimension == shape.rank - 1

    def _remote(self, e: Expr) -> str | None:
        """The address of a complex object that is not the thread's own variable: memory of any address space."""
        if isinstance(e, VariableRef) and self.binding(e.variable, e.at).form == "pointer":
            return self.binding(e.variable, e.at).name
        if isinstance(e, ElementRef):
            return self.address(e)
        return None

    def _part(self, e: PartRef) -> Printed:
        pointer = self._remote(e.base) if isinstance(e.base, (VariableRef, ElementRef)) else None
        if pointer is not None:
            arrow = "->" if not pointer.startswith("&") else "."
            return f"{pointer.removeprefix('&')}{arrow}{e.part}", PRIMARY
        return f"{self.operand(e.base, PRIMARY)}.{e.part}", PRIMARY

    def _unknown(self, e: Expr) -> Exception:
        if isinstance(e, ComponentRef):
            return not_yet("a component of a derived type", e.at)
        if isinstance(e, SectionRef):
            return not_yet("an array section in an expression or assignment", e.at)
        names = {"Substring": "a substring", "FunctionCall": "an element of a function's result"}
        return not_yet(names.get(type(e).__name__, "this object"), e.at)
