subroutine external_loop(a, n, m)
  implicit none
  integer, intent(in) :: n, m
  integer, intent(inout) :: a(n, m)
  integer :: i, j
  do concurrent (j = 1:m, i = 1:n)
    a(i, j) = a(i, j) + 10*i + j
  end do
end subroutine

integer function external_total(a, n)
  implicit none
  integer, intent(in) :: n, a(n)
  integer :: b(20), i
  do concurrent (i = 1:n)
    b(i) = 2*a(i)
  end do
  external_total = 0
  do i = 1, n
    external_total = external_total + b(i)
  end do
end function
