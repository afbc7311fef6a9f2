"""The link half: checks every loop of the program, and makes device code and launchers of those that are offloaded.

Nothing is deferred here: all files are at hand. All diagnostics of all loops come at once (C5).
"""

from __future__ import annotations

from gpuoffload_build.check.check import check_loop
from gpuoffload_build.check.graph import Graph
from gpuoffload_build.check.program import Program
from gpuoffload_build.check.summary import loop_summary
from gpuoffload_build.codegen.arguments import image_symbol
from gpuoffload_build.codegen.device_text import print_device
from gpuoffload_build.codegen.launcher import Choice, print_launchers
from gpuoffload_build.codegen.linker_names import procedure_symbol
from gpuoffload_build.diagnostics.model import Diagnostic, NotYet
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.lower.pipeline import lower
from gpuoffload_build.sidecar.search import SidecarModules
from gpuoffload_build.toolchain import build, device

from .host_loops import host_outcomes
from .link_job import LinkInputs
from .pipeline import not_yet
from .stale import watch_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from gpuoffload_build.codegen.sites import Site
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Body
    from gpuoffload_build.lower.device import DeviceUnit
    from gpuoffload_build.sidecar.record import Record

    from .link_job import LinkJob


def build_devices(job: LinkJob) -> LinkInputs | list[Diagnostic]:
    """What the program needs besides its own objects, or the errors of all loops that fail."""
    link = _Link(job)
    for linked in job.pulled:
        if linked.record.gpu is not None and linked.record.loops:
            link.file(linked.record)
    if any(d.severity == "error" for d in link.diagnostics):
        return link.diagnostics
    link.outcomes += host_outcomes(link.program, job.pulled, link.target)
    return link.inputs()


class _Device:
    """The device code of one source file: its units, printed."""

    __slots__ = ("kernels", "launchers", "record", "text")

    def __init__(
        self, record: Record, units: list[DeviceUnit], choices: list[Choice], family: str, target: str
    ) -> None:
        self.record = record
        self.kernels = [u.kernel for u in units]
        sites: Sequence[Site] = ()
        self.text = ""
        if units:
            printed = print_device(units, target, family, record.options)
            self.text, sites = printed.text, printed.sites
        self.launchers = print_launchers(self.kernels, sites, family, choices)


class _Link:
    def __init__(self, job: LinkJob) -> None:
        self.job = job
        assert job.gpu.target is not None
        self.target: str = job.gpu.target
        available = [linked.record for linked in job.available]
        records = [linked.record for linked in job.pulled]
        shared = [(linked.origin, linked.record) for linked in job.shared]
        folders = dict.fromkeys(folder for record in records for folder in record.module_dirs)
        self.program = Program(records, SidecarModules(tuple(folders), job.family), available, shared)
        self.graph = Graph(self.program, True)
        self.diagnostics: list[Diagnostic] = list(self.program.diagnostics)
        self.outcomes: list[dict[str, object]] = []
        self.devices: list[_Device] = []
        self.libraries = {linked.record.file: linked.origin for linked in job.shared}
        self.inlined: dict[str, dict[str, str]] = {}
        """Procedures of shared libraries that kernels contain, by library, with their linker symbols."""

    def file(self, record: Record) -> None:
        """Checks and lowers the loops of one source file that were offloaded at its compile."""
        entries = {(e["file"], e["line"], e["column"]): e for e in record.loops or ()}
        units: list[DeviceUnit] = []
        choices: list[Choice] = []
        for loop, body in self.program.unit(record).loops():
            at = loop.at.source.location(loop.at.start)
            entry = entries.get((at.file, at.line, at.column))
            if entry is None:
                continue
            unit = self.loop(loop, body, str(entry["name"]))
            if unit is not None:
                units.append(unit)
            if "both" in entry:
                choices.append(Choice(str(entry["name"]), unit is None))
        if not units and not choices:
            return
        try:
            self.devices.append(_Device(record, units, choices, self.job.family, self.target))
        except NotYet as error:
            self.diagnostics += self.not_printed(units) or [not_yet(error, units[0].kernel.loop)]

    def not_printed(self, units: list[DeviceUnit]) -> list[Diagnostic]:
        """What the printer cannot do yet, loop by loop."""
        found = [_not_printed(unit, self.target) for unit in units]
        return [diagnostic for diagnostic in found if diagnostic is not None]

    def loop(self, loop: DoConcurrent, body: Body, name: str) -> DeviceUnit | None:
        """One loop, judged and lowered; None where it fails."""
        outcome = check_loop(self.graph, loop, body, self.target, True, self.job.gpu.fallback or self.job.gpu.show)
        if outcome.diagnostic is not None:
            self.diagnostics.append(outcome.diagnostic)
        if outcome.where != "device":
            self.outcomes.append(loop_summary(outcome, ""))
            return None
        try:
            kernel = outline(loop, body, self.program, name, True, outcome.reached)
            unit = lower(kernel, self.program, self.target)
        except NotYet as error:
            self.diagnostics.append(not_yet(error, loop))
            return None
        for procedure in outcome.reached:
            reached = self.program.body(procedure)
            origin = None if reached is None else self.libraries.get(reached.at.source.path)
            if origin is not None:
                self.inlined.setdefault(origin, {})[procedure.key] = procedure_symbol(procedure, self.job.family)
        self.outcomes.append(loop_summary(outcome, name, kernel.captures))
        return unit

    def inputs(self) -> LinkInputs:
        """Objects of kernels, launchers and runtime, from the build cache or compiled now."""
        recipes: list[device.Recipe] = []
        if not self.devices:
            return LinkInputs([], [], [], self.warnings(), self.outcomes)
        for item in self.devices:
            stem, digest = _stem(item.record.file), item.record.hash[:8]
            if item.kernels:
                recipes.append(
                    device.device_recipe(
                        item.text,
                        source=item.record.file,
                        name=f"{stem}_{digest}_kernels.o",
                        image=image_symbol(item.kernels),
                        target=self.target,
                        arch=self.job.gpu.arch,
                        fast_math="-ffast-math" in item.record.options or "-Ofast" in item.record.options,
                    )
                )
            recipes.append(
                device.launcher_recipe(item.launchers, source=item.record.file, name=f"{stem}_{digest}_launchers.o")
            )
        generated = _generated(recipes)
        recipes += device.runtime_recipes(self.target, self.job.gpu.memory)
        always = [*self.pool(), *self.watches()]
        paths = build.build([*recipes, *always], self.job.folder)
        members = [(recipe.name, path) for recipe, path in zip(recipes, paths)]
        libraries = device.libraries(self.target, static=self.job.own_allocator)
        shown = "".join(item.text for item in self.devices) if self.job.gpu.show else ""
        return LinkInputs(members, paths[len(recipes) :], libraries, self.warnings(), self.outcomes, shown, generated)

    def pool(self) -> list[device.Recipe]:
        """`malloc` and friends, where arrays are to lie in managed memory."""
        if self.target != "cuda" or self.job.gpu.memory == "separate" or self.job.own_allocator:
            return []
        return device.pool_recipes("shared" if self.job.is_shared else "executable")

    def watches(self) -> list[device.Recipe]:
        """What notices that a library with inlined procedures is not the one that was linked with."""
        text = watch_text(self.job.output, self.inlined)
        return [device.launcher_recipe(text, source=self.job.output, name="gpuoffload_watch.o")] if text else []

    def warnings(self) -> list[Diagnostic]:
        return [d for d in self.diagnostics if d.severity != "error"]


def _not_printed(unit: DeviceUnit, target: str) -> Diagnostic | None:
    try:
        print_device([unit], target)
    except NotYet as error:
        return not_yet(error, unit.kernel.loop)
    return None


def _generated(recipes: Sequence[device.Recipe]) -> list[tuple[str, str]]:
    """(file name, text) of each recipe; two sources of one name are told apart by the digest in the recipe's name."""
    named: dict[str, str] = {}
    for recipe in recipes:
        member = recipe.name.removesuffix(".o")
        stem, _, kind = member.rpartition("_")
        short = f"{stem.rpartition('_')[0]}_{kind}{recipe.suffix}"
        named[short if short not in named else member + recipe.suffix] = recipe.text
    return list(named.items())


def _stem(path: str) -> str:
    return path.rpartition("/")[2].partition(".")[0]
