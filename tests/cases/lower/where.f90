subroutine s(a, b, n)
  integer, intent(in) :: n
  real :: a(n, n), b(n)
  integer :: i
  do concurrent (i = 1:n)
    where (a(i, :) > 0)
      b = a(i, :)/i
      a(i, :) = b
    elsewhere
      a(i, :) = 0
    end where
  end do
end subroutine
