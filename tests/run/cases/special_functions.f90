! Error function and gamma function: within a few ulps of the host's.
module special_functions
  use run_output, only: put_close
  implicit none
  integer, parameter :: n = 40
contains

  subroutine case_error_function
    real :: x(n), y(n, 2), e(n, 2)
    integer :: i
    do i = 1, n
      x(i) = 0.1*i - 2.0
      e(i, 1) = erf(x(i)); e(i, 2) = erfc(x(i))
    end do
    do concurrent (i = 1:n)
      y(i, 1) = erf(x(i))
      y(i, 2) = erfc(x(i))
    end do
    call put_close('y', [y], [e], 16)
  end subroutine

  subroutine case_gamma
    real :: x(n), y(n, 2), e(n, 2)
    integer :: i
    do i = 1, n
      x(i) = 0.2*i + 0.1
      e(i, 1) = gamma(x(i)); e(i, 2) = log_gamma(x(i) + 2.5)
    end do
    do concurrent (i = 1:n)
      y(i, 1) = gamma(x(i))
      y(i, 2) = log_gamma(x(i) + 2.5)
    end do
    call put_close('y', [y], [e], 32)
  end subroutine

end module
