! The mask of the header and `cycle` (traps 3 and 15).
module masks
  use run_output, only: put
  implicit none
contains

  pure logical function prime(n)
    integer, intent(in) :: n
    integer :: k
    prime = n > 1
    do k = 2, n - 1
      if (mod(n, k) == 0) then
        prime = .false.
        return
      end if
    end do
  end function

  subroutine case_mask_on_data
    integer :: a(10), b(10), i
    a = [3, -1, 4, -1, 5, -9, 2, -6, 5, -3]
    b = 0
    do concurrent (i = 1:10, a(i) < 0)
      b(i) = -a(i)
    end do
    call put('b', b)
  end subroutine

  subroutine case_mask_never_true
    integer :: a(6), i
    a = 5
    do concurrent (i = 1:6, i > 100)
      a(i) = 0
    end do
    call put('a', a)
  end subroutine

  subroutine case_mask_calls_function
    integer :: a(30), i
    a = 0
    do concurrent (i = 1:30, prime(i))
      a(i) = i
    end do
    call put('a', a)
  end subroutine

  subroutine case_mask_logical_array
    logical :: wanted(8)
    integer :: a(8), i
    wanted = [.true., .false., .false., .true., .true., .false., .true., .false.]
    a = 0
    do concurrent (i = 1:8, wanted(i))
      a(i) = i
    end do
    call put('a', a)
  end subroutine

  subroutine case_mask_with_stride
    integer :: a(20), i
    a = 0
    do concurrent (i = 20:1:-3, mod(i, 2) == 0 .or. i == 5)
      a(i) = i
    end do
    call put('a', a)
  end subroutine

  subroutine case_mask_reads_what_body_overwrites
    ! Each iteration's mask reads only the element that the iteration itself changes.
    integer :: a(10), i
    a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    do concurrent (i = 1:10, mod(a(i), 3) == 0)
      a(i) = a(i) + 1
    end do
    call put('a', a)
  end subroutine

  subroutine case_cycle
    integer :: a(12), i
    a = 0
    do concurrent (i = 1:12)
      if (mod(i, 4) == 0) cycle
      a(i) = i
    end do
    call put('a', a)
  end subroutine

  subroutine case_cycle_by_name
    integer :: a(6, 6), i, j, k
    a = 0
    outer: do concurrent (i = 1:6, j = 1:6)
      a(i, j) = 1
      do k = 1, 6
        if (k*k > i*j) cycle outer
        a(i, j) = a(i, j) + k
      end do
      a(i, j) = -a(i, j)
    end do outer
    call put('a', [a])
  end subroutine

  subroutine case_cycle_in_nested_ifs
    integer :: a(9), i
    a = 0
    do concurrent (i = 1:9)
      if (i > 2) then
        if (i < 8) then
          if (mod(i, 2) == 1) cycle
          a(i) = 100
        else
          a(i) = 200
          cycle
        end if
      end if
      a(i) = a(i) + i
    end do
    call put('a', a)
  end subroutine

  subroutine case_mask_and_cycle
    integer :: a(5, 5), i, j
    a = -1
    do concurrent (i = 1:5, j = 1:5, i /= j)
      a(i, j) = 0
      if (i + j > 6) cycle
      a(i, j) = i + j
    end do
    call put('a', [a])
  end subroutine

end module
