!=== unit.f90
module groups
  real :: speed
  integer :: count
  namelist /settings/ speed, count
end module
subroutine twoways(x, n)
  real x(n), s
  include 'mpif.h'
  save
  parameter (m = 3, two = 2.0)
  assign 10 to label
  s = x(m)*two
  call mpi_barrier(comm)
  return
  entry second(x, n)
10 s = 0
end
subroutine caller(x)
  use groups
  real x(3)
  logical done
  call second(x, 3)
  call undefined(*20, x)
  read (5, settings)
  write (6, 100) (x(i), i = 1, 3), done
  if (x(1)) 20, 20, 30
20 goto 40
30 do 40 i = 1, 3
  do 40 j = 1, i
40 x(i) = j
100 format (3f6.2)
  pause
end
