"""The compilers that the tests run, by the names that they have here, which are those that tools/setup.sh installs."""

from __future__ import annotations

import shutil

VERSIONS = range(24, 18, -1)
FLANGS = ("flang-new", "flang", *(f"{base}-{n}" for n in VERSIONS for base in ("flang-new", "flang")))
CLANGS = ("clang++", *(f"clang++-{n}" for n in VERSIONS))


def which(names: tuple[str, ...]) -> str | None:
    """The first of the names that is on PATH."""
    return next((name for name in names if shutil.which(name)), None)


GFORTRAN = which(("gfortran",))
FLANG = which(FLANGS)
CLANG = which(CLANGS)
FORTRAN = [name for name in (GFORTRAN, FLANG) if name is not None]
