! Intrinsic functions whose results are exact.
module numeric_intrinsics
  use run_output, only: put
  implicit none
contains

  subroutine case_abs_sign_dim
    integer :: n(6), a(6), b(6), c(6), i
    real :: x(6), r(6), s(6), t(6)
    n = [-3, 0, 7, -12, 5, 1]
    x = [-1.5, 0.0, 2.25, -8.0, 3.0, -0.5]
    do concurrent (i = 1:6)
      a(i) = abs(n(i))
      b(i) = sign(n(i), -i)
      c(i) = dim(n(i), 2)
      r(i) = abs(x(i))
      s(i) = sign(x(i), real(n(i)))
      t(i) = dim(x(i), -1.0)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('r', r)
    call put('s', s)
    call put('t', t)
  end subroutine

  subroutine case_abs_kinds
    integer(1) :: a(3)
    integer(2) :: b(3)
    integer(8) :: c(3)
    integer :: i
    a = [-5_1, 6_1, -127_1]
    b = [-500_2, 600_2, -32767_2]
    c = [-5000000000_8, 6_8, -9000000000000000000_8]
    do concurrent (i = 1:3)
      a(i) = abs(a(i))
      b(i) = sign(b(i), -1_2)
      c(i) = abs(c(i)) - max(c(i), 0_8)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_min_max
    integer :: a(5), b(5), n(5), i
    real :: x(5), r(5), s(5)
    integer(8) :: c(5)
    n = [4, -2, 9, 0, -7]
    x = [1.5, -2.5, 0.0, 8.25, 3.0]
    do concurrent (i = 1:5)
      a(i) = min(n(i), 3)
      b(i) = max(n(i), i, -n(i), 2, 2*i - 5)
      r(i) = min(x(i), 2.0, 0.5*x(i), -1.0*i)
      s(i) = max(x(i), real(n(i)))
      c(i) = max(int(n(i), 8), 1_8)*10000000000_8
    end do
    call put('a', a)
    call put('b', b)
    call put('r', r)
    call put('s', s)
    call put('c', c)
  end subroutine

  subroutine case_old_specific_names
    integer :: a(3), i
    real :: x(3), y(3)
    x = [-1.7, 2.2, 0.4]
    do concurrent (i = 1:3)
      a(i) = max0(i, 2) + min0(i, 2) + iabs(-i) + ifix(x(i)) + isign(3, i - 2) + idim(i, 2)
      y(i) = amax1(x(i), 0.0) + amin1(x(i), 1.0) + float(i) + amod(x(i), 0.5)
    end do
    call put('a', a)
    call put('y', y)
  end subroutine

  subroutine case_rounding
    real :: x(12)
    integer :: a(12), b(12), c(12), d(12), i
    x = [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999997, -0.49999997, 3.0, -4.0, 100.7, -100.7]
    do concurrent (i = 1:12)
      a(i) = nint(x(i))
      b(i) = floor(x(i))
      c(i) = ceiling(x(i))
      d(i) = int(x(i))
    end do
    call put('nint', a)
    call put('floor', b)
    call put('ceiling', c)
    call put('int', d)
  end subroutine

  subroutine case_rounding_to_kind_8
    real :: x(4)
    integer(8) :: a(4), b(4), c(4)
    integer :: i
    x = [3.0e10, -3.0e10, 2.5, -1.75]
    do concurrent (i = 1:4)
      a(i) = nint(x(i), kind=8)
      b(i) = floor(x(i), kind=8)
      c(i) = ceiling(x(i), 8)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_aint_anint
    real :: x(8), a(8), b(8)
    integer :: i
    x = [0.5, -0.5, 1.5, -1.5, 2.49, -2.51, 1.0e10, -7.0]
    do concurrent (i = 1:8)
      a(i) = aint(x(i))
      b(i) = anint(x(i))
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_real_mod_modulo
    real :: x(6), p(6), a(6), b(6)
    integer :: i
    x = [5.5, -5.5, 5.5, -5.5, 0.3, 6.0]
    p = [3.0, 3.0, -3.0, -3.0, 0.1, 1.5]
    do concurrent (i = 1:6)
      a(i) = mod(x(i), p(i))
      b(i) = modulo(x(i), p(i))
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_bits
    integer :: a(6, 6), i
    do concurrent (i = 1:6)
      a(i, 1) = iand(i*37, 29)
      a(i, 2) = ior(i*37, 29)
      a(i, 3) = ieor(i*37, 29)
      a(i, 4) = not(i)
      a(i, 5) = ibset(ibclr(i*37, 2), 9)
      a(i, 6) = merge(1, 0, btest(i*37, 3)) + 10*ibits(i*37, 1, 4)
    end do
    call put('a', [a])
  end subroutine

  subroutine case_shifts
    integer :: a(8), b(8), c(8), d(8), i
    do concurrent (i = 1:8)
      a(i) = ishft(i*1001, i - 4)
      b(i) = shiftl(i, 3) + shiftr(i*1000, 2)
      c(i) = shifta(-i*1000, 3)
      d(i) = ishft(-i, -28) + ishft(i, 32) + ishft(i, -32)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
  end subroutine

  subroutine case_circular_shift
    integer :: a(7), b(7), i
    integer(1) :: c(7)
    do concurrent (i = 1:7)
      a(i) = ishftc(305419896, 4*i - 16)
      b(i) = ishftc(305419896 + i, 3, 8)
      c(i) = ishftc(int(i, 1), -2)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_bit_counts
    integer :: n(5), a(5, 4), i
    integer(8) :: m(5)
    integer(1) :: s(5)
    n = [0, 1, -1, 4096, 305419896]
    m = [0_8, 1_8, -1_8, 1099511627776_8, 81985529216486895_8]
    s = [0_1, 1_1, -1_1, 64_1, 20_1]
    do concurrent (i = 1:5)
      a(i, 1) = popcnt(n(i)) + 100*popcnt(m(i)) + 10000*popcnt(s(i))
      a(i, 2) = leadz(n(i)) + 100*leadz(m(i)) + 10000*leadz(s(i))
      a(i, 3) = trailz(n(i)) + 100*trailz(m(i)) + 10000*trailz(s(i))
      a(i, 4) = poppar(n(i)) + 10*poppar(m(i))
    end do
    call put('a', [a])
  end subroutine

  subroutine case_bits_kind_8
    integer(8) :: a(5), b(5), c(5)
    integer :: i
    do concurrent (i = 1:5)
      a(i) = ishft(int(i, 8), 35) + iand(-1_8, 255_8*i)
      b(i) = ibset(0_8, 20 + 7*i)
      c(i) = ior(not(0_8), 1_8) - ieor(a(i), b(i))
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
  end subroutine

  subroutine case_bits_small_kinds
    integer(1) :: a(4)
    integer(2) :: b(4)
    integer :: i
    a = [127_1, -127_1, 85_1, -1_1]
    b = [32767_2, -256_2, 21845_2, 1_2]
    do concurrent (i = 1:4)
      a(i) = ishft(a(i), -3)
      b(i) = ieor(ishft(b(i), 2), not(b(i)))
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_merge
    integer :: a(6), i
    real :: x(6)
    logical :: p(6)
    do concurrent (i = 1:6)
      a(i) = merge(i, -i, mod(i, 2) == 0)
      x(i) = merge(1.0, merge(2.0, 3.0, i > 4), i < 3)
      p(i) = merge(.true., i == 5, i == 2)
    end do
    call put('a', a)
    call put('x', x)
    call put('p', p)
  end subroutine

  subroutine case_model_inquiries
    real :: x(4), y
    integer :: n(6, 2), i
    integer(8) :: m(2)
    y = 3.0
    do concurrent (i = 1:4)
      x(i) = epsilon(y)*i + tiny(x)/i + huge(y)/(10*i)
    end do
    do concurrent (i = 1:2)
      n(1, i) = huge(i) - i
      n(2, i) = digits(y) + digits(i)
      n(3, i) = bit_size(i) + bit_size(m(1))
      n(4, i) = kind(y) + 10*kind(i) + 100*kind(m)
      n(5, i) = precision(y) + 100*range(y) + 10000*range(i)
      n(6, i) = radix(y) + maxexponent(y) - minexponent(y)
      m(i) = huge(m) - i
    end do
    call put('x', x)
    call put('n', [n])
    call put('m', m)
  end subroutine

  subroutine case_square_root
    real :: x(30), r(30)
    integer :: i
    do concurrent (i = 1:30)
      x(i) = 0.37*i*i
      r(i) = sqrt(x(i)) + sqrt(real(i))
    end do
    call put('r', r)
  end subroutine

  subroutine case_double_constant_folds
    ! Constant expressions of other kinds disappear before the device.
    integer, parameter :: scale_by = int(1.0d3*2.5d0)
    integer :: a(3), i
    do concurrent (i = 1:3)
      a(i) = i*scale_by + selected_int_kind(9)
    end do
    call put('a', a)
  end subroutine

end module
