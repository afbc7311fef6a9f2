#define TWICE(x) ((x) + (x))
module rules
  use kinds, only: rk
  implicit none

  abstract interface
    pure real(rk) function rule(x)
      import :: rk
      real(rk), intent(in) :: x
    end function
  end interface

contains

  pure real(rk) function applied(f, x)  ! reached
    procedure(rule) :: f
    real(rk), intent(in) :: x
#ifdef NEVER_DEFINED
    applied = 0
#else
    applied = f(x) + &
      1
#endif
  end function

  pure real(rk) function twice(x)  ! reached
    real(rk), intent(in) :: x
    twice = TWICE(x)
  end function

  pure real(rk) function thrice(x)  ! unreached
    real(rk), intent(in) :: x
    thrice = TWICE(x) + x
  end function

  real(rk) function on_host(f, x)  ! unreached
    procedure(rule) :: f
    real(rk), intent(in) :: x
    on_host = f(x)
  end function

#include "rounding.inc"
end module
