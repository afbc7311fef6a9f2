! Optional dummies: absent and present, of procedures with loops and of callees (trap 11).
module optional_arguments
  use run_output, only: put
  implicit none
contains

  pure integer function with_default(n, scale, shift)
    integer, intent(in) :: n
    integer, intent(in), optional :: scale, shift
    with_default = n
    if (present(scale)) with_default = with_default*scale
    if (present(shift)) with_default = with_default + shift
  end function

  pure subroutine fill(a, extra)
    integer, intent(out) :: a(:)
    integer, intent(in), optional :: extra(:)
    integer :: k
    do k = 1, size(a)
      a(k) = k
      if (present(extra)) a(k) = a(k) + extra(k)
    end do
  end subroutine

  pure integer function passes_on(n, scale)
    integer, intent(in) :: n
    integer, intent(in), optional :: scale
    passes_on = with_default(n, scale) + 1000
  end function

  subroutine host_scalar(a, by)
    integer, intent(inout) :: a(:)
    integer, intent(in), optional :: by
    integer :: i
    do concurrent (i = 1:size(a))
      if (present(by)) then
        a(i) = a(i) + by
      else
        a(i) = -a(i)
      end if
    end do
  end subroutine

  subroutine host_arrays(a, w, n, e)
    integer, intent(in) :: n
    integer, intent(inout) :: a(:)
    integer, intent(in), optional :: w(:), e(n)
    integer :: i
    do concurrent (i = 1:n)
      a(i) = i
      if (present(w)) a(i) = a(i) + w(i)
      if (present(e)) a(i) = a(i)*e(i)
    end do
  end subroutine

  subroutine host_out(a, count)
    integer, intent(out) :: a(:)
    integer, intent(out), optional :: count
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = i
      if (present(count) .and. i == size(a)) then
        count = i
      end if
    end do
  end subroutine

  subroutine host_to_callee(a, by)
    integer, intent(out) :: a(:)
    integer, intent(in), optional :: by
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = with_default(i, shift=by)
    end do
  end subroutine

  subroutine case_optional_scalar
    integer :: a(4)
    a = [1, 2, 3, 4]
    call host_scalar(a)
    call put('a', a)
    call host_scalar(a, 100)
    call put('a', a)
  end subroutine

  subroutine case_optional_arrays
    integer :: a(4), w(4), e(4)
    a = 0
    w = [10, 20, 30, 40]
    e = [1, -1, 2, -2]
    call host_arrays(a, n=4)
    call put('a', a)
    call host_arrays(a, w, 4)
    call put('a', a)
    call host_arrays(a, n=3, e=e)
    call put('a', a)
    call host_arrays(a, w(4:1:-1), 4, e)
    call put('a', a)
  end subroutine

  subroutine case_optional_result
    integer :: a(4), n
    n = -1
    call host_out(a)
    call put('a', a)
    call host_out(a, n)
    call put('n', n)
  end subroutine

  subroutine case_optional_in_callee
    integer :: a(4), b(4), c(4), d(4), i
    do concurrent (i = 1:4)
      a(i) = with_default(i)
      b(i) = with_default(i, 10)
      c(i) = with_default(i, shift=7)
      d(i) = with_default(i, 10, 7)
    end do
    call put('a', a)
    call put('b', b)
    call put('c', c)
    call put('d', d)
  end subroutine

  subroutine case_optional_array_in_callee
    integer :: a(3, 4), e(6), i
    e = [100, 200, 300, 400, 500, 600]
    do concurrent (i = 1:4)
      if (i > 2) then
        call fill(a(:, i), e(i - 2::2))
      else
        call fill(a(:, i))
      end if
    end do
    call put('a', [a])
  end subroutine

  subroutine case_optional_passed_on
    integer :: a(3), b(3), i
    do concurrent (i = 1:3)
      a(i) = passes_on(i)
      b(i) = passes_on(i, 5)
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_optional_host_to_callee
    integer :: a(3)
    call host_to_callee(a)
    call put('a', a)
    call host_to_callee(a, 40)
    call put('a', a)
  end subroutine

end module
