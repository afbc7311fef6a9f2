module constants
  use iso_fortran_env
  implicit none
  integer, parameter :: dp = kind(1.d0), sp = selected_real_kind(6, 30), i8 = selected_int_kind(18)
  integer, parameter :: quad = selected_real_kind(30), none = selected_real_kind(60)
  real(dp), parameter :: pi = 4*atan(1.0_dp), e = exp(1.0_dp), third = 1.0_dp/3, tenth = 0.1
  real(sp), parameter :: half = .5, two = 2., tiny_one = tiny(1.0), eps = epsilon(half)
  real(dp), parameter :: largest = huge(1.0_dp), root = sqrt(2.0_dp), power = 10.0_dp**(-3)
  integer, parameter :: most = huge(0), least = -huge(0) - 1, n = 3*2 + mod(17, 5) - 7/2
  integer, parameter :: small = min(4, n), large = max(2, small, 7), shifted = ishft(1, 10), masked = iand(z'ff', 12)
  integer(i8), parameter :: big = 2_i8**40
  logical, parameter :: yes = n > 3 .and. .not. .false.
  character(*), parameter :: name = 'abc', longer = name//'-'//"it's", cut = longer(2:4)
  character(5), parameter :: padded = 'xy'
  integer, parameter :: table(0:3) = [1, 2, 4, 8], squares(5) = [(i*i, i = 1, 5)], ones(3) = 1
  integer, parameter :: implied(*) = [table, 16], chosen = table(2), width = size(implied), last = ubound(table, 1)
  integer, parameter :: matrix(2, 3) = reshape([1, 2, 3, 4, 5, 6], [2, 3]), corner = matrix(2, 3), total = sum(table)
  complex(dp), parameter :: unit = (0.0_dp, -1), z = cmplx(1, 2, dp), mixed = (0.1, 0.1_dp)
  integer, parameter :: bits = bit_size(0_int64), length = len(longer), place = index(longer, '-')
  integer, parameter :: kinds(2) = [real32, real64], wk = kinds(2), real_digits = digits(1.0_wk)
  integer :: i
  type :: pair
    integer :: first
    real(dp) :: second = 1.5_dp
  end type
  type(pair), parameter :: p = pair(7), q(2) = [pair(1, 2.0_dp), pair(2)]
  integer, parameter :: of_pair = p%first + q(2)%first
  enum, bind(c)
    enumerator :: red = 4, green
    enumerator blue
  end enum
  real(wk) :: grid(n, 0:small, size(table)), line(-1:last)
contains
  subroutine use_them(x, s)
    real(dp), intent(inout) :: x
    character(len(name)) :: s
    x = pi*x + p%second + table(i) + (1.0, 2.0)
    x = 1.d0 + 1.5e3 + 2.5_real64 + 1_int8
    s = name(1:1)//padded
    i = int(z'7fffffff') + blue + kinds(1)
    x = real(z'3ff0000000000000', dp)
  end subroutine
end module
