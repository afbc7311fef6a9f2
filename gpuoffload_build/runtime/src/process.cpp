// What is one for the whole process, however many copies of the runtime (executable, shared libraries) are in it:
// the counters that GPUOFFLOAD_STATS writes at exit, and the stamps of inlined procedures.
#include "internal.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

namespace gpuo {

struct Record { // launches of one loop
  char *place;  // file:line
  int64_t launches;
  Record *next;
};

struct Process {
  pthread_mutex_t lock;
  int64_t launches, bytes_in, bytes_out, waits;
  Record *records;
  gpuo_stamp *stamps;
  int64_t stamps_checked, stamp_count;
  int own_threads; // beside the first
  int opening;     // threads that are opening a device
  pid_t pid;
};

// A static member of a template is STB_GNU_UNIQUE: one in a process, also among libraries that dlopen keeps apart.
template <int abi> struct Shared {
  __attribute__((visibility("default"))) static Process process;
};
template <int abi> Process Shared<abi>::process = {PTHREAD_MUTEX_INITIALIZER, 0, 0, 0, 0, nullptr, nullptr, 0, 0, 0, 0, 0};

namespace {

Process &process() { return Shared<GPUO_ABI>::process; }

void in_child() { pthread_mutex_init(&process().lock, nullptr); }

__attribute__((constructor)) void loaded() {
  if (process().pid) return;
  process().pid = getpid();
  pthread_atfork([] { pthread_mutex_lock(&process().lock); }, [] { pthread_mutex_unlock(&process().lock); }, in_child);
}

void put_string(FILE *file, const char *text) {
  fputc('"', file);
  for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
    if (*c == '"' || *c == '\\')
      fprintf(file, "\\%c", *c);
    else if (*c < 0x20)
      fprintf(file, "\\u%04x", *c);
    else
      fputc(*c, file);
  }
  fputc('"', file);
}

// `%p` in the name stands for the process number, for programs that run as several processes.
void file_name(char *to, size_t size, const char *pattern) {
  const char *p = strstr(pattern, "%p");
  if (p)
    snprintf(to, size, "%.*s%ld%s", (int)(p - pattern), pattern, (long)getpid(), p + 2);
  else
    snprintf(to, size, "%s", pattern);
}

// Each copy of the runtime writes the whole as it goes; the last one stays. A forked child has no statistics.
__attribute__((destructor)) void unloaded() {
  const char *pattern = getenv("GPUOFFLOAD_STATS");
  if (!pattern || !*pattern || forked()) return;
  char name[4096];
  file_name(name, sizeof name, pattern);
  FILE *file = fopen(name, "w");
  if (!file) {
    fprintf(stderr, "gpuoffload: warning: GPUOFFLOAD_STATS: cannot write %s: %s\n", name, strerror(errno));
    return;
  }
  Process &all = process();
  fprintf(file, "{\"launches\":%lld,\"bytes_in\":%lld,\"bytes_out\":%lld,\"waits\":%lld,\"loops\":{", (long long)all.launches,
          (long long)all.bytes_in, (long long)all.bytes_out, (long long)all.waits);
  for (Record *r = all.records; r; r = r->next) {
    put_string(file, r->place);
    fprintf(file, ":%lld%s", (long long)r->launches, r->next ? "," : "");
  }
  fputs("}}\n", file);
  fclose(file);
}

Record *record_of(gpuo_loop *loop) {
  Process &all = process();
  Guard guard(all.lock);
  const size_t size = strlen(loop->file) + 16;
  char *place = (char *)allocate(loop, size);
  snprintf(place, size, "%s:%d", loop->file, loop->line);
  Record **at = &all.records;
  while (*at && strcmp((*at)->place, place) != 0) at = &(*at)->next;
  if (*at) {
    free(place);
  } else {
    *at = (Record *)allocate(loop, sizeof(Record));
    **at = {place, 0, nullptr};
  }
  __atomic_store_n(&loop->record, *at, __ATOMIC_RELEASE);
  return *at;
}

void add(int64_t &counter, int64_t n) { __atomic_fetch_add(&counter, n, __ATOMIC_RELAXED); }

} // namespace

void count_launch(gpuo_loop *loop) {
  Record *record = (Record *)__atomic_load_n(&loop->record, __ATOMIC_ACQUIRE);
  add((record ? record : record_of(loop))->launches, 1);
  add(process().launches, 1);
}

void count_transfer(int64_t bytes_in, int64_t bytes_out) {
  add(process().bytes_in, bytes_in);
  add(process().bytes_out, bytes_out);
}

void count_wait() { add(process().waits, 1); }

void check_stamps(const gpuo_loop *loop) {
  Process &all = process();
  if (__atomic_load_n(&all.stamps_checked, __ATOMIC_ACQUIRE) == __atomic_load_n(&all.stamp_count, __ATOMIC_ACQUIRE)) return;
  Guard guard(all.lock);
  for (gpuo_stamp *copy = all.stamps; copy; copy = copy->next) {
    if (!copy->inlined) continue;
    for (gpuo_stamp *original = all.stamps; original; original = original->next)
      if (!original->inlined && !strcmp(copy->procedure, original->procedure) && strcmp(copy->hash, original->hash) != 0)
        gpuo_fail(loop, "the device code of %s in %s is older than the procedure in %s: relink %s", copy->procedure, copy->unit,
                  original->unit, copy->unit);
  }
  __atomic_store_n(&all.stamps_checked, all.stamp_count, __ATOMIC_RELEASE);
}

bool forked() { return process().pid && process().pid != getpid(); }

int tasks() {
  struct stat status;
  return stat("/proc/self/task", &status) == 0 && status.st_nlink > 2 ? (int)status.st_nlink - 2 : 0;
}

bool other_threads() {
  const int running = tasks();
  return running == 0 || running > 1 + __atomic_load_n(&process().own_threads, __ATOMIC_RELAXED);
}

int &device_openings() { return process().opening; }

void own_threads(int more) { __atomic_fetch_add(&process().own_threads, more, __ATOMIC_RELAXED); }

} // namespace gpuo

extern "C" void gpuo_register(gpuo_stamp *stamps, int32_t count) {
  gpuo::Process &all = gpuo::process();
  gpuo::Guard guard(all.lock);
  for (int32_t i = 0; i < count; i++) {
    stamps[i].next = all.stamps;
    all.stamps = &stamps[i];
  }
  __atomic_fetch_add(&all.stamp_count, count, __ATOMIC_RELEASE);
}
