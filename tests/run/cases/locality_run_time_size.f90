! host: flang
! not-yet: the local array 'w', whose size is only known at run time
! A local array whose extent is known only when the loop is reached.
module locality_run_time_size
  use run_output, only: put
  implicit none
contains

  subroutine case_local_dummy_of_run_time_size
    call inner(4)
  contains
    subroutine inner(n)
      integer, intent(in) :: n
      integer :: w(n), a(6), e(6), i, k
      do i = 1, 6
        e(i) = i*n*(n + 1)/2
      end do
      w = 3
      do concurrent (i = 1:6) local(w, k)
        do k = 1, n
          w(k) = i*k
        end do
        a(i) = 0
        do k = 1, n
          a(i) = a(i) + w(k)
        end do
      end do
      call put('expected', e)
      call put('a', a)
      call put('w', w)
    end subroutine
  end subroutine

end module
