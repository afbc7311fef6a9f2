! host: flang
! metal: no
! Double precision reductions; every partial sum is exact.
module reductions_double
  use run_output, only: put
  implicit none
contains

  subroutine case_reduce_double
    real(8) :: s, e, p, f
    integer :: i
    e = 0
    f = 1
    do i = 1, 5000
      e = e + 0.125d0*mod(i, 32)
      if (mod(i, 250) == 0) f = f*1.5d0
    end do
    s = 0
    p = 1
    do concurrent (i = 1:5000) reduce(+:s) reduce(*:p)
      s = s + 0.125d0*mod(i, 32)
      if (mod(i, 250) == 0) p = p*1.5d0
    end do
    call put('expected', [e, f])
    call put('s', [s, p])
  end subroutine

  subroutine case_reduce_dot_product
    real(8), allocatable :: x(:), y(:)
    real(8) :: s, e
    integer :: i
    integer, parameter :: n = 65536
    allocate (x(n), y(n))
    do concurrent (i = 1:n)
      x(i) = 0.5d0*mod(i, 9)
      y(i) = 0.25d0*mod(i, 13)
    end do
    e = 0
    do i = 1, n
      e = e + x(i)*y(i)
    end do
    s = 0
    do concurrent (i = 1:n) reduce(+:s)
      s = s + x(i)*y(i)
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

  subroutine case_reduce_double_complex
    complex(8) :: s, e
    integer :: i
    e = (0.0d0, 2.0d0)
    do i = 1, 300
      e = e + cmplx(i, mod(i, 7), 8)
    end do
    s = (0.0d0, 2.0d0)
    do concurrent (i = 1:300) reduce(+:s)
      s = s + cmplx(i, mod(i, 7), 8)
    end do
    call put('expected', e)
    call put('s', s)
  end subroutine

end module
