subroutine declarations(n, a, b, c, d, e, f, opt, t, v)
  implicit none
  integer, intent(in), value :: n
  real :: a(n, 2*n), b(:, 0:), c(3, *), d(..)
  real, allocatable, intent(out) :: e(:)
  real, pointer, contiguous :: f(:, :)
  character(*), optional, intent(in) :: opt
  type(*) :: t
  class(*), pointer :: v
  real, save :: kept = 1.0
  integer :: counted(4), started = 3
  double precision x
  double complex z
  complex*16 w
  real*4 r4
  integer*8 i8
  logical(1) l1
  character s*8, u(3)*(n), w2(2)
  character(:), allocatable :: grows
  character(kind=1, len=2*n) :: sized
  integer, target, dimension(5) :: g, h(2)
  dimension r4(7)
  data counted /4*0/
  common /shared/ p, q(3)
  common l2
  real p, q
  logical l2
  integer m1, m2
  equivalence (m1, m2)
  x = 1
  if (present(opt)) x = size(b, 2)
end subroutine
subroutine implicits(arg)
  implicit character(4) (c), double precision (d-e)
  dimension y(3)
  i = arg + d + y(2)
  code = 'ab'
  j = k(3) + e
end subroutine
module data_of_module
  integer, bind(c, name='C_Name') :: named
  integer, bind(c) :: plain
  real, allocatable :: field(:, :)
  integer, private :: secret
  save
end module
block data
  common /shared/ p, q(3)
  data p /1.0/
end block data
