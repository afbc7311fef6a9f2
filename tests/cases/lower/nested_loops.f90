subroutine s(a, n)
  integer, intent(in) :: n
  integer :: a(n, n)
  integer :: i, k
  do concurrent (integer :: j = 1:n)
    do concurrent (i = 1:j, k = n:1:-2, i /= k)
      if (i == 3) cycle
      a(i, j) = k
    end do
  end do
  do concurrent (k = 1:n, i = 1:n)
    a(i, k) = a(i, k) + 1
  end do
end subroutine
