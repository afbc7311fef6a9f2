// Opens libcuda.so.1, and the device.
#include "driver.h"
#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

namespace gpuo {
namespace {

Device the_device;
pthread_once_t once = PTHREAD_ONCE_INIT;

__attribute__((tls_model("initial-exec"))) thread_local int depth;

struct Extent {
  uintptr_t low, high;
};
constexpr int most_extents = 16;
Extent extents[most_extents]; // of the driver's libraries in memory
int extent_count;

bool is_driver(const char *file) { return file && (strstr(file, "libcuda.so") || strstr(file, "libnvidia-")); }

int add_extent(dl_phdr_info *info, size_t, void *) {
  if (!is_driver(info->dlpi_name)) return 0;
  Extent e = {UINTPTR_MAX, 0};
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const auto &header = info->dlpi_phdr[i];
    if (header.p_type != PT_LOAD) continue;
    const uintptr_t low = info->dlpi_addr + header.p_vaddr;
    if (low < e.low) e.low = low;
    if (low + header.p_memsz > e.high) e.high = low + header.p_memsz;
  }
  if (e.low < e.high && extent_count < most_extents) {
    extents[extent_count] = e;
    __atomic_store_n(&extent_count, extent_count + 1, __ATOMIC_RELEASE);
  }
  return 0;
}

// Of the first object, the program: 1 if it asks for a dynamic loader, else -1.
int is_dynamic(dl_phdr_info *info, size_t, void *) {
  for (int i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_INTERP) return 1;
  return -1;
}

#define PROBLEM(...) snprintf(the_device.problem, sizeof the_device.problem, __VA_ARGS__)

bool find_functions() {
  if (dl_iterate_phdr(is_dynamic, nullptr) < 0) {
    PROBLEM("a fully static program cannot open the CUDA driver: link it without -static");
    return false;
  }
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    PROBLEM("no CUDA driver on this machine (%s): run on a machine with an NVIDIA GPU and its driver, or build with "
            "--gpu=cuda_cpu",
            dlerror());
    return false;
  }
  dl_iterate_phdr(add_extent, nullptr);
  const char *missing = nullptr;
#define GPUO_FIND(name, parameters)                                                                                            \
  the_device.cu.name = (int(*) parameters)dlsym(library, #name);                                                               \
  if (!the_device.cu.name) missing = #name;
  GPUO_DRIVER_FUNCTIONS(GPUO_FIND)
#undef GPUO_FIND
  if (missing) PROBLEM("the CUDA driver is too old: it has no %s", missing);
  return !missing;
}

bool succeeded(int result, const char *doing) {
  if (result == CUDA_SUCCESS_) return true;
  const char *name = "unknown error", *text = "";
  the_device.cu.cuGetErrorName(result, &name);
  the_device.cu.cuGetErrorString(result, &text);
  if (result == CUDA_NO_DEVICE)
    PROBLEM("no CUDA device (%s): check nvidia-smi and CUDA_VISIBLE_DEVICES, or build with --gpu=cuda_cpu", doing);
  else
    PROBLEM("the CUDA driver does not start: %s: %s (%s)", doing, name, text);
  return false;
}

void open_device() {
  __atomic_fetch_add(&device_openings(), 1, __ATOMIC_ACQ_REL);
  InDriver inside;
  Device &d = the_device;
  const bool alone = !other_threads();
  const int before = tasks();
  d.pid = getpid();
  int count = 0, number = 0, managed = 0, pageable = 0;
  const int wanted = settings().device;
  if (find_functions() && succeeded(d.cu.cuInit(0), "cuInit") && succeeded(d.cu.cuDeviceGetCount(&count), "cuDeviceGetCount")) {
    if (count == 0) {
      succeeded(CUDA_NO_DEVICE, "cuDeviceGetCount");
    } else if (wanted >= count) {
      PROBLEM("GPUOFFLOAD_DEVICE=%d: the devices are numbered from 0 to %d", wanted, count - 1);
    } else if (succeeded(d.cu.cuDeviceGet(&number, wanted), "cuDeviceGet") &&
               succeeded(d.cu.cuDevicePrimaryCtxRetain(&d.context, number), "cuDevicePrimaryCtxRetain")) {
      d.cu.cuDeviceGetName(d.name, (int)sizeof d.name, number);
      d.cu.cuDeviceGetAttribute(&d.major, ATTRIBUTE_MAJOR, number);
      d.cu.cuDeviceGetAttribute(&d.minor, ATTRIBUTE_MINOR, number);
      d.cu.cuDeviceGetAttribute(&d.multiprocessors, ATTRIBUTE_MULTIPROCESSORS, number);
      d.cu.cuDeviceGetAttribute(&managed, ATTRIBUTE_CONCURRENT_MANAGED, number);
      d.cu.cuDeviceGetAttribute(&pageable, ATTRIBUTE_PAGEABLE_ACCESS, number);
      d.concurrent_managed = managed;
      d.pageable = pageable;
      use_context(d);
      succeeded(d.cu.cuMemGetInfo_v2(&d.free, &d.total), "cuMemGetInfo");
    }
  }
  if (alone) own_threads(tasks() - before);
  __atomic_fetch_sub(&device_openings(), 1, __ATOMIC_ACQ_REL);
}

} // namespace

const Device &device() {
  pthread_once(&once, open_device);
  return the_device;
}

bool device_opening() { return __atomic_load_n(&device_openings(), __ATOMIC_ACQUIRE) != 0; }

InDriver::InDriver() { depth++; }
InDriver::~InDriver() { depth--; }

bool in_driver(const void *caller) {
  if (depth > 0) return true;
  const int n = __atomic_load_n(&extent_count, __ATOMIC_ACQUIRE);
  for (int i = 0; i < n; i++)
    if (extents[i].low <= (uintptr_t)caller && (uintptr_t)caller < extents[i].high) return true;
  Dl_info info; // another copy of the runtime, or the user, may have opened the driver
  return n == 0 && dladdr(caller, &info) != 0 && is_driver(info.dli_fname);
}

void use_context(const Device &d) {
  Handle current = nullptr;
  if (d.cu.cuCtxGetCurrent(&current) != CUDA_SUCCESS_ || current != d.context) d.cu.cuCtxSetCurrent(d.context);
}

void cuda_fail(const gpuo_loop *loop, int result, const char *doing) {
  const Device &d = device();
  const char *name = "unknown error", *text = "";
  d.cu.cuGetErrorName(result, &name);
  d.cu.cuGetErrorString(result, &text);
  gpuo_fail(loop, "%s: %s (%s)", doing, name, text);
}

} // namespace gpuo
