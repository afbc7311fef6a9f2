module m
  implicit none
  integer, save :: own
  integer :: blank(3)
  common /group/ blank
  !$omp threadprivate(own, /group/)
contains
  subroutine clauses(a, n, p)
    integer, intent(in) :: n
    real, intent(inout) :: a(n, n)
    integer, allocatable :: p(:)
    integer :: i, j, k, q, u
    real :: t, s
    integer, parameter :: two = 2
    !$omp parallel do private(t) firstprivate(q) lastprivate(k) reduction(-: s) schedule(static, n)
    do i = 1, n
      t = q
      do j = 1, 3
        t = t + j
      end do
      k = i
      s = s - t
    end do
    !$omp end parallel do
    !$omp parallel do simd collapse(two) if(two == 2) lastprivate(u)
    outer: do i = 1, n
      do j = n, 1, -2
        if (a(i, j) > 0) cycle
        u = j
      end do
    end do outer
    !$omp parallel do default(private) shared(a)
    do i = 1, n
      t = u + two
      a(i, 1) = t
    end do
    !$omp parallel do private(p) linear(j) reduction(.or.: q) reduction(foo: q) if(n > 3) default(nothing)
    do 10 i = 1, n
      !$omp critical
      q = 1
      !$omp end critical
      if (q > 1) then
        q = 2
        !$omp barrier
      end if
10  continue
    !$omp parallel
    !$omp do
    do i = 1, n
      own = i
    end do
    !$omp end parallel
  end subroutine
  subroutine shared_end(a, n)
    integer, intent(in) :: n
    real, intent(inout) :: a(n, n)
    integer :: i, j
    do 20 i = 1, n
      !$omp parallel do
      do 20 j = 1, n
        a(i, j) = 0
20  continue
    !$omp parallel do collapse(2)
    do i = 1, n
      do j = 1, i
        !$omp parallel do
        do concurrent (j = 1:2)
        end do
      end do
    end do
    !$omp flush
  end subroutine
end module
