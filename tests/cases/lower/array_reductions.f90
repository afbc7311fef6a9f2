subroutine s(a, k, x, n)
  integer, intent(in) :: n
  real :: a(n, n), x(n)
  integer :: k(n)
  integer :: i, j
  do concurrent (i = 1:n)
    x(i) = sum(a(:, i)*2, a(:, i) > 0) + dot_product(a(i, :), x(1:n))
    if (any(k(1:i) == 3)) then
      x(i) = maxval(abs(a))
    end if
    do j = 1, count(k > i)
      k(j) = iall(k(j:))
    end do
  end do
end subroutine
