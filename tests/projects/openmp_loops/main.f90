program main
  use solver, only: advance, settle, steps
  implicit none
  integer :: a(10), i
  a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  !$omp parallel do
  do i = 1, 10
    call settle(i, a(i))
  end do
  !$omp end parallel do
  !$omp parallel do schedule(static)
  do i = 1, 4
    call advance(i, a(i))
  end do
  print '(10i3)', a
  print '(10i3)', steps
end program
