// Uses library.cpp, by dlopen, and has a loop, a runtime and a pool of its own.
#include "testing.h"
#include <dlfcn.h>

struct Fill {
  gpuo_header header;
  View<double, 1> y;
};
KERNEL(fill, Fill) { a.y(t) = 5; }
KERNELS(ENTRY(fill, Fill))
LOOP(fill_loop, "fill", 600, GPUO_FRAME_THREAD, 0);

int main(int, char **argv) {
  void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (!library) puts(dlerror());
  CHECK(library);
  const auto make = (double *(*)(int64_t))dlsym(library, "library_make");
  const auto drop = (void (*)(void *))dlsym(library, "library_drop");
  const auto fill_there = (void (*)(double *, int64_t))dlsym(library, "library_fill");
  CHECK(!dlsym(library, "gpuo_enter"));
  const int64_t n = 20000;
  double *theirs = make(n), *ours = (double *)malloc((size_t)n * sizeof(double)), *small = make(10);
  fill_there(ours, n); // the other's memory is found to be managed, too
  for (int64_t i = 0; i < n; i++) CHECK(ours[i] == 7);
  gpuo_capture c = vector("y", theirs, n, 1, GPUO_WRITE | GPUO_DEFINITE);
  launch(fill_loop, &c, 1, n, [&] { return Fill{{}, view<double, 1>(c)}; });
  for (int64_t i = 0; i < n; i++) CHECK(theirs[i] == 5);
  drop(theirs);
  drop(small);
  drop(ours); // falls through to the program's free
  double *foreign = make(10);
  free(foreign); // small blocks are the process's own
  puts("ok");
}
