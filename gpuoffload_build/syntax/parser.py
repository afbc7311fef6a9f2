"""`parse`: text of a file in free form -> syntax tree. The only entry to this room besides `nodes`."""

from __future__ import annotations

import gc
import sys

from . import nodes
from .cursor import Fault
from .units import UnitParser

_RECURSION_LIMIT = 10_000
"""Frames; a level of nested parentheses takes up to five, a nested construct four."""


def parse(text: str) -> nodes.File:
    """The tree of `text`, for any text: what does not parse is in `errors`, and an OpaqueStmt stands in its place.

    The collector is off meanwhile: the tree has no cycles, and looking for them takes up to half of the time.
    """
    collecting = gc.isenabled()
    limit = sys.getrecursionlimit()
    gc.disable()
    if limit < _RECURSION_LIMIT:
        sys.setrecursionlimit(_RECURSION_LIMIT)
    try:
        parser = UnitParser(text)
        units: list[nodes.Unit] = []
        try:
            units = parser.file()
        except RecursionError:
            parser.record(Fault(parser.start, "nested too deeply"))
        directives = [nodes.Directive(text[a:b], a, b) for a, b in parser.directives]
        return nodes.File(text, units, parser.errors, directives)
    finally:
        sys.setrecursionlimit(limit)
        if collecting:
            gc.enable()
