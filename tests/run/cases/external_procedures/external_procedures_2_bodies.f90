pure integer function external_product(a, b)
  implicit none
  integer, intent(in) :: a, b
  external_product = a*b + 1
end function

pure subroutine external_axpy(n, s, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: s, x(n)
  real, intent(inout) :: y(n)
  integer :: k
  do k = 1, n
    y(k) = y(k) + s*x(k)
  end do
end subroutine

pure real function external_mean(x)
  implicit none
  real, intent(in) :: x(:)
  integer :: k
  external_mean = 0
  do k = 1, size(x)
    external_mean = external_mean + x(k)
  end do
  external_mean = external_mean/size(x)
end function

pure logical function external_is_leap(year)
  implicit none
  integer, intent(in) :: year
  external_is_leap = mod(year, 4) == 0 .and. (mod(year, 100) /= 0 .or. mod(year, 400) == 0)
end function
