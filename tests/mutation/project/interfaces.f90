module interfaces
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none

  interface
    pure subroutine relax(x, steps)
      real, intent(inout) :: x
      integer, intent(in) :: steps
    end subroutine
    pure integer(c_int) function renamed(n) bind(c, name='outside_labelled')
      import :: c_int
      integer(c_int), value :: n
    end function
    subroutine tell(n)
      integer, intent(in) :: n
    end subroutine
  end interface
end module
