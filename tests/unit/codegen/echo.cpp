// A runtime that prints what a launcher hands over, and adds 1 to the first byte of every element that may be written.
#include "gpuoffload/runtime.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static void touch(const gpuo_capture &c, int d, char *p) {
  if (d < 0) {
    ++*p;
    return;
  }
  const int64_t extent = c.extent[d] == GPUO_UNKNOWN_EXTENT ? 2 : c.extent[d];
  for (int64_t k = 0; k < extent; k++) touch(c, d - 1, p + k * c.stride[d]);
}

extern "C" {
void gpuo_fail(const gpuo_loop *l, const char *format, ...) {
  va_list list;
  va_start(list, format);
  printf("%s:%d:%d: error: ", l->file, l->line, l->column);
  vprintf(format, list);
  printf("\n");
  fflush(stdout);
  exit(1);
}

void gpuo_enter(gpuo_launch *launch, gpuo_loop *l, gpuo_capture *captures, int32_t count) {
  memset(launch, 0, sizeof *launch);
  launch->loop = l;
  launch->captures = captures;
  launch->count = count;
  printf("%s:%d:%d in %s\n", l->file, l->line, l->column, l->procedure);
  for (int i = 0; i < count; i++) {
    gpuo_capture &c = captures[i];
    printf(" %s %s%s", c.name, c.access & GPUO_READ ? "r" : "", c.access & GPUO_WRITE ? "w" : "");
    int64_t size = c.host ? 1 : 0;
    for (int d = 0; d < c.rank; d++) size *= c.extent[d];
    if (!c.host) printf(" missing");
    for (int d = 0; c.host && d < c.rank; d++) printf(" %ld", (long)c.extent[d]);
    for (int d = 0; size != 0 && d < c.rank; d++) printf("%s%ld", d ? "," : " every ", (long)c.stride[d]);
    printf("\n");
    c.device = size == 0 ? nullptr : c.host;
  }
  fflush(stdout);
}

void gpuo_run(gpuo_launch *launch, void *args, size_t) {
  printf(" %ld iterations\n", (long)((gpuo_header *)args)->iterations);
  fflush(stdout);
  for (int k = 0; k < launch->count; k++) {
    const gpuo_capture &c = launch->captures[k];
    if ((c.access & GPUO_WRITE) && c.device) touch(c, c.rank - 1, (char *)c.device);
  }
}

void gpuo_leave(gpuo_launch *launch) {
  if (const char *stop = getenv("ECHO_STOP")) {
    launch->status.state = atoi(stop);
    launch->status.code = 7;
    strcpy(launch->status.text, "no good");
    launch->status.length = 7;
  }
}

gpuo_image gpuo_image_k1 = {};
}
