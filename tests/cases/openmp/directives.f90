subroutine s(a, n)
  integer :: n, i, j
  real :: a(n), t
  !$omp parallel do private(t, &
  !$omp   i) , schedule(dynamic, 4) & ! comment
  ! another

  !$OMP& reduction(+: s1,s2) reduction(.and.:l) reduction(max:x(1:3)), if(parallel: n > 100) num_threads(4) default(none)
  ! hello
10  do i = 1, n
    a(i) = 0
    !$omp atomic
    a(1) = 2
    !$omp barrier
  end do
  !$omp end parallel do
  x = 1 !$omp parallel do
  !$ompx foo
  !$omp paralleldo simd collapse(2) lastprivate(conditional: x) aligned(a:64) linear(j:2)
  outer: do i = 1, n
  enddo outer
  !$omp endparalleldo simd
  !$omp parallel
  !$omp do ordered
  do i=1,n
  end do
  !$omp end do nowait
  !$omp end parallel
  !$omp threadprivate(/c/, z)
  !$omp parallel do private(
  do i=1,n
  end do
  !$omp target teams distribute parallel do map(to: a)
  do i=1,n
  end do
  !$omp parallel do num_threads
  do i=1,n
  end do
  !$omp
end

module m
  !$omp threadprivate(z,/c/)
  !$omp declare reduction(mine: integer: omp_out = omp_out + omp_in)
contains
subroutine t
  character(40) :: text = "!$omp parallel do"
  call s; !$omp parallel do
  !$omp parallel do private(/c/, x), shared(b) default(firstprivate)
  !dir$ ivdep
  30 do 30 i = 1, n
  30 continue
  !$omp end parallel do nowait
  !$omp
  !$acc parallel
  !$omp unheard of(a)
  !$omp cancellation point do
end subroutine
end module
