! Dummies and locals of each shape class, with any lower bound.
module shapes
  use run_output, only: put
  implicit none
  integer :: table(-2:2, 0:3)
contains

  subroutine fill_explicit(a, n, m)
    integer, intent(in) :: n, m
    integer, intent(out) :: a(n, m)
    integer :: i, j
    do concurrent (j = 1:m, i = 1:n)
      a(i, j) = 10*j + i
    end do
  end subroutine

  subroutine fill_explicit_bounds(a, lo, hi)
    integer, intent(in) :: lo, hi
    integer, intent(inout) :: a(lo:hi, 0:*)
    integer :: i
    do concurrent (i = lo:hi)
      a(i, 0) = i
      a(i, 2) = 100 + i
    end do
  end subroutine

  subroutine fill_assumed(a)
    integer, intent(inout) :: a(:, :)
    integer :: i, j
    do concurrent (j = 1:size(a, 2), i = 1:size(a, 1))
      a(i, j) = a(i, j) + 10*j + i
    end do
  end subroutine

  subroutine fill_assumed_bounds(a, b)
    integer, intent(inout) :: a(-1:, 5:), b(0:)
    integer :: i
    do concurrent (i = lbound(a, 1):ubound(a, 1))
      a(i, 6) = i
      b(i + 1) = ubound(a, 2)
    end do
  end subroutine

  subroutine fill_assumed_size(a, n)
    integer, intent(in) :: n
    integer, intent(inout) :: a(*)
    integer :: i
    do concurrent (i = 1:n)
      a(i) = -i
    end do
  end subroutine

  subroutine fill_assumed_size_2(a, n)
    integer, intent(in) :: n
    integer, intent(inout) :: a(3, *)
    integer :: i, j
    do concurrent (i = 1:3, j = 1:n)
      a(i, j) = 10*i + j
    end do
  end subroutine

  subroutine fill_adjustable(n)
    integer, intent(in) :: n
    integer :: work(n, 2*n), i, j
    do concurrent (j = 1:2*n, i = 1:n)
      work(i, j) = i - j
    end do
    call put('work', [work])
  end subroutine

  subroutine case_explicit_shape
    integer :: a(4, 3)
    call fill_explicit(a, 4, 3)
    call put('a', [a])
  end subroutine

  subroutine case_explicit_shape_reshapes
    ! Sequence association: the dummy has another shape than the actual argument.
    integer :: a(12)
    call fill_explicit(a, 3, 4)
    call put('a', a)
    a = 0
    call fill_explicit(a(5), 2, 3)
    call put('a', a)
  end subroutine

  subroutine case_assumed_size_with_bounds
    integer :: a(5, 3)
    a = 0
    call fill_explicit_bounds(a, -2, 2)
    call put('a', [a])
  end subroutine

  subroutine case_assumed_shape
    integer :: a(5, 4)
    a = 1000
    call fill_assumed(a)
    call put('a', [a])
  end subroutine

  subroutine case_assumed_shape_lower_bounds
    integer :: a(4, 3), b(7)
    a = 0
    b = 0
    call fill_assumed_bounds(a, b)
    call put('a', [a])
    call put('b', b)
  end subroutine

  subroutine case_assumed_size
    integer :: a(3, 4)
    a = 0
    call fill_assumed_size(a, 7)
    call put('a', [a])
  end subroutine

  subroutine case_assumed_size_rank_2
    ! Trap 9.
    integer :: a(15)
    a = 0
    call fill_assumed_size_2(a, 4)
    call put('a', a)
  end subroutine

  subroutine case_automatic_array
    call fill_adjustable(4)
  end subroutine

  subroutine case_local_bounds
    integer :: a(-3:3, 10:12), i, j
    do concurrent (i = lbound(a, 1):ubound(a, 1), j = lbound(a, 2):ubound(a, 2))
      a(i, j) = i*j
    end do
    call put('a', [a])
  end subroutine

  subroutine case_module_array_bounds
    integer :: i, j
    do concurrent (i = -2:2, j = 0:3)
      table(i, j) = 10*i + j
    end do
    call put('table', [table])
  end subroutine

  subroutine case_size_inquiries
    integer :: a(-1:4, 0:2, 3), n(8), i
    do concurrent (i = 1:2)
      n(i) = size(a) + i
      n(i + 2) = size(a, i)
      n(i + 4) = lbound(a, i) + 10*ubound(a, i)
      n(i + 6) = size(a, 3)*ubound(a, 3) - rank(a)
    end do
    call put('n', n)
  end subroutine

  subroutine case_zero_size_array
    integer, allocatable :: a(:)
    integer :: b(3), i
    allocate (a(5:4))
    do concurrent (i = 1:3)
      b(i) = size(a) + 10*lbound(a, 1) + 100*ubound(a, 1)
    end do
    do concurrent (i = 1:size(a)) ! empty
      a(i) = 1
    end do
    call put('b', b)
  end subroutine

  subroutine case_rank_five
    integer :: a(2, 3, 2, 2, 3), i, j, k
    a = 0
    do concurrent (i = 1:2, j = 1:3, k = 1:3)
      a(i, j, 2, i, k) = 100*i + 10*j + k
    end do
    call put('a', [a])
  end subroutine

end module
