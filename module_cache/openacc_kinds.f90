! OpenACC 3.3, the kinds, which are gfortran's, and constants, whose values are the implementation's.
module openacc_kinds
  implicit none
  integer, parameter :: acc_device_kind = 4, acc_handle_kind = 4, acc_device_property_kind = 4
  integer, parameter :: acc_device_property = acc_device_property_kind
  integer(acc_device_kind), parameter :: acc_device_current = implementation_value
  integer(acc_device_kind), parameter :: acc_device_none = implementation_value
  integer(acc_device_kind), parameter :: acc_device_default = implementation_value
  integer(acc_device_kind), parameter :: acc_device_host = implementation_value
  integer(acc_device_kind), parameter :: acc_device_not_host = implementation_value
  integer(acc_device_kind), parameter :: acc_device_nvidia = implementation_value
  integer(acc_device_kind), parameter :: acc_device_radeon = implementation_value
  integer(acc_device_property_kind), parameter :: acc_property_memory = implementation_value
  integer(acc_device_property_kind), parameter :: acc_property_free_memory = implementation_value
  integer(acc_device_property_kind), parameter :: acc_property_shared_memory_support = implementation_value
  integer(acc_device_property_kind), parameter :: acc_property_name = implementation_value
  integer(acc_device_property_kind), parameter :: acc_property_vendor = implementation_value
  integer(acc_device_property_kind), parameter :: acc_property_driver = implementation_value
  integer(acc_handle_kind), parameter :: acc_async_noval = implementation_value
  integer(acc_handle_kind), parameter :: acc_async_sync = implementation_value
  integer(acc_handle_kind), parameter :: acc_async_default = implementation_value
end module
