pure subroutine relax(x, steps)  ! reached
  implicit none
  real, intent(inout) :: x
  integer, intent(in) :: steps
  integer :: i
  do i = 1, steps
    x = next(x)
  end do
contains
  pure real function next(y)  ! reached
    real, intent(in) :: y
    next = 0.5 * (y + 1.0)
  end function
end subroutine

pure integer function labelled(n) bind(c, name='outside_labelled')  ! reached
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  integer(c_int), value :: n
  labelled = n + 1
end function

subroutine tell(n)  ! unreached
  implicit none
  integer, intent(in) :: n
  print *, n
end subroutine
