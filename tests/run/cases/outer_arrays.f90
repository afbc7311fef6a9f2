! A procedure with a loop reads an array that its caller assigns: the caller needs a temporary, as without us.
module outer_arrays
  use run_output, only: put
  implicit none
  integer :: a(5)
contains

  elemental function mirrored(k) result(r)
    integer, intent(in) :: k
    integer :: r, i, t(5)
    do concurrent (i = 1:5)
      t(i) = a(6 - i)
    end do
    r = t(k)
  end function

  subroutine case_outer_array_of_elemental
    a = [1, 2, 3, 4, 5]
    a = mirrored([1, 2, 3, 4, 5])
    call put('a', a)
  end subroutine

end module
