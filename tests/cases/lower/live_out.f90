subroutine s(a, n, last, found, r)
  integer, intent(in) :: n
  integer :: a(n)
  integer, intent(out) :: last
  integer, intent(inout) :: found
  real, intent(inout) :: r
  integer :: i
  do concurrent (i = 1:n)
    last = a(i)
  end do
  do concurrent (i = 1:n, a(i) > 0)
    if (a(i) == 7) found = i
  end do
  do concurrent (i = 1:n)
    call sometimes(a(i), found)
  end do
contains
  pure subroutine sometimes(x, y)
    integer, intent(in) :: x
    integer, intent(out) :: y
    y = x
  end subroutine
end subroutine
