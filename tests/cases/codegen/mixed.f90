module m
  implicit none
  integer, parameter :: weights(0:3) = [1, 3, 3, 1]
contains
  pure real function f(x, scale)
    real, intent(in) :: x
    real, intent(in), optional :: scale
    f = x
    if (present(scale)) f = f*scale
  end function
  pure subroutine fill(y, n, value)
    integer, intent(in) :: n
    real, intent(out) :: y(n, 2)
    real, intent(in) :: value
    integer :: j
    do j = 1, n
      y(j, :) = value/j
    end do
  end subroutine
  subroutine s(a, z, total, last)
    real, intent(inout) :: a(:, :), total
    complex, intent(inout) :: z(:)
    integer, intent(inout) :: last
    real :: w(2, 2)
    logical(1) :: odd
    integer :: i, j
    do concurrent (j = 1:size(a, 2), i = lbound(a, 1):ubound(a, 1))
      a(i, j) = f(a(i, j)) + f(real(i), 2.0)**3
    end do
    do concurrent (i = 1:size(z)) local(w, odd) reduce(+: total)
      call fill(w, 2, a(1, i))
      odd = mod(i, 2) == 1
      outer: do j = 1, 3
        select case (weights(j))
        case (1)
          cycle outer
        case (2:3)
          if (odd) exit outer
        case default
          total = total + 1
        end select
        do
          if (j > 2) cycle outer
          if (w(1, j) > 0) exit
        end do
      end do outer
      z(i) = conjg(z(i))*(0.0, 1.0)
      z(i)%re = w(2, 1)
      total = total + abs(z(i))
      if (odd) last = i
    end do
  end subroutine
end module
