! The shallow-water equations on one cell. Only the interfaces: the bodies are in submodule scheme, which is compiled later.
module dynamics
  use precision, only: wp
  implicit none
  private
  public :: update_cell, gravity

  real(wp), parameter :: gravity = 9.81_wp

  interface
    ! The state of cell (i, j) after a time step, from the faces to its four neighbours.
    pure module subroutine update_cell(h, hu, hv, wet, i, j, dt_over_width, h_next, hu_next, hv_next)
      real(wp), intent(in) :: h(0:, 0:), hu(0:, 0:), hv(0:, 0:)
      logical, intent(in) :: wet(0:, 0:)
      integer, intent(in) :: i, j
      real(wp), intent(in) :: dt_over_width
      real(wp), intent(out) :: h_next, hu_next, hv_next
    end subroutine update_cell
  end interface
end module dynamics
