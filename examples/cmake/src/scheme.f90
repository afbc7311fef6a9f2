! Finite volumes with the local Lax-Friedrichs (Rusanov) flux. The operations keep the symmetry of the basin bit for bit:
! sums of two terms that a reflection or a transposition only swaps.
submodule (dynamics) scheme
  implicit none
contains

  module procedure update_cell
    real(wp) :: here(3), there(3), east(3), west(3), north(3), south(3)
    ! Momenta along the face's normal come second, across it third.
    here(1) = h(i, j)
    here(2) = hu(i, j)
    here(3) = hv(i, j)
    call neighbour(h, hu, hv, wet(i + 1, j), i + 1, j, here, there)
    call face_flux(here, there, east)
    call neighbour(h, hu, hv, wet(i - 1, j), i - 1, j, here, there)
    call face_flux(there, here, west)
    here(2) = hv(i, j)
    here(3) = hu(i, j)
    call neighbour(h, hv, hu, wet(i, j + 1), i, j + 1, here, there)
    call face_flux(here, there, north)
    call neighbour(h, hv, hu, wet(i, j - 1), i, j - 1, here, there)
    call face_flux(there, here, south)
    h_next = h(i, j) - dt_over_width*((east(1) - west(1)) + (north(1) - south(1)))
    hu_next = hu(i, j) - dt_over_width*((east(2) - west(2)) + (north(3) - south(3)))
    hv_next = hv(i, j) - dt_over_width*((east(3) - west(3)) + (north(2) - south(2)))
  end procedure update_cell

  ! The state beyond a face: the next cell's, or at a wall our own with the momentum turned round.
  pure subroutine neighbour(h, normal, across, is_wet, i, j, here, there)
    real(wp), intent(in) :: h(0:, 0:), normal(0:, 0:), across(0:, 0:), here(3)
    logical, intent(in) :: is_wet
    integer, intent(in) :: i, j
    real(wp), intent(out) :: there(3)
    if (is_wet) then
      there(1) = h(i, j)
      there(2) = normal(i, j)
      there(3) = across(i, j)
    else
      there(1) = here(1)
      there(2) = -here(2)
      there(3) = here(3)
    end if
  end subroutine neighbour

  pure subroutine face_flux(l, r, flux)
    real(wp), intent(in) :: l(3), r(3)
    real(wp), intent(out) :: flux(3)
    real(wp) :: u_l, u_r, speed
    u_l = l(2)/l(1)
    u_r = r(2)/r(1)
    speed = max(abs(u_l) + sqrt(gravity*l(1)), abs(u_r) + sqrt(gravity*r(1)))
    flux(1) = 0.5_wp*((l(2) + r(2)) - speed*(r(1) - l(1)))
    flux(2) = 0.5_wp*((pressure(l, u_l) + pressure(r, u_r)) - speed*(r(2) - l(2)))
    flux(3) = 0.5_wp*((u_l*l(3) + u_r*r(3)) - speed*(r(3) - l(3)))
  end subroutine face_flux

  pure real(wp) function pressure(state, velocity)
    real(wp), intent(in) :: state(3), velocity
    pressure = state(2)*velocity + (0.5_wp*gravity)*(state(1)*state(1))
  end function pressure

end submodule scheme
