"""The interface made from gfortran's module file says what the source says, for every module of the run cases."""

from __future__ import annotations

import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from gpuoffload_build.ir.expr import Literal
from gpuoffload_build.ir.symbols import Procedure, ProcedureDummy, TypeDefinition, Variable
from gpuoffload_build.ir.types import DerivedType, IntrinsicType, PolymorphicType, ProcedureType
from gpuoffload_build.sema.entities import Generic, NamelistGroup, Unknown
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.sidecar.search import SidecarModules, shipped_module
from gpuoffload_build.source.load import load, needs_preprocessor
from gpuoffload_build.syntax import nodes
from gpuoffload_build.syntax.parser import parse

RUN = Path(__file__).parents[2] / "run"
GFORTRAN = shutil.which("gfortran")
CASES = sorted(p for p in (RUN / "cases").iterdir() if p.suffix in (".f90", ".f") or p.is_dir())

pytestmark = pytest.mark.skipif(GFORTRAN is None, reason="needs gfortran")


class SourceModules:
    """`sema.Modules` over sources."""

    def __init__(self, files: list[ParsedFile]) -> None:
        self.files = {unit.name: f for f in files for unit in f.tree.units if isinstance(unit, nodes.Module)}

    def find(self, module_name: str, from_file: str = "") -> ParsedFile | None:
        return self.files.get(module_name) or shipped_module(module_name, "gnu")


@pytest.fixture(scope="module")
def support(tmp_path_factory):
    folder = tmp_path_factory.mktemp("support")
    subprocess.run([GFORTRAN, "-fsyntax-only", RUN / "run_output.f90"], cwd=folder, check=True)
    return folder


def parsed(path: Path) -> ParsedFile:
    form = "fixed" if path.suffix == ".f" else "free"
    source = load(str(path), path.read_bytes(), form, None, (str(path.parent),))
    return ParsedFile(source, parse(source.text), LanguageOptions())


@pytest.mark.parametrize("case", CASES, ids=lambda p: p.stem)
def test_module_file_says_what_the_source_says(case, support, tmp_path):
    paths = [case] if case.is_file() else sorted(p for p in case.iterdir() if p.suffix in (".f90", ".f"))
    if any(needs_preprocessor(p.read_bytes()) for p in paths):
        pytest.skip("needs the preprocessor")
    words = [GFORTRAN, "-fsyntax-only", "-fopenmp", f"-I{support}", *paths]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"gfortran does not take it: {done.stderr.splitlines()[-1]}")
    files = [parsed(p) for p in [RUN / "run_output.f90", *paths]]
    ours = SourceModules(files)
    theirs = SidecarModules((str(tmp_path), str(support)), "gnu")
    compared = 0
    for name in ours.files:
        expected = Project(ours).module_scope(name, "")
        found = Project(theirs).module_scope(name, "")
        assert found is not None, name
        assert found.file.parsed.unknown == frozenset()
        assert not found.file.parsed.tree.errors
        expected.index()
        for entity in (n for n in {*expected.declared, *expected.generics} if expected.is_public(n)):
            compared += 1
            assert describe(found.exported(entity)) == describe(expected.exported(entity)), f"{name}::{entity}"
    assert compared


# What both must say ----------------------------------------------------------------------------------------------

INCIDENTAL = {"private", "public", "save", "module", "data", "external"}


def describe(entity, depth=0):
    """What a user of the module can see of an entity."""
    if isinstance(entity, Variable):
        value = constant(entity.initial) if "parameter" in entity.attributes else None
        kept = sorted(entity.attributes - INCIDENTAL)
        return (entity.name, entity.storage, type_of(entity.type), shape_of(entity.shape), kept, value, entity.linker)
    if isinstance(entity, Procedure):
        result = None if entity.result is None or depth > 2 else describe(entity.result, depth + 1)
        dummies = [describe(d, depth + 1) for d in entity.dummies] if depth < 3 else []
        kept = sorted(entity.attributes - INCIDENTAL)
        return (entity.name, entity.kind, entity.origin, kept, entity.pure, entity.binding_label, dummies, result)
    if isinstance(entity, ProcedureDummy):
        interface = entity.type.interface
        return (entity.name, sorted(entity.attributes - INCIDENTAL), interface and describe(interface, depth + 1))
    if isinstance(entity, TypeDefinition):
        parent = entity.parent and type_of(entity.parent)
        components = [
            (c.name, type_of(c.type), shape_of(c.shape), sorted(c.attributes - {"public"}), initial_of(c))
            for c in entity.components
        ]
        bindings = sorted(
            (b.name, sorted(b.procedures), b.generic, sorted(b.attributes - {"public"})) for b in entity.bindings
        )
        kept = sorted(entity.attributes - {"public"})
        return (entity.key, parent, components, bindings, sorted(entity.finals), kept)
    if isinstance(entity, Generic):
        return ("generic", sorted(s.name for s in entity.specifics), entity.type and describe(entity.type))
    if isinstance(entity, NamelistGroup):
        return ("namelist", entity.members)
    assert not isinstance(entity, Unknown), entity.name
    return entity


def initial_of(component):
    """The value of a scalar; of an array whether it has one. The compiler writes out what a derived type implies."""
    if not isinstance(component.type, IntrinsicType):
        return None
    return constant(component.initial) if component.shape is None else component.initial is not None


def type_of(kind):
    if isinstance(kind, IntrinsicType):
        length = kind.length and (kind.length.form, kind.length.value)
        return (kind.category, kind.kind, length)
    if isinstance(kind, DerivedType):
        return ("type", kind.definition.key)
    if isinstance(kind, PolymorphicType):
        return ("class", kind.declared and kind.declared.definition.key)
    if isinstance(kind, ProcedureType):
        return ("procedure", kind.interface and kind.interface.name)
    return type(kind).__name__


def shape_of(shape):
    bounds = [constant(b) for name in ("lowers", "uppers") for b in getattr(shape, name, ())]
    return shape and (type(shape).__name__, shape.rank, bounds)


def constant(value):
    """A literal's value; only its kind of node for what is no literal."""
    if not isinstance(value, Literal):
        return type(value).__name__
    if value.type.category != "real":
        return value.value
    return struct.pack("f" if value.type.kind == 4 else "d", float(value.value))
