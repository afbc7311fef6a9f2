"""From records to the linker's extra inputs: the offload half makes objects of them, this half packs them and places
them on the line.

Launchers, images and the runtime join as one archive (D7a), in a group with the user's archives: a launcher may name
a module variable whose member nothing else has pulled. One object joins in any case: it holds what `gpuoffload
report` reads, and in a shared library the facts.
"""

from __future__ import annotations

import os

from gpuoffload_build import __version__
from gpuoffload_build.diagnostics.model import NotYet
from gpuoffload_build.diagnostics.not_yet import not_yet_implemented
from gpuoffload_build.sidecar import section
from gpuoffload_build.sidecar.codec import frame, json_text
from gpuoffload_build.toolchain import archive, build, cache, device, run

from .link_job import LinkJob
from .offloading import bug
from .save_temps import save

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.diagnostics.model import Diagnostic

    from .argv import Invocation
    from .collect import Collection
    from .link_job import LinkInputs
    from .scratch import Scratch

# What the user left switched on must not hold for ours.
BEFORE = ("-x", "none", "-Wl,--push-state,--no-whole-archive,--no-as-needed", "-Wl,--start-group")
AFTER = ("-Wl,--end-group",)
LAST = ("-Wl,--pop-state",)
SANITIZERS = ("address", "hwaddress", "leak", "memory", "thread")  # those that watch allocations


class DeviceInputs:
    """arguments: what joins the link line at its end; diagnostics: errors and warnings of the offload half."""

    __slots__ = ("arguments", "diagnostics")

    def __init__(self, arguments: list[str], diagnostics: list[Diagnostic]) -> None:
        self.arguments = arguments
        self.diagnostics = diagnostics


def device_inputs(found: Collection, invocation: Invocation, scratch: Scratch) -> DeviceInputs:
    """Builds what the program's loops need."""
    shared = "-shared" in invocation.args
    loops = invocation.gpu.target is not None and any(
        linked.record.gpu is not None and linked.record.loops != [] for linked in found.pulled
    )
    output = invocation.output or "a.out"
    if not loops and not (shared and found.pulled):
        return DeviceInputs([], [])
    try:
        if not loops:
            return DeviceInputs([_notes(found, invocation, [], output, scratch)], [])
        result = _build(found, invocation, output, shared, scratch)
        if isinstance(result, list):
            return DeviceInputs([], result)
        if result.shown:
            with open(1, "w", encoding="utf-8", closefd=False) as stdout:
                stdout.write(result.shown)
        for name, text in result.generated:
            save(invocation, output, "-" + name, text)
        extra = _arguments(found, invocation, result, output, scratch)
        return DeviceInputs(extra, result.warnings)
    except device.ToolFailed as error:
        return DeviceInputs([], [error.diagnostic])
    except NotYet as error:
        return DeviceInputs([], [not_yet_implemented(error)])
    except (run.CannotRun, run.Interrupted, OSError):
        raise
    except Exception as error:
        return DeviceInputs([], [bug(output, error)])


def _build(
    found: Collection, invocation: Invocation, output: str, shared: bool, scratch: Scratch
) -> LinkInputs | list[Diagnostic]:
    from .link_offload import build_devices

    if invocation.gpu.target == "cuda" and not invocation.gpu.arch:
        from gpuoffload_build.toolchain.gpu import architectures

        invocation.gpu.arch = architectures() or device.DEFAULT_ARCH
    first = next(linked.record for linked in found.pulled if linked.record.loops != [] and linked.record.gpu)
    return build_devices(
        LinkJob(
            pulled=found.pulled,
            available=found.available,
            shared=found.shared,
            gpu=invocation.gpu,
            family=first.compiler["family"],
            output=output,
            is_shared=shared,
            own_allocator=_has_allocator(invocation),
            folder=scratch.subfolder("devices"),
        )
    )


def _arguments(
    found: Collection, invocation: Invocation, result: LinkInputs, output: str, scratch: Scratch
) -> list[str]:
    members = [(name, _object(path)) for name, path in result.members]
    library = os.path.join(scratch.folder(), "libgpuoffload_launchers.a")
    with open(library, "wb") as file:
        file.write(archive.archive(members))
    notes = _notes(found, invocation, result.outcomes, output, scratch)
    group = [*BEFORE, notes, *result.objects, library, *found.archives, *AFTER]
    return [*group, *result.libraries, "-Wl,--as-needed", *_libraries(invocation), *LAST]


def _has_allocator(invocation: Invocation) -> bool:
    """A fully static program has libc's own `malloc`, and sanitizers watch theirs."""
    for at, argument in enumerate(invocation.args):
        if at in invocation.values:
            continue
        if argument in ("-static", "-static-pie"):
            return True
        option, _, kinds = argument.partition("=")
        if option == "-fsanitize" and any(kind in SANITIZERS for kind in kinds.split(",")):
            return True
    return False


def _libraries(invocation: Invocation) -> list[str]:
    """The user's `-l` options once more: launchers call the Fortran runtime library, and where a C compiler links,
    `--as-needed` has dropped it before they come."""
    result: list[str] = []
    for at, argument in enumerate(invocation.args):
        if argument == "-l" and at + 1 in invocation.values:
            result += [argument, invocation.args[at + 1]]
        elif argument.startswith("-l") and at not in invocation.values:
            result.append(argument)
    return result


def _object(path: str) -> bytes:
    entry = cache.whole(path)
    if entry is not None:
        return entry
    with open(path, "rb") as file:
        return file.read()


def _notes(
    found: Collection, invocation: Invocation, outcomes: list[dict[str, object]], output: str, scratch: Scratch
) -> str:
    """The path of the object with the outcomes and, in a shared library, the facts.

    The library's facts also give it a symbol that is named by their hash: Meson relinks a library's users when its
    symbols change.
    """
    from gpuoffload_build.check.summary import SECTION, program_summary

    gpu = invocation.gpu
    first = next((linked.record.compiler for linked in found.pulled), {})
    compiler = f"{first.get('name', '')} {first.get('version', '')}".strip()
    summary = program_summary(output, __version__, gpu.target or "", gpu.arch, gpu.memory or "", compiler, outcomes)
    lines = [f'\t.section\t{SECTION.decode()},"",@progbits', *_bytes(frame(json_text(summary)))]
    if "-shared" in invocation.args:
        from .library_facts import library_records

        records = library_records(found.pulled, found.available, invocation.gpu.embed_source)
        facts = b"".join(frame(json_text(record)) for record in records)
        symbol = "__gpuoffload_facts_" + cache.digest([facts])
        lines += [
            f'\t.section\t{section.NAME.decode()},"",@progbits',
            *_bytes(facts),
            "\t.section\t.rodata",
            f"\t.globl\t{symbol}",
            f"\t.type\t{symbol}, @object",
            f"\t.size\t{symbol}, 1",
            f"{symbol}:",
            "\t.byte\t1",
        ]
    lines += ['\t.section\t.note.GNU-stack,"",@progbits', ""]
    recipe = device.Recipe("gpuoffload_notes.o", output, "\n".join(lines), ".s", (device.cxx(), "-c"))
    return build.build([recipe], scratch.subfolder("notes"))[0]


def _bytes(data: bytes) -> list[str]:
    return ["\t.byte\t" + ",".join(map(str, data[at : at + 64])) for at in range(0, len(data), 64)]
