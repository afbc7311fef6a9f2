// malloc and friends of a program built for cuda: blocks of more than 64 KiB come from managed memory, which the device uses
// in place; the rest, and everything while there is no usable device, from the allocator behind (glibc's own in an
// executable; in a shared library, with GPUO_POOL_HIDDEN, whatever the process has).
//
// `free` decides by address. The pool serves nothing that the CUDA driver asks for, nor during the driver's start, nor
// before the program's own constructors, nor in a forked child (which cannot use managed memory).
#include "arena.h"
#include "driver.h"
#include <dlfcn.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

#ifdef GPUO_POOL_HIDDEN
#define GPUO_EXPORT extern "C" __attribute__((visibility("hidden"), noinline))
#else
#define GPUO_EXPORT extern "C" __attribute__((visibility("default"), noinline))
extern "C" {
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);
}
#endif

namespace gpuo {
namespace {

// A function of the allocator behind, found by name.
template <class Result, class... Arguments> struct Behind {
  const char *name;
  Result (*function)(Arguments...);
  Result operator()(Arguments... arguments) {
    auto found = __atomic_load_n(&function, __ATOMIC_ACQUIRE);
    if (!found) {
      found = (Result(*)(Arguments...))dlsym(where(), name);
      __atomic_store_n(&function, found, __ATOMIC_RELEASE);
    }
    return found(arguments...);
  }
#ifdef GPUO_POOL_HIDDEN
  static void *where() { return RTLD_DEFAULT; }
#else
  static void *where() { return RTLD_NEXT; }
#endif
};

Behind<size_t, void *> plain_usable = {"malloc_usable_size", nullptr};
#ifdef GPUO_POOL_HIDDEN
Behind<void *, size_t> plain_malloc = {"malloc", nullptr};
Behind<void *, size_t, size_t> plain_calloc = {"calloc", nullptr};
Behind<void *, void *, size_t> plain_realloc = {"realloc", nullptr};
Behind<void *, size_t, size_t> plain_memalign = {"memalign", nullptr};
Behind<void, void *> plain_free = {"free", nullptr};
#else
constexpr auto &plain_malloc = __libc_malloc;
constexpr auto &plain_calloc = __libc_calloc;
constexpr auto &plain_realloc = __libc_realloc;
constexpr auto &plain_memalign = __libc_memalign;
constexpr auto &plain_free = __libc_free;
#endif

constexpr size_t threshold = (64 << 10) + 1; // the buffers of flang's units have 64 KiB
constexpr size_t least_chunk = 64 << 20, chunk_multiple = 2 << 20;
constexpr size_t reserve = 512 << 20; // of the device's memory, for everything else

enum State { CLOSED, OPEN, READY, OFF };
int state = CLOSED;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
Arena arena;
size_t limit; // bytes of all chunks

State current() { return (State)__atomic_load_n(&state, __ATOMIC_ACQUIRE); }
void become(State s) { __atomic_store_n(&state, s, __ATOMIC_RELEASE); }

// Just after the libraries' constructors, before the program's: libstdc++ has its emergency buffer by then.
__attribute__((constructor)) void open_pool() {
  become(OPEN);
  pthread_atfork([] { pthread_mutex_lock(&lock); }, [] { pthread_mutex_unlock(&lock); },
                 [] {
                   become(current() == READY ? OFF : current());
                   pthread_mutex_unlock(&lock);
                 });
}

bool ready(const void *caller) {
  if (current() == CLOSED || current() == OFF || in_driver(caller)) return false;
  if (current() == READY) return true;
  if (device_opening()) return false;
  if (!pool_wanted()) {
    become(OFF);
    return false;
  }
  const Device &d = device();
  const bool usable = !d.problem[0] && d.concurrent_managed;
  if (usable) __atomic_store_n(&limit, d.free > 2 * reserve ? d.free - reserve : d.free / 2, __ATOMIC_RELAXED);
  become(usable ? READY : OFF);
  return usable;
}

void give_back(Chunk *chunks) {
  const Device &d = device();
  InDriver inside;
  use_context(d);
  while (chunks) {
    Chunk *chunk = chunks;
    chunks = chunk->next;
    d.cu.cuMemFree_v2((DeviceAddress)chunk->base);
    Arena::forget(chunk);
  }
}

// The driver is called without the lock: it may want memory itself, on this thread or another.
bool grow(size_t bytes) {
  if (bytes > limit) return false;
  bytes = bytes < least_chunk ? least_chunk : bytes;
  bytes = (bytes + chunk_multiple - 1) / chunk_multiple * chunk_multiple;
  bool full;
  Chunk *empty = nullptr;
  {
    Guard guard(lock);
    full = arena.bytes() + bytes > limit;
    if (full) empty = arena.take_empty();
    if (full) full = arena.bytes() + bytes > limit;
  }
  if (empty) give_back(empty);
  if (full) return false;
  const Device &d = device();
  DeviceAddress address = 0;
  bool added = false;
  {
    InDriver inside;
    use_context(d);
    if (d.cu.cuMemAllocManaged(&address, bytes, MANAGED_GLOBAL) != CUDA_SUCCESS_) return false;
    if (address % granule_bytes == 0) {
      Guard guard(lock);
      added = arena.add((char *)address, bytes);
    }
    if (!added) d.cu.cuMemFree_v2(address);
  }
  return added;
}

void *pool_allocate(size_t bytes, size_t alignment, const void *caller) {
  if (bytes < threshold || bytes > PTRDIFF_MAX || alignment > least_chunk || !ready(caller)) return nullptr;
  const int saved = errno;
  for (;;) {
    {
      Guard guard(lock);
      if (char *p = arena.allocate(bytes, alignment)) {
        errno = saved;
        return p;
      }
    }
    if (!grow(bytes + (alignment > granule_bytes ? alignment : 0))) {
      errno = saved;
      return nullptr;
    }
  }
}

// The allocator behind hands out blocks at multiples of 64 KiB only where memalign asks for it.
bool maybe_ours(const void *p) { return p && (uintptr_t)p % granule_bytes == 0; }

bool pool_free(void *p) {
  if (!maybe_ours(p)) return false;
  Guard guard(lock);
  Span *s = arena.find(p);
  if (s && current() == READY) arena.release(s);
  return s != nullptr;
}

// 0: not the pool's.
size_t pool_size(const void *p) {
  if (!maybe_ours(p)) return 0;
  Guard guard(lock);
  Span *s = arena.find(p);
  return s ? Arena::bytes_of(s) : 0;
}

bool pool_resize(void *p, size_t bytes) {
  Guard guard(lock);
  Span *s = arena.find(p);
  return s && arena.resize(s, bytes);
}

bool power_of_two(size_t n) { return n && (n & (n - 1)) == 0; }

void *aligned(size_t alignment, size_t bytes, const void *caller) {
  void *p = power_of_two(alignment) ? pool_allocate(bytes, alignment, caller) : nullptr;
  return p ? p : plain_memalign(alignment, bytes);
}

size_t page() { return (size_t)sysconf(_SC_PAGESIZE); }

} // namespace
} // namespace gpuo

using namespace gpuo;

#define CALLER __builtin_return_address(0)

extern "C" __attribute__((visibility("hidden"))) bool gpuo_pool_has(const void *p) {
  if (current() != READY) return false;
  Guard guard(lock);
  return arena.chunk_of(p) != nullptr;
}

GPUO_EXPORT void *malloc(size_t n) noexcept {
  void *p = pool_allocate(n, 1, CALLER);
  return p ? p : plain_malloc(n);
}

GPUO_EXPORT void free(void *p) noexcept {
  if (!pool_free(p)) plain_free(p);
}

GPUO_EXPORT void *calloc(size_t count, size_t size) noexcept {
  size_t n;
  void *p = __builtin_mul_overflow(count, size, &n) ? nullptr : pool_allocate(n, 1, CALLER);
  return p ? memset(p, 0, n) : plain_calloc(count, size);
}

GPUO_EXPORT void *realloc(void *p, size_t n) noexcept {
  if (!p) {
    p = pool_allocate(n, 1, CALLER);
    return p ? p : plain_malloc(n);
  }
  const size_t ours = pool_size(p);
  if (ours && n == 0) {
    pool_free(p);
    return nullptr;
  }
  if (ours && pool_resize(p, n)) return p;
  void *q = pool_allocate(n, 1, CALLER);
  if (!q && !ours) return plain_realloc(p, n);
  if (!q) q = plain_malloc(n);
  if (!q) return nullptr;
  const size_t old = ours ? ours : plain_usable(p);
  memcpy(q, p, old < n ? old : n);
  if (!pool_free(p)) plain_free(p);
  return q;
}

GPUO_EXPORT void *reallocarray(void *p, size_t count, size_t size) noexcept {
  size_t n;
  if (__builtin_mul_overflow(count, size, &n)) {
    errno = ENOMEM;
    return nullptr;
  }
  return realloc(p, n);
}

GPUO_EXPORT void *memalign(size_t alignment, size_t n) noexcept { return aligned(alignment, n, CALLER); }

GPUO_EXPORT void *aligned_alloc(size_t alignment, size_t n) noexcept { return aligned(alignment, n, CALLER); }

GPUO_EXPORT int posix_memalign(void **p, size_t alignment, size_t n) noexcept {
  if (!power_of_two(alignment) || alignment % sizeof(void *)) return EINVAL;
  const int saved = errno;
  void *q = aligned(alignment, n, CALLER);
  errno = saved;
  if (!q) return ENOMEM;
  *p = q;
  return 0;
}

GPUO_EXPORT void *valloc(size_t n) noexcept { return aligned(page(), n, CALLER); }

GPUO_EXPORT void *pvalloc(size_t n) noexcept { return aligned(page(), (n + page() - 1) / page() * page(), CALLER); }

GPUO_EXPORT size_t malloc_usable_size(void *p) noexcept {
  const size_t ours = pool_size(p);
  return ours ? ours : p ? plain_usable(p) : 0;
}
