"""Writes mpi.f90 and mpi_f08.f90, the interfaces of MPI's Fortran modules, from mpi.constants and mpi.procedures.

What an implementation chooses is `implementation_value`: a name without meaning, so that no fact rests on it. That is
so for the values of constants and for what a status has besides its public components. The kinds of addresses, counts
and offsets are the implementation's too, but 64-bit machines leave it one choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
WIDTH = 120
HANDLES = ["comm", "datatype", "errhandler", "file", "group", "info", "message", "op", "request", "session", "win"]
VALUE = "implementation_value"

HEAD = """\
! MPI 4.1, the Fortran module {module}. mpi_interfaces.py writes this file.
module {module}
  use, intrinsic :: iso_c_binding, only: c_ptr
  implicit none
  private :: c_ptr
  integer, parameter :: mpi_address_kind = 8, mpi_count_kind = 8, mpi_offset_kind = 8, mpi_integer_kind = 4
  integer, parameter :: mpi_success = 0
"""
STATUS = f"""\
  type, bind(c) :: mpi_status
    integer, private :: implementation({VALUE})
    integer :: mpi_source, mpi_tag, mpi_error
  end type
"""
VARIABLES = """\
  integer :: mpi_bottom, mpi_in_place, mpi_buffer_automatic
  integer :: mpi_unweighted(1), mpi_weights_empty(1), mpi_errcodes_ignore(1)
  character(len=1) :: mpi_argv_null(1), mpi_argvs_null(1, 1)
"""
STATUSES = {
    "mpi": "  integer :: mpi_status_ignore(mpi_status_size), mpi_statuses_ignore(mpi_status_size, 1)\n",
    "mpi_f08": "  type(mpi_status) :: mpi_status_ignore, mpi_statuses_ignore(1)\n",
}
ATTRIBUTE_FUNCTIONS = """\
    subroutine mpi_{0}_copy_attr_function({2}, {0}_keyval, extra_state, attribute_val_in, attribute_val_out, &
        & flag, ierror)
      import
      type(mpi_{1}) :: {2}
      integer :: {0}_keyval, ierror
      integer(mpi_address_kind) :: extra_state, attribute_val_in, attribute_val_out
      logical :: flag
    end subroutine
    subroutine mpi_{0}_delete_attr_function({1}, {0}_keyval, attribute_val, extra_state, ierror)
      import
      type(mpi_{1}) :: {1}
      integer :: {0}_keyval, ierror
      integer(mpi_address_kind) :: attribute_val, extra_state
    end subroutine
"""
ERROR_FUNCTION = """\
    subroutine mpi_{0}_errhandler_function({0}, error_code)
      import
      type(mpi_{0}) :: {0}
      integer :: error_code
    end subroutine
"""
OTHER_FUNCTIONS = """\
    subroutine mpi_user_function{c}(invec, inoutvec, len, datatype)
      import
      type(c_ptr), value :: invec, inoutvec
      {count} :: len
      type(mpi_datatype) :: datatype
    end subroutine
    subroutine mpi_datarep_conversion_function{c}(userbuf, datatype, count, filebuf, position, extra_state, ierror)
      import
      type(c_ptr), value :: userbuf, filebuf
      type(mpi_datatype) :: datatype
      {count} :: count
      integer :: ierror
      integer(mpi_offset_kind) :: position
      integer(mpi_address_kind) :: extra_state
    end subroutine
"""
GREQUEST_FUNCTIONS = """\
    subroutine mpi_datarep_extent_function(datatype, extent, extra_state, ierror)
      import
      type(mpi_datatype) :: datatype
      integer(mpi_address_kind) :: extent, extra_state
      integer :: ierror
    end subroutine
    subroutine mpi_grequest_query_function(extra_state, status, ierror)
      import
      integer(mpi_address_kind) :: extra_state
      type(mpi_status) :: status
      integer :: ierror
    end subroutine
    subroutine mpi_grequest_free_function(extra_state, ierror)
      import
      integer(mpi_address_kind) :: extra_state
      integer :: ierror
    end subroutine
    subroutine mpi_grequest_cancel_function(extra_state, complete, ierror)
      import
      integer(mpi_address_kind) :: extra_state
      logical :: complete
      integer :: ierror
    end subroutine
"""
PREDEFINED = {
    "{}_copy_attr_function": ("{}_dup_fn", "{}_null_copy_fn"),
    "{}_delete_attr_function": ("{}_null_delete_fn",),
}
CONVERSIONS = {
    "datarep_conversion_function": "conversion_fn_null",
    "datarep_conversion_function_c": "conversion_fn_null_c",
}
EQUALITY = """\
    logical function mpi_{handle}_{name}(one, other)
      import
      type(mpi_{handle}), intent(in) :: one, other
    end function
"""
FUNCTIONS = """\
  interface
    real(8) function mpi_wtime()
    end function
    real(8) function mpi_wtick()
    end function
    integer(mpi_address_kind) function mpi_aint_add(base, disp)
      import
      integer(mpi_address_kind), intent(in) :: base, disp
    end function
    integer(mpi_address_kind) function mpi_aint_diff(addr1, addr2)
      import
      integer(mpi_address_kind), intent(in) :: addr1, addr2
    end function
    subroutine mpi_pcontrol(level)
      integer, intent(in) :: level
    end subroutine
    subroutine mpi_f_sync_reg(buf)
      type(*), dimension(..), asynchronous :: buf
    end subroutine
    subroutine mpi_status_f082f(f08_status, f_status, ierror)
      import
      type(mpi_status), intent(in) :: f08_status
      integer, intent(out) :: f_status(mpi_status_size)
      integer, intent(out){optional} :: ierror
    end subroutine
    subroutine mpi_status_f2f08(f_status, f08_status, ierror)
      import
      integer, intent(in) :: f_status(mpi_status_size)
      type(mpi_status), intent(out) :: f08_status
      integer, intent(out){optional} :: ierror
    end subroutine
  end interface
"""


class Argument:
    """A dummy argument as mpi.procedures has it; `extents` in parentheses or ''."""

    def __init__(self, name: str, extents: str, kind: str, intent: str) -> None:
        self.name = name
        self.extents = extents
        self.kind = kind
        self.intent = intent


class Routine:
    """A subroutine of mpi.procedures: its name, the modules that have it, its arguments."""

    def __init__(self, name: str, modules: tuple[str, ...], asynchronous: bool, generic: bool) -> None:
        self.name = name
        self.modules = modules
        self.asynchronous = asynchronous
        self.generic = generic
        self.arguments: list[Argument] = []


def lines_of(name: str) -> Iterator[str]:
    """The lines of a table, without comments."""
    for line in (HERE / name).read_text(encoding="ascii").splitlines():
        line = line.partition("#")[0].strip()
        if line:
            yield line


def constants() -> list[tuple[str, str]]:
    """Type and name of each constant whose value is the implementation's."""
    found = []
    for line in lines_of("mpi.constants"):
        kind, _, names = line.partition(":")
        found += [(kind, f"mpi_{name}") for name in names.split()]
    return found


def routines() -> list[Routine]:
    """All subroutines."""
    kinds: dict[str, tuple[str, str]] = {}
    found = []
    for line in lines_of("mpi.procedures"):
        words = line.split()
        if words[0] == ":":
            for word in words[2:]:
                name, extents = re.fullmatch(r"(\w+)(\(.*\))?", word).groups("")  # type: ignore[union-attr]
                kinds[name] = (words[1], extents)
            continue
        name = words[0].lstrip("~/").rstrip("/+")
        modules = ("mpi_f08",) if "/" in words[0][:2] else ("mpi",) if words[0].endswith("/") else ("mpi", "mpi_f08")
        routine = Routine(f"mpi_{name}", modules, words[0].startswith("~"), words[0].endswith("+"))
        for word in words[1:]:
            name, extents, kind, intent = re.fullmatch(r"(\w+)(\([^)]*\))?(?::(\w+))?([>=])?", word).groups("")  # type: ignore[union-attr]
            known = kinds.get(name, ("integer", ""))
            routine.arguments.append(Argument(name, extents or ("" if kind else known[1]), kind or known[0], intent))
        found.append(routine)
    return found


def type_in(module: str, kind: str, large: bool) -> str:
    """The type of an argument or constant in a module."""
    if kind in ("n", "d", "x"):
        kind = {"n": ("integer", "count"), "d": ("integer", "address"), "x": ("address", "count")}[kind][large]
    if kind in ("address", "count", "offset"):
        return f"integer(mpi_{kind}_kind)"
    if kind in HANDLES or kind == "status":
        return f"type(mpi_{kind})" if module == "mpi_f08" else "integer"
    simple = {"integer": "integer", "logical": "logical", "char": "character(len=*)", "choice": "type(*)"}
    if kind in simple:
        return simple[kind]
    if kind == "pointer":
        return "type(c_ptr)"
    return "external" if module == "mpi" else f"procedure(mpi_{kind})"


def declaration(module: str, routine: Routine, argument: Argument, large: bool) -> tuple[str, str]:
    """What stands left and right of the `::` of an argument."""
    kind = argument.kind
    words = [type_in(module, kind, large)]
    name = argument.name + argument.extents
    if words[0].startswith(("external", "procedure")):
        return words[0], name
    if kind == "status" and module == "mpi":
        name = f"{argument.name}(mpi_status_size{', *' if argument.extents else ''})"
    intent = {"": "in", ">": "out", "=": "inout"}[argument.intent]
    if kind == "choice":
        words.append("dimension(..)")
    if kind != "choice" or intent == "in":
        words.append(f"intent({intent})")
    if routine.asynchronous and (kind == "choice" or (argument.extents and intent == "in")):
        words.append("asynchronous")
    return ", ".join(words), name


def body(module: str, routine: Routine, large: bool = False, suffix: str = "") -> str:
    """The interface body."""
    names = [a.name for a in routine.arguments]
    declared: dict[str, list[str]] = {}
    for argument in routine.arguments:
        left, name = declaration(module, routine, argument, large)
        declared.setdefault(left, []).append(name)
    names.append("ierror")
    left = "integer, intent(out)" + (", optional" if module == "mpi_f08" else "")
    declared.setdefault(left, []).append("ierror")
    lines = fold(f"    subroutine {routine.name}{suffix}(", names, ")")
    if any("mpi_" in part or "c_ptr" in part for pair in declared.items() for part in (pair[0], *pair[1])):
        lines.append("      import")
    for left, right in declared.items():
        lines += fold(f"      {left} :: ", right, "")
    return "\n".join([*lines, "    end subroutine\n"])


def fold(start: str, names: list[str], end: str) -> list[str]:
    """A statement with a list of names, continued where it is too long."""
    lines = []
    line = start
    for i, name in enumerate(names):
        piece = name + (end if i == len(names) - 1 else ", ")
        if len(line) + len(piece) > WIDTH - 2:
            lines.append(line + "&")
            line = "        & "
        line += piece
    return [*lines, line]


def interfaces(module: str, all_routines: list[Routine]) -> str:
    """The interface blocks of all subroutines of a module: one for those that are alone, one for each generic."""
    by_name = {routine.name: routine for routine in all_routines if module in routine.modules}
    plain: list[str] = []
    generic: list[str] = []
    specific_elsewhere = {f"{r.name}_c" for r in all_routines if r.generic}
    for routine in by_name.values():
        if routine.name in specific_elsewhere:
            continue
        pointer = next((a for a in routine.arguments if a.kind == "pointer"), None)
        bodies = [body(module, routine)]
        if module == "mpi" and pointer is not None:
            pointer.kind = "address"
            bodies = [body(module, routine), bodies[0].replace(f"{routine.name}(", f"{routine.name}_cptr(")]
            pointer.kind = "pointer"
        elif module == "mpi_f08" and routine.generic:
            bodies.append(body(module, by_name[f"{routine.name}_c"]))
        elif module == "mpi_f08" and any(a.kind in ("n", "d", "x") for a in routine.arguments):
            bodies.append(body(module, routine, True, "_c"))
        if len(bodies) > 1 and (routine.generic or any(a.kind in ("n", "d", "pointer") for a in routine.arguments)):
            generic.append(f"  interface {routine.name}\n{''.join(bodies)}  end interface\n")
        else:  # addresses and counts are of one kind: the version with large counts goes by its own name
            plain += bodies
    return "".join(["  interface\n", *plain, "  end interface\n", *generic])


def module_text(module: str) -> str:
    """The text of one module."""
    f08 = module == "mpi_f08"
    text = [HEAD.format(module=module)]
    text += [f"  type, bind(c) :: mpi_{handle}\n    integer :: mpi_val\n  end type\n" for handle in HANDLES]
    for kind, name in constants():
        left = type_in(module, kind, False)
        value = f"mpi_{kind}({VALUE})" if left.startswith("type") else VALUE
        text.append(f"  {left}, parameter :: {name} = {value}\n")
        if name == "mpi_status_size":
            text.append(STATUS)
    text += [VARIABLES, STATUSES[module]]
    attributes = (("comm", "comm", "oldcomm"), ("win", "win", "oldwin"), ("type", "datatype", "oldtype"))
    if f08:
        text.append("  abstract interface\n")
        text += [ATTRIBUTE_FUNCTIONS.format(*names) for names in attributes]
        text += [ERROR_FUNCTION.format(name) for name in ("comm", "win", "file", "session")]
        text += [OTHER_FUNCTIONS.format(c=c, count=type_in(module, "n", bool(c))) for c in ("", "_c")]
        text += [GREQUEST_FUNCTIONS, "  end interface\n"]
    predefined = {f.format(n): [p.format(n) for p in names] for n, *_ in attributes for f, names in PREDEFINED.items()}
    predefined |= {function: [name] for function, name in CONVERSIONS.items() if f08 or not name.endswith("_c")}
    if not f08:
        predefined["copy_function"] = ["dup_fn", "null_copy_fn", "null_delete_fn"]
    for function, names in predefined.items():
        left = f"procedure(mpi_{function})" if f08 else "external"
        text.append(f"  {left} :: {', '.join(f'mpi_{name}' for name in names)}\n")
    for operator, name in (("==", "eq"), ("/=", "ne")):
        text.append(f"  interface operator({operator})\n")
        text += [EQUALITY.format(handle=handle, name=name) for handle in HANDLES]
        text.append("  end interface\n")
    text.append(FUNCTIONS.format(optional=", optional" if f08 else ""))
    text.append(interfaces(module, routines()))
    private = [f"mpi_{handle}_{name}" for handle in HANDLES for name in ("eq", "ne")]
    text += ["\n".join(fold("  private :: ", private, "")), "\nend module\n"]
    return "".join(text)


def texts() -> dict[str, str]:
    """The files by name."""
    return {f"{module}.f90": module_text(module) for module in ("mpi", "mpi_f08")}
