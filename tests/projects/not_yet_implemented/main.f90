program main
  implicit none
  type, abstract :: shape
  contains
    procedure(measure), deferred :: area
  end type
  abstract interface
    pure real function measure(self)
      import :: shape
      class(shape), intent(in) :: self
    end function
  end interface
contains
  subroutine total(s, a)
    class(shape), intent(in) :: s
    real, intent(out) :: a(:)
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = s%area()
    end do
  end subroutine
end program
