program main
  use shared_parts
  implicit none
  interface
    subroutine one(a)
      real, intent(inout) :: a(:)
    end subroutine
  end interface
  real :: a(10)
  integer :: i
  do concurrent (i = 1:10)
    a(i) = noted(real(i))
  end do
  call one(a)
end program
