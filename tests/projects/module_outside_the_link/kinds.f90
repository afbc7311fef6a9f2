module kinds
  implicit none
  integer, parameter :: wp = kind(1.0d0)
  real(wp), parameter :: factor = 2
end module
