! Interfaces here, bodies in submodules that are compiled after their users (trap 17).
module submodule_library
  implicit none
  integer :: library_offset = 3
  integer, private :: library_calls = 40
  interface
    pure module function area(w, h) result(a)
      integer, intent(in) :: w, h
      integer :: a
    end function
    pure module subroutine limit(x, low, high)
      real, intent(inout) :: x
      real, intent(in) :: low, high
    end subroutine
    pure module integer function dot(a, b)
      integer, intent(in) :: a(:), b(:)
    end function
    elemental module integer function collatz(n)
      integer, intent(in) :: n
    end function
    module subroutine fill_squares(a)
      integer, intent(out) :: a(:)
    end subroutine
  end interface
end module
