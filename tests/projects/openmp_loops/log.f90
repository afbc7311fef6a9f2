module log
  implicit none
contains
  subroutine tell(x)
    integer, intent(in) :: x
    if (x > 8) print '(a, i0)', 'large: ', x
  end subroutine
end module
