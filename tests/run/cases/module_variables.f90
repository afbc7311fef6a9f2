! Module variables used in the loop, only in callees, private ones, constants (trap 18).
module variable_store
  implicit none
  integer :: offset = 5
  integer :: weights(4) = [1, 10, 100, 1000]
  integer, private :: hidden = 3
  integer, private :: hidden_table(0:3) = [7, 8, 9, 10]
  integer, parameter :: primes(5) = [2, 3, 5, 7, 11]
  integer, parameter :: width = 2**3
  real, protected :: factor = 0.5
  integer, allocatable :: lookup(:)
contains
  pure integer function shifted(n)
    integer, intent(in) :: n
    shifted = n + offset + hidden
  end function
  pure integer function weighted(n)
    integer, intent(in) :: n
    integer :: k
    weighted = 0
    do k = 1, size(weights)
      weighted = weighted + n*weights(k)
    end do
    weighted = weighted + hidden_table(modulo(n, 4))
  end function
  pure integer function looked_up(n)
    integer, intent(in) :: n
    looked_up = lookup(n)
  end function
  pure integer function chained(n)
    integer, intent(in) :: n
    chained = shifted(n)*weighted(n)
  end function
  subroutine set_hidden(n)
    integer, intent(in) :: n
    hidden = n
    hidden_table(0) = n
    factor = 0.25*n
  end subroutine
end module

module module_variables
  use run_output, only: put
  use variable_store
  implicit none
  integer, save :: counter = 0
  integer :: results(6)
contains

  subroutine case_module_scalar_read
    integer :: a(4), i
    offset = 20
    do concurrent (i = 1:4)
      a(i) = i + offset
    end do
    call put('a', a)
    offset = 5
  end subroutine

  subroutine case_module_array_written
    integer :: i
    do concurrent (i = 1:6)
      results(i) = i*i - offset
    end do
    call put('results', results)
  end subroutine

  subroutine case_module_scalar_written
    integer :: i
    counter = 1
    do concurrent (i = 2:2)
      counter = 40 + i
    end do
    call put('counter', counter)
  end subroutine

  subroutine case_module_variable_in_callee
    integer :: a(4), i
    offset = 100
    call set_hidden(3)
    do concurrent (i = 1:4)
      a(i) = shifted(i)
    end do
    call put('a', a)
    offset = 200
    call set_hidden(9000)
    do concurrent (i = 1:4)
      a(i) = shifted(i)
    end do
    call put('a', a)
    offset = 5
  end subroutine

  subroutine case_module_array_in_callee
    integer :: a(5), i
    call set_hidden(3)
    do concurrent (i = 1:5)
      a(i) = weighted(i)
    end do
    call put('a', a)
    weights(2) = 20
    do concurrent (i = 1:5)
      a(i) = weighted(i)
    end do
    weights(2) = 10
    call put('a', a)
  end subroutine

  subroutine case_module_allocatable_in_callee
    integer :: a(3), i
    allocate (lookup(-1:1))
    lookup = [11, 22, 33]
    do concurrent (i = 1:3)
      a(i) = looked_up(i - 2)
    end do
    call put('a', a)
    deallocate (lookup)
  end subroutine

  subroutine case_module_variable_two_calls_deep
    integer :: a(3), i
    call set_hidden(1)
    do concurrent (i = 1:3)
      a(i) = chained(i)
    end do
    call put('a', a)
  end subroutine

  subroutine case_module_constants
    integer :: a(5), b(5), i
    do concurrent (i = 1:5)
      a(i) = primes(i)*width
      b(i) = primes(6 - i) + primes(1)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_module_rename
    use variable_store, only: renamed => offset
    integer :: a(3), i
    renamed = 70
    do concurrent (i = 1:3)
      a(i) = renamed + offset + i
    end do
    call put('a', a)
    renamed = 5
  end subroutine

  subroutine case_module_protected
    real :: x(3)
    integer :: i
    call set_hidden(3)
    do concurrent (i = 1:3)
      x(i) = factor*i
    end do
    call put('x', x)
  end subroutine

  subroutine case_module_variable_both_ways
    ! The loop writes what a callee reads, in the same iteration.
    integer :: a(1), i
    do concurrent (i = 1:1)
      offset = 1000
      a(i) = shifted(i) - offset
    end do
    call put('a', a)
    call put('offset', offset)
    offset = 5
  end subroutine

  subroutine case_saved_local
    call step
    call step
    call step
  contains
    subroutine step
      integer, save :: state(3) = 1
      integer :: i
      do concurrent (i = 1:3)
        state(i) = state(i)*(i + 1)
      end do
      call put('state', state)
    end subroutine
  end subroutine

  subroutine case_data_statement
    integer :: a(4), b(4), i
    data a /2*3, -1, 8/
    do concurrent (i = 1:4)
      b(i) = a(i)*i
    end do
    call put('b', b)
  end subroutine

end module
