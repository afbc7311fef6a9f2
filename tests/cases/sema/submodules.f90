!=== parent.f90
module parent
  implicit none
  integer, parameter :: n = 4
  real, private :: state(n)
  interface
    pure module function scaled(x) result(y)
      real, intent(in) :: x(:)
      real :: y(size(x))
    end function
    module subroutine repeated(a, k)
      real, intent(inout) :: a(n)
      integer, intent(in), optional :: k
    end subroutine
    module subroutine deep(a)
      real, intent(inout) :: a
    end subroutine
  end interface
contains
  subroutine start(a)
    real, intent(inout) :: a(n)
    call repeated(a, k=3)
    a = scaled(a)
  end subroutine
end module
!=== first.f90
submodule (parent) first
  implicit none
  real :: factor = 2.0
  interface
    module subroutine helper(a)
      real, intent(inout) :: a
    end subroutine
  end interface
contains
  module procedure scaled
    integer :: i
    do concurrent (i = 1:size(x))
      y(i) = factor*x(i) + state(1)
    end do
  end procedure
  module subroutine repeated(a, k)
    real, intent(inout) :: a(n)
    integer, intent(in), optional :: k
    a(1) = private_one(a(2))
  end subroutine
  real function private_one(t)
    real, intent(in) :: t
    private_one = t + factor
  end function
end submodule
!=== second.f90
submodule (parent:first) second
contains
  module procedure deep
    call helper(a)
    a = private_one(a)
  end procedure
  module procedure helper
    a = a + n
  end procedure
end submodule
