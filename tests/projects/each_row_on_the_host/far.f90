pure subroutine far(x)
  real, intent(inout) :: x
  x = 2*x
end subroutine
