"""Kernels made by hand from Fortran text, for tests of the host side alone: `loop(text, captures)`."""

from __future__ import annotations

import re

from gpuoffload_build.ir.expr import Literal, VariableRef
from gpuoffload_build.ir.kernel import Capture, Kernel
from gpuoffload_build.ir.stmt import DoConcurrent, Index
from gpuoffload_build.ir.symbols import At, Variable
from gpuoffload_build.ir.types import (
    INTEGER,
    AssumedShape,
    AssumedSize,
    DeferredShape,
    ExplicitShape,
    IntrinsicType,
    Shape,
)
from gpuoffload_build.source.text import Source

LOOP = re.compile(r"(?:\w+ *: *)?do concurrent *\((.*?)\) *\n.*?end do(?: \w+)?", re.S)
NOWHERE = At(Source("none.f90", ""), 0, 0)


def number(value: int) -> Literal:
    return Literal(INTEGER, 0, NOWHERE, value)


def unknown() -> VariableRef:
    """A bound that is not constant."""
    return VariableRef(INTEGER, 0, NOWHERE, Variable("n", "n", NOWHERE, INTEGER, None, "local"))


def capture(
    name: str,
    type: str = "integer 4",
    shape: Shape | None = None,
    access: str = "r",
    attributes: str = "",
    storage: str = "local",
) -> Capture:
    category, kind = type.split()
    variable = Variable(
        name, name, NOWHERE, IntrinsicType(category, int(kind)), shape, storage, frozenset(attributes.split())
    )
    return Capture(variable, "argument", "r" in access, "w" in access)


def assumed(*lowers: int) -> Shape:
    return AssumedShape(len(lowers), tuple(number(x) for x in lowers))


def deferred(rank: int) -> Shape:
    return DeferredShape(rank)


def explicit(*bounds: tuple[int, int]) -> Shape:
    return ExplicitShape(len(bounds), tuple(number(a) for a, _ in bounds), tuple(number(b) for _, b in bounds))


def assumed_size(rank: int) -> Shape:
    return AssumedSize(rank, tuple(unknown() for _ in range(rank)), tuple(unknown() for _ in range(rank - 1)))


def kernels(source: Source, captures: list[list[Capture]]) -> list[Kernel]:
    """One kernel a `do concurrent` of the text, in order, with the captures given for it."""
    made = []
    for n, (match, own) in enumerate(zip(LOOP.finditer(source.text), captures, strict=True), 1):
        at = At(source, match.start(), match.end())
        indices = tuple(_indices(source, match.group(1), match.start(1)))
        loop = DoConcurrent(at, n, indices, None, (), (), (), (), False, (), "p", at)
        made.append(Kernel(f"k{n}", loop, "p", tuple(own), indices, None, (), (), (), ()))
    return made


def _indices(source: Source, header: str, offset: int) -> list[Index]:
    found = []
    for start, end in _parts(header, ","):
        name, _, _ = header[start:end].partition("=")
        first = start + len(name) + 1
        limits = [
            Literal(INTEGER, 0, At(source, offset + first + a, offset + first + b), 0)
            for a, b in _parts(header[first:end], ":")
        ]
        variable = Variable(name.strip(" &\n"), name, NOWHERE, INTEGER, None, "index")
        step = limits[2] if len(limits) > 2 else None
        found.append(Index(variable, limits[0], limits[1], step, NOWHERE))
    return found


def _parts(text: str, separator: str) -> list[tuple[int, int]]:
    depth, start, parts = 0, 0, []
    for i, c in enumerate(text):
        depth += (c in "([") - (c in ")]")
        if c == separator and depth == 0:
            parts.append((start, i))
            start = i + 1
    return [*parts, (start, len(text))]
