! host: flang
! local, local_init, shared, default(none). Each case computes the same by a sequential DO first.
module locality
  use run_output, only: put
  implicit none
contains

  pure integer function total(a)
    integer, intent(in) :: a(:)
    integer :: k
    total = 0
    do k = 1, size(a)
      total = 3*total + a(k)
    end do
  end function

  subroutine case_local_scalar
    integer :: a(6), e(6), i, t
    do i = 1, 6
      e(i) = (i*i + 1)*2
    end do
    t = 1234
    do concurrent (i = 1:6) local(t)
      t = i*i + 1
      a(i) = t*2
    end do
    call put('expected', e)
    call put('a', a)
    call put('t', t)
  end subroutine

  subroutine case_local_conditional
    integer :: a(6), e(6), i, t
    do i = 1, 6
      e(i) = merge(i, -i, i > 3)
    end do
    t = 7
    do concurrent (i = 1:6) local(t)
      t = -i
      if (i > 3) t = i
      a(i) = t
    end do
    call put('expected', e)
    call put('a', a)
    call put('t', t)
  end subroutine

  subroutine case_local_array
    integer :: a(6), e(6), w(4), i, k
    do i = 1, 6
      do k = 1, 4
        w(k) = i*k
      end do
      e(i) = total(w)
    end do
    w = -5
    do concurrent (i = 1:6) local(w, k)
      do k = 1, 4
        w(k) = i*k
      end do
      a(i) = total(w)
    end do
    call put('expected', e)
    call put('a', a)
    call put('w', w)
  end subroutine

  subroutine case_local_array_bounds
    integer :: a(5), e(5), w(-2:1, 0:1), i, j, k
    do i = 1, 5
      e(i) = (i - 2)*(i + 1 + 1)
    end do
    w = 99
    do concurrent (i = 1:5) local(w, j, k)
      do k = 0, 1
        do j = -2, 1
          w(j, k) = i + j + k
        end do
      end do
      a(i) = w(-2, 0)*w(1, 1)
    end do
    call put('expected', e)
    call put('a', a)
    call put('w', [w])
  end subroutine

  subroutine case_local_init_scalar
    integer :: a(6), e(6), i, t
    do i = 1, 6
      e(i) = 100 + i
    end do
    t = 100
    do concurrent (i = 1:6) local_init(t)
      t = t + i
      a(i) = t
    end do
    call put('expected', e)
    call put('a', a)
    call put('t', t)
  end subroutine

  subroutine case_local_init_array
    integer :: a(5), e(5), w(3), i
    w = [10, 20, 30]
    do i = 1, 5
      e(i) = total([10, 20 + i, 30])
    end do
    do concurrent (i = 1:5) local_init(w)
      w(2) = w(2) + i
      a(i) = total(w)
    end do
    call put('expected', e)
    call put('a', a)
    call put('w', w)
  end subroutine

  subroutine case_shared
    integer :: a(6), e(6), s, i
    s = 3
    do i = 1, 6
      e(i) = i*s
    end do
    do concurrent (i = 1:6) shared(a, s)
      a(i) = i*s
    end do
    call put('expected', e)
    call put('a', a)
  end subroutine

  subroutine case_default_none
    integer :: a(6), e(6), t, s, u, i
    s = 3
    u = 10
    do i = 1, 6
      e(i) = (i*s + 10 + i)
    end do
    do concurrent (i = 1:6) default(none) local(t) local_init(u) shared(a, s)
      t = i*s
      u = u + i
      a(i) = t + u
    end do
    call put('expected', e)
    call put('a', a)
    call put('u', u)
  end subroutine

  subroutine case_local_with_mask_and_cycle
    integer :: a(10), e(10), i, t
    e = 0
    do i = 1, 10
      if (mod(i, 2) == 0 .and. i /= 6) e(i) = 2*i
    end do
    a = 0
    do concurrent (i = 1:10, mod(i, 2) == 0) local(t)
      t = 2*i
      if (t == 12) cycle
      a(i) = t
    end do
    call put('expected', e)
    call put('a', a)
  end subroutine

  subroutine case_local_kinds
    integer :: i, n
    integer(8) :: big, a(4), e(4)
    real :: x, y(4), f(4)
    complex :: z
    logical :: flag
    do i = 1, 4
      e(i) = 10000000000_8*i
      f(i) = 0.5*i + merge(1.0, -1.0, i > 2)
    end do
    big = 1; x = 2; flag = .true.; z = (3, 4); n = 5
    do concurrent (i = 1:4) local(big, x, flag, z) local_init(n)
      big = 10000000000_8
      x = 0.5
      flag = i > 2
      z = cmplx(x*i, 0.0)
      n = n + i
      a(i) = big*i
      y(i) = real(z) + merge(1.0, -1.0, flag) + (n - i - 5)
    end do
    call put('expected', e)
    call put('a', a)
    call put('expected', f)
    call put('y', y)
    call put('big', big)
    call put('x', x)
    call put('flag', flag)
    call put('z', z)
    call put('n', n)
  end subroutine

  subroutine case_local_two_indices
    integer :: a(4, 5), e(4, 5), t, u, i, j
    do j = 1, 5
      do i = 1, 4
        e(i, j) = (i + j)*(i - j)
      end do
    end do
    do concurrent (i = 1:4, j = 1:5) local(t, u)
      t = i + j
      u = i - j
      a(i, j) = t*u
    end do
    call put('expected', [e])
    call put('a', [a])
  end subroutine

  subroutine case_local_passed_to_subroutine
    integer :: a(5), e(5), q, r, i
    do i = 1, 5
      e(i) = 10*(47/i) + mod(47, i)
    end do
    q = -1
    r = -1
    do concurrent (i = 1:5) local(q, r)
      call divide(47, i, q, r)
      a(i) = 10*q + r
    end do
    call put('expected', e)
    call put('a', a)
    call put('q and r', [q, r])
  end subroutine

  pure subroutine divide(n, d, quotient, remainder)
    integer, intent(in) :: n, d
    integer, intent(out) :: quotient, remainder
    quotient = n/d
    remainder = n - quotient*d
  end subroutine

  subroutine case_local_in_nested_do_concurrent
    integer :: a(4, 3), e(4, 3), t, u, i, j
    do j = 1, 3
      do i = 1, 4
        e(i, j) = 10*i + j + i
      end do
    end do
    t = 77
    do concurrent (i = 1:4) local(t)
      t = 10*i
      do concurrent (j = 1:3) local(u) ! sequential
        u = j + i
        a(i, j) = t + u
      end do
    end do
    call put('expected', [e])
    call put('a', [a])
    call put('t', t)
  end subroutine

end module
