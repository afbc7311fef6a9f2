! OpenMP API 5.2, the routines that programs call from the host.
module omp_lib
  use, intrinsic :: iso_c_binding, only: c_int, c_ptr, c_size_t
  use omp_lib_kinds
  implicit none
  private :: c_int, c_ptr, c_size_t
  integer, parameter :: openmp_version = implementation_value
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
    integer function omp_get_place_num_procs(place_num)
      integer, intent(in) :: place_num
    end function
    real(8) function omp_get_wtime()
    end function
    real(8) function omp_get_wtick()
    end function
    subroutine omp_set_num_threads(num_threads)
      integer, intent(in) :: num_threads
    end subroutine
    subroutine omp_set_default_device(device_num)
      integer, intent(in) :: device_num
    end subroutine
    subroutine omp_set_max_active_levels(max_levels)
      integer, intent(in) :: max_levels
    end subroutine
    subroutine omp_set_num_teams(num_teams)
      integer, intent(in) :: num_teams
    end subroutine
    subroutine omp_set_teams_thread_limit(thread_limit)
      integer, intent(in) :: thread_limit
    end subroutine
    subroutine omp_set_dynamic(dynamic_threads)
      logical, intent(in) :: dynamic_threads
    end subroutine
    subroutine omp_set_nested(nested)
      logical, intent(in) :: nested
    end subroutine
    subroutine omp_set_schedule(kind, chunk_size)
      import :: omp_sched_kind
      integer(omp_sched_kind), intent(in) :: kind
      integer, intent(in) :: chunk_size
    end subroutine
    subroutine omp_get_schedule(kind, chunk_size)
      import :: omp_sched_kind
      integer(omp_sched_kind), intent(out) :: kind
      integer, intent(out) :: chunk_size
    end subroutine
    subroutine omp_init_lock(svar)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(out) :: svar
    end subroutine
    subroutine omp_destroy_lock(svar)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: svar
    end subroutine
    subroutine omp_set_lock(svar)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: svar
    end subroutine
    subroutine omp_unset_lock(svar)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: svar
    end subroutine
    subroutine omp_init_nest_lock(nvar)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(out) :: nvar
    end subroutine
    subroutine omp_destroy_nest_lock(nvar)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: nvar
    end subroutine
    subroutine omp_set_nest_lock(nvar)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: nvar
    end subroutine
    subroutine omp_unset_nest_lock(nvar)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: nvar
    end subroutine
    logical function omp_test_lock(svar)
      import :: omp_lock_kind
      integer(omp_lock_kind), intent(inout) :: svar
    end function
    integer function omp_test_nest_lock(nvar)
      import :: omp_nest_lock_kind
      integer(omp_nest_lock_kind), intent(inout) :: nvar
    end function
    subroutine omp_get_place_proc_ids(place_num, ids)
      integer, intent(in) :: place_num
      integer, intent(out) :: ids(*)
    end subroutine
    subroutine omp_get_partition_place_nums(place_nums)
      integer, intent(out) :: place_nums(*)
    end subroutine
    subroutine omp_set_affinity_format(format)
      character(len=*), intent(in) :: format
    end subroutine
    integer function omp_get_affinity_format(buffer)
      character(len=*), intent(out) :: buffer
    end function
    subroutine omp_display_affinity(format)
      character(len=*), intent(in) :: format
    end subroutine
    integer function omp_capture_affinity(buffer, format)
      character(len=*), intent(out) :: buffer
      character(len=*), intent(in) :: format
    end function
    subroutine omp_display_env(verbose)
      logical, intent(in) :: verbose
    end subroutine
    logical function omp_in_explicit_task()
    end function
    subroutine omp_init_lock_with_hint(svar, hint)
      import :: omp_lock_kind, omp_sync_hint_kind
      integer(omp_lock_kind), intent(out) :: svar
      integer(omp_sync_hint_kind), intent(in) :: hint
    end subroutine
    subroutine omp_init_nest_lock_with_hint(nvar, hint)
      import :: omp_nest_lock_kind, omp_sync_hint_kind
      integer(omp_nest_lock_kind), intent(out) :: nvar
      integer(omp_sync_hint_kind), intent(in) :: hint
    end subroutine
    integer function omp_pause_resource(kind, device_num)
      import :: omp_pause_resource_kind
      integer(omp_pause_resource_kind), intent(in) :: kind
      integer, intent(in) :: device_num
    end function
    integer function omp_pause_resource_all(kind)
      import :: omp_pause_resource_kind
      integer(omp_pause_resource_kind), intent(in) :: kind
    end function
    subroutine omp_fulfill_event(event)
      import :: omp_event_handle_kind
      integer(omp_event_handle_kind), intent(in) :: event
    end subroutine
    function omp_init_allocator(memspace, ntraits, traits)
      import :: omp_allocator_handle_kind, omp_memspace_handle_kind, omp_alloctrait
      integer(omp_allocator_handle_kind) :: omp_init_allocator
      integer(omp_memspace_handle_kind), intent(in) :: memspace
      integer, intent(in) :: ntraits
      type(omp_alloctrait), intent(in) :: traits(*)
    end function
    subroutine omp_destroy_allocator(allocator)
      import :: omp_allocator_handle_kind
      integer(omp_allocator_handle_kind), intent(in) :: allocator
    end subroutine
    subroutine omp_set_default_allocator(allocator)
      import :: omp_allocator_handle_kind
      integer(omp_allocator_handle_kind), intent(in) :: allocator
    end subroutine
    function omp_get_default_allocator()
      import :: omp_allocator_handle_kind
      integer(omp_allocator_handle_kind) :: omp_get_default_allocator
    end function
    function omp_alloc(size, allocator) bind(c)
      import :: c_ptr, c_size_t, omp_allocator_handle_kind
      type(c_ptr) :: omp_alloc
      integer(c_size_t), value :: size
      integer(omp_allocator_handle_kind), value :: allocator
    end function
    function omp_aligned_alloc(alignment, size, allocator) bind(c)
      import :: c_ptr, c_size_t, omp_allocator_handle_kind
      type(c_ptr) :: omp_aligned_alloc
      integer(c_size_t), value :: alignment, size
      integer(omp_allocator_handle_kind), value :: allocator
    end function
    function omp_calloc(nmemb, size, allocator) bind(c)
      import :: c_ptr, c_size_t, omp_allocator_handle_kind
      type(c_ptr) :: omp_calloc
      integer(c_size_t), value :: nmemb, size
      integer(omp_allocator_handle_kind), value :: allocator
    end function
    function omp_aligned_calloc(alignment, nmemb, size, allocator) bind(c)
      import :: c_ptr, c_size_t, omp_allocator_handle_kind
      type(c_ptr) :: omp_aligned_calloc
      integer(c_size_t), value :: alignment, nmemb, size
      integer(omp_allocator_handle_kind), value :: allocator
    end function
    function omp_realloc(ptr, size, allocator, free_allocator) bind(c)
      import :: c_ptr, c_size_t, omp_allocator_handle_kind
      type(c_ptr) :: omp_realloc
      type(c_ptr), value :: ptr
      integer(c_size_t), value :: size
      integer(omp_allocator_handle_kind), value :: allocator, free_allocator
    end function
    subroutine omp_free(ptr, allocator) bind(c)
      import :: c_ptr, omp_allocator_handle_kind
      type(c_ptr), value :: ptr
      integer(omp_allocator_handle_kind), value :: allocator
    end subroutine
    function omp_target_alloc(size, device_num) bind(c)
      import :: c_ptr, c_size_t, c_int
      type(c_ptr) :: omp_target_alloc
      integer(c_size_t), value :: size
      integer(c_int), value :: device_num
    end function
    subroutine omp_target_free(device_ptr, device_num) bind(c)
      import :: c_ptr, c_int
      type(c_ptr), value :: device_ptr
      integer(c_int), value :: device_num
    end subroutine
    function omp_target_is_present(ptr, device_num) bind(c)
      import :: c_ptr, c_int
      integer(c_int) :: omp_target_is_present
      type(c_ptr), value :: ptr
      integer(c_int), value :: device_num
    end function
    function omp_target_is_accessible(ptr, size, device_num) bind(c)
      import :: c_ptr, c_size_t, c_int
      integer(c_int) :: omp_target_is_accessible
      type(c_ptr), value :: ptr
      integer(c_size_t), value :: size
      integer(c_int), value :: device_num
    end function
    function omp_target_memcpy(dst, src, length, dst_offset, src_offset, dst_device_num, src_device_num) bind(c)
      import :: c_ptr, c_size_t, c_int
      integer(c_int) :: omp_target_memcpy
      type(c_ptr), value :: dst, src
      integer(c_size_t), value :: length, dst_offset, src_offset
      integer(c_int), value :: dst_device_num, src_device_num
    end function
    function omp_target_memcpy_async(dst, src, length, dst_offset, src_offset, &
        & dst_device_num, src_device_num, depobj_count, depobj_list) bind(c)
      import :: c_ptr, c_size_t, c_int, omp_depend_kind
      integer(c_int) :: omp_target_memcpy_async
      type(c_ptr), value :: dst, src
      integer(c_size_t), value :: length, dst_offset, src_offset
      integer(c_int), value :: dst_device_num, src_device_num
      integer(c_int), value :: depobj_count
      integer(omp_depend_kind), optional :: depobj_list(*)
    end function
    function omp_target_memcpy_rect(dst, src, element_size, num_dims, volume, &
        & dst_offsets, src_offsets, dst_dimensions, src_dimensions, dst_device_num, src_device_num) bind(c)
      import :: c_ptr, c_size_t, c_int
      integer(c_int) :: omp_target_memcpy_rect
      type(c_ptr), value :: dst, src
      integer(c_size_t), value :: element_size
      integer(c_int), value :: num_dims, dst_device_num, src_device_num
      integer(c_size_t), intent(in) :: volume(*), dst_offsets(*), src_offsets(*)
      integer(c_size_t), intent(in) :: dst_dimensions(*), src_dimensions(*)
    end function
    function omp_target_memcpy_rect_async(dst, src, element_size, num_dims, volume, &
        & dst_offsets, src_offsets, dst_dimensions, src_dimensions, dst_device_num, src_device_num, depobj_count, &
        & depobj_list) bind(c)
      import :: c_ptr, c_size_t, c_int, omp_depend_kind
      integer(c_int) :: omp_target_memcpy_rect_async
      type(c_ptr), value :: dst, src
      integer(c_size_t), value :: element_size
      integer(c_int), value :: num_dims, dst_device_num, src_device_num
      integer(c_size_t), intent(in) :: volume(*), dst_offsets(*), src_offsets(*)
      integer(c_size_t), intent(in) :: dst_dimensions(*), src_dimensions(*)
      integer(c_int), value :: depobj_count
      integer(omp_depend_kind), optional :: depobj_list(*)
    end function
    function omp_target_associate_ptr(host_ptr, device_ptr, size, device_offset, device_num) bind(c)
      import :: c_ptr, c_size_t, c_int
      integer(c_int) :: omp_target_associate_ptr
      type(c_ptr), value :: host_ptr, device_ptr
      integer(c_size_t), value :: size, device_offset
      integer(c_int), value :: device_num
    end function
    function omp_target_disassociate_ptr(ptr, device_num) bind(c)
      import :: c_ptr, c_int
      integer(c_int) :: omp_target_disassociate_ptr
      type(c_ptr), value :: ptr
      integer(c_int), value :: device_num
    end function
    function omp_get_mapped_ptr(ptr, device_num) bind(c)
      import :: c_ptr, c_int
      type(c_ptr) :: omp_get_mapped_ptr
      type(c_ptr), value :: ptr
      integer(c_int), value :: device_num
    end function
  end interface
end module
