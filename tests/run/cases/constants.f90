! Literals and constant expressions: bit for bit what the host compiler makes of them.
module constants
  use run_output, only: put, put_close
  implicit none
  integer, private :: k
  real, parameter :: pi = acos(-1.0), root = sqrt(2.0), e = exp(1.0), l2 = log(2.0), third = 1.0/3.0
  real, parameter :: s = sin(1.0), c = cos(0.5), t = tan(0.25), at = atan(1.0)*4, at2 = atan2(1.0, -2.0), h = tanh(0.3)
  integer, parameter :: squares(0:6) = [(k*k, k = 0, 6)]
  integer, parameter :: matrix(2, 3) = reshape([1, 2, 3, 4, 5, 6], [2, 3])
  logical, parameter :: pattern(4) = [.true., .false., .false., .true.]
  complex, parameter :: units(0:3) = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
  real, parameter :: table(3) = [0.1, 2.0*pi, -third]
  integer, parameter :: n_squares = size(squares), top = maxval(squares), letter = iachar('A')
  integer(8), parameter :: big = 2_8**40 + 1
contains

  subroutine case_real_literals
    real :: x(11), y(11)
    integer :: i
    do concurrent (i = 1:1)
      x(1) = .5
      x(2) = 1.e-3
      x(3) = 1.0E+02
      x(4) = 3.4028235e38
      x(5) = 1.17549435e-38
      x(6) = 1.0e-37
      x(7) = 0.1
      x(8) = 16777217.0
      x(9) = 1.000000178813934326171875001
      x(10) = 123456789012345678901234567890.
      x(11) = -0.0
    end do
    do concurrent (i = 1:11)
      y(i) = x(i)*1.0
    end do
    call put('x', x)
    call put('y', y)
  end subroutine

  subroutine case_elementary_constants
    real :: x(11)
    integer :: i
    do concurrent (i = 1:11)
      select case (i)
      case (1)
        x(i) = pi
      case (2)
        x(i) = root
      case (3)
        x(i) = e
      case (4)
        x(i) = l2
      case (5)
        x(i) = third
      case (6)
        x(i) = s
      case (7)
        x(i) = c
      case (8)
        x(i) = t
      case (9)
        x(i) = at
      case (10)
        x(i) = at2
      case (11)
        x(i) = h
      end select
    end do
    call put_close('x', x, [pi, root, e, l2, third, s, c, t, at, at2, h], 1)  ! hosts fold in the last bit as they like
  end subroutine

  subroutine case_constant_arrays
    integer :: a(7), b(3), i
    logical :: p(4)
    complex :: z(4)
    real :: x(3)
    do concurrent (i = 1:7)
      a(i) = squares(i - 1) + squares(7 - i)*100
    end do
    do concurrent (i = 1:3)
      b(i) = matrix(1, i)*10 + matrix(2, 4 - i)
      x(i) = table(i)*2
    end do
    do concurrent (i = 1:4)
      p(i) = pattern(5 - i) .neqv. pattern(i)
      z(i) = units(i - 1)*units(mod(i, 4))
    end do
    call put('a', a)
    call put('b', b)
    call put('x', x)
    call put('p', p)
    call put('z', z)
  end subroutine

  subroutine case_folded_integers
    integer, parameter :: m = -7
    integer :: a(14), i
    do concurrent (i = 1:1)
      a(1) = m/2
      a(2) = mod(m, 3)
      a(3) = modulo(m, 3)
      a(4) = 2**(-1)
      a(5) = (-2)**3
      a(6) = -2**2
      a(7) = ishft(1, 10) + ishft(-1, -28)
      a(8) = not(0) + iand(12, 10) + ior(12, 3)*100
      a(9) = nint(-2.5) + floor(-1.5)*10 + ceiling(1.2)*100
      a(10) = int(-3.99) + n_squares + top*10 + letter*1000
      a(11) = 5/2*2 + 7 - 3*2**2
      a(12) = merge(1, 2, 3 > 2) + max(3, 9, 4) + min(2, -1) + abs(-4) + sign(3, -1) + dim(5, 9)
      a(13) = huge(1) - 1
      a(14) = popcnt(255) + leadz(1)*100 + trailz(8)*10000
    end do
    call put('a', a)
  end subroutine

  subroutine case_wide_constants
    integer(8) :: a(6)
    integer :: i
    do concurrent (i = 1:1)
      a(1) = big
      a(2) = -9223372036854775807_8 - 1_8
      a(3) = 4294967296_8*2
      a(4) = int(z'FFFFFFFF', 8)
      a(5) = 1000000_8**3/7
      a(6) = modulo(-big, 1000_8)
    end do
    call put('a', a)
  end subroutine

  subroutine case_parameter_in_procedure
    integer, parameter :: n = 4
    real, parameter :: w(n) = [real :: 1, 2, 4, 8]/15
    real :: x(n)
    integer :: i
    do concurrent (i = 1:n)
      x(i) = w(i) + w(n + 1 - i)*third
    end do
    call put('x', x)
  end subroutine

end module
