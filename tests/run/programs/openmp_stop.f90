! STOP in a procedure that an OpenMP loop calls: the program ends as the host's does.
module openmp_stop_guard
  implicit none
contains
  subroutine guard(i, limit)
    integer, intent(in) :: i, limit
    if (i == limit) stop 7
  end subroutine
end module

program openmp_stop
  use openmp_stop_guard, only: guard
  implicit none
  integer :: a(1000), i
  !$omp parallel do
  do i = 1, 1000
    a(i) = i
    call guard(i, 2000)
  end do
  print '(a, i0)', 'before ', sum(a)
  !$omp parallel do
  do i = 1, 1000
    call guard(i, 500)
  end do
  print '(a)', 'never printed'
end program
