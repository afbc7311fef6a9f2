// The team of host threads that runs kernels of the *_cpu targets.
#ifndef GPUO_THREADS_H
#define GPUO_THREADS_H
#include "internal.h"

namespace gpuo {
// Runs kernel(args, first, last) over 0..count, split into one static chunk a thread, and returns when all are done.
void run_on_team(gpuo_cpu_kernel kernel, const void *args, int64_t count);
} // namespace gpuo
#endif
