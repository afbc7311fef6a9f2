module procedures
  implicit none
  interface
    subroutine c_routine(n, x) bind(c, name='c_routine_')
      use iso_c_binding
      integer(c_int), value :: n
      real(c_double), intent(inout) :: x(n)
    end subroutine
    pure function outside(x) result(y)
      real, intent(in) :: x
      real :: y
    end function
  end interface
  abstract interface
    pure real function mapping(x)
      real, intent(in) :: x
    end function
  end interface
  procedure(mapping), pointer :: current => null()
  external old_style
  real, external :: old_function
contains
  recursive function factorial(n) result(f)
    integer, intent(in) :: n
    integer :: f
    f = 1
    if (n > 1) f = n*factorial(n - 1)
  end function
  subroutine optional_ones(a, b, c)
    integer, intent(in) :: a
    integer, intent(in), optional :: b, c
  end subroutine
  real function applied(f, g, x)
    procedure(mapping) :: f
    interface
      real function g(t)
        real, intent(in) :: t
      end function
    end interface
    real, intent(in) :: x
    applied = f(x) + g(x) + current(x)
  end function
  elemental real function twice(x)
    real, intent(in) :: x
    twice = 2*x
  end function
  subroutine calls(x)
    use iso_c_binding, only: c_double
    real(c_double) :: x(5)
    real :: y, a(3)
    call c_routine(5, x)
    call optional_ones(1)
    call optional_ones(c=3, a=1)
    y = outside(y) + applied(twice, outside, x=y) + old_function(y, 2)
    a = twice(a) + factorial(3)
    call old_style(y, a(2))
    call nowhere(y)
    current => twice
    current => null()
    call random_number(y)
    call move_alloc(to=b, from=c)
    call mvbits(1, 2, 3, i, 4)
    y = square(y) + implicit_one(y)
  contains
    real function square(t)
      real, intent(in) :: t
      square = t*t
      y = t
    end function
  end subroutine
  subroutine alternate(n, *)
    integer :: n
    if (n > 1) return 1
  end subroutine
end module
subroutine old(f, x, sub)
  real f, x
  real half, h
  half(h) = h/2
  call sub(x)
  x = f(half(x + 1))
end subroutine
