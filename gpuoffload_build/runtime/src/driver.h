// The CUDA driver API, opened at run time, as far as this runtime uses it: own declarations, no cuda.h.
#ifndef GPUO_DRIVER_H
#define GPUO_DRIVER_H
#include "internal.h"

namespace gpuo {

using Handle = void *;         // context, module, function, stream, event
using DeviceAddress = uint64_t;

enum CudaResult : int {
  CUDA_SUCCESS_ = 0,
  CUDA_OUT_OF_MEMORY = 2,
  CUDA_NO_DEVICE = 100,
  CUDA_NO_BINARY = 209,
  CUDA_INVALID_PTX = 218,
  CUDA_OLD_DRIVER_FOR_PTX = 222,
  CUDA_NOT_FOUND = 500,
  CUDA_NOT_READY = 600,
  CUDA_ILLEGAL_ADDRESS = 700,
  CUDA_OUT_OF_RESOURCES = 701,
  CUDA_TIMEOUT = 702,
  CUDA_ASSERT = 710,
  CUDA_HARDWARE_STACK = 714,
  CUDA_MISALIGNED = 716,
  CUDA_LAUNCH_FAILED = 719,
};

enum { // CUdevice_attribute
  ATTRIBUTE_MULTIPROCESSORS = 16,
  ATTRIBUTE_MAJOR = 75,
  ATTRIBUTE_MINOR = 76,
  ATTRIBUTE_PAGEABLE_ACCESS = 88,
  ATTRIBUTE_CONCURRENT_MANAGED = 89,
};
enum { POINTER_MEMORY_TYPE = 2, POINTER_IS_MANAGED = 8, MEMORY_DEVICE = 2 };
enum { FUNCTION_MAX_THREADS = 0 };
enum { HOST_PORTABLE = 1, HOST_MAPPED = 2, MANAGED_GLOBAL = 1, EVENT_NO_TIMING = 2 };

#define GPUO_DRIVER_FUNCTIONS(F)                                                                                               \
  F(cuInit, (unsigned))                                                                                                        \
  F(cuGetErrorName, (int, const char **))                                                                                      \
  F(cuGetErrorString, (int, const char **))                                                                                    \
  F(cuDeviceGetCount, (int *))                                                                                                 \
  F(cuDeviceGet, (int *, int))                                                                                                 \
  F(cuDeviceGetName, (char *, int, int))                                                                                       \
  F(cuDeviceGetAttribute, (int *, int, int))                                                                                   \
  F(cuDevicePrimaryCtxRetain, (Handle *, int))                                                                                 \
  F(cuCtxGetCurrent, (Handle *))                                                                                               \
  F(cuCtxSetCurrent, (Handle))                                                                                                 \
  F(cuMemGetInfo_v2, (size_t *, size_t *))                                                                                     \
  F(cuMemAlloc_v2, (DeviceAddress *, size_t))                                                                                  \
  F(cuMemFree_v2, (DeviceAddress))                                                                                             \
  F(cuMemAllocManaged, (DeviceAddress *, size_t, unsigned))                                                                    \
  F(cuMemHostAlloc, (void **, size_t, unsigned))                                                                               \
  F(cuMemFreeHost, (void *))                                                                                                   \
  F(cuMemcpyHtoDAsync_v2, (DeviceAddress, const void *, size_t, Handle))                                                       \
  F(cuMemcpyDtoHAsync_v2, (void *, DeviceAddress, size_t, Handle))                                                             \
  F(cuPointerGetAttributes, (unsigned, const int *, void **, DeviceAddress))                                                   \
  F(cuStreamCreate, (Handle *, unsigned))                                                                                      \
  F(cuStreamSynchronize, (Handle))                                                                                             \
  F(cuEventCreate, (Handle *, unsigned))                                                                                       \
  F(cuEventRecord, (Handle, Handle))                                                                                           \
  F(cuEventSynchronize, (Handle))                                                                                              \
  F(cuModuleLoadData, (Handle *, const void *))                                                                                \
  F(cuModuleGetFunction, (Handle *, Handle, const char *))                                                                     \
  F(cuFuncGetAttribute, (int *, int, Handle))                                                                                  \
  F(cuLaunchKernel, (Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Handle, void **, void **))

struct Driver {
#define GPUO_MEMBER(name, parameters) int(*name) parameters;
  GPUO_DRIVER_FUNCTIONS(GPUO_MEMBER)
#undef GPUO_MEMBER
};

// The one device of this process.
struct Device {
  Driver cu;
  char problem[512]; // why it cannot be used; empty: it can
  char name[128];
  int major, minor, multiprocessors;
  bool concurrent_managed, pageable;
  size_t total, free; // bytes, when it was opened
  Handle context;
  pid_t pid;
};

const Device &device(); // opened at the first call; look at `problem` first
bool device_opening();  // some thread is inside a first call, of this copy of the runtime or another

// While one exists, this thread is inside the driver, or wants plain memory: the pool serves no malloc then.
class InDriver {
public:
  InDriver();
  ~InDriver();
  InDriver(const InDriver &) = delete;
};
bool in_driver(const void *caller); // this thread is, or the code at `caller` is the driver's own

void use_context(const Device &); // this thread's current context is ours
[[noreturn]] void cuda_fail(const gpuo_loop *, int result, const char *doing);

} // namespace gpuo

// pool.cpp, where a program has it.
extern "C" __attribute__((weak, visibility("hidden"))) bool gpuo_pool_has(const void *);
#endif
