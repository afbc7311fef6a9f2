! One step in time, for all cells at once, and the same by plain loops.
module time_step
  use precision, only: wp
  use basin, only: n, cell, h, hu, hv, h_next, hu_next, hv_next, wet, keep_state
  use diagnostics, only: fastest
  use dynamics, only: update_cell
  implicit none
  private
  public :: advance, advance_in_order

  real(wp), parameter :: courant = 0.45_wp

contains

  ! Goes on by the longest step that is stable, and adds it to `time`.
  subroutine advance(time)
    real(wp), intent(inout) :: time
    real(wp) :: dt, dt_over_width
    integer :: i, j
    dt = courant*cell/fastest()
    dt_over_width = dt/cell
    do concurrent (j = 1:n, i = 1:n, wet(i, j))
      call update_cell(h, hu, hv, wet, i, j, dt_over_width, h_next(i, j), hu_next(i, j), hv_next(i, j))
    end do
    call keep_state()
    time = time + dt
  end subroutine advance

  ! The same, one cell after the other on the host: what `advance` is checked against.
  subroutine advance_in_order(time)
    real(wp), intent(inout) :: time
    real(wp) :: dt, dt_over_width
    integer :: i, j
    dt = courant*cell/fastest()
    dt_over_width = dt/cell
    do j = 1, n
      do i = 1, n
        if (.not. wet(i, j)) cycle
        call update_cell(h, hu, hv, wet, i, j, dt_over_width, h_next(i, j), hu_next(i, j), hv_next(i, j))
      end do
    end do
    h = h_next
    hu = hu_next
    hv = hv_next
    time = time + dt
  end subroutine advance_in_order

end module time_step
