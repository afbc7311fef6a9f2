! Array assignments, and functions that reduce an array, inside an iteration.
module array_expressions
  use run_output, only: put
  implicit none
contains

  subroutine case_array_assigned_scalar
    integer :: a(4, 6), i
    a = -1
    do concurrent (i = 1:6)
      a(:, i) = i
      a(2::2, i) = a(1, i) + 10
      if (i > 3) a(4:1:-3, i) = [7, 8]
    end do
    call put('a', [a])
  end subroutine

  subroutine case_array_elementwise
    real :: x(5, 4), y(0:9), z(5), w(5)
    integer :: i, k
    y = [(0.5*k, k=0, 9)]
    z = [(real(k), k=1, 5)]
    do concurrent (i = 1:4)
      w = z*2.0 + y(i:i + 4)
      w(2:4) = -w(2:4) + [1.0, 2.0, 4.0]*i
      x(:, i) = max(w, z) + merge(1.0, 0.25, w > z)
    end do
    call put('x', [x])
  end subroutine

  subroutine case_array_of_other_bounds
    integer :: a(-2:2, 3), b(5:9), i
    b = [1, 10, 100, 1000, 10000]
    do concurrent (i = 1:3)
      a(:, i) = b*i
      a(-1:1, i) = a(-1:1, i) - b(9:5:-2)
    end do
    call put('a', [a])
  end subroutine

  subroutine case_complex_array_assigned
    complex :: z(3, 4)
    integer :: i
    do concurrent (i = 1:4)
      z(:, i) = (1.0, -2.0)*i
      z(:, i)%im = z(:, i)%re + 0.5
    end do
    call put('z', [z])
  end subroutine

  subroutine case_array_empty_sections
    integer :: a(5), b(5), n(5), i
    a = [1, 2, 3, 4, 5]
    b = 0
    n = 0
    do concurrent (i = 1:5)
      b(i:i - 1) = 9
      n(i) = sum(a(i:0)) + product(a(3:2)) + count(a(2:1) > 0)
      if (any(a(1:0) > 0)) n(i) = -1
      if (.not. all(a(1:0) > 0)) n(i) = -2
    end do
    call put('b', b)
    call put('n', n)
  end subroutine

  subroutine case_sum_and_product
    integer :: a(6, 7), s(7), p(7), m(7), i, j
    integer(8) :: t(7)
    do j = 1, 7
      do i = 1, 6
        a(i, j) = mod(i*j*7, 11) - 4
      end do
    end do
    do concurrent (i = 1:7)
      s(i) = sum(a(:, i)) + sum(a(1:6:2, i)*2 - 1) + sum(a)
      p(i) = product(a(1:3, i))
      m(i) = sum(a(:, i), a(:, i) > 0) - sum(a(i - (i/7), :), mask=i > 3)
      t(i) = sum(int(a(:, i), 8)*3000000000_8)
    end do
    call put('s', s)
    call put('p', p)
    call put('m', m)
    call put('t', t)
  end subroutine

  subroutine case_extremes
    integer :: k(7), n(5, 4), i
    real :: x(7), r(5, 2)
    k = [3, -2, 7, 7, 0, 12, -9]
    x = [0.5, -2.0, 4.25, 4.0, -8.5, 16.0, 1.0]
    do concurrent (i = 1:5)
      n(i, 1) = maxval(k(:i)) + minval(k(i:))
      n(i, 2) = maxval(k(i:1:-1)*i) - minval(abs(k))
      n(i, 3) = maxval(k, k < 2*i)
      n(i, 4) = minval(k, mask=k > i)
      r(i, 1) = maxval(x(i:)) - minval(x(:i))
      r(i, 2) = maxval(-x*x)
    end do
    call put('n', [n])
    call put('r', [r])
  end subroutine

  subroutine case_any_all_count
    integer :: k(9), c(9), i
    logical :: l(9, 3)
    k = [3, 1, 4, 1, 5, 9, 2, 6, 5]
    do concurrent (i = 1:9)
      l(i, 1) = any(k == i)
      l(i, 2) = all(k(1:i) < 5)
      l(i, 3) = any(k(:i) > 4) .and. .not. all(k(i:) == 5)
      c(i) = count(k > i) + 100*count(mod(k(i:), 2) == 0)
    end do
    call put('l', [l])
    call put('c', c)
  end subroutine

  subroutine case_dot_product_of_rows
    integer :: a(4, 5), b(5, 4), c(4, 4), i, j
    do j = 1, 5
      do i = 1, 4
        a(i, j) = i - 2*j
        b(j, i) = i*j
      end do
    end do
    do concurrent (i = 1:4, j = 1:4)
      c(i, j) = dot_product(a(i, :), b(:, j))
    end do
    call put('c', [c])
  end subroutine

  subroutine case_bit_reductions
    integer :: k(6), n(4, 3), i
    k = [7, 13, 31, 5, 21, 63]
    do concurrent (i = 1:4)
      n(i, 1) = iall(k(i:))
      n(i, 2) = iany(k(:i))
      n(i, 3) = iparity(k(i:i + 2))
    end do
    call put('n', [n])
  end subroutine

  subroutine case_reductions_steer
    ! In conditions, limits and selectors.
    integer :: k(5), a(6), i, j
    k = [1, 2, 3, 4, 5]
    do concurrent (i = 1:6)
      a(i) = 0
      if (sum(k(1:min(i, 5))) > 7) then
        a(i) = 100
      end if
      do j = minval(k), count(k >= i)
        a(i) = a(i) + j
      end do
      select case (maxval(k(1:min(i, 5))))
      case (2:3)
        a(i) = -a(i)
      case (5)
        a(i) = a(i) + 1000
      end select
    end do
    call put('a', a)
  end subroutine

  subroutine case_reductions_in_callee
    real :: x(4, 5), n(5), m(5)
    integer :: i, j
    do j = 1, 5
      do i = 1, 4
        x(i, j) = i*0.5 - j
      end do
    end do
    do concurrent (i = 1:5)
      n(i) = squares(x(:, i)) + squares(x(1:4:3, i))
      m(i) = squares(x(i - i/5, :))
    end do
    call put('n', n)
    call put('m', m)
  end subroutine

  pure real function squares(v)
    real, intent(in) :: v(:)
    real :: d(4)
    d = 0
    d(1:min(4, size(v))) = v(1:min(4, size(v)))
    squares = sum(d*d) + size(v)
  end function

end module
