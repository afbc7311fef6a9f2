! The kind of all reals: double precision, or single with -DSINGLE (Metal has no double precision).
module precision
  use, intrinsic :: iso_fortran_env, only: int64, real32, real64
  implicit none
  private
  public :: wp, long
#ifdef SINGLE
  integer, parameter :: wp = real32
#else
  integer, parameter :: wp = real64
#endif
  integer, parameter :: long = int64
end module precision
