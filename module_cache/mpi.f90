! MPI 4.1, the Fortran module mpi. mpi_interfaces.py writes this file.
module mpi
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
  integer, parameter :: mpi_integer = implementation_value
  integer, parameter :: mpi_real = implementation_value
  integer, parameter :: mpi_double_precision = implementation_value
  integer, parameter :: mpi_complex = implementation_value
  integer, parameter :: mpi_logical = implementation_value
  integer, parameter :: mpi_character = implementation_value
  integer, parameter :: mpi_byte = implementation_value
  integer, parameter :: mpi_packed = implementation_value
  integer, parameter :: mpi_aint = implementation_value
  integer, parameter :: mpi_count = implementation_value
  integer, parameter :: mpi_offset = implementation_value
  integer, parameter :: mpi_double_complex = implementation_value
  integer, parameter :: mpi_integer1 = implementation_value
  integer, parameter :: mpi_integer2 = implementation_value
  integer, parameter :: mpi_integer4 = implementation_value
  integer, parameter :: mpi_integer8 = implementation_value
  integer, parameter :: mpi_integer16 = implementation_value
  integer, parameter :: mpi_real2 = implementation_value
  integer, parameter :: mpi_real4 = implementation_value
  integer, parameter :: mpi_real8 = implementation_value
  integer, parameter :: mpi_real16 = implementation_value
  integer, parameter :: mpi_complex4 = implementation_value
  integer, parameter :: mpi_complex8 = implementation_value
  integer, parameter :: mpi_complex16 = implementation_value
  integer, parameter :: mpi_complex32 = implementation_value
  integer, parameter :: mpi_logical1 = implementation_value
  integer, parameter :: mpi_logical2 = implementation_value
  integer, parameter :: mpi_logical4 = implementation_value
  integer, parameter :: mpi_logical8 = implementation_value
  integer, parameter :: mpi_logical16 = implementation_value
  integer, parameter :: mpi_2real = implementation_value
  integer, parameter :: mpi_2double_precision = implementation_value
  integer, parameter :: mpi_2integer = implementation_value
  integer, parameter :: mpi_char = implementation_value
  integer, parameter :: mpi_signed_char = implementation_value
  integer, parameter :: mpi_unsigned_char = implementation_value
  integer, parameter :: mpi_wchar = implementation_value
  integer, parameter :: mpi_short = implementation_value
  integer, parameter :: mpi_unsigned_short = implementation_value
  integer, parameter :: mpi_int = implementation_value
  integer, parameter :: mpi_unsigned = implementation_value
  integer, parameter :: mpi_long = implementation_value
  integer, parameter :: mpi_unsigned_long = implementation_value
  integer, parameter :: mpi_long_long = implementation_value
  integer, parameter :: mpi_long_long_int = implementation_value
  integer, parameter :: mpi_unsigned_long_long = implementation_value
  integer, parameter :: mpi_float = implementation_value
  integer, parameter :: mpi_double = implementation_value
  integer, parameter :: mpi_long_double = implementation_value
  integer, parameter :: mpi_c_bool = implementation_value
  integer, parameter :: mpi_int8_t = implementation_value
  integer, parameter :: mpi_int16_t = implementation_value
  integer, parameter :: mpi_int32_t = implementation_value
  integer, parameter :: mpi_int64_t = implementation_value
  integer, parameter :: mpi_uint8_t = implementation_value
  integer, parameter :: mpi_uint16_t = implementation_value
  integer, parameter :: mpi_uint32_t = implementation_value
  integer, parameter :: mpi_uint64_t = implementation_value
  integer, parameter :: mpi_c_complex = implementation_value
  integer, parameter :: mpi_c_float_complex = implementation_value
  integer, parameter :: mpi_c_double_complex = implementation_value
  integer, parameter :: mpi_c_long_double_complex = implementation_value
  integer, parameter :: mpi_cxx_bool = implementation_value
  integer, parameter :: mpi_cxx_float_complex = implementation_value
  integer, parameter :: mpi_cxx_double_complex = implementation_value
  integer, parameter :: mpi_cxx_long_double_complex = implementation_value
  integer, parameter :: mpi_float_int = implementation_value
  integer, parameter :: mpi_double_int = implementation_value
  integer, parameter :: mpi_long_int = implementation_value
  integer, parameter :: mpi_2int = implementation_value
  integer, parameter :: mpi_short_int = implementation_value
  integer, parameter :: mpi_long_double_int = implementation_value
  integer, parameter :: mpi_datatype_null = implementation_value
  integer, parameter :: mpi_comm_world = implementation_value
  integer, parameter :: mpi_comm_self = implementation_value
  integer, parameter :: mpi_comm_null = implementation_value
  integer, parameter :: mpi_group_empty = implementation_value
  integer, parameter :: mpi_group_null = implementation_value
  integer, parameter :: mpi_max = implementation_value
  integer, parameter :: mpi_min = implementation_value
  integer, parameter :: mpi_sum = implementation_value
  integer, parameter :: mpi_prod = implementation_value
  integer, parameter :: mpi_maxloc = implementation_value
  integer, parameter :: mpi_minloc = implementation_value
  integer, parameter :: mpi_band = implementation_value
  integer, parameter :: mpi_bor = implementation_value
  integer, parameter :: mpi_bxor = implementation_value
  integer, parameter :: mpi_land = implementation_value
  integer, parameter :: mpi_lor = implementation_value
  integer, parameter :: mpi_lxor = implementation_value
  integer, parameter :: mpi_replace = implementation_value
  integer, parameter :: mpi_no_op = implementation_value
  integer, parameter :: mpi_op_null = implementation_value
  integer, parameter :: mpi_request_null = implementation_value
  integer, parameter :: mpi_errors_are_fatal = implementation_value
  integer, parameter :: mpi_errors_abort = implementation_value
  integer, parameter :: mpi_errors_return = implementation_value
  integer, parameter :: mpi_errhandler_null = implementation_value
  integer, parameter :: mpi_file_null = implementation_value
  integer, parameter :: mpi_info_env = implementation_value
  integer, parameter :: mpi_info_null = implementation_value
  integer, parameter :: mpi_message_no_proc = implementation_value
  integer, parameter :: mpi_message_null = implementation_value
  integer, parameter :: mpi_session_null = implementation_value
  integer, parameter :: mpi_win_null = implementation_value
  integer :: mpi_bottom, mpi_in_place, mpi_buffer_automatic
  integer :: mpi_unweighted(1), mpi_weights_empty(1), mpi_errcodes_ignore(1)
  character(len=1) :: mpi_argv_null(1), mpi_argvs_null(1, 1)
  integer :: mpi_status_ignore(mpi_status_size), mpi_statuses_ignore(mpi_status_size, 1)
  external :: mpi_comm_dup_fn, mpi_comm_null_copy_fn
  external :: mpi_comm_null_delete_fn
  external :: mpi_win_dup_fn, mpi_win_null_copy_fn
  external :: mpi_win_null_delete_fn
  external :: mpi_type_dup_fn, mpi_type_null_copy_fn
  external :: mpi_type_null_delete_fn
  external :: mpi_conversion_fn_null
  external :: mpi_dup_fn, mpi_null_copy_fn, mpi_null_delete_fn
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
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_f2f08(f_status, f08_status, ierror)
      import
      integer, intent(in) :: f_status(mpi_status_size)
      type(mpi_status), intent(out) :: f08_status
      integer, intent(out) :: ierror
    end subroutine
  end interface
  interface
    subroutine mpi_send(buf, count, datatype, dest, tag, comm, ierror)
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_bsend(buf, count, datatype, dest, tag, comm, ierror)
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ssend(buf, count, datatype, dest, tag, comm, ierror)
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_rsend(buf, count, datatype, dest, tag, comm, ierror)
      type(*), dimension(..), intent(in) :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_recv(buf, count, datatype, source, tag, comm, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer, intent(in) :: count, datatype, source, tag, comm
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_get_count(status, datatype, count, ierror)
      import
      integer, intent(in) :: status(mpi_status_size), datatype
      integer, intent(out) :: count, ierror
    end subroutine
    subroutine mpi_buffer_attach(buffer, size, ierror)
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_buffer_detach(buffer_addr, size, ierror)
      type(*), dimension(..) :: buffer_addr
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_buffer_flush(ierror)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_buffer_iflush(request, ierror)
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_comm_attach_buffer(comm, buffer, size, ierror)
      integer, intent(in) :: comm, size
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_detach_buffer(comm, buffer_addr, size, ierror)
      integer, intent(in) :: comm
      type(*), dimension(..) :: buffer_addr
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_comm_flush_buffer(comm, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_iflush_buffer(comm, request, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_session_attach_buffer(session, buffer, size, ierror)
      integer, intent(in) :: session, size
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_session_detach_buffer(session, buffer_addr, size, ierror)
      integer, intent(in) :: session
      type(*), dimension(..) :: buffer_addr
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_session_flush_buffer(session, ierror)
      integer, intent(in) :: session
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_session_iflush_buffer(session, request, ierror)
      integer, intent(in) :: session
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_isend(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ibsend(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_issend(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_irsend(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_irecv(buf, count, datatype, source, tag, comm, request, ierror)
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count, datatype, source, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_wait(request, status, ierror)
      import
      integer, intent(inout) :: request
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_test(request, flag, status, ierror)
      import
      integer, intent(inout) :: request
      logical, intent(out) :: flag
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_request_free(request, ierror)
      integer, intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_waitany(count, array_of_requests, index, status, ierror)
      import
      integer, intent(in) :: count
      integer, intent(inout) :: array_of_requests(count)
      integer, intent(out) :: index, status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_testany(count, array_of_requests, index, flag, status, ierror)
      import
      integer, intent(in) :: count
      integer, intent(inout) :: array_of_requests(count)
      integer, intent(out) :: index, status(mpi_status_size), ierror
      logical, intent(out) :: flag
    end subroutine
    subroutine mpi_waitall(count, array_of_requests, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      integer, intent(inout) :: array_of_requests(count)
      integer, intent(out) :: array_of_statuses(mpi_status_size, *), ierror
    end subroutine
    subroutine mpi_testall(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      integer, intent(inout) :: array_of_requests(count)
      logical, intent(out) :: flag
      integer, intent(out) :: array_of_statuses(mpi_status_size, *), ierror
    end subroutine
    subroutine mpi_waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      integer, intent(inout) :: array_of_requests(incount)
      integer, intent(out) :: outcount, array_of_indices(*), array_of_statuses(mpi_status_size, *), ierror
    end subroutine
    subroutine mpi_testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      integer, intent(inout) :: array_of_requests(incount)
      integer, intent(out) :: outcount, array_of_indices(*), array_of_statuses(mpi_status_size, *), ierror
    end subroutine
    subroutine mpi_request_get_status(request, flag, status, ierror)
      import
      integer, intent(in) :: request
      logical, intent(out) :: flag
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_request_get_status_all(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count, array_of_requests(count)
      logical, intent(out) :: flag
      integer, intent(out) :: array_of_statuses(mpi_status_size, *), ierror
    end subroutine
    subroutine mpi_request_get_status_any(count, array_of_requests, index, flag, status, ierror)
      import
      integer, intent(in) :: count, array_of_requests(count)
      integer, intent(out) :: index, status(mpi_status_size), ierror
      logical, intent(out) :: flag
    end subroutine
    subroutine mpi_request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses, &
        & ierror)
      import
      integer, intent(in) :: incount, array_of_requests(incount)
      integer, intent(out) :: outcount, array_of_indices(*), array_of_statuses(mpi_status_size, *), ierror
    end subroutine
    subroutine mpi_iprobe(source, tag, comm, flag, status, ierror)
      import
      integer, intent(in) :: source, tag, comm
      logical, intent(out) :: flag
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_probe(source, tag, comm, status, ierror)
      import
      integer, intent(in) :: source, tag, comm
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_improbe(source, tag, comm, flag, message, status, ierror)
      import
      integer, intent(in) :: source, tag, comm
      logical, intent(out) :: flag
      integer, intent(out) :: message, status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_mprobe(source, tag, comm, message, status, ierror)
      import
      integer, intent(in) :: source, tag, comm
      integer, intent(out) :: message, status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_mrecv(buf, count, datatype, message, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer, intent(in) :: count, datatype
      integer, intent(inout) :: message
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_imrecv(buf, count, datatype, message, request, ierror)
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count, datatype
      integer, intent(inout) :: message
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_cancel(request, ierror)
      integer, intent(in) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_test_cancelled(status, flag, ierror)
      import
      integer, intent(in) :: status(mpi_status_size)
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_send_init(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_bsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ssend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_rsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_recv_init(buf, count, datatype, source, tag, comm, request, ierror)
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count, datatype, source, tag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_start(request, ierror)
      integer, intent(inout) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_startall(count, array_of_requests, ierror)
      integer, intent(in) :: count
      integer, intent(inout) :: array_of_requests(count)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, &
        & recvtag, comm, status, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, dest, sendtag, recvcount, recvtype, source, recvtag, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status, ierror)
      import
      type(*), dimension(..) :: buf
      integer, intent(in) :: count, datatype, dest, sendtag, source, recvtag, comm
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, &
        & recvtag, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, dest, sendtag, recvcount, recvtype, source, recvtag, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request, ierror)
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: count, datatype, dest, sendtag, source, recvtag, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(in) :: partitions, datatype, dest, tag, comm, info
      integer(mpi_count_kind), intent(in) :: count
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_precv_init(buf, partitions, count, datatype, source, tag, comm, info, request, ierror)
      import
      type(*), dimension(..), asynchronous :: buf
      integer, intent(in) :: partitions, datatype, source, tag, comm, info
      integer(mpi_count_kind), intent(in) :: count
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_pready(partition, request, ierror)
      integer, intent(in) :: partition, request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pready_range(partition_low, partition_high, request, ierror)
      integer, intent(in) :: partition_low, partition_high, request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pready_list(length, array_of_partitions, request, ierror)
      integer, intent(in) :: length, array_of_partitions(length), request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_parrived(request, partition, flag, ierror)
      integer, intent(in) :: request, partition
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_contiguous(count, oldtype, newtype, ierror)
      integer, intent(in) :: count, oldtype
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_vector(count, blocklength, stride, oldtype, newtype, ierror)
      integer, intent(in) :: count, blocklength, stride, oldtype
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_hvector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count, blocklength, oldtype
      integer(mpi_address_kind), intent(in) :: stride
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, ierror)
      integer, intent(in) :: count, array_of_blocklengths(count), array_of_displacements(count), oldtype
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype, &
        & ierror)
      import
      integer, intent(in) :: count, array_of_blocklengths(count), oldtype
      integer(mpi_address_kind), intent(in) :: array_of_displacements(count)
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      integer, intent(in) :: count, blocklength, array_of_displacements(count), oldtype
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count, blocklength, oldtype
      integer(mpi_address_kind), intent(in) :: array_of_displacements(count)
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype, &
        & ierror)
      import
      integer, intent(in) :: count, array_of_blocklengths(count), array_of_types(count)
      integer(mpi_address_kind), intent(in) :: array_of_displacements(count)
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, &
        & newtype, ierror)
      integer, intent(in) :: ndims, array_of_sizes(ndims), array_of_subsizes(ndims), array_of_starts(ndims), order, &
        & oldtype
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, &
        & array_of_psizes, order, oldtype, newtype, ierror)
      integer, intent(in) :: size, rank, ndims, array_of_gsizes(ndims), array_of_distribs(ndims), &
        & array_of_dargs(ndims), array_of_psizes(ndims), order, oldtype
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_get_address(location, address, ierror)
      import
      type(*), dimension(..), asynchronous :: location
      integer(mpi_address_kind), intent(out) :: address
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_size(datatype, size, ierror)
      integer, intent(in) :: datatype
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_type_size_x(datatype, size, ierror)
      import
      integer, intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_extent(datatype, lb, extent, ierror)
      import
      integer, intent(in) :: datatype
      integer(mpi_address_kind), intent(out) :: lb, extent
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_extent_x(datatype, lb, extent, ierror)
      import
      integer, intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: lb, extent
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_resized(oldtype, lb, extent, newtype, ierror)
      import
      integer, intent(in) :: oldtype
      integer(mpi_address_kind), intent(in) :: lb, extent
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_get_true_extent(datatype, true_lb, true_extent, ierror)
      import
      integer, intent(in) :: datatype
      integer(mpi_address_kind), intent(out) :: true_lb, true_extent
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_true_extent_x(datatype, true_lb, true_extent, ierror)
      import
      integer, intent(in) :: datatype
      integer(mpi_count_kind), intent(out) :: true_lb, true_extent
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_commit(datatype, ierror)
      integer, intent(inout) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_free(datatype, ierror)
      integer, intent(inout) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_dup(oldtype, newtype, ierror)
      integer, intent(in) :: oldtype
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_get_elements(status, datatype, count, ierror)
      import
      integer, intent(in) :: status(mpi_status_size), datatype
      integer, intent(out) :: count, ierror
    end subroutine
    subroutine mpi_get_elements_x(status, datatype, count, ierror)
      import
      integer, intent(in) :: status(mpi_status_size), datatype
      integer(mpi_count_kind), intent(out) :: count
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner, ierror)
      integer, intent(in) :: datatype
      integer, intent(out) :: num_integers, num_addresses, num_datatypes, combiner, ierror
    end subroutine
    subroutine mpi_type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, &
        & array_of_addresses, array_of_datatypes, ierror)
      import
      integer, intent(in) :: datatype, max_integers, max_addresses, max_datatypes
      integer, intent(out) :: array_of_integers(max_integers), array_of_datatypes(max_datatypes), ierror
      integer(mpi_address_kind), intent(out) :: array_of_addresses(max_addresses)
    end subroutine
    subroutine mpi_type_get_value_index(value_type, index_type, pair_type, ierror)
      integer, intent(in) :: value_type, index_type
      integer, intent(out) :: pair_type, ierror
    end subroutine
    subroutine mpi_pack(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror)
      type(*), dimension(..), intent(in) :: inbuf
      integer, intent(in) :: incount, datatype, outsize, comm
      type(*), dimension(..) :: outbuf
      integer, intent(inout) :: position
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpack(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror)
      type(*), dimension(..), intent(in) :: inbuf
      integer, intent(in) :: insize, outcount, datatype, comm
      integer, intent(inout) :: position
      type(*), dimension(..) :: outbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_size(incount, datatype, comm, size, ierror)
      integer, intent(in) :: incount, datatype, comm
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position, ierror)
      import
      character(len=*), intent(in) :: datarep
      type(*), dimension(..), intent(in) :: inbuf
      integer, intent(in) :: incount, datatype
      type(*), dimension(..) :: outbuf
      integer(mpi_address_kind), intent(in) :: outsize
      integer(mpi_address_kind), intent(inout) :: position
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype, ierror)
      import
      character(len=*), intent(in) :: datarep
      type(*), dimension(..), intent(in) :: inbuf
      integer(mpi_address_kind), intent(in) :: insize
      integer(mpi_address_kind), intent(inout) :: position
      type(*), dimension(..) :: outbuf
      integer, intent(in) :: outcount, datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_external_size(datarep, incount, datatype, size, ierror)
      import
      character(len=*), intent(in) :: datarep
      integer, intent(in) :: incount, datatype
      integer(mpi_address_kind), intent(out) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_barrier(comm, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_bcast(buffer, count, datatype, root, comm, ierror)
      type(*), dimension(..) :: buffer
      integer, intent(in) :: count, datatype, root, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, root, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcounts(*), displs(*), recvtype, root, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, root, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), displs(*), sendtype, recvcount, recvtype, root, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcounts(*), displs(*), recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, &
        & ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), sdispls(*), sendtype, recvcounts(*), rdispls(*), recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, &
        & ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), sdispls(*), sendtypes(*), recvcounts(*), rdispls(*), recvtypes(*), comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count, datatype, op, root, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allreduce(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count, datatype, op, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_local(inbuf, inoutbuf, count, datatype, op, ierror)
      type(*), dimension(..), intent(in) :: inbuf
      type(*), dimension(..) :: inoutbuf
      integer, intent(in) :: count, datatype, op
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: recvcount, datatype, op, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: recvcounts(*), datatype, op, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count, datatype, op, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_exscan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      type(*), dimension(..) :: recvbuf
      integer, intent(in) :: count, datatype, op, comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_op_create(user_fn, commute, op, ierror)
      external :: user_fn
      logical, intent(in) :: commute
      integer, intent(out) :: op, ierror
    end subroutine
    subroutine mpi_op_free(op, ierror)
      integer, intent(inout) :: op
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_op_commutative(op, commute, ierror)
      integer, intent(in) :: op
      logical, intent(out) :: commute
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ibarrier(comm, request, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ibcast(buffer, count, datatype, root, comm, request, ierror)
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: count, datatype, root, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, root, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request, &
        & ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvtype, root, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, root, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), displs(*)
      integer, intent(in) :: sendtype, recvcount, recvtype, root, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request, &
        & ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      integer, intent(in) :: sendtype, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), sendtypes(*), recvcounts(*), rdispls(*), &
        & recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, root, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount, datatype, op, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*)
      integer, intent(in) :: datatype, op, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_iscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_barrier_init(comm, info, request, ierror)
      integer, intent(in) :: comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_bcast_init(buffer, count, datatype, root, comm, info, request, ierror)
      type(*), dimension(..), asynchronous :: buffer
      integer, intent(in) :: count, datatype, root, comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request, &
        & ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, root, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, &
        & info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvtype, root, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, root, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, &
        & info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), displs(*)
      integer, intent(in) :: sendtype, recvcount, recvtype, root, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, &
        & ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request, &
        & ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, &
        & comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      integer, intent(in) :: sendtype, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, &
        & comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), sendtypes(*), recvcounts(*), rdispls(*), &
        & recvtypes(*)
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, root, comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: recvcount, datatype, op, comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*)
      integer, intent(in) :: datatype, op, comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: count, datatype, op, comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_group_size(group, size, ierror)
      integer, intent(in) :: group
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_group_rank(group, rank, ierror)
      integer, intent(in) :: group
      integer, intent(out) :: rank, ierror
    end subroutine
    subroutine mpi_group_translate_ranks(group1, n, ranks1, group2, ranks2, ierror)
      integer, intent(in) :: group1, n, ranks1(n), group2
      integer, intent(out) :: ranks2(n), ierror
    end subroutine
    subroutine mpi_group_compare(group1, group2, result, ierror)
      integer, intent(in) :: group1, group2
      integer, intent(out) :: result, ierror
    end subroutine
    subroutine mpi_group_union(group1, group2, newgroup, ierror)
      integer, intent(in) :: group1, group2
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_intersection(group1, group2, newgroup, ierror)
      integer, intent(in) :: group1, group2
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_difference(group1, group2, newgroup, ierror)
      integer, intent(in) :: group1, group2
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_incl(group, n, ranks, newgroup, ierror)
      integer, intent(in) :: group, n, ranks(n)
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_excl(group, n, ranks, newgroup, ierror)
      integer, intent(in) :: group, n, ranks(n)
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_range_incl(group, n, ranges, newgroup, ierror)
      integer, intent(in) :: group, n, ranges(3,n)
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_range_excl(group, n, ranges, newgroup, ierror)
      integer, intent(in) :: group, n, ranges(3,n)
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_from_session_pset(session, pset_name, newgroup, ierror)
      integer, intent(in) :: session
      character(len=*), intent(in) :: pset_name
      integer, intent(out) :: newgroup, ierror
    end subroutine
    subroutine mpi_group_free(group, ierror)
      integer, intent(inout) :: group
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_group(comm, group, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: group, ierror
    end subroutine
    subroutine mpi_comm_size(comm, size, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_comm_rank(comm, rank, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: rank, ierror
    end subroutine
    subroutine mpi_comm_compare(comm1, comm2, result, ierror)
      integer, intent(in) :: comm1, comm2
      integer, intent(out) :: result, ierror
    end subroutine
    subroutine mpi_comm_dup(comm, newcomm, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_dup_with_info(comm, info, newcomm, ierror)
      integer, intent(in) :: comm, info
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_idup(comm, newcomm, request, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: newcomm, request, ierror
    end subroutine
    subroutine mpi_comm_idup_with_info(comm, info, newcomm, request, ierror)
      integer, intent(in) :: comm, info
      integer, intent(out) :: newcomm, request, ierror
    end subroutine
    subroutine mpi_comm_create(comm, group, newcomm, ierror)
      integer, intent(in) :: comm, group
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_create_group(comm, group, tag, newcomm, ierror)
      integer, intent(in) :: comm, group, tag
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_split(comm, color, key, newcomm, ierror)
      integer, intent(in) :: comm, color, key
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_split_type(comm, split_type, key, info, newcomm, ierror)
      integer, intent(in) :: comm, split_type, key, info
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_create_from_group(group, stringtag, info, errhandler, newcomm, ierror)
      integer, intent(in) :: group, info, errhandler
      character(len=*), intent(in) :: stringtag
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_free(comm, ierror)
      integer, intent(inout) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_set_info(comm, info, ierror)
      integer, intent(in) :: comm, info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_info(comm, info_used, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: info_used, ierror
    end subroutine
    subroutine mpi_comm_test_inter(comm, flag, ierror)
      integer, intent(in) :: comm
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_remote_size(comm, size, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: size, ierror
    end subroutine
    subroutine mpi_comm_remote_group(comm, group, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: group, ierror
    end subroutine
    subroutine mpi_intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm, ierror)
      integer, intent(in) :: local_comm, local_leader, peer_comm, remote_leader, tag
      integer, intent(out) :: newintercomm, ierror
    end subroutine
    subroutine mpi_intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, &
        & info, errhandler, newintercomm, ierror)
      integer, intent(in) :: local_group, local_leader, remote_group, remote_leader, info, errhandler
      character(len=*), intent(in) :: stringtag
      integer, intent(out) :: newintercomm, ierror
    end subroutine
    subroutine mpi_intercomm_merge(intercomm, high, newintracomm, ierror)
      integer, intent(in) :: intercomm
      logical, intent(in) :: high
      integer, intent(out) :: newintracomm, ierror
    end subroutine
    subroutine mpi_comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state, ierror)
      import
      external :: comm_copy_attr_fn, comm_delete_attr_fn
      integer, intent(out) :: comm_keyval, ierror
      integer(mpi_address_kind), intent(in) :: extra_state
    end subroutine
    subroutine mpi_comm_free_keyval(comm_keyval, ierror)
      integer, intent(inout) :: comm_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_set_attr(comm, comm_keyval, attribute_val, ierror)
      import
      integer, intent(in) :: comm, comm_keyval
      integer(mpi_address_kind), intent(in) :: attribute_val
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_attr(comm, comm_keyval, attribute_val, flag, ierror)
      import
      integer, intent(in) :: comm, comm_keyval
      integer(mpi_address_kind), intent(out) :: attribute_val
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_delete_attr(comm, comm_keyval, ierror)
      integer, intent(in) :: comm, comm_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state, ierror)
      import
      external :: win_copy_attr_fn, win_delete_attr_fn
      integer, intent(out) :: win_keyval, ierror
      integer(mpi_address_kind), intent(in) :: extra_state
    end subroutine
    subroutine mpi_win_free_keyval(win_keyval, ierror)
      integer, intent(inout) :: win_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_set_attr(win, win_keyval, attribute_val, ierror)
      import
      integer, intent(in) :: win, win_keyval
      integer(mpi_address_kind), intent(in) :: attribute_val
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_attr(win, win_keyval, attribute_val, flag, ierror)
      import
      integer, intent(in) :: win, win_keyval
      integer(mpi_address_kind), intent(out) :: attribute_val
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_delete_attr(win, win_keyval, ierror)
      integer, intent(in) :: win, win_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state, ierror)
      import
      external :: type_copy_attr_fn, type_delete_attr_fn
      integer, intent(out) :: type_keyval, ierror
      integer(mpi_address_kind), intent(in) :: extra_state
    end subroutine
    subroutine mpi_type_free_keyval(type_keyval, ierror)
      integer, intent(inout) :: type_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_set_attr(datatype, type_keyval, attribute_val, ierror)
      import
      integer, intent(in) :: datatype, type_keyval
      integer(mpi_address_kind), intent(in) :: attribute_val
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_attr(datatype, type_keyval, attribute_val, flag, ierror)
      import
      integer, intent(in) :: datatype, type_keyval
      integer(mpi_address_kind), intent(out) :: attribute_val
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_delete_attr(datatype, type_keyval, ierror)
      integer, intent(in) :: datatype, type_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_set_name(comm, comm_name, ierror)
      integer, intent(in) :: comm
      character(len=*), intent(in) :: comm_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_name(comm, comm_name, resultlen, ierror)
      integer, intent(in) :: comm
      character(len=*), intent(out) :: comm_name
      integer, intent(out) :: resultlen, ierror
    end subroutine
    subroutine mpi_type_set_name(datatype, type_name, ierror)
      integer, intent(in) :: datatype
      character(len=*), intent(in) :: type_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_name(datatype, type_name, resultlen, ierror)
      integer, intent(in) :: datatype
      character(len=*), intent(out) :: type_name
      integer, intent(out) :: resultlen, ierror
    end subroutine
    subroutine mpi_win_set_name(win, win_name, ierror)
      integer, intent(in) :: win
      character(len=*), intent(in) :: win_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_name(win, win_name, resultlen, ierror)
      integer, intent(in) :: win
      character(len=*), intent(out) :: win_name
      integer, intent(out) :: resultlen, ierror
    end subroutine
    subroutine mpi_attr_delete(comm, keyval, ierror)
      integer, intent(in) :: comm, keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_attr_get(comm, keyval, attribute_val, flag, ierror)
      integer, intent(in) :: comm, keyval
      integer, intent(out) :: attribute_val, ierror
      logical, intent(out) :: flag
    end subroutine
    subroutine mpi_attr_put(comm, keyval, attribute_val, ierror)
      integer, intent(in) :: comm, keyval, attribute_val
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_keyval_create(copy_fn, delete_fn, keyval, extra_state, ierror)
      external :: copy_fn, delete_fn
      integer, intent(out) :: keyval, ierror
      integer, intent(in) :: extra_state
    end subroutine
    subroutine mpi_keyval_free(keyval, ierror)
      integer, intent(inout) :: keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_create(comm_old, ndims, dims, periods, reorder, comm_cart, ierror)
      integer, intent(in) :: comm_old, ndims, dims(ndims)
      logical, intent(in) :: periods(ndims), reorder
      integer, intent(out) :: comm_cart, ierror
    end subroutine
    subroutine mpi_dims_create(nnodes, ndims, dims, ierror)
      integer, intent(in) :: nnodes, ndims
      integer, intent(inout) :: dims(ndims)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_graph_create(comm_old, nnodes, index, edges, reorder, comm_graph, ierror)
      integer, intent(in) :: comm_old, nnodes, index(nnodes), edges(*)
      logical, intent(in) :: reorder
      integer, intent(out) :: comm_graph, ierror
    end subroutine
    subroutine mpi_dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations, &
        & destweights, info, reorder, comm_dist_graph, ierror)
      integer, intent(in) :: comm_old, indegree, sources(indegree), sourceweights(*), outdegree, &
        & destinations(outdegree), destweights(*), info
      logical, intent(in) :: reorder
      integer, intent(out) :: comm_dist_graph, ierror
    end subroutine
    subroutine mpi_dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder, &
        & comm_dist_graph, ierror)
      integer, intent(in) :: comm_old, n, sources(n), degrees(n), destinations(*), weights(*), info
      logical, intent(in) :: reorder
      integer, intent(out) :: comm_dist_graph, ierror
    end subroutine
    subroutine mpi_topo_test(comm, status, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: status, ierror
    end subroutine
    subroutine mpi_graphdims_get(comm, nnodes, nedges, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: nnodes, nedges, ierror
    end subroutine
    subroutine mpi_graph_get(comm, maxindex, maxedges, index, edges, ierror)
      integer, intent(in) :: comm, maxindex, maxedges
      integer, intent(out) :: index(maxindex), edges(maxedges), ierror
    end subroutine
    subroutine mpi_cartdim_get(comm, ndims, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: ndims, ierror
    end subroutine
    subroutine mpi_cart_get(comm, maxdims, dims, periods, coords, ierror)
      integer, intent(in) :: comm, maxdims
      integer, intent(out) :: dims(maxdims), coords(maxdims), ierror
      logical, intent(out) :: periods(maxdims)
    end subroutine
    subroutine mpi_cart_rank(comm, coords, rank, ierror)
      integer, intent(in) :: comm, coords(*)
      integer, intent(out) :: rank, ierror
    end subroutine
    subroutine mpi_cart_coords(comm, rank, maxdims, coords, ierror)
      integer, intent(in) :: comm, rank, maxdims
      integer, intent(out) :: coords(maxdims), ierror
    end subroutine
    subroutine mpi_graph_neighbors_count(comm, rank, nneighbors, ierror)
      integer, intent(in) :: comm, rank
      integer, intent(out) :: nneighbors, ierror
    end subroutine
    subroutine mpi_graph_neighbors(comm, rank, maxneighbors, neighbors, ierror)
      integer, intent(in) :: comm, rank, maxneighbors
      integer, intent(out) :: neighbors(maxneighbors), ierror
    end subroutine
    subroutine mpi_dist_graph_neighbors_count(comm, indegree, outdegree, weighted, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: indegree, outdegree, ierror
      logical, intent(out) :: weighted
    end subroutine
    subroutine mpi_dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, &
        & destweights, ierror)
      integer, intent(in) :: comm, maxindegree, maxoutdegree
      integer, intent(out) :: sources(maxindegree), sourceweights(*), destinations(maxoutdegree), destweights(*), &
        & ierror
    end subroutine
    subroutine mpi_cart_shift(comm, direction, disp, rank_source, rank_dest, ierror)
      integer, intent(in) :: comm, direction, disp
      integer, intent(out) :: rank_source, rank_dest, ierror
    end subroutine
    subroutine mpi_cart_sub(comm, remain_dims, newcomm, ierror)
      integer, intent(in) :: comm
      logical, intent(in) :: remain_dims(*)
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_cart_map(comm, ndims, dims, periods, newrank, ierror)
      integer, intent(in) :: comm, ndims, dims(ndims)
      logical, intent(in) :: periods(ndims)
      integer, intent(out) :: newrank, ierror
    end subroutine
    subroutine mpi_graph_map(comm, nnodes, index, edges, newrank, ierror)
      integer, intent(in) :: comm, nnodes, index(nnodes), edges(*)
      integer, intent(out) :: newrank, ierror
    end subroutine
    subroutine mpi_neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        & ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcounts(*), displs(*), recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, &
        & comm, ierror)
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), sdispls(*), sendtype, recvcounts(*), rdispls(*), recvtype, comm
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, ierror)
      import
      type(*), dimension(..), intent(in) :: sendbuf
      integer, intent(in) :: sendcounts(*), sendtypes(*), recvcounts(*), recvtypes(*), comm
      integer(mpi_address_kind), intent(in) :: sdispls(*), rdispls(*)
      type(*), dimension(..) :: recvbuf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        & ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request, &
        & ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        & recvtype, comm, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      integer, intent(in) :: sendtype, recvtype, comm
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sendtypes(*), recvcounts(*), recvtypes(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: comm
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, &
        & comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in), asynchronous :: recvcounts(*), displs(*)
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, &
        & request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in) :: sendcount, sendtype, recvcount, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, &
        & recvtype, comm, info, request, ierror)
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sdispls(*), recvcounts(*), rdispls(*)
      integer, intent(in) :: sendtype, recvtype, comm, info
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, &
        & recvtypes, comm, info, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: sendbuf
      integer, intent(in), asynchronous :: sendcounts(*), sendtypes(*), recvcounts(*), recvtypes(*)
      integer(mpi_address_kind), intent(in), asynchronous :: sdispls(*), rdispls(*)
      type(*), dimension(..), asynchronous :: recvbuf
      integer, intent(in) :: comm, info
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_get_version(version, subversion, ierror)
      integer, intent(out) :: version, subversion, ierror
    end subroutine
    subroutine mpi_get_library_version(version, resultlen, ierror)
      character(len=*), intent(out) :: version
      integer, intent(out) :: resultlen, ierror
    end subroutine
    subroutine mpi_get_processor_name(name, resultlen, ierror)
      character(len=*), intent(out) :: name
      integer, intent(out) :: resultlen, ierror
    end subroutine
    subroutine mpi_get_hw_resource_info(hw_info, ierror)
      integer, intent(out) :: hw_info, ierror
    end subroutine
    subroutine mpi_free_mem(base, ierror)
      type(*), dimension(..), intent(in), asynchronous :: base
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_create_errhandler(comm_errhandler_fn, errhandler, ierror)
      external :: comm_errhandler_fn
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_comm_set_errhandler(comm, errhandler, ierror)
      integer, intent(in) :: comm, errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_errhandler(comm, errhandler, ierror)
      integer, intent(in) :: comm
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_comm_call_errhandler(comm, errorcode, ierror)
      integer, intent(in) :: comm, errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_create_errhandler(win_errhandler_fn, errhandler, ierror)
      external :: win_errhandler_fn
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_win_set_errhandler(win, errhandler, ierror)
      integer, intent(in) :: win, errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_errhandler(win, errhandler, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_win_call_errhandler(win, errorcode, ierror)
      integer, intent(in) :: win, errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_create_errhandler(file_errhandler_fn, errhandler, ierror)
      external :: file_errhandler_fn
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_file_set_errhandler(file, errhandler, ierror)
      integer, intent(in) :: file, errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_errhandler(file, errhandler, ierror)
      integer, intent(in) :: file
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_file_call_errhandler(fh, errorcode, ierror)
      integer, intent(in) :: fh, errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_session_create_errhandler(session_errhandler_fn, errhandler, ierror)
      external :: session_errhandler_fn
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_session_set_errhandler(session, errhandler, ierror)
      integer, intent(in) :: session, errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_session_get_errhandler(session, errhandler, ierror)
      integer, intent(in) :: session
      integer, intent(out) :: errhandler, ierror
    end subroutine
    subroutine mpi_session_call_errhandler(session, errorcode, ierror)
      integer, intent(in) :: session, errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_errhandler_free(errhandler, ierror)
      integer, intent(inout) :: errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_error_string(errorcode, string, resultlen, ierror)
      integer, intent(in) :: errorcode
      character(len=*), intent(out) :: string
      integer, intent(out) :: resultlen, ierror
    end subroutine
    subroutine mpi_error_class(errorcode, errorclass, ierror)
      integer, intent(in) :: errorcode
      integer, intent(out) :: errorclass, ierror
    end subroutine
    subroutine mpi_add_error_class(errorclass, ierror)
      integer, intent(out) :: errorclass, ierror
    end subroutine
    subroutine mpi_remove_error_class(errorclass, ierror)
      integer, intent(in) :: errorclass
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_add_error_code(errorclass, errorcode, ierror)
      integer, intent(in) :: errorclass
      integer, intent(out) :: errorcode, ierror
    end subroutine
    subroutine mpi_remove_error_code(errorcode, ierror)
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_add_error_string(errorcode, string, ierror)
      integer, intent(in) :: errorcode
      character(len=*), intent(in) :: string
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_remove_error_string(errorcode, ierror)
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_init(ierror)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_finalize(ierror)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_initialized(flag, ierror)
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_finalized(flag, ierror)
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_abort(comm, errorcode, ierror)
      integer, intent(in) :: comm, errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_init_thread(required, provided, ierror)
      integer, intent(in) :: required
      integer, intent(out) :: provided, ierror
    end subroutine
    subroutine mpi_query_thread(provided, ierror)
      integer, intent(out) :: provided, ierror
    end subroutine
    subroutine mpi_is_thread_main(flag, ierror)
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_create(info, ierror)
      integer, intent(out) :: info, ierror
    end subroutine
    subroutine mpi_info_create_env(info, ierror)
      integer, intent(out) :: info, ierror
    end subroutine
    subroutine mpi_info_set(info, key, value, ierror)
      integer, intent(in) :: info
      character(len=*), intent(in) :: key, value
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_delete(info, key, ierror)
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get(info, key, valuelen, value, flag, ierror)
      integer, intent(in) :: info, valuelen
      character(len=*), intent(in) :: key
      character(len=*), intent(out) :: value
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get_valuelen(info, key, valuelen, flag, ierror)
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(out) :: valuelen, ierror
      logical, intent(out) :: flag
    end subroutine
    subroutine mpi_info_get_string(info, key, buflen, value, flag, ierror)
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(inout) :: buflen
      character(len=*), intent(out) :: value
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get_nkeys(info, nkeys, ierror)
      integer, intent(in) :: info
      integer, intent(out) :: nkeys, ierror
    end subroutine
    subroutine mpi_info_get_nthkey(info, n, key, ierror)
      integer, intent(in) :: info, n
      character(len=*), intent(out) :: key
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_dup(info, newinfo, ierror)
      integer, intent(in) :: info
      integer, intent(out) :: newinfo, ierror
    end subroutine
    subroutine mpi_info_free(info, ierror)
      integer, intent(inout) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_session_init(info, errhandler, session, ierror)
      integer, intent(in) :: info, errhandler
      integer, intent(out) :: session, ierror
    end subroutine
    subroutine mpi_session_finalize(session, ierror)
      integer, intent(inout) :: session
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_session_get_num_psets(session, info, npset_names, ierror)
      integer, intent(in) :: session, info
      integer, intent(out) :: npset_names, ierror
    end subroutine
    subroutine mpi_session_get_nth_pset(session, info, n, pset_len, pset_name, ierror)
      integer, intent(in) :: session, info, n
      integer, intent(inout) :: pset_len
      character(len=*), intent(out) :: pset_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_session_get_info(session, info_used, ierror)
      integer, intent(in) :: session
      integer, intent(out) :: info_used, ierror
    end subroutine
    subroutine mpi_session_get_pset_info(session, pset_name, info, ierror)
      integer, intent(in) :: session
      character(len=*), intent(in) :: pset_name
      integer, intent(out) :: info, ierror
    end subroutine
    subroutine mpi_comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes, ierror)
      character(len=*), intent(in) :: command, argv(*)
      integer, intent(in) :: maxprocs, info, root, comm
      integer, intent(out) :: intercomm, array_of_errcodes(*), ierror
    end subroutine
    subroutine mpi_comm_spawn_multiple(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, &
        & root, comm, intercomm, array_of_errcodes, ierror)
      integer, intent(in) :: count, array_of_maxprocs(*), array_of_info(*), root, comm
      character(len=*), intent(in) :: array_of_commands(*), array_of_argv(count,*)
      integer, intent(out) :: intercomm, array_of_errcodes(*), ierror
    end subroutine
    subroutine mpi_comm_get_parent(parent, ierror)
      integer, intent(out) :: parent, ierror
    end subroutine
    subroutine mpi_open_port(info, port_name, ierror)
      integer, intent(in) :: info
      character(len=*), intent(out) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_close_port(port_name, ierror)
      character(len=*), intent(in) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_accept(port_name, info, root, comm, newcomm, ierror)
      character(len=*), intent(in) :: port_name
      integer, intent(in) :: info, root, comm
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_comm_connect(port_name, info, root, comm, newcomm, ierror)
      character(len=*), intent(in) :: port_name
      integer, intent(in) :: info, root, comm
      integer, intent(out) :: newcomm, ierror
    end subroutine
    subroutine mpi_publish_name(service_name, info, port_name, ierror)
      character(len=*), intent(in) :: service_name, port_name
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpublish_name(service_name, info, port_name, ierror)
      character(len=*), intent(in) :: service_name, port_name
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_lookup_name(service_name, info, port_name, ierror)
      character(len=*), intent(in) :: service_name
      integer, intent(in) :: info
      character(len=*), intent(out) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_disconnect(comm, ierror)
      integer, intent(inout) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_join(fd, intercomm, ierror)
      integer, intent(in) :: fd
      integer, intent(out) :: intercomm, ierror
    end subroutine
    subroutine mpi_win_create(base, size, disp_unit, info, comm, win, ierror)
      import
      type(*), dimension(..), asynchronous :: base
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit, info, comm
      integer, intent(out) :: win, ierror
    end subroutine
    subroutine mpi_win_create_dynamic(info, comm, win, ierror)
      integer, intent(in) :: info, comm
      integer, intent(out) :: win, ierror
    end subroutine
    subroutine mpi_win_attach(win, base, size, ierror)
      import
      integer, intent(in) :: win
      type(*), dimension(..), asynchronous :: base
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_detach(win, base, ierror)
      integer, intent(in) :: win
      type(*), dimension(..), asynchronous :: base
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_free(win, ierror)
      integer, intent(inout) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_group(win, group, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: group, ierror
    end subroutine
    subroutine mpi_win_set_info(win, info, ierror)
      integer, intent(in) :: win, info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_info(win, info_used, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: info_used, ierror
    end subroutine
    subroutine mpi_put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, target_rank, target_count, target_datatype, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, target_rank, target_count, target_datatype, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, target_rank, target_count, target_datatype, op, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        & result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, result_count, result_datatype, target_rank, target_count, &
        & target_datatype, op, win
      type(*), dimension(..), asynchronous :: result_addr
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      type(*), dimension(..), asynchronous :: result_addr
      integer, intent(in) :: datatype, target_rank, op, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win, &
        & ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr, compare_addr
      type(*), dimension(..), asynchronous :: result_addr
      integer, intent(in) :: datatype, target_rank, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, target_rank, target_count, target_datatype, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, win, request, ierror)
      import
      type(*), dimension(..), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, target_rank, target_count, target_datatype, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, &
        & target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, target_rank, target_count, target_datatype, op, win
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, &
        & result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request, ierror)
      import
      type(*), dimension(..), intent(in), asynchronous :: origin_addr
      integer, intent(in) :: origin_count, origin_datatype, result_count, result_datatype, target_rank, target_count, &
        & target_datatype, op, win
      type(*), dimension(..), asynchronous :: result_addr
      integer(mpi_address_kind), intent(in) :: target_disp
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_win_fence(assert, win, ierror)
      integer, intent(in) :: assert, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_start(group, assert, win, ierror)
      integer, intent(in) :: group, assert, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_complete(win, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_post(group, assert, win, ierror)
      integer, intent(in) :: group, assert, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_wait(win, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_test(win, flag, ierror)
      integer, intent(in) :: win
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_lock(lock_type, rank, assert, win, ierror)
      integer, intent(in) :: lock_type, rank, assert, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_lock_all(assert, win, ierror)
      integer, intent(in) :: assert, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_unlock(rank, win, ierror)
      integer, intent(in) :: rank, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_unlock_all(win, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush(rank, win, ierror)
      integer, intent(in) :: rank, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush_all(win, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush_local(rank, win, ierror)
      integer, intent(in) :: rank, win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush_local_all(win, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_sync(win, ierror)
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_grequest_start(query_fn, free_fn, cancel_fn, extra_state, request, ierror)
      import
      external :: query_fn, free_fn, cancel_fn
      integer(mpi_address_kind), intent(in) :: extra_state
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_grequest_complete(request, ierror)
      integer, intent(in) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_elements(status, datatype, count, ierror)
      import
      integer, intent(inout) :: status(mpi_status_size)
      integer, intent(in) :: datatype, count
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_elements_x(status, datatype, count, ierror)
      import
      integer, intent(inout) :: status(mpi_status_size)
      integer, intent(in) :: datatype
      integer(mpi_count_kind), intent(in) :: count
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_cancelled(status, flag, ierror)
      import
      integer, intent(inout) :: status(mpi_status_size)
      logical, intent(in) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_get_error(status, error, ierror)
      import
      integer, intent(in) :: status(mpi_status_size)
      integer, intent(out) :: error, ierror
    end subroutine
    subroutine mpi_status_set_error(status, error, ierror)
      import
      integer, intent(inout) :: status(mpi_status_size)
      integer, intent(in) :: error
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_get_source(status, source, ierror)
      import
      integer, intent(in) :: status(mpi_status_size)
      integer, intent(out) :: source, ierror
    end subroutine
    subroutine mpi_status_set_source(status, source, ierror)
      import
      integer, intent(inout) :: status(mpi_status_size)
      integer, intent(in) :: source
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_get_tag(status, tag, ierror)
      import
      integer, intent(in) :: status(mpi_status_size)
      integer, intent(out) :: tag, ierror
    end subroutine
    subroutine mpi_status_set_tag(status, tag, ierror)
      import
      integer, intent(inout) :: status(mpi_status_size)
      integer, intent(in) :: tag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_open(comm, filename, amode, info, fh, ierror)
      integer, intent(in) :: comm, amode, info
      character(len=*), intent(in) :: filename
      integer, intent(out) :: fh, ierror
    end subroutine
    subroutine mpi_file_close(fh, ierror)
      integer, intent(inout) :: fh
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_delete(filename, info, ierror)
      character(len=*), intent(in) :: filename
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_set_size(fh, size, ierror)
      import
      integer, intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_preallocate(fh, size, ierror)
      import
      integer, intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_size(fh, size, ierror)
      import
      integer, intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_group(fh, group, ierror)
      integer, intent(in) :: fh
      integer, intent(out) :: group, ierror
    end subroutine
    subroutine mpi_file_get_amode(fh, amode, ierror)
      integer, intent(in) :: fh
      integer, intent(out) :: amode, ierror
    end subroutine
    subroutine mpi_file_set_info(fh, info, ierror)
      integer, intent(in) :: fh, info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_info(fh, info_used, ierror)
      integer, intent(in) :: fh
      integer, intent(out) :: info_used, ierror
    end subroutine
    subroutine mpi_file_set_view(fh, disp, etype, filetype, datarep, info, ierror)
      import
      integer, intent(in) :: fh, etype, filetype, info
      integer(mpi_offset_kind), intent(in) :: disp
      character(len=*), intent(in) :: datarep
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_view(fh, disp, etype, filetype, datarep, ierror)
      import
      integer, intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: disp
      integer, intent(out) :: etype, filetype, ierror
      character(len=*), intent(out) :: datarep
    end subroutine
    subroutine mpi_file_read_at(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_read_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_at(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_iread_at(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_iread_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_iwrite_at(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_iwrite_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_read(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_read_all(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_all(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_iread(fh, buf, count, datatype, request, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_iread_all(fh, buf, count, datatype, request, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_iwrite(fh, buf, count, datatype, request, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_iwrite_all(fh, buf, count, datatype, request, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_seek(fh, offset, whence, ierror)
      import
      integer, intent(in) :: fh, whence
      integer(mpi_offset_kind), intent(in) :: offset
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_position(fh, offset, ierror)
      import
      integer, intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: offset
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_byte_offset(fh, offset, disp, ierror)
      import
      integer, intent(in) :: fh
      integer(mpi_offset_kind), intent(in) :: offset
      integer(mpi_offset_kind), intent(out) :: disp
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_shared(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_shared(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_iread_shared(fh, buf, count, datatype, request, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_iwrite_shared(fh, buf, count, datatype, request, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: request, ierror
    end subroutine
    subroutine mpi_file_read_ordered(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_ordered(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in) :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_seek_shared(fh, offset, whence, ierror)
      import
      integer, intent(in) :: fh, whence
      integer(mpi_offset_kind), intent(in) :: offset
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_position_shared(fh, offset, ierror)
      import
      integer, intent(in) :: fh
      integer(mpi_offset_kind), intent(out) :: offset
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh, count, datatype
      integer(mpi_offset_kind), intent(in) :: offset
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_read_all_begin(fh, buf, count, datatype, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_all_begin(fh, buf, count, datatype, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_read_ordered_begin(fh, buf, count, datatype, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      type(*), dimension(..), asynchronous :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_write_ordered_begin(fh, buf, count, datatype, ierror)
      integer, intent(in) :: fh, count, datatype
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      type(*), dimension(..), intent(in), asynchronous :: buf
      integer, intent(out) :: status(mpi_status_size), ierror
    end subroutine
    subroutine mpi_file_get_type_extent(fh, datatype, extent, ierror)
      import
      integer, intent(in) :: fh, datatype
      integer(mpi_address_kind), intent(out) :: extent
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_register_datarep(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, &
        & extra_state, ierror)
      import
      character(len=*), intent(in) :: datarep
      external :: read_conversion_fn, write_conversion_fn, dtype_file_extent_fn
      integer(mpi_address_kind), intent(in) :: extra_state
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_set_atomicity(fh, flag, ierror)
      integer, intent(in) :: fh
      logical, intent(in) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_atomicity(fh, flag, ierror)
      integer, intent(in) :: fh
      logical, intent(out) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_sync(fh, ierror)
      integer, intent(in) :: fh
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_f90_real(p, r, newtype, ierror)
      integer, intent(in) :: p, r
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_f90_complex(p, r, newtype, ierror)
      integer, intent(in) :: p, r
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_create_f90_integer(r, newtype, ierror)
      integer, intent(in) :: r
      integer, intent(out) :: newtype, ierror
    end subroutine
    subroutine mpi_type_match_size(typeclass, size, datatype, ierror)
      integer, intent(in) :: typeclass, size
      integer, intent(out) :: datatype, ierror
    end subroutine
    subroutine mpi_sizeof(x, size, ierror)
      type(*), dimension(..), intent(in) :: x
      integer, intent(out) :: size, ierror
    end subroutine
  end interface
  interface mpi_alloc_mem
    subroutine mpi_alloc_mem(size, info, baseptr, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: info
      integer(mpi_address_kind), intent(out) :: baseptr
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alloc_mem_cptr(size, info, baseptr, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: info
      type(c_ptr), intent(out) :: baseptr
      integer, intent(out) :: ierror
    end subroutine
  end interface
  interface mpi_win_allocate
    subroutine mpi_win_allocate(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit, info, comm
      integer(mpi_address_kind), intent(out) :: baseptr
      integer, intent(out) :: win, ierror
    end subroutine
    subroutine mpi_win_allocate_cptr(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit, info, comm
      type(c_ptr), intent(out) :: baseptr
      integer, intent(out) :: win, ierror
    end subroutine
  end interface
  interface mpi_win_allocate_shared
    subroutine mpi_win_allocate_shared(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit, info, comm
      integer(mpi_address_kind), intent(out) :: baseptr
      integer, intent(out) :: win, ierror
    end subroutine
    subroutine mpi_win_allocate_shared_cptr(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(mpi_address_kind), intent(in) :: size
      integer, intent(in) :: disp_unit, info, comm
      type(c_ptr), intent(out) :: baseptr
      integer, intent(out) :: win, ierror
    end subroutine
  end interface
  interface mpi_win_shared_query
    subroutine mpi_win_shared_query(win, rank, size, disp_unit, baseptr, ierror)
      import
      integer, intent(in) :: win, rank
      integer(mpi_address_kind), intent(out) :: size, baseptr
      integer, intent(out) :: disp_unit, ierror
    end subroutine
    subroutine mpi_win_shared_query_cptr(win, rank, size, disp_unit, baseptr, ierror)
      import
      integer, intent(in) :: win, rank
      integer(mpi_address_kind), intent(out) :: size
      integer, intent(out) :: disp_unit, ierror
      type(c_ptr), intent(out) :: baseptr
    end subroutine
  end interface
  private :: mpi_comm_eq, mpi_comm_ne, mpi_datatype_eq, mpi_datatype_ne, mpi_errhandler_eq, mpi_errhandler_ne, &
        & mpi_file_eq, mpi_file_ne, mpi_group_eq, mpi_group_ne, mpi_info_eq, mpi_info_ne, mpi_message_eq, &
        & mpi_message_ne, mpi_op_eq, mpi_op_ne, mpi_request_eq, mpi_request_ne, mpi_session_eq, mpi_session_ne, &
        & mpi_win_eq, mpi_win_ne
end module
