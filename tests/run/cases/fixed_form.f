C     Fixed form: continuation in column 6, labels, text beyond column 72,
C     blanks inside operators.
      module fixed_form
      use run_output, only: put
      implicit none
      contains

      subroutine case_fixed_form
      integer a(6), i, k
      do concurrent (i = 1:
     &                 6)
         a(i) = 0
         do 20 k = 1, i
            if (k .eq. 3) cycle
            a(i) = a(i) +                                               ignored
     1             k
 20      continue
      end do
      call put('a', a)
      end subroutine

      subroutine case_fixed_blanks
      integer a(4), i
      do  concurrent (i = 1 : 4)
*     a comment
         if (i .ge. 1 .and .i .le. 4) a (i) = 10 * i
      enddo
      call put('a', a)
      end subroutine

      end module
