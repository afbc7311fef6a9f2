! shallow [CELLS [STEPS]]: a hill of water runs out into a basin of CELLS x CELLS cells, STEPS steps long.
! Standard output is the same for every way to build it; the speed goes to standard error. Exit status 1 if a check fails.
program shallow
  use, intrinsic :: iso_fortran_env, only: error_unit
  use precision, only: wp, long
  use basin, only: fill_basin, n, h
  use diagnostics, only: mass, energy, asymmetry
  use time_step, only: advance, advance_in_order
  implicit none
  logical :: good

  good = .true.
  call compare_with_plain_loops(cells=60, steps=40)
  call run(argument(1, 256), argument(2, 100))
  if (good) then
    print '(a)', 'PASS'
  else
    print '(a)', 'FAIL'
    stop 1
  end if

contains

  integer function argument(position, default)
    integer, intent(in) :: position, default
    character(20) :: text
    integer :: status
    argument = default
    call get_command_argument(position, text)
    if (text == '') return
    read (text, *, iostat=status) argument
    if (status /= 0 .or. argument < 8) then
      write (error_unit, '(a)') 'usage: shallow [CELLS [STEPS]], both at least 8'
      stop 2
    end if
  end function argument

  subroutine check(what, holds)
    character(*), intent(in) :: what
    logical, intent(in) :: holds
    print '(2a)', what, merge(': yes', ': NO ', holds)
    good = good .and. holds
  end subroutine check

  ! Steps of do concurrent give what steps of plain loops give, bit for bit.
  subroutine compare_with_plain_loops(cells, steps)
    integer, intent(in) :: cells, steps
    real(wp), allocatable :: expected(:, :)
    real(wp) :: time, expected_time
    integer :: step
    call fill_basin(cells)
    expected_time = 0
    do step = 1, steps
      call advance_in_order(expected_time)
    end do
    expected = h
    call fill_basin(cells)
    time = 0
    do step = 1, steps
      call advance(time)
    end do
    call check('same as plain loops', all(h(1:n, 1:n) == expected(1:n, 1:n)) .and. time == expected_time)
  end subroutine compare_with_plain_loops

  subroutine run(cells, steps)
    integer, intent(in) :: cells, steps
    integer(long) :: mass_before, mass_after, ticks, ticks_before, rate
    real(wp) :: energy_before, energy_after, time
    integer :: step, i
    call fill_basin(cells)
    mass_before = mass()
    energy_before = energy()
    time = 0
    call advance(time)  ! the first one also moves the data
    call system_clock(ticks_before, rate)
    do step = 2, steps
      call advance(time)
    end do
    call system_clock(ticks)
    mass_after = mass()
    energy_after = energy()
    print '(a,i0,a,i0,a,es12.5)', 'cells ', cells, ' steps ', steps, ' time ', time
    print '(a,es12.5)', 'mass   ', real(mass_after, wp)*(0.5_wp**24/n)/n
    print '(a,es12.5,a,es12.5)', 'energy ', energy_before, ' -> ', energy_after
    print '(a,*(1x,es12.5))', 'depth along the diagonal', (h(i, i), i = 1, n, max(1, n/6))
    call check('mass conserved', abs(mass_after - mass_before) <= 10*epsilon(1.0_wp)*steps*mass_before + n*n)
    call check('energy does not grow', energy_after <= energy_before .and. energy_after > 0)
    call check('symmetric', asymmetry() <= 100*epsilon(1.0_wp))
    write (error_unit, '(a,f0.1,a)') 'speed: ', &
      1.0e-6*real(cells)*real(cells)*(steps - 1)*rate/max(1_long, ticks - ticks_before), ' million cell updates a second'
  end subroutine run

end program shallow
