program main
  use scale
  implicit none
  real :: a(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = i
  end do
  call double_it(a)
  print '(f6.1)', sum(a)
end program
