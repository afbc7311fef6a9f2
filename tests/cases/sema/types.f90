module shapes
  implicit none
  type, abstract :: shape
    real :: x = 0, y = 0
  contains
    procedure(measure), deferred :: area
    procedure :: move
    procedure, nopass :: describe => describe_any
    procedure, non_overridable :: reset
    generic :: shift => move, shift_both
    procedure, pass(self) :: shift_both
    generic :: operator(+) => added
    procedure, private :: added
    generic :: assignment(=) => copy
    procedure :: copy
  end type
  abstract interface
    real function measure(self)
      import :: shape
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: circle
    real :: radius
    real, allocatable :: samples(:)
    class(shape), pointer :: next => null()
    procedure(measure), pointer, nopass :: other => null()
    procedure(hook), pointer, pass(me) :: event => null()
  contains
    procedure :: area => circle_area
    final :: finish
  end type
  type :: holder(k, n)
    integer, kind :: k = 4
    integer, len :: n
    real(k) :: values(n)
  contains
    generic :: total => total4, total8
    procedure :: total4, total8
  end type
  interface circle
    module procedure make_circle
  end interface
contains
  real function circle_area(self)
    class(circle), intent(in) :: self
    circle_area = 3*self%radius**2
  end function
  subroutine move(self, dx)
    class(shape), intent(inout) :: self
    real, intent(in) :: dx
    self%x = self%x + dx
  end subroutine
  subroutine shift_both(dx, self, dy)
    real, intent(in) :: dx, dy
    class(shape), intent(inout) :: self
    call self%move(dx)
  end subroutine
  subroutine reset(self)
    class(shape), intent(inout) :: self
    self%x = 0
  end subroutine
  real function describe_any()
    describe_any = 1
  end function
  function added(a, b) result(c)
    class(shape), intent(in) :: a
    real, intent(in) :: b
    real :: c
    c = a%x + b
  end function
  subroutine copy(a, b)
    class(shape), intent(inout) :: a
    real, intent(in) :: b
    a%x = b
  end subroutine
  subroutine finish(self)
    type(circle), intent(inout) :: self
  end subroutine
  subroutine hook(a, me)
    integer, intent(in) :: a
    class(circle), intent(inout) :: me
  end subroutine
  type(circle) function make_circle(r)
    real, intent(in) :: r
    make_circle%radius = r
  end function
  real function total4(self)
    class(holder(4, *)), intent(in) :: self
    total4 = sum(self%values)
  end function
  real(8) function total8(self)
    class(holder(8, *)), intent(in) :: self
    total8 = sum(self%values)
  end function
  subroutine everything(s, c, list)
    class(shape), intent(inout) :: s
    type(circle) :: c, list(:)
    type(holder(8, 3)) :: h
    real :: r
    integer :: i
    r = c%area() + s%area() + c%describe() + s%describe()
    call c%move(1.0)
    call s%move(dx=2.0)
    call s%reset()
    call s%shift(1.0)
    call s%shift(1.0, 2.0)
    r = s + 1.0
    r = c + r
    s = r
    c = r
    c = circle(2.0)
    c = circle(x=1.0, y=2.0, radius=r, samples=[1.0, r])
    c = circle(shape=c%shape, radius=1.0)
    r = c%shape%x + list(2)%samples(3) + sum(list%radius) + c%other(s)
    call c%event(3)
    list(1:2)%x = list(3)%y
    r = h%total() + h%k + h%n + h%values(2)
    select type (s)
    type is (circle)
      r = s%radius
    class is (shape)
      r = s%x
    class default
      r = 0
    end select
    select type (t => s%area())
    end select
    associate (p => list(2), q => list%radius, all => c%samples, z => r + 1)
      p%x = q(1) + all(2) + z
    end associate
  end subroutine
end module
