module rounds
  use kinds, only: rk
  use shapes, only: shape_t
  implicit none
  private
  public :: circle_t, ring_t

  type, extends(shape_t) :: circle_t
    real(rk) :: radius = 1
  contains
    procedure :: area => circle_area
  end type

  type, extends(circle_t) :: ring_t
    real(rk) :: hole = 0
  contains
    procedure :: area => ring_area
    procedure :: name_length => ring_name_length
  end type

contains

  pure real(rk) function circle_area(self)  ! reached
    class(circle_t), intent(in) :: self
    circle_area = 3.1415927_rk * self%radius**2
  end function

  pure real(rk) function ring_area(self)  ! reached
    class(ring_t), intent(in) :: self
    block
      real(rk) :: inner
      inner = min(self%hole, self%radius)
      ring_area = 3.1415927_rk * (self%radius**2 - inner**2)
    end block
  end function

  pure integer function ring_name_length(self)  ! unreached
    class(ring_t), intent(in) :: self
    ring_name_length = 4
    if (self%hole <= 0) then
      ring_name_length = 6
    end if
  end function
end module
