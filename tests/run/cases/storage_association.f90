! COMMON and EQUIVALENCE: two names of one storage.
module storage_association
  use run_output, only: put
  implicit none
contains

  subroutine case_common_block
    integer :: common_n, common_a(4), i
    common /run_common/ common_n, common_a
    common_n = 6
    do concurrent (i = 1:4)
      common_a(i) = common_n*i
    end do
    call put('a', common_a)
  end subroutine

  subroutine case_equivalence
    integer :: a(6), b(6), i
    equivalence (a(4), b(1))
    a = 1
    do concurrent (i = 4:6)
      b(i) = i
    end do
    do concurrent (i = 1:3)
      a(i) = b(i) + 10
    end do
    call put('a', a)
    call put('b(4:6)', b(4:6))
  end subroutine

end module
