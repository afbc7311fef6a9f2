/* erf, erfc, gamma and log_gamma for float, where the platform has none (Metal). Within 16 ulp where they are used:
 * erf |x| < 10, erfc x < 9, gamma 0 < x < 35, log_gamma x > 0; near the poles and roots of negative x, absolutely.
 * The polynomials are Chebyshev interpolations of gamma on [1, 2] and of log_gamma(x) / ((x - 1) (x - 2)) on [0.7, 2.5]. */
#ifndef GPUOFFLOAD_DEVICE_SPECIAL_H
#define GPUOFFLOAD_DEVICE_SPECIAL_H

/* exp(-x**2): the rounding of the square is made good. */
GPUO_FUNCTION float gpuo_exp_minus_square(float x) {
  float square = x * x, rest = gpuo_fma(x, x, -square);
  return gpuo_exp(-square) * (1.0f - rest);
}
/* 2 / sqrt(pi) exp(-x**2) sum of 2**n x**(2n+1) / (1 3 5 ... (2n+1)) */
GPUO_FUNCTION float gpuo_erf_series(float x) {
  float term = x, sum = x, square = 2.0f * x * x;
  for (int n = 1; n < 60 && gpuo_fabs(term) > 1e-9f * gpuo_fabs(sum); ++n) {
    term = term * square / (float)(2 * n + 1);
    sum += term;
  }
  return 1.12837917f * gpuo_exp_minus_square(x) * sum;
}
/* exp(-x**2) / sqrt(pi) / (x + (1/2) / (x + (2/2) / (x + (3/2) / ...))), x > 0.7 */
GPUO_FUNCTION float gpuo_erfc_fraction(float x) {
  float f = x;
  for (int n = x < 2 ? 90 : 30; n > 0; --n) f = x + 0.5f * (float)n / f;
  return 0.564189584f * gpuo_exp_minus_square(x) / f;
}
GPUO_FUNCTION float gpuo_erf(float x) {
  float a = gpuo_fabs(x);
  if (!(a < 4.0f)) return x != x ? x : gpuo_copysign(1.0f, x);
  return a < 1.0f ? gpuo_erf_series(x) : gpuo_copysign(1.0f - gpuo_erfc_fraction(a), x);
}
GPUO_FUNCTION float gpuo_erfc(float x) {
  if (x != x) return x;
  if (x > 10.1f) return 0.0f;
  if (x < -4.0f) return 2.0f;
  if (x > 0.75f) return gpuo_erfc_fraction(x);
  return x < -0.75f ? 2.0f - gpuo_erfc_fraction(-x) : 1.0f - gpuo_erf_series(x);
}

GPUO_FUNCTION float gpuo_sin_pi(float x) {
  float r = gpuo_fmod(x, 2.0f);
  return gpuo_sin(3.14159265f * (r > 1.0f ? 1.0f - r : r < -1.0f ? -1.0f - r : r > 0.5f ? 1.0f - r : r < -0.5f ? -1.0f - r : r));
}
/* x between 1 and 2 */
GPUO_FUNCTION float gpuo_gamma_between(float x) {
  float t = x - 1.5f;
  float p = 0.0158638654f;
  p = p * t - 0.0237291363f;
  p = p * t + 0.0246816193f;
  p = p * t - 0.0362693163f;
  p = p * t + 0.0587404493f;
  p = p * t - 0.0777181202f;
  p = p * t + 0.144639465f;
  p = p * t - 0.10728597f;
  p = p * t + 0.414813528f;
  p = p * t + 0.0323382864f;
  return p * t + 0.886226925f;
}
GPUO_FUNCTION float gpuo_gamma(float x) {
  if (x == 0.0f) return gpuo_copysign(gpuo_infinity(x), x);
  if (x > 35.05f) return gpuo_infinity(x);
  float s = x < 0.0f ? gpuo_sin_pi(x) : 1.0f;
  if (s == 0.0f) return s / s;
  float a = x < 0.0f ? 1.0f - x : x, product = 1.0f;
  if (a > 36.0f) return 0.0f * s;
  for (; a > 2.0f; product *= a) a -= 1.0f;
  float value = a < 1.0f ? gpuo_gamma_between(a + 1.0f) / a : product * gpuo_gamma_between(a);
  return x < 0.0f ? 3.14159265f / (s * value) : value; /* gamma(x) gamma(1 - x) = pi / sin(pi x) */
}
/* x between 0.7 and 2.5 */
GPUO_FUNCTION float gpuo_log_gamma_between(float x) {
  float t = x - 1.6f;
  float p = 0.000141219406f;
  p = p * t - 0.000238719173f;
  p = p * t - 2.40503063e-05f;
  p = p * t + 3.56627133e-05f;
  p = p * t + 0.000470527858f;
  p = p * t - 0.000814539198f;
  p = p * t + 0.0010988979f;
  p = p * t - 0.00196043121f;
  p = p * t + 0.00365800076f;
  p = p * t - 0.00674816166f;
  p = p * t + 0.0128004854f;
  p = p * t - 0.0254327339f;
  p = p * t + 0.0544399801f;
  p = p * t - 0.134254107f;
  return (p * t + 0.469132357f) * (x - 1.0f) * (x - 2.0f);
}
GPUO_FUNCTION float gpuo_log_gamma_positive(float x) {
  if (x < 0.7f) return gpuo_log_gamma_between(x + 1.0f) - gpuo_log(x);
  if (x < 2.5f) return gpuo_log_gamma_between(x);
  if (x < 12.0f) return gpuo_log(gpuo_gamma(x));
  float r = 1.0f / x, s = r * r;
  return (x - 0.5f) * gpuo_log(x) - x + 0.918938533f + r * (0.0833333333f - s * (0.00277777778f - s * 0.000793650794f));
}
GPUO_FUNCTION float gpuo_log_gamma(float x) {
  if (x > 0.0f) return gpuo_log_gamma_positive(x);
  float s = gpuo_sin_pi(x);
  if (s == 0.0f) return gpuo_infinity(x);
  return 1.14472989f - gpuo_log(gpuo_fabs(s)) - gpuo_log_gamma_positive(1.0f - x);
}
#endif
