// Hand-made launchers and kernels for tests of the runtime: what codegen prints, in small.
#ifndef TESTING_H
#define TESTING_H
#include "gpuoffload/runtime.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef TEST_TARGET
#define TEST_TARGET 2
#endif
#if TEST_TARGET == 1
#include "fake_cuda.h"
#endif

template <class T, int R> struct View {
  char *base;
  int64_t extent[R], stride[R];
  T &operator()(int64_t i) const { return *(T *)(base + i * stride[0]); }
  T &operator()(int64_t i, int64_t j) const { return *(T *)(base + i * stride[0] + j * stride[1]); }
};

template <class T, int R> View<T, R> view(const gpuo_capture &c) {
  View<T, R> v;
  v.base = (char *)c.device;
  for (int d = 0; d < R; d++) {
    v.extent[d] = c.extent[d];
    v.stride[d] = c.stride[d];
  }
  return v;
}

inline gpuo_capture scalar(const char *name, void *p, int64_t bytes, int access) {
  gpuo_capture c = {};
  c.name = name;
  c.host = p;
  c.element_bytes = bytes;
  c.access = access;
  return c;
}
template <class T> gpuo_capture vector(const char *name, T *p, int64_t n, int64_t stride, int access) {
  gpuo_capture c = scalar(name, p, sizeof(T), access);
  c.rank = 1;
  c.extent[0] = n;
  c.stride[0] = stride * (int64_t)sizeof(T);
  return c;
}
template <class T>
gpuo_capture matrix(const char *name, T *p, int64_t n, int64_t m, int64_t stride1, int64_t stride2, int access) {
  gpuo_capture c = vector(name, p, n, stride1, access);
  c.rank = 2;
  c.extent[1] = m;
  c.stride[1] = stride2 * (int64_t)sizeof(T);
  return c;
}

// KERNEL(name, Args) { body of thread t, with `a` the arguments }
#define KERNEL(name, Args)                                                                                                     \
  static void name##_thread(const Args &a, int64_t t);                                                                         \
  static void name(const void *args, int64_t first, int64_t last) {                                                            \
    for (int64_t t = first; t < last; t++) name##_thread(*(const Args *)args, t);                                              \
  }                                                                                                                            \
  static void name##_thread([[maybe_unused]] const Args &a, [[maybe_unused]] int64_t t)

#if TEST_TARGET == 1
#define ENTRY(name, Args) {#name, name, sizeof(Args), 1}
#define KERNELS(...)                                                                                                           \
  static const FakeKernel kernels[] = {__VA_ARGS__, {nullptr, nullptr, 0, 1}};                                                    \
  static const FakeFatbin fatbin = {fake_magic, kernels};                                                                      \
  static gpuo_image image = {GPUO_ABI, TEST_TARGET, "test.f90", &fatbin, sizeof fatbin, nullptr, nullptr};
#else
#define ENTRY(name, Args) {#name, name}
#define KERNELS(...)                                                                                                           \
  static const gpuo_cpu_entry kernels[] = {__VA_ARGS__, {nullptr, nullptr}};                                                   \
  static gpuo_image image = {GPUO_ABI, TEST_TARGET, "test.f90", nullptr, 0, kernels, nullptr};
#endif

#define LOOP(variable, kernel, line, frame, partial_bytes)                                                                     \
  static gpuo_loop variable = {GPUO_ABI, frame, kernel, "test.f90", line, 3, "m::p", &image, partial_bytes, sites, 1,           \
                               nullptr,  nullptr, nullptr}
static const gpuo_site sites[] = {{"callee.f90", 77, "Array 'x' is not allocated"}};

template <class Args> gpuo_status launch(gpuo_loop &loop, gpuo_capture *captures, int n, int64_t iterations, Args fill_in) {
  gpuo_launch l;
  gpuo_enter(&l, &loop, captures, n);
  auto args = fill_in();
  memset((void *)&args.header, 0, sizeof args.header);
  args.header.iterations = iterations;
  gpuo_run(&l, &args, sizeof args);
  gpuo_leave(&l);
  return l.status;
}

#define CHECK(condition)                                                                                                       \
  do {                                                                                                                         \
    if (!(condition)) {                                                                                                        \
      fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                                                \
      exit(99);                                                                                                                \
    }                                                                                                                          \
  } while (0)
#endif
