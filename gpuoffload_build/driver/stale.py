"""Device code that was inlined from a shared library and is older than the library that is loaded (D7a).

Every shared library of ours has a symbol that is named by the hash of its facts. A program that has inlined a procedure
of it refers to that symbol weakly: where the loaded library lacks it, the first launch stops and says what to relink.
It also refers to the procedure itself, as the host's own code would have: the library stays one that the program needs.
"""

from __future__ import annotations

import os

from gpuoffload_build.codegen.launcher import c_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

MARK = b"__gpuoffload_facts_"


class Library:
    """A shared library as its dynamic string table shows it."""

    __slots__ = ("_data", "path")

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            with open(path, "rb") as file:
                self._data = file.read()
        except OSError:
            self._data = b""

    def facts_symbol(self) -> str | None:
        at = self._data.find(b"\0" + MARK)
        return self._data[at + 1 : self._data.index(b"\0", at + 1)].decode("ascii") if at >= 0 else None

    def exports(self, symbol: str) -> bool:
        return b"\0" + symbol.encode() + b"\0" in self._data


def watch_text(unit: str, inlined: Mapping[str, Mapping[str, str]]) -> str:
    """C++ that registers a contradiction for each library that is not the one linked with; '' where nothing is to be
    watched. `inlined`: the procedures of each library, with their linker symbols."""
    lines: list[str] = []
    name = c_string(os.path.basename(unit))
    for number, (path, procedures) in enumerate(inlined.items()):
        library = Library(path)
        symbol = library.facts_symbol()
        if symbol is None:
            continue
        shown = c_string(os.path.basename(path))
        rows = [
            f'{{{name}, {c_string(p)}, "linked", 1, nullptr}}, {{{shown}, {c_string(p)}, "loaded", 0, nullptr}}'
            for p in sorted(procedures)
        ]
        needed = next((s for _, s in sorted(procedures.items()) if library.exports(s)), None)
        if needed is not None:
            lines += [
                f"extern char needed{number}[] __asm__({c_string(needed)});",
                f"static void *volatile gpuoffload_needed{number} = needed{number};",
            ]
        lines += [
            f'extern "C" const char {symbol}[] __attribute__((weak));',
            f"static gpuo_stamp stamps{number}[] = {{{', '.join(rows)}}};",
            f"__attribute__((constructor)) static void watch{number}() {{",
            f"  const void *volatile found = &{symbol};",
            f"  if (!found) gpuo_register(stamps{number}, {2 * len(rows)});",
            "}",
        ]
    return "\n".join(['#include "gpuoffload/runtime.h"', *lines, ""]) if lines else ""
