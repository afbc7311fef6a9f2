/* Integer intrinsics (F2023 16.9), for every kind. Negative numbers are two's complement. */
#ifndef GPUOFFLOAD_DEVICE_INTEGERS_H
#define GPUOFFLOAD_DEVICE_INTEGERS_H

/* How many partial results a thread of the combine stage adds up: those of its 64 that exist. */
GPUO_FUNCTION int32_t gpuo_terms(int64_t slots, int64_t first, int64_t stride) {
  const int64_t left = (slots - first + stride - 1) / stride;
  return left < GPUO_COMBINE_RADIX ? (int32_t)left : GPUO_COMBINE_RADIX;
}

template <class T> struct gpuo_unsigned;
template <> struct gpuo_unsigned<int8_t> { typedef uint8_t type; };
template <> struct gpuo_unsigned<int16_t> { typedef uint16_t type; };
template <> struct gpuo_unsigned<int32_t> { typedef uint32_t type; };
template <> struct gpuo_unsigned<int64_t> { typedef uint64_t type; };
#define GPUO_U(x) ((typename gpuo_unsigned<T>::type)(x))
#define GPUO_BITS ((int)sizeof(T) * 8)

/* How often `do v = lower, upper, step` runs (11.1.7.4.1); right for every pair of bounds. */
GPUO_FUNCTION int64_t gpuo_trips(int64_t lower, int64_t upper, int64_t step) {
  if (step > 0) return lower > upper ? 0 : (int64_t)(((uint64_t)upper - (uint64_t)lower) / (uint64_t)step) + 1;
  return lower < upper ? 0 : (int64_t)(((uint64_t)lower - (uint64_t)upper) / (0 - (uint64_t)step)) + 1;
}

template <class T> GPUO_FUNCTION T gpuo_min(T a, T b) { return b < a || a != a ? b : a; }
template <class T> GPUO_FUNCTION T gpuo_max(T a, T b) { return b > a || a != a ? b : a; }
template <class T, class... R> GPUO_FUNCTION T gpuo_min(T a, T b, R... rest) { return gpuo_min(gpuo_min(a, b), rest...); }
template <class T, class... R> GPUO_FUNCTION T gpuo_max(T a, T b, R... rest) { return gpuo_max(gpuo_max(a, b), rest...); }
/* What max and min start from. */
template <class T> GPUO_FUNCTION T gpuo_least(T) { return (T)(GPUO_U(1) << (GPUO_BITS - 1)); }
template <class T> GPUO_FUNCTION T gpuo_greatest(T) { return (T)~(GPUO_U(1) << (GPUO_BITS - 1)); }

template <class T> GPUO_FUNCTION T gpuo_iabs(T a) { return a < 0 ? (T)(0 - a) : a; }
template <class T> GPUO_FUNCTION T gpuo_idim(T a, T b) { return a > b ? (T)(a - b) : (T)0; }
template <class T> GPUO_FUNCTION T gpuo_isign(T a, T b) { return (a < 0) == (b < 0) ? a : (T)(0 - a); }
template <class T> GPUO_FUNCTION T gpuo_imod(T a, T p) { return p == -1 ? (T)0 : (T)(a % p); }
template <class T> GPUO_FUNCTION T gpuo_imodulo(T a, T p) {
  T r = gpuo_imod(a, p);
  return r != 0 && (r < 0) != (p < 0) ? (T)(r + p) : r;
}
/* a**n (10.1.5.2.1); with n < 0 it is 1/(a**(-n)), an integer quotient. */
template <class T, class N> GPUO_FUNCTION T gpuo_ipower(T a, N n) {
  if (n < 0) return a == 1 ? (T)1 : a == -1 ? (T)(n % 2 == 0 ? 1 : -1) : a == 0 ? (T)(1 / a) : (T)0;
  uint64_t x = (uint64_t)(int64_t)a, r = 1;
  for (uint64_t k = (uint64_t)n;;) {
    if (k & 1) r *= x;
    k >>= 1;
    if (k == 0) break;
    x *= x;
  }
  return (T)r;
}

template <class T> GPUO_FUNCTION T gpuo_shiftl(T a, int64_t n) { return n >= GPUO_BITS ? (T)0 : (T)(GPUO_U(a) << n); }
template <class T> GPUO_FUNCTION T gpuo_shiftr(T a, int64_t n) { return n >= GPUO_BITS ? (T)0 : (T)(GPUO_U(a) >> n); }
template <class T> GPUO_FUNCTION T gpuo_shifta(T a, int64_t n) { return (T)(a >> (n >= GPUO_BITS ? GPUO_BITS - 1 : n)); }
template <class T> GPUO_FUNCTION T gpuo_ishft(T a, int64_t n) { return n < 0 ? gpuo_shiftr(a, -n) : gpuo_shiftl(a, n); }
template <class T> GPUO_FUNCTION T gpuo_maskr(T, int64_t n) { return n <= 0 ? (T)0 : (T)gpuo_shiftr((T)-1, GPUO_BITS - n); }
template <class T> GPUO_FUNCTION T gpuo_maskl(T, int64_t n) { return n <= 0 ? (T)0 : gpuo_shiftl((T)-1, GPUO_BITS - n); }
template <class T> GPUO_FUNCTION T gpuo_ishftc(T a, int64_t n, int64_t size) {
  T mask = gpuo_maskr(a, size), low = (T)(a & mask);
  int64_t k = n < 0 ? n + size : n;
  T turned = k == 0 || k == size ? low : (T)((gpuo_shiftl(low, k) | gpuo_shiftr(low, size - k)) & mask);
  return (T)((a & ~mask) | turned);
}
template <class T> GPUO_FUNCTION T gpuo_dshiftl(T a, T b, int64_t n) { return (T)(gpuo_shiftl(a, n) | gpuo_shiftr(b, GPUO_BITS - n)); }
template <class T> GPUO_FUNCTION T gpuo_dshiftr(T a, T b, int64_t n) { return (T)(gpuo_shiftl(a, GPUO_BITS - n) | gpuo_shiftr(b, n)); }
template <class T> GPUO_FUNCTION T gpuo_merge_bits(T a, T b, T mask) { return (T)((a & mask) | (b & ~mask)); }
template <class T> GPUO_FUNCTION T gpuo_ibits(T a, int64_t at, int64_t length) { return (T)(gpuo_shiftr(a, at) & gpuo_maskr(a, length)); }
template <class T> GPUO_FUNCTION T gpuo_ibset(T a, int64_t at) { return (T)(a | gpuo_shiftl((T)1, at)); }
template <class T> GPUO_FUNCTION T gpuo_ibclr(T a, int64_t at) { return (T)(a & ~gpuo_shiftl((T)1, at)); }
template <class T> GPUO_FUNCTION bool gpuo_btest(T a, int64_t at) { return (gpuo_shiftr(a, at) & 1) != 0; }
template <class T> GPUO_FUNCTION bool gpuo_bge(T a, T b) { return GPUO_U(a) >= GPUO_U(b); }
template <class T> GPUO_FUNCTION bool gpuo_bgt(T a, T b) { return GPUO_U(a) > GPUO_U(b); }
template <class T> GPUO_FUNCTION bool gpuo_ble(T a, T b) { return GPUO_U(a) <= GPUO_U(b); }
template <class T> GPUO_FUNCTION bool gpuo_blt(T a, T b) { return GPUO_U(a) < GPUO_U(b); }
template <class T> GPUO_FUNCTION int32_t gpuo_popcnt(T a) {
  uint64_t x = GPUO_U(a);
  x = x - ((x >> 1) & 0x5555555555555555u);
  x = (x & 0x3333333333333333u) + ((x >> 2) & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (int32_t)((x * 0x0101010101010101u) >> 56);
}
template <class T> GPUO_FUNCTION int32_t gpuo_poppar(T a) { return gpuo_popcnt(a) & 1; }
template <class T> GPUO_FUNCTION int32_t gpuo_leadz(T a) {
  uint64_t x = GPUO_U(a);
  for (int32_t k = 1; k < GPUO_BITS; k *= 2) x |= x >> k;
  return GPUO_BITS - gpuo_popcnt((T)x);
}
template <class T> GPUO_FUNCTION int32_t gpuo_trailz(T a) { return gpuo_popcnt((T)(~GPUO_U(a) & (GPUO_U(a) - 1))); }
template <class T> GPUO_FUNCTION T gpuo_mvbits(T from, int64_t at, int64_t length, T to, int64_t into) {
  T mask = gpuo_shiftl(gpuo_maskr(from, length), into);
  return (T)((to & ~mask) | (gpuo_shiftl(gpuo_ibits(from, at, length), into) & mask));
}

/* One digit of an iteration's number, in the mixed radix of the trip counts; `rest` keeps the others. */
GPUO_FUNCTION int64_t gpuo_digit(GPUO_LOCAL int64_t &rest, int64_t trip, bool narrow) {
  if (narrow) {
    uint32_t n = (uint32_t)rest, t = (uint32_t)trip, q = n / t;
    rest = q;
    return n - q * t;
  }
  int64_t n = rest;
  rest = n / trip;
  return n - rest * trip;
}
#undef GPUO_U
#undef GPUO_BITS
#endif
