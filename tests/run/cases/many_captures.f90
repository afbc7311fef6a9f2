! More captured variables than a device has argument slots.
module many_captures
  use run_output, only: put
  implicit none
contains

  subroutine case_forty_arrays
    integer, dimension(3) :: a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10
    integer, dimension(3) :: c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10
    integer :: i
    do concurrent (i = 1:3)
      a1(i) = i; a2(i) = 2*i; a3(i) = 3*i; a4(i) = 4*i; a5(i) = 5*i
      a6(i) = 6*i; a7(i) = 7*i; a8(i) = 8*i; a9(i) = 9*i; a10(i) = 10*i
      b1(i) = a1(i) + a10(i); b2(i) = a2(i) + a9(i); b3(i) = a3(i)*a8(i); b4(i) = a4(i) - a7(i); b5(i) = a5(i)
      b6(i) = a6(i) + 1; b7(i) = a7(i) + 2; b8(i) = a8(i) + 3; b9(i) = a9(i) + 4; b10(i) = a10(i) + 5
    end do
    do concurrent (i = 1:3)
      c1(i) = b1(i); c2(i) = b2(i) + 1; c3(i) = b3(i) + 2; c4(i) = b4(i) + 3; c5(i) = b5(i) + 4
      c6(i) = a6(i)*b6(i); c7(i) = a7(i)*b7(i); c8(i) = a8(i)*b8(i); c9(i) = a9(i)*b9(i); c10(i) = a10(i)*b10(i)
      d1(i) = c1(i) + a1(i); d2(i) = c2(i) + a2(i); d3(i) = c3(i) + a3(i); d4(i) = c4(i) + a4(i); d5(i) = c5(i) + a5(i)
      d6(i) = c6(i) + b6(i); d7(i) = c7(i) + b7(i); d8(i) = c8(i) + b8(i); d9(i) = c9(i) + b9(i); d10(i) = c10(i) + b10(i)
    end do
    call put('d', [d1, d2, d3, d4, d5, d6, d7, d8, d9, d10])
  end subroutine

  subroutine case_scalars_of_all_kinds
    integer(1) :: i1
    integer(2) :: i2
    integer(8) :: i8
    real :: r
    complex :: z
    logical :: l
    logical(1) :: l1
    integer(8) :: a(4)
    real :: x(4)
    integer :: i
    i1 = -7_1; i2 = 300_2; i8 = 6000000000_8; r = 0.3; z = (1.5, -2.5); l = .true.; l1 = .false._1
    do concurrent (i = 1:4)
      a(i) = i8*i + i2 - i1
      x(i) = r*i + real(z)*aimag(z)
      if (l .and. .not. l1) x(i) = -x(i)
    end do
    call put('a', a)
    call put('x', x)
  end subroutine

  subroutine case_value_and_intent_in_dummies
    integer :: b(3)
    b = [7, 8, 9]
    call inner(5_8, 0.25, .true., 3, b)
  contains
    subroutine inner(big, x, flag, n, b)
      integer(8), value :: big
      real, value :: x
      logical, value :: flag
      integer, intent(in) :: n, b(n)
      integer(8) :: a(n)
      real :: y(n)
      integer :: i
      do concurrent (i = 1:n)
        a(i) = big*i + b(i)
        y(i) = merge(x*i, -1.0, flag)
      end do
      call put('a', a)
      call put('y', y)
    end subroutine
  end subroutine

  subroutine case_function_result
    call put('dot', dot([1, 2, 3, 4], [5, 6, 7, 8]))
    call put('ramp', ramp(6))
  contains
    integer function dot(a, b)
      integer, intent(in) :: a(:), b(:)
      integer :: p(4), i
      dot = 0
      do concurrent (i = 1:4)
        p(i) = a(i)*b(i)
      end do
      do i = 1, 4
        dot = dot + p(i)
      end do
      do concurrent (i = 1:1)
        dot = 1000 + p(4)
      end do
    end function
    function ramp(n)
      integer, intent(in) :: n
      integer :: ramp(0:n)
      integer :: i
      do concurrent (i = 0:n)
        ramp(i) = i*n
      end do
    end function
  end subroutine

end module
