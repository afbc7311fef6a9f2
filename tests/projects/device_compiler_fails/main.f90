program main
  implicit none
  real :: a(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = i
  end do
  print '(f5.1)', sum(a)
end program
