module lib
  implicit none
contains
  pure real function half(x)
    real, intent(in) :: x
    half = x/2
  end function
  subroutine fill(a)
    real, intent(out) :: a(:)
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = half(real(i))
    end do
  end subroutine
end module
