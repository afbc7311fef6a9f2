"""What the offload half of a link gets (`LinkJob`) and gives back (`LinkInputs`)."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.diagnostics.model import Diagnostic
    from gpuoffload_build.sidecar.record import Record

    from .options import GpuOptions


class Linked:
    """A record and where it comes from: `libst.a(mm.o)`, `libsh.so`, `main.o`."""

    __slots__ = ("origin", "record")

    def __init__(self, record: Record, origin: str) -> None:
        self.record = record
        self.origin = origin


class LinkJob:
    """One link that has loops.

    pulled: the records of what the linker takes, each unit once: their loops are this link's to check and to build
    available: the records of archive members that it does not take: sources of procedures that only loops call
    shared: the records in shared libraries on the line: facts, and source only with `--gpu-embed-source`; their
    loops are built there
    gpu: the link's options, with target, architectures and memory as the objects were compiled
    family: 'gnu' or 'llvm', of the compiler that made the objects
    output: the program or library; is_shared: a library; folder: for temporary files
    own_allocator: the program has a `malloc` that ours must not stand in for
    """

    __slots__ = ("available", "family", "folder", "gpu", "is_shared", "output", "own_allocator", "pulled", "shared")

    def __init__(
        self,
        *,
        pulled: list[Linked],
        available: list[Linked],
        shared: list[Linked],
        gpu: GpuOptions,
        family: str,
        output: str,
        is_shared: bool,
        own_allocator: bool,
        folder: str,
    ) -> None:
        self.pulled = pulled
        self.available = available
        self.shared = shared
        self.gpu = gpu
        self.family = family
        self.output = output
        self.is_shared = is_shared
        self.own_allocator = own_allocator
        self.folder = folder


class LinkInputs:
    """The link half's result: objects for the program, and warnings to print.

    members: (archive member's name, path of the object): launchers, device images, the runtime's objects; pulled as
    they are needed
    objects: paths of objects that are linked in any case
    libraries: linker options behind them (`-ldl`)
    outcomes: one JSON object a loop, kept in the program for `gpuoffload report`
    shown: the kernels' source for `--show-gpu-kernel-source`
    generated: (file name, text) of kernels and launchers, for `-save-temps`
    """

    __slots__ = ("generated", "libraries", "members", "objects", "outcomes", "shown", "warnings")

    def __init__(
        self,
        members: list[tuple[str, str]],
        objects: list[str],
        libraries: list[str],
        warnings: list[Diagnostic],
        outcomes: list[dict[str, object]],
        shown: str = "",
        generated: Sequence[tuple[str, str]] = (),
    ) -> None:
        self.members = members
        self.objects = objects
        self.libraries = libraries
        self.warnings = warnings
        self.outcomes = outcomes
        self.shown = shown
        self.generated = generated
