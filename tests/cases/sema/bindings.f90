module animals
  implicit none
  private
  public :: animal, dog, puppy, describe
  type, abstract :: animal
    integer :: legs = 4
  contains
    procedure(voice), deferred :: speak
    procedure, nopass :: planet
    procedure, pass(this) :: feed
    procedure :: weigh => weigh_animal
    procedure, private :: scaled_i
    procedure, private :: scaled_r
    generic :: scaled => scaled_i, scaled_r
    procedure, non_overridable :: count_legs
    procedure, private, pass(b) :: plus_left
    procedure, private :: plus_right
    generic, public :: operator(+) => plus_left, plus_right
    procedure, private :: from_int
    generic, public :: assignment(=) => from_int
    procedure, private :: negated
    generic, public :: operator(.neg.) => negated
    generic, public :: operator(==) => same
    procedure, private :: same
  end type
  abstract interface
    pure function voice(self, loud) result(v)
      import :: animal
      implicit none
      class(animal), intent(in) :: self
      logical, intent(in), optional :: loud
      integer :: v
    end function
  end interface
  type, extends(animal) :: dog
    real :: mass = 20
  contains
    procedure :: speak => bark
    procedure :: weigh => weigh_dog
    procedure :: scaled_r => scaled_r_dog
    procedure, private :: scaled_c
    generic :: scaled => scaled_c
  end type
  type, extends(dog) :: puppy
    class(animal), allocatable :: mother
  contains
    procedure :: speak => yelp
    procedure, private :: same => same_puppy
  end type
  interface describe
    procedure describe_any
  end interface
contains
  pure integer function planet()
    planet = 3
  end function
  subroutine feed(amount, this)
    real, intent(in) :: amount
    class(animal), intent(inout) :: this
  end subroutine
  pure real function weigh_animal(self)
    class(animal), intent(in) :: self
    weigh_animal = self%legs
  end function
  pure real function weigh_dog(self)
    class(dog), intent(in) :: self
    weigh_dog = self%mass
  end function
  pure integer function scaled_i(self, i)
    class(animal), intent(in) :: self
    integer, intent(in) :: i
    scaled_i = self%legs*i
  end function
  pure real function scaled_r(self, r)
    class(animal), intent(in) :: self
    real, intent(in) :: r
    scaled_r = self%legs*r
  end function
  pure real function scaled_r_dog(self, r)
    class(dog), intent(in) :: self
    real, intent(in) :: r
    scaled_r_dog = self%mass*r
  end function
  pure complex function scaled_c(self, c)
    class(dog), intent(in) :: self
    complex, intent(in) :: c
    scaled_c = self%mass*c
  end function
  pure integer function count_legs(self)
    class(animal), intent(in) :: self
    count_legs = self%legs
  end function
  pure integer function plus_left(a, b)
    integer, intent(in) :: a
    class(animal), intent(in) :: b
    plus_left = a + b%legs
  end function
  pure integer function plus_right(a, b)
    class(animal), intent(in) :: a
    integer, intent(in) :: b
    plus_right = a%legs + b
  end function
  pure subroutine from_int(self, i)
    class(animal), intent(inout) :: self
    integer, intent(in) :: i
    self%legs = i
  end subroutine
  pure integer function negated(self)
    class(animal), intent(in) :: self
    negated = -self%legs
  end function
  pure logical function same(a, b)
    class(animal), intent(in) :: a, b
    same = a%legs == b%legs
  end function
  pure logical function same_puppy(a, b)
    class(puppy), intent(in) :: a
    class(animal), intent(in) :: b
    same_puppy = a%mass == b%legs
  end function
  pure function bark(self, loud) result(v)
    class(dog), intent(in) :: self
    logical, intent(in), optional :: loud
    integer :: v
    v = 1
  end function
  pure function yelp(self, loud) result(v)
    class(puppy), intent(in) :: self
    logical, intent(in), optional :: loud
    integer :: v
    v = self%dog%speak(loud)
  end function
  pure integer function describe_any(a)
    class(animal), intent(in) :: a
    describe_any = a%speak()
  end function
end module
subroutine test(a, d, p, all)
  use animals
  implicit none
  class(animal), intent(inout) :: a
  type(dog), intent(inout) :: d
  type(puppy), intent(inout) :: p
  class(animal), intent(inout) :: all(:)
  real :: r
  logical :: l
  r = a%speak() + d%speak(.true.) + p%speak(loud=.false.) + p%dog%speak()
  r = a%planet() + d%planet() + p%planet()
  call a%feed(1.0)
  call p%feed(amount=1.0)
  r = a%weigh() + d%weigh() + p%weigh() + p%animal%legs
  r = a%scaled(1) + a%scaled(1.0) + d%scaled(1.0) + real(d%scaled((1.0, 2.0))) + p%scaled(2) + p%scaled(2.0)
  r = a%count_legs() + p%count_legs()
  r = 1 + a + (a + 1) + (2 + d) + (p + 3)
  a = 3
  d = 4
  p = 5
  r = .neg. a + .neg. p
  l = a == d .or. p == d .or. d == p
  r = describe(p) + p%mother%speak()
  r = all(2)%speak() + sum([all(1)%weigh(), p%mother%weigh()])
end subroutine
