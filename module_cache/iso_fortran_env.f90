! Interface of the intrinsic module ISO_FORTRAN_ENV (F2023 16.10.2), as gfortran and flang have it.
module iso_fortran_env
  implicit none
  public
  intrinsic :: compiler_options, compiler_version
  integer, parameter :: int8 = 1, int16 = 2, int32 = 4, int64 = 8
  integer, parameter :: logical8 = 1, logical16 = 2, logical32 = 4, logical64 = 8
  integer, parameter :: real16 = 2, real32 = 4, real64 = 8, real128 = 16
  integer, parameter :: integer_kinds(*) = [1, 2, 4, 8, 16]
  integer, parameter :: logical_kinds(*) = [1, 2, 4, 8]
  integer, parameter :: real_kinds(*) = [4, 8, 10, 16]
  integer, parameter :: character_kinds(*) = [1, 4]
  integer, parameter :: atomic_int_kind = 4, atomic_logical_kind = 4
  integer, parameter :: character_storage_size = 8, file_storage_size = 8, numeric_storage_size = 32
  integer, parameter :: error_unit = 0, input_unit = 5, output_unit = 6
  integer, parameter :: iostat_end = -1, iostat_eor = -2, iostat_inquire_internal_unit = 5018
  integer, parameter :: stat_unlocked = 0, stat_locked = 1, stat_locked_other_image = 2
  integer, parameter :: stat_stopped_image = 6000, stat_failed_image = 6001, stat_unlocked_failed_image = 6002
  integer, parameter :: current_team = 0, parent_team = 1, initial_team = 2

  type :: event_type
    private
    integer(int64) :: count = 0
  end type

  type :: lock_type
    private
    integer(int64) :: holder = 0
  end type

  type :: notify_type
    private
    integer(int64) :: count = 0
  end type

  type :: team_type
    private
    integer(int64) :: id = 0
  end type
end module
