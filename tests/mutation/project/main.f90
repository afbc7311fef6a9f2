program main
  use boxes, only: box_t
  use interfaces, only: tell
  use kinds, only: rk
  use rules, only: on_host, thrice
  use steps, only: areas, move, smooth
  use vectors
  implicit none
  integer, parameter :: n = 8
  type(vector_t) :: points(n), speeds(n)
  type(box_t) :: row(n)
  real(rk) :: found(n)
  integer :: i

  row = box_t(2.0_rk, 3)
  speeds = 1
  do concurrent (i = 1:n)
    found(i) = start(i)
  end do
  call areas(row, found)
  call move(points, speeds, 0.1_rk)
  print *, on_host(thrice, found(1)), norm((3.0_rk, 4.0_rk)), 2.0_rk * points(1), row(1)%name_length()
  call tell(smooth(n))

contains

  pure real(rk) function start(k)  ! reached
    integer, intent(in) :: k
    integer :: j
    start = 0
    do concurrent (j = 1:k)
      if (j == k) then
        start = real(j, rk)
      end if
    end do
  end function

  subroutine finish()  ! unreached
    select case (n)
    case (1:)
      print *, 'done'
    case default
      error stop
    end select
  end subroutine
end program
