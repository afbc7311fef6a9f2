! Procedures that are not in a module, in another file: with interface blocks from loops, without from the host.
module external_procedures
  use run_output, only: put
  implicit none
  interface
    pure integer function external_product(a, b)
      integer, intent(in) :: a, b
    end function
    pure subroutine external_axpy(n, s, x, y)
      integer, intent(in) :: n
      real, intent(in) :: s, x(n)
      real, intent(inout) :: y(n)
    end subroutine
    pure real function external_mean(x)
      real, intent(in) :: x(:)
    end function
  end interface
contains

  subroutine case_external_function
    integer :: a(5), i
    do concurrent (i = 1:5)
      a(i) = external_product(i, external_product(i, 3))
    end do
    call put('a', a)
  end subroutine

  subroutine case_external_subroutine
    real :: x(4, 3), y(4, 3)
    integer :: i, j
    do concurrent (i = 1:4, j = 1:3)
      x(i, j) = 0.5*i - j
      y(i, j) = i*j
    end do
    do concurrent (j = 1:3)
      call external_axpy(4, 0.5*j, x(1, j), y(1, j))
    end do
    call put('y', [y])
  end subroutine

  subroutine case_external_assumed_shape
    real :: x(6, 4), m(6)
    integer :: i, j
    do concurrent (i = 1:6, j = 1:4)
      x(i, j) = 0.25*i*j
    end do
    do concurrent (i = 1:6)
      m(i) = external_mean(x(i, :)) - external_mean(x(6:i:-2, 2))
    end do
    call put('m', m)
  end subroutine

  subroutine case_external_local_interface
    interface
      pure logical function external_is_leap(year)
        integer, intent(in) :: year
      end function
    end interface
    integer :: a(8), i
    do concurrent (i = 1:8)
      a(i) = merge(1, 0, external_is_leap(1896 + 4*i))
    end do
    call put('a', a)
  end subroutine

  subroutine case_external_implicit_subroutine
    external :: external_loop
    integer :: a(3, 4)
    a = 5
    call external_loop(a, 3, 4)
    call put('a', [a])
    call external_loop(a(2, 1), 2, 2)
    call put('a', [a])
  end subroutine

  subroutine case_external_implicit_function
    integer, external :: external_total
    integer :: a(6), i
    a = [(i*i, i = 1, 6)]
    call put('total', external_total(a, 6))
    call put('total', external_total(a(3), 2))
  end subroutine

end module
