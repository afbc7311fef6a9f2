"""Members of archives, as GNU ar writes them."""

from __future__ import annotations

from gpuoffload_build.sidecar import archive


def header(name: bytes, size: int) -> bytes:
    return name.ljust(16) + b"0           0     0     644     " + str(size).encode().ljust(10) + b"`\n"


def test_long_names_of_a_thin_archive() -> None:
    """GNU ar sets the 16th byte of the second reference to `/` where the member's base name is short enough."""
    names = b"lib.p/src_precision.F90.o/\nlib.p/src_basin.f90.o/\n"
    data = archive.THIN + header(b"//", len(names)) + names + header(b"/0", 1440) + header(b"/27            /", 10184)
    assert [m.name for m in archive.members(data, "d/lib.a")] == ["lib.p/src_precision.F90.o", "lib.p/src_basin.f90.o"]
    assert [m.file for m in archive.members(data, "d/lib.a")][1] == "d/lib.p/src_basin.f90.o"
