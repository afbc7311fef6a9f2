/* Array descriptors and stops of gfortran (libgfortran 5: releases 8 to 15). */
#ifndef GPUOFFLOAD_HOST_GNU_H
#define GPUOFFLOAD_HOST_GNU_H
#include "host.h"

extern "C" {
[[noreturn]] void _gfortran_error_stop_numeric(int code, bool quiet);
[[noreturn]] void _gfortran_error_stop_string(const char *text, size_t length, bool quiet);
[[noreturn]] void _gfortran_stop_numeric(int code, bool quiet);
[[noreturn]] void _gfortran_stop_string(const char *text, size_t length, bool quiet);
}

namespace gpuoffload {

/* `base` is the first element in array element order; `span` the bytes of one unit of `stride` (of a component
 * section `a%x` the size of the whole element). A disassociated or unallocated array has a null base. */
template <int R> struct descriptor {
  char *base;
  size_t offset;
  size_t element_bytes;
  int version;
  signed char rank, type;
  short attribute;
  int64_t span;
  struct {
    int64_t stride, lower, upper;
  } dim[R];
};

template <int R>
inline void set_array(const gpuo_loop *loop, gpuo_capture &c, const char *name, const descriptor<R> *d, int64_t element_bytes,
                      int32_t access) {
  set_capture(c, name, d ? d->base : nullptr, element_bytes, R, access);
  if (!c.host) {
    for (int i = 0; i < R; i++) c.extent[i] = c.stride[i] = 0;
    return;
  }
  if ((int64_t)d->element_bytes != element_bytes) layout_mismatch(loop, name, (int64_t)d->element_bytes, element_bytes);
  const int64_t unit = d->span ? d->span : element_bytes;
  for (int i = 0; i < R; i++) {
    const int64_t extent = d->dim[i].upper - d->dim[i].lower + 1;
    c.extent[i] = extent < 0 ? 0 : extent;
    c.stride[i] = d->dim[i].stride * unit;
  }
}

/* Lower bounds of an allocatable or pointer array, from its own descriptor. */
template <int R> inline void own_lower_bounds(int64_t (&lower)[R], const descriptor<R> *d) {
  for (int i = 0; i < R; i++) lower[i] = d && d->base ? d->dim[i].lower : 1;
}

/* What an allocatable or pointer scalar holds. */
inline void *scalar_target(void *variable) { return variable ? *(void **)variable : nullptr; }

[[noreturn]] inline void stop_program(const gpuo_status &s) {
  if (s.state == GPUO_STOP_TEXT) _gfortran_stop_string(s.text, (size_t)s.length, false);
  if (s.state == GPUO_STOP && s.length) _gfortran_stop_numeric(s.code, false);
  if (s.state == GPUO_STOP) _gfortran_stop_string(nullptr, 0, false);
  if (s.state == GPUO_ERROR_STOP_TEXT) _gfortran_error_stop_string(s.text, (size_t)s.length, false);
  _gfortran_error_stop_numeric(s.code, false);
}

} // namespace gpuoffload
#endif
