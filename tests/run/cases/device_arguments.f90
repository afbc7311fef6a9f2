! Actual arguments of calls in loops that need care: strided sections to explicit-shape dummies (copied in and out),
! dummies passed on, calls in odd places, bind(c) procedures, optional of elementals.
module device_arguments
  use run_output, only: put
  use, intrinsic :: iso_c_binding, only: c_int, c_float
  implicit none
contains

  pure subroutine reverse_three(a)
    integer, intent(inout) :: a(3)
    integer :: t
    t = a(1)
    a(1) = a(3)
    a(3) = t
  end subroutine

  pure integer function horner(c, n, x)
    integer, intent(in) :: n, x
    integer, intent(in) :: c(n)
    integer :: k
    horner = 0
    do k = n, 1, -1
      horner = horner*x + c(k)
    end do
  end function

  pure subroutine set_two(a, n)
    integer, intent(in) :: n
    integer, intent(out) :: a(n, 2)
    integer :: k
    do k = 1, n
      a(k, 1) = k
      a(k, 2) = -k
    end do
  end subroutine

  pure integer function pass_on(a)
    integer, intent(in) :: a(:)
    pass_on = horner(a, size(a), 2) + 1000*horner(a(size(a):1:-1), size(a), 2)
  end function

  pure integer function via_assumed_size(a, n)
    integer, intent(in) :: a(*), n
    via_assumed_size = horner(a, n, 3) + a(n)
  end function

  pure integer function lower_bounds(a)
    integer, intent(in) :: a(-2:, 0:)
    lower_bounds = 100*lbound(a, 1) + 10*ubound(a, 1) + ubound(a, 2) + a(-2, 0)*1000 + inner_bounds(a(:, 1))
  end function

  pure integer function inner_bounds(a)
    integer, intent(in) :: a(5:)
    inner_bounds = lbound(a, 1) + ubound(a, 1) + a(5)*100000
  end function

  pure function c_scale(n, x) result(r) bind(c, name='run_cases_c_scale')
    integer(c_int), value :: n
    real(c_float), intent(in) :: x
    real(c_float) :: r
    r = n*x
  end function

  elemental integer function bounded(n, top)
    integer, intent(in) :: n
    integer, intent(in), optional :: top
    bounded = n
    if (present(top)) bounded = min(n, top)
  end function

  pure logical(1) function odd(n)
    integer(8), intent(in) :: n
    odd = mod(n, 2_8) == 1_8
  end function

  subroutine case_strided_to_explicit_shape
    integer :: a(4, 3), i
    a = reshape([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [4, 3])
    do concurrent (i = 1:4)
      call reverse_three(a(i, :))
    end do
    call put('a', [a])
    do concurrent (i = 1:4)
      call reverse_three(a(i, 3:1:-1))
    end do
    call put('a', [a])
  end subroutine

  subroutine case_strided_function_argument
    integer :: a(10), r(4), i
    a = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]
    do concurrent (i = 1:4)
      r(i) = horner(a(i:10:2), 3, 10) + 1000*horner(a(10:1:-i), 2, 10)
    end do
    call put('r', r)
  end subroutine

  subroutine case_strided_output_argument
    integer :: a(6, 4), i
    a = 0
    do concurrent (i = 1:2)
      call set_two(a(i:6:2, i:4:2), 3)
    end do
    call put('a', [a])
  end subroutine

  subroutine case_dummy_passed_on
    integer :: a(3, 4), r(4), i
    a = reshape([(mod(5*i, 7), i = 1, 12)], [3, 4])
    do concurrent (i = 1:3)
      r(i) = pass_on(a(i, 4:1:-2)) + via_assumed_size(a(1, i), 4)
    end do
    r(4) = 0
    call put('r', r)
  end subroutine

  subroutine case_dummy_lower_bounds
    integer :: a(4, 6, 2), r(2), i
    a = reshape([(mod(5*i, 11), i = 1, 48)], [4, 6, 2])
    do concurrent (i = 1:2)
      r(i) = lower_bounds(a(4:2:-1, i:6:3, i))
    end do
    call put('r', r)
  end subroutine

  subroutine case_calls_in_odd_places
    integer :: a(8), index(8), i, k
    index = [8, 7, 6, 5, 4, 3, 2, 1]
    a = 0
    do concurrent (i = 1:8, odd(int(i, 8)) .or. bounded(i, 4) == 4)
      do k = bounded(i - 2, 1), bounded(3, top=i), bounded(i, 1)
        select case (bounded(k*i, 9))
        case (1:3)
          a(index(bounded(i))) = a(index(bounded(i))) + 1
        case default
          if (odd(int(a(index(i)) + k, 8))) a(index(i)) = a(index(i)) + 10
        end select
      end do
    end do
    call put('a', a)
  end subroutine

  subroutine case_bind_c_procedure
    real :: x(4)
    integer :: i
    do concurrent (i = 1:4)
      x(i) = c_scale(i, 0.3) + c_scale(n=2*i, x=0.1)
    end do
    call put('x', x)
  end subroutine

  subroutine case_index_as_argument
    integer :: a(5), b(5), i
    do concurrent (i = 1:5)
      a(i) = bounded(i, 3)
      b(i) = bounded((i)) - bounded(i - 1, top=2)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

end module
