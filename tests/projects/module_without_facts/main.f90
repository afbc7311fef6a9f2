program main
  use vendor, only: convert
  implicit none
  real :: a(10), b(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = i
  end do
  do concurrent (i = 1:10)
    b(i) = convert(a(i))
  end do
  print *, sum(b)
end program
