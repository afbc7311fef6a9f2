submodule (submodule_library) geometry
  implicit none
  integer :: margin = 100
contains
  module procedure area
    a = w*h + library_offset + margin
  end procedure
  pure module subroutine limit(x, low, high)
    real, intent(inout) :: x
    real, intent(in) :: low, high
    x = max(low, min(high, x))
  end subroutine
  module subroutine fill_squares(a)
    integer, intent(out) :: a(:)
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = square_of(i) + library_calls
    end do
  end subroutine
  pure integer function square_of(n)
    integer, intent(in) :: n
    square_of = n*n
  end function
end submodule
