! Interface of the intrinsic module ISO_C_BINDING (F2023 18.2) on 64-bit Unix, as gfortran and flang have it.
module iso_c_binding
  implicit none
  public
  intrinsic :: c_associated, c_f_pointer, c_f_procpointer, c_f_strpointer, c_funloc, c_loc, c_sizeof, f_c_string
  integer, parameter :: c_int = 4, c_short = 2, c_long = 8, c_long_long = 8, c_signed_char = 1, c_size_t = 8
  integer, parameter :: c_int8_t = 1, c_int16_t = 2, c_int32_t = 4, c_int64_t = 8, c_int128_t = 16
  integer, parameter :: c_int_least8_t = 1, c_int_least16_t = 2, c_int_least32_t = 4, c_int_least64_t = 8
  integer, parameter :: c_int_fast8_t = 1, c_int_fast16_t = 8, c_int_fast32_t = 8, c_int_fast64_t = 8
  integer, parameter :: c_intmax_t = 8, c_intptr_t = 8, c_ptrdiff_t = 8
  integer, parameter :: c_float = 4, c_double = 8, c_long_double = 10, c_float128 = 16
  integer, parameter :: c_float_complex = 4, c_double_complex = 8, c_long_double_complex = 10, c_float128_complex = 16
  integer, parameter :: c_bool = 1, c_char = 1
  character(kind=c_char), parameter :: c_null_char = achar(0), c_alert = achar(7), c_backspace = achar(8)
  character(kind=c_char), parameter :: c_horizontal_tab = achar(9), c_new_line = achar(10), c_vertical_tab = achar(11)
  character(kind=c_char), parameter :: c_form_feed = achar(12), c_carriage_return = achar(13)

  type, bind(c) :: c_ptr
    private
    integer(c_intptr_t) :: address
  end type

  type, bind(c) :: c_funptr
    private
    integer(c_intptr_t) :: address
  end type

  type(c_ptr), parameter :: c_null_ptr = c_ptr(0)
  type(c_funptr), parameter :: c_null_funptr = c_funptr(0)
end module
