/* Real and complex intrinsics (F2023 16.9) that are not one function of the platform. The platform's header defines before:
 * gpuo_sqrt gpuo_exp gpuo_log gpuo_sin gpuo_cos gpuo_sinh gpuo_cosh gpuo_atan2 gpuo_hypot gpuo_pow gpuo_fmod gpuo_floor gpuo_ceil
 * gpuo_trunc gpuo_round gpuo_copysign gpuo_fabs gpuo_frexp gpuo_ldexp gpuo_next gpuo_infinity */
#ifndef GPUOFFLOAD_DEVICE_REALS_H
#define GPUOFFLOAD_DEVICE_REALS_H

GPUO_FUNCTION float gpuo_least(float x) { return -gpuo_infinity(x); }
GPUO_FUNCTION float gpuo_greatest(float x) { return gpuo_infinity(x); }
#ifndef GPUO_NO_DOUBLE
GPUO_FUNCTION double gpuo_least(double x) { return -gpuo_infinity(x); }
GPUO_FUNCTION double gpuo_greatest(double x) { return gpuo_infinity(x); }
#endif
template <class T> GPUO_FUNCTION T gpuo_nan(T x) { return gpuo_infinity(x) - gpuo_infinity(x); }
template <class T> GPUO_FUNCTION bool gpuo_is_nan(T x) { return x != x; }
template <class T> GPUO_FUNCTION bool gpuo_is_finite(T x) { return x - x == 0; }
template <class T> GPUO_FUNCTION T gpuo_square(T x) { return x * x; }
template <class T> GPUO_FUNCTION T gpuo_dim(T a, T b) { return a > b ? a - b : (T)0; }
template <class T> GPUO_FUNCTION T gpuo_modulo(T a, T p) {
  T r = gpuo_fmod(a, p);
  if (r == 0) return gpuo_copysign((T)0, p);
  return (r < 0) != (p < 0) ? r + p : r;
}
/* x**n by repeated squaring, in the order in which the host's run-time libraries multiply. For a default integer the
 * reciprocal is taken at the end, for integer(8) at the start: so do they. */
template <class T> GPUO_FUNCTION T gpuo_powi(T x, int32_t n) {
  uint32_t k = n < 0 ? 0 - (uint32_t)n : (uint32_t)n;
  T r = k & 1 ? x : (T)1;
  while (k >>= 1) {
    x = x * x;
    if (k & 1) r = r * x;
  }
  return n < 0 ? (T)1 / r : r;
}
template <class T> GPUO_FUNCTION T gpuo_powi(T x, int64_t n) {
  uint64_t k = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
  if (n < 0) x = (T)1 / x;
  T r = (T)1;
  for (; k != 0; k >>= 1, x = x * x)
    if (k & 1) r = r * x;
  return r;
}
template <class T> GPUO_FUNCTION int32_t gpuo_exponent(T x) {
  int e = 0;
  gpuo_frexp(x, e);
  return x == 0 ? 0 : e;
}
template <class T> GPUO_FUNCTION T gpuo_fraction(T x) {
  int e = 0;
  return gpuo_frexp(x, e);
}
template <class T> GPUO_FUNCTION T gpuo_scale(T x, int64_t n) { return gpuo_ldexp(x, n > 100000 ? 100000 : n < -100000 ? -100000 : (int)n); }
template <class T> GPUO_FUNCTION T gpuo_set_exponent(T x, int64_t n) { return gpuo_scale(gpuo_fraction(x), n); }
template <class T> GPUO_FUNCTION T gpuo_nearest(T x, T direction) { return gpuo_next(x, direction > 0); }
template <class T> GPUO_FUNCTION T gpuo_spacing(T x, int digits, int least, T tiny) {
  if (x == 0) return tiny;
  int e = gpuo_exponent(x) - digits;
  return gpuo_max(gpuo_ldexp((T)1, e < least ? least : e), tiny);
}
template <class T> GPUO_FUNCTION T gpuo_rrspacing(T x, int digits) { return x == 0 ? (T)0 : gpuo_ldexp(gpuo_fabs(gpuo_fraction(x)), digits); }

/* Complex numbers: plain formulas for + - *, Smith's division, as gfortran's front end asks of its compiler. flang's code
 * calls the C run-time library, which divides single precision in double precision, and inverts a power at the end. */
template <class T> GPUO_FUNCTION gpuo_complex<T> gpuo_cmplx(T re, T im) {
  gpuo_complex<T> z;
  z.re = re;
  z.im = im;
  return z;
}
template <class To, class T> GPUO_FUNCTION gpuo_complex<To> gpuo_convert(gpuo_complex<T> z) { return gpuo_cmplx((To)z.re, (To)z.im); }
/* From and to memory of any address space. */
#define GPUO_COMPLEX_MEMORY(space) \
  template <class T> GPUO_FUNCTION gpuo_complex<T> gpuo_get(space gpuo_complex<T> *p) { return gpuo_cmplx((T)p->re, (T)p->im); } \
  template <class T> GPUO_FUNCTION void gpuo_put(space gpuo_complex<T> *p, gpuo_complex<T> z) { p->re = z.re, p->im = z.im; }
GPUO_WRITABLE_SPACES(GPUO_COMPLEX_MEMORY)
#undef GPUO_COMPLEX_MEMORY
template <class T> GPUO_FUNCTION gpuo_complex<T> gpuo_get(GPUO_ARGS gpuo_complex<T> *p) { return gpuo_cmplx((T)p->re, (T)p->im); }

#define GPUO_Z gpuo_complex<T>
template <class T> GPUO_FUNCTION GPUO_Z operator+(GPUO_Z a, GPUO_Z b) { return gpuo_cmplx(a.re + b.re, a.im + b.im); }
template <class T> GPUO_FUNCTION GPUO_Z operator-(GPUO_Z a, GPUO_Z b) { return gpuo_cmplx(a.re - b.re, a.im - b.im); }
template <class T> GPUO_FUNCTION GPUO_Z operator-(GPUO_Z a) { return gpuo_cmplx(-a.re, -a.im); }
template <class T> GPUO_FUNCTION GPUO_Z operator*(GPUO_Z a, GPUO_Z b) { return gpuo_cmplx(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re); }
template <class T> GPUO_FUNCTION GPUO_Z operator/(GPUO_Z a, GPUO_Z b) {
  if (gpuo_fabs(b.re) < gpuo_fabs(b.im)) {
    T ratio = b.re / b.im, d = b.re * ratio + b.im;
    return gpuo_cmplx((a.re * ratio + a.im) / d, (a.im * ratio - a.re) / d);
  }
  T ratio = b.im / b.re, d = b.im * ratio + b.re;
  return gpuo_cmplx((a.im * ratio + a.re) / d, (a.im - a.re * ratio) / d);
}
#if defined(GPUO_HOST_LLVM) && !defined(GPUO_NO_DOUBLE)
GPUO_FUNCTION gpuo_complex<float> operator/(gpuo_complex<float> a, gpuo_complex<float> b) {
  double c = b.re, d = b.im, scale = c * c + d * d;
  return gpuo_cmplx((float)((a.re * c + a.im * d) / scale), (float)((a.im * c - a.re * d) / scale));
}
#endif
template <class T> GPUO_FUNCTION bool operator==(GPUO_Z a, GPUO_Z b) { return a.re == b.re && a.im == b.im; }
template <class T> GPUO_FUNCTION bool operator!=(GPUO_Z a, GPUO_Z b) { return !(a == b); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_conjg(GPUO_Z a) { return gpuo_cmplx(a.re, -a.im); }
template <class T> GPUO_FUNCTION T gpuo_cabs(GPUO_Z a) { return gpuo_hypot(a.re, a.im); }
template <class T, class N> GPUO_FUNCTION GPUO_Z gpuo_cpowi(GPUO_Z x, N n) {
  uint64_t k = n < 0 ? 0 - (uint64_t)(int64_t)n : (uint64_t)n;
  GPUO_Z one = gpuo_cmplx((T)1, (T)0), r = one;
#ifndef GPUO_HOST_LLVM
  if (n < 0) x = one / x;
#endif
  for (; k != 0; k >>= 1) {
    if (k & 1) r = r * x;
    if (k > 1) x = x * x;
  }
#ifdef GPUO_HOST_LLVM
  if (n < 0) r = one / r;
#endif
  return r;
}
template <class T> GPUO_FUNCTION GPUO_Z gpuo_cexp(GPUO_Z z) {
  T e = gpuo_exp(z.re);
  return gpuo_cmplx(e * gpuo_cos(z.im), e * gpuo_sin(z.im));
}
template <class T> GPUO_FUNCTION GPUO_Z gpuo_clog(GPUO_Z z) { return gpuo_cmplx(gpuo_log(gpuo_hypot(z.re, z.im)), gpuo_atan2(z.im, z.re)); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_csqrt(GPUO_Z z) {
  if (z.re == 0 && z.im == 0) return gpuo_cmplx((T)0, z.im);
  T t = gpuo_sqrt((gpuo_fabs(z.re) + gpuo_hypot(z.re, z.im)) * (T)0.5f);
  T u = z.im / (2 * t);
  return z.re >= 0 ? gpuo_cmplx(t, u) : gpuo_cmplx(gpuo_fabs(u), gpuo_copysign(t, z.im));
}
template <class T> GPUO_FUNCTION GPUO_Z gpuo_csin(GPUO_Z z) { return gpuo_cmplx(gpuo_sin(z.re) * gpuo_cosh(z.im), gpuo_cos(z.re) * gpuo_sinh(z.im)); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_ccos(GPUO_Z z) { return gpuo_cmplx(gpuo_cos(z.re) * gpuo_cosh(z.im), -gpuo_sin(z.re) * gpuo_sinh(z.im)); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_csinh(GPUO_Z z) { return gpuo_cmplx(gpuo_sinh(z.re) * gpuo_cos(z.im), gpuo_cosh(z.re) * gpuo_sin(z.im)); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_ccosh(GPUO_Z z) { return gpuo_cmplx(gpuo_cosh(z.re) * gpuo_cos(z.im), gpuo_sinh(z.re) * gpuo_sin(z.im)); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_ctan(GPUO_Z z) { return gpuo_csin(z) / gpuo_ccos(z); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_ctanh(GPUO_Z z) { return gpuo_csinh(z) / gpuo_ccosh(z); }
template <class T> GPUO_FUNCTION GPUO_Z gpuo_cpow(GPUO_Z a, GPUO_Z b) {
  if (a.re == 0 && a.im == 0) return b.re == 0 && b.im == 0 ? gpuo_cmplx((T)1, (T)0) : gpuo_cmplx((T)0, (T)0);
  return gpuo_cexp(b * gpuo_clog(a));
}
#undef GPUO_Z
#endif
