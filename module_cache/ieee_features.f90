! Interface of the intrinsic module IEEE_FEATURES (F2023 17.2).
module ieee_features
  implicit none
  public

  type :: ieee_features_type
    private
    integer :: hidden
  end type

  type(ieee_features_type), parameter :: ieee_datatype = ieee_features_type(0), ieee_denormal = ieee_features_type(1)
  type(ieee_features_type), parameter :: ieee_divide = ieee_features_type(2), ieee_halting = ieee_features_type(3)
  type(ieee_features_type), parameter :: ieee_inexact_flag = ieee_features_type(4), ieee_inf = ieee_features_type(5)
  type(ieee_features_type), parameter :: ieee_invalid_flag = ieee_features_type(6), ieee_nan = ieee_features_type(7)
  type(ieee_features_type), parameter :: ieee_rounding = ieee_features_type(8), ieee_sqrt = ieee_features_type(9)
  type(ieee_features_type), parameter :: ieee_subnormal = ieee_features_type(10)
  type(ieee_features_type), parameter :: ieee_underflow_flag = ieee_features_type(11)
end module
