program main
  use kinds
  implicit none
  real(wp) :: a(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = factor*i
  end do
  print '(f8.2)', sum(a)
end program
