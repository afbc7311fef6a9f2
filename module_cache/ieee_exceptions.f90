! Interface of the intrinsic module IEEE_EXCEPTIONS (F2023 17).
module ieee_exceptions
  implicit none
  public
  intrinsic :: ieee_get_flag, ieee_get_halting_mode, ieee_get_modes, ieee_get_status, ieee_set_flag
  intrinsic :: ieee_set_halting_mode, ieee_set_modes, ieee_set_status, ieee_support_flag, ieee_support_halting

  type :: ieee_flag_type
    private
    integer :: hidden
  end type

  type :: ieee_status_type
    private
    integer :: hidden(8)
  end type

  type :: ieee_modes_type
    private
    integer :: hidden(8)
  end type

  type(ieee_flag_type), parameter :: ieee_invalid = ieee_flag_type(1), ieee_divide_by_zero = ieee_flag_type(4)
  type(ieee_flag_type), parameter :: ieee_overflow = ieee_flag_type(8), ieee_underflow = ieee_flag_type(16)
  type(ieee_flag_type), parameter :: ieee_inexact = ieee_flag_type(32)
  type(ieee_flag_type), parameter :: ieee_usual(3) = [ieee_overflow, ieee_divide_by_zero, ieee_invalid]
  type(ieee_flag_type), parameter :: ieee_all(5) = &
    [ieee_overflow, ieee_divide_by_zero, ieee_invalid, ieee_underflow, ieee_inexact]
end module
