"""The module files that we ship, the search for module files, and the schema of records."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
from compilers import FLANG

from gpuoffload_build import resources
from gpuoffload_build.sidecar.record import Record, raw_source
from gpuoffload_build.sidecar.search import SidecarModules
from gpuoffload_build.sidecar.store import finish, module_check, read_sidecar, sidecar_bytes

CACHE = Path(resources.folder("module_cache"))
SCHEMA = json.loads((CACHE / "schema.json").read_text())


def names(parsed) -> list[str]:
    return [unit.name for unit in parsed.tree.units]


def test_shipped_sidecars_are_those_of_their_texts():
    subprocess.run([sys.executable, CACHE / "build.py", "--check"], check=True)


@pytest.mark.parametrize("path", sorted(CACHE.glob("*.gpumod")), ids=lambda p: p.name)
def test_shipped_sidecar(path):
    text, _ = read_sidecar(path.read_bytes())
    jsonschema.validate(json.loads(text), SCHEMA)


@pytest.mark.parametrize("family", ["gnu", "llvm"])
@pytest.mark.parametrize(
    "name",
    [
        *("iso_c_binding", "iso_fortran_env", "ieee_arithmetic", "ieee_exceptions", "ieee_features"),
        *("omp_lib", "omp_lib_kinds", "openacc", "openacc_kinds", "mpi", "mpi_f08"),
    ],
)
def test_shipped_modules_parse(name, family):
    found = SidecarModules((), family).find(name.upper(), "x.f90")
    assert found is not None
    assert names(found) == [name]
    assert not found.tree.errors


def write_sidecar(folder: Path, text: str, module: bytes | None) -> None:
    record = Record(
        "m.f90",
        {"family": "gnu", "name": "gfortran", "version": "12.2.0"},
        {"real": 8},
        None,
        raw_source("m.f90", text.encode(), "free", 132),
        {"modules": ["m"], "submodules": [], "external": [], "program": False},
    )
    record.seal()
    folder.mkdir(exist_ok=True)
    if module is not None:
        (folder / "m.mod").write_bytes(module)
    check = module_check(str(folder / "m.mod"))
    (folder / "m.gpumod").write_bytes(finish(sidecar_bytes(record, record.to_json()), check))


def test_search_takes_the_folder_of_the_module_file(tmp_path):
    write_sidecar(tmp_path / "a", "module m\n integer :: a\nend module\n", None)
    write_sidecar(tmp_path / "b", "module m\n integer :: b\nend module\n", b"b")
    modules = SidecarModules((str(tmp_path / "a"), str(tmp_path / "b")), "gnu")
    found = modules.find("M", "x.f90")
    assert found is not None
    assert "integer :: b" in found.source.text
    assert found.options.real == 8
    assert modules.find("m", "x.f90") is found
    assert modules.find("other", "x.f90") is None
    assert modules.problems == []


def test_stale_sidecar_is_not_used(tmp_path):
    write_sidecar(tmp_path, "module m\nend module\n", b"old")
    (tmp_path / "m.mod").write_bytes(b"new")
    modules = SidecarModules((str(tmp_path),), "gnu")
    assert modules.find("m", "x.f90") is None
    assert [p.code for p in modules.problems] == ["GPU0106"]


def test_corrupt_sidecar_is_not_used(tmp_path):
    write_sidecar(tmp_path, "module m\nend module\n", b"m")
    path = tmp_path / "m.gpumod"
    path.write_bytes(path.read_bytes()[:-30])
    modules = SidecarModules((str(tmp_path),), "gnu")
    assert modules.find("m", "x.f90") is None
    assert [(p.code, p.location.file) for p in modules.problems] == [("GPU0105", str(path))]


@pytest.mark.skipif(FLANG is None, reason="needs flang")
def test_module_file_of_flang_is_read(tmp_path):
    (tmp_path / "f.f90").write_text(
        "module f\n real(8), parameter :: two = 2\ncontains\n pure real(8) function g(x)\n"
        "  real(8), intent(in) :: x\n  g = two*x\n end function\nend module\n"
    )
    subprocess.run([str(FLANG), "-c", "f.f90"], cwd=tmp_path, check=True)
    found = SidecarModules((str(tmp_path),), "llvm").find("f", "x.f90")
    assert found is not None
    assert names(found) == ["f"]
    assert not found.tree.errors
    assert "pure function g" in found.source.text


def test_what_is_no_module_file_is_not_read(tmp_path):
    (tmp_path / "g.mod").write_bytes(b"\x1f\x8b")
    assert SidecarModules((str(tmp_path),), "gnu").find("g", "x.f90") is None
