! host: flang
! Ranges of index values that are wider than their kind. (gfortran 12 counts such iterations wrongly.)
module wide_ranges
  use run_output, only: put
  implicit none
contains

  subroutine case_wide_range
    integer :: b(5), i
    b = -1
    do concurrent (i = -2000000000:2000000000:1000000000)
      b(i/1000000000 + 3) = i/1000
    end do
    call put('b', b)
  end subroutine

  subroutine case_wide_range_down
    integer :: b(-4:4), i
    b = -1
    do concurrent (i = 2147483647:-2147483647:-1431655764)
      b(i/500000000) = i
    end do
    call put('b', b)
  end subroutine

  subroutine case_wide_range_kind_1
    integer :: a(-128:127)
    integer(1) :: i
    a = 0
    do concurrent (i = -127_1:126_1)
      a(i) = i + 1000
    end do
    call put('a', a)
  end subroutine

end module
