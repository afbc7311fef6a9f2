"""The source that the host compiler gets: every offloaded loop is a BLOCK that calls the loop's launcher.

Nothing outside the loops changes: their lines keep their text, and line markers (`# 12 "a.f90"`) keep their numbers.
Generated declarations have literal kinds, so that -fdefault-integer-8 and the like do not reach them.
"""

from __future__ import annotations

from gpuoffload_build.diagnostics.model import CompilerBug, NotYet
from gpuoffload_build.ir.stmt import OmpLoop
from gpuoffload_build.ir.types import DerivedType, IntrinsicType
from gpuoffload_build.lower.local_names import local_names

from .host_convention import Bound, argument_captures, bounds, check_passable, is_assumed_size, rank_of
from .host_text import ends_continued, fold, marker, statement_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gpuoffload_build.ir.kernel import Capture, Kernel
    from gpuoffload_build.ir.stmt import DoConcurrent
    from gpuoffload_build.ir.symbols import Variable
    from gpuoffload_build.ir.types import Type
    from gpuoffload_build.source.text import Source


class OwnNames:
    """Names of what the generated blocks declare: none that the source has anywhere."""

    __slots__ = ("bounds", "host", "initial", "limits")

    def __init__(self, text: str) -> None:
        lowered = text.lower()
        self.bounds = _unused("gpuoffload_bounds", lowered)
        self.host = _unused("gpuoffload_host", lowered)
        self.initial = _unused("gpuoffload_initial", lowered)
        self.limits = _unused("gpuoffload_limits", lowered)


def _unused(name: str, text: str) -> str:
    chosen, n = name, 1
    while chosen in text:
        n += 1
        chosen = f"{name}{n}"
    return chosen


class Edit:
    """`text[start:end]` becomes `first`, on the line where it began, and then the statements `rest`."""

    __slots__ = ("end", "first", "rest", "start")

    def __init__(self, start: int, end: int, first: str, rest: list[str]) -> None:
        self.start = start
        self.end = end
        self.first = first
        self.rest = rest


def launch(kernel: Kernel, unused: Sequence[Edit] = ()) -> list[Edit]:
    """The BLOCK that evaluates the loop's limits and calls its launcher, with the loop behind it, never reached.

        if (.true.) then;  block ... call ...;  end block;  else;  the loop;  end if

    The host compiler parses and checks the loop, then drops it. It must see it: gfortran notes in the .mod file what a
    procedure's statements touch, and callers need temporaries by it. `unused` are edits of the loop for the compiler.
    """
    at = kernel.loop.at
    start = construct_start(kernel.loop)
    own = OwnNames(at.source.text)
    lines = ["block", *_preparation(kernel, own, False), _call(kernel, own), *_finals(kernel, own), "end block", "else"]
    if unused:
        lines += _touch(kernel)
    return [Edit(start, start, "if (.true.) then", lines), *unused, Edit(at.end, at.end, "", ["end if"])]


def launch_or_loop(kernel: Kernel, host: Sequence[Edit] = ()) -> list[Edit]:
    """Both forms; what the link decides (`NAME_where`) is taken (D4a). `host` are edits of the loop for the host."""
    at = kernel.loop.at
    own = OwnNames(at.source.text)
    before = [*_preparation(kernel, own, True), f"call {kernel.name}_where({own.host})", f"if ({own.host} == 0) then"]
    start = construct_start(kernel.loop)
    lines = [*_touch(kernel), "block", *before, _call(kernel, own), *_finals(kernel, own), "else"]
    return [Edit(start, start, lines[0], lines[1:]), *host, Edit(at.end, at.end, "", ["end if", "end block"])]


def _touch(kernel: Kernel) -> list[str]:
    """Statements that name the arrays from outside the procedure, where the loop itself stands in a BLOCK: gfortran
    does not note for the procedure what its blocks touch."""
    local = local_names(kernel)
    outer = [
        v
        for v in (c.variable for c in argument_captures(kernel))
        if v.shape is not None and not is_assumed_size(v) and v.owner != kernel.procedure and v.storage != "component"
    ]
    for variable in outer:
        _check_not_hidden(["size"], variable)
    return [f"if (.false. .and. size({local.get(v, v.name)}) < 0) continue" for v in outer]


def _preparation(kernel: Kernel, own: OwnNames, both: bool) -> list[str]:
    """Interface, declarations, and the statements that evaluate bounds and limits."""
    at = kernel.loop.at
    source = at.source
    text: str = source.text
    captures = argument_captures(kernel)
    for capture in captures:
        check_passable(capture)
    names = dummy_names(captures, own)
    entries = bounds(kernel)
    arguments = [*names, *([own.bounds] if entries else []), own.limits]
    lines = ["interface"]
    lines.append(f"{_prefix(kernel)}subroutine {kernel.name}({', '.join(arguments)})")
    imported = sorted({t for c in captures if (t := _type_name(c.variable.type))})
    if imported:
        lines.append(f"import :: {', '.join(imported)}")
    lines += [declaration(capture, name) for capture, name in zip(captures, names)]
    lines += [f"integer(8), intent(in) :: {name}(*)" for name in arguments[len(names) :]]
    lines.append("end subroutine")
    if both:
        lines += [
            f"{_prefix(kernel)}subroutine {kernel.name}_where(flag)",
            "integer(4), intent(out) :: flag",
            "end subroutine",
        ]
    lines.append("end interface")
    if both:
        lines.append(f"integer(4) :: {own.host}")
    if entries:
        lines.append(f"integer(8) :: {own.bounds}({len(entries)})")
    lines.append(f"integer(8) :: {own.limits}({3 * len(kernel.indices)})")
    lines += _bound_statements(entries, own.bounds, local_names(kernel))
    for i, index in enumerate(kernel.indices):
        parts = (index.lower, index.upper, index.step)
        for j, part in enumerate(parts):
            value = "1" if part is None else statement_text(text, part.at.start, part.at.end)
            lines.append(f"{own.limits}({3 * i + j + 1}) = {value}")
    return lines


def _prefix(kernel: Kernel) -> str:
    """A DO CONCURRENT may stand in a pure procedure; an OpenMP loop may define any variable of the program."""
    return "" if isinstance(kernel.loop, OmpLoop) else "pure "


def _call(kernel: Kernel, own: OwnNames) -> str:
    local = local_names(kernel)
    actuals = [local.get(c.variable, c.variable.name) for c in argument_captures(kernel)]
    actuals += [*([own.bounds] if bounds(kernel) else []), own.limits]
    return f"call {kernel.name}({', '.join(actuals)})"


def _finals(kernel: Kernel, own: OwnNames) -> list[str]:
    """Statements that give the loop variables of an OpenMP loop the values that they have after it, where the directive
    says so: those that end the loop (11.1.7.4.3)."""
    lines: list[str] = []
    for final in kernel.loop.finals if isinstance(kernel.loop, OmpLoop) else ():
        n = next(n for n, index in enumerate(kernel.indices) if index.variable is final.variable)
        lower, upper, step = (f"{own.limits}({3 * n + k})" for k in (1, 2, 3))
        _check_not_hidden(["max"], final.variable)
        trips = f"max(0_8, ({upper} - {lower} + {step})/{step})"
        lines.append(f"{final.variable.name} = {lower} + {trips}*{step}")
    return lines


def construct_start(loop: DoConcurrent) -> int:
    """Offset of the construct without the label in front of it."""
    text: str = loop.at.source.text
    i = loop.at.start
    while text[i].isdigit() or text[i] in " \t":
        i += 1
    return i


def dummy_names(captures: Sequence[Capture], own: OwnNames) -> list[str]:
    """Names of the launcher's dummies: the variables' own where they are different, so that messages speak of them."""
    taken = {own.bounds, own.limits}
    taken.update(t for c in captures if (t := _type_name(c.variable.type)))
    names: list[str] = []
    for position, capture in enumerate(captures, 1):
        name = capture.variable.name
        if name in taken or not name.isidentifier():
            name = f"gpuoffload_{position}"
        taken.add(name)
        names.append(name)
    return names


def declaration(capture: Capture, name: str) -> str:
    """`real(8), target, optional, intent(in) :: x(:,:)`: the dummy that takes a capture."""
    variable = capture.variable
    attributes = "target, optional"
    intent = "inout" if capture.writes else "in"
    if "allocatable" in variable.attributes:
        attributes = "allocatable, " + attributes
    elif "pointer" in variable.attributes:
        attributes, intent = "pointer, optional", "in"
    rank = rank_of(variable)
    shape = ""
    if is_assumed_size(variable):
        shape = "(*)"
    elif rank:
        shape = "(" + ",".join([":"] * rank) + ")"
    return f"{type_text(variable.type)}, {attributes}, intent({intent}) :: {name}{shape}"


def type_text(type_: Type) -> str:
    """A type as a declaration names it, with a literal kind."""
    if isinstance(type_, IntrinsicType):
        return f"{type_.category}({type_.kind})"
    if isinstance(type_, DerivedType):
        return f"type({type_.definition.name})"
    raise CompilerBug(f"no declaration for {type_!r}")


def _type_name(type_: Type) -> str:
    return type_.definition.name if isinstance(type_, DerivedType) else ""


def _bound_statements(entries: Sequence[Bound], name: str, local: dict[Variable, str]) -> list[str]:
    """Statements that fill `bounds`; an optional variable is asked first."""
    lines: list[str] = []
    if any("optional" in e.capture.variable.attributes for e in entries):
        lines.append(f"{name} = 1")
    for position, entry in enumerate(entries, 1):
        variable = entry.capture.variable
        inquiry = "lbound" if entry.what == "lower" else "size"
        used = [inquiry, *(["present"] if "optional" in variable.attributes else [])]
        _check_not_hidden(used, variable)
        known = local.get(variable, variable.name)
        guard = f"if (present({known})) " if len(used) > 1 else ""
        lines.append(f"{guard}{name}({position}) = {inquiry}({known}, {entry.dimension + 1})")
    return lines


def _check_not_hidden(intrinsics: Sequence[str], variable: Variable) -> None:
    """Raises NotYet where the source declares something of an intrinsic's name that the generated block needs."""
    import re

    text = variable.at.source.text
    for name in intrinsics:
        found = re.search(rf"::[^!\n]*?\b{name}\b(?! *\()", text, re.IGNORECASE)
        if found is not None:
            where = variable.at.source.location(found.start())
            raise NotYet(
                f"something named '{name}' in a file where the bounds of '{variable.name}' must be asked", where
            )


def apply(source: Source, edits: Sequence[Edit]) -> str:
    """`source` with `edits` made, and line markers wherever the next line would be counted wrong."""
    text: str = source.text
    out: list[str] = []
    line_start = 0
    expected: tuple[str, int] | None = None  # what the compiler takes the next output line for
    continued, quote = False, ""
    pending = sorted(edits, key=lambda e: e.start)
    number = 0
    line_of = _line_finder(source)
    while line_start < len(text):
        line_end = text.find("\n", line_start)
        if line_end < 0:
            line_end = len(text)
        number += 1
        here = line_of(number)
        if here != expected and not continued:
            out.append(marker(here[1], here[0]) + "\n")
            expected = here
        if not pending or pending[0].start > line_end:
            line = text[line_start:line_end]
            out.append(text[line_start : line_end + 1])
            if not continued or not _is_comment(line):
                continued, quote = ends_continued(line, quote)
            line_start = line_end + 1
            if expected is not None:
                expected = (expected[0], expected[1] + 1)
            continue
        edit = pending.pop(0)
        out.append(text[line_start : edit.start] + edit.first + "\n")
        out += [marker(here[1], here[0]) + "\n" + fold(statement) + "\n" for statement in edit.rest]
        number += text.count("\n", line_start, edit.end)
        column = edit.end - (text.rfind("\n", 0, edit.end) + 1)
        line_start = edit.end
        expected = None
        continued, quote = False, ""
        rest_end = text.find("\n", line_start)
        rest = text[line_start : len(text) if rest_end < 0 else rest_end]
        if not rest.strip() and not (pending and pending[0].start <= line_start + len(rest)):
            line_start = len(text) if rest_end < 0 else rest_end + 1
            continue
        # More stands on the line of END DO: it goes on in its own column, after the separator.
        there = line_of(number)
        out.append(marker(there[1], there[0]) + "\n" + " " * column)
        stripped = rest.lstrip(" \t")
        if stripped.startswith(";"):
            skip = len(rest) - len(stripped) + 1
            out.append(" " * skip)
            line_start += skip
        number -= 1
        expected = there
    return "".join(out)


def _is_comment(line: str) -> bool:
    content = line.lstrip()
    return not content or content.startswith("!")


def _line_finder(source: Source) -> Callable[[int], tuple[str, int]]:
    """A function from the number of a line of the text to (file, line); asked in ascending order."""
    runs = [(int(first), str(file), int(line)) for first, file, line in source.lines]
    if not runs:
        runs = [(1, source.path, 1)]
    position = 0

    def line_of(number: int) -> tuple[str, int]:
        nonlocal position
        while position + 1 < len(runs) and runs[position + 1][0] <= number:
            position += 1
        first, file, line = runs[position]
        return file, line + number - first

    return line_of
