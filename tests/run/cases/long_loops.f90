! Loops so long that a thread of a GPU does several iterations of them.
module long_loops
  use run_output, only: put
  implicit none
contains

  pure integer function digest(a)
    integer, intent(in) :: a(:)
    integer :: i
    digest = 0
    do i = 1, size(a)
      digest = ieor(ishftc(digest, 5), a(i))
    end do
  end function

  subroutine case_long_every_once
    integer, allocatable :: a(:)
    integer, parameter :: more(*) = [0, 1, 255, 1021]
    integer :: n, i
    do n = 1, size(more)
      allocate(a(4500000 + more(n)))
      a = 1
      do concurrent (i = 1:size(a))
        a(i) = a(i)*3 + i
      end do
      call put('digest', digest(a))
      deallocate(a)
    end do
  end subroutine

  subroutine case_long_masked
    integer, allocatable :: a(:), b(:)
    integer :: i
    allocate(a(-7:4500011), b(-7:4500011))
    a = 5
    b = 7
    do concurrent (i = ubound(a, 1):lbound(a, 1):-1, mod(i, 3) /= 0)
      if (btest(i, 2)) cycle
      b(i) = max(a(i), i)
    end do
    call put('digest', digest(b))
  end subroutine

  subroutine case_long_two_indices
    integer, allocatable :: a(:,:), b(:)
    integer :: i, j
    allocate(a(2113, 2131), b(2113*2131))
    do concurrent (i = 1:size(a, 1), j = 1:size(a, 2))
      a(i, j) = i - 3*j
    end do
    b = reshape(a, [size(a)])
    call put('digest', digest(b))
  end subroutine
end module
