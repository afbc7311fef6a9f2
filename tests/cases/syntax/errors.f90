module m
  integer :: i = 
  real r
contains
  subroutine s(x
    integer y
    x = = 1
    call
    if (x .foo) then
      y = 1
    else
      y = 2
    end if
    do concurrent (i = 1, n)
      y = 3
    end do
    select case i
    case (1)
      y = 4
    end select
    if (a) then
      y = 5
    else if then
      y = 6
    end if
    frobnicate the widget
    x = 'unterminated
    x = a b
    y = 7
    enddo
    type is (x)
    x = (1, 2, 3)
    x = a(1
  end subroutine
  x = 1
  subroutine t
    if (a) then
      y = 1
  end subroutine
  function f(x)
    do i = 1, 2
end module
subroutine last
  block
