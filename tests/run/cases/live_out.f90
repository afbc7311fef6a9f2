! Variables without locality clause: private temporaries, and shared scalars whose last value the program reads (P5, P7, trap 5).
module live_out
  use run_output, only: put
  implicit none
  integer :: module_scalar = 0
contains

  subroutine case_private_scalar
    integer :: a(6), i, t
    do concurrent (i = 1:6)
      t = i*i
      t = t + 1
      a(i) = t*t
    end do
    call put('a', a)
  end subroutine

  subroutine case_last_value
    integer :: a(9), i, t
    do concurrent (i = 1:9)
      t = 3*i
      a(i) = t + 1
    end do
    call put('a', a)
    call put('t', t)
  end subroutine

  subroutine case_last_value_stride_down
    integer :: a(9), i, t
    a = 0
    do concurrent (i = 9:1:-2)
      t = 3*i
      a(i) = t + 1
    end do
    call put('a', a)
    call put('t', t)
  end subroutine

  subroutine case_last_value_two_indices
    integer :: a(4, 5), i, j, t
    real :: x
    do concurrent (j = 1:5, i = 1:4)
      t = 10*j + i
      x = 0.5*t
      a(i, j) = t + int(x)
    end do
    call put('a', [a])
    call put('t', t)
    call put('x', x)
  end subroutine

  subroutine case_last_value_conditional
    integer :: a(10), i, last
    last = -1
    do concurrent (i = 1:10)
      a(i) = i
      if (mod(i, 4) == 0) last = i
    end do
    call put('last', last)
  end subroutine

  subroutine case_last_value_never_written
    integer :: a(10), i, last
    last = -1
    do concurrent (i = 1:10)
      a(i) = i
      if (i > 100) last = i
    end do
    call put('last', last)
    call put('a', a)
  end subroutine

  subroutine case_last_value_masked
    integer :: a(20), i, last
    last = 0
    a = 0
    do concurrent (i = 1:20, mod(i, 6) == 5)
      last = 100*i
      a(i) = 1
    end do
    call put('last', last)
    call put('a', a)
  end subroutine

  subroutine case_last_value_after_cycle
    integer :: a(12), i, last
    last = 0
    do concurrent (i = 1:12)
      a(i) = i
      if (mod(i, 5) /= 0) cycle
      last = i
    end do
    call put('last', last)
    call put('a', a)
  end subroutine

  subroutine case_zero_trip_keeps_value
    integer :: i, n, t
    t = 41
    n = 0
    do concurrent (i = 1:n) ! empty
      t = i
    end do
    call put('t', t)
  end subroutine

  subroutine case_found_position
    ! One iteration writes.
    integer :: a(50), i, position
    do concurrent (i = 1:50)
      a(i) = modulo(37*i, 53)
    end do
    position = 0
    do concurrent (i = 1:50)
      if (a(i) == 11) position = i
    end do
    call put('position', position)
  end subroutine

  subroutine case_several_last_values
    integer :: i
    integer(8) :: big
    real :: x
    logical :: flag
    complex :: z
    integer(1) :: small
    do concurrent (i = 1:100)
      big = 10000000000_8*i
      x = 0.1*i
      flag = mod(i, 3) == 1
      z = cmplx(i, -i)
      small = int(mod(i, 7), 1)
    end do
    call put('big', big)
    call put('x', x)
    call put('flag', flag)
    call put('z', z)
    call put('small', small)
  end subroutine

  subroutine case_last_value_of_module_scalar
    integer :: a(8), i
    do concurrent (i = 1:8)
      module_scalar = i*11
      a(i) = module_scalar - i
    end do
    call put('a', a)
    call put('module_scalar', module_scalar)
  end subroutine

  subroutine case_last_value_of_dummy
    integer :: t
    t = 5
    call inner(t)
    call put('t', t)
  contains
    subroutine inner(d)
      integer, intent(inout) :: d
      integer :: a(6), i
      do concurrent (i = 1:6)
        d = 100 - i
        a(i) = d
      end do
      call put('a', a)
    end subroutine
  end subroutine

  subroutine case_inner_index_used_later
    ! The inner do variable j serves the host before and after, and a second loop.
    integer :: a(4), b(4), i, j
    do j = 1, 4
      b(j) = -j
    end do
    do concurrent (i = 1:4)
      a(i) = 0
      do j = 1, i
        a(i) = a(i) + j
      end do
    end do
    do concurrent (i = 1:4)
      do j = 1, 2
        b(i) = b(i)*3
      end do
    end do
    do j = 1, 4
      a(j) = a(j) + b(j)
    end do
    call put('a', a)
    call put('j', j)
  end subroutine

  subroutine case_value_into_second_loop
    integer :: a(5), b(5), i, t
    do concurrent (i = 1:5)
      t = 7*i
      a(i) = t
    end do
    do concurrent (i = 1:5)
      b(i) = a(i) + t
    end do
    call put('b', b)
  end subroutine

  subroutine case_read_only_scalar_stays
    integer :: a(5), i, s
    s = 9
    do concurrent (i = 1:5)
      a(i) = s*i
    end do
    s = s + 1
    call put('a', a)
    call put('s', s)
  end subroutine

  subroutine case_private_scalar_in_branches
    ! Defined on every path before it is used.
    integer :: a(8), i, t
    do concurrent (i = 1:8)
      if (i > 4) then
        t = i
      else
        t = -i
      end if
      a(i) = 10*t
    end do
    call put('a', a)
    call put('t', t)
  end subroutine

  subroutine case_private_array
    ! Each iteration defines the work array before it uses it.
    integer :: a(10), i, k, work(5)
    do concurrent (i = 1:10)
      do k = 1, 5
        work(k) = i*k
      end do
      a(i) = 0
      do k = 1, 5
        a(i) = a(i) + work(6 - k)*k
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_private_array_elements
    real :: x(12), v(3)
    integer :: i
    do concurrent (i = 1:12)
      v(1) = i
      v(2) = 0.5*i
      v(3) = v(1)*v(2)
      x(i) = v(1) + v(2) - v(3)
    end do
    call put('x', x)
  end subroutine

  subroutine case_large_loop_last_value
    integer, parameter :: n = 100000
    integer :: i, t, last
    integer, allocatable :: a(:)
    allocate (a(n))
    last = 0
    do concurrent (i = 1:n)
      t = mod(i, 1009)
      a(i) = t
      if (t == 17) last = i
    end do
    call put('a', a)
    call put('t', t)
    call put('last', last)
  end subroutine

  subroutine case_fixed_element_last_value
    ! All iterations but one leave the element alone.
    integer :: a(5), i
    a = 1
    do concurrent (i = 1:200)
      if (i == 123) a(4) = i
    end do
    call put('a', a)
  end subroutine

end module
