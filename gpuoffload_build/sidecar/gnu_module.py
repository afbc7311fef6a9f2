"""The interface in gfortran's module file, as flang's module file has it: Fortran text without bodies."""

from __future__ import annotations

import os

from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import MODULE_FILE, ParsedFile
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax.parser import parse

from .gnu_file import read
from .gnu_text import ModuleText


def gnu_module(path: str) -> ParsedFile | None:
    """The interface in the module file `path`; None where it is none of gfortran's, or of a version that we do not
    know.
    """
    made = interface_text(path)
    if made is None:
        return None
    text, unknown = made
    lines = [(line, path, 1) for line in range(1, text.count("\n") + 2)]  # the file tells no lines
    return ParsedFile(Source(path, text, lines=lines), parse(text), LanguageOptions(), unknown)


def interface_text(path: str) -> tuple[str, frozenset[str]] | None:
    """The text, and the names that the module has and the text does not declare."""
    file = read(path)
    if file is None:
        return None
    writer = ModuleText(file, os.path.basename(path).removesuffix(".mod"))
    text = writer.text()
    return f"{MODULE_FILE} from gfortran's module file\n{text}", frozenset(writer.unknown)
