! Loops in a main program and in its internal procedures; the main program's variables are saved.
program main_program
  implicit none
  integer, parameter :: n = 12
  integer :: a(n), i, scale, last
  integer, allocatable :: b(:, :)
  integer :: table(0:3) = [5, 6, 7, 8]
  scale = 3
  do concurrent (i = 1:n)
    a(i) = scaled(i) + table(mod(i, 4))
    last = a(i)
  end do
  print '(a,*(1x,i0))', 'a', a
  print '(a,1x,i0)', 'last', last
  allocate (b(2:4, 5))
  call fill(7)
  print '(a,*(1x,i0))', 'b', b
  scale = -1
  call fill(0)
  print '(a,*(1x,i0))', 'b', b
contains
  pure integer function scaled(k)
    integer, intent(in) :: k
    scaled = scale*k
  end function
  subroutine fill(offset)
    integer, intent(in) :: offset
    integer :: j, k
    do concurrent (k = 1:5, j = 2:4)
      b(j, k) = scaled(j) + offset*k + a(k)
    end do
  end subroutine
end program
