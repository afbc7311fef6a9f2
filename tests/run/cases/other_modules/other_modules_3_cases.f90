! Procedures two modules away, renamed, private helpers, a loop in another module.
module other_modules
  use run_output, only: put
  use other_middle, advance => update
  use other_base, only: bias
  implicit none
contains

  subroutine case_two_modules_away
    real(other_kind) :: x(6)
    integer :: i
    do concurrent (i = 1:6)
      x(i) = 0.5*i
      call advance(x(i), i)
    end do
    call put('x', x)
  end subroutine

  subroutine case_renamed_function
    integer :: a(6), i
    bias = 30
    do concurrent (i = 1:6)
      a(i) = next(twice(i))
    end do
    bias = 2
    call put('a', a)
  end subroutine

  subroutine case_loop_in_other_module
    real(other_kind) :: x(8)
    x = 1
    call update_all(x(8:1:-3))
    call put('x', x)
  end subroutine

end module
