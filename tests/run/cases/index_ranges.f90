! Limits, strides and types of the index variables.
module index_ranges
  use run_output, only: put
  implicit none
  integer :: first = 3, last = 9
contains

  subroutine case_stride_up
    integer :: a(12), i
    a = 0
    do concurrent (i = 1:11:3)
      a(i) = 10*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_stride_not_dividing
    integer :: a(12), i
    a = -1
    do concurrent (i = 2:12:4)
      a(i) = i*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_stride_down
    integer :: a(12), i
    a = 0
    do concurrent (i = 12:1:-1)
      a(i) = 100 - i
    end do
    call put('a', a)
  end subroutine

  subroutine case_stride_down_by_five
    integer :: a(12), i
    a = 0
    do concurrent (i = 11:-3:-5)
      a(abs(i) + 1) = i
    end do
    call put('a', a)
  end subroutine

  subroutine case_zero_trip
    integer :: a(4), i, n
    a = 7
    n = 0
    do concurrent (i = 1:n) ! empty
      a(i) = 0
    end do
    do concurrent (i = 4:5:-1) ! empty
      a(1) = 0
    end do
    do concurrent (i = 3:2:2) ! empty
      a(2) = 0
    end do
    call put('a', a)
  end subroutine

  subroutine case_zero_trip_inner_index
    integer :: a(3, 3), i, j, n
    a = 1
    n = -2
    do concurrent (i = 1:3, j = 1:n) ! empty
      a(i, 1) = 9
    end do
    call put('a', [a])
  end subroutine

  subroutine case_one_iteration
    integer :: a(5), i, k
    a = 2
    k = 4
    do concurrent (i = k:k)
      a(i) = 44
    end do
    do concurrent (i = 2:3:7)
      a(i) = 22
    end do
    call put('a', a)
  end subroutine

  subroutine case_limits_of_module
    integer :: a(10), i
    a = 0
    do concurrent (i = first:last)
      a(i) = i - first
    end do
    call put('a', a)
  end subroutine

  subroutine case_limits_are_expressions
    integer :: a(20), bounds(3), i, n
    a = 0
    bounds = [2, 18, 4]
    n = 6
    do concurrent (i = bounds(1) + 1:min(bounds(2), 3*n):bounds(3)/2)
      a(i) = i + n
    end do
    call put('a', a)
  end subroutine

  subroutine case_limits_written_by_loop
    ! The limits are evaluated once, before the loop; one iteration changes the variable that gave one.
    integer :: a(8), i, n
    a = 0
    n = 8
    do concurrent (i = 1:n)
      a(i) = i
      if (i == 3) n = 2
    end do
    call put('a', a)
    call put('n', n)
  end subroutine

  subroutine case_negative_bounds
    integer :: a(-5:5), i
    do concurrent (i = -5:5)
      a(i) = i*i*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_index_kind_8
    integer(8) :: i, n
    integer(8) :: a(6)
    n = 6
    do concurrent (i = 1:n)
      a(i) = i * 5000000000_8
    end do
    call put('a', a)
  end subroutine

  subroutine case_index_kind_2
    integer(2) :: i
    integer(2) :: a(300)
    do concurrent (i = 1_2:300_2)
      a(i) = 3_2*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_index_kind_1
    integer(1) :: i
    integer :: a(127)
    do concurrent (i = 1_1:127_1)
      a(i) = i
    end do
    call put('a', a)
  end subroutine

  subroutine case_index_far_from_zero
    integer(8) :: i, base
    integer :: a(0:9)
    base = 4000000000000_8
    a = 0
    do concurrent (i = base:base + 27_8:3_8)
      a((i - base)/3) = int(mod(i, 1000_8))
    end do
    call put('a', a)
  end subroutine

  subroutine case_hundred_thousand
    integer, parameter :: n = 100000
    integer :: i
    integer, allocatable :: a(:)
    allocate (a(n))
    do concurrent (i = 1:n)
      a(i) = mod(i*7 + 3, 1000)
    end do
    call put('a', a)
  end subroutine

  subroutine case_index_name_after_loop
    ! The index variable of the loop is the construct's own: the outer one keeps its value.
    integer :: a(4), i
    i = 77
    do concurrent (i = 1:4)
      a(i) = i + 1
    end do
    call put('a', a)
    call put('i', i)
  end subroutine

end module
