// Smoke test and figures of the CUDA runtime on a real device. Usage: bench [CASE]; see run.
#include "driver.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern "C" bool gpuo_pool_has(const void *);
extern "C" const unsigned char fatbin[], fatbin_of_another[];

using gpuo::device;
using gpuo::DeviceAddress;
using gpuo::Handle;

static gpuo_image image = {GPUO_ABI, 1, "bench.f90", fatbin, 0, nullptr, nullptr};
static gpuo_image other_image = {GPUO_ABI, 1, "bench.f90", fatbin_of_another, 0, nullptr, nullptr};
#define LOOP(name, line, frame, partial_bytes, from)                                                                           \
  static gpuo_loop name##_loop = {GPUO_ABI, frame, #name, "bench.f90", line, 3, "bench", &from, partial_bytes, nullptr, 0,     \
                                  nullptr,  nullptr, nullptr}
LOOP(triad, 10, GPUO_FRAME_THREAD, 0, image);
LOOP(fill, 20, GPUO_FRAME_THREAD, 0, image);
LOOP(dot, 30, GPUO_FRAME_RESIDENT, 8, image);
LOOP(stop, 40, GPUO_FRAME_THREAD, 0, image);
LOOP(fault, 50, GPUO_FRAME_THREAD, 0, image);
static gpuo_loop other_loop = {GPUO_ABI, GPUO_FRAME_THREAD, "fill", "bench.f90", 60, 3, "bench", &other_image, 0, nullptr, 0,
                               nullptr,  nullptr, nullptr};

struct View {
  void *base;
  int64_t lower, extent, stride;
};
struct Head {
  gpuo_header header;
  int64_t lower, step, trip;
};
struct TriadArgs {
  Head head;
  double s;
  View a, b, c;
};
struct FillArgs {
  Head head;
  double value;
  View a;
};
struct DotArgs {
  Head head;
  double *s;
  View a, b;
};

#define CHECK(condition)                                                                                                       \
  do {                                                                                                                         \
    if (!(condition)) {                                                                                                        \
      printf("%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                                                         \
      exit(99);                                                                                                                \
    }                                                                                                                          \
  } while (0)

static gpuo_capture vector(const char *name, double *p, int64_t n, int access, int64_t stride = 1) {
  gpuo_capture c = {};
  c.name = name;
  c.host = p;
  c.element_bytes = 8;
  c.access = access;
  c.rank = 1;
  c.extent[0] = n;
  c.stride[0] = 8 * stride;
  return c;
}
static View view(const gpuo_capture &c) { return {c.device, 1, c.extent[0], c.stride[0]}; }
static Head head(int64_t n) {
  Head h = {};
  h.header.iterations = h.trip = n;
  h.lower = h.step = 1;
  return h;
}
enum { R = GPUO_READ, W = GPUO_WRITE, DEFINITE = W | GPUO_DEFINITE };

static void triad(double *a, double *b, double *c, int64_t n, double s) {
  gpuo_capture k[] = {vector("a", a, n, DEFINITE), vector("b", b, n, R), vector("c", c, n, R)};
  gpuo_launch l;
  gpuo_enter(&l, &triad_loop, k, 3);
  TriadArgs args = {head(n), s, view(k[0]), view(k[1]), view(k[2])};
  gpuo_run(&l, &args, sizeof args);
  gpuo_leave(&l);
}
static gpuo_status fill(gpuo_loop &loop, double *a, int64_t n, double value, int64_t stride = 1) {
  gpuo_capture k = vector("a", a, n, DEFINITE, stride);
  gpuo_launch l;
  gpuo_enter(&l, &loop, &k, 1);
  FillArgs args = {head(n), value, view(k)};
  gpuo_run(&l, &args, sizeof args);
  gpuo_leave(&l);
  return l.status;
}
static double dot(double *a, double *b, int64_t n) {
  double s = 0;
  gpuo_capture k[] = {{}, vector("a", a, n, R), vector("b", b, n, R)};
  k[0].name = "s";
  k[0].host = &s;
  k[0].element_bytes = 8;
  k[0].access = R | W;
  gpuo_launch l;
  gpuo_enter(&l, &dot_loop, k, 3);
  DotArgs args = {head(n), (double *)k[0].device, view(k[1]), view(k[2])};
  gpuo_run(&l, &args, sizeof args);
  gpuo_leave(&l);
  return s;
}

// Managed memory after the driver's own end: a library's destructors, such as libgfortran's, may still use a buffer.
extern void (*at_the_end)();
static double *kept;
static const char *when;
static void use_kept() {
  fill(fill_loop, kept, 100000, 6);
  when = "in main";
}
static void look_at_kept() {
  for (int i = 0; i < 100000; i++) CHECK(kept[i] == 6);
  kept[5] = 6;
  printf("managed memory is there %s\n", when);
  fflush(stdout);
}

static double now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}
template <class F> double best(int repeats, F f) {
  double least = 1e9;
  f();
  for (int i = 0; i < repeats; i++) {
    const double start = now();
    f();
    const double took = now() - start;
    if (took < least) least = took;
  }
  return least;
}

static Handle plain(const char *name) {
  Handle function;
  CHECK(device().cu.cuModuleGetFunction(&function, image.module, name) == 0);
  return function;
}
static void run_plain(Handle function, unsigned blocks, unsigned threads, Handle stream, void **parameters) {
  CHECK(device().cu.cuLaunchKernel(function, blocks, 1, 1, threads, 1, 1, 0, stream, parameters, nullptr) == 0);
}

// Three arrays of `megabytes`, from the pool where there is one, against cuMemAlloc and plain kernels.
static void bandwidth(int64_t megabytes) {
  const int64_t n = megabytes * (1 << 20) / 8;
  const size_t bytes = (size_t)n * 8;
  double *a = (double *)malloc(bytes), *b = (double *)malloc(bytes), *c = (double *)malloc(bytes);
  CHECK(a && b && c);
  const bool pooled = gpuo_pool_has(a) && gpuo_pool_has(b) && gpuo_pool_has(c);
  fill(fill_loop, a, n, 0.1);
  fill(fill_loop, b, n, 0.2);
  fill(fill_loop, c, n, 0.3);
  const auto &cu = device().cu;
  DeviceAddress d[4];
  for (DeviceAddress &p : d) CHECK(cu.cuMemAlloc_v2(&p, bytes) == 0);
  for (DeviceAddress p : d) fill(fill_loop, (double *)p, n, 0.5); // device memory of the user's: in place
  Handle stream;
  cu.cuStreamCreate(&stream, 0);
  double s = 0.4;
  const Handle plain_triad = plain("plain_triad"), plain_dot = plain("plain_dot");
  const auto triad_of = [&](DeviceAddress x, DeviceAddress y, DeviceAddress z) {
    int64_t count = n;
    void *parameters[] = {&x, &y, &z, &s, &count};
    run_plain(plain_triad, (unsigned)((n + 255) / 256), 256, stream, parameters);
    cu.cuStreamSynchronize(stream);
  };
  const auto dot_of = [&](DeviceAddress x, DeviceAddress y) {
    int64_t count = n, few = 528;
    DeviceAddress sums = d[2], none = 0, result = d[3];
    void *first[] = {&x, &y, &sums, &count}, *second[] = {&sums, &none, &result, &few};
    run_plain(plain_dot, (unsigned)few, 1024, stream, first);
    run_plain(plain_dot, 1, 1024, stream, second);
    cu.cuStreamSynchronize(stream);
  };
  const int repeats = pooled ? 50 : 3;
  const double cuda = best(50, [&] { triad_of(d[0], d[1], d[2]); });
  const double in_place = best(50, [&] { triad((double *)d[0], (double *)d[1], (double *)d[2], n, s); });
  const double ours = best(repeats, [&] { triad(a, b, c, n, s); });
  const double plain_on_managed =
      pooled ? best(50, [&] { triad_of((DeviceAddress)a, (DeviceAddress)b, (DeviceAddress)c); }) : 0;
  const double cuda_dot = best(50, [&] { dot_of(d[0], d[1]); });
  const double our_dot = best(repeats, [&] { dot(a, b, n); });
  const double gigabytes = 3e-9 * (double)bytes, two = 2e-9 * (double)bytes;
  printf("arrays of %lld MiB, %s\n", (long long)megabytes, pooled ? "from the pool" : "copied");
  printf("  triad  plain CUDA %7.0f GB/s   ours %7.0f GB/s   ratio %.3f\n", gigabytes / cuda, gigabytes / ours, cuda / ours);
  printf("         ours on cuMemAlloc %.3f", cuda / in_place);
  if (pooled) printf("   plain on managed %.3f", cuda / plain_on_managed);
  printf("\n  dot    plain CUDA %7.0f GB/s   ours %7.0f GB/s   ratio %.3f\n", two / cuda_dot, two / our_dot, cuda_dot / our_dot);
  const double expected = (0.2 + 0.4 * 0.3) * 0.2 * (double)n, found = dot(a, b, n);
  CHECK(found / expected > 1 - 1e-9 && found / expected < 1 + 1e-9 && found == dot(a, b, n));
  const double host = now();
  double sum = 0;
  for (int64_t i = 0; i < n; i += 512) sum += a[i];
  printf("  host reads a number a page: %.1f ms", 1e3 * (now() - host));
  for (int64_t i = 0; i < n; i++) CHECK(a[i] > 0.3199 && a[i] < 0.3201);
  const double again = now();
  triad(a, b, c, n, s);
  printf("; first triad after the host had it: %.1f ms (%g)\n", 1e3 * (now() - again), sum);
  for (DeviceAddress p : d) cu.cuMemFree_v2(p);
  free(a);
  free(b);
  free(c);
}

static void latency() {
  double *pooled = (double *)malloc(1 << 20), on_stack[100], scalar_result = 0;
  fill(fill_loop, pooled, 1000, 1);
  const auto us = [](double seconds) { return 1e6 * seconds; };
  printf("a launch of 1000 iterations, microseconds: in place %.1f", us(best(2000, [&] { fill(fill_loop, pooled, 1000, 1); })));
  printf(", 100 numbers on the stack %.1f", us(best(2000, [&] { fill(fill_loop, on_stack, 100, 1); })));
  printf(", dot of 1000 %.1f, of 300000 %.1f\n", us(best(2000, [&] { scalar_result = dot(pooled, pooled, 1000); })),
         us(best(200, [&] {
           static double *big = (double *)calloc(300000, 8);
           dot(big, big, 300000);
         })));
  CHECK(on_stack[99] == 1 && scalar_result == 1000);
}

static void smoke() {
  double *p = (double *)malloc(800000);
  const auto &d = device();
  CHECK(!d.problem[0]);
  printf("%s, sm_%d%d, %d multiprocessors, concurrent managed %d, pageable %d, %.1f GB free of %.1f\n", d.name, d.major, d.minor,
         d.multiprocessors, d.concurrent_managed, d.pageable, 1e-9 * (double)d.free, 1e-9 * (double)d.total);
  printf("pool %s\n", gpuo_pool_has(p) ? "in use" : "not in use");
  for (int i = 0; i < 100000; i++) p[i] = -1;
  fill(fill_loop, p + 1, 30000, 5, 3);
  for (int i = 0; i < 100000; i++) CHECK(p[i] == (i % 3 == 1 && i < 90000 ? 5 : -1));
  static double storage[5000]; // not the pool's
  fill(fill_loop, storage + 4998, 2500, 7, -2);
  for (int i = 0; i < 5000; i++) CHECK(storage[i] == (i % 2 == 0 ? 7 : 0));
  const gpuo_status status = fill(stop_loop, p, 100000, 1);
  CHECK(status.state == GPUO_ERROR_STOP && status.code == 42);
  fill(fill_loop, p, 100000, 3);
  CHECK(p[99999] == 3);
  free(p);
}

int main(int count, char **words) {
  const char *name = count > 1 ? words[1] : "all";
  if (!strcmp(name, "fault")) {
    double x[10];
    fill(fault_loop, x, 10, 1);
  } else if (!strcmp(name, "architecture")) {
    double x[10];
    fill(other_loop, x, 10, 1);
  } else if (!strcmp(name, "memory")) { // more than any device has, without touching it
    const size_t bytes = (size_t)1 << 40;
    double *p = (double *)mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    CHECK(p != MAP_FAILED);
    fill(fill_loop, p, (int64_t)(bytes / 8), 1);
  } else if (!strcmp(name, "exit")) {
    atexit([] {
      when = "in an exit handler from before the driver's start";
      look_at_kept();
      when = "in a destructor of a library";
      at_the_end = look_at_kept;
    });
    kept = (double *)malloc(800000);
    use_kept();
    look_at_kept();
    fill(fill_loop, kept, 100000, 6); // on the device again
  } else if (!strcmp(name, "fork")) {
    smoke();
    if (fork() == 0) {
      double x[10];
      fill(fill_loop, x, 10, 1);
    }
    int status = 0;
    wait(&status);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 1);
  } else {
    smoke();
    latency();
    bandwidth(256);
    if (!strcmp(name, "all")) bandwidth(1024);
  }
  puts("ok");
}
