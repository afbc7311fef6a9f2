!=== kinds.f90
module kinds
  use, intrinsic :: iso_fortran_env, only: wp => real64, int64
  implicit none
  private
  public :: wp, ik, operator(.dot.), assignment(=), area
  integer, parameter :: ik = selected_int_kind(15)
  real(wp), public, protected :: scale = 2.5_wp
  real, parameter, public :: hidden = 1.5
  interface operator(.dot.)
    module procedure dot
  end interface
  interface assignment(=)
    module procedure from_logical
  end interface
  interface area
    module procedure area_square, area_box
    procedure area_many
  end interface
contains
  pure real(wp) function dot(a, b)
    real(wp), intent(in) :: a(:), b(:)
    dot = sum(a*b)
  end function
  elemental subroutine from_logical(i, l)
    integer, intent(out) :: i
    logical, intent(in) :: l
    i = merge(1, 0, l)
  end subroutine
  pure function area_square(side) result(a)
    real(wp), intent(in) :: side
    real(wp) :: a
    a = side**2
  end function
  pure function area_box(width, height) result(a)
    real(wp), intent(in) :: width, height
    real(wp) :: a
    a = width*height
  end function
  elemental function area_many(side, count) result(a)
    real(wp), intent(in) :: side
    integer, intent(in) :: count
    real(wp) :: a
    a = count*area(side)
  end function
end module
!=== passing_on.f90
module passing_on
  use kinds, double => wp
  use, intrinsic :: iso_c_binding
end module
!=== user.f90
program user
  use passing_on, only: double, operator(.dot.), assignment(=), area, s => scale, c_int, c_double
  use passing_on, only: ik
  implicit none
  real(double) :: a(3), b(3), x
  integer(ik) :: n
  integer(c_int) :: k
  real :: hidden
  x = a .dot. b
  k = x > 1
  n = 3
  x = area(x) + area(height=x, width=s) + sum(area(a, 2))
  hidden = 1
  call inner(n)
contains
  subroutine inner(m)
    integer(ik), intent(in) :: m
    integer :: x
    x = int(m)
    a(1) = x*s
  end subroutine
end program
!=== unknown.f90
subroutine uses_missing(y)
  use absent
  use netcdf, only: nf90_open, code => nf90_noerr
  use kinds, only: wp
  real(wp) :: y
  real(rk) :: z
  integer :: status
  status = nf90_open(y)
  if (status /= code) call give_up(status)
  y = something + sin(y) + wp
  z = y
end subroutine
