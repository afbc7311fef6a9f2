"""Fortran texts through the front end to device units, for the tests of lower and codegen."""

from __future__ import annotations

from gpuoffload_build.ir.show import expression, statements, type_name
from gpuoffload_build.ir.stmt import DoConcurrent
from gpuoffload_build.ir.symbols import Procedure
from gpuoffload_build.lower.callees import calls, declared_parts
from gpuoffload_build.lower.device import DeviceUnit
from gpuoffload_build.lower.outline import outline
from gpuoffload_build.lower.pipeline import lower
from gpuoffload_build.lower.verify import verify
from gpuoffload_build.sema.options import LanguageOptions
from gpuoffload_build.sema.project import ParsedFile, Project
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax.parser import parse


class NoOther:
    """A project of one file."""

    def find(self, module_name: str, from_file: str) -> ParsedFile | None:
        return None


def device_units(text: str, path: str = "case.f90", target: str = "cuda_cpu") -> list[DeviceUnit]:
    """Every loop of the text, lowered and verified."""
    tree = parse(text)
    assert tree.errors == []
    project = Project(NoOther())
    unit = project.add(ParsedFile(Source(path, text), tree, LanguageOptions()))
    found = []
    for n, (loop, body) in enumerate(unit.loops(), 1):
        kernel = outline(loop, body, project, f"loop_{n}", True, reached(loop, project))
        found.append(lower(kernel, project, target))
        verify(found[-1])
    return found


def reached(loop: DoConcurrent, project: Project) -> list[Procedure]:
    """The procedures that the loop calls, directly or not."""
    found: list[Procedure] = []

    def visit(procedure: Procedure) -> None:
        if procedure in found:
            return
        found.append(procedure)
        body = project.body(procedure)
        if body is not None:
            for called, _ in calls((*declared_parts(body), *body.statements)):
                visit(called)

    for called, _ in calls([loop]):
        visit(called)
    return found


def shown(units: list[DeviceUnit]) -> str:
    """The units as text: captures, locals, body, functions."""
    lines: list[str] = []
    for unit in units:
        kernel = unit.kernel
        lines.append(f"kernel {kernel.name}")
        for capture in kernel.captures:
            access = "r" * capture.reads + "w" * capture.writes
            lines.append(
                f"  capture {capture.variable.name}: {type_name(capture.variable.type)} {access} {capture.way}"
            )
        for name, variables in (
            ("private", [p.variable for p in kernel.privates]),
            ("local", list(unit.variables)),
            ("mark", [m.variable for m in unit.marks]),
        ):
            lines += [f"  {name} {v.name}: {type_name(v.type)}" for v in variables]
        if len(unit.order) > 1:
            lines.append(f"  fastest first: {', '.join(kernel.indices[n].variable.name for n in unit.order)}")
        if kernel.mask is not None:
            lines.append(f"  mask {expression(kernel.mask)}")
        lines += statements(kernel.body, 1)
        for _, function in unit.functions:
            parameters = ", ".join(f"{p.variable.name} {p.form}" for p in function.dummies)
            outer = "".join(f"; {p.variable.key} {p.form}" for p in function.outer)
            lines.append(f"function {function.procedure.key}({parameters}{outer})")
            lines += [f"  local {v.name}: {type_name(v.type)}" for v in function.variables]
            lines += statements(function.statements, 1)
        lines.append("")
    return "\n".join(lines)
