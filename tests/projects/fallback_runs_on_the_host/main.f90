program main
  use solver, only: step
  implicit none
  real :: a(1000)
  integer :: i
  a = 1
  do concurrent (i = 1:size(a))
    a(i) = step(a(i))
  end do
  do concurrent (i = 1:2)
    print "(a)", "from the host"
  end do
  if (any(a /= a(1))) error stop "wrong"
  print "(f4.1)", a(1)
end program
