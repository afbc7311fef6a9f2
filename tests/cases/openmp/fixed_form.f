      program p
      integer i, j, n
      real a(10), t, b(10,10)
      n = 10
c$omp parallel do
c$omp+ private(t)
c$omp&  schedule(static)
      do 10 i = 1, 10
        t = i
 10     a(i) = t
*$omp end parallel do
      do 30 j = 1, n
!$omp parallel do
      do 20 i = 1, n
        b(i,j) = a(i)*j
 20   continue
 30   continue
      do j = 1, n
!$omp parallel do
      do i = 1, n
        b(i,j) = b(i,j) +
     &    1
      end do
      end do
!$omp parallel do collapse(2)
      do 50 j = 1, n
      do 50 i = 1, n
        b(i,j) = b(i,j) + 1
 50   continue
c$    print *, 'omp'
      print *, sum(a), sum(b), i
      end
