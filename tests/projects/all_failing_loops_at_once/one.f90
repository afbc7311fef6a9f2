subroutine one(a)
  use shared_parts
  implicit none
  real, intent(inout) :: a(:)
  integer :: i
  do concurrent (i = 1:size(a))
    a(i) = noted(a(i))
  end do
  do concurrent (i = 1:size(a))
    a(i) = 2*noted(a(i))
  end do
end subroutine
