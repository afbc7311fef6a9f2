"""Writes the shipped sidecars: one .gpumod for each Fortran text beside this file (`NAME.f90`, or `NAME.FAMILY.f90`).

    python module_cache/build.py            write them
    python module_cache/build.py --check    exit status 1 where one is not what this would write
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

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
    status = 0
    for interface in sorted(HERE.glob("*.f90")):
        target = HERE / (interface.stem + SUFFIX)
        data = sidecar(interface)
        if "--check" in arguments:
            if not target.exists() or target.read_bytes() != data:
                sys.stderr.write(f"{target.name} is out of date: run python module_cache/build.py\n")
                status = 1
        else:
            target.write_bytes(data)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
