module other_middle
  use other_base, only: other_kind, next => step, twice
  implicit none
  real(other_kind), parameter :: unit = 0.125_other_kind
contains
  pure subroutine update(x, n)
    real(other_kind), intent(inout) :: x
    integer, intent(in) :: n
    x = twice(x) + unit*next(n)
  end subroutine
  subroutine update_all(x)
    real(other_kind), intent(inout) :: x(:)
    integer :: i
    do concurrent (i = 1:size(x))
      call update(x(i), i)
    end do
  end subroutine
end module
