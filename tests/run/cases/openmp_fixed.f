C     Directives in fixed form: sentinels, continuation in column 6.
C openmp: yes
      module openmp_fixed
      use run_output, only: put
      implicit none
      contains

      subroutine case_omp_fixed_form
      integer a(6), b(6), i, t
c$omp parallel do ! note
c$omp+ private(t)
C     a comment
C$OMP& schedule(static)
      do 10 i = 1, 6
        t = i
        a(i) = t +                                                      ignored
     &    t
 10   continue
*$omp end parallel do
      call put('a', a)
!$omp parallel do
!$omp1if(.true.)
      do i = 1, 6
        b(i) = a(i) + 1
      end do
      call put('b', b)
      end subroutine

      end module
