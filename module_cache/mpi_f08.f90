! MPI 4.1, the Fortran module mpi_f08. mpi_interfaces.py writes this file.
module mpi_f08
  use, intrinsic :: iso_c_binding, only: c_ptr
  implicit none
  private :: c_ptr
  integer, parameter :: mpi_address_kind = 8, mpi_count_kind = 8, mpi_offset_kind = 8, mpi_integer_kind = 4
  integer, parameter :: mpi_success = 0
  type, bind(c) :: mpi_comm
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_datatype
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_errhandler
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_file
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_group
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_info
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_message
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_op
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_request
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_session
    integer :: mpi_val
  end type
  type, bind(c) :: mpi_win
    integer :: mpi_val
  end type
  integer, parameter :: mpi_version = implementation_value
  integer, parameter :: mpi_subversion = implementation_value
  integer, parameter :: mpi_status_size = implementation_value
  type, bind(c) :: mpi_status
    integer, private :: implementation(implementation_value)
    integer :: mpi_source, mpi_tag, mpi_error
  end type
  integer, parameter :: mpi_source = implementation_value
  integer, parameter :: mpi_tag = implementation_value
  integer, parameter :: mpi_error = implementation_value
  integer, parameter :: mpi_err_access = implementation_value
  integer, parameter :: mpi_err_amode = implementation_value
  integer, parameter :: mpi_err_arg = implementation_value
  integer, parameter :: mpi_err_assert = implementation_value
  integer, parameter :: mpi_err_bad_file = implementation_value
  integer, parameter :: mpi_err_base = implementation_value
  integer, parameter :: mpi_err_buffer = implementation_value
  integer, parameter :: mpi_err_comm = implementation_value
  integer, parameter :: mpi_err_conversion = implementation_value
  integer, parameter :: mpi_err_count = implementation_value
  integer, parameter :: mpi_err_dims = implementation_value
  integer, parameter :: mpi_err_disp = implementation_value
  integer, parameter :: mpi_err_dup_datarep = implementation_value
  integer, parameter :: mpi_err_errhandler = implementation_value
  integer, parameter :: mpi_err_file = implementation_value
  integer, parameter :: mpi_err_file_exists = implementation_value
  integer, parameter :: mpi_err_file_in_use = implementation_value
  integer, parameter :: mpi_err_group = implementation_value
  integer, parameter :: mpi_err_in_status = implementation_value
  integer, parameter :: mpi_err_info = implementation_value
  integer, parameter :: mpi_err_info_key = implementation_value
  integer, parameter :: mpi_err_info_nokey = implementation_value
  integer, parameter :: mpi_err_info_value = implementation_value
  integer, parameter :: mpi_err_intern = implementation_value
  integer, parameter :: mpi_err_io = implementation_value
  integer, parameter :: mpi_err_keyval = implementation_value
  integer, parameter :: mpi_err_lastcode = implementation_value
  integer, parameter :: mpi_err_locktype = implementation_value
  integer, parameter :: mpi_err_name = implementation_value
  integer, parameter :: mpi_err_no_mem = implementation_value
  integer, parameter :: mpi_err_no_space = implementation_value
  integer, parameter :: mpi_err_no_such_file = implementation_value
  integer, parameter :: mpi_err_not_same = implementation_value
  integer, parameter :: mpi_err_op = implementation_value
  integer, parameter :: mpi_err_other = implementation_value
  integer, parameter :: mpi_err_pending = implementation_value
  integer, parameter :: mpi_err_port = implementation_value
  integer, parameter :: mpi_err_proc_aborted = implementation_value
  integer, parameter :: mpi_err_quota = implementation_value
  integer, parameter :: mpi_err_rank = implementation_value
  integer, parameter :: mpi_err_read_only = implementation_value
  integer, parameter :: mpi_err_request = implementation_value
  integer, parameter :: mpi_err_rma_attach = implementation_value
  integer, parameter :: mpi_err_rma_conflict = implementation_value
  integer, parameter :: mpi_err_rma_flavor = implementation_value
  integer, parameter :: mpi_err_rma_range = implementation_value
  integer, parameter :: mpi_err_rma_shared = implementation_value
  integer, parameter :: mpi_err_rma_sync = implementation_value
  integer, parameter :: mpi_err_root = implementation_value
  integer, parameter :: mpi_err_service = implementation_value
  integer, parameter :: mpi_err_session = implementation_value
  integer, parameter :: mpi_err_size = implementation_value
  integer, parameter :: mpi_err_spawn = implementation_value
  integer, parameter :: mpi_err_tag = implementation_value
  integer, parameter :: mpi_err_topology = implementation_value
  integer, parameter :: mpi_err_truncate = implementation_value
  integer, parameter :: mpi_err_type = implementation_value
  integer, parameter :: mpi_err_unknown = implementation_value
  integer, parameter :: mpi_err_unsupported_datarep = implementation_value
  integer, parameter :: mpi_err_unsupported_operation = implementation_value
  integer, parameter :: mpi_err_value_too_large = implementation_value
  integer, parameter :: mpi_err_win = implementation_value
  integer, parameter :: mpi_any_source = implementation_value
  integer, parameter :: mpi_any_tag = implementation_value
  integer, parameter :: mpi_proc_null = implementation_value
  integer, parameter :: mpi_root = implementation_value
  integer, parameter :: mpi_undefined = implementation_value
  integer, parameter :: mpi_bsend_overhead = implementation_value
  integer, parameter :: mpi_keyval_invalid = implementation_value
  integer, parameter :: mpi_lock_exclusive = implementation_value
  integer, parameter :: mpi_lock_shared = implementation_value
  integer, parameter :: mpi_max_datarep_string = implementation_value
  integer, parameter :: mpi_max_error_string = implementation_value
  integer, parameter :: mpi_max_info_key = implementation_value
  integer, parameter :: mpi_max_info_val = implementation_value
  integer, parameter :: mpi_max_library_version_string = implementation_value
  integer, parameter :: mpi_max_object_name = implementation_value
  integer, parameter :: mpi_max_port_name = implementation_value
  integer, parameter :: mpi_max_processor_name = implementation_value
  integer, parameter :: mpi_max_pset_name_len = implementation_value
  integer, parameter :: mpi_max_stringtag_len = implementation_value
  integer, parameter :: mpi_comm_type_shared = implementation_value
  integer, parameter :: mpi_comm_type_hw_unguided = implementation_value
  integer, parameter :: mpi_comm_type_hw_guided = implementation_value
  integer, parameter :: mpi_comm_type_resource_guided = implementation_value
  integer, parameter :: mpi_ident = implementation_value
  integer, parameter :: mpi_congruent = implementation_value
  integer, parameter :: mpi_similar = implementation_value
  integer, parameter :: mpi_unequal = implementation_value
  integer, parameter :: mpi_tag_ub = implementation_value
  integer, parameter :: mpi_io = implementation_value
  integer, parameter :: mpi_host = implementation_value
  integer, parameter :: mpi_wtime_is_global = implementation_value
  integer, parameter :: mpi_appnum = implementation_value
  integer, parameter :: mpi_lastusedcode = implementation_value
  integer, parameter :: mpi_universe_size = implementation_value
  integer, parameter :: mpi_win_base = implementation_value
  integer, parameter :: mpi_win_disp_unit = implementation_value
  integer, parameter :: mpi_win_size = implementation_value
  integer, parameter :: mpi_win_create_flavor = implementation_value
  integer, parameter :: mpi_win_model = implementation_value
  integer, parameter :: mpi_win_flavor_create = implementation_value
  integer, parameter :: mpi_win_flavor_allocate = implementation_value
  integer, parameter :: mpi_win_flavor_dynamic = implementation_value
  integer, parameter :: mpi_win_flavor_shared = implementation_value
  integer, parameter :: mpi_win_separate = implementation_value
  integer, parameter :: mpi_win_unified = implementation_value
  integer, parameter :: mpi_cart = implementation_value
  integer, parameter :: mpi_graph = implementation_value
  integer, parameter :: mpi_dist_graph = implementation_value
  integer, parameter :: mpi_mode_append = implementation_value
  integer, parameter :: mpi_mode_create = implementation_value
  integer, parameter :: mpi_mode_delete_on_close = implementation_value
  integer, parameter :: mpi_mode_excl = implementation_value
  integer, parameter :: mpi_mode_nocheck = implementation_value
  integer, parameter :: mpi_mode_noprecede = implementation_value
  integer, parameter :: mpi_mode_noput = implementation_value
  integer, parameter :: mpi_mode_nostore = implementation_value
  integer, parameter :: mpi_mode_nosucceed = implementation_value
  integer, parameter :: mpi_mode_rdonly = implementation_value
  integer, parameter :: mpi_mode_rdwr = implementation_value
  integer, parameter :: mpi_mode_sequential = implementation_value
  integer, parameter :: mpi_mode_unique_open = implementation_value
  integer, parameter :: mpi_mode_wronly = implementation_value
  integer, parameter :: mpi_combiner_named = implementation_value
  integer, parameter :: mpi_combiner_dup = implementation_value
  integer, parameter :: mpi_combiner_contiguous = implementation_value
  integer, parameter :: mpi_combiner_vector = implementation_value
  integer, parameter :: mpi_combiner_hvector = implementation_value
  integer, parameter :: mpi_combiner_indexed = implementation_value
  integer, parameter :: mpi_combiner_hindexed = implementation_value
  integer, parameter :: mpi_combiner_indexed_block = implementation_value
  integer, parameter :: mpi_combiner_hindexed_block = implementation_value
  integer, parameter :: mpi_combiner_struct = implementation_value
  integer, parameter :: mpi_combiner_subarray = implementation_value
  integer, parameter :: mpi_combiner_darray = implementation_value
  integer, parameter :: mpi_combiner_f90_real = implementation_value
  integer, parameter :: mpi_combiner_f90_complex = implementation_value
  integer, parameter :: mpi_combiner_f90_integer = implementation_value
  integer, parameter :: mpi_combiner_resized = implementation_value
  integer, parameter :: mpi_combiner_value_index = implementation_value
  integer, parameter :: mpi_combiner_hvector_integer = implementation_value
  integer, parameter :: mpi_combiner_hindexed_integer = implementation_value
  integer, parameter :: mpi_combiner_struct_integer = implementation_value
  integer, parameter :: mpi_thread_single = implementation_value
  integer, parameter :: mpi_thread_funneled = implementation_value
  integer, parameter :: mpi_thread_serialized = implementation_value
  integer, parameter :: mpi_thread_multiple = implementation_value
  integer, parameter :: mpi_distribute_block = implementation_value
  integer, parameter :: mpi_distribute_cyclic = implementation_value
  integer, parameter :: mpi_distribute_dflt_darg = implementation_value
  integer, parameter :: mpi_distribute_none = implementation_value
  integer, parameter :: mpi_order_c = implementation_value
  integer, parameter :: mpi_order_fortran = implementation_value
  integer, parameter :: mpi_seek_set = implementation_value
  integer, parameter :: mpi_seek_cur = implementation_value
  integer, parameter :: mpi_seek_end = implementation_value
  integer, parameter :: mpi_typeclass_complex = implementation_value
  integer, parameter :: mpi_typeclass_integer = implementation_value
  integer, parameter :: mpi_typeclass_real = implementation_value
  integer(mpi_offset_kind), parameter :: mpi_displacement_current = implementation_value
  logical, parameter :: mpi_subarrays_supported = implementation_value
  logical, parameter :: mpi_async_protects_nonblocking = implementation_value
  type(mpi_datatype), parameter :: mpi_integer = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_real = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_double_precision = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_logical = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_character = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_byte = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_packed = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_aint = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_count = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_offset = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_double_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_integer1 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_integer2 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_integer4 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_integer8 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_integer16 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_real2 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_real4 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_real8 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_real16 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_complex4 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_complex8 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_complex16 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_complex32 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_logical1 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_logical2 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_logical4 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_logical8 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_logical16 = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_2real = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_2double_precision = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_2integer = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_char = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_signed_char = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_unsigned_char = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_wchar = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_short = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_unsigned_short = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_unsigned = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_long = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_unsigned_long = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_long_long = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_long_long_int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_unsigned_long_long = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_float = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_double = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_long_double = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_c_bool = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_int8_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_int16_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_int32_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_int64_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_uint8_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_uint16_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_uint32_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_uint64_t = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_c_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_c_float_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_c_double_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_c_long_double_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_cxx_bool = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_cxx_float_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_cxx_double_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_cxx_long_double_complex = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_float_int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_double_int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_long_int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_2int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_short_int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_long_double_int = mpi_datatype(implementation_value)
  type(mpi_datatype), parameter :: mpi_datatype_null = mpi_datatype(implementation_value)
  type(mpi_comm), parameter :: mpi_comm_world = mpi_comm(implementation_value)
  type(mpi_comm), parameter :: mpi_comm_self = mpi_comm(implementation_value)
  type(mpi_comm), parameter :: mpi_comm_null = mpi_comm(implementation_value)
  type(mpi_group), parameter :: mpi_group_empty = mpi_group(implementation_value)
  type(mpi_group), parameter :: mpi_group_null = mpi_group(implementation_value)
  type(mpi_op), parameter :: mpi_max = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_min = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_sum = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_prod = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_maxloc = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_minloc = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_band = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_bor = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_bxor = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_land = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_lor = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_lxor = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_replace = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_no_op = mpi_op(implementation_value)
  type(mpi_op), parameter :: mpi_op_null = mpi_op(implementation_value)
  type(mpi_request), parameter :: mpi_request_null = mpi_request(implementation_value)
  type(mpi_errhandler), parameter :: mpi_errors_are_fatal = mpi_errhandler(implementation_value)
  type(mpi_errhandler), parameter :: mpi_errors_abort = mpi_errhandler(implementation_value)
  type(mpi_errhandler), parameter :: mpi_errors_return = mpi_errhandler(implementation_value)
  type(mpi_errhandler), parameter :: mpi_errhandler_null = mpi_errhandler(implementation_value)
  type(mpi_file), parameter :: mpi_file_null = mpi_file(implementation_value)
  type(mpi_info), parameter :: mpi_info_env = mpi_info(implementation_value)
  type(mpi_info), parameter :: mpi_info_null = mpi_info(implementation_value)
  type(mpi_message), parameter :: mpi_message_no_proc = mpi_message(implementation_value)
  type(mpi_message), parameter :: mpi_message_null = mpi_message(implementation_value)
  type(mpi_session), parameter :: mpi_session_null = mpi_session(implementation_value)
  type(mpi_win), parameter :: mpi_win_null = mpi_win(implementation_value)
  integer :: mpi_bottom, mpi_in_place, mpi_buffer_automatic
  integer :: mpi_unweighted(1), mpi_weights_empty(1), mpi_errcodes_ignore(1)
  character(len=1) :: mpi_argv_null(1), mpi_argvs_null(1, 1)
  type(mpi_status) :: mpi_status_ignore, mpi_statuses_ignore(1)
  abstract interface
    subroutine mpi_comm_copy_attr_function(oldcomm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, &
        & flag, ierror)
      import
      type(mpi_comm) :: oldcomm
      integer :: comm_keyval, ierror
      integer(mpi_address_kind) :: extra_state, attribute_val_in, attribute_val_out
      logical :: flag
    end subroutine
    subroutine mpi_comm_delete_attr_function(comm, comm_keyval, attribute_val, extra_state, ierror)
      import
      type(mpi_comm) :: comm
      integer :: comm_keyval, ierror
      integer(mpi_address_kind) :: attribute_val, extra_state
    end subroutine
    subroutine mpi_win_copy_attr_function(oldwin, win_keyval, extra_state, attribute_val_in, attribute_val_out, &
        & flag, ierror)
      import
      type(mpi_win) :: oldwin
      integer :: win_keyval, ierror
      integer(mpi_address_kind) :: extra_state, attribute_val_in, attribute_val_out
      logical :: flag
    end subroutine
    subroutine mpi_win_delete_attr_function(win, win_keyval, attribute_val, extra_state, ierror)
      import
      type(mpi_win) :: win
      integer :: win_keyval, ierror
      integer(mpi_address_kind) :: attribute_val, extra_state
    end subroutine
    subroutine mpi_type_copy_attr_function(oldtype, type_keyval, extra_state, attribute_val_in, attribute_val_out, &
        & flag, ierror)
      import
      type(mpi_datatype) :: oldtype
      integer :: type_keyval, ierror
      integer(mpi_address_kind) :: extra_state, attribute_val_in, attribute_val_out
      logical :: flag
    end subroutine
    subroutine mpi_type_delete_attr_function(datatype, type_keyval, attribute_val, extra_state, ierror)
      import
      type(mpi_datatype) :: datatype
      integer :: type_keyval, ierror
      integer(mpi_address_kind) :: attribute_val, extra_state
    end subroutine
    subroutine mpi_comm_errhandler_function(comm, error_code)
      import
      type(mpi_comm) :: comm
      integer :: error_code
    end subroutine
    subroutine mpi_win_errhandler_function(win, error_code)
      import
      type(mpi_win) :: win
      integer :: error_code
    end subroutine
    subroutine mpi_file_errhandler_function(file, error_code)
      import
      type(mpi_file) :: file
      integer :: error_code
    end subroutine
    subroutine mpi_session_errhandler_function(session, error_code)
      import
      type(mpi_session) :: session
      integer :: error_code
    end subroutine
    subroutine mpi_user_function(invec, inoutvec, len, datatype)
      import
      type(c_ptr), value :: invec, inoutvec
      integer :: len
      type(mpi_datatype) :: datatype
    end subroutine
    subroutine mpi_datarep_conversion_function(userbuf, datatype, count, filebuf, position, extra_state, ierror)
      import
      type(c_ptr), value :: userbuf, filebuf
      type(mpi_datatype) :: datatype
      integer :: count
      integer :: ierror
      integer(mpi_offset_kind) :: position
      integer(mpi_address_kind) :: extra_state
    end subroutine
    subroutine mpi_user_function_c(invec, inoutvec, len, datatype)
      import
      type(c_ptr), value :: invec, inoutvec
      integer(mpi_count_kind) :: len
      type(mpi_datatype) :: datatype
    end subroutine
    subroutine mpi_datarep_conversion_function_c(userbuf, datatype, count, filebuf, position, extra_state, ierror)
      import
      type(c_ptr), value :: userbuf, filebuf
      type(mpi_datatype) :: datatype
      integer(mpi_count_kind) :: count
      integer :: ierror
      integer(mpi_offset_kind) :: position
      integer(mpi_address_kind) :: extra_state
    end subroutine
    subroutine mpi_datarep_extent_function(datatype, extent, extra_state, ierror)
      import
      type(mpi_datatype) :: datatype
      integer(mpi_address_kind) :: extent, extra_state
      integer :: ierror
    end subroutine
    subroutine mpi_grequest_query_function(extra_state, status, ierror)
      import
      integer(mpi_address_kind) :: extra_state
      type(mpi_status) :: status
      integer :: ierror
    end subroutine
    subroutine mpi_grequest_free_function(extra_state, ierror)
      import
      integer(mpi_address_kind) :: extra_state
      integer :: ierror
    end subroutine
    subroutine mpi_grequest_cancel_function(extra_state, complete, ierror)
      import
      integer(mpi_address_kind) :: extra_state
      logical :: complete
      integer :: ierror
    end subroutine
  end interface
  procedure(mpi_comm_copy_attr_function) :: mpi_comm_dup_fn, mpi_comm_null_copy_fn
  procedure(mpi_comm_delete_attr_function) :: mpi_comm_null_delete_fn
  procedure(mpi_win_copy_attr_function) :: mpi_win_dup_fn, mpi_win_null_copy_fn
  procedure(mpi_win_delete_attr_function) :: mpi_win_null_delete_fn
  procedure(mpi_type_copy_attr_function) :: mpi_type_dup_fn, mpi_type_null_copy_fn
  procedure(mpi_type_delete_attr_function) :: mpi_type_null_delete_fn
  procedure(mpi_datarep_conversion_function) :: mpi_conversion_fn_null
  procedure(mpi_datarep_conversion_function_c) :: mpi_conversion_fn_null_c
  interface operator(==)
    logical function mpi_comm_eq(one, other)
      import
      type(mpi_comm), intent(in) :: one, other
    end function
    logical function mpi_datatype_eq(one, other)
      import
      type(mpi_datatype), intent(in) :: one, other
    end function
    logical function mpi_errhandler_eq(one, other)
      import
      type(mpi_errhandler), intent(in) :: one, other
    end function
    logical function mpi_file_eq(one, other)
      import
      type(mpi_file), intent(in) :: one, other
    end function
    logical function mpi_group_eq(one, other)
      import
      type(mpi_group), intent(in) :: one, other
    end function
    logical function mpi_info_eq(one, other)
      import
      type(mpi_info), intent(in) :: one, other
    end function
    logical function mpi_message_eq(one, other)
      import
      type(mpi_message), intent(in) :: one, other
    end function
    logical function mpi_op_eq(one, other)
      import
      type(mpi_op), intent(in) :: one, other
    end function
    logical function mpi_request_eq(one, other)
      import
      type(mpi_request), intent(in) :: one, other
    end function
    logical function mpi_session_eq(one, other)
      import
      type(mpi_session), intent(in) :: one, other
    end function
    logical function mpi_win_eq(one, other)
      import
      type(mpi_win), intent(in) :: one, other
    end function
  end interface
  interface operator(/=)
    logical function mpi_comm_ne(one, other)
      import
      type(mpi_comm), intent(in) :: one, other
    end function
    logical function mpi_datatype_ne(one, other)
      import
      type(mpi_datatype), intent(in) :: one, other
    end function
    logical function mpi_errhandler_ne(one, other)
      import
      type(mpi_errhandler), intent(in) :: one, other
    end function
    logical function mpi_file_ne(one, other)
      import
      type(mpi_file), intent(in) :: one, other
    end function
    logical function mpi_group_ne(one, other)
      import
      type(mpi_group), intent(in) :: one, other
    end function
    logical function mpi_info_ne(one, other)
      import
      type(mpi_info), intent(in) :: one, other
    end function
    logical function mpi_message_ne(one, other)
      import
      type(mpi_message), intent(in) :: one, other
    end function
    logical function mpi_op_ne(one, other)
      import
      type(mpi_op), intent(in) :: one, other
    end function
    logical function mpi_request_ne(one, other)
      import
      type(mpi_request), intent(in) :: one, other
    end function
    logical function mpi_session_ne(one, other)
      import
      type(mpi_session), intent(in) :: one, other
    end function
    logical function mpi_win_ne(one, other)
      import
      type(mpi_win), intent(in) :: one, other
    end function
  end interface
  interface
    real(8) function mpi_wtime()
    end function
    real(8) function mpi_wtick()
    end function
    integer(mpi_address_kind) function mpi_aint_add(base, disp)
      import
      integer(mpi_address_kind), intent(in) :: base, disp
    end function
    integer(mpi_address_kind) function mpi_aint_diff(addr1, addr2)
      import
      integer(mpi_address_kind), intent(in) :: addr1, addr2
    end function
    subroutine mpi_pcontrol(level)
      integer, intent(in) :: level
    end subroutine
    subroutine mpi_f_sync_reg(buf)
      type(*), dimension(..), asynchronous :: buf
    end subroutine
    subroutine mpi_status_f082f(f08_status, f_status, ierror)
      import
      type(mpi_status), intent(in) :: f08_status
      integer, intent(out) :: f_status(mpi_status_size)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_f2f08(f_status, f08_status, ierror)
      import
      integer, intent(in) :: f_status(mpi_status_size)
      type(mpi_status), intent(out) :: f08_status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface
    subroutine mpi_buffer_flush(ierror)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_buffer_iflush(request, ierror)
      import
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_flush_buffer(comm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_iflush_buffer(comm, request, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_flush_buffer(session, ierror)
      import
      type(mpi_session), intent(in) :: session
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_iflush_buffer(session, request, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_wait(request, status, ierror)
      import
      type(mpi_request), intent(inout) :: request
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_test(request, flag, status, ierror)
      import
      type(mpi_request), intent(inout) :: request
      logical, intent(out) :: flag
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_request_free(request, ierror)
      import
      type(mpi_request), intent(inout) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_waitany(count, array_of_requests, index, status, ierror)
      import
      integer, intent(in) :: count
      type(mpi_request), intent(inout) :: array_of_requests(count)
      integer, intent(out) :: index
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_testany(count, array_of_requests, index, flag, status, ierror)
      import
      integer, intent(in) :: count
      type(mpi_request), intent(inout) :: array_of_requests(count)
      integer, intent(out) :: index
      logical, intent(out) :: flag
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_waitall(count, array_of_requests, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      type(mpi_request), intent(inout) :: array_of_requests(count)
      type(mpi_status), intent(out) :: array_of_statuses(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_testall(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      type(mpi_request), intent(inout) :: array_of_requests(count)
      logical, intent(out) :: flag
      type(mpi_status), intent(out) :: array_of_statuses(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      type(mpi_request), intent(inout) :: array_of_requests(incount)
      integer, intent(out) :: outcount, array_of_indices(*)
      type(mpi_status), intent(out) :: array_of_statuses(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      type(mpi_request), intent(inout) :: array_of_requests(incount)
      integer, intent(out) :: outcount, array_of_indices(*)
      type(mpi_status), intent(out) :: array_of_statuses(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_request_get_status(request, flag, status, ierror)
      import
      type(mpi_request), intent(in) :: request
      logical, intent(out) :: flag
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_request_get_status_all(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      type(mpi_request), intent(in) :: array_of_requests(count)
      logical, intent(out) :: flag
      type(mpi_status), intent(out) :: array_of_statuses(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_request_get_status_any(count, array_of_requests, index, flag, status, ierror)
      import
      integer, intent(in) :: count
      type(mpi_request), intent(in) :: array_of_requests(count)
      integer, intent(out) :: index
      logical, intent(out) :: flag
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, &
        & ierror)
      import
      integer, intent(in) :: incount
      type(mpi_request), intent(in) :: array_of_requests(incount)
      integer, intent(out) :: outcount, array_of_indices(*)
      type(mpi_status), intent(out) :: array_of_statuses(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iprobe(source, tag, comm, flag, status, ierror)
      import
      integer, intent(in) :: source, tag
      type(mpi_comm), intent(in) :: comm
      logical, intent(out) :: flag
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_probe(source, tag, comm, status, ierror)
      import
      integer, intent(in) :: source, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_improbe(source, tag, comm, flag, message, status, ierror)
      import
      integer, intent(in) :: source, tag
      type(mpi_comm), intent(in) :: comm
      logical, intent(out) :: flag
      type(mpi_message), intent(out) :: message
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_mprobe(source, tag, comm, message, status, ierror)
      import
      integer, intent(in) :: source, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_message), intent(out) :: message
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cancel(request, ierror)
      import
      type(mpi_request), intent(in) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_test_cancelled(status, flag, ierror)
      import
      type(mpi_status), intent(in) :: status
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_start(request, ierror)
      import
      type(mpi_request), intent(inout) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_startall(count, array_of_requests, ierror)
      import
      integer, intent(in) :: count
      type(mpi_request), intent(inout) :: array_of_requests(count)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: partitions, dest, tag
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_precv_init(buf, partitions, count, datatype, source, tag, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: partitions, source, tag
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_pready(partition, request, ierror)
      import
      integer, intent(in) :: partition
      type(mpi_request), intent(in) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_pready_range(partition_low, partition_high, request, ierror)
      import
      integer, intent(in) :: partition_low, partition_high
      type(mpi_request), intent(in) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_pready_list(length, array_of_partitions, request, ierror)
      import
      integer, intent(in) :: length, array_of_partitions(length)
      type(mpi_request), intent(in) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_parrived(request, partition, flag, ierror)
      import
      type(mpi_request), intent(in) :: request
      integer, intent(in) :: partition
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_address(location, address, ierror)
      import
      type(*), dimension(..), asynchronous :: location
      integer(mpi_address_kind), intent(out) :: address
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_size_x(datatype, size, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_extent(datatype, lb, extent, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_address_kind), intent(out) :: lb, extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_extent_c(datatype, lb, extent, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: lb, extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_extent_x(datatype, lb, extent, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: lb, extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_resized(oldtype, lb, extent, newtype, ierror)
      import
      type(mpi_datatype), intent(in) :: oldtype
      integer(mpi_address_kind), intent(in) :: lb, extent
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_resized_c(oldtype, lb, extent, newtype, ierror)
      import
      type(mpi_datatype), intent(in) :: oldtype
      integer(mpi_count_kind), intent(in) :: lb, extent
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_true_extent(datatype, true_lb, true_extent, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_address_kind), intent(out) :: true_lb, true_extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_true_extent_c(datatype, true_lb, true_extent, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: true_lb, true_extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_true_extent_x(datatype, true_lb, true_extent, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: true_lb, true_extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_commit(datatype, ierror)
      import
      type(mpi_datatype), intent(inout) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_free(datatype, ierror)
      import
      type(mpi_datatype), intent(inout) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_dup(oldtype, newtype, ierror)
      import
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_elements_x(status, datatype, count, ierror)
      import
      type(mpi_status), intent(in) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: count
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_value_index(value_type, index_type, pair_type, ierror)
      import
      type(mpi_datatype), intent(in) :: value_type, index_type
      type(mpi_datatype), intent(out) :: pair_type
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_barrier(comm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_op_create(user_fn, commute, op, ierror)
      import
      procedure(mpi_user_function) :: user_fn
      logical, intent(in) :: commute
      type(mpi_op), intent(out) :: op
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_op_create_c(user_fn, commute, op, ierror)
      import
      procedure(mpi_user_function_c) :: user_fn
      logical, intent(in) :: commute
      type(mpi_op), intent(out) :: op
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_op_free(op, ierror)
      import
      type(mpi_op), intent(inout) :: op
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_op_commutative(op, commute, ierror)
      import
      type(mpi_op), intent(in) :: op
      logical, intent(out) :: commute
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ibarrier(comm, request, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_barrier_init(comm, info, request, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_size(group, size, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_rank(group, rank, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(out) :: rank
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_translate_ranks(group1, n, ranks1, group2, ranks2, ierror)
      import
      type(mpi_group), intent(in) :: group1, group2
      integer, intent(in) :: n, ranks1(n)
      integer, intent(out) :: ranks2(n)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_compare(group1, group2, result, ierror)
      import
      type(mpi_group), intent(in) :: group1, group2
      integer, intent(out) :: result
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_union(group1, group2, newgroup, ierror)
      import
      type(mpi_group), intent(in) :: group1, group2
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_intersection(group1, group2, newgroup, ierror)
      import
      type(mpi_group), intent(in) :: group1, group2
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_difference(group1, group2, newgroup, ierror)
      import
      type(mpi_group), intent(in) :: group1, group2
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_incl(group, n, ranks, newgroup, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(in) :: n, ranks(n)
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_excl(group, n, ranks, newgroup, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(in) :: n, ranks(n)
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_range_incl(group, n, ranges, newgroup, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(in) :: n, ranges(3,n)
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_range_excl(group, n, ranges, newgroup, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(in) :: n, ranges(3,n)
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_from_session_pset(session, pset_name, newgroup, ierror)
      import
      type(mpi_session), intent(in) :: session
      character(len=*), intent(in) :: pset_name
      type(mpi_group), intent(out) :: newgroup
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_group_free(group, ierror)
      import
      type(mpi_group), intent(inout) :: group
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_group(comm, group, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_group), intent(out) :: group
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_size(comm, size, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_rank(comm, rank, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: rank
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_compare(comm1, comm2, result, ierror)
      import
      type(mpi_comm), intent(in) :: comm1, comm2
      integer, intent(out) :: result
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_dup(comm, newcomm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_dup_with_info(comm, info, newcomm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_idup(comm, newcomm, request, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_comm), intent(out) :: newcomm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_idup_with_info(comm, info, newcomm, request, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(out) :: newcomm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_create(comm, group, newcomm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_group), intent(in) :: group
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_create_group(comm, group, tag, newcomm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_group), intent(in) :: group
      integer, intent(in) :: tag
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_split(comm, color, key, newcomm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: color, key
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_split_type(comm, split_type, key, info, newcomm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: split_type, key
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_create_from_group(group, stringtag, info, errhandler, newcomm, ierror)
      import
      type(mpi_group), intent(in) :: group
      character(len=*), intent(in) :: stringtag
      type(mpi_info), intent(in) :: info
      type(mpi_errhandler), intent(in) :: errhandler
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_free(comm, ierror)
      import
      type(mpi_comm), intent(inout) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_set_info(comm, info, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_get_info(comm, info_used, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(out) :: info_used
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_test_inter(comm, flag, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_remote_size(comm, size, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_remote_group(comm, group, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_group), intent(out) :: group
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm, ierror)
      import
      type(mpi_comm), intent(in) :: local_comm, peer_comm
      integer, intent(in) :: local_leader, remote_leader, tag
      type(mpi_comm), intent(out) :: newintercomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, &
        & info, errhandler, newintercomm, ierror)
      import
      type(mpi_group), intent(in) :: local_group, remote_group
      integer, intent(in) :: local_leader, remote_leader
      character(len=*), intent(in) :: stringtag
      type(mpi_info), intent(in) :: info
      type(mpi_errhandler), intent(in) :: errhandler
      type(mpi_comm), intent(out) :: newintercomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_intercomm_merge(intercomm, high, newintracomm, ierror)
      import
      type(mpi_comm), intent(in) :: intercomm
      logical, intent(in) :: high
      type(mpi_comm), intent(out) :: newintracomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state, ierror)
      import
      procedure(mpi_comm_copy_attr_function) :: comm_copy_attr_fn
      procedure(mpi_comm_delete_attr_function) :: comm_delete_attr_fn
      integer, intent(out) :: comm_keyval
      integer(mpi_address_kind), intent(in) :: extra_state
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_free_keyval(comm_keyval, ierror)
      integer, intent(inout) :: comm_keyval
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_set_attr(comm, comm_keyval, attribute_val, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: comm_keyval
      integer(mpi_address_kind), intent(in) :: attribute_val
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_get_attr(comm, comm_keyval, attribute_val, flag, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: comm_keyval
      integer(mpi_address_kind), intent(out) :: attribute_val
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_delete_attr(comm, comm_keyval, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: comm_keyval
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state, ierror)
      import
      procedure(mpi_win_copy_attr_function) :: win_copy_attr_fn
      procedure(mpi_win_delete_attr_function) :: win_delete_attr_fn
      integer, intent(out) :: win_keyval
      integer(mpi_address_kind), intent(in) :: extra_state
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_free_keyval(win_keyval, ierror)
      integer, intent(inout) :: win_keyval
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_set_attr(win, win_keyval, attribute_val, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(in) :: win_keyval
      integer(mpi_address_kind), intent(in) :: attribute_val
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_get_attr(win, win_keyval, attribute_val, flag, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(in) :: win_keyval
      integer(mpi_address_kind), intent(out) :: attribute_val
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_delete_attr(win, win_keyval, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(in) :: win_keyval
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state, ierror)
      import
      procedure(mpi_type_copy_attr_function) :: type_copy_attr_fn
      procedure(mpi_type_delete_attr_function) :: type_delete_attr_fn
      integer, intent(out) :: type_keyval
      integer(mpi_address_kind), intent(in) :: extra_state
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_free_keyval(type_keyval, ierror)
      integer, intent(inout) :: type_keyval
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_set_attr(datatype, type_keyval, attribute_val, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: type_keyval
      integer(mpi_address_kind), intent(in) :: attribute_val
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_attr(datatype, type_keyval, attribute_val, flag, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: type_keyval
      integer(mpi_address_kind), intent(out) :: attribute_val
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_delete_attr(datatype, type_keyval, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: type_keyval
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_set_name(comm, comm_name, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      character(len=*), intent(in) :: comm_name
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_get_name(comm, comm_name, resultlen, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      character(len=*), intent(out) :: comm_name
      integer, intent(out) :: resultlen
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_set_name(datatype, type_name, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      character(len=*), intent(in) :: type_name
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_name(datatype, type_name, resultlen, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      character(len=*), intent(out) :: type_name
      integer, intent(out) :: resultlen
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_set_name(win, win_name, ierror)
      import
      type(mpi_win), intent(in) :: win
      character(len=*), intent(in) :: win_name
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_get_name(win, win_name, resultlen, ierror)
      import
      type(mpi_win), intent(in) :: win
      character(len=*), intent(out) :: win_name
      integer, intent(out) :: resultlen
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cart_create(comm_old, ndims, dims, periods, reorder, comm_cart, ierror)
      import
      type(mpi_comm), intent(in) :: comm_old
      integer, intent(in) :: ndims, dims(ndims)
      logical, intent(in) :: periods(ndims), reorder
      type(mpi_comm), intent(out) :: comm_cart
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_dims_create(nnodes, ndims, dims, ierror)
      integer, intent(in) :: nnodes, ndims
      integer, intent(inout) :: dims(ndims)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_graph_create(comm_old, nnodes, index, edges, reorder, comm_graph, ierror)
      import
      type(mpi_comm), intent(in) :: comm_old
      integer, intent(in) :: nnodes, index(nnodes), edges(*)
      logical, intent(in) :: reorder
      type(mpi_comm), intent(out) :: comm_graph
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, &
        & destweights, info, reorder, comm_dist_graph, ierror)
      import
      type(mpi_comm), intent(in) :: comm_old
      integer, intent(in) :: indegree, sources(indegree), sourceweights(*), outdegree, destinations(outdegree), &
        & destweights(*)
      type(mpi_info), intent(in) :: info
      logical, intent(in) :: reorder
      type(mpi_comm), intent(out) :: comm_dist_graph
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, &
        & comm_dist_graph, ierror)
      import
      type(mpi_comm), intent(in) :: comm_old
      integer, intent(in) :: n, sources(n), degrees(n), destinations(*), weights(*)
      type(mpi_info), intent(in) :: info
      logical, intent(in) :: reorder
      type(mpi_comm), intent(out) :: comm_dist_graph
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_topo_test(comm, status, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_graphdims_get(comm, nnodes, nedges, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: nnodes, nedges
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_graph_get(comm, maxindex, maxedges, index, edges, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: maxindex, maxedges
      integer, intent(out) :: index(maxindex), edges(maxedges)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cartdim_get(comm, ndims, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: ndims
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cart_get(comm, maxdims, dims, periods, coords, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: maxdims
      integer, intent(out) :: dims(maxdims), coords(maxdims)
      logical, intent(out) :: periods(maxdims)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cart_rank(comm, coords, rank, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: coords(*)
      integer, intent(out) :: rank
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cart_coords(comm, rank, maxdims, coords, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: rank, maxdims
      integer, intent(out) :: coords(maxdims)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_graph_neighbors_count(comm, rank, nneighbors, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: rank
      integer, intent(out) :: nneighbors
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_graph_neighbors(comm, rank, maxneighbors, neighbors, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: rank, maxneighbors
      integer, intent(out) :: neighbors(maxneighbors)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_dist_graph_neighbors_count(comm, indegree, outdegree, weighted, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: indegree, outdegree
      logical, intent(out) :: weighted
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, &
        & destweights, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: maxindegree, maxoutdegree
      integer, intent(out) :: sources(maxindegree), sourceweights(*), destinations(maxoutdegree), destweights(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cart_shift(comm, direction, disp, rank_source, rank_dest, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: direction, disp
      integer, intent(out) :: rank_source, rank_dest
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cart_sub(comm, remain_dims, newcomm, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      logical, intent(in) :: remain_dims(*)
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_cart_map(comm, ndims, dims, periods, newrank, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: ndims, dims(ndims)
      logical, intent(in) :: periods(ndims)
      integer, intent(out) :: newrank
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_graph_map(comm, nnodes, index, edges, newrank, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: nnodes, index(nnodes), edges(*)
      integer, intent(out) :: newrank
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_version(version, subversion, ierror)
      integer, intent(out) :: version, subversion
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_library_version(version, resultlen, ierror)
      character(len=*), intent(out) :: version
      integer, intent(out) :: resultlen
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_processor_name(name, resultlen, ierror)
      character(len=*), intent(out) :: name
      integer, intent(out) :: resultlen
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_hw_resource_info(hw_info, ierror)
      import
      type(mpi_info), intent(out) :: hw_info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_alloc_mem(size, info, baseptr, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      type(mpi_info), intent(in) :: info
      type(c_ptr), intent(out) :: baseptr
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_free_mem(base, ierror)
      type(*), dimension(..), intent(in), asynchronous :: base
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_create_errhandler(comm_errhandler_fn, errhandler, ierror)
      import
      procedure(mpi_comm_errhandler_function) :: comm_errhandler_fn
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_set_errhandler(comm, errhandler, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_errhandler), intent(in) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_get_errhandler(comm, errhandler, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_call_errhandler(comm, errorcode, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_create_errhandler(win_errhandler_fn, errhandler, ierror)
      import
      procedure(mpi_win_errhandler_function) :: win_errhandler_fn
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_set_errhandler(win, errhandler, ierror)
      import
      type(mpi_win), intent(in) :: win
      type(mpi_errhandler), intent(in) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_get_errhandler(win, errhandler, ierror)
      import
      type(mpi_win), intent(in) :: win
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_call_errhandler(win, errorcode, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(in) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_create_errhandler(file_errhandler_fn, errhandler, ierror)
      import
      procedure(mpi_file_errhandler_function) :: file_errhandler_fn
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_set_errhandler(file, errhandler, ierror)
      import
      type(mpi_file), intent(in) :: file
      type(mpi_errhandler), intent(in) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_errhandler(file, errhandler, ierror)
      import
      type(mpi_file), intent(in) :: file
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_call_errhandler(fh, errorcode, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer, intent(in) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_create_errhandler(session_errhandler_fn, errhandler, ierror)
      import
      procedure(mpi_session_errhandler_function) :: session_errhandler_fn
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_set_errhandler(session, errhandler, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(mpi_errhandler), intent(in) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_get_errhandler(session, errhandler, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(mpi_errhandler), intent(out) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_call_errhandler(session, errorcode, ierror)
      import
      type(mpi_session), intent(in) :: session
      integer, intent(in) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_errhandler_free(errhandler, ierror)
      import
      type(mpi_errhandler), intent(inout) :: errhandler
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_error_string(errorcode, string, resultlen, ierror)
      integer, intent(in) :: errorcode
      character(len=*), intent(out) :: string
      integer, intent(out) :: resultlen
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_error_class(errorcode, errorclass, ierror)
      integer, intent(in) :: errorcode
      integer, intent(out) :: errorclass
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_add_error_class(errorclass, ierror)
      integer, intent(out) :: errorclass
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_remove_error_class(errorclass, ierror)
      integer, intent(in) :: errorclass
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_add_error_code(errorclass, errorcode, ierror)
      integer, intent(in) :: errorclass
      integer, intent(out) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_remove_error_code(errorcode, ierror)
      integer, intent(in) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_add_error_string(errorcode, string, ierror)
      integer, intent(in) :: errorcode
      character(len=*), intent(in) :: string
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_remove_error_string(errorcode, ierror)
      integer, intent(in) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_init(ierror)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_finalize(ierror)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_initialized(flag, ierror)
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_finalized(flag, ierror)
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_abort(comm, errorcode, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      integer, intent(in) :: errorcode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_init_thread(required, provided, ierror)
      integer, intent(in) :: required
      integer, intent(out) :: provided
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_query_thread(provided, ierror)
      integer, intent(out) :: provided
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_is_thread_main(flag, ierror)
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_create(info, ierror)
      import
      type(mpi_info), intent(out) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_create_env(info, ierror)
      import
      type(mpi_info), intent(out) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_set(info, key, value, ierror)
      import
      type(mpi_info), intent(in) :: info
      character(len=*), intent(in) :: key, value
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_delete(info, key, ierror)
      import
      type(mpi_info), intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_get(info, key, valuelen, value, flag, ierror)
      import
      type(mpi_info), intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(in) :: valuelen
      character(len=*), intent(out) :: value
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_get_valuelen(info, key, valuelen, flag, ierror)
      import
      type(mpi_info), intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(out) :: valuelen
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_get_string(info, key, buflen, value, flag, ierror)
      import
      type(mpi_info), intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(inout) :: buflen
      character(len=*), intent(out) :: value
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_get_nkeys(info, nkeys, ierror)
      import
      type(mpi_info), intent(in) :: info
      integer, intent(out) :: nkeys
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_get_nthkey(info, n, key, ierror)
      import
      type(mpi_info), intent(in) :: info
      integer, intent(in) :: n
      character(len=*), intent(out) :: key
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_dup(info, newinfo, ierror)
      import
      type(mpi_info), intent(in) :: info
      type(mpi_info), intent(out) :: newinfo
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_info_free(info, ierror)
      import
      type(mpi_info), intent(inout) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_init(info, errhandler, session, ierror)
      import
      type(mpi_info), intent(in) :: info
      type(mpi_errhandler), intent(in) :: errhandler
      type(mpi_session), intent(out) :: session
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_finalize(session, ierror)
      import
      type(mpi_session), intent(inout) :: session
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_get_num_psets(session, info, npset_names, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(mpi_info), intent(in) :: info
      integer, intent(out) :: npset_names
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_get_nth_pset(session, info, n, pset_len, pset_name, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(mpi_info), intent(in) :: info
      integer, intent(in) :: n
      integer, intent(inout) :: pset_len
      character(len=*), intent(out) :: pset_name
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_get_info(session, info_used, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(mpi_info), intent(out) :: info_used
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_get_pset_info(session, pset_name, info, ierror)
      import
      type(mpi_session), intent(in) :: session
      character(len=*), intent(in) :: pset_name
      type(mpi_info), intent(out) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes, ierror)
      import
      character(len=*), intent(in) :: command, argv(*)
      integer, intent(in) :: maxprocs, root
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(mpi_comm), intent(out) :: intercomm
      integer, intent(out) :: array_of_errcodes(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, &
        & root, comm, intercomm, array_of_errcodes, ierror)
      import
      integer, intent(in) :: count, array_of_maxprocs(*), root
      character(len=*), intent(in) :: array_of_commands(*), array_of_argv(count,*)
      type(mpi_info), intent(in) :: array_of_info(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_comm), intent(out) :: intercomm
      integer, intent(out) :: array_of_errcodes(*)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_get_parent(parent, ierror)
      import
      type(mpi_comm), intent(out) :: parent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_open_port(info, port_name, ierror)
      import
      type(mpi_info), intent(in) :: info
      character(len=*), intent(out) :: port_name
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_close_port(port_name, ierror)
      character(len=*), intent(in) :: port_name
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_accept(port_name, info, root, comm, newcomm, ierror)
      import
      character(len=*), intent(in) :: port_name
      type(mpi_info), intent(in) :: info
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_connect(port_name, info, root, comm, newcomm, ierror)
      import
      character(len=*), intent(in) :: port_name
      type(mpi_info), intent(in) :: info
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_comm), intent(out) :: newcomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_publish_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name, port_name
      type(mpi_info), intent(in) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_unpublish_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name, port_name
      type(mpi_info), intent(in) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_lookup_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name
      type(mpi_info), intent(in) :: info
      character(len=*), intent(out) :: port_name
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_disconnect(comm, ierror)
      import
      type(mpi_comm), intent(inout) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_join(fd, intercomm, ierror)
      import
      integer, intent(in) :: fd
      type(mpi_comm), intent(out) :: intercomm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_create_dynamic(info, comm, win, ierror)
      import
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(mpi_win), intent(out) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_attach(win, base, size, ierror)
      import
      type(mpi_win), intent(in) :: win
      type(*), dimension(..), asynchronous :: base
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_detach(win, base, ierror)
      import
      type(mpi_win), intent(in) :: win
      type(*), dimension(..), asynchronous :: base
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_free(win, ierror)
      import
      type(mpi_win), intent(inout) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_get_group(win, group, ierror)
      import
      type(mpi_win), intent(in) :: win
      type(mpi_group), intent(out) :: group
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_set_info(win, info, ierror)
      import
      type(mpi_win), intent(in) :: win
      type(mpi_info), intent(in) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_get_info(win, info_used, ierror)
      import
      type(mpi_win), intent(in) :: win
      type(mpi_info), intent(out) :: info_used
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      type(*), dimension(..), asynchronous :: result_addr
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr, compare_addr
      type(*), dimension(..), asynchronous :: result_addr
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_fence(assert, win, ierror)
      import
      integer, intent(in) :: assert
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_start(group, assert, win, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(in) :: assert
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_complete(win, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_post(group, assert, win, ierror)
      import
      type(mpi_group), intent(in) :: group
      integer, intent(in) :: assert
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_wait(win, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_test(win, flag, ierror)
      import
      type(mpi_win), intent(in) :: win
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_lock(lock_type, rank, assert, win, ierror)
      import
      integer, intent(in) :: lock_type, rank, assert
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_lock_all(assert, win, ierror)
      import
      integer, intent(in) :: assert
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_unlock(rank, win, ierror)
      import
      integer, intent(in) :: rank
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_unlock_all(win, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_flush(rank, win, ierror)
      import
      integer, intent(in) :: rank
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_flush_all(win, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_flush_local(rank, win, ierror)
      import
      integer, intent(in) :: rank
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_flush_local_all(win, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_sync(win, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_grequest_start(query_fn, free_fn, cancel_fn, extra_state, request, ierror)
      import
      procedure(mpi_grequest_query_function) :: query_fn
      procedure(mpi_grequest_free_function) :: free_fn
      procedure(mpi_grequest_cancel_function) :: cancel_fn
      integer(mpi_address_kind), intent(in) :: extra_state
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_grequest_complete(request, ierror)
      import
      type(mpi_request), intent(in) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_set_elements_x(status, datatype, count, ierror)
      import
      type(mpi_status), intent(inout) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(in) :: count
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_set_cancelled(status, flag, ierror)
      import
      type(mpi_status), intent(inout) :: status
      logical, intent(in) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_get_error(status, error, ierror)
      import
      type(mpi_status), intent(in) :: status
      integer, intent(out) :: error
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_set_error(status, error, ierror)
      import
      type(mpi_status), intent(inout) :: status
      integer, intent(in) :: error
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_get_source(status, source, ierror)
      import
      type(mpi_status), intent(in) :: status
      integer, intent(out) :: source
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_set_source(status, source, ierror)
      import
      type(mpi_status), intent(inout) :: status
      integer, intent(in) :: source
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_get_tag(status, tag, ierror)
      import
      type(mpi_status), intent(in) :: status
      integer, intent(out) :: tag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_set_tag(status, tag, ierror)
      import
      type(mpi_status), intent(inout) :: status
      integer, intent(in) :: tag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_open(comm, filename, amode, info, fh, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      character(len=*), intent(in) :: filename
      integer, intent(in) :: amode
      type(mpi_info), intent(in) :: info
      type(mpi_file), intent(out) :: fh
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_close(fh, ierror)
      import
      type(mpi_file), intent(inout) :: fh
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_delete(filename, info, ierror)
      import
      character(len=*), intent(in) :: filename
      type(mpi_info), intent(in) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_set_size(fh, size, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_preallocate(fh, size, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_size(fh, size, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_group(fh, group, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(mpi_group), intent(out) :: group
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_amode(fh, amode, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer, intent(out) :: amode
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_set_info(fh, info, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(mpi_info), intent(in) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_info(fh, info_used, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(mpi_info), intent(out) :: info_used
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_set_view(fh, disp, etype, filetype, datarep, info, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: disp
      type(mpi_datatype), intent(in) :: etype, filetype
      character(len=*), intent(in) :: datarep
      type(mpi_info), intent(in) :: info
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_view(fh, disp, etype, filetype, datarep, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: disp
      type(mpi_datatype), intent(out) :: etype, filetype
      character(len=*), intent(out) :: datarep
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_seek(fh, offset, whence, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      integer, intent(in) :: whence
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_position(fh, offset, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: offset
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_byte_offset(fh, offset, disp, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      integer(mpi_offset_kind), intent(out) :: disp
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_seek_shared(fh, offset, whence, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      integer, intent(in) :: whence
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_position_shared(fh, offset, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: offset
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_end(fh, buf, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_end(fh, buf, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_all_end(fh, buf, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_all_end(fh, buf, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_end(fh, buf, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_end(fh, buf, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_type_extent(fh, datatype, extent, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_address_kind), intent(out) :: extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_type_extent_c(fh, datatype, extent, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: extent
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_register_datarep(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, &
        & extra_state, ierror)
      import
      character(len=*), intent(in) :: datarep
      procedure(mpi_datarep_conversion_function) :: read_conversion_fn, write_conversion_fn
      procedure(mpi_datarep_extent_function) :: dtype_file_extent_fn
      integer(mpi_address_kind), intent(in) :: extra_state
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_register_datarep_c(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, &
        & extra_state, ierror)
      import
      character(len=*), intent(in) :: datarep
      procedure(mpi_datarep_conversion_function_c) :: read_conversion_fn, write_conversion_fn
      procedure(mpi_datarep_extent_function) :: dtype_file_extent_fn
      integer(mpi_address_kind), intent(in) :: extra_state
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_set_atomicity(fh, flag, ierror)
      import
      type(mpi_file), intent(in) :: fh
      logical, intent(in) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_get_atomicity(fh, flag, ierror)
      import
      type(mpi_file), intent(in) :: fh
      logical, intent(out) :: flag
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_sync(fh, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_f90_real(p, r, newtype, ierror)
      import
      integer, intent(in) :: p, r
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_f90_complex(p, r, newtype, ierror)
      import
      integer, intent(in) :: p, r
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_f90_integer(r, newtype, ierror)
      import
      integer, intent(in) :: r
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_match_size(typeclass, size, datatype, ierror)
      import
      integer, intent(in) :: typeclass, size
      type(mpi_datatype), intent(out) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_sizeof(x, size, ierror)
      type(*), dimension(..), intent(in) :: x
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_send
    subroutine mpi_send(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_send_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_bsend
    subroutine mpi_bsend(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_bsend_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ssend
    subroutine mpi_ssend(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ssend_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_rsend
    subroutine mpi_rsend(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_rsend_c(buf, count, datatype, dest, tag, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_recv
    subroutine mpi_recv(buf, count, datatype, source, tag, comm, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer, intent(in) :: count, source, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_recv_c(buf, count, datatype, source, tag, comm, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: source, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_get_count
    subroutine mpi_get_count(status, datatype, count, ierror)
      import
      type(mpi_status), intent(in) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out) :: count
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_count_c(status, datatype, count, ierror)
      import
      type(mpi_status), intent(in) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: count
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_buffer_attach
    subroutine mpi_buffer_attach(buffer, size, ierror)
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_buffer_attach_c(buffer, size, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer(mpi_count_kind), intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_buffer_detach
    subroutine mpi_buffer_detach(buffer_addr, size, ierror)
      import
      type(c_ptr), intent(out) :: buffer_addr
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_buffer_detach_c(buffer_addr, size, ierror)
      import
      type(c_ptr), intent(out) :: buffer_addr
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_comm_attach_buffer
    subroutine mpi_comm_attach_buffer(comm, buffer, size, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_attach_buffer_c(comm, buffer, size, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(*), dimension(..), asynchronous :: buffer
      integer(mpi_count_kind), intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_comm_detach_buffer
    subroutine mpi_comm_detach_buffer(comm, buffer_addr, size, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(c_ptr), intent(out) :: buffer_addr
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_comm_detach_buffer_c(comm, buffer_addr, size, ierror)
      import
      type(mpi_comm), intent(in) :: comm
      type(c_ptr), intent(out) :: buffer_addr
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_session_attach_buffer
    subroutine mpi_session_attach_buffer(session, buffer, size, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_attach_buffer_c(session, buffer, size, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(*), dimension(..), asynchronous :: buffer
      integer(mpi_count_kind), intent(in) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_session_detach_buffer
    subroutine mpi_session_detach_buffer(session, buffer_addr, size, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(c_ptr), intent(out) :: buffer_addr
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_session_detach_buffer_c(session, buffer_addr, size, ierror)
      import
      type(mpi_session), intent(in) :: session
      type(c_ptr), intent(out) :: buffer_addr
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_isend
    subroutine mpi_isend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_isend_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ibsend
    subroutine mpi_ibsend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ibsend_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_issend
    subroutine mpi_issend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_issend_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_irsend
    subroutine mpi_irsend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_irsend_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_irecv
    subroutine mpi_irecv(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count, source, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_irecv_c(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: source, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_mrecv
    subroutine mpi_mrecv(buf, count, datatype, message, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_message), intent(inout) :: message
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_mrecv_c(buf, count, datatype, message, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_message), intent(inout) :: message
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_imrecv
    subroutine mpi_imrecv(buf, count, datatype, message, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_message), intent(inout) :: message
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_imrecv_c(buf, count, datatype, message, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_message), intent(inout) :: message
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_send_init
    subroutine mpi_send_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_send_init_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_bsend_init
    subroutine mpi_bsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_bsend_init_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ssend_init
    subroutine mpi_ssend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ssend_init_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_rsend_init
    subroutine mpi_rsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, dest, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_rsend_init_c(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_recv_init
    subroutine mpi_recv_init(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count, source, tag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_recv_init_c(buf, count, datatype, source, tag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: source, tag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_sendrecv
    subroutine mpi_sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, &
        & recvtag, comm, status, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, dest, sendtag, recvcount, source, recvtag
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_sendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, &
        & recvtag, comm, status, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      integer, intent(in) :: dest, sendtag, source, recvtag
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_sendrecv_replace
    subroutine mpi_sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer, intent(in) :: count, dest, sendtag, source, recvtag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, sendtag, source, recvtag
      type(mpi_comm), intent(in) :: comm
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_isendrecv
    subroutine mpi_isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, &
        & recvtag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, dest, sendtag, recvcount, source, recvtag
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, &
        & recvtag, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      integer, intent(in) :: dest, sendtag, source, recvtag
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_isendrecv_replace
    subroutine mpi_isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count, dest, sendtag, source, recvtag
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: dest, sendtag, source, recvtag
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_contiguous
    subroutine mpi_type_contiguous(count, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_contiguous_c(count, oldtype, newtype, ierror)
      import
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_vector
    subroutine mpi_type_vector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count, blocklength, stride
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_vector_c(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer(mpi_count_kind), intent(in) :: count, blocklength, stride
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_create_hvector
    subroutine mpi_type_create_hvector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count, blocklength
      integer(mpi_address_kind), intent(in) :: stride
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_hvector_c(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer(mpi_count_kind), intent(in) :: count, blocklength, stride
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_indexed
    subroutine mpi_type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count, array_of_blocklengths(count), array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, ierror)
      import
      integer(mpi_count_kind), intent(in) :: count, array_of_blocklengths(count), array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_create_hindexed
    subroutine mpi_type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, &
        & ierror)
      import
      integer, intent(in) :: count, array_of_blocklengths(count)
      integer(mpi_address_kind), intent(in) :: array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, &
        & ierror)
      import
      integer(mpi_count_kind), intent(in) :: count, array_of_blocklengths(count), array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_create_indexed_block
    subroutine mpi_type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count, blocklength, array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer(mpi_count_kind), intent(in) :: count, blocklength, array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_create_hindexed_block
    subroutine mpi_type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count, blocklength
      integer(mpi_address_kind), intent(in) :: array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer(mpi_count_kind), intent(in) :: count, blocklength, array_of_displacements(count)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_create_struct
    subroutine mpi_type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype, &
        & ierror)
      import
      integer, intent(in) :: count, array_of_blocklengths(count)
      integer(mpi_address_kind), intent(in) :: array_of_displacements(count)
      type(mpi_datatype), intent(in) :: array_of_types(count)
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, &
        & newtype, ierror)
      import
      integer(mpi_count_kind), intent(in) :: count, array_of_blocklengths(count), array_of_displacements(count)
      type(mpi_datatype), intent(in) :: array_of_types(count)
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_create_subarray
    subroutine mpi_type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, &
        & newtype, ierror)
      import
      integer, intent(in) :: ndims, array_of_sizes(ndims), array_of_subsizes(ndims), array_of_starts(ndims), order
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_subarray_c(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, &
        & newtype, ierror)
      import
      integer, intent(in) :: ndims, order
      integer(mpi_count_kind), intent(in) :: array_of_sizes(ndims), array_of_subsizes(ndims), array_of_starts(ndims)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_create_darray
    subroutine mpi_type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, &
        & array_of_psizes, order, oldtype, newtype, ierror)
      import
      integer, intent(in) :: size, rank, ndims, array_of_gsizes(ndims), array_of_distribs(ndims), &
        & array_of_dargs(ndims), array_of_psizes(ndims), order
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_create_darray_c(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, &
        & array_of_psizes, order, oldtype, newtype, ierror)
      import
      integer, intent(in) :: size, rank, ndims, array_of_distribs(ndims), array_of_dargs(ndims), &
        & array_of_psizes(ndims), order
      integer(mpi_count_kind), intent(in) :: array_of_gsizes(ndims)
      type(mpi_datatype), intent(in) :: oldtype
      type(mpi_datatype), intent(out) :: newtype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_size
    subroutine mpi_type_size(datatype, size, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_size_c(datatype, size, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_get_elements
    subroutine mpi_get_elements(status, datatype, count, ierror)
      import
      type(mpi_status), intent(in) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out) :: count
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_elements_c(status, datatype, count, ierror)
      import
      type(mpi_status), intent(in) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: count
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_get_envelope
    subroutine mpi_type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out) :: num_integers, num_addresses, num_datatypes, combiner
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_envelope_c(datatype, num_integers, num_addresses, num_large_counts, num_datatypes, &
        & combiner, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: num_integers, num_addresses, num_large_counts, num_datatypes
      integer, intent(out) :: combiner
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_type_get_contents
    subroutine mpi_type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, &
        & array_of_addresses, array_of_datatypes, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: max_integers, max_addresses, max_datatypes
      integer, intent(out) :: array_of_integers(max_integers)
      integer(mpi_address_kind), intent(out) :: array_of_addresses(max_addresses)
      type(mpi_datatype), intent(out) :: array_of_datatypes(max_datatypes)
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_type_get_contents_c(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, &
        & array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes, ierror)
      import
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(in) :: max_integers, max_addresses, max_large_counts, max_datatypes
      integer, intent(out) :: array_of_integers(max_integers)
      integer(mpi_address_kind), intent(out) :: array_of_addresses(max_addresses)
      integer(mpi_count_kind), intent(out) :: array_of_large_counts(max_large_counts)
      type(mpi_datatype), intent(out) :: array_of_datatypes(max_datatypes)
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_pack
    subroutine mpi_pack(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: inbuf
      integer, intent(in) :: incount, outsize
      type(mpi_datatype), intent(in) :: datatype
      type(*), dimension(..) :: outbuf
      integer, intent(inout) :: position
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: inbuf
      integer(mpi_count_kind), intent(in) :: incount, outsize
      type(mpi_datatype), intent(in) :: datatype
      type(*), dimension(..) :: outbuf
      integer(mpi_count_kind), intent(inout) :: position
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_unpack
    subroutine mpi_unpack(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: inbuf
      integer, intent(in) :: insize, outcount
      integer, intent(inout) :: position
      type(*), dimension(..) :: outbuf
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: inbuf
      integer(mpi_count_kind), intent(in) :: insize, outcount
      integer(mpi_count_kind), intent(inout) :: position
      type(*), dimension(..) :: outbuf
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_pack_size
    subroutine mpi_pack_size(incount, datatype, comm, size, ierror)
      import
      integer, intent(in) :: incount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_pack_size_c(incount, datatype, comm, size, ierror)
      import
      integer(mpi_count_kind), intent(in) :: incount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_pack_external
    subroutine mpi_pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position, ierror)
      import
      character(len=*), intent(in) :: datarep
      type(*), dimension(..), intent(in) :: inbuf
      integer, intent(in) :: incount
      type(mpi_datatype), intent(in) :: datatype
      type(*), dimension(..) :: outbuf
      integer(mpi_address_kind), intent(in) :: outsize
      integer(mpi_address_kind), intent(inout) :: position
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position, ierror)
      import
      character(len=*), intent(in) :: datarep
      type(*), dimension(..), intent(in) :: inbuf
      integer(mpi_count_kind), intent(in) :: incount, outsize
      type(mpi_datatype), intent(in) :: datatype
      type(*), dimension(..) :: outbuf
      integer(mpi_count_kind), intent(inout) :: position
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_unpack_external
    subroutine mpi_unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype, ierror)
      import
      character(len=*), intent(in) :: datarep
      type(*), dimension(..), intent(in) :: inbuf
      integer(mpi_address_kind), intent(in) :: insize
      integer(mpi_address_kind), intent(inout) :: position
      type(*), dimension(..) :: outbuf
      integer, intent(in) :: outcount
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype, ierror)
      import
      character(len=*), intent(in) :: datarep
      type(*), dimension(..), intent(in) :: inbuf
      integer(mpi_count_kind), intent(in) :: insize, outcount
      integer(mpi_count_kind), intent(inout) :: position
      type(*), dimension(..) :: outbuf
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_pack_external_size
    subroutine mpi_pack_external_size(datarep, incount, datatype, size, ierror)
      import
      character(len=*), intent(in) :: datarep
      integer, intent(in) :: incount
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_address_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_pack_external_size_c(datarep, incount, datatype, size, ierror)
      import
      character(len=*), intent(in) :: datarep
      integer(mpi_count_kind), intent(in) :: incount
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_bcast
    subroutine mpi_bcast(buffer, count, datatype, root, comm, ierror)
      import
      type(*), dimension(..) :: buffer
      integer, intent(in) :: count, root
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_bcast_c(buffer, count, datatype, root, comm, ierror)
      import
      type(*), dimension(..) :: buffer
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_gather
    subroutine mpi_gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_gatherv
    subroutine mpi_gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcounts(*), displs(*), root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcounts(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      integer(mpi_address_kind), intent(in) :: displs(*)
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_scatter
    subroutine mpi_scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_scatterv
    subroutine mpi_scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), displs(*), recvcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcounts(*), recvcount
      integer(mpi_address_kind), intent(in) :: displs(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_allgather
    subroutine mpi_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_allgatherv
    subroutine mpi_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcounts(*), displs(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcounts(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      integer(mpi_address_kind), intent(in) :: displs(*)
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_alltoall
    subroutine mpi_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_alltoallv
    subroutine mpi_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, &
        & ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, &
        & ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in) :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_alltoallw
    subroutine mpi_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, &
        & ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtypes(*), recvtypes(*)
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, &
        & comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in) :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtypes(*), recvtypes(*)
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_reduce
    subroutine mpi_reduce(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count, root
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_allreduce
    subroutine mpi_allreduce(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_allreduce_c(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_reduce_local
    subroutine mpi_reduce_local(inbuf, inoutbuf, count, datatype, op, ierror)
      import
      type(*), dimension(..), intent(in) :: inbuf
      type(*), dimension(..) :: inoutbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_reduce_local_c(inbuf, inoutbuf, count, datatype, op, ierror)
      import
      type(*), dimension(..), intent(in) :: inbuf
      type(*), dimension(..) :: inoutbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_reduce_scatter_block
    subroutine mpi_reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: recvcount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer(mpi_count_kind), intent(in) :: recvcount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_reduce_scatter
    subroutine mpi_reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: recvcounts(*)
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer(mpi_count_kind), intent(in) :: recvcounts(*)
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_scan
    subroutine mpi_scan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_scan_c(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_exscan
    subroutine mpi_exscan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_exscan_c(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ibcast
    subroutine mpi_ibcast(buffer, count, datatype, root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: count, root
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ibcast_c(buffer, count, datatype, root, comm, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_igather
    subroutine mpi_igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_igatherv
    subroutine mpi_igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_iscatter
    subroutine mpi_iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_iscatterv
    subroutine mpi_iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), displs(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount, root
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iscatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: recvcount
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_iallgather
    subroutine mpi_iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_iallgatherv
    subroutine mpi_iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ialltoall
    subroutine mpi_ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ialltoallv
    subroutine mpi_ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ialltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ialltoallw
    subroutine mpi_ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ialltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, &
        & comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ireduce
    subroutine mpi_ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, root
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_iallreduce
    subroutine mpi_iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ireduce_scatter_block
    subroutine mpi_ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: recvcount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ireduce_scatter
    subroutine mpi_ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*)
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_iscan
    subroutine mpi_iscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_iexscan
    subroutine mpi_iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_bcast_init
    subroutine mpi_bcast_init(buffer, count, datatype, root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: count, root
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_bcast_init_c(buffer, count, datatype, root, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buffer
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_gather_init
    subroutine mpi_gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_gatherv_init
    subroutine mpi_gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, &
        & info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_gatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, &
        & info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_scatter_init
    subroutine mpi_scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount, root
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_scatter_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_scatterv_init
    subroutine mpi_scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        & info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), displs(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount, root
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_scatterv_init_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        & info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: recvcount
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_allgather_init
    subroutine mpi_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_allgatherv_init
    subroutine mpi_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_alltoall_init
    subroutine mpi_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_alltoallv_init
    subroutine mpi_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, &
        & comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, &
        & comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_alltoallw_init
    subroutine mpi_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, &
        & comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, &
        & comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_reduce_init
    subroutine mpi_reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, root
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      integer, intent(in) :: root
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_allreduce_init
    subroutine mpi_allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_reduce_scatter_block_init
    subroutine mpi_reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: recvcount
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_reduce_scatter_init
    subroutine mpi_reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*)
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_scan_init
    subroutine mpi_scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_exscan_init
    subroutine mpi_exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_op), intent(in) :: op
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_allgather
    subroutine mpi_neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_allgatherv
    subroutine mpi_neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        & ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcounts(*), displs(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        & ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcounts(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      integer(mpi_address_kind), intent(in) :: displs(*)
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_alltoall
    subroutine mpi_neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_alltoallv
    subroutine mpi_neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, &
        & comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        & recvtype, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in) :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_alltoallw
    subroutine mpi_neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in) :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtypes(*), recvtypes(*)
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in) :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtypes(*), recvtypes(*)
      type(*), dimension(..) :: recvbuf
      type(mpi_comm), intent(in) :: comm
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ineighbor_allgather
    subroutine mpi_ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ineighbor_allgatherv
    subroutine mpi_ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ineighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ineighbor_alltoall
    subroutine mpi_ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ineighbor_alltoallv
    subroutine mpi_ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        & recvtype, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        & recvtype, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_ineighbor_alltoallw
    subroutine mpi_ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_allgather_init
    subroutine mpi_neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_allgatherv_init
    subroutine mpi_neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        & comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        & comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      integer(mpi_count_kind), intent(in), asynchronous :: recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: displs(*)
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_alltoall_init
    subroutine mpi_neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        & request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in) :: sendcount, recvcount
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_alltoallv_init
    subroutine mpi_neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        & recvtype, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv_init_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        & recvtype, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in) :: sendtype, recvtype
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_neighbor_alltoallw_init
    subroutine mpi_neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw_init_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer(mpi_count_kind), intent(in), asynchronous :: sendcounts(*), recvcounts(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(mpi_datatype), intent(in), asynchronous :: sendtypes(*), recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      type(mpi_comm), intent(in) :: comm
      type(mpi_info), intent(in) :: info
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_win_create
    subroutine mpi_win_create(base, size, disp_unit, info, comm, win, ierror)
      import
      type(*), dimension(..), asynchronous :: base
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(mpi_win), intent(out) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_create_c(base, size, disp_unit, info, comm, win, ierror)
      import
      type(*), dimension(..), asynchronous :: base
      integer(mpi_address_kind), intent(in) :: size, disp_unit
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(mpi_win), intent(out) :: win
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_win_allocate
    subroutine mpi_win_allocate(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(c_ptr), intent(out) :: baseptr
      type(mpi_win), intent(out) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_allocate_c(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size, disp_unit
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(c_ptr), intent(out) :: baseptr
      type(mpi_win), intent(out) :: win
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_win_allocate_shared
    subroutine mpi_win_allocate_shared(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(c_ptr), intent(out) :: baseptr
      type(mpi_win), intent(out) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size, disp_unit
      type(mpi_info), intent(in) :: info
      type(mpi_comm), intent(in) :: comm
      type(c_ptr), intent(out) :: baseptr
      type(mpi_win), intent(out) :: win
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_win_shared_query
    subroutine mpi_win_shared_query(win, rank, size, disp_unit, baseptr, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(in) :: rank
      integer(mpi_address_kind), intent(out) :: size
      integer, intent(out) :: disp_unit
      type(c_ptr), intent(out) :: baseptr
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_win_shared_query_c(win, rank, size, disp_unit, baseptr, ierror)
      import
      type(mpi_win), intent(in) :: win
      integer, intent(in) :: rank
      integer(mpi_address_kind), intent(out) :: size, disp_unit
      type(c_ptr), intent(out) :: baseptr
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_put
    subroutine mpi_put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_put_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_get
    subroutine mpi_get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_accumulate
    subroutine mpi_accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_accumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_get_accumulate
    subroutine mpi_get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        & result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, result_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, result_datatype, target_datatype
      type(*), dimension(..), asynchronous :: result_addr
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_get_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        & result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, result_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, result_datatype, target_datatype
      type(*), dimension(..), asynchronous :: result_addr
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_rput
    subroutine mpi_rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_rput_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_rget
    subroutine mpi_rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_rget_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_raccumulate
    subroutine mpi_raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_raccumulate_c(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, target_datatype
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_rget_accumulate
    subroutine mpi_rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        & result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, result_count, target_rank, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, result_datatype, target_datatype
      type(*), dimension(..), asynchronous :: result_addr
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_rget_accumulate_c(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        & result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer(mpi_count_kind), intent(in) :: origin_count, result_count, target_count
      type(mpi_datatype), intent(in) :: origin_datatype, result_datatype, target_datatype
      type(*), dimension(..), asynchronous :: result_addr
      integer, intent(in) :: target_rank
      integer(mpi_address_kind), intent(in) :: target_disp
      type(mpi_op), intent(in) :: op
      type(mpi_win), intent(in) :: win
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_status_set_elements
    subroutine mpi_status_set_elements(status, datatype, count, ierror)
      import
      type(mpi_status), intent(inout) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(in) :: count
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_status_set_elements_c(status, datatype, count, ierror)
      import
      type(mpi_status), intent(inout) :: status
      type(mpi_datatype), intent(in) :: datatype
      integer(mpi_count_kind), intent(in) :: count
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_at
    subroutine mpi_file_read_at(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_at_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_at_all
    subroutine mpi_file_read_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_at
    subroutine mpi_file_write_at(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_at_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_at_all
    subroutine mpi_file_write_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_c(fh, offset, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iread_at
    subroutine mpi_file_iread_at(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iread_at_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iread_at_all
    subroutine mpi_file_iread_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iread_at_all_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iwrite_at
    subroutine mpi_file_iwrite_at(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iwrite_at_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iwrite_at_all
    subroutine mpi_file_iwrite_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iwrite_at_all_c(fh, offset, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read
    subroutine mpi_file_read(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_all
    subroutine mpi_file_read_all(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_all_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write
    subroutine mpi_file_write(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_all
    subroutine mpi_file_write_all(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_all_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iread
    subroutine mpi_file_iread(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iread_c(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iread_all
    subroutine mpi_file_iread_all(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iread_all_c(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iwrite
    subroutine mpi_file_iwrite(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iwrite_c(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iwrite_all
    subroutine mpi_file_iwrite_all(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iwrite_all_c(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_shared
    subroutine mpi_file_read_shared(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_shared_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_shared
    subroutine mpi_file_write_shared(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_shared_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iread_shared
    subroutine mpi_file_iread_shared(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iread_shared_c(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_iwrite_shared
    subroutine mpi_file_iwrite_shared(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_iwrite_shared_c(fh, buf, count, datatype, request, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_request), intent(out) :: request
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_ordered
    subroutine mpi_file_read_ordered(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_ordered
    subroutine mpi_file_write_ordered(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_c(fh, buf, count, datatype, status, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in) :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      type(mpi_status), intent(out) :: status
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_at_all_begin
    subroutine mpi_file_read_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_begin_c(fh, offset, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_at_all_begin
    subroutine mpi_file_write_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_begin_c(fh, offset, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_all_begin
    subroutine mpi_file_read_all_begin(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_all_begin_c(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_all_begin
    subroutine mpi_file_write_all_begin(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_all_begin_c(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_read_ordered_begin
    subroutine mpi_file_read_ordered_begin(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_begin_c(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  interface mpi_file_write_ordered_begin
    subroutine mpi_file_write_ordered_begin(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_begin_c(fh, buf, count, datatype, ierror)
      import
      type(mpi_file), intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer(mpi_count_kind), intent(in) :: count
      type(mpi_datatype), intent(in) :: datatype
      integer, intent(out), optional :: ierror
    end subroutine
  end interface
  private :: mpi_comm_eq, mpi_comm_ne, mpi_datatype_eq, mpi_datatype_ne, mpi_errhandler_eq, mpi_errhandler_ne, &
        & mpi_file_eq, mpi_file_ne, mpi_group_eq, mpi_group_ne, mpi_info_eq, mpi_info_ne, mpi_message_eq, &
        & mpi_message_ne, mpi_op_eq, mpi_op_ne, mpi_request_eq, mpi_request_ne, mpi_session_eq, mpi_session_ne, &
        & mpi_win_eq, mpi_win_ne
end module
