module m
  use, intrinsic :: iso_fortran_env, only: dp => real64, operator(+), assignment(=), operator(.a.) => operator(.b.)
  use other
  use :: third, x => y, operator(.c.) => operator(.d.)
  use fourth, only:
  use fifth, only: operator(/), operator(//), operator(==), operator(.ne.), read(formatted), operator( / )
  implicit none (type, external)
  private
  public :: operator(+), assignment(=), s, read(unformatted)
  integer, parameter :: n = 10, k(*) = [1, 2], q(0:*, *) = 1
  integer*8 i8, j8(3)
  integer(kind=8), dimension(n, 0:n), codimension[*], save :: a, b[2, *], c(3)
  real(dp) :: x = 1.0_dp, y(2) = [1, 2]
  real*8, pointer :: p(:, :) => null(), r => x
  double precision d, doubleprecision
  doubleprecision :: e
  complex*16 z
  character(len=*), parameter :: fmt = '(a)'
  character*8 old*4, c2(2)*(n)
  character*(*) c3
  character*8, c4
  character(n, kind=1), allocatable :: c5(:)
  character(len=:), allocatable :: c6
  logical(1), target, volatile, asynchronous, contiguous, protected :: l
  type(t), intent(in out) :: t1
  class(t), intent(inout), optional, value :: t2
  class(*), allocatable :: u
  type(*) :: s1(..), s2(*), s3(2:), s4(:)
  type(t(4, n=10)) :: pdt
  type(real(8)) r8
  typeof(x) :: x2
  classof(t2), pointer :: x3
  procedure(iface), pointer :: pp => null(), qq
  procedure(), pointer, nopass :: p0
  procedure(real(8)) :: pr
  integer, bind(c, name="gi") :: gi
  integer, rank(2) :: rk
  integer old1 /3/, old2(3) /1, 2*5/
  integer function
  real integer, real, if(3)
  dimension v(10), w(n)
  allocatable v, w(:)
  save /blk/, x
  save
  bind(c) :: gi, /blk/
  intent(in) aa
  parameter (pi = 3.14, e2 = exp(1.0))
  external f
  intrinsic :: sin
  optional oo
  common /blk/ ca, cb(3) /blk2/ cc // cd, ce
  common // x1, /x/ x4
  common x5
  equivalence (ca, cb(1)), (cc, cd(2), ce)
  data i, j /1, 2/, (arr(i), i = 1, 3) /3*0/, z2 /(1.0, 2.0)/ st /t(1, 2)/, bz /z'ff'/, neg /-1, +2.0/
  data ((m2(i,j), i=1,2), j=1,2) / 4*1 /, str /'a', "b"/, h /4habcd/, pn /null()/, rp /n*k/
  namelist /nl/ i, j, /nl2/ k
  pointer (cp, pointee(10)), (cp2, x6)
  implicit real(8) (a-h, o-z), integer (i-n)
  implicit character*(*) (c), double precision (d), type(t) (t), real*8 (r)
  enum, bind(c)
    enumerator :: red = 1, green
    enumerator blue
  end enum
  enumeration type :: colour
    enumerator :: cyan, magenta
  end enumeration type
  generic, public :: gen => s1, s2
  attributes(device) :: dev
  real, device :: dv
end module m
