module same_names_first
  implicit none
  integer, private :: state = 10
  private :: f
contains
  pure integer function f(n)
    integer, intent(in) :: n
    f = n + state
  end function
  subroutine apply_first(a)
    integer, intent(inout) :: a(:)
    integer :: i
    do concurrent (i = 1:size(a))
      a(i) = f(a(i))
    end do
  end subroutine
  pure integer function g_first(n)
    integer, intent(in) :: n
    g_first = f(n)*2
  end function
end module
