"""Cases of the check: several Fortran files in one text, and the diagnostics that they get.

    --- options: link fallback target=cuda omp  (or compile=FILE; the default is compile=main.f90 target=cuda)
    --- a.f90
    ...
    --- expected
    ...

`pytest --update-cases tests/unit/check` writes what is printed now into the files: read the diff.
"""

from __future__ import annotations

from pathlib import Path

from gpuoffload_build.check.check import check_loops
from gpuoffload_build.check.program import Program
from gpuoffload_build.diagnostics.render import human
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.sidecar.record import Record
from gpuoffload_build.sidecar.search import SidecarModules
from gpuoffload_build.sidecar.units import provided
from gpuoffload_build.source.load import load
from gpuoffload_build.syntax.parser import parse


class Case:
    """The files of a case in order, its options, and what it expects."""

    def __init__(self, text: str) -> None:
        self.options: dict[str, str] = {}
        self.files: dict[str, str] = {}
        self.expected = ""
        for part in text.split("--- ")[1:]:
            head, _, body = part.partition("\n")
            if head.startswith("options:"):
                for word in head.partition(":")[2].split():
                    key, _, value = word.partition("=")
                    self.options[key] = value
            elif head == "expected":
                self.expected = body
            else:
                self.files[head] = body

    @property
    def target(self) -> str:
        return self.options.get("target", "cuda")

    @property
    def omp(self) -> bool:
        return "omp" in self.options

    @property
    def fallback(self) -> bool:
        return "fallback" in self.options

    def outcome(self) -> str:
        """Diagnostics as printed, then one line a loop."""
        return self._link() if "link" in self.options else self._compile(self.options.get("compile", "main.f90"))

    def _link(self) -> str:
        program = Program(
            [record(name, text, self.omp) for name, text in self.files.items()], SidecarModules((), "gnu")
        )
        found = list(program.loops())
        outcomes = check_loops(
            program, [(loop, body) for _, loop, body in found], self.target, at_link=True, fallback=self.fallback
        )
        return self._shown(outcomes, program.diagnostics)

    def _compile(self, name: str) -> str:
        others = Program(
            [record(n, text, self.omp) for n, text in self.files.items() if n != name], SidecarModules((), "gnu")
        )
        project = Project(others)
        source = load(name, self.files[name].encode(), "free", None, ())
        unit = project.add(ParsedFile(source, parse(source.text), LanguageOptions(omp_loops=self.omp)))
        outcomes = check_loops(project, unit.loops(), self.target, at_link=False, fallback=self.fallback)
        return self._shown(outcomes, [])

    def _shown(self, outcomes: list, diagnostics: list) -> str:
        for outcome in outcomes:
            diagnostics += [d for d in (outcome.diagnostic, *outcome.warnings) if d is not None]
        text = human(diagnostics, False, self._line)
        for outcome in outcomes:
            text += f"loop at {outcome.loop.header_at.source.location(outcome.loop.header_at.start)}: {outcome.where}"
            if outcome.where == "device" and outcome.reached:
                text += ", reaches " + " ".join(p.key for p in outcome.reached)
            if outcome.where == "device" and outcome.deferred:
                text += ", defers " + " ".join(outcome.deferred)
            text += "\n"
        return text

    def _line(self, file: str, line: int) -> str | None:
        lines = self.files.get(file, "").splitlines()
        return lines[line - 1] if line <= len(lines) else None


def record(name: str, text: str, omp: bool = False) -> Record:
    """The record that a compile with `--gpu` (`--gpu-offload-omp-loops`) leaves of a file, as a stub."""
    provides = provided(text, "free")
    assert provides is not None, name
    field = load(name, text.encode(), "free", None, ()).to_record()
    compiler = {"family": "gnu", "name": "gfortran", "version": "12"}
    language: dict[str, object] = {"omp_loops": True} if omp else {}
    made = Record(name, compiler, language, {"target": "cuda"}, field, provides)
    made.loops = None
    made.seal()
    return made


def rewrite(path: Path, text: str, outcome: str) -> None:
    """Put the outcome into the case file."""
    head = text.partition("--- expected\n")[0]
    path.write_text(f"{head}--- expected\n{outcome}", encoding="utf-8")
