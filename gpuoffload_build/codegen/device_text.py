"""The device text of one source file: every kernel, the functions that they reach, and the image that holds them."""

from __future__ import annotations

from gpuoffload_build import resources

from .arguments import argument_bytes, image_symbol
from .cuda import CUDA
from .functions import print_function
from .kernels import print_kernel
from .msl import MSL
from .powers import splits_powers
from .printer import Text, not_yet
from .writer import Writer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gpuoffload_build.lower.device import DeviceUnit

    from .sites import Site

# What CUDA takes as a kernel's arguments (compute capability 7.0 and up, CUDA 12.1 and up).
MOST_ARGUMENT_BYTES = 32764

DIALECTS = {"cuda": CUDA, "cuda_cpu": CUDA, "metal": MSL, "metal_cpu": MSL}


class DeviceText:
    """A text, and what the launchers and the toolchain need to know of it.

    kernels: names of the kernels in it, combine stages included
    image: linker symbol of the `gpuo_image`. For a CPU target the text defines it; for CUDA the toolchain does
    sites: the rows that status words count from 0, the same for every loop of the file
    """

    __slots__ = ("dialect", "image", "kernels", "sites", "text")

    def __init__(self, text: str, dialect: str, kernels: tuple[str, ...], image: str, sites: tuple[Site, ...]) -> None:
        self.text = text
        self.dialect = dialect
        self.kernels = kernels
        self.image = image
        self.sites = sites


def print_device(
    units: Sequence[DeviceUnit], target: str, family: str = "gnu", options: Iterable[str] = ()
) -> DeviceText:
    """The text for `target`. cuda and cuda_cpu get the same one, metal and metal_cpu too. Raises NotYet.

    `family` ('gnu' or 'llvm') and `options` are those of the host's compiler: constant powers and complex division are
    computed as it does."""
    dialect = DIALECTS[target]
    text = Text(dialect, splits_powers(family, options))
    file = units[0].kernel.loop.at.source.path
    for unit in units:
        if target == "cuda" and argument_bytes(unit.kernel) > MOST_ARGUMENT_BYTES:
            what = f"a loop with {len(unit.kernel.captures)} variables, more than the arguments of a kernel hold"
            raise not_yet(what, unit.kernel.loop.header_at)
        for name in ("", "_args", "_work", "_partial", "_combine", "_combine_work", "_run", "_combine_run"):
            text.names.fresh(unit.kernel.name + name)
    out = Writer()
    kernels: list[str] = []
    for unit in units:
        for key, function in unit.functions:
            if key not in text.functions:
                print_function(key, function, text, out)
        kernels += print_kernel(unit, text, out)
    image = image_symbol([unit.kernel for unit in units])
    quoted = file.replace("\\", "\\\\").replace('"', '\\"')
    filled = resources.fill(
        dialect.template,
        file=file,
        body="\n".join([*_tables(text), *out.lines]),
        image=image,
        quoted=quoted,
        entries="\n".join(f"GPUO_IMAGE_KERNEL({kernel})" for kernel in kernels),
    )
    return DeviceText(filled, dialect.name, tuple(kernels), image, tuple(text.sites.rows))


def _tables(text: Text) -> list[str]:
    return ["", *text.tables.lines] if text.tables.lines else []
