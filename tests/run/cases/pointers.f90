! Pointers: strided, reversed, remapped, and naming storage that the loop also uses by another name (trap 7).
module pointers
  use run_output, only: put
  implicit none
  integer, pointer :: view(:) => null()
  integer, target :: storage(10)
contains

  pure integer function total(a)
    integer, intent(in) :: a(:)
    integer :: k
    total = 0
    do k = 1, size(a)
      total = 3*total + a(k)
    end do
  end function

  subroutine case_pointer_allocated
    integer, pointer :: p(:)
    integer :: i
    allocate (p(6))
    do concurrent (i = 1:6)
      p(i) = i*i
    end do
    call put('p', p)
    deallocate (p)
  end subroutine

  subroutine case_pointer_strided
    integer, target :: a(12)
    integer, pointer :: p(:)
    integer :: i
    a = 0
    p => a(2:12:3)
    do concurrent (i = 1:size(p))
      p(i) = i
    end do
    call put('a', a)
  end subroutine

  subroutine case_pointer_reversed
    integer, target :: a(8)
    integer, pointer :: p(:)
    integer :: i
    a = [(i, i = 1, 8)]
    p => a(8:1:-1)
    do concurrent (i = 1:3)
      p(i) = 100*i + p(i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_pointer_row_and_bounds
    integer, target :: a(3, 5)
    integer, pointer :: p(:), q(:, :)
    integer :: i, j
    a = 0
    p(-1:) => a(2, 1:5:2)
    q(0:, 4:) => a(3:1:-2, 2:5)
    do concurrent (i = -1:1)
      p(i) = i + 50
    end do
    do concurrent (i = 0:1, j = 4:7)
      q(i, j) = 10*i + j
    end do
    call put('a', [a])
  end subroutine

  subroutine case_pointer_remapped
    integer, target :: a(12)
    integer, pointer :: m(:, :)
    integer :: i, j
    m(1:3, 0:3) => a
    do concurrent (i = 1:3, j = 0:3)
      m(i, j) = 10*i + j
    end do
    call put('a', a)
  end subroutine

  subroutine case_pointer_and_target_disjoint
    integer, target :: a(10)
    integer, pointer :: p(:)
    integer :: i
    a = [(i, i = 1, 10)]
    p => a(6:10)
    do concurrent (i = 1:5)
      a(i) = 10*p(i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_pointer_and_target_same_element
    ! An iteration writes through one name and reads through the other.
    integer, target :: a(6)
    integer, pointer :: p(:)
    integer :: b(6), i
    a = 1
    p => a
    do concurrent (i = 1:6)
      a(i) = i
      p(i) = p(i) + 100
      b(i) = a(i)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_pointer_reversed_and_target
    integer, target :: a(8)
    integer, pointer :: p(:)
    integer :: i
    a = [(i, i = 1, 8)]
    p => a(8:1:-1)
    do concurrent (i = 1:4)
      p(i) = a(i) + 10
    end do
    call put('a', a)
  end subroutine

  subroutine case_two_pointers_overlap
    integer, target :: a(12)
    integer, pointer :: p(:), q(:)
    integer :: i
    a = [(i, i = 1, 12)]
    p => a(1:8)
    q => a(5:12)
    do concurrent (i = 1:4)
      p(i) = q(i) + p(i + 4)
    end do
    call put('a', a)
  end subroutine

  subroutine case_pointer_of_module
    integer :: i
    storage = 5
    view => storage(1:10:2)
    do concurrent (i = 1:5)
      view(i) = i
    end do
    call put('storage', storage)
    nullify (view)
  end subroutine

  subroutine case_pointer_scalar
    integer, target :: t
    integer, pointer :: p
    integer :: a(4), i
    t = 8
    p => t
    do concurrent (i = 1:4)
      a(i) = p + i
    end do
    call put('a', a)
    do concurrent (i = 3:3)
      p = a(i)
    end do
    call put('t', t)
  end subroutine

  subroutine case_associated_inquiry
    integer, target :: t(3)
    integer, pointer :: p(:), q(:)
    integer :: a(3), i
    p => t
    nullify (q)
    do concurrent (i = 1:3)
      a(i) = 0
      if (associated(p)) a(i) = a(i) + 1
      if (associated(q)) a(i) = a(i) + 10
    end do
    call put('a', a)
  end subroutine

  subroutine case_disassociated_not_touched
    integer, pointer :: p(:)
    integer :: a(4), i
    nullify (p)
    do concurrent (i = 1:4)
      a(i) = i
      if (associated(p)) a(i) = p(i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_pointer_to_procedure
    integer, target :: a(10)
    integer, pointer :: p(:)
    integer :: r(3), i
    a = [(mod(3*i, 7), i = 1, 10)]
    p => a(9:1:-2)
    do concurrent (i = 1:3)
      r(i) = total(p) + total(p(i:)) + total(p(5:i:-2))
    end do
    call put('r', r)
  end subroutine

  subroutine case_pointer_dummy
    integer, pointer :: p(:)
    allocate (p(4))
    p = 2
    call triple(p)
    call put('p', p)
    deallocate (p)
  contains
    subroutine triple(q)
      integer, pointer, intent(in) :: q(:)
      integer :: i
      do concurrent (i = 1:size(q))
        q(i) = 3*q(i) + i
      end do
    end subroutine
  end subroutine

end module
