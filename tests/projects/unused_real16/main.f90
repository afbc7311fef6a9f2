program main
  use quad
  implicit none
  real :: a(10)
  integer :: i
  accurate = 1
  do concurrent (i = 1:10)
    a(i) = half(real(i)) + real(pi)
  end do
  if (abs(sum(a) - 27.5 - 31.4159265) > 1e-3) error stop 'wrong'
  print '(a)', 'right'
end program
