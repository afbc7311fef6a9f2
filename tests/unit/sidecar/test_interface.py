"""The interface text that shared libraries keep."""

from __future__ import annotations

from gpuoffload_build.sidecar.interface import interface_of, is_interface
from gpuoffload_build.source.text import Source
from gpuoffload_build.syntax.parser import parse

TEXT = """\
! a secret
module m
  implicit none
  integer, parameter :: n = 3 ! three
contains
  pure function f(x) result(y)
    real, intent(in) :: x(n)
    real :: y
    ! another secret
    y = secret(x)
  contains
    pure real function secret(z)
      real, intent(in) :: z(n)
      secret = sum(z)*42
    end function
  end function
end module
subroutine s; print *, 'secret'; end subroutine
program p
  stop 'secret'
end program
"""


def test_interface_has_no_bodies() -> None:
    field = interface_of(Source("m.f90", TEXT))
    assert is_interface(field)
    text = str(field["text"])
    assert "secret" not in text
    assert text.count("\n") == TEXT.count("\n")
    assert parse(text).errors == []
    for line in (1, 2, 3, 5, 6, 7, 15):
        assert text.splitlines()[line] == TEXT.splitlines()[line]


def test_a_whole_source_is_no_interface() -> None:
    assert not is_interface(Source("m.f90", TEXT).to_record())
    assert not is_interface(None)
