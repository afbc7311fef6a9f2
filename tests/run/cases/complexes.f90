! Single precision complex scalars and arrays.
module complexes
  use run_output, only: put, put_close
  implicit none
contains

  subroutine case_complex_arithmetic
    complex :: a(5), b(5), s(5), d(5), p(5)
    integer :: i
    do concurrent (i = 1:5)
      a(i) = cmplx(i, 0.5*i)
      b(i) = (1.0, -2.0)*i + 3
      s(i) = a(i) + b(i)
      d(i) = a(i) - b(i)
      p(i) = a(i)*b(i)
    end do
    call put('s', s)
    call put('d', d)
    call put('p', p)
  end subroutine

  subroutine case_complex_parts
    complex :: z(4)
    real :: x(4), y(4)
    integer :: i
    z = [(1.5, 2.5), (-3.0, 0.25), (0.0, -1.0), (7.0, 0.0)]
    do concurrent (i = 1:4)
      x(i) = real(z(i))
      y(i) = aimag(z(i))
      z(i) = conjg(z(i))*cmplx(0.0, 1.0)
    end do
    call put('x', x)
    call put('y', y)
    call put('z', z)
  end subroutine

  subroutine case_complex_part_designators
    complex :: z(4), w(4)
    integer :: i
    z = [(1.5, 2.5), (-3.0, 0.25), (0.0, -1.0), (7.0, 0.0)]
    do concurrent (i = 1:4)
      w(i)%re = z(i)%im
      w(i)%im = -z(i)%re
    end do
    call put('w', w)
  end subroutine

  subroutine case_complex_mixed_operands
    complex :: z(4), w(4)
    real :: x
    integer :: i
    do concurrent (i = 1:4)
      x = 0.25*i
      z(i) = cmplx(x, -x)
      w(i) = z(i)*x + i - x*z(i)/2 + (2, 3)
    end do
    call put('w', w)
  end subroutine

  subroutine case_complex_equality
    complex :: z(3)
    integer :: a(3), i
    z = [(1.0, 2.0), (1.0, 3.0), (2.0, 2.0)]
    do concurrent (i = 1:3)
      a(i) = 0
      if (z(i) == (1.0, 2.0)) a(i) = 1
      if (z(i) /= (1.0, 3.0)) a(i) = a(i) + 10
    end do
    call put('a', a)
  end subroutine

  subroutine case_complex_division
    complex :: a(4), b(4), q(4)
    integer :: i
    a = [(4.0, 8.0), (-6.0, 2.0), (1.0, 1.0), (0.0, 5.0)]
    b = [(2.0, 2.0), (0.0, 2.0), (1.0, -1.0), (-4.0, 4.0)]
    do concurrent (i = 1:4)
      q(i) = a(i)/b(i)
    end do
    call put('q', q)
  end subroutine

  subroutine case_complex_division_general
    complex :: a(40), b(40), q(40), e(40)
    integer :: i
    do i = 1, 40
      a(i) = cmplx(0.37*i - 5.0, 1.0/i)
      b(i) = cmplx(1.3 - 0.1*i, 0.21*i)
      e(i) = a(i)/b(i)
    end do
    do concurrent (i = 1:40)
      q(i) = a(i)/b(i)
    end do
    call put_close('q', q, e, 4)
  end subroutine

  subroutine case_complex_functions
    complex :: z(12), s(12), e(12), x(12)
    real :: r(12), t(12)
    integer :: i
    do i = 1, 12
      z(i) = cmplx(0.3*i - 2.0, 1.7 - 0.25*i)
      e(i) = sqrt(z(i))
      x(i) = exp(z(i))
      t(i) = abs(z(i))
    end do
    do concurrent (i = 1:12)
      s(i) = sqrt(z(i))
      r(i) = abs(z(i))
    end do
    call put_close('sqrt', s, e, 8)
    call put_close('abs', r, t, 2)
    do concurrent (i = 1:12)
      s(i) = exp(z(i))
    end do
    call put_close('exp', s, x, 8)
  end subroutine

  subroutine case_complex_integer_power
    complex :: z(4), w(4), v(4)
    integer :: i
    z = [(1.0, 1.0), (0.0, -2.0), (0.5, 0.5), (-1.0, 2.0)]
    do concurrent (i = 1:4)
      w(i) = z(i)**2
      v(i) = z(i)**3
    end do
    call put('w', w)
    call put('v', v)
  end subroutine

  subroutine case_complex_to_real_and_back
    complex :: z(3)
    real :: x(3)
    integer :: n(3), i
    do concurrent (i = 1:3)
      z(i) = 2*i
      x(i) = z(i)
      z(i) = (0.5, 0.5)
      n(i) = int(z(i) + 3*i)
    end do
    call put('x', x)
    call put('n', n)
    call put('z', z)
  end subroutine

  subroutine case_mandelbrot
    integer :: count(16, 12), i, j, k
    complex :: z, c
    do concurrent (j = 1:12, i = 1:16)
      c = cmplx(-2.0 + 0.1875*(i - 1), -1.125 + 0.1875*j)
      z = 0
      count(i, j) = 0
      do k = 1, 50
        if (real(z)*real(z) + aimag(z)*aimag(z) > 4.0) exit
        z = z*z + c
        count(i, j) = k
      end do
    end do
    call put('count', [count])
  end subroutine

end module
