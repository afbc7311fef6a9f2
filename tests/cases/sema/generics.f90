!=== first.f90
module first
  implicit none
  private
  public :: norm, abs, swap, box, operator(*), operator(.near.)
  type :: box
    real :: side = 1
  end type
  interface norm
    module procedure norm_1, norm_2
  end interface
  interface abs
    module procedure abs_box
  end interface
  interface swap
    module procedure swap_allocatable, swap_pointer
  end interface
  interface box
    module procedure box_of_integer
  end interface
  interface operator(*)
    module procedure times
  end interface
  interface operator(.near.)
    module procedure near
  end interface
contains
  pure real function norm_1(x)
    real, intent(in) :: x(:)
    norm_1 = sqrt(sum(x**2))
  end function
  pure real function norm_2(x)
    real, intent(in) :: x(:, :)
    norm_2 = sqrt(sum(x**2))
  end function
  pure type(box) function abs_box(b)
    type(box), intent(in) :: b
    abs_box = box(abs(b%side))
  end function
  subroutine swap_allocatable(a)
    real, allocatable, intent(inout) :: a(:)
  end subroutine
  subroutine swap_pointer(a)
    real, pointer, intent(inout) :: a(:)
  end subroutine
  type(box) function box_of_integer(n)
    integer, intent(in) :: n
    box_of_integer%side = n
  end function
  elemental type(box) function times(a, b)
    real, intent(in) :: a
    type(box), intent(in) :: b
    times = box(a*b%side)
  end function
  elemental logical function near(a, b)
    type(box), intent(in) :: a, b
    near = abs(a%side - b%side) < 1e-3
  end function
end module
!=== second.f90
module second
  use first, only: norm, b => box
  implicit none
  interface norm
    procedure norm_elemental
  end interface
contains
  elemental real function norm_elemental(i)
    integer, intent(in) :: i
    norm_elemental = i
  end function
end module
!=== user.f90
module user
  use first, size_of => norm
  use second
  implicit none
  interface norm
    module procedure norm_logical, norm_applied
  end interface
contains
  real function norm_logical(l)
    logical, intent(in) :: l
    norm_logical = merge(1, 0, l)
  end function
  real function norm_applied(f, x)
    interface
      real function f(x)
        real, intent(in) :: x
      end function
    end interface
    real, intent(in) :: x
    norm_applied = f(x)
  end function
  subroutine everything(x, m, i, w, p, boxes)
    real :: x(:), m(:, :), r
    integer :: i(:)
    real, allocatable :: w(:)
    real, pointer :: p(:)
    type(b) :: boxes(3), one
    interface norm
      procedure norm_here
    end interface
    r = norm(x) + norm(m) + norm(3) + sum(norm(i)) + norm(.true.) + norm(norm_logical_of, r) + norm(1.0)
    r = size_of(x)
    r = abs(r) + abs(-3)
    one = abs(one)
    one = box(2)
    one = box(2.5)
    one = box(side=r)
    one = 2.0*one
    boxes = 2.0*boxes
    if (any(boxes .near. one)) call swap(w)
    call swap(p)
  end subroutine
  real function norm_here(x)
    real, intent(in) :: x
    norm_here = x
  end function
  real function norm_logical_of(x)
    real, intent(in) :: x
    norm_logical_of = x
  end function
end module
