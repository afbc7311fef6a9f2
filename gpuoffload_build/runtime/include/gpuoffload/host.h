/* What launchers of both host compiler families share. The descriptors are in host_gnu.h and host_llvm.h.
 *
 * A launcher decodes each actual argument into a gpuo_capture, enters, fills the kernel's argument struct, runs, leaves,
 * and hands an `error stop` of the kernel to the host's own runtime library. No standard library headers: every link
 * compiles launchers. */
#ifndef GPUOFFLOAD_HOST_H
#define GPUOFFLOAD_HOST_H
#include "runtime.h"
#include "view.h"

namespace gpuoffload {

/* Trip count of `lower:upper:step` (F2023 11.1.7.4.2), without overflow. */
inline int64_t trip_count(const gpuo_loop *loop, const char *index, const int64_t *limits) {
  const int64_t lower = limits[0], upper = limits[1], step = limits[2];
  if (step == 0) gpuo_fail(loop, "the step of index '%s' is zero", index);
  if (step > 0 ? lower > upper : lower < upper) return 0;
  const uint64_t distance = step > 0 ? (uint64_t)upper - (uint64_t)lower : (uint64_t)lower - (uint64_t)upper;
  const uint64_t stride = step > 0 ? (uint64_t)step : 0 - (uint64_t)step;
  const uint64_t trips = distance / stride;
  if (trips >= (uint64_t)INT64_MAX) gpuo_fail(loop, "index '%s' takes more than 2**63-1 values", index);
  return (int64_t)trips + 1;
}

inline int64_t iterations(const gpuo_loop *loop, const int64_t *trips, int n) {
  int64_t product = 1;
  for (int i = 0; i < n; i++)
    if (trips[i] == 0) return 0;
  for (int i = 0; i < n; i++)
    if (__builtin_mul_overflow(product, trips[i], &product)) gpuo_fail(loop, "the loop has more than 2**63-1 iterations");
  return product;
}

/* The values that a subscript takes, for the extents of assumed-size arrays. Empty where the upper end is below. */
struct interval {
  int64_t low, high;
  interval(int64_t value) : low(value), high(value) {}
  interval(int64_t from, int64_t to) : low(from), high(to) {}
};
inline interval interval_of(const int64_t *limits, int64_t trips) {
  const int64_t last = limits[0] + (trips - 1) * limits[2];
  return limits[2] > 0 ? interval(limits[0], last) : interval(last, limits[0]);
}
inline interval interval_between(interval lower, interval upper) { return interval(lower.low, upper.high); }
inline bool none(interval a, interval b) { return a.low > a.high || b.low > b.high; }
inline interval operator+(interval a, interval b) { return none(a, b) ? interval(1, 0) : interval(a.low + b.low, a.high + b.high); }
inline interval operator-(interval a, interval b) { return none(a, b) ? interval(1, 0) : interval(a.low - b.high, a.high - b.low); }
inline interval operator*(interval a, interval b) {
  if (none(a, b)) return interval(1, 0);
  const int64_t products[4] = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
  interval result(products[0]);
  for (int64_t p : products) {
    if (p < result.low) result.low = p;
    if (p > result.high) result.high = p;
  }
  return result;
}
/* The last extent of an array from `lower` on that is touched at the given subscripts. */
template <int N> inline int64_t extent_of(int64_t lower, const interval (&subscripts)[N]) {
  int64_t last = lower - 1;
  for (const interval &s : subscripts)
    if (s.low <= s.high && s.high > last) last = s.high;
  return last - lower + 1;
}

inline void set_capture(gpuo_capture &c, const char *name, void *host, int64_t element_bytes, int32_t rank, int32_t access) {
  c.name = name;
  c.host = host;
  c.device = nullptr;
  c.element_bytes = element_bytes;
  c.rank = rank;
  c.access = access;
}

/* Contiguous storage whose extents are known here: assumed-size dummies, explicit-shape arrays at their symbol. */
template <int R>
inline void set_contiguous(gpuo_capture &c, const char *name, void *host, int64_t element_bytes, int32_t access,
                           const int64_t (&extent)[R]) {
  set_capture(c, name, host, element_bytes, R, access);
  int64_t stride = element_bytes;
  for (int d = 0; d < R; d++) {
    c.extent[d] = extent[d] < 0 && !(d == R - 1 && extent[d] == GPUO_UNKNOWN_EXTENT) ? 0 : extent[d];
    c.stride[d] = stride;
    stride *= c.extent[d];
  }
}

/* The device's address of a capture. A zero-sized array has no storage there but is not missing: it gets an address
 * that is not null and that nothing uses. */
template <class T> inline T *device_address(const gpuo_capture &c) {
  return (T *)(c.host && !c.device ? (void *)(uintptr_t)64 : c.device);
}

template <class T, int R> inline void set_view(gpuo_view<T *, R> &v, const gpuo_capture &c, const int64_t (&lower)[R]) {
  v.base = device_address<T>(c);
  for (int d = 0; d < R; d++) {
    v.lower[d] = lower[d];
    v.extent[d] = c.extent[d];
    v.stride[d] = c.stride[d];
  }
}

[[noreturn]] inline void layout_mismatch(const gpuo_loop *loop, const char *name, int64_t found, int64_t expected) {
  gpuo_fail(loop, "layout mismatch: an element of '%s' has %lld bytes where %lld are expected", name, (long long)found,
            (long long)expected);
}

} // namespace gpuoffload
#endif
