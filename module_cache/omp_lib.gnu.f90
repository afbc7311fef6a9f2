! OpenMP API, the routines that programs call from the host; for gfortran.
module omp_lib
  implicit none
  integer, parameter :: omp_lock_kind = 4, omp_nest_lock_kind = 8, omp_sched_kind = 4, omp_proc_bind_kind = 4
  integer, parameter :: omp_lock_hint_kind = 4, omp_sync_hint_kind = 4, omp_pause_resource_kind = 4
  integer, parameter :: openmp_version = 201511
  integer(omp_sched_kind), parameter :: omp_sched_static = 1, omp_sched_dynamic = 2, omp_sched_guided = 3
  integer(omp_sched_kind), parameter :: omp_sched_auto = 4
  integer(omp_proc_bind_kind), parameter :: omp_proc_bind_false = 0, omp_proc_bind_true = 1, omp_proc_bind_master = 2
  integer(omp_proc_bind_kind), parameter :: omp_proc_bind_close = 3, omp_proc_bind_spread = 4
  interface
    integer function omp_get_num_threads()
    end function
    integer function omp_get_max_threads()
    end function
    integer function omp_get_thread_num()
    end function
    integer function omp_get_num_procs()
    end function
    integer function omp_get_thread_limit()
    end function
    integer function omp_get_supported_active_levels()
    end function
    integer function omp_get_max_active_levels()
    end function
    integer function omp_get_level()
    end function
    integer function omp_get_active_level()
    end function
    integer function omp_get_num_places()
    end function
    integer function omp_get_place_num()
    end function
    integer function omp_get_partition_num_places()
    end function
    integer function omp_get_num_devices()
    end function
    integer function omp_get_default_device()
    end function
    integer function omp_get_device_num()
    end function
    integer function omp_get_initial_device()
    end function
    integer function omp_get_num_teams()
    end function
    integer function omp_get_team_num()
    end function
    integer function omp_get_max_teams()
    end function
    integer function omp_get_teams_thread_limit()
    end function
    integer function omp_get_max_task_priority()
    end function
    integer(4) function omp_get_proc_bind()
    end function
    logical function omp_get_cancellation()
    end function
    logical function omp_in_parallel()
    end function
    logical function omp_get_dynamic()
    end function
    logical function omp_get_nested()
    end function
    logical function omp_in_final()
    end function
    logical function omp_is_initial_device()
    end function
    integer function omp_get_ancestor_thread_num(level)
      integer, intent(in) :: level
    end function
    integer function omp_get_team_size(level)
      integer, intent(in) :: level
    end function
    integer function omp_get_place_num_procs(level)
      integer, intent(in) :: level
    end function
    real(8) function omp_get_wtime()
    end function
    real(8) function omp_get_wtick()
    end function
    subroutine omp_set_num_threads(n)
      integer, intent(in) :: n
    end subroutine
    subroutine omp_set_default_device(n)
      integer, intent(in) :: n
    end subroutine
    subroutine omp_set_max_active_levels(n)
      integer, intent(in) :: n
    end subroutine
    subroutine omp_set_num_teams(n)
      integer, intent(in) :: n
    end subroutine
    subroutine omp_set_teams_thread_limit(n)
      integer, intent(in) :: n
    end subroutine
    subroutine omp_set_dynamic(on)
      logical, intent(in) :: on
    end subroutine
    subroutine omp_set_nested(on)
      logical, intent(in) :: on
    end subroutine
    subroutine omp_set_schedule(kind, modifier)
      import :: omp_sched_kind
      integer(omp_sched_kind), intent(in) :: kind
      integer, intent(in) :: modifier
    end subroutine
    subroutine omp_get_schedule(kind, modifier)
      import :: omp_sched_kind
      integer(omp_sched_kind), intent(out) :: kind
      integer, intent(out) :: modifier
    end subroutine
    subroutine omp_init_lock(lock)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(out) :: lock
    end subroutine
    subroutine omp_destroy_lock(lock)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: lock
    end subroutine
    subroutine omp_set_lock(lock)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: lock
    end subroutine
    subroutine omp_unset_lock(lock)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: lock
    end subroutine
    subroutine omp_init_nest_lock(lock)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(out) :: lock
    end subroutine
    subroutine omp_destroy_nest_lock(lock)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: lock
    end subroutine
    subroutine omp_set_nest_lock(lock)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: lock
    end subroutine
    subroutine omp_unset_nest_lock(lock)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: lock
    end subroutine
    logical function omp_test_lock(lock)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: lock
    end function
    integer function omp_test_nest_lock(lock)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: lock
    end function
  end interface
end module
