subroutine s(x, y, z, n)
  integer, intent(in) :: n
  real :: x(:, :), y(0:), z(n)
  complex :: c(3)
  integer :: i
  do concurrent (i = 1:n)
    x(:, i) = 0
    x(2:n:2, i) = -y(1:)*sin(z(1:n:2)) + z(i)
    c = cmplx(y(0:2), 1.0)
    c%re = 1
    x(1:3, i) = [1, 2, i]
    y(i) = real(c(2))
  end do
end subroutine
