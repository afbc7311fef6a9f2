! OpenACC 3.3, the runtime routines.
module openacc
  use, intrinsic :: iso_c_binding, only: c_ptr, c_size_t
  use openacc_kinds
  implicit none
  private :: c_ptr, c_size_t
  integer, parameter :: openacc_version = implementation_value
  interface
    integer function acc_get_num_devices(dev_type)
      import
      integer(acc_device_kind), intent(in) :: dev_type
    end function
    subroutine acc_set_device_type(dev_type)
      import
      integer(acc_device_kind), intent(in) :: dev_type
    end subroutine
    integer(acc_device_kind) function acc_get_device_type()
      import
    end function
    subroutine acc_set_device_num(dev_num, dev_type)
      import
      integer, intent(in) :: dev_num
      integer(acc_device_kind), intent(in) :: dev_type
    end subroutine
    integer function acc_get_device_num(dev_type)
      import
      integer(acc_device_kind), intent(in) :: dev_type
    end function
    integer(c_size_t) function acc_get_property(dev_num, dev_type, property)
      import
      integer, intent(in) :: dev_num
      integer(acc_device_kind), intent(in) :: dev_type
      integer(acc_device_property_kind), intent(in) :: property
    end function
    subroutine acc_get_property_string(dev_num, dev_type, property, string)
      import
      integer, intent(in) :: dev_num
      integer(acc_device_kind), intent(in) :: dev_type
      integer(acc_device_property_kind), intent(in) :: property
      character(len=*), intent(out) :: string
    end subroutine
    subroutine acc_init(dev_type)
      import
      integer(acc_device_kind), intent(in) :: dev_type
    end subroutine
    subroutine acc_init_device(dev_num, dev_type)
      import
      integer, intent(in) :: dev_num
      integer(acc_device_kind), intent(in) :: dev_type
    end subroutine
    subroutine acc_shutdown(dev_type)
      import
      integer(acc_device_kind), intent(in) :: dev_type
    end subroutine
    subroutine acc_shutdown_device(dev_num, dev_type)
      import
      integer, intent(in) :: dev_num
      integer(acc_device_kind), intent(in) :: dev_type
    end subroutine
    logical function acc_async_test(wait_arg)
      import
      integer(acc_handle_kind), intent(in) :: wait_arg
    end function
    logical function acc_async_test_device(wait_arg, dev_num)
      import
      integer(acc_handle_kind), intent(in) :: wait_arg
      integer, intent(in) :: dev_num
    end function
    logical function acc_async_test_all()
    end function
    logical function acc_async_test_all_device(dev_num)
      integer, intent(in) :: dev_num
    end function
    subroutine acc_wait(wait_arg)
      import
      integer(acc_handle_kind), intent(in) :: wait_arg
    end subroutine
    subroutine acc_wait_device(wait_arg, dev_num)
      import
      integer(acc_handle_kind), intent(in) :: wait_arg
      integer, intent(in) :: dev_num
    end subroutine
    subroutine acc_wait_async(wait_arg, async_arg)
      import
      integer(acc_handle_kind), intent(in) :: wait_arg, async_arg
    end subroutine
    subroutine acc_wait_device_async(wait_arg, async_arg, dev_num)
      import
      integer(acc_handle_kind), intent(in) :: wait_arg, async_arg
      integer, intent(in) :: dev_num
    end subroutine
    subroutine acc_wait_all()
    end subroutine
    subroutine acc_wait_all_device(dev_num)
      integer, intent(in) :: dev_num
    end subroutine
    subroutine acc_wait_all_async(async_arg)
      import
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_wait_all_device_async(async_arg, dev_num)
      import
      integer(acc_handle_kind), intent(in) :: async_arg
      integer, intent(in) :: dev_num
    end subroutine
    subroutine acc_async_wait(wait_arg)
      import
      integer(acc_handle_kind), intent(in) :: wait_arg
    end subroutine
    subroutine acc_async_wait_all()
    end subroutine
    integer(acc_handle_kind) function acc_get_default_async()
      import
    end function
    subroutine acc_set_default_async(async_arg)
      import
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    logical function acc_on_device(dev_type)
      import
      integer(acc_device_kind), intent(in) :: dev_type
    end function
    type(c_ptr) function acc_malloc(bytes)
      import
      integer(c_size_t), intent(in) :: bytes
    end function
    subroutine acc_free(data_dev)
      import
      type(c_ptr), value :: data_dev
    end subroutine
    subroutine acc_map_data(data_arg, data_dev, bytes)
      import
      type(*), dimension(..) :: data_arg
      type(c_ptr), value :: data_dev
      integer(c_size_t), intent(in) :: bytes
    end subroutine
    subroutine acc_unmap_data(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    type(c_ptr) function acc_deviceptr(data_arg)
      import
      type(*), dimension(..) :: data_arg
    end function
    type(c_ptr) function acc_hostptr(data_dev)
      import
      type(c_ptr), value :: data_dev
    end function
    subroutine acc_memcpy_to_device(data_dev_dest, data_host_src, bytes)
      import
      type(c_ptr), value :: data_dev_dest
      type(*), dimension(..) :: data_host_src
      integer(c_size_t), intent(in) :: bytes
    end subroutine
    subroutine acc_memcpy_to_device_async(data_dev_dest, data_host_src, bytes, async_arg)
      import
      type(c_ptr), value :: data_dev_dest
      type(*), dimension(..) :: data_host_src
      integer(c_size_t), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_memcpy_from_device(data_host_dest, data_dev_src, bytes)
      import
      type(*), dimension(..) :: data_host_dest
      type(c_ptr), value :: data_dev_src
      integer(c_size_t), intent(in) :: bytes
    end subroutine
    subroutine acc_memcpy_from_device_async(data_host_dest, data_dev_src, bytes, async_arg)
      import
      type(*), dimension(..) :: data_host_dest
      type(c_ptr), value :: data_dev_src
      integer(c_size_t), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_memcpy_device(data_dev_dest, data_dev_src, bytes)
      import
      type(c_ptr), value :: data_dev_dest, data_dev_src
      integer(c_size_t), intent(in) :: bytes
    end subroutine
    subroutine acc_memcpy_device_async(data_dev_dest, data_dev_src, bytes, async_arg)
      import
      type(c_ptr), value :: data_dev_dest, data_dev_src
      integer(c_size_t), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_memcpy_d2d(data_arg_dest, data_arg_src, bytes, dev_num_dest, dev_num_src)
      import
      type(*), dimension(..) :: data_arg_dest, data_arg_src
      integer(c_size_t), intent(in) :: bytes
      integer, intent(in) :: dev_num_dest, dev_num_src
    end subroutine
    subroutine acc_memcpy_d2d_async(data_arg_dest, data_arg_src, bytes, dev_num_dest, dev_num_src, async_arg)
      import
      type(*), dimension(..) :: data_arg_dest, data_arg_src
      integer(c_size_t), intent(in) :: bytes
      integer, intent(in) :: dev_num_dest, dev_num_src
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_attach(ptr_addr)
      type(*), dimension(..) :: ptr_addr
    end subroutine
    subroutine acc_attach_async(ptr_addr, async_arg)
      import
      type(*), dimension(..) :: ptr_addr
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_detach(ptr_addr)
      type(*), dimension(..) :: ptr_addr
    end subroutine
    subroutine acc_detach_async(ptr_addr, async_arg)
      import
      type(*), dimension(..) :: ptr_addr
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_detach_finalize(ptr_addr)
      type(*), dimension(..) :: ptr_addr
    end subroutine
    subroutine acc_detach_finalize_async(ptr_addr, async_arg)
      import
      type(*), dimension(..) :: ptr_addr
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_copyin
    subroutine acc_copyin(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_copyin_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_copyin_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_create
    subroutine acc_create(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_create_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_create_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_copyout
    subroutine acc_copyout(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_copyout_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_copyout_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_copyout_finalize
    subroutine acc_copyout_finalize(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_copyout_finalize_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_copyout_finalize_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_delete
    subroutine acc_delete(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_delete_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_delete_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_delete_finalize
    subroutine acc_delete_finalize(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_delete_finalize_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_delete_finalize_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_update_device
    subroutine acc_update_device(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_update_device_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_update_device_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_update_self
    subroutine acc_update_self(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_update_self_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_update_self_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_present_or_copyin
    subroutine acc_present_or_copyin(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_present_or_copyin_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_present_or_copyin_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_pcopyin
    subroutine acc_pcopyin(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_pcopyin_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_pcopyin_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_present_or_create
    subroutine acc_present_or_create(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_present_or_create_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_present_or_create_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_pcreate
    subroutine acc_pcreate(data_arg)
      type(*), dimension(..) :: data_arg
    end subroutine
    subroutine acc_pcreate_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end subroutine
    subroutine acc_pcreate_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end subroutine
  end interface
  interface acc_is_present
    logical function acc_is_present(data_arg)
      type(*), dimension(..) :: data_arg
    end function
    logical function acc_is_present_4(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
    end function
    logical function acc_is_present_8(data_arg, bytes)
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
    end function
  end interface
  interface acc_copyin_async
    subroutine acc_copyin_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_copyin_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_copyin_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_create_async
    subroutine acc_create_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_create_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_create_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_copyout_async
    subroutine acc_copyout_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_copyout_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_copyout_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_copyout_finalize_async
    subroutine acc_copyout_finalize_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_copyout_finalize_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_copyout_finalize_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_delete_async
    subroutine acc_delete_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_delete_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_delete_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_delete_finalize_async
    subroutine acc_delete_finalize_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_delete_finalize_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_delete_finalize_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_update_device_async
    subroutine acc_update_device_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_update_device_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_update_device_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  interface acc_update_self_async
    subroutine acc_update_self_async(data_arg, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_update_self_async_4(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(4), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
    subroutine acc_update_self_async_8(data_arg, bytes, async_arg)
      import
      type(*), dimension(..) :: data_arg
      integer(8), intent(in) :: bytes
      integer(acc_handle_kind), intent(in) :: async_arg
    end subroutine
  end interface
  private :: acc_copyin_4, acc_copyin_8, acc_create_4, acc_create_8, acc_copyout_4, acc_copyout_8, &
    & acc_copyout_finalize_4, acc_copyout_finalize_8, acc_delete_4, acc_delete_8, acc_delete_finalize_4, &
    & acc_delete_finalize_8, acc_update_device_4, acc_update_device_8, acc_update_self_4, acc_update_self_8, &
    & acc_present_or_copyin_4, acc_present_or_copyin_8, acc_pcopyin_4, acc_pcopyin_8, acc_present_or_create_4, &
    & acc_present_or_create_8, acc_pcreate_4, acc_pcreate_8, acc_is_present_4, acc_is_present_8, acc_copyin_async_4, &
    & acc_copyin_async_8, acc_create_async_4, acc_create_async_8, acc_copyout_async_4, acc_copyout_async_8, &
    & acc_copyout_finalize_async_4, acc_copyout_finalize_async_8, acc_delete_async_4, acc_delete_async_8, &
    & acc_delete_finalize_async_4, acc_delete_finalize_async_8, acc_update_device_async_4, &
    & acc_update_device_async_8, acc_update_self_async_4, acc_update_self_async_8
end module
