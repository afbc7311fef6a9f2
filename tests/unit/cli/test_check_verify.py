"""`gpuoffload check --verify-parse`: fparser as a second opinion."""

from __future__ import annotations

import json

import pytest

from gpuoffload_build.cli.check import check
from gpuoffload_build.driver import check_verify
from gpuoffload_build.syntax import inventory, second_parser
from gpuoffload_build.syntax.older_forms import in_older_forms
from gpuoffload_build.syntax.parser import parse

EVERYTHING = """block data
  integer :: x
  common /a/ x
end block data
module m
  interface
    pure subroutine outside(x)
      real, intent(in) :: x
    end subroutine
  end interface
contains
  real function f(x)
    real, intent(in) :: x
    f = x
  end function
end module
submodule (m) c
contains
  subroutine s
  end subroutine
end submodule
program p
  integer :: i, a(3)
  if (i == 1) write (*, *) i
  if (i == 1) &
    call foo(1, b(2))
  do while (i < 3)
    call x%y(1)%z()
  end do
  do
    exit
  end do
  named: do concurrent (i = 1:10)
    a(i) = i
  end do named
  do 10 i = 1, 3
  do 20 while (i > 3)
  print *, i
20 continue
10 continue
  do 30 concurrent (i = 1:3)
30 continue
  open (1); close (1); backspace 3; rewind (3); flush 3; wait (3); inquire (iolength=i) i
  endfile 3
  read (*, *) i
contains
  subroutine inner
  end subroutine
end program
"""


def test_the_inventories_name_the_same() -> None:
    pytest.importorskip("fparser")
    items = inventory.inventory(parse(EVERYTHING))
    ours = [(kind, name, EVERYTHING.count("\n", 0, at) + 1) for kind, name, at in items]
    assert sorted(ours) == sorted(second_parser.inventory(EVERYTHING))
    assert {kind for kind, _, _ in ours} == {
        "block data", "module", "submodule", "program", "procedure", "call", "do", "do while", "do concurrent",
        "input/output",
    }  # fmt: skip
    lines = EVERYTHING.split("\n")
    assert ("call", "z", lines.index("    call x%y(1)%z()") + 1) in ours
    assert ("call", "foo", lines.index("  if (i == 1) &") + 1) in ours
    assert sum(kind == "input/output" for kind, _, _ in ours) == 11


FIXED = """C     comment
      PROGRAM F
      INTEGER I
      DO 10 I = 1,
     &    3
{card}
   10 CONTINUE
      IF (I .EQ. 3) WRITE (*,*)
     1  I
      END
"""
NEWER = """submodule (m) s
  implicit none (type, external)
  type t
  contains
    procedure, private :: a, &
      b
    procedure :: c => d, e => f
  end type
contains
  module procedure x
    print *, 1
  end procedure x
  module procedure y
    call x
    do concurrent (integer :: i = 1:9) local(t) &
        & reduce(+: s) ! text
      s = s + i
    end do
  end procedure
end submodule
"""


def test_newer_statements_are_compared_too() -> None:
    pytest.importorskip("fparser")
    with pytest.raises(second_parser.Rejected):
        list(second_parser.inventory(NEWER))
    tree = parse(NEWER)
    older = in_older_forms(tree)
    assert older.split("\n")[4:7] == ["    procedure, private :: a", "", "    procedure :: c => d"]
    ours = [(kind, name, NEWER.count("\n", 0, at) + 1) for kind, name, at in inventory.inventory(tree)]
    assert sorted(second_parser.inventory(older)) == sorted(ours)
    assert ("procedure", "y", 13) in ours


@pytest.mark.parametrize(
    "text",
    [
        "! a comment\n\n  real :: x\n  x = 1\nend\n",
        "! a comment\n  implicit none\nend\n",
        "\n  use iso_c_binding\n  call s\nend\n",
        "\n\nprint *, 1\nend program\n",
        "\n\ndo\n exit\nend do\nend\n",
        "\nif (1 == 1) then\n call s\nend if\nend\n",
    ],
)
def test_a_main_program_without_its_statement(text: str) -> None:
    pytest.importorskip("fparser")
    ours = [(kind, name, text.count("\n", 0, at) + 1) for kind, name, at in inventory.inventory(parse(text))]
    assert sorted(ours) == sorted(second_parser.inventory(text))


def test_where_fparser_leaves_off_it_is_not_compared() -> None:
    pytest.importorskip("fparser")
    with pytest.raises(second_parser.Rejected) as caught:
        list(second_parser.inventory("x = 1\nend\n\nsubroutine s\nend\n"))
    assert caught.value.line == 4


def test_clean(put, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fparser")
    put("a.f90", EVERYTHING)
    for _ in range(2):
        assert check(["--verify-parse"]) == 0
        out, err = capsys.readouterr()
        assert out == ""
        assert "1 file compared with fparser, 0 not taken by it" in err


def test_fixed_form_as_it_is(put, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fparser")
    given = []
    ask = second_parser.inventory
    monkeypatch.setattr(second_parser, "inventory", lambda text, fixed: given.append((text, fixed)) or ask(text, fixed))
    card = "      CALL FOO(I)".ljust(72) + "CARD 1"
    put("a.f", FIXED.format(card=card))
    assert check(["--verify-parse", "-j", "1"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert "1 file compared with fparser, 0 not taken by it" in err
    ((text, fixed),) = given
    assert fixed
    assert text.startswith("C     comment")
    assert "CARD" not in text
    assert len(list(ask(text, True))) == 4


def test_a_file_that_fparser_rejects_is_counted_and_named(put, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fparser")
    put("ok.f90", "subroutine s\nend subroutine\n")
    put("new.f90", "subroutine t(x)\n  real :: x(:)\n\n  x = (x > 0 ? x : -x)\nend subroutine\n")
    assert check(["--verify-parse"]) == 0
    err = capsys.readouterr().err
    assert "1 file compared with fparser, 1 not taken by it" in err
    assert "new.f90:4" not in err
    assert check(["--verify-parse", "-v", "--format", "json"]) == 0
    out, err = capsys.readouterr()
    assert "gpuoffload: new.f90:4:3: not compared with fparser: it does not take 'x = (x > 0 ? x : -x)'" in err
    (rejected,) = json.loads(out)["not_verified"]
    assert rejected["place"] == "new.f90:4:3"


def test_differences_both_ways(put, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fparser")
    put("inc.f90", "  call twice\n")
    put("a.f90", "subroutine s\n  include 'inc.f90'\n  call once\n  print *, 1\nend subroutine\n")

    def other(text: str, fixed: bool):
        for kind, name, line in second_parser.inventory(text, fixed):
            if name != "twice":
                yield ("call", "onze", line) if name == "once" else (kind, name, line)

    class Other:
        Rejected = second_parser.Rejected
        version = second_parser.version
        inventory = staticmethod(other)

    monkeypatch.setattr(check_verify, "second_parser", Other)
    assert check(["a.f90", "-q", "--verify-parse", "-j", "1"]) == 1
    lines = [line for line in capsys.readouterr().out.splitlines() if "GPU0403" in line]
    assert lines == [
        "inc.f90:1:3: warning: call of 'twice' is seen by gpuoffload and not by fparser [GPU0403]",
        "a.f90:3:3: warning: call of 'once' is seen by gpuoffload and not by fparser [GPU0403]",
        "a.f90:3:3: warning: call of 'onze' is seen by fparser and not by gpuoffload [GPU0403]",
    ]


def test_without_fparser_it_is_misuse(put, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_parser, "installed", lambda: False)
    put("a.f90", "end\n")
    assert check(["--verify-parse"]) == 2
    assert "pip install fparser" in capsys.readouterr().err
