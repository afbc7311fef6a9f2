! host: flang
! reduce with every operator, on scalars; values are chosen so that any order gives the same bits.
! Each case computes the same by a sequential DO first.
module reductions
  use run_output, only: put
  implicit none
contains

  subroutine case_reduce_sum
    integer :: s, e, i
    e = 5
    do i = 1, 1000
      e = e + mod(i, 17)
    end do
    s = 5
    do concurrent (i = 1:1000) reduce(+:s)
      s = s + mod(i, 17)
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  subroutine case_reduce_sum_real
    real :: s, e
    integer :: i
    e = 0.5
    do i = 1, 2000
      e = e + 0.25*mod(i, 8)
    end do
    s = 0.5
    do concurrent (i = 1:2000) reduce(+:s)
      s = s + 0.25*mod(i, 8)
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  subroutine case_reduce_product
    integer(8) :: p, e
    real :: x, f
    integer :: i
    e = 3
    f = 1.0
    do i = 1, 20
      e = e*(1 + mod(i, 3))
      f = f*merge(2.0, 0.5, mod(i, 3) == 0)
    end do
    p = 3
    do concurrent (i = 1:20) reduce(*:p)
      p = p*(1 + mod(i, 3))
    end do
    x = 1.0
    do concurrent (i = 1:20) reduce(*:x)
      x = x*merge(2.0, 0.5, mod(i, 3) == 0)
    end do
    call put('expected', e)
    call put('p', p)
    call put('expected', f)
    call put('x', x)
  end subroutine

  subroutine case_reduce_max_min
    integer :: hi, lo, a(500), i, e, f
    real :: x, y
    do concurrent (i = 1:500)
      a(i) = modulo(i*7919, 1009) - 300
    end do
    e = a(1)
    f = a(1)
    do i = 2, 500
      if (a(i) > e) e = a(i)
      if (a(i) < f) f = a(i)
    end do
    hi = -huge(hi)
    lo = huge(lo)
    do concurrent (i = 1:500) reduce(max:hi) reduce(min:lo)
      hi = max(hi, a(i))
      lo = min(a(i), lo)
    end do
    x = -1.0e30
    y = 1.0e30
    do concurrent (i = 1:500) reduce(max:x) reduce(min:y)
      x = max(x, 0.5*a(i))
      y = min(y, 0.5*a(i))
    end do
    call put('expected', [e, f])
    call put('a', [hi, lo])
    call put('expected', [0.5*e, 0.5*f])
    call put('x', [x, y])
  end subroutine

  subroutine case_reduce_max_starts_above
    integer :: hi, lo, i
    hi = 1000
    lo = -1000
    do concurrent (i = 1:50) reduce(max:hi) reduce(min:lo)
      hi = max(hi, i)
      lo = min(lo, i)
    end do
    call put('expected', [1000, -1000])
    call put('hi and lo', [hi, lo])
  end subroutine

  subroutine case_reduce_and_or
    logical :: all_positive, any_large, all_small, any_negative
    integer :: a(100), i
    do concurrent (i = 1:100)
      a(i) = mod(i*13, 40) + 1
    end do
    all_positive = .true.
    any_large = .false.
    all_small = .true.
    any_negative = .false.
    do concurrent (i = 1:100) reduce(.and.:all_positive, all_small) reduce(.or.:any_large, any_negative)
      all_positive = all_positive .and. a(i) > 0
      all_small = all_small .and. a(i) < 40
      any_large = any_large .or. a(i) > 39
      any_negative = any_negative .or. a(i) < 0
    end do
    call put('expected', [.true., .false., .true., .false.])
    call put('flags', [all_positive, all_small, any_large, any_negative])
  end subroutine

  subroutine case_reduce_eqv_neqv
    logical :: p, q, e, f
    integer :: i
    e = .true.
    f = .false.
    do i = 1, 77
      e = e .eqv. mod(i, 3) == 0
      f = f .neqv. mod(i, 4) == 1
    end do
    p = .true.
    q = .false.
    do concurrent (i = 1:77) reduce(.eqv.:p) reduce(.neqv.:q)
      p = p .eqv. mod(i, 3) == 0
      q = q .neqv. mod(i, 4) == 1
    end do
    call put('expected', [e, f])
    call put('flags', [p, q])
  end subroutine

  subroutine case_reduce_bits
    integer :: a, o, x, e(3), i
    integer(8) :: wide, f
    e = [-1, 0, 255]
    f = 0
    do i = 1, 90
      e(1) = iand(e(1), not(ishft(1, mod(i, 5))))
      e(2) = ior(e(2), ishft(1, mod(i*i, 23)))
      e(3) = ieor(e(3), i*12345)
      f = ieor(f, i*98765432123_8)
    end do
    a = -1
    o = 0
    x = 255
    wide = 0
    do concurrent (i = 1:90) reduce(iand:a) reduce(ior:o) reduce(ieor:x, wide)
      a = iand(a, not(ishft(1, mod(i, 5))))
      o = ior(o, ishft(1, mod(i*i, 23)))
      x = ieor(x, i*12345)
      wide = ieor(wide, i*98765432123_8)
    end do
    call put('expected', e)
    call put('bits', [a, o, x])
    call put('expected', f)
    call put('wide', wide)
  end subroutine

  subroutine case_reduce_complex
    complex :: s, e
    integer :: i
    e = (1.0, -1.0)
    do i = 1, 300
      e = e + cmplx(mod(i, 5), -mod(i, 3))
    end do
    s = (1.0, -1.0)
    do concurrent (i = 1:300) reduce(+:s)
      s = s + cmplx(mod(i, 5), -mod(i, 3))
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  subroutine case_reduce_small_kinds
    integer(1) :: s1, e1
    integer(2) :: s2, e2
    logical(1) :: flag
    integer :: i
    e1 = 0
    e2 = 100
    do i = 1, 60
      e1 = e1 + int(mod(i, 3) - 1, 1)
      e2 = e2 + int(i, 2)
    end do
    s1 = 0
    s2 = 100
    flag = .true.
    do concurrent (i = 1:60) reduce(+:s1, s2) reduce(.and.:flag)
      s1 = s1 + int(mod(i, 3) - 1, 1)
      s2 = s2 + int(i, 2)
      flag = flag .and. logical(i < 60, 1)
    end do
    call put('expected', [int(e1), int(e2)])
    call put('s', [int(s1), int(s2)])
    call put('flag', flag)
  end subroutine

  subroutine case_reduce_integer_and_real
    ! Trap 13.
    integer :: n, i
    real :: x, f
    integer(8) :: b
    f = 0
    do i = 1, 500
      f = f + 0.5*mod(i, 4)
    end do
    n = 0
    x = 0
    b = 0
    do concurrent (i = 1:500) reduce(+:n, x, b)
      n = n + 1
      x = x + 0.5*mod(i, 4)
      b = b + 5000000000_8
    end do
    call put('expected', f)
    call put('x', x)
    call put('n', n)
    call put('b', b)
  end subroutine

  subroutine case_reduce_masked
    integer :: s, n, e, i
    e = 0
    do i = 1, 400, 3
      if (mod(i, 5) == 2 .and. mod(i, 7) /= 3) e = e + i
    end do
    s = 0
    n = 0
    do concurrent (i = 1:400:3, mod(i, 5) == 2) reduce(+:s, n)
      n = n + 1
      if (mod(i, 7) == 3) cycle
      s = s + i
    end do
    call put('expected', e)
    call put('s', s)
    call put('n', n)
  end subroutine

  subroutine case_reduce_zero_trip
    integer :: s, hi, i, n
    s = 17
    hi = -3
    n = 0
    do concurrent (i = 1:n) reduce(+:s) reduce(max:hi) ! empty
      s = s + 1
      hi = max(hi, 100)
    end do
    call put('s', s)
    call put('hi', hi)
  end subroutine

  subroutine case_reduce_four_indices
    ! Trap 13.
    integer :: s, e, i, j, k, l
    e = 0
    do l = 1, 6
      do k = 3, 1, -1
        do j = 1, 9, 2
          do i = 1, 7
            e = e + i*j - k*l
          end do
        end do
      end do
    end do
    s = 0
    do concurrent (i = 1:7, j = 1:9:2, k = 3:1:-1, l = 1:6) reduce(+:s)
      s = s + i*j - k*l
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  subroutine case_reduce_two_statements
    integer :: s, e, i
    e = 0
    do i = 1, 100
      e = e + i
      if (mod(i, 10) == 0) e = e + 1000
    end do
    s = 0
    do concurrent (i = 1:100) reduce(+:s)
      s = s + i
      if (mod(i, 10) == 0) s = s + 1000
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  subroutine case_reduce_in_inner_loop
    integer :: s, e, i, k
    e = 0
    do i = 1, 30
      do k = 1, i
        e = e + mod(i*k, 7)
      end do
    end do
    s = 0
    do concurrent (i = 1:30) reduce(+:s)
      do k = 1, i
        s = s + mod(i*k, 7)
      end do
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  subroutine case_reduce_large
    integer, parameter :: n = 100000
    integer(8) :: s, e
    integer :: i
    real :: x, f
    e = 0
    f = 0
    do i = 1, n
      e = e + int(i, 8)*i
      f = f + 0.125*mod(i, 16)
    end do
    s = 0
    x = 0
    do concurrent (i = 1:n) reduce(+:s, x)
      s = s + int(i, 8)*i
      x = x + 0.125*mod(i, 16)
    end do
    call put('expected', e)
    call put('s', s)
    call put('expected', f)
    call put('x', x)
  end subroutine

  subroutine case_reduce_with_locality
    integer :: s, e, t, u, i
    e = 0
    do i = 1, 50
      e = e + i*i + 10 + i
    end do
    u = 10
    s = 0
    t = 4
    do concurrent (i = 1:50) default(none) local(t) local_init(u) reduce(+:s)
      t = i*i
      u = u + i
      s = s + t + u
    end do
    call put('expected', e)
    call put('s', s)
    call put('t and u', [t, u])
  end subroutine

  subroutine case_reduce_of_dummy
    integer :: s
    s = 1
    call inner(s)
    call put('s', s)
  contains
    subroutine inner(d)
      integer, intent(inout) :: d
      integer :: i
      do concurrent (i = 1:64) reduce(+:d)
        d = d + i
      end do
    end subroutine
  end subroutine

  subroutine case_reduce_calls_function
    integer :: s, e, i
    e = 0
    do i = 1, 100
      e = e + cube(i)
    end do
    s = 0
    do concurrent (i = 1:100) reduce(+:s)
      s = s + cube(i)
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  pure integer function cube(n)
    integer, intent(in) :: n
    cube = mod(n*n*n, 1000)
  end function

end module
