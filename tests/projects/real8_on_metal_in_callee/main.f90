program main
  use physics
  implicit none
  real :: p(10), d(10)
  integer :: i
  d = 2
  do concurrent (i = 1:10)
    p(i) = pressure(d(i))
  end do
  if (abs(sum(p) - 10*2.0**1.4) > 1e-3) error stop 'wrong'
  print '(a)', 'right'
end program
