program main
  implicit none
  interface
    pure subroutine tally(x)
      real, intent(inout) :: x
    end subroutine
  end interface
  real :: a(10)
  integer :: i
  a = 0
  do concurrent (i = 1:10)
    call tally(a(i))
  end do
  print *, a
end program
