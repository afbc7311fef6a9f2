! Pure functions and subroutines, elementals, results, intents, keywords, in the same and another module.
module procedure_library
  implicit none
  interface generic_twice
    module procedure twice_integer, twice_real
  end interface
  interface operator (.plus.)
    module procedure add_mod_7
  end interface
contains
  pure integer function twice_integer(n)
    integer, intent(in) :: n
    twice_integer = 2*n
  end function
  pure real function twice_real(x)
    real, intent(in) :: x
    twice_real = x + x
  end function
  pure integer function add_mod_7(a, b)
    integer, intent(in) :: a, b
    add_mod_7 = modulo(a + b, 7)
  end function
  elemental integer function clipped(n, low, high)
    integer, intent(in) :: n, low, high
    clipped = max(low, min(high, n))
  end function
  elemental subroutine order(a, b)
    integer, intent(inout) :: a, b
    integer :: c
    if (a > b) then
      c = a
      a = b
      b = c
    end if
  end subroutine
end module

module procedures
  use run_output, only: put
  use procedure_library
  implicit none
  private :: square, divide, gcd, smooth, first_negative, sort_three
contains

  pure function square(n) result(r)
    integer, intent(in) :: n
    integer :: r
    r = n*n
  end function

  pure subroutine divide(n, d, quotient, remainder)
    integer, intent(in) :: n, d
    integer, intent(out) :: quotient, remainder
    quotient = n/d
    remainder = n - quotient*d
  end subroutine

  pure integer function gcd(a, b)
    integer, value :: a, b
    integer :: t
    do while (b /= 0)
      t = mod(a, b)
      a = b
      b = t
    end do
    gcd = a
  end function

  pure subroutine smooth(x, i, y)
    real, intent(in) :: x(:)
    integer, intent(in) :: i
    real, intent(out) :: y
    y = 0.5*x(i)
    if (i > 1) y = y + 0.25*x(i - 1)
    if (i < size(x)) y = y + 0.25*x(i + 1)
  end subroutine

  pure integer function first_negative(a)
    integer, intent(in) :: a(:)
    integer :: k
    do k = 1, size(a)
      if (a(k) < 0) then
        first_negative = k
        return
      end if
    end do
    first_negative = 0
  end function

  pure subroutine sort_three(a)
    integer, intent(inout) :: a(3)
    call order(a(1), a(2))
    call order(a(2), a(3))
    call order(a(1), a(2))
  end subroutine

  pure integer function many(a, b, c, d, e, f, g, h)
    integer, intent(in) :: a, b, c, d, e, f, g, h
    many = a + 2*b + 3*c + 4*d + 5*e + 6*f + 7*g + 8*h
  end function

  pure logical function is_even(n)
    integer, intent(in) :: n
    is_even = mod(n, 2) == 0
  end function

  pure complex function rotated(z)
    complex, intent(in) :: z
    rotated = z*(0.0, 1.0)
  end function

  pure real function series(x, terms) result(s)
    real, intent(in) :: x
    integer, intent(in) :: terms
    real :: term
    integer :: k
    s = 1
    term = 1
    do k = 1, terms
      term = term*x/k
      s = s + term
    end do
  end function

  pure subroutine nothing_to_do(n)
    integer, intent(in) :: n
    if (n > 0) return
  end subroutine

  subroutine case_function_same_module
    integer :: a(5), i
    do concurrent (i = 1:5)
      a(i) = square(i) - square(i - 3)
    end do
    call put('a', a)
  end subroutine

  subroutine case_function_of_function
    integer :: a(5), i
    do concurrent (i = 1:5)
      a(i) = square(square(i) - gcd(square(i), 12))
    end do
    call put('a', a)
  end subroutine

  subroutine case_subroutine_intent_out
    integer :: q(6), r(6), i
    do concurrent (i = 1:6)
      call divide(17 - 5*i, i, q(i), r(i))
    end do
    call put('q', q)
    call put('r', r)
  end subroutine

  subroutine case_intent_out_to_private_scalar
    integer :: a(6), q, r, i
    do concurrent (i = 1:6)
      call divide(50, i, q, r)
      a(i) = 100*q + r
    end do
    call put('a', a)
  end subroutine

  subroutine case_value_dummies
    integer :: a(8), i, n
    n = 48
    do concurrent (i = 1:8)
      a(i) = gcd(n, 6*i)
    end do
    call put('a', a)
    call put('n', n)
  end subroutine

  subroutine case_array_and_index
    real :: x(9), y(9)
    integer :: i
    do concurrent (i = 1:9)
      x(i) = 0.5*mod(i*i, 7)
    end do
    do concurrent (i = 1:9)
      call smooth(x, i, y(i))
    end do
    call put('y', y)
  end subroutine

  subroutine case_early_return
    integer :: a(4, 5), r(5), i
    a = 1
    a(3, 2) = -1
    a(1, 4) = -5
    a(4, 4) = -6
    do concurrent (i = 1:5)
      r(i) = first_negative(a(:, i))
    end do
    call put('r', r)
  end subroutine

  subroutine case_subroutine_calls_subroutine
    integer :: a(3, 6), i
    do concurrent (i = 1:6)
      a(1, i) = mod(5*i, 7)
      a(2, i) = mod(3*i, 8)
      a(3, i) = 4 - i
      call sort_three(a(:, i))
    end do
    call put('a', [a])
  end subroutine

  subroutine case_sequence_element_actual
    integer :: a(3, 4), i
    a = reshape([9, 8, 7, 3, 1, 2, 5, 5, 4, 0, -1, -2], [3, 4])
    do concurrent (i = 1:4)
      call sort_three(a(1, i))
    end do
    call put('a', [a])
  end subroutine

  subroutine case_keyword_arguments
    integer :: a(4), q(4), i
    do concurrent (i = 1:4)
      a(i) = clipped(high=7, n=3*i, low=4)
      call divide(quotient=q(i), remainder=a(i), d=i + 1, n=100 + a(i))
    end do
    call put('a', a)
    call put('q', q)
  end subroutine

  subroutine case_many_arguments
    integer :: a(3), i, j
    j = 10
    do concurrent (i = 1:3)
      a(i) = many(i, j, i + j, i*j, -i, 1, j - i, i**2)
    end do
    call put('a', a)
  end subroutine

  subroutine case_elemental_function
    integer :: a(6), i
    do concurrent (i = 1:6)
      a(i) = clipped(i*i, 5, 20)
    end do
    call put('a', a)
  end subroutine

  subroutine case_elemental_subroutine
    integer :: a(6), b(6), i
    a = [5, 2, 9, 1, 7, 3]
    b = [4, 6, 0, 1, 8, -3]
    do concurrent (i = 1:6)
      call order(a(i), b(i))
    end do
    call put('a', a)
    call put('b', b)
  end subroutine

  subroutine case_generic_name
    integer :: a(3), i
    real :: x(3)
    do concurrent (i = 1:3)
      a(i) = generic_twice(i)
      x(i) = generic_twice(0.3*i)
    end do
    call put('a', a)
    call put('x', x)
  end subroutine

  subroutine case_defined_operator
    integer :: a(6), i
    do concurrent (i = 1:6)
      a(i) = i .plus. 4 .plus. 5
    end do
    call put('a', a)
  end subroutine

  subroutine case_logical_function
    integer :: a(6), i
    do concurrent (i = 1:6)
      a(i) = 0
      if (is_even(i) .and. .not. is_even(i/2)) a(i) = 1
    end do
    call put('a', a)
  end subroutine

  subroutine case_complex_function
    complex :: z(3)
    integer :: i
    do concurrent (i = 1:3)
      z(i) = rotated(cmplx(i, 2*i)) + rotated((1.0, 0.5))
    end do
    call put('z', z)
  end subroutine

  subroutine case_series
    real :: x(8)
    integer :: i
    do concurrent (i = 1:8)
      x(i) = series(0.25*i - 1.0, 6)
    end do
    call put('x', x)
  end subroutine

  subroutine case_expression_actuals
    ! An expression in parentheses is a value: the callee gets a temporary.
    integer :: a(4), q(4), i
    do concurrent (i = 1:4)
      a(i) = 10 + i
      call divide((a(i)), i, a(i), q(i))
    end do
    call put('a', a)
    call put('q', q)
  end subroutine

  subroutine case_empty_procedure
    integer :: a(3), i
    do concurrent (i = 1:3)
      call nothing_to_do(i)
      a(i) = i
    end do
    call put('a', a)
  end subroutine

end module
