module vendor
  implicit none
contains
  pure real function convert(x)
    real, intent(in) :: x
    convert = 2*x
  end function
end module
