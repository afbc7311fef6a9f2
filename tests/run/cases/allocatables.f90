! Allocatable arrays and scalars: captured, passed, with bounds, in modules.
module allocatables
  use run_output, only: put
  implicit none
  integer, allocatable :: shared_table(:)
  real, allocatable, private :: field(:, :)
contains

  subroutine double_all(a)
    integer, allocatable, intent(inout) :: a(:)
    integer :: i
    do concurrent (i = lbound(a, 1):ubound(a, 1))
      a(i) = 2*a(i)
    end do
  end subroutine

  subroutine make(a, n)
    integer, allocatable, intent(out) :: a(:)
    integer, intent(in) :: n
    integer :: i
    allocate (a(0:n))
    do concurrent (i = 0:n)
      a(i) = i*i
    end do
  end subroutine

  pure integer function total(a)
    integer, intent(in) :: a(:)
    integer :: k
    total = 0
    do k = 1, size(a)
      total = total + k*a(k)
    end do
  end function

  subroutine case_allocatable_array
    integer, allocatable :: a(:)
    integer :: i
    allocate (a(7))
    do concurrent (i = 1:7)
      a(i) = 3*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_allocatable_bounds
    integer, allocatable :: a(:, :)
    integer :: i, j
    allocate (a(-2:1, 5:7))
    do concurrent (i = -2:1, j = 5:7)
      a(i, j) = 10*i + j
    end do
    call put('a', [a])
    call put('lower', lbound(a))
  end subroutine

  subroutine case_allocatable_dummy
    integer, allocatable :: a(:)
    call make(a, 6)
    call double_all(a)
    call put('a', a)
    call put('lower', lbound(a, 1))
  end subroutine

  subroutine case_allocatable_of_module
    integer :: i
    allocate (shared_table(4:9))
    do concurrent (i = 4:9)
      shared_table(i) = i - 4
    end do
    call put('table', shared_table)
    deallocate (shared_table)
  end subroutine

  subroutine case_allocatable_private_module
    integer :: i, j
    allocate (field(5, 4))
    do concurrent (j = 1:4, i = 1:5)
      field(i, j) = 0.5*i - j
    end do
    call put('field', [field])
    deallocate (field)
  end subroutine

  subroutine case_allocatable_again
    ! Another size, another address, the same kernel.
    integer, allocatable :: a(:)
    integer :: i, n
    do n = 2, 5
      allocate (a(n))
      do concurrent (i = 1:n)
        a(i) = 100*n + i
      end do
      call put('a', a)
      deallocate (a)
    end do
  end subroutine

  subroutine case_allocatable_scalar
    integer, allocatable :: s
    integer :: a(4), i
    allocate (s)
    s = 11
    do concurrent (i = 1:4)
      a(i) = s*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_allocatable_to_procedure
    integer, allocatable :: a(:), m(:, :)
    integer :: r(3), i
    allocate (a(0:4), m(4, 3))
    a = [1, 2, 3, 4, 5]
    m = reshape([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [4, 3])
    do concurrent (i = 1:3)
      r(i) = total(a) + i*total(m(:, i)) + total(m(i, 3:1:-1))
    end do
    call put('r', r)
  end subroutine

  subroutine case_allocated_inquiry
    integer, allocatable :: a(:), b(:)
    integer :: r(3), i
    allocate (b(2))
    do concurrent (i = 1:3)
      r(i) = 0
      if (allocated(a)) r(i) = r(i) + 1
      if (allocated(b)) r(i) = r(i) + 10
    end do
    call put('r', r)
  end subroutine

  subroutine case_unallocated_not_touched
    integer, allocatable :: a(:)
    integer :: r(4), i
    r = 0
    do concurrent (i = 1:4)
      if (allocated(a)) then
        r(i) = a(i)
      else
        r(i) = -i
      end if
    end do
    call put('r', r)
  end subroutine

  subroutine case_move_alloc_between
    integer, allocatable :: a(:), b(:)
    integer :: i
    allocate (a(5))
    do concurrent (i = 1:5)
      a(i) = i
    end do
    call move_alloc(a, b)
    do concurrent (i = 1:5)
      b(i) = b(i)*7
    end do
    call put('b', b)
  end subroutine

  subroutine case_allocatable_two_megabytes
    real, allocatable :: x(:), y(:)
    integer :: i
    integer, parameter :: n = 262144
    allocate (x(n), y(n))
    do concurrent (i = 1:n)
      x(i) = 0.25*mod(i, 64)
    end do
    do concurrent (i = 1:n)
      y(i) = 3.0*x(i) + x(n + 1 - i)
    end do
    call put('y', y)
  end subroutine

end module
