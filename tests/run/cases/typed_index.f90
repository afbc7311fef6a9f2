! host: flang
! Index variables declared in the header (F2008 type-spec).
module typed_index
  use run_output, only: put
  implicit none
contains

  subroutine case_typed_index
    integer :: a(6)
    do concurrent (integer :: i = 1:6)
      a(i) = i*i
    end do
    call put('a', a)
  end subroutine

  subroutine case_typed_index_kind_8
    integer(8) :: a(4)
    do concurrent (integer(8) :: i = 1:4)
      a(i) = i*3000000000_8
    end do
    call put('a', a)
  end subroutine

  subroutine case_typed_index_shadows_real
    real :: i
    integer :: a(3, 4), j
    i = 2.5
    j = 7
    do concurrent (integer(2) :: i = 1:3, j = 4:1:-1, i /= j)
      a(i, j) = 10*i + j
    end do
    do concurrent (integer :: k = 1:3)
      a(k, k) = -1
    end do
    call put('a', [a])
    call put('i', i)
    call put('j', j)
  end subroutine

  subroutine case_typed_index_same_name_twice
    integer :: a(5), b(5)
    do concurrent (integer :: i = 1:5)
      a(i) = i
    end do
    do concurrent (integer :: i = 5:1:-1)
      b(i) = a(6 - i)*10
    end do
    call put('b', b)
  end subroutine

  subroutine case_typed_index_with_block
    integer :: a(6)
    do concurrent (integer :: i = 1:6)
      block
        integer :: t(2)
        t(1) = i
        t(2) = 2*i
        a(i) = t(1)*t(2)
      end block
    end do
    call put('a', a)
  end subroutine

end module
