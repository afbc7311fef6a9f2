! OpenMP API 5.2, the kinds and constants; for flang. What it chooses itself is `implementation_value`.
module omp_lib_kinds
  implicit none
  integer, parameter :: omp_lock_kind = 8, omp_nest_lock_kind = 8, omp_sched_kind = 4, omp_proc_bind_kind = 4
  integer, parameter :: omp_sync_hint_kind = 4, omp_lock_hint_kind = 4, omp_pause_resource_kind = 4
  integer, parameter :: omp_allocator_handle_kind = 8, omp_memspace_handle_kind = 8
  integer, parameter :: omp_alloctrait_key_kind = 4, omp_alloctrait_val_kind = 8
  integer, parameter :: omp_depend_kind = 8, omp_event_handle_kind = 8
  integer, parameter :: omp_interop_kind = 8, omp_interop_fr_kind = 4
  integer, parameter :: omp_integer_kind = 4, omp_logical_kind = 4, omp_real_kind = 4
  integer, parameter :: omp_control_tool_kind = 4, omp_control_tool_result_kind = 4
  integer(omp_sched_kind), parameter :: omp_sched_static = 1, omp_sched_dynamic = 2, omp_sched_guided = 3
  integer(omp_sched_kind), parameter :: omp_sched_auto = 4
  integer(omp_proc_bind_kind), parameter :: omp_proc_bind_false = 0, omp_proc_bind_true = 1, omp_proc_bind_master = 2
  integer(omp_proc_bind_kind), parameter :: omp_proc_bind_primary = 2, omp_proc_bind_close = 3, omp_proc_bind_spread = 4
  integer(omp_sync_hint_kind), parameter :: omp_sync_hint_none = 0, omp_sync_hint_uncontended = 1
  integer(omp_sync_hint_kind), parameter :: omp_sync_hint_contended = 2, omp_sync_hint_nonspeculative = 4
  integer(omp_sync_hint_kind), parameter :: omp_sync_hint_speculative = 8
  integer(omp_lock_hint_kind), parameter :: omp_lock_hint_none = 0, omp_lock_hint_uncontended = 1
  integer(omp_lock_hint_kind), parameter :: omp_lock_hint_contended = 2, omp_lock_hint_nonspeculative = 4
  integer(omp_lock_hint_kind), parameter :: omp_lock_hint_speculative = 8
  integer(omp_pause_resource_kind), parameter :: omp_pause_soft = 1, omp_pause_hard = 2
  integer, parameter :: omp_initial_device = -1, omp_invalid_device = implementation_value
  type omp_alloctrait
    integer(omp_alloctrait_key_kind) :: key
    integer(omp_alloctrait_val_kind) :: value
  end type
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_sync_hint = implementation_value
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_alignment = implementation_value
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_access = implementation_value
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_pool_size = implementation_value
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_fallback = implementation_value
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_fb_data = implementation_value
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_pinned = implementation_value
  integer(omp_alloctrait_key_kind), parameter :: omp_atk_partition = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_default = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_false = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_true = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_contended = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_uncontended = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_serialized = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_private = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_all = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_thread = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_pteam = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_cgroup = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_default_mem_fb = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_null_fb = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_abort_fb = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_allocator_fb = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_environment = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_nearest = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_blocked = implementation_value
  integer(omp_alloctrait_val_kind), parameter :: omp_atv_interleaved = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_null_allocator = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_default_mem_alloc = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_large_cap_mem_alloc = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_const_mem_alloc = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_high_bw_mem_alloc = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_low_lat_mem_alloc = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_cgroup_mem_alloc = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_pteam_mem_alloc = implementation_value
  integer(omp_allocator_handle_kind), parameter :: omp_thread_mem_alloc = implementation_value
  integer(omp_memspace_handle_kind), parameter :: omp_default_mem_space = implementation_value
  integer(omp_memspace_handle_kind), parameter :: omp_large_cap_mem_space = implementation_value
  integer(omp_memspace_handle_kind), parameter :: omp_const_mem_space = implementation_value
  integer(omp_memspace_handle_kind), parameter :: omp_high_bw_mem_space = implementation_value
  integer(omp_memspace_handle_kind), parameter :: omp_low_lat_mem_space = implementation_value
  integer(omp_interop_kind), parameter :: omp_interop_none = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_cuda = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_cuda_driver = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_opencl = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_sycl = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_hip = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_level_zero = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_hsa = implementation_value
  integer(omp_interop_fr_kind), parameter :: omp_ifr_last = implementation_value
end module
