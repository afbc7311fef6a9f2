// Environment variables of a running program.
#include "internal.h"
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern char **environ;

namespace gpuo {
namespace {

Settings current;
pthread_once_t once = PTHREAD_ONCE_INIT;

// Those that the compiler driver reads are here so that they raise no warning in a program that a build runs.
const char *const known[] = {
    "GPUOFFLOAD_MEMORY", "GPUOFFLOAD_NOTIFY", "GPUOFFLOAD_STATS", "GPUOFFLOAD_THREADS", "GPUOFFLOAD_DEVICE",
    "GPUOFFLOAD_FLAGS",  "GPUOFFLOAD_CACHE_DIR", "GPUOFFLOAD_CXX", "GPUOFFLOAD_NVCC", "GPUOFFLOAD_FC", "GPUOFFLOAD_JOBS",
    "GPUOFFLOAD_TRACEBACK", "GPUOFFLOAD_BIN", "GPUOFFLOAD_GPU", "GPUOFFLOAD_LAUNCHER",
};

void warn_of_unknown() {
  for (char **entry = environ; entry && *entry; entry++) {
    if (strncmp(*entry, "GPUOFFLOAD_", 11) != 0) continue;
    const size_t length = strcspn(*entry, "=");
    bool found = false;
    for (const char *name : known) found = found || (strlen(name) == length && strncmp(name, *entry, length) == 0);
    if (!found)
      fprintf(stderr, "gpuoffload: warning: environment variable %.*s is not known (known: GPUOFFLOAD_MEMORY, "
                      "GPUOFFLOAD_NOTIFY, GPUOFFLOAD_STATS, GPUOFFLOAD_THREADS, GPUOFFLOAD_DEVICE)\n",
              (int)length, *entry);
  }
}

int number(const char *name, int low, int high, int otherwise) {
  const char *text = getenv(name);
  if (!text || !*text) return otherwise;
  char *end;
  errno = 0;
  const long value = strtol(text, &end, 10);
  if (*end || errno || value < low || value > high) {
    if (high == INT_MAX) gpuo_fail(nullptr, "%s=%s: it takes a whole number from %d", name, text, low);
    gpuo_fail(nullptr, "%s=%s: it takes a whole number from %d to %d", name, text, low, high);
  }
  return (int)value;
}

#ifndef GPUO_DEFAULT_MEMORY // --gpu-memory of the link
#define GPUO_DEFAULT_MEMORY unset
#endif

// False: not one of the modes.
bool memory(Memory &mode) {
  const char *text = getenv("GPUOFFLOAD_MEMORY");
  mode = Memory::GPUO_DEFAULT_MEMORY;
  if (!text || !*text) return true;
  mode = Memory::unset;
  if (!strcmp(text, "managed")) mode = Memory::managed;
  if (!strcmp(text, "separate")) mode = Memory::separate;
  if (!strcmp(text, "shared")) mode = Memory::shared;
  return mode != Memory::unset;
}

void read() {
  warn_of_unknown();
  if (!memory(current.memory))
    gpuo_fail(nullptr, "GPUOFFLOAD_MEMORY=%s: it takes managed, separate or shared", getenv("GPUOFFLOAD_MEMORY"));
  current.notify = number("GPUOFFLOAD_NOTIFY", 0, NOTIFY_LAUNCH | NOTIFY_TRANSFER, 0);
  current.threads = number("GPUOFFLOAD_THREADS", 1, INT_MAX, 0);
  current.device = number("GPUOFFLOAD_DEVICE", 0, INT_MAX, 0);
}

} // namespace

const Settings &settings() {
  pthread_once(&once, read);
  return current;
}

bool pool_wanted() {
  Memory mode;
  return memory(mode) && (mode == Memory::unset || mode == Memory::managed);
}

} // namespace gpuo
