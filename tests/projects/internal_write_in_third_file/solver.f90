module solver
  implicit none
  interface
    pure module function step(x) result(y)
      real, intent(in) :: x
      real :: y
    end function
  end interface
end module
