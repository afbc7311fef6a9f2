program main
  use solver, only: step
  implicit none
  real :: a(1000)
  integer :: i
  a = 1
  do concurrent (i = 1:size(a))
    a(i) = step(a(i))
  end do
  print *, sum(a)
end program
