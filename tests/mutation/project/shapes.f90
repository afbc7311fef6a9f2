module shapes
  use kinds, only: rk
  implicit none
  private
  public :: shape_t, unit_area

  type, abstract :: shape_t
    real(rk) :: scale = 1
  contains
    procedure(area_of), deferred :: area
    procedure :: scaled_area
    procedure, nopass :: unit_area
    procedure :: name_length
  end type

  abstract interface
    pure real(rk) function area_of(self)
      import :: shape_t, rk
      class(shape_t), intent(in) :: self
    end function
  end interface

contains

  pure real(rk) function scaled_area(self)  ! reached
    class(shape_t), intent(in) :: self
    associate (factor => self%scale)
      scaled_area = factor * factor * self%area()
    end associate
  end function

  pure real(rk) function unit_area()  ! reached
    unit_area = 1
  end function

  pure integer function name_length(self)  ! unreached
    class(shape_t), intent(in) :: self
    name_length = merge(5, 6, self%scale > 1)
  end function
end module
