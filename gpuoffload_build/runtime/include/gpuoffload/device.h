/* What emitted CUDA text includes. The same text compiled as C++ (target cuda_cpu) finds CUDA's words here.
 * Compile with -fmad=false (nvcc) or -ffp-contract=off -fwrapv (C++): kernels are IEEE (semantics P8). */
#ifndef GPUOFFLOAD_DEVICE_H
#define GPUOFFLOAD_DEVICE_H
#include "runtime.h"
#include "view.h"

#ifdef __CUDACC__
#define GPUO_FUNCTION static __device__ __forceinline__
#define GPUO_TABLE static __device__ const
#define GPUO_C(name) ::name
#define GPUO_UNROLL _Pragma("unroll 16")
#else
#define __device__
#define GPUO_FUNCTION static inline __attribute__((always_inline))
#define GPUO_TABLE static const
#define GPUO_C(name) __builtin_##name
#define GPUO_UNROLL
#endif
#define GPUO_GLOBAL
#define GPUO_LOCAL
#define GPUO_ARGS const
#define GPUO_SPACES(X) X()
#define GPUO_WRITABLE_SPACES(X) X()

/* gpuo_NAME of float and double. */
#define GPUO_MATH1(ours, name) \
  GPUO_FUNCTION double gpuo_##ours(double x) { return GPUO_C(name)(x); } \
  GPUO_FUNCTION float gpuo_##ours(float x) { return GPUO_C(name##f)(x); }
#define GPUO_MATH2(ours, name) \
  GPUO_FUNCTION double gpuo_##ours(double x, double y) { return GPUO_C(name)(x, y); } \
  GPUO_FUNCTION float gpuo_##ours(float x, float y) { return GPUO_C(name##f)(x, y); }
GPUO_MATH1(sqrt, sqrt) GPUO_MATH1(exp, exp) GPUO_MATH1(log, log) GPUO_MATH1(log10, log10)
GPUO_MATH1(sin, sin) GPUO_MATH1(cos, cos) GPUO_MATH1(tan, tan) GPUO_MATH1(asin, asin) GPUO_MATH1(acos, acos) GPUO_MATH1(atan, atan)
GPUO_MATH1(sinh, sinh) GPUO_MATH1(cosh, cosh) GPUO_MATH1(tanh, tanh)
GPUO_MATH1(asinh, asinh) GPUO_MATH1(acosh, acosh) GPUO_MATH1(atanh, atanh)
GPUO_MATH1(erf, erf) GPUO_MATH1(erfc, erfc) GPUO_MATH1(gamma, tgamma) GPUO_MATH1(log_gamma, lgamma)
GPUO_MATH1(bessel_j0, j0) GPUO_MATH1(bessel_j1, j1) GPUO_MATH1(bessel_y0, y0) GPUO_MATH1(bessel_y1, y1)
GPUO_MATH1(floor, floor) GPUO_MATH1(ceil, ceil) GPUO_MATH1(trunc, trunc) GPUO_MATH1(round, round) GPUO_MATH1(fabs, fabs)
GPUO_MATH2(atan2, atan2) GPUO_MATH2(hypot, hypot) GPUO_MATH2(pow, pow) GPUO_MATH2(fmod, fmod) GPUO_MATH2(copysign, copysign)
#undef GPUO_MATH1
#undef GPUO_MATH2
GPUO_FUNCTION double gpuo_bessel_jn(int n, double x) { return GPUO_C(jn)(n, x); }
GPUO_FUNCTION float gpuo_bessel_jn(int n, float x) { return GPUO_C(jnf)(n, x); }
GPUO_FUNCTION double gpuo_bessel_yn(int n, double x) { return GPUO_C(yn)(n, x); }
GPUO_FUNCTION float gpuo_bessel_yn(int n, float x) { return GPUO_C(ynf)(n, x); }
GPUO_FUNCTION double gpuo_frexp(double x, int &e) { return GPUO_C(frexp)(x, &e); }
GPUO_FUNCTION float gpuo_frexp(float x, int &e) { return GPUO_C(frexpf)(x, &e); }
GPUO_FUNCTION double gpuo_ldexp(double x, int e) { return GPUO_C(ldexp)(x, e); }
GPUO_FUNCTION float gpuo_ldexp(float x, int e) { return GPUO_C(ldexpf)(x, e); }
GPUO_FUNCTION double gpuo_infinity(double) { return __builtin_huge_val(); }
GPUO_FUNCTION float gpuo_infinity(float) { return __builtin_huge_valf(); }
GPUO_FUNCTION double gpuo_next(double x, bool up) { return GPUO_C(nextafter)(x, up ? __builtin_huge_val() : -__builtin_huge_val()); }
GPUO_FUNCTION float gpuo_next(float x, bool up) { return GPUO_C(nextafterf)(x, up ? __builtin_huge_valf() : -__builtin_huge_valf()); }

#ifdef __CUDACC__
GPUO_FUNCTION bool gpuo_claim(gpuo_status *s, int32_t state) { return atomicCAS(&s->state, GPUO_RUNNING, state) == GPUO_RUNNING; }
GPUO_FUNCTION void gpuo_end_thread() {
  asm volatile("exit;");
  __builtin_unreachable();
}
/* One piece of work a thread: a loop around it costs 5 to 15 % of the memory bandwidth (H200, copy and triad). */
#define GPUO_KERNEL(kernel, arguments, work) \
  extern "C" __global__ void kernel(const __grid_constant__ arguments args) { \
    const int64_t thread = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; \
    if (thread < args.header.count) work(args, thread); \
  }
/* Several pieces of a short loop a thread, so that their loads are under way together; one where the grid has a thread
 * for each. The last block takes what is left. */
#define GPUO_KERNEL_COARSE(kernel, arguments, work) \
  extern "C" __global__ void kernel(const __grid_constant__ arguments args) { \
    const int64_t count = args.header.count; \
    if ((int64_t)gridDim.x * blockDim.x >= count) { \
      const int64_t thread = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; \
      if (thread < count) work(args, thread); \
      return; \
    } \
    const int64_t first = (int64_t)blockIdx.x * blockDim.x * GPUO_COARSENING + threadIdx.x; \
    if (first + (GPUO_COARSENING - 1) * (int64_t)blockDim.x < count) { \
      _Pragma("unroll") for (int n = 0; n < GPUO_COARSENING; ++n) work(args, first + n * (int64_t)blockDim.x); \
    } else { \
      for (int64_t thread = first; thread < count; thread += blockDim.x) work(args, thread); \
    } \
  }
#define GPUO_IMAGE(symbol, file)
#define GPUO_IMAGE_KERNEL(kernel)
#define GPUO_IMAGE_END(symbol, file)
#else
struct gpuo_thread_ended {};
GPUO_FUNCTION bool gpuo_claim(gpuo_status *s, int32_t state) {
  int32_t running = GPUO_RUNNING;
  return __atomic_compare_exchange_n(&s->state, &running, state, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
GPUO_FUNCTION void gpuo_end_thread() { throw gpuo_thread_ended(); }
#define GPUO_KERNEL(kernel, arguments, work) \
  static void kernel##_run(const void *pointer, int64_t first, int64_t last) { \
    const arguments &args = *(const arguments *)pointer; \
    try { \
      for (int64_t thread = first; thread < last; ++thread) work(args, thread); \
    } catch (gpuo_thread_ended) { \
    } \
  }
#define GPUO_KERNEL_COARSE GPUO_KERNEL
#define GPUO_IMAGE(symbol, file) static const gpuo_cpu_entry symbol##_kernels[] = {
#define GPUO_IMAGE_KERNEL(kernel) {#kernel, kernel##_run},
#define GPUO_IMAGE_END(symbol, file) {0, 0}}; \
  extern "C" gpuo_image symbol; \
  gpuo_image symbol = {GPUO_ABI, 2, file, 0, 0, symbol##_kernels, 0};
#endif

#include "device/arrays.h"
#include "device/integers.h"
#include "device/reals.h"
#include "device/status.h"
#endif
