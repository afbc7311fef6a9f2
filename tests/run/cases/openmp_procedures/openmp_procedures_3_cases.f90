module openmp_procedures
  use openmp_procedures_tally, only: bump, factor, marks, seen
  use run_output, only: put
  implicit none
contains

  subroutine case_omp_impure_procedures
    integer :: a(20), i
    do i = 1, 20
      a(i) = i
    end do
    marks = 0
    !$omp parallel do
    do i = 1, 20
      call bump(a(i))
    end do
    call put('a', a)
    factor = 7
    !$omp parallel do
    do i = 1, 20
      a(i) = seen(i)
    end do
    factor = 3
    call put('a', a)
    call put('marks', marks)
  end subroutine

end module
