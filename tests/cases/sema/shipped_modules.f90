module shipped
  use, intrinsic :: iso_c_binding, only: c_int, c_double, c_ptr, c_funptr, c_loc, c_f_pointer, c_null_ptr, c_funloc, &
    c_associated, c_f_procpointer, c_char, c_size_t, c_sizeof, c_null_char, c_bool
  use iso_fortran_env, only: int8, int16, int32, int64, real32, real64, real128, output_unit, iostat_end, &
    compiler_version, lock_type, event_type, team_type, character_storage_size, real_kinds, integer_kinds, error_unit
  use ieee_arithmetic
  use ieee_exceptions, only: ieee_flag_type, ieee_set_flag, ieee_overflow
  use ieee_features, only: ieee_denormal
  use omp_lib
  implicit none
  type, bind(c) :: record
    integer(c_int) :: n
    real(c_double) :: x
    type(c_ptr) :: p
    character(kind=c_char) :: name(8)
    type(c_funptr) :: action
  end type
  integer, parameter :: wp = real_kinds(findloc(real_kinds, c_double, 1)), widest = integer_kinds(size(integer_kinds))
contains
  subroutine test(r, x, n) bind(c, name='run_it')
    type(record), target :: r
    real(c_double) :: x
    integer(c_int), value :: n
    integer(c_size_t) :: s
    real(c_double), pointer :: a(:)
    logical(c_bool) :: b
    type(ieee_class_type) :: c
    type(ieee_round_type) :: round
    integer(omp_lock_kind) :: lock
    interface
      subroutine sub() bind(c)
      end subroutine
    end interface
    procedure(sub), pointer :: p
    call c_f_pointer(r%p, a, [n])
    r%p = c_loc(a)
    s = c_sizeof(x) + widest + character_storage_size
    b = c_associated(r%p)
    if (ieee_is_nan(x) .or. .not. ieee_is_finite(x)) x = ieee_value(x, ieee_quiet_nan)
    c = ieee_class(x)
    if (c == ieee_positive_inf) x = ieee_copy_sign(x, -1.0_wp)
    call ieee_get_rounding_mode(round)
    if (round == ieee_nearest) call ieee_set_flag(ieee_overflow, .false.)
    if (ieee_support_datatype(x)) x = ieee_scalb(x, 2) + ieee_next_after(x, 1.0_wp)
    call omp_init_lock(lock)
    x = x + omp_get_thread_num() + real(omp_get_wtime(), wp)
    write (output_unit, *) compiler_version(), error_unit, c_null_char
    call c_f_procpointer(c_funloc(sub), p)
  end subroutine
end module
