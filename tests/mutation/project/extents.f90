module extents
  implicit none

contains

  pure integer function padded(n)  ! reached
    integer, intent(in) :: n
    padded = 4 * ((n + 3) / 4)
  end function

  pure integer function text_length(n)  ! reached
    integer, intent(in) :: n
    text_length = max(1, n)
  end function

  pure integer function doubled(n)  ! unreached
    integer, intent(in) :: n
    doubled = 2 * n
  end function
end module
