module solver
  implicit none
  integer :: steps(10) = 0
contains
  subroutine advance(k, x)
    use log, only: tell
    integer, intent(in) :: k
    integer, intent(inout) :: x
    steps(k) = steps(k) + 1
    x = x + steps(k)
    call tell(x)
  end subroutine
  subroutine settle(k, x)
    integer, intent(in) :: k
    integer, intent(inout) :: x
    steps(k) = steps(k) + 1
    x = 2*x
  end subroutine
end module
