module m
  implicit none
  integer :: counter = 3
  real, allocatable :: table(:)
contains
  pure real function f(x, k)
    real, intent(in) :: x
    integer, intent(in), optional :: k
    f = x*counter
    if (present(k)) f = f + g(table, k)
  end function
  pure real function g(t, k)
    real, intent(in) :: t(:)
    integer, intent(in) :: k
    g = t(k)
  end function
  pure subroutine set(y, n, x)
    integer, intent(in) :: n
    real, intent(out) :: y(n)
    real, intent(inout) :: x
    integer :: j
    do j = 1, n
      y(j) = x
    end do
    x = x + 1
  end subroutine
  subroutine s(a, b)
    real :: a(:), b(:, :)
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = f(a(i)) + f(b(i, 1), i)
      call set(b(i, :), size(b, 2), a(i))
      call inner(i)
    end do
  contains
    pure subroutine inner(k)
      integer, intent(in) :: k
      a(k) = f(a(k), k + 1)
    end subroutine
  end subroutine
end module
