/* Layouts that launchers and kernels share: an array as a kernel sees it, and complex numbers. C++ and MSL. */
#ifndef GPUOFFLOAD_VIEW_H
#define GPUOFFLOAD_VIEW_H
#ifndef __METAL_VERSION__
#include <stdint.h>
#endif

/* P: pointer to the element type, in whatever address space. `base` is the address of the element at the lower bounds,
 * null when the array is absent, unallocated or disassociated. Strides are in bytes, of any sign. */
template <class P, int R> struct gpuo_view {
  P base;
  int64_t lower[R], extent[R], stride[R];
};

template <class T> struct gpuo_complex {
  T re, im;
};
#endif
