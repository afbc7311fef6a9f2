"""The MPI, OpenACC and OpenMP modules that we ship: compilers accept them, every name resolves, a real .mod wins."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "module_cache"))
import mpi_interfaces
from compilers import FORTRAN, GFORTRAN

from gpuoffload_build import resources
from gpuoffload_build.ir.expr import UnknownExpr
from gpuoffload_build.ir.symbols import Procedure, Variable
from gpuoffload_build.sema.entities import Generic
from gpuoffload_build.sema.generic import procedure_of
from gpuoffload_build.sema.project import Project
from gpuoffload_build.sidecar.search import IMPLEMENTATION_VALUES, SidecarModules

CACHE = Path(resources.folder("module_cache"))
MODULES = ("mpi", "mpi_f08", "openacc_kinds", "openacc", "omp_lib_kinds", "omp_lib")
KINDS = {"openacc": "openacc_kinds", "omp_lib": "omp_lib_kinds"}


def scope_of(name: str, *folders: str):
    modules = SidecarModules(folders, "gnu")
    found = modules.find(name)
    assert found is not None
    scope = Project(modules).add(found).scopes[0]
    scope.index()
    return scope


def public_names(scope) -> list[str]:
    return sorted(name for name in {*scope.declared, *scope.generics} if scope.is_public(name))


def interfaces(scope, name: str) -> list[Procedure]:
    """The specific procedures that a name stands for."""
    found = scope.lookup(name)
    if isinstance(found, Generic):
        return [p for p in map(procedure_of, found.specifics) if isinstance(p, Procedure)]
    return [found] if isinstance(found, Procedure) else []


def dummies(scope, name: str) -> list[list[str]]:
    return [[d.name for d in p.dummies if d is not None] for p in interfaces(scope, name)]


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_resolves(name: str) -> None:
    scope = scope_of(name)
    names = public_names(scope)
    assert len(names) > 15
    assert [n for n in names if scope.lookup(n) is None] == []
    unknown = set()
    for procedure in (p for n in names for p in interfaces(scope, n)):
        unknown |= {d.name for d in procedure.dummies if isinstance(d, Variable) and "Unknown" in type(d.type).__name__}
    assert unknown == set()


@pytest.mark.parametrize("compiler", FORTRAN)
@pytest.mark.parametrize("name", MODULES)
def test_compilers_accept_the_text(name: str, compiler: str, tmp_path: Path) -> None:
    """With some value for those of the implementation."""
    (value,) = IMPLEMENTATION_VALUES
    family = "gnu" if compiler == "gfortran" else "llvm"
    for module in (KINDS.get(name), name):
        if module is None:
            continue
        text = next(CACHE / f for f in (f"{module}.{family}.f90", f"{module}.f90") if (CACHE / f).exists()).read_text()
        for logical in ("subarrays_supported", "async_protects_nonblocking"):
            text = text.replace(f"{logical} = {value}", f"{logical} = .true.")
        text = text.replace("  implicit none\n", f"  implicit none\n  integer, parameter, private :: {value} = 3\n", 1)
        (tmp_path / "m.f90").write_text(text)
        done = subprocess.run(
            [compiler, "-fsyntax-only", "m.f90"], cwd=tmp_path, check=False, capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(GFORTRAN is None, reason="needs gfortran")
def test_openmp_and_openacc_through_another_module_of_gfortran(tmp_path: Path) -> None:
    """Its module files have the kinds and the specifics under the names of modules of gfortran's own."""
    (tmp_path / "m.f90").write_text("module m\n  use openacc\n  use omp_lib\nend module\n")
    subprocess.run(["gfortran", "-fsyntax-only", "m.f90"], cwd=tmp_path, check=True)
    scope = scope_of("m", str(tmp_path))
    lock, sent = scope.lookup("omp_lock_kind"), scope.lookup("acc_handle_kind")
    assert (lock.initial.value, sent.initial.value) == (4, 4)
    assert [p.name for p in interfaces(scope, "acc_get_num_devices")] == ["acc_get_num_devices"]
    assert len(interfaces(scope, "acc_copyin")) == 3
    assert [p.name for p in interfaces(scope, "omp_init_lock")] == ["omp_init_lock"]
    assert scope.lookup("omp_alloctrait").name == "omp_alloctrait"


def test_what_differs_between_versions_has_no_value() -> None:
    assert isinstance(scope_of("omp_lib").lookup("openmp_version").initial, UnknownExpr)
    assert isinstance(scope_of("openacc").lookup("openacc_version").initial, UnknownExpr)


def test_the_bindings_of_both_mpi_modules() -> None:
    old, new = scope_of("mpi"), scope_of("mpi_f08")
    send = ["buf", "count", "datatype", "dest", "tag", "comm", "ierror"]
    assert dummies(old, "mpi_send") == [send]
    assert dummies(new, "mpi_send") == [send, send]
    counts = [p.dummies[1].type.kind for p in interfaces(new, "mpi_send")]
    assert counts == [4, 8]
    assert "optional" in interfaces(new, "mpi_send")[0].dummies[-1].attributes
    assert "optional" not in interfaces(old, "mpi_send")[0].dummies[-1].attributes
    assert [p.name for p in interfaces(old, "mpi_alloc_mem")] == ["mpi_alloc_mem", "mpi_alloc_mem_cptr"]
    assert dummies(old, "mpi_pcontrol") == dummies(new, "mpi_pcontrol") == [["level"]]
    status = interfaces(old, "mpi_waitall")[0].dummies[2]
    assert status.shape.rank == 2
    assert interfaces(new, "mpi_waitall")[0].dummies[2].type.definition.name == "mpi_status"


def test_nothing_is_pure() -> None:
    pure = [n for m in MODULES for s in [scope_of(m)] for n in public_names(s) if any(p.pure for p in interfaces(s, n))]
    assert pure == []


def test_arguments_of_the_table() -> None:
    """Every name that an extent asks for is an argument; every TYPE is one that both modules can write."""
    for routine in mpi_interfaces.routines():
        names = {argument.name for argument in routine.arguments}
        assert len(names) == len(routine.arguments), routine.name
        for argument in routine.arguments:
            words = argument.extents.strip("()").replace(",", " ").split()
            assert {w for w in words if w.isidentifier()} <= names, (routine.name, argument.name)


@pytest.mark.skipif(GFORTRAN is None, reason="needs gfortran")
def test_a_real_module_file_on_the_search_path_wins(tmp_path: Path) -> None:
    (tmp_path / "mpi.f90").write_text("module mpi\n  integer, parameter :: mpi_any_source = -7\nend module\n")
    subprocess.run(["gfortran", "-fsyntax-only", "mpi.f90"], cwd=tmp_path, check=True)
    assert public_names(scope_of("mpi", str(tmp_path))) == ["mpi_any_source"]
    assert len(public_names(scope_of("mpi", str(tmp_path / "elsewhere")))) > 700
