module boxes
  use kinds, only: rk
  use shapes, only: shape_t
  implicit none

  type, extends(shape_t) :: box_t
    real(rk) :: sides(2) = 1
  contains
    procedure :: area
  end type

  interface box_t
    procedure :: cube
  end interface

contains

  pure real(rk) function area(self)  ! reached
    class(box_t), intent(in) :: self
    integer :: i
    area = 1
    do i = 1, 2
      if (self%sides(i) < 0) cycle
      area = area * self%sides(i)
    end do
  end function

  pure type(box_t) function cube(side, times)  ! unreached
    real(rk), intent(in) :: side
    integer, intent(in) :: times
    cube%sides = side
    cube%scale = real(times, rk)
  end function
end module
