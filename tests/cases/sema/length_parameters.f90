module kinds
  implicit none
  integer, parameter :: sp = selected_real_kind(6), dp = selected_real_kind(15, 307)
end module
module points
  use kinds, only: wp => dp, sp
  implicit none
  type :: point(k, d)
    integer, kind :: k = wp
    integer, len :: d = 3
    real(k) :: x(d)
    complex(kind=k) :: z
    character(len=d) :: label
    integer(selected_int_kind(2*k)) :: count = 2*k
    real(k), allocatable :: more(:, :)
  contains
    procedure, private :: norm_sp, norm_dp
    generic :: norm => norm_sp, norm_dp
  end type
  type, extends(point) :: weighted(w)
    integer, kind :: w = sp
    real(w) :: weight = 1
    type(point(w, 2)) :: inner
  end type
  type :: late(k)
    integer, kind :: k
    real(kind=k), pointer :: p(:) => null()
    type(late(k)), pointer :: next => null()
  end type
contains
  pure real(sp) function norm_sp(self)
    class(point(sp, *)), intent(in) :: self
    norm_sp = sqrt(sum(self%x**2)) + self%d
  end function
  pure real(wp) function norm_dp(self)
    class(point(wp, *)), intent(in) :: self
    norm_dp = sqrt(sum(self%x**2))
  end function
  subroutine test(n, a, q)
    integer, intent(in) :: n
    type(point(d=n)), intent(in) :: a
    type(point(sp, :)), allocatable, intent(inout) :: q
    type(point(sp)) :: b
    type(weighted(k=wp, d=4)) :: w
    type(late(wp)), target :: l
    type(late(sp)) :: m
    real(wp) :: r
    real(a%k) :: s
    integer, parameter :: kk = kind(b%x)
    r = a%norm() + b%norm() + a%k + a%d + w%d + w%w + w%k
    r = w%x(2) + w%weight + w%inner%x(1) + real(w%z) + l%p(3) + m%next%p(1)
    b = point(sp)([1.0, 2.0, 3.0], (1.0, 2.0), 'abc', more=reshape([1.0], [1, 1]))
    allocate (point(sp, 5) :: q)
    s = kk + b%count + kind(b%count) + a%count
  end subroutine
end module
