! Kinetic and potential energy of a column of water. Not in a module, as in older codes: users give an interface block.
pure function cell_energy(h, hu, hv, gravity) result(energy)
  use precision, only: wp
  implicit none
  real(wp), intent(in) :: h, hu, hv, gravity
  real(wp) :: energy
  energy = 0.5_wp*((hu*hu + hv*hv)/h + gravity*(h*h))
end function cell_energy

! The largest speed of a signal in it, in either direction.
pure function cell_speed(h, hu, hv, gravity) result(speed)
  use precision, only: wp
  implicit none
  real(wp), intent(in) :: h, hu, hv, gravity
  real(wp) :: speed
  speed = max(abs(hu), abs(hv))/h + sqrt(gravity*h)
end function cell_speed
