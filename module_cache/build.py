"""Writes the shipped sidecars: one .gpumod for each Fortran text beside this file (`NAME.f90`, or `NAME.FAMILY.f90`);
before them the texts of the MPI modules, from their tables.

    python module_cache/build.py            write them
    python module_cache/build.py --check    exit status 1 where one is not what this would write
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import mpi_interfaces  # noqa: E402

from gpuoffload_build.sidecar.record import Record, raw_source  # noqa: E402
from gpuoffload_build.sidecar.store import SUFFIX, finish, sidecar_bytes  # noqa: E402
from gpuoffload_build.sidecar.units import provided  # noqa: E402


def sidecar(interface: Path) -> bytes:
    """The sidecar of one interface. It has no module file, and says nothing of a version that would age it."""
    text = interface.read_bytes()
    provides = provided(text.decode(), "free")
    assert provides is not None
    family = interface.stem.partition(".")[2]
    record = Record(
        interface.name,
        {"family": family or "any", "name": "none", "version": "0"},
        {},
        None,
        raw_source(interface.name, text, "free", 132),
        provides,
    )
    record.version = "0"
    record.loops = []
    record.seal()
    return finish(sidecar_bytes(record, record.to_json()), "none")


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    fresh = [written(HERE / name, text.encode(), check) for name, text in mpi_interfaces.texts().items()]
    texts = sorted(HERE.glob("*.f90"))
    fresh += [written(HERE / (text.stem + SUFFIX), sidecar(text), check) for text in texts]
    return 0 if all(fresh) else 1


def written(target: Path, data: bytes, check: bool) -> bool:
    """Whether the file holds the data; without `check` it is written."""
    if not check:
        target.write_bytes(data)
    elif not target.exists() or target.read_bytes() != data:
        sys.stderr.write(f"{target.name} is out of date: run python module_cache/build.py\n")
        return False
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
