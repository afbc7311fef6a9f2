module top
  implicit none
  private
  public :: entry_point, base_t
  type :: base_t
    integer :: n = 0
  contains
    procedure, private :: secret
    procedure :: public_one
    procedure, private :: copy_from
    generic :: assignment(=) => copy_from
  end type
  type :: holder
    type(base_t) :: part
    class(base_t), allocatable :: any
    type(base_t), allocatable :: list(:)
  end type
  interface
    module subroutine entry_point(x, h)
      real, intent(inout) :: x
      type(base_t), intent(inout) :: h
    end subroutine
    pure module function helper(x) result(y)
      real, intent(in) :: x
      real :: y
    end function
  end interface
  interface local
    module procedure helper
  end interface
contains
  pure integer function secret(self)
    class(base_t), intent(in) :: self
    secret = self%n
  end function
  pure integer function public_one(self)
    class(base_t), intent(in) :: self
    public_one = self%secret()
  end function
  elemental subroutine copy_from(a, b)
    class(base_t), intent(inout) :: a
    type(base_t), intent(in) :: b
    a%n = b%n + 1
  end subroutine
end module
submodule (top) middle
  implicit none
  integer, parameter :: scale = 3
  interface
    module real function deep(x)
      real, intent(in) :: x
    end function
  end interface
  interface local
    procedure local_int
  end interface
contains
  module procedure entry_point
    type(holder) :: one, two
    x = deep(x) + local(x) + local(2)
    one = two
    h = base_t(2)
    associate (p => one%part, q => one%list)
      x = x + p%public_one() + sum(q%n)
      p = q(1)
    end associate
    select type (s => one%any)
    class is (base_t)
      x = x + s%secret()
    class default
      block
        integer :: scale
        scale = s%public_one()
        x = scale
      end block
    end select
  end procedure
  pure integer function local_int(i)
    integer, intent(in) :: i
    local_int = i*scale
  end function
end submodule
submodule (top:middle) bottom
contains
  module procedure deep
    deep = helper(x)*scale + local(1)
  end procedure
  pure module function helper(x) result(y)
    real, intent(in) :: x
    real :: y
    y = x/scale
  end function
end submodule
subroutine ranks(a, b, n)
  implicit none
  real, intent(inout) :: a(..)
  class(*), intent(in) :: b(:)
  integer, intent(out) :: n
  n = 0
  select rank (r => a)
  rank (0)
    r = 1
  rank (1)
    r(2) = size(r)
  rank (*)
    r(1) = 2
  rank default
    n = rank(r)
  end select
  select type (b)
  type is (integer(8))
    n = int(b(2)) + size(b)
  type is (character(*))
    n = len(b)
  type is (complex)
    n = nint(b(1)%re)
  end select
end subroutine
subroutine functions(y)
  implicit integer (i-k), real (x-z)
  real :: a(3)
  real :: f, g
  g(z) = 2*z + sin(z) + offset()
  f(x, k) = x**k + g(x)
  do concurrent (i = 1:3)
    a(i) = f(real(i), i) + g(y)
  end do
  block
    real :: qq
    qq = a(1)
    y = qq
  end block
contains
  pure real function offset()
    offset = 1
  end function
end subroutine
