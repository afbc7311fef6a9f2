module tensors
  implicit none
  integer, parameter :: default = kind(1.0), double = kind(1.0d0)
  type :: tensor(k)
    integer, kind :: k = default
    real(k), allocatable :: values(:)
    real(k) :: scale = 1
  contains
    generic :: total => total_default, total_double
    procedure, private, non_overridable :: total_default, total_double
    generic :: operator(+) => add_default, add_double
    procedure, private :: add_default, add_double
  end type
  type, extends(tensor) :: named(n)
    integer, len :: n
    character(n) :: name
  end type
  interface tensor
    module procedure from_default, from_double
  end interface
contains
  type(tensor) function from_default(x)
    real, intent(in) :: x(:)
    from_default%values = x
  end function
  type(tensor(double)) function from_double(x)
    real(double), intent(in) :: x(:)
    from_double%values = x
  end function
  real function total_default(self)
    class(tensor), intent(in) :: self
    total_default = sum(self%values)
  end function
  real(double) function total_double(self)
    class(tensor(double)), intent(in) :: self
    total_double = sum(self%values)*self%scale
  end function
  type(tensor) function add_default(a, b)
    class(tensor), intent(in) :: a, b
    add_default = tensor(a%values + b%values)
  end function
  type(tensor(double)) function add_double(a, b)
    class(tensor(double)), intent(in) :: a, b
    add_double = tensor(double)(a%values + b%values, scale=2)
  end function
  subroutine use_them(a, n)
    type(tensor(double)) :: a
    integer, intent(in) :: n
    type(tensor) :: b
    type(named(double, n)) :: c
    real(double) :: r
    r = a%total() + b%total() + c%scale + c%k
    a = a + a
    b = tensor([1.0, 2.0])
    a = tensor([1.0_double])
    c%name = 'x'
    r = c%name%len
  end subroutine
end module
