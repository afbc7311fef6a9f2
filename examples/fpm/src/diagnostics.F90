! Numbers about the whole basin. REDUCE (Fortran 2023) is used where the host compiler knows it, and with -DHAVE_REDUCE:
! gpuoffload lowers it for those that do not. Plain loops otherwise.
#if !defined(HAVE_REDUCE) && (defined(__flang__) || __GNUC__ >= 15)
#define HAVE_REDUCE
#endif
module diagnostics
  use precision, only: wp, long
  use basin, only: n, cell, h, hu, hv, wet
  use dynamics, only: gravity
  implicit none
  private
  public :: fastest, mass, energy, asymmetry

  ! Sums are of whole multiples of these, so that they do not depend on their order.
  real(wp), parameter :: mass_unit = 2.0_wp**(-24), energy_unit = 2.0_wp**(-20)

  interface
    pure function cell_energy(h, hu, hv, gravity) result(energy)
      import :: wp
      real(wp), intent(in) :: h, hu, hv, gravity
      real(wp) :: energy
    end function cell_energy
    pure function cell_speed(h, hu, hv, gravity) result(speed)
      import :: wp
      real(wp), intent(in) :: h, hu, hv, gravity
      real(wp) :: speed
    end function cell_speed
  end interface

contains

  ! The largest signal speed anywhere.
  real(wp) function fastest()
    integer :: i, j
    real(wp) :: speed
    speed = 0
#ifdef HAVE_REDUCE
    do concurrent (j = 1:n, i = 1:n, wet(i, j)) reduce(max:speed)
      speed = max(speed, cell_speed(h(i, j), hu(i, j), hv(i, j), gravity))
    end do
#else
    do j = 1, n
      do i = 1, n
        if (wet(i, j)) speed = max(speed, cell_speed(h(i, j), hu(i, j), hv(i, j), gravity))
      end do
    end do
#endif
    fastest = speed
  end function fastest

  ! All water, in units of 2**-24 cells.
  integer(long) function mass()
    integer :: i, j
    integer(long) :: total
    total = 0
#ifdef HAVE_REDUCE
    do concurrent (j = 1:n, i = 1:n, wet(i, j)) reduce(+:total)
      total = total + nint(h(i, j)/mass_unit, long)
    end do
#else
    do j = 1, n
      do i = 1, n
        if (wet(i, j)) total = total + nint(h(i, j)/mass_unit, long)
      end do
    end do
#endif
    mass = total
  end function mass

  ! The total energy.
  real(wp) function energy()
    integer :: i, j
    integer(long) :: total
    total = 0
#ifdef HAVE_REDUCE
    do concurrent (j = 1:n, i = 1:n, wet(i, j)) reduce(+:total)
      total = total + nint(cell_energy(h(i, j), hu(i, j), hv(i, j), gravity)/energy_unit, long)
    end do
#else
    do j = 1, n
      do i = 1, n
        if (wet(i, j)) total = total + nint(cell_energy(h(i, j), hu(i, j), hv(i, j), gravity)/energy_unit, long)
      end do
    end do
#endif
    energy = total*energy_unit*(cell*cell)
  end function energy

  ! How much the depth differs from its mirror images and its transpose.
  real(wp) function asymmetry()
    integer :: i, j
    real(wp) :: largest
    largest = 0
#ifdef HAVE_REDUCE
    do concurrent (j = 1:n, i = 1:n, wet(i, j)) reduce(max:largest)
      largest = max(largest, abs(h(i, j) - h(j, i)))
      largest = max(largest, abs(h(i, j) - h(n + 1 - i, j)))
    end do
#else
    do j = 1, n
      do i = 1, n
        if (.not. wet(i, j)) cycle
        largest = max(largest, abs(h(i, j) - h(j, i)))
        largest = max(largest, abs(h(i, j) - h(n + 1 - i, j)))
      end do
    end do
#endif
    asymmetry = largest
  end function asymmetry

end module diagnostics
