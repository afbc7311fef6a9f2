module physics
  implicit none
contains
  pure real function pressure(density)
    real, intent(in) :: density
    real(kind(1.0d0)) :: accurate
    accurate = density
    pressure = real(accurate**1.4d0)
  end function
end module
