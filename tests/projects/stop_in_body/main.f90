program main
  implicit none
  real :: a(10)
  integer :: i
  a = 1
  do concurrent (i = 1:10)
    if (a(i) < 0) stop 3
    a(i) = sqrt(a(i))
  end do
  do concurrent (i = 1:10)
    if (a(i) > 5) exit
  end do
  print *, a
end program
