! Single precision arithmetic, bit for bit.
module reals
  use run_output, only: put
  implicit none
contains

  subroutine case_real_arithmetic
    real :: a(9), b(9), c(9), d(9)
    integer :: i
    do concurrent (i = 1:9)
      a(i) = 0.1*i
      b(i) = a(i) + 1.0/i
      c(i) = a(i) - b(i)*3.7
      d(i) = a(i)/b(i)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
  end subroutine

  subroutine case_third
    ! 1.0/3.0 is a constant expression of type real (trap 4).
    real :: a(4), b(4)
    integer :: i
    do concurrent (i = 1:4)
      a(i) = 1.0/3.0
      b(i) = i*(1.0/3.0) + 1/3 + 5/2
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_no_contraction
    ! a*b + c with two roundings; one rounding gives another result.
    real :: a(6), r(6)
    integer :: i
    do i = 1, 6
      a(i) = 1.0 + i*epsilon(1.0)
    end do
    do concurrent (i = 1:6)
      r(i) = a(i)*a(i) - 1.0
      r(i) = r(i) + (a(i)*a(i) - (1.0 + 2*i*epsilon(1.0)))
    end do
    call put('r', r)
  end subroutine

  subroutine case_no_reassociation
    real :: x(4), r(4), s(4)
    integer :: i
    x = [1.0e8, -1.0e8, 3.0e7, 1.0]
    do concurrent (i = 1:4)
      r(i) = (x(i) + 1.0) - x(i)
      s(i) = x(i) + (1.0 - x(i))
    end do
    call put('r', r)
    call put('s', s)
  end subroutine

  subroutine case_subnormals
    real :: x(4), r(4)
    integer :: i
    x = [1.0e-38, 3.0e-39, 1.0e-40, 1.0e-44]
    do concurrent (i = 1:4)
      r(i) = x(i)*0.5 + tiny(1.0)/4.0
    end do
    call put('r', r)
  end subroutine

  subroutine case_negative_zero
    real :: x(3), r(3), s(3)
    integer :: i
    x = [0.0, -0.0, 2.0]
    do concurrent (i = 1:3)
      r(i) = -x(i)
      s(i) = sign(1.0, x(i))
    end do
    call put('r', r)
    call put('s', s)
  end subroutine

  subroutine case_infinities
    real :: x(3), r(3)
    integer :: i
    x = [1.0, -1.0, 4.0]
    do concurrent (i = 1:3)
      r(i) = x(i)/(x(i) - x(i))
      r(i) = min(r(i), huge(1.0)) - 1.0e30
    end do
    call put('r(1:2)', [abs(r(1)) > 1.0e37, abs(r(2)) > 1.0e37])
    call put('r(3)', r(3) > 1.0e37)
  end subroutine

  subroutine case_comparisons_of_nan
    real :: x(2), nan
    integer :: a(2, 6), i
    nan = 0.0
    nan = nan/nan
    x = [nan, 1.0]
    do concurrent (i = 1:2)
      a(i, 1) = merge(1, 0, x(i) == x(i))
      a(i, 2) = merge(1, 0, x(i) /= x(i))
      a(i, 3) = merge(1, 0, x(i) < 2.0)
      a(i, 4) = merge(1, 0, x(i) >= 2.0)
      a(i, 5) = merge(1, 0, .not. x(i) > 2.0)
      a(i, 6) = merge(1, 0, x(i) <= 2.0)
    end do
    call put('a', [a])
  end subroutine

  subroutine case_real_powers_of_integers
    real :: x(6), a(6), b(6), c(6)
    integer :: i
    x = [0.5, 1.5, -2.0, -0.25, 3.0, 1.0]
    do concurrent (i = 1:6)
      a(i) = x(i)**2 + x(i)**3
      b(i) = x(i)**i
      c(i) = (x(i)*x(i) + 1.0)**1 + 2.0**(-i) + x(i)**0
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_integer_real_mixed
    real :: r(5)
    integer :: i, n(5)
    n = [16777217, -3, 7, 0, 2147483647]
    do concurrent (i = 1:5)
      r(i) = n(i) + 0.5
      r(i) = r(i)*i/2
    end do
    call put('r', r)
  end subroutine

  subroutine case_integer_8_to_real
    real :: r(4)
    integer(8) :: n(4)
    integer :: i
    n = [9007199254740993_8, -16777219_8, 4611686018427387905_8, 3_8]
    do concurrent (i = 1:4)
      r(i) = n(i)
    end do
    call put('r', r)
  end subroutine

  subroutine case_real_to_integer
    real :: x(8)
    integer :: a(8), b(8), i
    integer(8) :: c(8)
    integer(2) :: d(8)
    x = [0.0, 0.5, 1.5, 2.5, -0.5, -1.5, -2.7, 1234.9]
    do concurrent (i = 1:8)
      a(i) = x(i)
      b(i) = int(-x(i))
      c(i) = int(x(i)*1.0e9, 8)
      d(i) = int(x(i), 2)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
  end subroutine

  subroutine case_polynomial
    real :: x, y(20)
    integer :: i
    do concurrent (i = 1:20)
      x = (i - 10)*0.1
      y(i) = ((((2.5*x - 1.25)*x + 0.3)*x - 4.0)*x + 1.1)*x - 0.7
    end do
    call put('y', y)
  end subroutine

  subroutine case_sum_in_order
    ! A sequential sum inside an iteration keeps its order.
    real :: a(50), s(10)
    integer :: i, k
    do i = 1, 50
      a(i) = 1.0/i
    end do
    do concurrent (i = 1:10)
      s(i) = 0
      do k = i, 50
        s(i) = s(i) + a(k)
      end do
    end do
    call put('s', s)
  end subroutine

end module
