module callbacks
  implicit none
  abstract interface
    pure real function fn(x)
      real, intent(in) :: x
    end function
    subroutine action(x)
      real, intent(inout) :: x
    end subroutine
  end interface
  type :: task
    procedure(fn), pointer, nopass :: f => null()
    procedure(act_on), pointer :: run => default_run
    procedure(real), pointer, nopass :: g => null()
  end type
  procedure(fn), pointer :: current => square
  procedure(fn), pointer, protected :: other
contains
  pure real function square(x)
    real, intent(in) :: x
    square = x*x
  end function
  subroutine act_on(self, x)
    class(task), intent(inout) :: self
    real, intent(inout) :: x
    x = self%f(x)
  end subroutine
  subroutine default_run(self, x)
    class(task), intent(inout) :: self
    real, intent(inout) :: x
  end subroutine
  function pick(n) result(p)
    integer, intent(in) :: n
    procedure(fn), pointer :: p
    p => square
    if (n > 1) p => current
  end function
  real function apply(f, x)
    procedure(fn) :: f
    real, intent(in) :: x
    apply = f(x) + twice(f, x)
  end function
  real function twice(f, x)
    interface
      pure real function f(y)
        real, intent(in) :: y
      end function
    end interface
    real, intent(in) :: x
    twice = f(y=f(x))
  end function
  real function old(f, s, x)
    real, external :: f
    external :: s
    real :: x
    call s(x)
    old = f(x)
  end function
  subroutine test(t, a)
    type(task), intent(inout) :: t, a(:)
    procedure(fn), pointer :: p
    procedure(action), pointer :: q
    procedure(pick), pointer :: chooser
    real :: x
    p => square
    p => pick(2)
    chooser => pick
    t%f => p
    t = task(f=square)
    a(2) = task(square, default_run)
    nullify (t%f)
    x = p(1.0) + t%f(2.0) + apply(square, 1.0) + apply(t%f, x) + apply(p, 2.0)
    call t%run(x)
    call a(1)%run(x=x)
    if (associated(t%f) .and. associated(p, square)) x = 1
    q => null()
  end subroutine
end module
