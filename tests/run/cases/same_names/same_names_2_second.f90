! Two modules with procedures and variables of the same names; both reach one loop (trap 21).
module same_names_second
  use run_output, only: put
  use same_names_first
  implicit none
  integer, private :: state = 500
  private :: f
contains
  pure integer function f(n)
    integer, intent(in) :: n
    f = n*n + state
  end function

  subroutine case_same_names
    integer :: a(4), b(4), i
    a = [1, 2, 3, 4]
    call apply_first(a)
    call put('a', a)
    do concurrent (i = 1:4)
      b(i) = f(i) + 1000*g_first(i)
    end do
    call put('b', b)
  end subroutine

  subroutine case_same_internal_names
    integer :: a(4), i
    do concurrent (i = 1:4)
      a(i) = g(i)
    end do
    call put('a', a)
  contains
    pure integer function g(n)
      integer, intent(in) :: n
      g = n + 7
    end function
  end subroutine

  subroutine case_same_internal_names_again
    integer :: a(4), i
    do concurrent (i = 1:4)
      a(i) = g(i)
    end do
    call put('a', a)
  contains
    pure integer function g(n)
      integer, intent(in) :: n
      g = n*7
    end function
  end subroutine
end module
