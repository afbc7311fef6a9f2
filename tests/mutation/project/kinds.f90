module kinds
  use, intrinsic :: iso_fortran_env, only: rk => real32
  implicit none
  private
  public :: rk, clamp

contains

  elemental real(rk) function clamp(x)  ! reached
    real(rk), intent(in) :: x
    clamp = min(max(x, -1.0e6_rk), 1.0e6_rk)
    if (clamp /= clamp) then
      clamp = 0
    end if
  end function
end module
