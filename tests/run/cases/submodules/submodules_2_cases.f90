module submodule_cases
  use run_output, only: put
  use submodule_library
  implicit none
contains

  subroutine case_submodule_function
    integer :: a(5), i
    library_offset = 10
    do concurrent (i = 1:5)
      a(i) = area(i, i + 1)
    end do
    library_offset = 3
    call put('a', a)
  end subroutine

  subroutine case_submodule_subroutine
    real :: x(6)
    integer :: i
    do concurrent (i = 1:6)
      x(i) = 0.75*i - 2.0
      call limit(x(i), -0.5, 1.5)
    end do
    call put('x', x)
  end subroutine

  subroutine case_submodule_arrays
    integer :: a(4, 3), r(4), i, j
    do concurrent (i = 1:4, j = 1:3)
      a(i, j) = i - 2*j
    end do
    do concurrent (i = 1:4)
      r(i) = dot(a(i, :), a(:3, 2)) + dot(a(4:1:-1, 1), a(:, 3))
    end do
    call put('r', r)
  end subroutine

  subroutine case_submodule_of_submodule
    integer :: a(12), i
    do concurrent (i = 1:12)
      a(i) = collatz(i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_loop_in_submodule
    integer :: a(10)
    a = 0
    call fill_squares(a(9:2:-2))
    call put('a', a(2:9))
  end subroutine

end module
