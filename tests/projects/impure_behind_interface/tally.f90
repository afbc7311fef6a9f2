subroutine tally(x)
  implicit none
  real, intent(inout) :: x
  integer, save :: n = 0
  n = n + 1
  x = x + n
end subroutine
