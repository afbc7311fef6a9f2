! A loop inside a pure procedure: launched when the host calls it, sequential when a loop does.
module pure_procedures_with_loops
  use run_output, only: put
  implicit none
contains

  pure subroutine add_scaled(n, y, x, s)
    integer, intent(in) :: n
    integer, intent(inout) :: y(n)
    integer, intent(in) :: x(n), s
    integer :: i
    do concurrent (i = 1:n)
      y(i) = y(i) + s*x(i)
    end do
  end subroutine

  pure function doubled(x) result(y)
    integer, intent(in) :: x(:)
    integer :: y(size(x))
    integer :: i
    do concurrent (i = 1:size(x))
      y(i) = 2*x(i)
    end do
  end function

  elemental integer function powers(n)
    integer, intent(in) :: n
    integer :: i, w(5)
    do concurrent (i = 1:5)
      w(i) = n**i
    end do
    powers = w(1) + w(3) + w(5)
  end function

  recursive subroutine halve(a)
    integer, intent(inout) :: a(:)
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = a(i) + size(a)
    end do
    if (size(a) > 1) call halve(a(1:size(a)/2))
  end subroutine

  subroutine case_loop_in_pure_subroutine
    integer :: x(6), y(6)
    x = [1, 2, 3, 4, 5, 6]
    y = 100
    call add_scaled(6, y, x, 3)
    call put('y', y)
    call add_scaled(3, y(4), x(2), -1)
    call put('y', y)
  end subroutine

  subroutine case_loop_in_pure_function
    integer :: x(5)
    x = [9, 7, 5, 3, 1]
    call put('doubled', doubled(x))
    call put('doubled', doubled(x(5:1:-2)))
  end subroutine

  subroutine case_loop_in_elemental_function
    call put('powers', powers([1, 2, -3, 4]))
  end subroutine

  subroutine case_loop_reached_from_loop
    integer :: x(4, 3), y(4, 3), i, j
    do concurrent (i = 1:4, j = 1:3)
      x(i, j) = i + j
      y(i, j) = i*j
    end do
    do concurrent (j = 1:3)
      call add_scaled(4, y(1, j), x(1, j), j)
    end do
    call put('y', [y])
    do concurrent (i = 1:4)
      x(i, 1) = powers(i)
    end do
    call put('x', [x])
  end subroutine

  subroutine case_loop_in_recursive_host
    integer :: a(8)
    a = 0
    call halve(a)
    call put('a', a)
  end subroutine

end module
