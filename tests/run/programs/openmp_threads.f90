! Against the host build with threads: what private variables and loop variables are after the loop.
program openmp_threads
  implicit none
  integer :: a(1000), b(20, 30), i, j, k, t, last
  !$ integer :: live = 4
  i = -1; j = -2; k = -3; t = -4
  !$omp parallel do private(t) lastprivate(last)
  do i = 1, 1000
    t = i
    do k = 1, 3
      t = t + k
    end do
    a(i) = t
    last = 2*t
  end do
  !$omp end parallel do
  print '(a, *(1x, i0))', 'private', i, k, t, last, sum(a)
  !$omp parallel do collapse(2) default(private) shared(a, b)
  do j = 1, 30
    do i = 1, 20
      t = a(i)
      b(i, j) = t*j
    end do
  end do
  print '(a, *(1x, i0))', 'collapse', i, j, t, sum(b)
  !$omp parallel do simd
  do i = 1, 1000, 3
    a(i) = a(i) + 1
  end do
  print '(a, *(1x, i0))', 'simd', i, sum(a)
  !$ live = live + 1
  !$ print '(a, 1x, i0)', 'live', live
end program
