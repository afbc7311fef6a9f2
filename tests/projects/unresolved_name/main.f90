program main
  implicit none
  real :: a(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = undeclared
  end do
end program
