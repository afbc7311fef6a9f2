! IEEE_EXCEPTIONS (F2023 17.2): its types and constants. Its procedures are known to the front end.
module ieee_exceptions
  implicit none
  type :: ieee_flag_type
    private
    integer(4) :: hidden
  end type
  type :: ieee_status_type
    private
    integer(4) :: hidden(16)
  end type
  type :: ieee_modes_type
    private
    integer(4) :: hidden(16)
  end type
  type(ieee_flag_type), parameter :: ieee_invalid = ieee_flag_type(1), ieee_overflow = ieee_flag_type(8)
  type(ieee_flag_type), parameter :: ieee_divide_by_zero = ieee_flag_type(4), ieee_underflow = ieee_flag_type(16)
  type(ieee_flag_type), parameter :: ieee_inexact = ieee_flag_type(32)
  type(ieee_flag_type), parameter :: ieee_usual(3) = [ieee_overflow, ieee_divide_by_zero, ieee_invalid]
  type(ieee_flag_type), parameter :: ieee_all(5) = [ieee_overflow, ieee_divide_by_zero, ieee_invalid, ieee_underflow, ieee_inexact]
end module ieee_exceptions
