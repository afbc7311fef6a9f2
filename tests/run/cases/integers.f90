! Integer arithmetic of all kinds: quotients, remainders, powers, conversions.
module integers
  use run_output, only: put
  implicit none
contains

  subroutine case_division_signs
    integer :: q(7, 6), i, j, d(6)
    d = [-3, -2, -1, 1, 2, 3]
    do concurrent (i = 1:7, j = 1:6)
      q(i, j) = (i*2 - 8)/d(j)
    end do
    call put('q', [q])
  end subroutine

  subroutine case_mod_signs
    integer :: r(9, 4), i, j, d(4)
    d = [-5, -3, 3, 5]
    do concurrent (i = 1:9, j = 1:4)
      r(i, j) = mod(i*3 - 15, d(j))
    end do
    call put('r', [r])
  end subroutine

  subroutine case_modulo_signs
    integer :: r(9, 4), i, j, d(4)
    d = [-5, -3, 3, 5]
    do concurrent (i = 1:9, j = 1:4)
      r(i, j) = modulo(i*3 - 15, d(j))
    end do
    call put('r', [r])
  end subroutine

  subroutine case_modulo_64_bit
    integer(8) :: x(6), r(6), s(6)
    integer :: i
    x = [-7_8, 7_8, -5000000001_8, 5000000001_8, -9223372036854775807_8, 0_8]
    do concurrent (i = 1:6)
      r(i) = modulo(x(i), 5000000000_8)
      s(i) = modulo(x(i), -3_8)
    end do
    call put('r', r)
    call put('s', s)
  end subroutine

  subroutine case_mod_64_bit
    integer(8) :: x(5), r(5)
    integer :: i
    x = [-7_8, 7_8, -50000000011_8, 50000000011_8, 9223372036854775807_8]
    do concurrent (i = 1:5)
      r(i) = mod(x(i), 1000000007_8) + mod(x(i), -10_8)*3_8
    end do
    call put('r', r)
  end subroutine

  subroutine case_small_kinds
    integer(1) :: a(5), c(5)
    integer(2) :: b(5), d(5)
    integer :: i
    a = [-100_1, -7_1, 0_1, 9_1, 127_1]
    b = [-30000_2, -1_2, 3_2, 200_2, 32767_2]
    do concurrent (i = 1:5)
      c(i) = a(i)/3_1
      d(i) = mod(b(i), 7_2) - a(i)
    end do
    call put('c', c)
    call put('d', d)
  end subroutine

  subroutine case_mixed_kinds
    integer(1) :: a(4)
    integer(2) :: b(4)
    integer(4) :: c(4)
    integer(8) :: d(4), e(4)
    integer :: i
    a = [1_1, -2_1, 3_1, -4_1]
    b = [1000_2, 2000_2, -3000_2, 4000_2]
    c = [100000, -200000, 300000, 400000]
    d = [10000000000_8, 20000000000_8, 30000000000_8, -40000000000_8]
    do concurrent (i = 1:4)
      e(i) = a(i)*b(i) + c(i)*d(i) - b(i)
    end do
    call put('e', e)
  end subroutine

  subroutine case_product_promotes_first
    integer(8) :: e(4)
    integer :: c(4), i
    c = [100000, 200000, 300000, 400000]
    do concurrent (i = 1:4)
      e(i) = int(c(i), 8)*c(i)
    end do
    call put('e', e)
  end subroutine

  subroutine case_powers
    integer :: a(8), b(8), c(8), i
    integer(8) :: d(8)
    do concurrent (i = 1:8)
      a(i) = i**2
      b(i) = 2**i
      c(i) = (-3)**i
      d(i) = int(i, 8)**15
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
  end subroutine

  subroutine case_negative_powers
    integer :: base(6), a(6), b(6), n(6), i
    base = [1, -1, 2, -2, -1, 7]
    n = [-3, -3, -1, -2, -4, -5]
    do concurrent (i = 1:6)
      a(i) = base(i)**n(i)
      b(i) = base(i)**(-n(i) - n(i)/2)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_power_zero
    integer :: a(5), b(5), i
    do concurrent (i = 1:5)
      a(i) = (i - 6)**0
      b(i) = (i - 3)**(i - 1)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_power_associates_right
    ! a**b**c is a**(b**c); -a**2 is -(a**2).
    integer :: a(4), b(4), i
    do concurrent (i = 1:4)
      a(i) = 2**2**(i - 1)
      b(i) = -i**2
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_conversion_to_small_kinds
    integer :: x(4), i
    integer(1) :: a(4)
    integer(2) :: b(4)
    integer(8) :: c(4)
    x = [-128, 0, 100, 127]
    do concurrent (i = 1:4)
      a(i) = int(x(i), 1)
      b(i) = int(x(i)*256, 2)
      c(i) = x(i)
      c(i) = c(i)*c(i)*100000000_8
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_extreme_constants
    integer :: a(4), i
    integer(8) :: b(4)
    do concurrent (i = 1:4)
      a(i) = -huge(i) - 1 + i
      b(i) = -huge(1_8) - 1_8 + i
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_boz_constants
    integer :: a(3), i
    do concurrent (i = 1:3)
      a(i) = ieor(int(z'00FF00FF'), i) + int(b'1011') + int(o'17')
    end do
    call put('a', a)
  end subroutine

  subroutine case_parentheses
    integer :: a(6), b(6), i
    do concurrent (i = 1:6)
      a(i) = 7*i/2*3 - (7*i)/(2*3)
      b(i) = 100 - (i - (3 - i)) - 2*(i + 1)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

end module
