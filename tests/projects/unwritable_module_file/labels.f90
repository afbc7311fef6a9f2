module labels
  implicit none
  integer, parameter :: first = 1
end module
