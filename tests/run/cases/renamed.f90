! Variables that USE renames: the loop's scope has another name for them, or another variable of that name.
module renamed_here
  implicit none
  type pair
    real :: x(4), y
  end type
  integer :: a(4), last
  integer, allocatable :: table(:)
  type(pair) :: both
end module

module renamed_there
  implicit none
  integer :: a(4)
end module

module renamed
  use run_output, only: put
  implicit none
contains

  subroutine case_renamed_array
    use renamed_here, only: b => a
    integer :: i
    b = 10
    do concurrent (i = 1:4, b(i) > 0)
      b(i) = b(i)*i
    end do
    call put('b', b)
  end subroutine

  subroutine case_two_variables_of_one_name
    use renamed_here, only: b => a
    use renamed_there, only: a
    integer :: i
    b = 3
    a = 5
    do concurrent (i = 1:4)
      b(i) = b(i) + i
    end do
    call put('a', a)
    call put('b', b)
    do concurrent (i = 1:4)
      b(i) = b(i)*a(i)
      a(i) = i
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_renamed_allocatable
    use renamed_here, only: t => table, latest => last
    integer :: i
    allocate (t(0:3))
    do concurrent (i = 0:3)
      t(i) = 7*i
      latest = i
    end do
    call put('t', t)
    call put('latest', latest)
    deallocate (t)
  end subroutine

  subroutine case_renamed_components
    use renamed_here, only: p => both
    integer :: i
    p%y = 2
    do concurrent (i = 1:4)
      p%x(i) = p%y*i
    end do
    call put('p%x', p%x)
  end subroutine
end module
