module vectors
  use kinds, only: rk
  implicit none
  private
  public :: vector_t, operator(+), operator(.dot.), assignment(=), norm, weight

  type :: vector_t
    real(rk) :: x = 0, y = 0
  contains
    procedure, private :: times_real
    procedure, private, pass(self) :: real_times
    generic :: operator(*) => times_real, real_times
  end type

  interface operator(+)
    pure module function add(a, b) result(c)
      type(vector_t), intent(in) :: a, b
      type(vector_t) :: c
    end function
  end interface

  interface operator(.dot.)
    pure module function dot(a, b) result(c)
      type(vector_t), intent(in) :: a, b
      real(rk) :: c
    end function
  end interface

  interface assignment(=)
    elemental module subroutine set_from_real(a, x)
      type(vector_t), intent(out) :: a
      real(rk), intent(in) :: x
    end subroutine
    elemental module subroutine set_from_integer(a, n)
      type(vector_t), intent(out) :: a
      integer, intent(in) :: n
    end subroutine
  end interface

  interface norm
    elemental module function norm_of_vector(a) result(c)
      type(vector_t), intent(in) :: a
      real(rk) :: c
    end function
    elemental module function norm_of_complex(a) result(c)
      complex(rk), intent(in) :: a
      real(rk) :: c
    end function
  end interface

  interface
    pure module function weight(n) result(c)
      integer, intent(in) :: n
      real(rk) :: c
    end function
  end interface

contains

  elemental function times_real(self, factor) result(c)  ! reached
    class(vector_t), intent(in) :: self
    real(rk), intent(in) :: factor
    type(vector_t) :: c
    c%x = self%x * factor
    c%y = self%y * factor
  end function

  elemental function real_times(factor, self) result(c)  ! unreached
    real(rk), intent(in) :: factor
    class(vector_t), intent(in) :: self
    type(vector_t) :: c
    c%x = self%x * factor
    c%y = self%y * factor
  end function
end module
