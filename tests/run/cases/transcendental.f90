! Functions whose last bits depend on the mathematical library: within a few ulps of the host's.
module transcendental
  use run_output, only: put_close
  implicit none
  integer, parameter :: n = 40
contains

  subroutine case_exponentials
    real :: x(n), y(n, 4), e(n, 4)
    integer :: i
    do i = 1, n
      x(i) = 0.13*i
      e(i, 1) = exp(x(i)); e(i, 2) = log(x(i)); e(i, 3) = log10(x(i)); e(i, 4) = exp(-x(i))
    end do
    do concurrent (i = 1:n)
      y(i, 1) = exp(x(i))
      y(i, 2) = log(x(i))
      y(i, 3) = log10(x(i))
      y(i, 4) = exp(-x(i))
    end do
    call put_close('y', [y], [e], 4)
  end subroutine

  subroutine case_trigonometry
    real :: x(n), y(n, 3), e(n, 3)
    integer :: i
    do i = 1, n
      x(i) = 0.21*i - 4.0
      e(i, 1) = sin(x(i)); e(i, 2) = cos(x(i)); e(i, 3) = tan(x(i))
    end do
    do concurrent (i = 1:n)
      y(i, 1) = sin(x(i))
      y(i, 2) = cos(x(i))
      y(i, 3) = tan(x(i))
    end do
    call put_close('y', [y], [e], 8)
  end subroutine

  subroutine case_inverse_trigonometry
    real :: x(n), y(n, 5), e(n, 5)
    integer :: i
    do i = 1, n
      x(i) = 0.048*i - 0.99
      e(i, 1) = asin(x(i)); e(i, 2) = acos(x(i)); e(i, 3) = atan(3*x(i))
      e(i, 4) = atan2(x(i), 0.3 - x(i)); e(i, 5) = atan(x(i), -1.0)
    end do
    do concurrent (i = 1:n)
      y(i, 1) = asin(x(i))
      y(i, 2) = acos(x(i))
      y(i, 3) = atan(3*x(i))
      y(i, 4) = atan2(x(i), 0.3 - x(i))
      y(i, 5) = atan(x(i), -1.0)
    end do
    call put_close('y', [y], [e], 8)
  end subroutine

  subroutine case_hyperbolic
    real :: x(n), y(n, 6), e(n, 6)
    integer :: i
    do i = 1, n
      x(i) = 0.09*i - 1.7
      e(i, 1) = sinh(x(i)); e(i, 2) = cosh(x(i)); e(i, 3) = tanh(x(i))
      e(i, 4) = asinh(x(i)); e(i, 5) = acosh(1.1 + abs(x(i))); e(i, 6) = atanh(0.5*x(i))
    end do
    do concurrent (i = 1:n)
      y(i, 1) = sinh(x(i))
      y(i, 2) = cosh(x(i))
      y(i, 3) = tanh(x(i))
      y(i, 4) = asinh(x(i))
      y(i, 5) = acosh(1.1 + abs(x(i)))
      y(i, 6) = atanh(0.5*x(i))
    end do
    call put_close('y', [y], [e], 16)
  end subroutine

  subroutine case_powers_of_reals
    real :: x(n), y(n, 3), e(n, 3)
    integer :: i, k
    do i = 1, n
      x(i) = 0.11*i
      k = mod(i, 7) - 3
      e(i, 1) = x(i)**0.37; e(i, 2) = x(i)**(-1.5); e(i, 3) = x(i)**k
    end do
    do concurrent (i = 1:n)
      y(i, 1) = x(i)**0.37
      y(i, 2) = x(i)**(-1.5)
      y(i, 3) = x(i)**(mod(i, 7) - 3)
    end do
    call put_close('y', [y], [e], 8)
  end subroutine

  subroutine case_hypot
    real :: x(n), y(n), e(n)
    integer :: i
    do i = 1, n
      x(i) = 1.7*i - 20.0
      e(i) = hypot(x(i), 3.0*i)
    end do
    do concurrent (i = 1:n)
      y(i) = hypot(x(i), 3.0*i)
    end do
    call put_close('y', y, e, 2)
  end subroutine

end module
