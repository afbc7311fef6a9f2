module labels
  implicit none
contains
  pure function width_of(x) result(n)
    real, intent(in) :: x
    integer :: n
    character(len=24) :: text
    write (text, '(f8.3)') x
    n = len_trim(text)
  end function
end module
