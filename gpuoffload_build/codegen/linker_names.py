"""Linker symbols of Fortran variables, as each family of compilers forms them."""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import NotYet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.ir.symbols import Variable


def linker_symbol(variable: Variable, family: str) -> str:
    """The symbol of a module variable: `__m_MOD_x` (gfortran) or `_QMmEx` (flang); private ones are global too."""
    where = variable.at.source.location(variable.at.start)
    if variable.linker is not None:
        if variable.linker.startswith("common/"):
            raise NotYet(
                f"variable '{variable.name}' in a common block, used by a procedure that the loop reaches", where
            )
        return variable.linker
    if variable.storage not in ("module", "saved") or "::" in variable.owner or "@" in variable.owner:
        raise NotYet(
            f"variable '{variable.name}' of '{variable.owner}', used by a procedure that the loop reaches", where
        )
    module, name = variable.owner.lower(), variable.name.lower()
    return f"__{module}_MOD_{name}" if family == "gnu" else f"_QM{module}E{name}"
