"""The records of one link, sorted into what is in the program and what is only at hand, and the errors that this
alone shows.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import Diagnostic, Location
from gpuoffload_build.sidecar.codec import Corrupt

from .link_job import Linked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from gpuoffload_build.sidecar.record import Record
    from gpuoffload_build.syntax.nodes import DoConcurrent

    from .inputs import Input, Trace
    from .options import GpuOptions


class Collection:
    """pulled, available, shared: as in `LinkJob`; archives: those that have records; diagnostics: what cannot be linked
    so."""

    __slots__ = ("archives", "available", "diagnostics", "pulled", "shared")

    def __init__(self) -> None:
        self.pulled: list[Linked] = []
        self.available: list[Linked] = []
        self.shared: list[Linked] = []
        self.archives: list[str] = []
        self.diagnostics: list[Diagnostic] = []


def collect(items: list[Input], trace: Trace | None) -> Collection:
    """Sorts the inputs' records; a unit that comes in twice (through an archive and a shared library) counts once."""
    result = Collection()
    seen: set[str] = set()
    for item in items:
        taken = trace is None or trace.took(item)
        if item.member and item.texts and item.path not in result.archives:
            result.archives.append(item.path)
        try:
            records = item.records()
            problem = item.problem
        except Corrupt as error:
            records, problem = [], str(error)
        if item.shared:
            result.shared += [Linked(record, item.name) for record in records]
            continue
        if not taken:
            result.available += [Linked(record, item.name) for record in records]
            continue
        if problem:
            result.diagnostics.append(_damaged(item.name, f"its facts cannot be read: {problem}"))
        elif item.launches and not records:
            result.diagnostics.append(_damaged(item.name, "it calls launchers, but its facts are gone"))
        for record in records:
            if record.hash not in seen:
                seen.add(record.hash)
                result.pulled.append(Linked(record, item.name))
    result.available = [linked for linked in result.available if linked.record.hash not in seen]
    return result


def _damaged(name: str, message: str) -> Diagnostic:
    return Diagnostic(
        "GPU0105",
        "error",
        Location(name, 1, 1),
        message,
        why="the device code of its loops is made from the source in them",
        help="compile it again through gpuoffload, and strip programs only, not objects (llvm-strip drops the section)",
    )


def settle_options(pulled: list[Linked], gpu: GpuOptions) -> list[Diagnostic]:
    """Completes the link's options from the objects', and says where objects disagree with each other or with the
    link.
    """
    diagnostics: list[Diagnostic] = []
    first: Linked | None = None
    arch: list[str] = list(gpu.arch)
    for linked in pulled:
        record = linked.record
        if record.gpu is None or not record.loops:
            continue
        arch += [name for name in _words(record, "arch") if name not in arch]
        if first is None:
            first = linked
            if gpu.target is not None and gpu.target != record.gpu["target"]:
                diagnostics.append(
                    _mixed(
                        linked,
                        f"it was compiled with --gpu={record.gpu['target']}, and the link says --gpu={gpu.target}",
                    )
                )
            if gpu.memory is not None and gpu.memory != record.gpu["memory"]:
                diagnostics.append(
                    _mixed(
                        linked,
                        f"it was compiled with --gpu-memory={record.gpu['memory']}, "
                        f"and the link says --gpu-memory={gpu.memory}",
                    )
                )
            gpu.target = str(record.gpu["target"])
            gpu.memory = str(record.gpu["memory"])
            gpu.fallback = gpu.fallback or bool(record.gpu["fallback"])
            gpu.embed_source = gpu.embed_source or bool(record.gpu["embed_source"])
            continue
        assert first.record.gpu is not None
        for key, option in (("target", "--gpu"), ("memory", "--gpu-memory"), ("fallback", "--gpu-allow-cpu-fallback")):
            ours, theirs = record.gpu[key], first.record.gpu[key]
            if ours != theirs:
                diagnostics.append(_mixed(linked, _difference(option, ours, theirs, first), first))
                break
        if record.compiler["family"] != first.record.compiler["family"]:
            diagnostics.append(
                _mixed(
                    linked,
                    f"it was compiled by {record.compiler['name']}, "
                    f"but '{first.record.file}' by {first.record.compiler['name']}",
                    first,
                )
            )
    gpu.arch = tuple(arch)
    if gpu.target is None:
        _settle_by_host_loops(pulled, gpu)
    return diagnostics


def _settle_by_host_loops(pulled: list[Linked], gpu: GpuOptions) -> None:
    """Takes the target, for the report, from a file whose loops may all have been left to the host."""
    for linked in pulled:
        record = linked.record
        if record.gpu is not None and record.loops is None and record.gpu["fallback"]:
            gpu.target = str(record.gpu["target"])
            gpu.memory = str(record.gpu["memory"])
            gpu.fallback = True
            return


def _words(record: Record, key: str) -> list[str]:
    value = record.gpu.get(key) if record.gpu else None
    return [str(word) for word in value] if isinstance(value, list) else []


def _difference(option: str, ours: object, theirs: object, first: Linked) -> str:
    if isinstance(ours, bool):
        with_, without = ("with", "without") if ours else ("without", "with")
        return f"it was compiled {with_} {option}, but '{first.record.file}' {without}"
    return f"it was compiled with {option}={ours}, but '{first.record.file}' with {option}={theirs}"


def _mixed(linked: Linked, message: str, other: Linked | None = None) -> Diagnostic:
    objects = f"the objects are {linked.origin} and {other.origin}" if other else f"the object is {linked.origin}"
    return Diagnostic(
        "GPU0102",
        "error",
        Location(linked.record.file, 1, 1),
        f"objects cannot be mixed: {message}",
        why="these options decide what a loop may do and how it is launched, for the whole program",
        help=f"compile both with the same options ({objects})",
    )


def without_gpu(pulled: list[Linked], fallback: bool) -> list[Diagnostic]:
    """Files with loops that were compiled without `--gpu`, in a program that has it: an error, or a warning with the
    fallback.
    """
    result: list[Diagnostic] = []
    for linked in pulled:
        record = linked.record
        if record.gpu is not None or record.loops == []:
            continue
        place = first_loop(record)
        if place is not None:
            result.append(
                Diagnostic(
                    "GPU0103",
                    "warning" if fallback else "error",
                    place,
                    f"'{record.file}' was compiled without --gpu, so its loops run on the host",
                    why="a loop runs on the CPU only where --gpu-allow-cpu-fallback asks for it",
                    help=f"compile it with the program's --gpu option (the object is {linked.origin})",
                )
            )
    return result


def first_loop(record: Record) -> Location | None:
    """Where the record's source has its first `do concurrent`; None where the word only stands in a comment or text."""
    from gpuoffload_build.sidecar.record import source_of
    from gpuoffload_build.syntax.parser import parse

    source = source_of(record)
    found = _first(list(parse(source.text).units))
    return None if found is None else source.location(found.pos)


def _first(waiting: list[object]) -> DoConcurrent | None:
    from gpuoffload_build.syntax.nodes import DoConcurrent, Node

    waiting.reverse()
    while waiting:
        node = waiting.pop()
        if isinstance(node, DoConcurrent):
            return node
        if isinstance(node, Node):
            children: list[object] = [getattr(node, name) for name in node._fields]
            waiting.extend(reversed(children))
        elif isinstance(node, (list, tuple)):
            waiting.extend(reversed(node))
    return None
