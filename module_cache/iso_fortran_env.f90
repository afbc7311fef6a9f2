! ISO_FORTRAN_ENV (F2023 16.10.2), as gfortran and flang have it. Its procedures are known to the front end.
module iso_fortran_env
  implicit none
  integer(4), parameter :: int8 = 1, int16 = 2, int32 = 4, int64 = 8
  integer(4), parameter :: real16 = -2, real32 = 4, real64 = 8, real128 = 16
  integer(4), parameter :: logical8 = 1, logical16 = 2, logical32 = 4, logical64 = 8
  integer(4), parameter :: integer_kinds(5) = [1, 2, 4, 8, 16]
  integer(4), parameter :: logical_kinds(4) = [1, 2, 4, 8]
  integer(4), parameter :: real_kinds(4) = [4, 8, 10, 16]
  integer(4), parameter :: character_kinds(2) = [1, 4]
  integer(4), parameter :: character_storage_size = 8, file_storage_size = 8, numeric_storage_size = 32
  integer(4), parameter :: input_unit = 5, output_unit = 6, error_unit = 0
  integer(4), parameter :: iostat_end = -1, iostat_eor = -2, iostat_inquire_internal_unit = 5018
  integer(4), parameter :: current_team = 0, initial_team = -1, parent_team = -2
  integer(4), parameter :: stat_locked = 1, stat_unlocked = 0, stat_locked_other_image = 2, stat_stopped_image = 6000
  integer(4), parameter :: stat_failed_image = 6001, stat_unlocked_failed_image = 6002
  integer(4), parameter :: atomic_int_kind = 4, atomic_logical_kind = 4
  type :: event_type
    private
    integer(8) :: opaque
  end type
  type :: lock_type
    private
    integer(8) :: opaque
  end type
  type :: notify_type
    private
    integer(8) :: opaque
  end type
  type :: team_type
    private
    integer(8) :: opaque
  end type
end module iso_fortran_env
