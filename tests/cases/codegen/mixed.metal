// Kernels of the loops in mixed.f90.
#include <metal_stdlib>
using namespace metal;
#include "gpuoffload/metal.h"

GPUO_TABLE int32_t weights_table[] = {1, 3, 3, 1};

// m :: f, mixed.f90:5:22
static inline float m_f(gpuo_context context, float x, gpuo_optional<float> scale) {
#line 5 "mixed.f90"
  float f;
#line 8 "mixed.f90"
  f = x;
  if (scale.present) {
#line 9 "mixed.f90"
    f = f * scale.value;
  }
#line 9 "mixed.f90"
  return f;
}

// the loop at mixed.f90:27:5 in m::s
struct loop_1_args {
  gpuo_header header;
  int64_t lower1;
  int64_t step1;
  int64_t trip1;
  int64_t lower2;
  int64_t step2;
  int64_t trip2;
  gpuo_view<device float*, 2> a;
};
static void loop_1_work(constant loop_1_args &args, int64_t thread_number) {
  const gpuo_context context = {args.header.status};
  (void)context;
  int32_t j;
  int32_t i;
  const auto a = gpuo_load(args.a);
#line 27 "mixed.f90"
  int64_t rest = thread_number;
#line 27 "mixed.f90"
  const bool narrow = args.header.iterations <= 0xffffffff;
#line 27 "mixed.f90"
  i = int32_t(args.lower2 + gpuo_digit(rest, args.trip2, narrow) * args.step2);
#line 27 "mixed.f90"
  j = int32_t(args.lower1 + rest * args.step1);
  *gpuo_at(a, i, j) = m_f(context, *gpuo_at(a, i, j), gpuo_none<float>()) + gpuo_powi(m_f(context, float(i), gpuo_some<float>(2.0f)), 3);
}
GPUO_KERNEL(loop_1, loop_1_args, loop_1_work)

// m :: fill, mixed.f90:11:19
template <class P1, int R1>
static inline void m_fill(gpuo_context context, gpuo_view<P1, R1> y_actual, int32_t n, float value) {
#line 11 "mixed.f90"
  bool y_ok = true;
#line 11 "mixed.f90"
  const gpuo_view<P1, 2> y = gpuo_explicit_shape<2>(y_ok, y_actual, 1, n, 1, 2);
#line 11 "mixed.f90"
  gpuo_check(context, y_ok, 0);
#line 11 "mixed.f90"
  int32_t j;
#line 11 "mixed.f90"
  int64_t value_2;
#line 11 "mixed.f90"
  int64_t k1;
#line 11 "mixed.f90"
  float value_3;
#line 16 "mixed.f90"
  const int32_t j_last = n;
#line 16 "mixed.f90"
  j = 1;
#line 16 "mixed.f90"
  for (int64_t j_trips = gpuo_trips(1, j_last, 1); j_trips > 0; --j_trips, ++j) {
    value_2 = int64_t(gpuo_ubound(y, 2L));
#line 17 "mixed.f90"
    value_3 = value / float(j);
#line 17 "mixed.f90"
    const int64_t k1_last = value_2 - 1L + 1L - 1L;
#line 17 "mixed.f90"
    k1 = 0L;
#line 17 "mixed.f90"
    for (int64_t k1_trips = gpuo_trips(0L, k1_last, 1); k1_trips > 0; --k1_trips, ++k1) {
#line 17 "mixed.f90"
      *gpuo_at(y, j, 1L + k1) = value_3;
    }
  }
}

// the loop at mixed.f90:30:5 in m::s
struct loop_2_args {
  gpuo_header header;
  int64_t lower1;
  int64_t step1;
  int64_t trip1;
  gpuo_view<device float*, 2> a;
  device float* total;
  gpuo_view<device gpuo_complex<float>*, 1> z;
  device int32_t* last;
};
struct loop_2_partial {
  float total;
  int64_t last_at;
  int32_t last;
};
static void loop_2_work(constant loop_2_args &args, int64_t thread_number) {
  const gpuo_context context = {args.header.status};
  (void)context;
  int32_t i;
  float w[4];
  int8_t odd;
  int32_t j;
  int32_t last;
  const auto a = gpuo_load(args.a);
  const auto z = gpuo_load(args.z);
  float total = float(0);
  int64_t last_at = -1;
  for (int64_t iteration_ = thread_number; iteration_ < args.header.iterations; iteration_ += args.header.slots) {
#line 30 "mixed.f90"
    i = int32_t(args.lower1 + iteration_ * args.step1);
    m_fill(context, gpuo_contiguous<2>(&w[0], 1, 2, 1, 2), 2, *gpuo_at(a, 1, i));
    odd = (gpuo_imod(i, 2) == 1);
    j = 1;
#line 33 "mixed.f90"
    bool cycle_3 = false;
#line 33 "mixed.f90"
    for (int64_t j_trips = gpuo_trips(1, 3, 1); j_trips > 0; --j_trips, ++j) {
#line 33 "mixed.f90"
      cycle_3 = false;
      {
#line 34 "mixed.f90"
        const int32_t selected = weights_table[j];
        if (selected == 1) {
          continue;
        }
#line 37 "mixed.f90"
        else if (selected >= 2 && selected <= 3) {
          if (odd != 0) {
#line 38 "mixed.f90"
            break;
          }
        }
#line 39 "mixed.f90"
        else {
          total = total + 1.0f;
        }
      }
#line 42 "mixed.f90"
      for (;;) {
        if (j > 2) {
#line 43 "mixed.f90"
          cycle_3 = true;
#line 43 "mixed.f90"
          break;
        }
#line 44 "mixed.f90"
        if (w[2*j - 2] > 0.0f) {
#line 44 "mixed.f90"
          break;
        }
      }
#line 44 "mixed.f90"
      if (cycle_3) continue;
    }
#line 47 "mixed.f90"
    gpuo_put(gpuo_at(z, i), gpuo_conjg(gpuo_get(gpuo_at(z, i))) * gpuo_cmplx(0.0f, 1.0f));
    gpuo_at(z, i)->re = w[1];
    total = total + gpuo_cabs(gpuo_get(gpuo_at(z, i)));
    if (odd != 0) {
#line 50 "mixed.f90"
      last_at = iteration_;
#line 50 "mixed.f90"
      last = i;
    }
  }
#line 50 "mixed.f90"
  device loop_2_partial *const mine = (device loop_2_partial *)args.header.partials + thread_number;
#line 50 "mixed.f90"
  mine->total = total;
#line 50 "mixed.f90"
  mine->last_at = last_at;
#line 50 "mixed.f90"
  mine->last = last;
}
GPUO_KERNEL(loop_2, loop_2_args, loop_2_work)
static void loop_2_combine_work(constant loop_2_args &args, int64_t thread_number) {
  const int64_t first = thread_number * GPUO_COMBINE_RADIX * args.header.stride;
  device loop_2_partial *const partials = (device loop_2_partial *)args.header.partials;
  float own_total = partials[first].total;
  int64_t own_last_at = partials[first].last_at;
  int32_t own_last = partials[first].last;
  const int32_t terms = gpuo_terms(args.header.slots, first, args.header.stride);
  GPUO_UNROLL  // the loads of several terms are on their way at once
  for (int32_t k = 1; k < terms; ++k) {
    const int64_t from = first + k * args.header.stride;
    own_total = own_total + partials[from].total;
    if (partials[from].last_at > own_last_at) {
      own_last_at = partials[from].last_at;
      own_last = partials[from].last;
    }
  }
  partials[first].total = own_total;
  partials[first].last_at = own_last_at;
  partials[first].last = own_last;
  if (args.header.last) {
    *args.total = *args.total + own_total;
    if (own_last_at >= 0) *args.last = own_last;
  }
}
GPUO_KERNEL(loop_2_combine, loop_2_args, loop_2_combine_work)

GPUO_IMAGE(gpuo_image_loop_1, "mixed.f90")
GPUO_IMAGE_KERNEL(loop_1)
GPUO_IMAGE_KERNEL(loop_2)
GPUO_IMAGE_KERNEL(loop_2_combine)
GPUO_IMAGE_END(gpuo_image_loop_1, "mixed.f90")
