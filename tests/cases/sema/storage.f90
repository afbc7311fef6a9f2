subroutine legacy(x, *, *)
  implicit real(8) (d-f), integer(2) (s), logical (l), type(pair) (p)
  type :: pair
    sequence
    integer :: a, b
  end type
  real :: x, work(4), alias(2), y
  integer :: i
  dimension m(2, 2)
  common /area/ work, kount
  common i
  equivalence (work(2), alias(1)), (y, z)
  namelist /group/ x, work, y
  namelist /group/ i
  enum, bind(c)
    enumerator :: red = 4, green
    enumerator blue
  end enum
  integer(kind(red)) :: colour
  parameter (tau = 6.28)
  save z2
  data z2 /1.0/, ((m(j, k), j = 1, 2), k = 1, 2) /4*0/
  external other
  intrinsic sin
  double(a) = 2*a + offset
  offset = 1
  dvalue = double(x) + ext(2)
  short = 3
  p1%a = blue + green
  colour = red
  flag1 = sin(dvalue)
  lflag = short == 3
  read (*, group)
  write (*, nml=group)
  call other(x, *10, *20)
  call taking(sin, p1)
  if (x > 1) return 1
  if (x < 1) return i + 1
  go to (10, 20) short
10 continue
  x = alias(1) + y + kount
20 end subroutine
