! IEEE_ARITHMETIC (F2023 17.2): its types and constants. Its procedures are known to the front end.
module ieee_arithmetic
  use, intrinsic :: ieee_exceptions
  implicit none
  type :: ieee_class_type
    private
    integer(4) :: hidden
  end type
  type :: ieee_round_type
    private
    integer(4) :: hidden
  end type
  type(ieee_class_type), parameter :: ieee_other_value = ieee_class_type(0), ieee_signaling_nan = ieee_class_type(1)
  type(ieee_class_type), parameter :: ieee_quiet_nan = ieee_class_type(2), ieee_negative_inf = ieee_class_type(3)
  type(ieee_class_type), parameter :: ieee_negative_normal = ieee_class_type(4)
  type(ieee_class_type), parameter :: ieee_negative_denormal = ieee_class_type(5)
  type(ieee_class_type), parameter :: ieee_negative_subnormal = ieee_class_type(5)
  type(ieee_class_type), parameter :: ieee_negative_zero = ieee_class_type(6), ieee_positive_zero = ieee_class_type(7)
  type(ieee_class_type), parameter :: ieee_positive_denormal = ieee_class_type(8)
  type(ieee_class_type), parameter :: ieee_positive_subnormal = ieee_class_type(8)
  type(ieee_class_type), parameter :: ieee_positive_normal = ieee_class_type(9), ieee_positive_inf = ieee_class_type(10)
  type(ieee_round_type), parameter :: ieee_nearest = ieee_round_type(0), ieee_to_zero = ieee_round_type(1)
  type(ieee_round_type), parameter :: ieee_up = ieee_round_type(2), ieee_down = ieee_round_type(3)
  type(ieee_round_type), parameter :: ieee_away = ieee_round_type(4), ieee_other = ieee_round_type(5)
end module ieee_arithmetic
