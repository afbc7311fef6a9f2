! The state of the water in a square basin with four islands: depth h and the momenta hu and hv of each cell.
module basin
  use precision, only: wp
  implicit none
  private
  public :: fill_basin, keep_state, n, cell, h, hu, hv, h_next, hu_next, hv_next, wet

  integer, protected :: n = 0                            ! cells in each direction
  real(wp), protected :: cell = 0                        ! their width
  logical, allocatable, protected :: wet(:, :)           ! false on the islands and on the shore, which is row 0 and n + 1
  real(wp), allocatable :: h(:, :), hu(:, :), hv(:, :)
  real(wp), allocatable :: h_next(:, :), hu_next(:, :), hv_next(:, :)

contains

  ! Still water, with a round hill of it in the middle.
  subroutine fill_basin(cells)
    integer, intent(in) :: cells
    integer :: i, j
    real(wp) :: x, y
    if (allocated(h)) deallocate (h, hu, hv, h_next, hu_next, hv_next, wet)
    n = cells
    cell = 1.0_wp/n
    allocate (h(0:n+1, 0:n+1), hu(0:n+1, 0:n+1), hv(0:n+1, 0:n+1))
    allocate (h_next(0:n+1, 0:n+1), hu_next(0:n+1, 0:n+1), hv_next(0:n+1, 0:n+1), wet(0:n+1, 0:n+1))
    do concurrent (j = 0:n+1, i = 0:n+1)
      x = real(2*i - n - 1, wp)/n
      y = real(2*j - n - 1, wp)/n
      h(i, j) = 1.0_wp + 0.4_wp/(1.0_wp + 20.0_wp*(x*x + y*y))
      hu(i, j) = 0
      hv(i, j) = 0
      h_next(i, j) = h(i, j)
      hu_next(i, j) = 0
      hv_next(i, j) = 0
      wet(i, j) = .not. (island(2*i - n - 1) .and. island(2*j - n - 1))
    end do
    ! The shore: the first and the last row and column, in one loop each.
    do concurrent (j = 0:n+1:n+1, i = 0:n+1)
      wet(i, j) = .false.
    end do
    do concurrent (j = 0:n+1, i = n+1:0:-n-1)
      wet(i, j) = .false.
    end do
  end subroutine fill_basin

  pure logical function island(twice_offset)
    integer, intent(in) :: twice_offset  ! from the middle
    island = abs(twice_offset) > n/2 .and. abs(twice_offset) < 3*n/4
  end function island

  ! The next state becomes the present one.
  subroutine keep_state()
    integer :: i, j
    do concurrent (j = 1:n, i = 1:n, wet(i, j))
      h(i, j) = h_next(i, j)
      hu(i, j) = hu_next(i, j)
      hv(i, j) = hv_next(i, j)
    end do
  end subroutine keep_state

end module basin
