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

  subroutine case_omp_implicit_interfaces
    integer :: a(20), b(3, 20), i
    integer, external :: openmp_external_two
    a = 1
    do i = 1, 20
      b(:, i) = i
    end do
    !$omp parallel do
    do i = 1, 20
      call openmp_external_add(a(i), 2, b(1, i))
      a(i) = a(i) + openmp_external_two()
    end do
    call put('a', a)
  end subroutine

end module
