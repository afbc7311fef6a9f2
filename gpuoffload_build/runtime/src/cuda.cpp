// Backend of cuda: the device, the kernels of a fatbin, launches.
#include "cuda.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

namespace gpuo {
namespace {

constexpr int block_threads = 256;
constexpr int64_t most_blocks = 0x7fffffff; // of a grid
constexpr int full_waves = 4; // a coarse grid fills the device so often, or a thread does one iteration
constexpr int64_t most_slots = 64 * 64 * 64; // three combine stages
constexpr int64_t most_slot_bytes = 1ll << 30;

struct Kernel {
  Handle function;
  int threads; // of a block
};

pthread_mutex_t load_lock = PTHREAD_MUTEX_INITIALIZER, lane_lock = PTHREAD_MUTEX_INITIALIZER;
Lane *idle;
Memory mode;
pthread_once_t mode_once = PTHREAD_ONCE_INIT;

void choose_mode() {
  const Device &d = device();
  mode = settings().memory;
  if (mode == Memory::unset) mode = d.concurrent_managed ? Memory::managed : Memory::separate;
}

void check_mode(const gpuo_loop *loop) {
  const Device &d = device();
  if (mode == Memory::managed && !d.concurrent_managed)
    gpuo_fail(loop, "GPUOFFLOAD_MEMORY=managed: %s has no concurrent managed access: use separate", d.name);
  if (mode == Memory::shared && !d.pageable)
    gpuo_fail(loop, "GPUOFFLOAD_MEMORY=shared: %s cannot reach the host's own memory: use managed or separate", d.name);
}

void load_module(gpuo_loop *loop) {
  gpuo_image &image = *loop->image;
  const Device &d = device();
  const int result = d.cu.cuModuleLoadData(&image.module, image.fatbin);
  if (result == CUDA_NO_BINARY)
    gpuo_fail(loop, "no device code for this GPU (%s) in %s: build with --gpu-arch=sm_%d%d", d.name, image.name, d.major, d.minor);
  if (result == CUDA_OLD_DRIVER_FOR_PTX || result == CUDA_INVALID_PTX)
    gpuo_fail(loop, "the CUDA driver is older than the compiler that made the device code of %s: update the driver, or build "
                    "with --gpu-arch=sm_%d%d",
              image.name, d.major, d.minor);
  if (result == CUDA_OUT_OF_MEMORY)
    gpuo_fail(loop, "out of device memory: %zu bytes of device code of %s", image.fatbin_bytes, image.name);
  if (result) cuda_fail(loop, result, "the device code cannot be loaded");
}

Kernel *find(const gpuo_loop *loop, const char *suffix) {
  const Device &d = device();
  char name[1024];
  snprintf(name, sizeof name, "%s%s", loop->kernel, suffix);
  Kernel *kernel = (Kernel *)allocate(loop, sizeof(Kernel));
  const int result = d.cu.cuModuleGetFunction(&kernel->function, loop->image->module, name);
  if (result == CUDA_NOT_FOUND) gpuo_fail(loop, "kernel %s is not in the device code of %s: rebuild it", name, loop->image->name);
  if (result) cuda_fail(loop, result, "the kernel cannot be loaded");
  int most = block_threads;
  d.cu.cuFuncGetAttribute(&most, FUNCTION_MAX_THREADS, kernel->function);
  kernel->threads = most < block_threads ? (most < 32 ? 32 : most / 32 * 32) : block_threads;
  return kernel;
}

const char *fault(int result) {
  switch (result) {
  case CUDA_ILLEGAL_ADDRESS: return "it used an address that it may not: a subscript out of bounds, or an array that is not there";
  case CUDA_MISALIGNED: return "it used an address that is not aligned";
  case CUDA_TIMEOUT: return "it took longer than the system's watchdog allows";
  case CUDA_ASSERT: return "an assertion failed";
  case CUDA_HARDWARE_STACK: return "its stack overflowed";
  case CUDA_OUT_OF_MEMORY: return "the device is out of memory";
  default: return "the device reports a failure";
  }
}

[[noreturn]] void kernel_fault(const gpuo_loop *loop, const Lane &lane, int result) {
  const char *name = "unknown error";
  device().cu.cuGetErrorName(result, &name);
  gpuo_fail(loop, "the kernel of %lld iterations was stopped: %s (%s); -fcheck=bounds on the host build or compute-sanitizer "
                  "finds the place",
            (long long)lane.iterations, fault(result), name);
}

} // namespace

namespace backend {

void open(const gpuo_loop *loop) {
  settings();
  const Device &d = device();
  if (d.problem[0]) gpuo_fail(loop, "%s", d.problem);
  if (d.pid != getpid())
    gpuo_fail(loop, "a forked child cannot use the GPU that its parent has opened: start the child before the first launch "
                    "and the first big array, or as a program of its own");
  pthread_once(&mode_once, choose_mode);
  check_mode(loop);
  InDriver inside;
  use_context(d);
}

void load(gpuo_loop *loop) {
  if (__atomic_load_n(&loop->function, __ATOMIC_ACQUIRE)) return;
  InDriver inside;
  Guard guard(load_lock);
  if (loop->function) return;
  if (!loop->image->module) load_module(loop);
  if (loop->partial_bytes > 0) loop->combine = find(loop, "_combine");
  __atomic_store_n(&loop->function, find(loop, ""), __ATOMIC_RELEASE);
}

bool in_place(const gpuo_capture &c) {
  if (mode == Memory::shared || (gpuo_pool_has && gpuo_pool_has(c.host))) return true;
  unsigned type = 0;
  int managed = 0; // the user's own managed or device memory
  const int attributes[] = {POINTER_MEMORY_TYPE, POINTER_IS_MANAGED};
  void *values[] = {&type, &managed};
  InDriver inside;
  return device().cu.cuPointerGetAttributes(2, attributes, values, (DeviceAddress)c.host) == CUDA_SUCCESS_ &&
         (managed || type == MEMORY_DEVICE);
}

Lane *acquire(const gpuo_loop *loop) {
  {
    Guard guard(lane_lock);
    if (idle) {
      Lane *lane = idle;
      idle = lane->next;
      return lane;
    }
  }
  struct Both {
    Lane lane;
    Queue queue;
  };
  Both *both = (Both *)allocate(loop, sizeof(Both));
  memset((void *)both, 0, sizeof(Both));
  Lane *lane = &both->lane;
  lane->queue = &both->queue;
  InDriver inside;
  if (const int result = device().cu.cuStreamCreate(&lane->queue->stream, 0)) cuda_fail(loop, result, "no stream");
  lane->queue->page = (char *)pinned(loop, status_page);
  lane->status = (gpuo_status *)lane->queue->page;
  return lane;
}

void release(Lane *lane) {
  Guard guard(lane_lock);
  lane->next = idle;
  idle = lane;
}

int64_t slots(int64_t iterations, int64_t bytes_per_slot) {
  const Device &d = device();
  int64_t most = (int64_t)d.multiprocessors * 2048, most_bytes = (int64_t)(d.total / 8);
  if (most > most_slots) most = most_slots;
  if (most_bytes > most_slot_bytes) most_bytes = most_slot_bytes;
  if (bytes_per_slot > 0 && most > most_bytes / bytes_per_slot) most = most_bytes / bytes_per_slot;
  const int64_t n = iterations < most ? iterations : most;
  return n > 0 ? n : 1;
}

void storage(const gpuo_loop *loop, Lane &lane, int64_t partials, int64_t scratch, gpuo_header &header) {
  Queue &q = *lane.queue;
  const auto grow = [&](Block &block, int64_t bytes, const char *purpose) {
    if (block.bytes >= (size_t)bytes) return;
    give_block(block);
    block = take_block(loop, (size_t)bytes, purpose);
  };
  InDriver inside;
  grow(q.partials, partials, "the partial results of the loop");
  grow(q.scratch, scratch, "the local arrays of the loop");
  header.partials = (void *)q.partials.address;
  header.scratch = (void *)q.scratch.address;
}

void launch(const gpuo_loop *loop, Lane &lane, void *function, void *args, size_t, gpuo_header &header) {
  const Kernel &kernel = *(const Kernel *)function;
  const Device &d = device();
  void *parameters[] = {args};
  InDriver inside;
  int64_t block = kernel.threads; // iterations of a block
  if (loop->frame == GPUO_FRAME_COARSE && header.count / GPUO_COARSENING >= (int64_t)d.multiprocessors * full_waves * 2048)
    block *= GPUO_COARSENING;
  const int64_t needed = header.count / block + (header.count % block != 0);
  if (needed > most_blocks) gpuo_fail(loop, "%lld iterations are more than one grid can do", (long long)header.iterations);
  const int result = d.cu.cuLaunchKernel(kernel.function, (unsigned)needed, 1, 1, (unsigned)kernel.threads, 1, 1, 0, lane.queue->stream,
                                         parameters, nullptr);
  if (result == CUDA_OUT_OF_RESOURCES || result == CUDA_OUT_OF_MEMORY)
    gpuo_fail(loop, "the device has not the resources for %lld iterations: the loop's private arrays need too much memory",
              (long long)header.iterations);
  if (result) kernel_fault(loop, lane, result);
}

void wait(const gpuo_loop *loop, Lane &lane) {
  InDriver inside;
  copy_small_out(loop, lane);
  count_wait();
  if (const int result = device().cu.cuStreamSynchronize(lane.queue->stream)) kernel_fault(loop, lane, result);
}

} // namespace backend
} // namespace gpuo
