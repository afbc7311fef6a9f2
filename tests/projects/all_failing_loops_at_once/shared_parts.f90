module shared_parts
  implicit none
  interface
    pure module function noted(x) result(y)
      real, intent(in) :: x
      real :: y
    end function
  end interface
end module
