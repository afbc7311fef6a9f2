// malloc and friends from several threads, with the pool behind them.
#include "testing.h"
#include <malloc.h>
#include <omp.h>
#include <sys/wait.h>
#include <unistd.h>

// Whether realloc stays where it was is what this asks.
#pragma GCC diagnostic ignored "-Wuse-after-free"

extern "C" __attribute__((weak)) bool gpuo_pool_has(const void *);

struct None {
  gpuo_header header;
};
KERNEL(none, None) {}
KERNELS(ENTRY(none, None))
LOOP(none_loop, "none", 1, GPUO_FRAME_THREAD, 0);

namespace {

struct Random {
  uint64_t state;
  uint64_t operator()(uint64_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state >> 33) % below;
  }
};

struct Block {
  unsigned char *p;
  size_t bytes;
  unsigned char mark;
};

// Both ends and a few places between.
void paint(const Block &b) {
  if (!b.bytes) return;
  for (size_t i = 0; i < 64 && i < b.bytes; i++) b.p[i] = b.p[b.bytes - 1 - i] = b.mark;
  for (size_t i = 0; i < b.bytes; i += 50000) b.p[i] = b.mark;
}
void look(const Block &b, size_t bytes) {
  for (size_t i = 0; i < 64 && i < bytes; i++) CHECK(b.p[i] == b.mark);
  for (size_t i = 0; i < bytes; i += 50000) CHECK(b.p[i] == b.mark);
  if (bytes < b.bytes) return;
  for (size_t i = 0; i < 64 && i < bytes; i++) CHECK(b.p[bytes - 1 - i] == b.mark);
}

size_t any_size(Random &random) {
  switch (random(8)) {
  case 0: return random(3000000) + 1;
  case 1: return 65536 * (random(20) + 1);
  case 2: return 65535 + random(3);
  case 3: return random(40) == 0 ? (70u << 20) : 100;
  default: return random(200000) + 1;
  }
}

void work(int seed) {
  Random random = {(uint64_t)seed};
  Block blocks[60] = {};
  for (int step = 0; step < 4000; step++) {
    Block &b = blocks[random(60)];
    const size_t bytes = any_size(random);
    if (b.p) look(b, b.bytes);
    if (b.p && random(3) == 0) {
      unsigned char *p = (unsigned char *)realloc(b.p, bytes);
      CHECK(p);
      b.p = p;
      look(b, bytes < b.bytes ? bytes : b.bytes);
      b.bytes = bytes;
    } else {
      free(b.p);
      b.bytes = bytes;
      void *p = nullptr;
      const size_t alignment = (size_t)16 << random(14);
      switch (random(6)) {
      case 0:
        p = calloc(1, bytes);
        for (size_t i = 0; i < bytes; i += 4096) CHECK(((char *)p)[i] == 0);
        break;
      case 1: CHECK(posix_memalign(&p, alignment, bytes) == 0 && (uintptr_t)p % alignment == 0); break;
      case 2: p = aligned_alloc(alignment, bytes); CHECK((uintptr_t)p % alignment == 0); break;
      case 3: p = valloc(bytes); CHECK((uintptr_t)p % 4096 == 0); break;
      case 4: p = reallocarray(nullptr, bytes, 1); break;
      default: p = malloc(bytes);
      }
      CHECK(p && malloc_usable_size(p) >= bytes);
      b.p = (unsigned char *)p;
    }
    b.mark = (unsigned char)(random(255) + 1);
    paint(b);
  }
  for (Block &b : blocks) free(b.p);
}

bool pooled(const void *p) { return gpuo_pool_has && gpuo_pool_has(p); }

void torture() {
#pragma omp parallel for num_threads(4) schedule(static, 1)
  for (int i = 0; i < 4; i++) work(i + 1);
  volatile size_t many = SIZE_MAX / 2;
  void *volatile huge = malloc(many + 1000);
  CHECK(!huge);
  CHECK(!calloc(many, 3) && !reallocarray(nullptr, many, 3));
}

void sizes() {
  char *kept = (char *)malloc(100000);
  CHECK(pooled(kept) && pooled(kept + 99999));
  char *small = (char *)malloc(65536);
  CHECK(!pooled(small));
  for (size_t megabytes = 100; megabytes < 600; megabytes += 90) { // each a chunk, more in all than there is
    char *p = (char *)malloc(megabytes << 20);
    CHECK(pooled(p) && (uintptr_t)p % 4096 == 0);
    p[0] = p[(megabytes << 20) - 1] = 1;
    free(p);
  }
  char *p = (char *)malloc(200000), *same = (char *)realloc(p, 64000);
  CHECK(same == p);
  p = (char *)realloc(p, 190000);
  CHECK(p == same);
  char *a = (char *)malloc(30 << 20), *b = (char *)malloc(20 << 20);
  free(b);
  CHECK(realloc(a, 40 << 20) == a); // into the free neighbour
  char *beyond = (char *)malloc((size_t)1300 << 20);
  CHECK(beyond && !pooled(beyond));
  void *none = realloc(beyond, 0);
  CHECK(!none);
  strcpy(kept, "kept");
  free(p);
  free(a);
  CHECK(strcmp(kept, "kept") == 0);
}

void forks() {
  char *p = (char *)malloc(1 << 20);
  CHECK(pooled(p));
  const pid_t child = fork();
  if (child == 0) {
    char *q = (char *)malloc(1 << 20);
    CHECK(q && !pooled(q));
    q[5] = 1;
    free(q);
    free(p);
    _exit(0);
  }
  int status;
  waitpid(child, &status, 0);
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  CHECK(pooled(p));
  free(p);
}

} // namespace

int main(int, char **argv) {
  (void)none_loop;
  (void)(argv[1][0] == '?' ? gpuo_enter(nullptr, &none_loop, nullptr, 0) : (void)0); // the runtime is part of the program
  if (!strcmp(argv[1], "torture")) torture();
  if (!strcmp(argv[1], "sizes")) sizes();
  if (!strcmp(argv[1], "fork")) forks();
  puts("ok");
}
