! metal: no
! Double precision: arithmetic, conversions, complex(8).
module doubles
  use run_output, only: put, put_close
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains

  subroutine case_double_arithmetic
    real(8) :: a(9), b(9), c(9)
    integer :: i
    do concurrent (i = 1:9)
      a(i) = 0.1d0*i
      b(i) = a(i) + 1.0_dp/i
      c(i) = (a(i) - b(i)*3.7d0)/b(i)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_single_constant_in_double
    ! 0.1 keeps its single precision value; 0.1d0 does not.
    real(8) :: a(3), b(3)
    integer :: i
    do concurrent (i = 1:3)
      a(i) = 0.1*i
      b(i) = 0.1*real(i, 8) + 1.0/3.0
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_single_double_mixed
    real(4) :: x(4)
    real(8) :: y(4), z(4)
    integer :: i
    x = [0.1, 0.2, 0.3, 0.7]
    do concurrent (i = 1:4)
      y(i) = x(i)*x(i)
      z(i) = x(i)*1.0d0*x(i)
      x(i) = z(i) - y(i)
    end do
    call put('x', x)
    call put('y', y)
    call put('z', z)
  end subroutine

  subroutine case_double_to_integer
    real(8) :: x(5)
    integer :: a(5), i
    integer(8) :: b(5)
    x = [2.5d0, -2.5d0, 1.0d9 + 0.75d0, -7.99d0, 0.0d0]
    do concurrent (i = 1:5)
      a(i) = nint(x(i)) + floor(x(i))/2 - ceiling(x(i))/4
      b(i) = int(x(i)*1.0d6, 8)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_double_conversions
    real(8) :: a(3), b(3)
    real(4) :: c(3)
    complex(8) :: z(3)
    integer :: i
    do concurrent (i = 1:3)
      a(i) = dble(i)/3
      c(i) = real(a(i))
      b(i) = real(c(i), kind=8)
      z(i) = cmplx(a(i), c(i), kind=dp)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('z', z)
  end subroutine

  subroutine case_cmplx_is_single_by_default
    complex(8) :: z(3)
    real(8) :: a(3)
    integer :: i
    a = [0.1d0, 0.2d0, 0.3d0]
    do concurrent (i = 1:3)
      z(i) = cmplx(a(i), -a(i))
    end do
    call put('z', z)
  end subroutine

  subroutine case_double_complex
    complex(8) :: a(5), p(5), q(5)
    complex(4) :: c(5)
    integer :: i
    do concurrent (i = 1:5)
      a(i) = cmplx(0.1d0*i, 1.0d0/i, 8)
      p(i) = a(i)*conjg(a(i)) + (1, 2)
      c(i) = a(i)
      q(i) = c(i)*aimag(a(i)) - a(i)
    end do
    call put('p', p)
    call put('c', c)
    call put('q', q)
  end subroutine

  subroutine case_double_functions
    real(8) :: x(20), y(20, 12), e(20, 12)
    integer :: i
    do i = 1, 20
      x(i) = 0.11d0*i
      e(i, 1) = exp(x(i)); e(i, 2) = log(x(i)); e(i, 3) = sin(x(i)); e(i, 4) = cos(x(i))
      e(i, 5) = tan(0.3d0*x(i)); e(i, 6) = atan2(x(i), 1.5d0 - x(i)); e(i, 7) = sinh(x(i)); e(i, 8) = tanh(x(i))
      e(i, 9) = x(i)**2.5d0; e(i, 10) = log10(x(i)); e(i, 11) = acos(x(i)/3); e(i, 12) = hypot(x(i), 2.0d0)
    end do
    do concurrent (i = 1:20)
      y(i, 1) = exp(x(i))
      y(i, 2) = log(x(i))
      y(i, 3) = sin(x(i))
      y(i, 4) = cos(x(i))
      y(i, 5) = tan(0.3d0*x(i))
      y(i, 6) = atan2(x(i), 1.5d0 - x(i))
      y(i, 7) = sinh(x(i))
      y(i, 8) = tanh(x(i))
      y(i, 9) = x(i)**2.5d0
      y(i, 10) = log10(x(i))
      y(i, 11) = acos(x(i)/3)
      y(i, 12) = hypot(x(i), 2.0d0)
    end do
    call put_close('y', [y], [e], 8)
  end subroutine

  subroutine case_double_exact_functions
    real(8) :: x(6), a(6), b(6), c(6), d(6), e(6)
    integer :: i
    x = [2.25d0, -3.5d0, 1.0d10, -0.75d0, 8.5d0, 1.0d-300]
    do concurrent (i = 1:6)
      a(i) = sqrt(abs(x(i)))
      b(i) = mod(x(i), 0.7d0)
      c(i) = modulo(x(i), -0.5d0)
      d(i) = aint(x(i)) + anint(x(i))
      e(i) = max(x(i), -1.0d0, 0.5d0*x(i)) + sign(2.0d0, x(i)) + dim(x(i), 1.0d0)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
    call put('e', e)
  end subroutine

  subroutine case_double_inquiries
    real(8) :: a(4), x
    integer :: i, n(3)
    x = 1.5d0
    do concurrent (i = 1:4)
      a(i) = epsilon(x)*i + tiny(x)/i
    end do
    do concurrent (i = 1:3)
      n(i) = kind(x) + digits(x) + precision(x) + range(x) + maxexponent(x) + i
    end do
    call put('a', a)
    call put('n', n)
  end subroutine

  subroutine case_double_no_contraction
    real(8) :: a(6), r(6)
    integer :: i
    do i = 1, 6
      a(i) = 1.0d0 + i*epsilon(1.0d0)
    end do
    do concurrent (i = 1:6)
      r(i) = a(i)*a(i) - 1.0d0 - 2*i*epsilon(1.0d0)
    end do
    call put('r', r)
  end subroutine

  subroutine case_jacobi_sweeps
    integer, parameter :: n = 18
    real(8) :: u(n, n), v(n, n)
    integer :: i, j, t
    do concurrent (j = 1:n, i = 1:n)
      u(i, j) = 0
      if (i == 1) u(i, j) = 1.0d0/j
      v(i, j) = u(i, j)
    end do
    do t = 1, 8
      do concurrent (j = 2:n-1, i = 2:n-1)
        v(i, j) = 0.25d0*(u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1))
      end do
      do concurrent (j = 2:n-1, i = 2:n-1)
        u(i, j) = v(i, j) + 0.1d0*(v(i, j) - u(i, j))
      end do
    end do
    call put('u', [u])
  end subroutine

end module
