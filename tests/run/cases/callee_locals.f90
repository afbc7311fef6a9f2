! Locals of called procedures: scalars, fixed-size arrays, constants, results that are built up.
module callee_locals
  use run_output, only: put
  implicit none
contains

  pure integer function digit_sum(n)
    integer, intent(in) :: n
    integer :: digits(10), k, rest
    rest = n
    do k = 1, 10
      digits(k) = mod(rest, 10)
      rest = rest/10
    end do
    digit_sum = 0
    do k = 1, 10
      digit_sum = digit_sum + digits(k)
    end do
  end function

  pure real function determinant(a, b, c)
    real, intent(in) :: a(3), b(3), c(3)
    real :: m(3, 3)
    integer :: k
    do k = 1, 3
      m(k, 1) = a(k)
      m(k, 2) = b(k)
      m(k, 3) = c(k)
    end do
    determinant = m(1, 1)*(m(2, 2)*m(3, 3) - m(3, 2)*m(2, 3)) &
                - m(2, 1)*(m(1, 2)*m(3, 3) - m(3, 2)*m(1, 3)) &
                + m(3, 1)*(m(1, 2)*m(2, 3) - m(2, 2)*m(1, 3))
  end function

  pure integer function weekday(day, month)
    integer, intent(in) :: day, month
    integer, parameter :: before(12) = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    weekday = modulo(before(month) + day, 7)
  end function

  pure subroutine sort(a)
    integer, intent(inout) :: a(:)
    integer :: j, k, t
    do k = 2, size(a)
      t = a(k)
      j = k - 1
      do while (j >= 1)
        if (a(j) <= t) exit
        a(j + 1) = a(j)
        j = j - 1
      end do
      a(j + 1) = t
    end do
  end subroutine

  pure integer function fibonacci(n)
    integer, intent(in) :: n
    integer :: f(-1:20), k
    f(-1) = 1
    f(0) = 0
    do k = 1, n
      f(k) = f(k - 1) + f(k - 2)
    end do
    fibonacci = f(n)
  end function

  pure integer function median_of(a, n)
    integer, intent(in) :: n, a(n)
    integer :: copy(9), k
    do k = 1, n
      copy(k) = a(k)
    end do
    call sort(copy(:n))
    median_of = copy((n + 1)/2)
  end function

  pure logical function solves(x)
    integer, intent(in) :: x
    logical :: seen(0:6)
    integer :: k
    do k = 0, 6
      seen(k) = .false.
    end do
    do k = 1, 7
      seen(mod(k*x, 7)) = .true.
    end do
    solves = .true.
    do k = 0, 6
      solves = solves .and. seen(k)
    end do
  end function

  ! 80 kB of locals: more than a device thread's default stack (trap 12).
  pure integer function sieve_count(n)
    integer, intent(in) :: n
    integer :: mark(20000), k, m
    do k = 1, n
      mark(k) = 1
    end do
    do k = 2, n
      if (mark(k) == 0) cycle
      do m = 2*k, n, k
        mark(m) = 0
      end do
    end do
    sieve_count = 0
    do k = 2, n
      sieve_count = sieve_count + mark(k)
    end do
  end function

  subroutine case_large_local_array_in_callee
    integer :: a(200), b(200), i, t
    do t = 1, 2
      do concurrent (i = 1:200)
        a(i) = sieve_count(20000 - 97*i)
      end do
      if (t == 1) b = a
    end do
    call put('a', a)
    call put('same again', all(a == b))
  end subroutine

  subroutine case_local_array_in_callee
    integer :: a(5), i
    do concurrent (i = 1:5)
      a(i) = digit_sum(i*7919)
    end do
    call put('a', a)
  end subroutine

  subroutine case_local_matrix_in_callee
    real :: m(3, 3, 4), d(4)
    integer :: i, j, k
    do concurrent (i = 1:3, j = 1:3, k = 1:4)
      m(i, j, k) = 0.5*mod(i*j + k*k, 5) + merge(1, 0, i == j)
    end do
    do concurrent (k = 1:4)
      d(k) = determinant(m(:, 1, k), m(:, 2, k), m(:, 3, k))
    end do
    call put('d', d)
  end subroutine

  subroutine case_local_constant_array_in_callee
    integer :: a(12), i
    do concurrent (i = 1:12)
      a(i) = weekday(i*2, i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_sort_columns
    integer :: a(7, 5), i, j
    do concurrent (j = 1:5, i = 1:7)
      a(i, j) = modulo(31*i + 17*j*i, 23)
    end do
    do concurrent (j = 1:5)
      call sort(a(:, j))
    end do
    call put('a', [a])
    do concurrent (i = 1:7)
      call sort(a(i, 5:1:-1))
    end do
    call put('a', [a])
  end subroutine

  subroutine case_local_bounds_in_callee
    integer :: a(20), i
    do concurrent (i = 1:20)
      a(i) = fibonacci(i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_local_array_section_in_callee
    integer :: a(9), r(9), i
    a = [5, 3, 8, 1, 9, 2, 7, 4, 6]
    do concurrent (i = 1:9)
      r(i) = median_of(a, i)
    end do
    call put('r', r)
  end subroutine

  subroutine case_local_logical_array_in_callee
    logical :: r(0:8)
    integer :: i
    do concurrent (i = 0:8)
      r(i) = solves(i)
    end do
    call put('r', r)
  end subroutine

end module
