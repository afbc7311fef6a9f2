/* Array descriptors and stops of LLVM flang (19 and later): a descriptor is a CFI_cdesc_t. */
#ifndef GPUOFFLOAD_HOST_LLVM_H
#define GPUOFFLOAD_HOST_LLVM_H
#include "host.h"

extern "C" {
[[noreturn]] void _FortranAStopStatement(int code, bool is_error_stop, bool quiet);
[[noreturn]] void _FortranAStopStatementText(const char *text, size_t length, bool is_error_stop, bool quiet);
}

namespace gpuoffload {

/* `base` is the first element in array element order. */
template <int R> struct descriptor {
  char *base;
  size_t element_bytes;
  int version;
  unsigned char rank;
  signed char type;
  unsigned char attribute, extra;
  struct {
    int64_t lower, extent, stride;
  } dim[R > 0 ? R : 1];
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
  for (int i = 0; i < R; i++) {
    c.extent[i] = d->dim[i].extent < 0 ? 0 : d->dim[i].extent;
    c.stride[i] = d->dim[i].stride;
  }
}

/* Lower bounds of an allocatable or pointer array, from its own descriptor. */
template <int R> inline void own_lower_bounds(int64_t (&lower)[R], const descriptor<R> *d) {
  for (int i = 0; i < R; i++) lower[i] = d && d->base ? d->dim[i].lower : 1;
}

/* What an allocatable or pointer scalar holds. */
inline void *scalar_target(void *variable) { return variable ? ((const descriptor<0> *)variable)->base : nullptr; }

[[noreturn]] inline void stop_program(const gpuo_status &s) {
  bool error = s.state == GPUO_ERROR_STOP || s.state == GPUO_ERROR_STOP_TEXT;
  if (s.state == GPUO_ERROR_STOP_TEXT || s.state == GPUO_STOP_TEXT)
    _FortranAStopStatementText(s.text, (size_t)s.length, error, false);
  _FortranAStopStatement(s.code, error, false);
}

} // namespace gpuoffload
#endif
