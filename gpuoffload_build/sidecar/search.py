"""Finds the interface of a used module: its sidecar, the compiler's module file, or one of the modules we ship.

The folder that the compiler would take the .mod from decides, so that a stale file elsewhere never wins. A sidecar
counts only with the very module file that it was written with. Nothing found is None: names from that module are
`Unknown(module)` (D7b).
"""

from __future__ import annotations

import os

from gpuoffload_build import resources
from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile
from gpuoffload_build.source.load import load
from gpuoffload_build.syntax.parser import parse

from .codec import Corrupt
from .record import Record, source_of
from .store import SUFFIX, module_check, module_file, read_sidecar

IMPLEMENTATION_VALUES = frozenset(["implementation_value"])
"""In the texts that we ship: what every implementation of the module chooses for itself, of which nothing is known."""
BOM = b"\xef\xbb\xbf"


def parsed(record: Record) -> ParsedFile:
    """The record's source, parsed, with its language options."""
    source = source_of(record)
    return ParsedFile(source, parse(source.text), LanguageOptions.from_record(record.language))


def shipped_module(name: str, family: str) -> ParsedFile | None:
    """The interface of a module without source that we ship; the family's own where compilers differ."""
    try:
        folder = resources.folder("module_cache")
    except FileNotFoundError:
        return None
    for base in (f"{name}.{family}", name):
        path = os.path.join(folder, base + ".f90")
        if os.path.isfile(path):
            with open(path, "rb") as file:
                source = load(path, file.read(), "free", None, ())
            return ParsedFile(source, parse(source.text), LanguageOptions(), IMPLEMENTATION_VALUES)
        path = os.path.join(folder, base + SUFFIX)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                json, _ = read_sidecar(file.read())
            found = parsed(Record.from_json(json))
            found.unknown = IMPLEMENTATION_VALUES
            return found
    return None


def ships(name: str) -> bool:
    """Whether we ship a text of the module that is not a family's own."""
    return os.path.isfile(os.path.join(resources.folder("module_cache"), name + ".f90"))


def is_shipped(path: str) -> bool:
    """Whether the source is the text of a module that we ship."""
    return os.path.dirname(path) == resources.folder("module_cache")


class SidecarModules:
    """`sema.Modules` over the folders of one compile: -J, the current folder, -I in order, then the shipped modules."""

    def __init__(self, folders: tuple[str, ...], family: str) -> None:
        self._folders = folders
        self._family = family
        self._found: dict[str, ParsedFile | None] = {}
        self.problems: list[Diagnostic] = []
        """Sidecars that were there but could not be used."""

    def find(self, module_name: str, from_file: str = "") -> ParsedFile | None:
        """The module's interface or None; each is read once. A submodule's name is `ancestor@name`."""
        del from_file
        name = module_name.lower()
        if name not in self._found:
            self._found[name] = self._look(name)
        return self._found[name]

    def _look(self, name: str) -> ParsedFile | None:
        for folder in self._folders:
            module = os.path.join(folder, module_file(name, self._family))
            if os.path.isfile(module):
                return self._beside(name, folder, module)
        return shipped_module(name, self._family)

    def _beside(self, name: str, folder: str, module: str) -> ParsedFile | None:
        path = os.path.join(folder, name + SUFFIX)
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError:
            data = b""
        if data:
            try:
                json, check = read_sidecar(data)
                if check == module_check(module):
                    return parsed(Record.from_json(json))
                self._problem(path, "GPU0106", "this module file's facts belong to another compile of the module")
            except Corrupt as error:
                self._problem(path, "GPU0105", f"the facts of module '{name}' cannot be read: {error}")
        if self._family == "llvm":
            return flang_module(module)
        if "@" in name:
            return None
        from .gnu_module import gnu_module

        return gnu_module(module)

    def state(self) -> list[str]:
        """What names the module files and sidecars in the folders: two searches with one state find the same."""
        found = []
        for folder in self._folders:
            names = os.listdir(folder) if os.path.isdir(folder) else []
            for name in sorted(name for name in names if name.endswith((".mod", ".smod", SUFFIX))):
                state = os.stat(os.path.join(folder, name))
                found.append(f"{folder}/{name} {state.st_size} {state.st_mtime_ns}")
        return found

    def _problem(self, path: str, code: str, message: str) -> None:
        why = "the compiler's own module file is read in its place; it has the interfaces, but no bodies"
        help_text = "compile the file of the module again through gpuoffload"
        self.problems.append(Diagnostic(code, "warning", Location(path, 1, 1), message, why, help_text))


def flang_module(path: str) -> ParsedFile | None:
    """The interface in flang's module file; None where the file is none of flang's."""
    with open(path, "rb") as file:
        raw = file.read()
    raw = raw.removeprefix(BOM)
    if not raw.startswith(b"!mod$"):
        return None
    source = load(path, raw, "free", None, (), 0)
    return ParsedFile(source, parse(source.text), LanguageOptions())
