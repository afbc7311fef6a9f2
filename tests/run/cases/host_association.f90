! Internal procedures: with loops, and called from loops; variables of the host.
module host_association
  use run_output, only: put
  implicit none
contains

  subroutine case_internal_function
    integer :: a(5), i, scale
    scale = 6
    do concurrent (i = 1:5)
      a(i) = scaled(i)
    end do
    call put('a', a)
    scale = -2
    do concurrent (i = 1:5)
      a(i) = scaled(i)
    end do
    call put('a', a)
  contains
    pure integer function scaled(n)
      integer, intent(in) :: n
      scaled = n*scale
    end function
  end subroutine

  subroutine case_internal_reads_host_array
    integer :: a(4), table(0:7), i
    table = [3, 1, 4, 1, 5, 9, 2, 6]
    do concurrent (i = 1:4)
      a(i) = pair(2*i - 2)
    end do
    call put('a', a)
  contains
    pure integer function pair(k)
      integer, intent(in) :: k
      pair = 10*table(k) + table(k + 1)
    end function
  end subroutine

  subroutine case_loop_in_internal
    integer :: a(6), n
    n = 4
    a = 0
    call work(3)
    call put('a', a)
  contains
    subroutine work(by)
      integer, intent(in) :: by
      integer :: i
      do concurrent (i = 1:n)
        a(i) = by*i + n
      end do
    end subroutine
  end subroutine

  subroutine case_loop_in_internal_of_dummy_host
    integer :: a(5)
    a = 1
    call host(a(5:1:-2), 3)
    call put('a', a)
  contains
    subroutine host(x, n)
      integer, intent(inout) :: x(:)
      integer, intent(in) :: n
      integer :: i
      do concurrent (i = 1:n)
        x(i) = x(i) + 10*i
      end do
    end subroutine
  end subroutine

  subroutine case_internal_shadows
    ! A local of the internal procedure has the name of a variable of the host.
    integer :: a(4), k, i
    k = 50
    do concurrent (i = 1:4)
      a(i) = triangle(i) + k
    end do
    call put('a', a)
  contains
    pure integer function triangle(n)
      integer, intent(in) :: n
      integer :: k
      triangle = 0
      do k = 1, n
        triangle = triangle + k
      end do
    end function
  end subroutine

  subroutine case_internal_calls_internal
    integer :: a(4), i, base
    base = 3
    do concurrent (i = 1:4)
      a(i) = outer(i)
    end do
    call put('a', a)
  contains
    pure integer function outer(n)
      integer, intent(in) :: n
      outer = inner(n) + inner(n + 1)
    end function
    pure integer function inner(n)
      integer, intent(in) :: n
      inner = base**n
    end function
  end subroutine

  subroutine case_internal_subroutine
    integer :: a(3, 3), i, shift
    shift = 5
    do concurrent (i = 1:3)
      call column(a(:, i), i)
    end do
    call put('a', [a])
  contains
    pure subroutine column(x, j)
      integer, intent(out) :: x(3)
      integer, intent(in) :: j
      integer :: k
      do k = 1, 3
        x(k) = 10*j + k + shift
      end do
    end subroutine
  end subroutine

  subroutine case_host_constant
    integer, parameter :: n = 4
    integer, parameter :: powers(n) = [1, 3, 9, 27]
    integer :: a(n), i
    do concurrent (i = 1:n)
      a(i) = power(i)
    end do
    call put('a', a)
  contains
    pure integer function power(k)
      integer, intent(in) :: k
      power = powers(k) + n
    end function
  end subroutine

end module
