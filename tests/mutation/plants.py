"""What is planted: every construct of the unsupported list, as statements that fit anywhere among executable ones.

Each text stands in a BLOCK of its own, so that it needs nothing of its surroundings. `@` marks where the finding must
point.
"""

from __future__ import annotations

from textwrap import dedent

from gpuoffload_build.check.unsupported import U1, U2, U3, U4, U5, Row

EVERYWHERE = frozenset(("cuda", "cuda_cpu", "metal", "metal_cpu"))


class Plant:
    """One way to write a construct of the list.

    construct  the entry of `row.constructs` that it is
    code       of the finding: that of the row, but for STOP, which breaks the standard before the list is asked
    pure       whether Fortran allows it in a pure procedure
    """

    def __init__(self, row: Row, construct: str, name: str, text: str, pure: bool = True, code: str = "") -> None:
        self.row = row
        self.construct = construct
        self.name = name
        self.pure = pure
        self.code = code or row.code
        self.devices = EVERYWHERE if code else row.devices
        marked = dedent(text).strip("\n").split("\n")
        [(self.line, self.column)] = [(n, line.index("@")) for n, line in enumerate(marked) if "@" in line]
        self.lines = tuple(line.replace("@", "") for line in marked)

    def __str__(self) -> str:
        return f"{self.construct}, {self.name}"

    def indented(self, column: int) -> list[str]:
        """The lines, to stand before a statement in that column (from 1)."""
        return [" " * (column - 1) + line for line in self.lines]


def _block(*lines: str) -> str:
    return "\n".join(("block", *("  " + line for line in lines), "end block"))


def _local(type: str) -> str:
    return _block(f"{type} :: @gpuo_planted", "gpuo_planted = 1")


def _evaluated(expression: str) -> str:
    return _block("integer :: gpuo_planted", "gpuo_planted = 1", f"gpuo_planted = int({expression})")


def _file(statement: str) -> str:
    return _block("integer :: gpuo_planted", "gpuo_planted = 10", f"if (gpuo_planted > 1) @{statement}")


def _text(statement: str) -> str:
    return _block("character(len=8) :: gpuo_planted", "integer :: n", "n = 1", "gpuo_planted = '1'", f"@{statement}")


def _absent(interface: str, call: str) -> str:
    body = ("interface", *("  " + line for line in interface.split("\n")), "end interface", "integer :: gpuo_planted")
    return _block(*body, "gpuo_planted = 1", call)


_SUBROUTINE = """\
pure subroutine gpuo_absent(n)
  integer, intent(inout) :: n
end subroutine"""
_FUNCTION = """\
pure integer function gpuo_absent_too(n)
  integer, intent(in) :: n
end function"""


def _through_a_pointer() -> str:
    """A call; nothing in the program says what the pointer stands for."""
    declared = ("procedure(gpuo_absent_too), pointer :: gpuo_pointer", "integer :: gpuo_planted")
    interface = ("interface", *("  " + line for line in _FUNCTION.split("\n")), "end interface")
    return _block(*interface, *declared, "gpuo_planted = 1", "gpuo_planted = 1 + @gpuo_pointer(gpuo_planted)")


def _reals(row: Row, kind: int, digits: int) -> list[Plant]:
    real, complex = f"real({kind})", f"complex({kind})"
    named = (f"integer, parameter :: wide = selected_real_kind({digits})", "real(wide) :: @gpuo_planted(2)")
    typed = ("type :: pair", "  integer :: n", f"  {real} :: x = 0", "end type", "type(pair) :: @gpuo_planted")
    return [
        Plant(row, real, "local", _local(real)),
        Plant(row, real, "local array, kind by name", _block(*named, "gpuo_planted = 1")),
        Plant(row, real, "component of a local", _block(*typed, "gpuo_planted%n = 1")),
        Plant(row, real, "expression", _evaluated(f"1.5_{kind} * @gpuo_planted")),
        Plant(row, real, "conversion", _evaluated(f"2 * @real(gpuo_planted, {kind})")),
        Plant(row, complex, "local", _local(complex)),
        Plant(row, complex, "expression", _evaluated(f"@cmplx(gpuo_planted, 1, {kind})")),
    ]


PLANTS = [
    *_reals(U1, 8, 15),
    Plant(U1, "real(8)", "double precision", _local("double precision")),
    *_reals(U2, 10, 18),
    *_reals(U2, 16, 33),
    Plant(U3, "print", "statement", _file("print *, gpuo_planted"), pure=False),
    Plant(U3, "write", "statement", _file("write (*, '(i0)') gpuo_planted"), pure=False),
    Plant(U3, "read", "statement", _file("read (gpuo_planted, *) gpuo_planted"), pure=False),
    Plant(U3, "read", "of standard input", _file("read *, gpuo_planted"), pure=False),
    Plant(U3, "internal-file write", "statement", _text("write (gpuo_planted, '(i0)') n")),
    Plant(U3, "internal-file read", "statement", _text("read (gpuo_planted, *) n")),
    Plant(U3, "open", "statement", _file("open (unit=gpuo_planted, file='planted')"), pure=False),
    Plant(U3, "close", "statement", _file("close (gpuo_planted)"), pure=False),
    Plant(U3, "inquire", "statement", _file("inquire (file='planted', number=gpuo_planted)"), pure=False),
    *(
        Plant(U3, kind, "statement", _file(f"{kind} (gpuo_planted)"), pure=False)
        for kind in ("rewind", "backspace", "endfile", "flush", "wait")
    ),
    Plant(U4, "error stop", "after a test", _file("error stop 'planted'")),
    Plant(U4, "error stop", "alone", "@error stop"),
    Plant(U4, "stop", "after a test", _file("stop 1"), pure=False, code="GPU0202"),
    Plant(U5, U5.constructs[0], "subroutine", _absent(_SUBROUTINE, "@call gpuo_absent(gpuo_planted)")),
    Plant(U5, U5.constructs[0], "function", _absent(_FUNCTION, "gpuo_planted = 1 + @gpuo_absent_too(gpuo_planted)")),
    Plant(U5, U5.constructs[1], "function", _through_a_pointer()),
]
