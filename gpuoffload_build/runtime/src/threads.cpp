// A team of threads, started at the first launch that has work for it. One launch at a time has the team; a launch from
// another host thread meanwhile runs on the thread that asks.
#include "threads.h"
#include <sched.h>

namespace gpuo {
namespace {

constexpr int most = 256;
constexpr size_t stack_bytes = 64 << 20; // private arrays of kernels; reserved, not used

struct Team {
  pthread_mutex_t owner, lock;
  pthread_cond_t start, done;
  int size;      // threads of the team, the caller included; 0: not started
  int64_t job;   // number of the job under way
  int unfinished;
  gpuo_cpu_kernel kernel;
  const void *args;
  int64_t count;
};

const Team idle = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER,
                   0, 0, 0, nullptr, nullptr, 0};
Team team = idle;

int wanted() {
  if (settings().threads) return settings().threads < most ? settings().threads : most;
  cpu_set_t set;
  const int n = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  return n < 1 ? 1 : n < most ? n : most;
}

int64_t bound(int64_t count, int part, int parts) {
  const int64_t each = count / parts, more = count % parts;
  return each * part + (part < more ? part : more);
}

void *work(void *argument) {
  const int part = (int)(intptr_t)argument;
  int64_t seen = 0;
  pthread_mutex_lock(&team.lock);
  for (;;) {
    while (team.job == seen) pthread_cond_wait(&team.start, &team.lock);
    seen = team.job;
    const gpuo_cpu_kernel kernel = team.kernel;
    const void *args = team.args;
    const int64_t first = bound(team.count, part, team.size), last = bound(team.count, part + 1, team.size);
    pthread_mutex_unlock(&team.lock);
    if (first < last) kernel(args, first, last);
    pthread_mutex_lock(&team.lock);
    if (--team.unfinished == 0) pthread_cond_signal(&team.done);
  }
}

// A system that gives fewer threads gets a smaller team.
void start() {
  static bool watched;
  if (!watched) pthread_atfork(nullptr, nullptr, [] { team = idle; }); // a forked child has no team
  watched = true;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_bytes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  const int size = wanted();
  pthread_mutex_lock(&team.lock);
  int part = 1;
  for (pthread_t thread; part < size; part++)
    if (pthread_create(&thread, &attributes, work, (void *)(intptr_t)part) != 0) break;
  team.size = part;
  pthread_mutex_unlock(&team.lock);
  own_threads(part - 1);
  pthread_attr_destroy(&attributes);
}

} // namespace

void run_on_team(gpuo_cpu_kernel kernel, const void *args, int64_t count) {
  if (count <= 1 || pthread_mutex_trylock(&team.owner) != 0) return kernel(args, 0, count);
  if (team.size == 0) start();
  if (team.size > 1) {
    pthread_mutex_lock(&team.lock);
    team.kernel = kernel;
    team.args = args;
    team.count = count;
    team.unfinished = team.size - 1;
    team.job++;
    pthread_cond_broadcast(&team.start);
    pthread_mutex_unlock(&team.lock);
  }
  const int64_t last = bound(count, 1, team.size);
  kernel(args, 0, last);
  if (team.size > 1) {
    pthread_mutex_lock(&team.lock);
    while (team.unfinished) pthread_cond_wait(&team.done, &team.lock);
    pthread_mutex_unlock(&team.lock);
  }
  pthread_mutex_unlock(&team.owner);
}

} // namespace gpuo
