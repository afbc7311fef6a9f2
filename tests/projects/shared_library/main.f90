program main
  use lib
  implicit none
  real :: a(10), b(10)
  integer :: i
  call fill(a)
  do concurrent (i = 1:10)
    b(i) = half(a(i))
  end do
  print '(2f6.2)', sum(a), sum(b)
end program
