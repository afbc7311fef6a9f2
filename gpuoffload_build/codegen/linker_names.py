"""Linker symbols of Fortran variables and procedures, as each family of compilers forms them."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Procedure, Variable


def linker_symbol(variable: Variable, family: str) -> str:
    """The symbol of a module variable: `__m_MOD_x` (gfortran) or `_QMmEx` (flang); private ones are global too."""
    where = variable.at.source.location(variable.at.start)
    if variable.linker is not None:
        if variable.linker.startswith("common/"):
            raise NotYet(
                f"variable '{variable.name}' in a common block, used by a procedure that the loop reaches", where
            )
        return variable.linker
    if variable.storage != "module" or "::" in variable.owner or "equivalence" in variable.attributes:
        what = f"variable '{variable.name}' of '{variable.owner}'"
        raise NotYet(f"{what}, used by a procedure that the loop reaches", where)
    owner, name = variable.owner.lower(), variable.name.lower()
    module, _, submodule = owner.partition("@")
    if family == "gnu":
        return f"__{module}.{submodule}_MOD_{name}" if submodule else f"__{owner}_MOD_{name}"
    chain = "".join(f"S{s}" for s in _submodules(module, submodule, variable.at.source.text))
    return f"_QM{module}{chain}E{name}"


def procedure_symbol(procedure: Procedure, family: str) -> str:
    """The symbol of a module or external procedure; a separate module procedure has that of its module."""
    if procedure.binding_label is not None:
        return procedure.binding_label
    module, name = procedure.owner.partition("@")[0].lower(), procedure.name.lower()
    if procedure.origin == "external" or not module:
        return f"{name}_"
    return f"__{module}_MOD_{name}" if family == "gnu" else f"_QM{module}P{name}"


def _submodules(module: str, submodule: str, text: str) -> list[str]:
    """The submodules from the module down to `submodule`, as the SUBMODULE statements of its file tell."""
    import re

    chain: list[str] = []
    while submodule and submodule not in chain:
        chain.insert(0, submodule)
        statement = rf"^\s*submodule\s*\(\s*{module}\s*:\s*(\w+)\s*\)\s*{submodule}\b"
        found = re.search(statement, text, re.IGNORECASE | re.MULTILINE)
        submodule = found.group(1).lower() if found else ""
    return chain
