// A libcuda.so.1 without a GPU: the entry points that the runtime uses, on the CPU. Kernels are host functions.
//
// It is strict where a GPU is: work queued on a stream runs at the next synchronisation and no earlier, transfers must
// stay inside an allocation, and fresh device memory is poisoned. It asks for memory itself while it holds its lock, on
// the caller's thread and on one of its own, and aborts when that memory is managed: a real driver would deadlock.
//
// FAKECUDA_DEVICES, FAKECUDA_CONCURRENT, FAKECUDA_PAGEABLE, FAKECUDA_MEGABYTES, and FAKECUDA_FAIL=FUNCTION:RESULT.
// At exit FAKECUDA_CALLS=FILE gets one line a function: name, calls, bytes.
#include "fake_cuda.h"
#include <deque>
#include <dlfcn.h>
#include <functional>
#include <map>
#include <mutex>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include <sys/mman.h>

namespace {

enum Kind { DEVICE, MANAGED, PINNED };
struct Allocation {
  size_t bytes;
  Kind kind;
};
struct Stream {
  std::deque<std::function<void()>> work;
};
struct Event {
  Stream *stream;
  size_t position;
};

std::mutex lock;
// Never destroyed: programs use the driver until they end.
auto &allocations = *new std::map<uintptr_t, Allocation>;
auto &calls = *new std::map<std::string, std::pair<long, long>>;
size_t used;
thread_local void *current;
int context;

long setting(const char *name, long otherwise) {
  const char *text = getenv(name);
  return text ? atol(text) : otherwise;
}

size_t total() { return (size_t)setting("FAKECUDA_MEGABYTES", 4096) << 20; }

[[noreturn]] void broken(const char *what) {
  fprintf(stderr, "fake CUDA driver: %s\n", what);
  abort();
}

const Allocation *find(uintptr_t p, uintptr_t *low = nullptr) {
  auto next = allocations.upper_bound(p);
  if (next == allocations.begin()) return nullptr;
  --next;
  if (low) *low = next->first;
  return p < next->first + next->second.bytes ? &next->second : nullptr;
}

bool inside(const void *p, size_t n, Kind a, Kind b) {
  uintptr_t low;
  const Allocation *found = find((uintptr_t)p, &low);
  return found && (found->kind == a || found->kind == b) && (uintptr_t)p + n <= low + found->bytes;
}

void want_memory() {
  void *p = malloc(1 << 20);
  if (!p) broken("no memory");
  memset(p, 1, 1 << 20);
  if (inside(p, 1, MANAGED, MANAGED)) broken("the driver's own memory came from the managed pool");
  free(p);
}

int count(const char *name, size_t bytes = 0) {
  auto &entry = calls[name];
  entry.first++;
  entry.second += (long)bytes;
  const char *fail = getenv("FAKECUDA_FAIL");
  const size_t length = strlen(name);
  return fail && strncmp(fail, name, length) == 0 && fail[length] == ':' ? atoi(fail + length + 1) : 0;
}

#define ENTER(...)                                                                                                             \
  std::lock_guard<std::mutex> guard(lock);                                                                                     \
  want_memory();                                                                                                               \
  if (const int failure = count(__VA_ARGS__)) return failure

void *take(size_t bytes, Kind kind) {
  const size_t alignment = 2 << 20;
  char *p = (char *)mmap(nullptr, bytes + alignment, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return nullptr;
  p = (char *)(((uintptr_t)p + alignment - 1) / alignment * alignment);
  mprotect(p, bytes, PROT_READ | PROT_WRITE);
  if (kind == DEVICE)
    for (size_t i = 0; i + 4 <= bytes; i += 4) *(uint32_t *)(p + i) = 0x7ff4cbcb;
  allocations[(uintptr_t)p] = {bytes, kind};
  used += kind == PINNED ? 0 : bytes;
  return p;
}

int give(void *p) {
  auto found = allocations.find((uintptr_t)p);
  if (found == allocations.end()) return 1;
  used -= found->second.kind == PINNED ? 0 : found->second.bytes;
  munmap(p, found->second.bytes);
  allocations.erase(found);
  return 0;
}

void run(Stream *s, size_t most) {
  for (; most && !s->work.empty(); most--) {
    s->work.front()();
    s->work.pop_front();
  }
}

void *driver_thread(void *) {
  want_memory();
  return nullptr;
}

__attribute__((destructor)) void finish() {
  const char *name = getenv("FAKECUDA_CALLS");
  FILE *file = name ? fopen(name, "w") : nullptr;
  if (!file) return;
  for (auto &entry : calls) fprintf(file, "%s %ld %ld\n", entry.first.c_str(), entry.second.first, entry.second.second);
  fclose(file);
}

} // namespace

extern "C" {

int cuInit(unsigned) {
  ENTER("cuInit");
  pthread_t thread;
  pthread_create(&thread, nullptr, driver_thread, nullptr);
  pthread_join(thread, nullptr);
  return 0;
}
int cuGetErrorName(int result, const char **name) {
  *name = result == 700 ? "CUDA_ERROR_ILLEGAL_ADDRESS" : result == 2 ? "CUDA_ERROR_OUT_OF_MEMORY" : "CUDA_ERROR_OTHER";
  return 0;
}
int cuGetErrorString(int, const char **text) {
  *text = "a fake failure";
  return 0;
}
int cuDeviceGetCount(int *n) {
  ENTER("cuDeviceGetCount");
  *n = (int)setting("FAKECUDA_DEVICES", 1);
  return 0;
}
int cuDeviceGet(int *device, int number) {
  *device = number;
  return 0;
}
int cuDeviceGetName(char *to, int size, int) {
  snprintf(to, (size_t)size, "Fake GPU");
  return 0;
}
int cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 16   ? 4
           : attribute == 75 ? 9
           : attribute == 88 ? (int)setting("FAKECUDA_PAGEABLE", 0)
           : attribute == 89 ? (int)setting("FAKECUDA_CONCURRENT", 1)
                             : 0;
  return 0;
}
int cuDevicePrimaryCtxRetain(void **to, int) {
  ENTER("cuDevicePrimaryCtxRetain");
  *to = &context;
  return 0;
}
int cuCtxGetCurrent(void **to) {
  *to = current;
  return 0;
}
int cuCtxSetCurrent(void *to) {
  current = to;
  return 0;
}
int cuMemGetInfo_v2(size_t *free, size_t *all) {
  *all = total();
  *free = total() - used;
  return 0;
}
int cuMemAlloc_v2(uint64_t *to, size_t bytes) {
  ENTER("cuMemAlloc", bytes);
  if (used + bytes > total()) return 2;
  *to = (uint64_t)take(bytes, DEVICE);
  return 0;
}
int cuMemFree_v2(uint64_t p) {
  ENTER("cuMemFree");
  return give((void *)p);
}
int cuMemAllocManaged(uint64_t *to, size_t bytes, unsigned) {
  ENTER("cuMemAllocManaged", bytes);
  if (!current) return 201;
  if (used + bytes > total()) return 2;
  *to = (uint64_t)take(bytes, MANAGED);
  return 0;
}
int cuMemHostAlloc(void **to, size_t bytes, unsigned) {
  ENTER("cuMemHostAlloc", bytes);
  *to = take(bytes, PINNED);
  return 0;
}
int cuMemFreeHost(void *p) {
  ENTER("cuMemFreeHost");
  return give(p);
}
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t n, void *stream) {
  ENTER("cuMemcpyHtoD", n);
  if (!current) return 201;
  if (!inside((void *)to, n, DEVICE, MANAGED)) broken("copy to somewhere outside of device memory");
  if (!inside(from, n, PINNED, PINNED)) broken("copy from memory that is not pinned");
  ((Stream *)stream)->work.push_back([=] { memcpy((void *)to, from, n); });
  return 0;
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t n, void *stream) {
  ENTER("cuMemcpyDtoH", n);
  if (!current) return 201;
  if (!inside((void *)from, n, DEVICE, MANAGED)) broken("copy from somewhere outside of device memory");
  if (!inside(to, n, PINNED, PINNED)) broken("copy to memory that is not pinned");
  ((Stream *)stream)->work.push_back([=] { memcpy(to, (void *)from, n); });
  return 0;
}
int cuPointerGetAttributes(unsigned n, const int *attributes, void **values, uint64_t p) {
  std::lock_guard<std::mutex> guard(lock);
  const Allocation *found = find(p);
  for (unsigned i = 0; i < n; i++) {
    if (attributes[i] == 2) *(unsigned *)values[i] = !found ? 0 : found->kind == PINNED ? 1 : 2;
    if (attributes[i] == 8) *(int *)values[i] = found && found->kind == MANAGED;
  }
  return 0;
}
int cuStreamCreate(void **to, unsigned) {
  ENTER("cuStreamCreate");
  *to = new Stream;
  return 0;
}
int cuStreamSynchronize(void *stream) {
  ENTER("cuStreamSynchronize");
  run((Stream *)stream, SIZE_MAX);
  return 0;
}
int cuEventCreate(void **to, unsigned) {
  ENTER("cuEventCreate");
  *to = new Event{nullptr, 0};
  return 0;
}
int cuEventRecord(void *event, void *stream) {
  ENTER("cuEventRecord");
  Stream *s = (Stream *)stream;
  *(Event *)event = {s, 1};
  s->work.push_back([=] { ((Event *)event)->position = 0; });
  return 0;
}
int cuEventSynchronize(void *event) {
  ENTER("cuEventSynchronize");
  Event *e = (Event *)event;
  while (e->position) run(e->stream, 1);
  return 0;
}
int cuModuleLoadData(void **module, const void *image) {
  ENTER("cuModuleLoadData");
  if (memcmp(image, fake_library, 8) == 0) {
    void *library = dlopen((const char *)image + 8, RTLD_NOW | RTLD_LOCAL);
    *module = library ? dlsym(library, "fake_kernels") : nullptr;
    return *module ? 0 : 209;
  }
  if (((const FakeFatbin *)image)->magic != fake_magic) return 209;
  *module = (void *)((const FakeFatbin *)image)->kernels;
  return 0;
}
int cuModuleGetFunction(void **function, void *module, const char *name) {
  ENTER("cuModuleGetFunction");
  for (const FakeKernel *k = (const FakeKernel *)module; k->name; k++)
    if (strcmp(k->name, name) == 0) {
      *function = (void *)k;
      return 0;
    }
  return 500;
}
int cuFuncGetAttribute(int *value, int, void *) {
  *value = 1024;
  return 0;
}
int cuLaunchKernel(void *function, unsigned x, unsigned, unsigned, unsigned threads, unsigned, unsigned, unsigned, void *stream,
                   void **parameters, void **) {
  ENTER("cuLaunchKernel", (size_t)x * threads);
  if (!current) return 201;
  const FakeKernel *kernel = (const FakeKernel *)function;
  char *args = (char *)malloc(kernel->args_bytes);
  memcpy(args, parameters[0], kernel->args_bytes);
  const int64_t count = *(const int64_t *)args; // gpuo_header.count: threads beyond it do nothing
  const int64_t all = (int64_t)x * threads * kernel->coarsening, last = count < all ? count : all;
  ((Stream *)stream)->work.push_back([=] {
    kernel->run(args, 0, last);
    free(args);
  });
  return 0;
}

} // extern "C"
