program main
  implicit none
  real :: a(10)
  integer :: i
  a = 1 +* 2
  do concurrent (i = 1:10)
    a(i) = i
  end do
end program
