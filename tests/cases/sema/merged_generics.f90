module a
  implicit none
  interface operator(.op.)
    procedure op_i
  end interface
  interface area
    procedure area_i
  end interface
  interface write(formatted)
    procedure put
  end interface
  type :: thing
    integer :: i = 0
  end type
contains
  pure integer function op_i(x, y)
    integer, intent(in) :: x, y
    op_i = x + y
  end function
  pure integer function area_i(x)
    integer, intent(in) :: x
    area_i = x
  end function
  subroutine put(dtv, unit, iotype, v_list, iostat, iomsg)
    class(thing), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    iostat = 0
  end subroutine
end module
module b
  use a, only: operator(.op.), area
  implicit none
  private
  public :: operator(.op.), area, op_only
  interface operator(.op.)
    procedure op_r
  end interface
  interface area
    procedure area_r
  end interface
  interface
    pure integer function op_only(x)
      integer, intent(in), value :: x
    end function
  end interface
contains
  pure real function op_r(x, y)
    real, intent(in) :: x, y
    op_r = x*y
  end function
  pure real function area_r(x)
    real, intent(in) :: x
    area_r = x
  end function
end module
module c
  use a, only: operator(.mine.) => operator(.op.), surface => area, write(formatted), thing
  use b
  implicit none
  interface area
    procedure area_l
  end interface
  interface sin
    procedure sin_thing
  end interface
contains
  pure real function area_l(x)
    logical, intent(in) :: x
    area_l = 0
  end function
  pure real function sin_thing(x)
    type(thing), intent(in) :: x
    sin_thing = sin(real(x%i))
  end function
  subroutine test(t)
    type(thing), intent(inout) :: t
    real :: r
    integer :: i
    i = 1 .mine. 2
    r = 1.0 .op. 2.0
    i = 1 .op. 2
    r = area(1) + area(1.0) + area(.true.) + surface(3) + op_only(2) + sin(t) + sin(1.0)
    print *, t
    i = nested(i)
  contains
    pure integer function nested(x)
      integer, intent(in) :: x
      interface area
        procedure area_here
      end interface
      nested = area(thing(x)) + int(area(1.0))
    end function
    pure integer function area_here(t)
      type(thing), intent(in) :: t
      area_here = t%i
    end function
  end subroutine
end module
subroutine enums(k)
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  enum, bind(c)
    enumerator :: red, green = 5, blue
  end enum
  integer(kind(red)), intent(inout) :: k
  integer, parameter :: both = ior(green, blue)
  common /shared/ n, x
  integer :: n
  real :: x(3)
  real :: y(3), z
  equivalence (y(2), z)
  select case (k)
  case (red, green:blue)
    k = both
  end select
  y(1) = x(2) + n + z
end subroutine
