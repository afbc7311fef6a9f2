"""Texts as files of a project, for the tests of sema."""

from __future__ import annotations

from pathlib import Path

from gpuoffload_build.ir.stmt import DoConcurrent
from gpuoffload_build.ir.symbols import Body
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project, TranslationUnit
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.parser import parse

SHIPPED = Path(__file__).parents[3] / "module_cache"


def parsed(text: str, path: str = "case.f90", options: LanguageOptions | None = None) -> ParsedFile:
    tree = parse(text)
    assert tree.errors == []
    return ParsedFile(Source(path, text), tree, options or LanguageOptions())


class Files:
    """`sema.Modules` over texts, then the shipped modules; `asked` are the modules that sema looked for."""

    def __init__(self, *texts: str) -> None:
        self.asked: list[str] = []
        self.known: dict[str, ParsedFile] = {}
        for number, text in enumerate(texts):
            self.put(parsed(text, f"other{number}.f90"))

    def put(self, file: ParsedFile) -> None:
        for unit in file.tree.units:
            if isinstance(unit, nodes.Module):
                self.known[unit.name] = file
            elif isinstance(unit, nodes.Submodule):
                self.known[f"{unit.ancestor}@{unit.name}"] = file

    def find(self, module_name: str, from_file: str) -> ParsedFile | None:
        self.asked.append(module_name)
        if module_name not in self.known:
            paths = [SHIPPED / f"{module_name}{family}.f90" for family in ("", ".gnu")]
            path = next((p for p in paths if p.exists()), None)
            if path is None:
                return None
            self.put(parsed(path.read_text(), str(path)))
        return self.known[module_name]


def analysed(text: str, *others: str, options: LanguageOptions | None = None) -> TranslationUnit:
    """`text` as a file of a project in which modules of `others` can be used."""
    return Project(Files(*others)).add(parsed(text, options=options))


def only_loop(unit: TranslationUnit) -> tuple[DoConcurrent, Body]:
    loops = unit.loops()
    assert len(loops) == 1
    return loops[0]


def body_named(unit: TranslationUnit, name: str) -> Body:
    for one in unit.units:
        for procedure in one.procedures:
            if procedure.name == name:
                body = unit.project.body(procedure)
                assert body is not None
                return body
    raise AssertionError(f"no body of {name}")
