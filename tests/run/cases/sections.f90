! Strided, reversed and empty sections as actual arguments of procedures with loops, and of calls in loops (trap 8).
module sections
  use run_output, only: put
  implicit none
contains

  subroutine scale_all(a, by)
    integer, intent(inout) :: a(:)
    integer, intent(in) :: by
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = a(i)*by + i
    end do
  end subroutine

  subroutine scale_matrix(a, by)
    integer, intent(inout) :: a(:, :)
    integer, intent(in) :: by
    integer :: i, j
    do concurrent (i = 1:size(a, 1), j = 1:size(a, 2))
      a(i, j) = a(i, j)*by + 10*i + j
    end do
  end subroutine

  subroutine negate_contiguous(a, n)
    integer, intent(in) :: n
    integer, intent(inout) :: a(n)
    integer :: i
    do concurrent (i = 1:n)
      a(i) = -a(i)
    end do
  end subroutine

  pure integer function total(a)
    integer, intent(in) :: a(:)
    integer :: k
    total = 0
    do k = 1, size(a)
      total = 10*total + a(k)
    end do
  end function

  pure integer function total_matrix(a)
    integer, intent(in) :: a(:, :)
    integer :: j, k
    total_matrix = 0
    do k = 1, size(a, 2)
      do j = 1, size(a, 1)
        total_matrix = 3*total_matrix + a(j, k)
      end do
    end do
  end function

  pure subroutine fill(a, by)
    integer, intent(inout) :: a(:)
    integer, intent(in) :: by
    integer :: k
    do k = 1, size(a)
      a(k) = by + k
    end do
  end subroutine

  pure integer function total_explicit(a, n)
    integer, intent(in) :: n
    integer, intent(in) :: a(n)
    integer :: k
    total_explicit = 0
    do k = 1, n
      total_explicit = 10*total_explicit + a(k)
    end do
  end function

  subroutine case_section_strided
    integer :: a(12), i
    a = [(i, i = 1, 12)]
    call scale_all(a(2:11:3), 100)
    call put('a', a)
  end subroutine

  subroutine case_section_reversed
    integer :: a(9), i
    a = [(i, i = 1, 9)]
    call scale_all(a(9:1:-1), 100)
    call put('a', a)
    call scale_all(a(8:2:-3), -1)
    call put('a', a)
  end subroutine

  subroutine case_section_row
    integer :: a(4, 5)
    a = 1
    call scale_all(a(3, :), 1000)
    call scale_all(a(1, 5:2:-2), 2000)
    call put('a', [a])
  end subroutine

  subroutine case_section_of_matrix
    integer :: a(6, 7)
    a = 0
    call scale_matrix(a(2:6:2, 7:1:-3), 1)
    call put('a', [a])
  end subroutine

  subroutine case_section_of_cube
    integer :: a(3, 4, 5)
    a = 1
    call scale_matrix(a(2, 4:1:-1, 2:5:3), 100)
    call scale_matrix(a(:, 3, :), 7)
    call put('a', [a])
  end subroutine

  subroutine case_section_empty
    integer :: a(5)
    a = 3
    call scale_all(a(4:3), 100)
    call scale_all(a(2:5:-1), 100)
    call scale_all(a(5:5), 9)
    call put('a', a)
  end subroutine

  subroutine case_section_to_explicit_shape
    ! The host compiler copies the section in and out.
    integer :: a(10), i
    a = [(i, i = 1, 10)]
    call negate_contiguous(a(1:9:2), 5)
    call put('a', a)
  end subroutine

  subroutine case_device_section_strided
    integer :: a(12), r(4), i
    a = [(mod(i, 5), i = 1, 12)]
    do concurrent (i = 1:4)
      r(i) = total(a(i::3))
    end do
    call put('r', r)
  end subroutine

  subroutine case_device_section_reversed
    integer :: a(9), r(5), i
    a = [(i, i = 1, 9)]
    do concurrent (i = 1:5)
      r(i) = total(a(9:i:-2)) + total(a(i + 2:i:-1))
    end do
    call put('r', r)
  end subroutine

  subroutine case_device_section_row
    integer :: a(4, 6), r(4), i, j
    do concurrent (i = 1:4, j = 1:6)
      a(i, j) = mod(i*j, 7)
    end do
    do concurrent (i = 1:4)
      r(i) = total(a(i, :))
    end do
    call put('r', r)
    do concurrent (i = 1:4)
      call fill(a(i, 2:6:2), 100*i)
    end do
    call put('a', [a])
  end subroutine

  subroutine case_device_section_column
    integer :: a(5, 4), i
    a = 0
    do concurrent (i = 1:4)
      call fill(a(:, i), 10*i)
    end do
    call put('a', [a])
    do concurrent (i = 1:4)
      call fill(a(5:1:-2, i), 1000*i)
    end do
    call put('a', [a])
  end subroutine

  subroutine case_device_section_matrix
    integer :: a(5, 4, 3), r(3), i, j, k
    do concurrent (i = 1:5, j = 1:4, k = 1:3)
      a(i, j, k) = mod(i + 2*j + 3*k, 4)
    end do
    do concurrent (k = 1:3)
      r(k) = total_matrix(a(:, :, k)) - total_matrix(a(5:1:-2, 2:4, k)) + total_matrix(a(k, :, :))
    end do
    call put('r', r)
  end subroutine

  subroutine case_device_section_empty
    integer :: a(5), r(4), i
    a = 1
    do concurrent (i = 1:4)
      r(i) = total(a(i:2)) + 100*size_of(a(4:i))
    end do
    call put('r', r)
  contains
    pure integer function size_of(x)
      integer, intent(in) :: x(:)
      size_of = size(x)
    end function
  end subroutine

  subroutine case_device_section_of_dummy
    integer :: a(8, 3), i
    a = reshape([(mod(i, 6), i = 1, 24)], [8, 3])
    call rows(a(7:1:-2, :))
  contains
    subroutine rows(x)
      integer, intent(in) :: x(0:, :)
      integer :: r(0:3), k
      do concurrent (k = 0:3)
        r(k) = total(x(k, 3:1:-1)) + 1000*total(x(k:, 2))
      end do
      call put('r', r)
    end subroutine
  end subroutine

  subroutine case_device_whole_array
    integer :: a(6), r(3), i
    a = [1, 2, 3, 4, 5, 6]
    do concurrent (i = 1:3)
      r(i) = i*total(a) + total_explicit(a, i) + total_explicit(a(i), 3)
    end do
    call put('r', r)
  end subroutine

  subroutine case_device_sequence_association
    integer :: a(4, 3), r(3), i, j
    do concurrent (i = 1:4, j = 1:3)
      a(i, j) = mod(i + j, 5)
    end do
    do concurrent (j = 1:3)
      r(j) = total_explicit(a(1, j), 4) + 10000*total_explicit(a(3, 1), j + 2)
    end do
    call put('r', r)
  end subroutine

end module
