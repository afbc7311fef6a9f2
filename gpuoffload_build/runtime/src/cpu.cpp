// Backend of cuda_cpu and metal_cpu: the kernels are functions, run by a team of threads.
//
// Device memory is the host's (shared, managed), or (separate) mappings of their own between guard pages, poisoned anew
// for each launch, so that a transfer that is missing shows.
#include "threads.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

namespace gpuo {

struct Queue {
  gpuo_status status;
  char *partials, *scratch;
  size_t partials_bytes, scratch_bytes;
};

namespace {

// Few and fixed: reductions give the same bits whatever the number of threads.
constexpr int64_t most_slots = 64;
constexpr int64_t most_slot_bytes = 1ll << 30; // of all slots together

// As real(4) and real(8) a NaN, as an integer of any size a wild value.
constexpr uint32_t poison = 0x7ff4cbcb;

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
Lane *idle;

bool separate() { return settings().memory == Memory::separate; }

size_t page() { return (size_t)sysconf(_SC_PAGESIZE); }

size_t mapped_bytes(int64_t bytes) { return ((size_t)bytes + 16 + page() - 1) / page() * page() + 2 * page(); }

// The image ends at the guard page behind it, or up to 15 bytes before: its address is as aligned as the host's.
char *map_image(const gpuo_loop *loop, const Lane &lane, const Image &image) {
  const size_t all = mapped_bytes(image.bytes);
  char *low = (char *)mmap(nullptr, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (low == MAP_FAILED || mprotect(low + page(), all - 2 * page(), PROT_READ | PROT_WRITE) != 0)
    gpuo_fail(loop, "out of memory: '%s' needs %lld bytes of separate memory: %s", name_of(lane, image), (long long)image.bytes,
              strerror(errno));
  uint32_t *word = (uint32_t *)(low + page());
  for (size_t i = 0; i < (all - 2 * page()) / sizeof *word; i++) word[i] = poison;
  const uintptr_t latest = (uintptr_t)(low + all - page()) - (uintptr_t)image.bytes;
  const uintptr_t wanted = image.packed ? 0 : (uintptr_t)image.low % 16;
  return (char *)(latest - (latest - wanted) % 16);
}

void unmap_image(const Image &image) {
  const uintptr_t end = (uintptr_t)image.device + (uintptr_t)image.bytes;
  char *guard = (char *)((end + page() - 1) / page() * page());
  const size_t all = mapped_bytes(image.bytes);
  munmap(guard + page() - all, all);
}

void grow(const gpuo_loop *loop, char *&block, size_t &size, size_t bytes) {
  if (bytes <= size) return;
  free(block);
  block = (char *)aligned_alloc(64, (bytes + 63) / 64 * 64);
  size = bytes;
  if (!block) gpuo_fail(loop, "out of memory: %zu bytes for the partial results and local arrays of the loop", bytes);
}

void *find(const gpuo_loop *loop, const char *name, const char *suffix) {
  const size_t length = strlen(name);
  for (const gpuo_cpu_entry *entry = loop->image->cpu; entry->name; entry++)
    if (strncmp(entry->name, name, length) == 0 && strcmp(entry->name + length, suffix) == 0) return (void *)entry->run;
  gpuo_fail(loop, "kernel %s%s is not in the device code of %s: rebuild it", name, suffix, loop->image->name);
}

} // namespace

/* Separate memory is the mode that looks for mistakes: iterations run in a scattered order, one by one, so that one which needs
 * another's result shows, as on a device. The step is near the golden section of the count and has no divisor in common with it. */
static void run_scattered(gpuo_cpu_kernel run, const void *args, int64_t count) {
  int64_t step = (int64_t)((double)count * 0.6180339887498949);
  for (int64_t a = step, b = count; count > 1; step++, a = step, b = count) {
    while (b) {
      const int64_t rest = a % b;
      a = b;
      b = rest;
    }
    if (a == 1) break;
  }
  for (int64_t done = 0, at = count / 2; done < count; done++) {
    run(args, at, at + 1);
    at = at >= count - step ? at - (count - step) : at + step;
  }
}

namespace backend {

void open(const gpuo_loop *) { settings(); }

void load(gpuo_loop *loop) {
  if (__atomic_load_n(&loop->function, __ATOMIC_ACQUIRE)) return;
  if (loop->partial_bytes > 0) __atomic_store_n(&loop->combine, find(loop, loop->kernel, "_combine"), __ATOMIC_RELAXED);
  __atomic_store_n(&loop->function, find(loop, loop->kernel, ""), __ATOMIC_RELEASE);
}

bool in_place(const gpuo_capture &) { return !separate(); }

Lane *acquire(const gpuo_loop *loop) {
  Lane *lane;
  {
    Guard guard(lock);
    lane = idle;
    if (lane) idle = lane->next;
  }
  if (lane) return lane;
  struct Both {
    Lane lane;
    Queue queue;
  };
  Both *both = (Both *)allocate(loop, sizeof(Both));
  memset((void *)both, 0, sizeof(Both));
  both->lane.queue = &both->queue;
  both->lane.status = &both->queue.status;
  return &both->lane;
}

void release(Lane *lane) {
  Guard guard(lock);
  lane->next = idle;
  idle = lane;
}

void copy_in(const gpuo_loop *loop, Lane &lane) {
  for (int32_t i = 0; i < lane.image_count; i++) {
    Image &image = lane.images[i];
    image.device = map_image(loop, lane, image);
    if (image.in) fill(lane, image, image.device);
    if (image.out && image.partial) {
      image.before = (char *)allocate(loop, (size_t)image.bytes);
      memcpy(image.before, image.device, (size_t)image.bytes);
    }
    count_transfer(bytes_in(lane, image), 0);
  }
}

int64_t slots(int64_t iterations, int64_t bytes_per_slot) {
  int64_t n = iterations < most_slots ? iterations : most_slots;
  if (bytes_per_slot > 0 && n > most_slot_bytes / bytes_per_slot) n = most_slot_bytes / bytes_per_slot;
  return n > 0 ? n : 1;
}

void storage(const gpuo_loop *loop, Lane &lane, int64_t partials, int64_t scratch, gpuo_header &header) {
  Queue &queue = *lane.queue;
  grow(loop, queue.partials, queue.partials_bytes, (size_t)partials);
  grow(loop, queue.scratch, queue.scratch_bytes, (size_t)scratch);
  header.partials = queue.partials;
  header.scratch = queue.scratch;
}

void launch(const gpuo_loop *, Lane &, void *function, void *args, size_t, gpuo_header &header) {
  if (separate())
    run_scattered((gpuo_cpu_kernel)function, args, header.count);
  else
    run_on_team((gpuo_cpu_kernel)function, args, header.count);
}

void wait(const gpuo_loop *, Lane &) { count_wait(); }

void copy_out(const gpuo_loop *, Lane &lane) {
  for (int32_t i = 0; i < lane.image_count; i++) {
    Image &image = lane.images[i];
    if (lane.ran && image.out) {
      deliver(lane, image, image.device);
      count_transfer(0, bytes_out(lane, image));
    }
    free(image.before);
    unmap_image(image);
  }
}

} // namespace backend
} // namespace gpuo
