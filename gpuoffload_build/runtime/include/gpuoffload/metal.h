/* What emitted MSL text includes, after <metal_stdlib>. Real kinds: 4 only (semantics U1). Compile without fast math. */
#ifndef GPUOFFLOAD_METAL_H
#define GPUOFFLOAD_METAL_H

#define GPUO_FUNCTION static inline
#define GPUO_TABLE constant
#define GPUO_GLOBAL device
#define GPUO_LOCAL thread
#define GPUO_ARGS constant
#ifdef GPUO_METAL_CPU // metal_cpu/metal_stdlib has included runtime.h
#define GPUO_SPACES(X) X()
#define GPUO_WRITABLE_SPACES(X) X()
#else
#define GPUO_SPACES(X) X(device) X(thread) X(constant)
#define GPUO_WRITABLE_SPACES(X) X(device) X(thread)
/* The layouts of runtime.h. */
enum { GPUO_RUNNING = 0, GPUO_ERROR_STOP = 1, GPUO_ERROR_STOP_TEXT = 2, GPUO_RUNTIME_ERROR = 3, GPUO_STOP = 4, GPUO_STOP_TEXT = 5 };
struct gpuo_status {
  int32_t state, code, site, length;
  char text[240];
};
struct gpuo_header {
  int64_t count, iterations, slots, stride, last;
  device void *partials;
  device void *scratch;
  int64_t scratch_bytes;
  device gpuo_status *status;
};
#define GPUO_COMBINE_RADIX 64
#endif
#include "view.h"
#define GPUO_NO_DOUBLE
#define GPUO_UNROLL

#define GPUO_MATH1(ours, name) GPUO_FUNCTION float gpuo_##ours(float x) { return metal::precise::name(x); }
GPUO_MATH1(sqrt, sqrt) GPUO_MATH1(exp, exp) GPUO_MATH1(log, log) GPUO_MATH1(log10, log10)
GPUO_MATH1(sin, sin) GPUO_MATH1(cos, cos) GPUO_MATH1(tan, tan) GPUO_MATH1(asin, asin) GPUO_MATH1(acos, acos) GPUO_MATH1(atan, atan)
GPUO_MATH1(sinh, sinh) GPUO_MATH1(cosh, cosh) GPUO_MATH1(tanh, tanh)
GPUO_MATH1(asinh, asinh) GPUO_MATH1(acosh, acosh) GPUO_MATH1(atanh, atanh)
GPUO_MATH1(floor, floor) GPUO_MATH1(ceil, ceil) GPUO_MATH1(trunc, trunc) GPUO_MATH1(round, round) GPUO_MATH1(fabs, fabs)
#undef GPUO_MATH1
GPUO_FUNCTION float gpuo_atan2(float y, float x) { return metal::precise::atan2(y, x); }
GPUO_FUNCTION float gpuo_pow(float x, float y) { return metal::precise::pow(x, y); }
GPUO_FUNCTION float gpuo_copysign(float x, float y) { return metal::copysign(x, y); }
GPUO_FUNCTION float gpuo_fma(float x, float y, float z) { return metal::fma(x, y, z); }
GPUO_FUNCTION float gpuo_frexp(float x, thread int &e) { return metal::frexp(x, e); }
GPUO_FUNCTION float gpuo_ldexp(float x, int e) { return metal::ldexp(x, e); }
GPUO_FUNCTION float gpuo_infinity(float) { return as_type<float>(0x7f800000); }
GPUO_FUNCTION float gpuo_hypot(float x, float y) {
  float a = gpuo_fabs(x), b = gpuo_fabs(y), most = a < b ? b : a, least = a < b ? a : b;
  if (most == 0) return most;
  float q = least / most;
  return most * gpuo_sqrt(1.0f + q * q);
}
/* Exact, which Metal's own is not: each step subtracts a multiple of p that leaves no rounding. */
GPUO_FUNCTION float gpuo_fmod(float a, float p) {
  float r = gpuo_fabs(a), q = gpuo_fabs(p);
  if (!(q > 0) || !(r - r == 0)) return (a * p) / (a * p);
  while (r >= q) {
    int er = 0, eq = 0;
    gpuo_frexp(r, er);
    gpuo_frexp(q, eq);
    float t = gpuo_ldexp(q, er - eq);
    r -= t > r ? t * 0.5f : t;
  }
  return gpuo_copysign(r, a);
}
GPUO_FUNCTION float gpuo_next(float x, bool up) {
  if (x == 0) return as_type<float>(up ? 1 : (int)0x80000001);
  int bits = as_type<int>(x);
  return as_type<float>((x > 0) == up ? bits + 1 : bits - 1);
}
GPUO_FUNCTION bool gpuo_claim(device gpuo_status *s, int32_t state) {
  int running = GPUO_RUNNING;
  return atomic_compare_exchange_weak_explicit((device atomic_int *)&s->state, &running, state, memory_order_relaxed, memory_order_relaxed);
}
/* Metal has no way to end a thread from any depth: it goes on. What follows must be harmless. */
GPUO_FUNCTION void gpuo_end_thread() {}

/* Metal numbers the threads of a grid in 32 bits; the CPU has no such limit. */
#ifdef GPUO_METAL_CPU
#define GPUO_POSITION int64_t
#else
#define GPUO_POSITION uint
#endif
#define GPUO_KERNEL(name, arguments, work) \
  kernel void name(constant arguments &args [[buffer(0)]], GPUO_POSITION position [[thread_position_in_grid]]) { \
    const int64_t thread_number = position; \
    if (thread_number < args.header.count) work(args, thread_number); \
  } \
  GPUO_CPU_KERNEL(name, arguments)
#define GPUO_KERNEL_COARSE GPUO_KERNEL
#ifdef GPUO_METAL_CPU
#define GPUO_CPU_KERNEL(name, arguments) \
  static void name##_run(const void *pointer, int64_t first, int64_t last) { \
    const arguments &args = *(const arguments *)pointer; \
    for (; first < last; ++first) name(args, first); \
  }
#define GPUO_IMAGE(symbol, file) static const gpuo_cpu_entry symbol##_kernels[] = {
#define GPUO_IMAGE_KERNEL(kernel_name) {#kernel_name, kernel_name##_run},
#define GPUO_IMAGE_END(symbol, file) {0, 0}}; \
  extern "C" gpuo_image symbol; \
  gpuo_image symbol = {GPUO_ABI, 3, file, 0, 0, symbol##_kernels, 0};
#else
#define GPUO_CPU_KERNEL(name, arguments)
#define GPUO_IMAGE(symbol, file)
#define GPUO_IMAGE_KERNEL(kernel_name)
#define GPUO_IMAGE_END(symbol, file)
#endif

#include "device/arrays.h"
#include "device/integers.h"
#include "device/reals.h"
#include "device/special.h"
#include "device/status.h"
#endif
