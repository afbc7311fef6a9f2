// A shared library with loops, and a runtime and a pool of its own.
#include "testing.h"

struct Fill {
  gpuo_header header;
  View<double, 1> y;
};
KERNEL(fill, Fill) { a.y(t) = 7; }
KERNELS(ENTRY(fill, Fill))
LOOP(fill_loop, "fill", 500, GPUO_FRAME_THREAD, 0);

#define EXPORT extern "C" __attribute__((visibility("default")))
EXPORT double *library_make(int64_t n) { return (double *)malloc((size_t)n * sizeof(double)); }
EXPORT void library_drop(void *p) { free(p); }
EXPORT void library_fill(double *y, int64_t n) {
  gpuo_capture c = vector("y", y, n, 1, GPUO_WRITE | GPUO_DEFINITE);
  launch(fill_loop, &c, 1, n, [&] { return Fill{{}, view<double, 1>(c)}; });
}
