! Interface of the intrinsic module IEEE_ARITHMETIC (F2023 17).
module ieee_arithmetic
  use ieee_exceptions
  implicit none
  public
  intrinsic :: ieee_class, ieee_copy_sign, ieee_fma, ieee_get_rounding_mode, ieee_get_underflow_mode, ieee_int
  intrinsic :: ieee_is_finite, ieee_is_nan, ieee_is_negative, ieee_is_normal, ieee_logb, ieee_max, ieee_max_mag
  intrinsic :: ieee_max_num, ieee_max_num_mag, ieee_min, ieee_min_mag, ieee_min_num, ieee_min_num_mag
  intrinsic :: ieee_next_after, ieee_next_down, ieee_next_up, ieee_quiet_eq, ieee_quiet_ge, ieee_quiet_gt
  intrinsic :: ieee_quiet_le, ieee_quiet_lt, ieee_quiet_ne, ieee_real, ieee_rem, ieee_rint, ieee_scalb
  intrinsic :: ieee_selected_real_kind, ieee_set_rounding_mode, ieee_set_underflow_mode, ieee_signaling_eq
  intrinsic :: ieee_signaling_ge, ieee_signaling_gt, ieee_signaling_le, ieee_signaling_lt, ieee_signaling_ne
  intrinsic :: ieee_signbit, ieee_support_datatype, ieee_support_denormal, ieee_support_divide, ieee_support_inf
  intrinsic :: ieee_support_io, ieee_support_nan, ieee_support_rounding, ieee_support_sqrt, ieee_support_standard
  intrinsic :: ieee_support_subnormal, ieee_support_underflow_control, ieee_unordered, ieee_value

  type :: ieee_class_type
    private
    integer :: hidden
  end type

  type :: ieee_round_type
    private
    integer :: hidden
  end type

  type(ieee_class_type), parameter :: ieee_other_value = ieee_class_type(0), ieee_signaling_nan = ieee_class_type(1)
  type(ieee_class_type), parameter :: ieee_quiet_nan = ieee_class_type(2), ieee_negative_inf = ieee_class_type(3)
  type(ieee_class_type), parameter :: ieee_negative_normal = ieee_class_type(4)
  type(ieee_class_type), parameter :: ieee_negative_denormal = ieee_class_type(5)
  type(ieee_class_type), parameter :: ieee_negative_subnormal = ieee_class_type(5)
  type(ieee_class_type), parameter :: ieee_negative_zero = ieee_class_type(6)
  type(ieee_class_type), parameter :: ieee_positive_zero = ieee_class_type(7)
  type(ieee_class_type), parameter :: ieee_positive_denormal = ieee_class_type(8)
  type(ieee_class_type), parameter :: ieee_positive_subnormal = ieee_class_type(8)
  type(ieee_class_type), parameter :: ieee_positive_normal = ieee_class_type(9)
  type(ieee_class_type), parameter :: ieee_positive_inf = ieee_class_type(10)
  type(ieee_round_type), parameter :: ieee_nearest = ieee_round_type(0), ieee_to_zero = ieee_round_type(1)
  type(ieee_round_type), parameter :: ieee_up = ieee_round_type(2), ieee_down = ieee_round_type(3)
  type(ieee_round_type), parameter :: ieee_away = ieee_round_type(4), ieee_other = ieee_round_type(5)

  interface operator(==)
    elemental function ieee_class_eq(x, y) result(equal)
      import :: ieee_class_type
      type(ieee_class_type), intent(in) :: x, y
      logical :: equal
    end function
    elemental function ieee_round_eq(x, y) result(equal)
      import :: ieee_round_type
      type(ieee_round_type), intent(in) :: x, y
      logical :: equal
    end function
  end interface
  interface operator(/=)
    elemental function ieee_class_ne(x, y) result(differ)
      import :: ieee_class_type
      type(ieee_class_type), intent(in) :: x, y
      logical :: differ
    end function
    elemental function ieee_round_ne(x, y) result(differ)
      import :: ieee_round_type
      type(ieee_round_type), intent(in) :: x, y
      logical :: differ
    end function
  end interface
  private :: ieee_class_eq, ieee_round_eq, ieee_class_ne, ieee_round_ne
end module
