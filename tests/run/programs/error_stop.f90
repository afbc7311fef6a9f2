! An error stop two calls deep keeps its code and its text (trap 16).
module failing
  implicit none
contains
  pure integer function outer(n)
    integer, intent(in) :: n
    outer = inner(n) + 1
  end function
  pure integer function inner(n)
    integer, intent(in) :: n
    inner = n
    if (n == 3) error stop 7
  end function
end module
program error_stop
  use failing
  implicit none
  integer :: a(2), i
  a = 0
  do concurrent (i = 1:2)
    a(i) = outer(i)
  end do
  print '(*(1x,i0))', a
  do concurrent (i = 3:3)
    a(i - 2) = outer(i)
  end do
  print '(a,*(1x,i0))', 'not reached', a
end program
