"""The run cases: which files, which cases in them, which lines must launch a kernel.

A case is a subroutine `case_NAME` without arguments in a module of `cases/FILE.f90`, or of a folder `cases/FOLDER/`
whose files are compiled in the order of their names. It prints through `run_output` (put, put_close). Marks stand in
comments before the module:

  ! host: flang      (or gfortran) only this compiler's own build is an oracle; the expected text of both is `FILE.out`
  ! metal: no        uses real(8) on the device
  ! openmp: yes      its OpenMP loops are offloaded (`--gpu-offload-omp-loops`)
  ! not-yet: TEXT    refused by "not yet implemented: TEXT" so far; the test says when that has changed

and at the end of the line of a loop, or of its directive:

  ! sequential       a loop inside another one: part of its kernel, no launch of its own
  ! empty            never has an iteration: need not launch
"""

from __future__ import annotations

import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
CASES = os.path.join(HERE, "cases")
SUPPORT = os.path.join(HERE, "run_output.f90")
SUFFIXES = (".f90", ".F90", ".f")
DIRECTIVE = re.compile(r"[!c*]\$omp *parallel *do\b")
LOOP = re.compile(r"\d*(?:\w+:)?do(?:\d*concurrent\(|&$)")  # of a statement without its blanks


class Case:
    """`name` without the prefix, the module that has the case, and the lines of its own loops as 'base name:line'."""

    def __init__(self, name: str, module: str) -> None:
        self.name = name
        self.module = module
        self.loops: list[str] = []
        self.empty = 0  # loops that never have an iteration


class CaseFile:
    """One file or folder of cases: what is compiled together, and what can fail alone."""

    def __init__(self, name: str, sources: list[str]) -> None:
        self.name = name
        self.sources = sources
        self.oracle: str | None = None  # None: both compilers'
        self.metal = True
        self.openmp = False
        self.not_yet: str | None = None
        self.cases: list[Case] = []
        self.helper_loops: list[str] = []  # of procedures that are not cases
        for source in sources:
            self._scan(source)

    def _scan(self, source: str) -> None:
        base = os.path.basename(source)
        module = ""
        case: Case | None = None
        with open(source, encoding="ascii") as file:
            lines = file.read().splitlines()
        for number, line in enumerate(lines, 1):
            if mark := re.fullmatch(r"[!C] *(host|metal|not-yet|openmp): *(.+)", line):
                if mark[1] == "host":
                    self.oracle = mark[2]
                elif mark[1] == "metal":
                    self.metal = mark[2] != "no"
                elif mark[1] == "openmp":
                    self.openmp = mark[2] == "yes"
                else:
                    self.not_yet = mark[2]
                continue
            code, _, comment = line.partition("!")
            if found := re.fullmatch(r" *(?:module|submodule *\([\w:]+\)) +(\w+) *", code):
                module = found[1]
            elif found := re.fullmatch(r"( +)subroutine case_(\w+) *", code):
                case = Case(found[2], module)
                self.cases.append(case)
                indent = found[1]
            elif case is not None and code.rstrip() == indent + "end subroutine":
                case = None
            statements = code.split(";")
            if self.openmp and DIRECTIVE.match(line.lstrip().lower()):
                statements, comment = ["do concurrent("], line.rpartition("!")[2]
            for statement in statements:
                if not LOOP.match(statement.replace(" ", "").lower()):
                    continue
                if comment.strip() == "empty" and case is not None:
                    case.empty += 1
                elif comment.strip() != "sequential":
                    (case.loops if case is not None else self.helper_loops).append(f"{base}:{number}")

    @property
    def expected_path(self) -> str:
        """The checked-in text of a file that not every host compiler can build."""
        return os.path.join(CASES, self.name + ".out")

    def expected(self) -> dict[str, str]:
        """The checked-in text, by case."""
        with open(self.expected_path, encoding="ascii") as file:
            return split_output(file.read())


def split_output(text: str) -> dict[str, str]:
    """What each case printed: the text after its line `== NAME`."""
    found: dict[str, str] = {}
    for part in re.split(r"^== ", text, flags=re.M)[1:]:
        name, _, body = part.partition("\n")
        found[name.strip()] = body
    return found


def case_files() -> list[CaseFile]:
    """All of them, in the order of their names."""
    found = []
    for entry in sorted(os.listdir(CASES)):
        path = os.path.join(CASES, entry)
        if os.path.isdir(path):
            sources = [os.path.join(path, n) for n in sorted(os.listdir(path)) if n.endswith(SUFFIXES)]
            found.append(CaseFile(entry, sources))
        elif entry.endswith(SUFFIXES):
            found.append(CaseFile(os.path.splitext(entry)[0], [path]))
    return found


def main_program(files: list[CaseFile]) -> str:
    """A program that runs all cases of the files, or the one that its first argument names."""
    lines = ["program run_cases", "  use run_output, only: begin_case"]
    cases = [case for file in files for case in file.cases]
    lines += [f"  use {case.module}, only: case_{case.name}" for case in cases]
    lines += ["  implicit none", "  character(100) :: only", "  call get_command_argument(1, only)"]
    for case in cases:
        lines += [
            f"  if (only == '' .or. only == '{case.name}') then",
            f"    call begin_case('{case.name}')",
            f"    call case_{case.name}",
            "  end if",
        ]
    return "\n".join([*lines, "end program", ""])
