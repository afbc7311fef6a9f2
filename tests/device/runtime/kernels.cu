// Kernels in the shape that codegen prints them, and the same by hand for comparison.
#include "gpuoffload/device.h"

struct triad_args {
  gpuo_header header;
  int64_t lower1, step1, trip1;
  double s;
  gpuo_view<double *, 1> a, b, c;
};
static __device__ void triad_work(const triad_args &args, int64_t thread) {
  const auto a = gpuo_load(args.a), b = gpuo_load(args.b), c = gpuo_load(args.c);
  const int64_t i = args.lower1 + thread * args.step1;
  *gpuo_at(a, i) = *gpuo_at(b, i) + args.s * *gpuo_at(c, i);
}
GPUO_KERNEL(triad, triad_args, triad_work)

struct fill_args {
  gpuo_header header;
  int64_t lower1, step1, trip1;
  double value;
  gpuo_view<double *, 1> a;
};
static __device__ void fill_work(const fill_args &args, int64_t thread) {
  *gpuo_at(gpuo_load(args.a), args.lower1 + thread * args.step1) = args.value;
}
GPUO_KERNEL(fill, fill_args, fill_work)

struct dot_args {
  gpuo_header header;
  int64_t lower1, step1, trip1;
  double *s;
  gpuo_view<double *, 1> a, b;
};
static __device__ void dot_work(const dot_args &args, int64_t thread) {
  const auto a = gpuo_load(args.a), b = gpuo_load(args.b);
  double s = 0;
  for (int64_t n = thread; n < args.header.iterations; n += args.header.slots) {
    const int64_t i = args.lower1 + n * args.step1;
    s += *gpuo_at(a, i) * *gpuo_at(b, i);
  }
  ((double *)args.header.partials)[thread] = s;
}
GPUO_KERNEL(dot, dot_args, dot_work)
static __device__ void dot_combine_work(const dot_args &args, int64_t thread) {
  double *const partials = (double *)args.header.partials;
  const int64_t first = thread * GPUO_COMBINE_RADIX * args.header.stride;
  double s = partials[first];
  for (int k = 1; k < GPUO_COMBINE_RADIX && first + k * args.header.stride < args.header.slots; k++)
    s += partials[first + k * args.header.stride];
  partials[first] = s;
  if (args.header.last) *args.s = *args.s + s;
}
GPUO_KERNEL(dot_combine, dot_args, dot_combine_work)

static __device__ void stop_work(const fill_args &args, int64_t thread) {
  const gpuo_context context = {args.header.status};
  if (thread % 1000 == 77) gpuo_error_stop(context, 42, 0);
  *gpuo_at(gpuo_load(args.a), args.lower1 + thread * args.step1) = args.value;
}
GPUO_KERNEL(stop, fill_args, stop_work)

static __device__ void fault_work(const fill_args &args, int64_t thread) { ((volatile double *)8)[thread] = 1; }
GPUO_KERNEL(fault, fill_args, fault_work)

extern "C" __global__ void plain_triad(double *__restrict__ a, const double *__restrict__ b, const double *__restrict__ c, double s,
                                       int64_t n) {
  const int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] = b[i] + s * c[i];
}

// Two stages, as CUDA programs do it: a sum a block in shared memory, then one block over those.
extern "C" __global__ void plain_dot(const double *__restrict__ a, const double *__restrict__ b, double *__restrict__ sums, int64_t n) {
  __shared__ double shared[1024];
  double s = 0;
  for (int64_t i = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (int64_t)gridDim.x * blockDim.x)
    s += b ? a[i] * b[i] : a[i];
  shared[threadIdx.x] = s;
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    __syncthreads();
    if (threadIdx.x < half) shared[threadIdx.x] += shared[threadIdx.x + half];
  }
  if (threadIdx.x == 0) sums[blockIdx.x] = shared[0];
}
