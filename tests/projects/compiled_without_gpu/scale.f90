module scale
  implicit none
contains
  subroutine double_it(x)
    real, intent(inout) :: x(:)
    integer :: i
    do concurrent (i = 1:size(x))
      x(i) = 2*x(i)
    end do
  end subroutine
end module
