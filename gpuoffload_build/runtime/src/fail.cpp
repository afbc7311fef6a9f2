// Messages that end the program.
#include "internal.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

extern "C" void gpuo_fail(const gpuo_loop *loop, const char *format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (loop)
    fprintf(stderr, "%s:%d:%d: error: %s [loop in %s]\n", loop->file, loop->line, loop->column, text, loop->procedure);
  else
    fprintf(stderr, "gpuoffload: error: %s\n", text);
  exit(1);
}

void *gpuo::allocate(const gpuo_loop *loop, size_t bytes) {
  void *p = malloc(bytes ? bytes : 1);
  if (!p) gpuo_fail(loop, "out of host memory: %zu bytes", bytes);
  return p;
}
