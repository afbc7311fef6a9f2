! host: flang
! reduce of arrays and of array elements' neighbours in one loop.
module reductions_arrays
  use run_output, only: put
  implicit none
contains

  subroutine case_reduce_histogram
    integer :: bins(0:9), e(0:9), i
    e = 0
    do i = 1, 1000
      e(mod(i*i, 10)) = e(mod(i*i, 10)) + 1
    end do
    bins = 0
    do concurrent (i = 1:1000) reduce(+:bins)
      bins(mod(i*i, 10)) = bins(mod(i*i, 10)) + 1
    end do
    call put('expected', e)
    call put('bins', bins)
  end subroutine

  subroutine case_reduce_array_max
    integer :: hi(3), e(3), i
    e = [5, -100, 0]
    do i = 1, 200
      e(mod(i, 3) + 1) = max(e(mod(i, 3) + 1), mod(i*37, 101))
    end do
    hi = [5, -100, 0]
    do concurrent (i = 1:200) reduce(max:hi)
      hi(mod(i, 3) + 1) = max(hi(mod(i, 3) + 1), mod(i*37, 101))
    end do
    call put('expected', e)
    call put('hi', hi)
  end subroutine

  subroutine case_reduce_matrix
    real :: m(3, 2), e(3, 2)
    integer :: i, j, k
    e = 1.5
    do i = 1, 64
      do k = 1, 2
        do j = 1, 3
          e(j, k) = e(j, k) + 0.5*mod(i*j, 4) - k
        end do
      end do
    end do
    m = 1.5
    do concurrent (i = 1:64) reduce(+:m)
      do k = 1, 2
        do j = 1, 3
          m(j, k) = m(j, k) + 0.5*mod(i*j, 4) - k
        end do
      end do
    end do
    call put('expected', [e])
    call put('m', [m])
  end subroutine

  subroutine case_reduce_array_and_scalar
    integer :: bins(4), n, e(4), i
    logical :: seen(2)
    e = 10
    do i = 1, 333
      e(mod(i, 4) + 1) = e(mod(i, 4) + 1) + i
    end do
    bins = 10
    n = 0
    seen = .false.
    do concurrent (i = 1:333) reduce(+:bins, n) reduce(.or.:seen)
      bins(mod(i, 4) + 1) = bins(mod(i, 4) + 1) + i
      n = n + 1
      seen(1) = seen(1) .or. i == 100
      seen(2) = seen(2) .or. i == 1000
    end do
    call put('expected', e)
    call put('bins', bins)
    call put('n', n)
    call put('seen', seen)
  end subroutine

  subroutine case_reduce_dummy_array
    integer :: s(5)
    s = [1, 2, 3, 4, 5]
    call inner(s, 5)
    call put('s', s)
  contains
    subroutine inner(d, n)
      integer, intent(in) :: n
      integer, intent(inout) :: d(n)
      integer :: i, k
      do concurrent (i = 1:20, k = 1:5) reduce(+:d)
        d(k) = d(k) + i*k
      end do
    end subroutine
  end subroutine

end module
