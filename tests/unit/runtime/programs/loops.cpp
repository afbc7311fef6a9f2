// One case a run: loops CASE. Exit code 0 and the line "ok" when its results are right.
#include "testing.h"
#include <fcntl.h>
#include <math.h>
#include <omp.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

struct Axpy { // y(i) = y(i) + s * x(i)
  gpuo_header header;
  double s;
  View<double, 1> x, y;
};
KERNEL(axpy, Axpy) { a.y(t) += a.s * a.x(t); }

struct Fill { // y(i) = i
  gpuo_header header;
  View<double, 1> y;
};
KERNEL(fill, Fill) { a.y(t) = (double)(t + 1); }

struct Some { // every `step`-th element of y
  gpuo_header header;
  int64_t first, step;
  View<double, 1> y;
};
KERNEL(some, Some) { a.y(a.first + t * a.step) += 1; }

struct Matrix { // y(i,j) = 10 * x(i,j)
  gpuo_header header;
  View<float, 2> x, y;
};
KERNEL(times10, Matrix) { a.y(t % a.y.extent[0], t / a.y.extent[0]) = 10 * a.x(t % a.y.extent[0], t / a.y.extent[0]); }

struct Sum { // s = s + sum of x, n = highest i with x(i) > 0
  gpuo_header header;
  double *s;
  int64_t *n;
  View<double, 1> x;
};
struct SumPartial {
  double s;
  int64_t n;
};
KERNEL(sum, Sum) {
  SumPartial &p = ((SumPartial *)a.header.partials)[t];
  p = {0, -1};
  for (int64_t i = t; i < a.header.iterations; i += a.header.slots) {
    p.s += a.x(i);
    if (a.x(i) > 0 && i > p.n) p.n = i;
  }
}
KERNEL(sum_combine, Sum) {
  SumPartial *p = (SumPartial *)a.header.partials;
  const int64_t at = t * GPUO_COMBINE_RADIX * a.header.stride;
  for (int k = 1; k < GPUO_COMBINE_RADIX && at + k * a.header.stride < a.header.slots; k++) {
    const SumPartial &q = p[at + k * a.header.stride];
    p[at].s += q.s;
    if (q.n > p[at].n) p[at].n = q.n;
  }
  if (!a.header.last) return;
  CHECK(t == 0 && a.header.count == 1);
  *a.s += p[0].s;
  if (p[0].n >= 0) *a.n = p[0].n;
}

struct Scratch { // y(1) = y(1) + 1 for each iteration, by way of each slot's scratch
  gpuo_header header;
  int64_t *y;
};
KERNEL(scratch, Scratch) {
  char *own = (char *)a.header.scratch + t * a.header.scratch_bytes;
  CHECK(a.header.scratch_bytes % 16 == 0);
  *(int64_t *)(own + 40) = 0;
  for (int64_t i = t; i < a.header.iterations; i += a.header.slots) ++*(int64_t *)(own + 40);
  ((int64_t *)a.header.partials)[t] = *(int64_t *)(own + 40);
}
KERNEL(scratch_combine, Scratch) {
  int64_t *p = (int64_t *)a.header.partials;
  const int64_t at = t * GPUO_COMBINE_RADIX * a.header.stride;
  for (int k = 1; k < GPUO_COMBINE_RADIX && at + k * a.header.stride < a.header.slots; k++) p[at] += p[at + k * a.header.stride];
  if (a.header.last) *a.y += p[0];
}

struct Stop {
  gpuo_header header;
  int state;
};
KERNEL(stop, Stop) {
  if (t != 5) return;
  a.header.status->code = 7;
  a.header.status->site = 0;
  a.header.status->length = 3;
  memcpy(a.header.status->text, "abc", 3);
  a.header.status->state = a.state;
}

KERNELS(ENTRY(axpy, Axpy), ENTRY(fill, Fill), ENTRY(some, Some), ENTRY(times10, Matrix), ENTRY(sum, Sum),
        ENTRY(sum_combine, Sum), ENTRY(scratch, Scratch), ENTRY(scratch_combine, Scratch), ENTRY(stop, Stop))
LOOP(axpy_loop, "axpy", 10, GPUO_FRAME_THREAD, 0);
LOOP(fill_loop, "fill", 20, GPUO_FRAME_THREAD, 0);
LOOP(some_loop, "some", 30, GPUO_FRAME_THREAD, 0);
LOOP(matrix_loop, "times10", 40, GPUO_FRAME_THREAD, 0);
LOOP(sum_loop, "sum", 50, GPUO_FRAME_RESIDENT, sizeof(SumPartial));
LOOP(scratch_loop, "scratch", 60, GPUO_FRAME_RESIDENT, sizeof(int64_t));
LOOP(stop_loop, "stop", 70, GPUO_FRAME_THREAD, 0);
LOOP(missing_loop, "nowhere", 80, GPUO_FRAME_THREAD, 0);

enum { R = GPUO_READ, W = GPUO_WRITE, RW = R | W, DEFINITE = W | GPUO_DEFINITE };

static void run_axpy(gpuo_capture x, gpuo_capture y, double s) {
  gpuo_capture c[] = {x, y};
  launch(axpy_loop, c, 2, x.extent[0], [&] { return Axpy{{}, s, view<double, 1>(c[0]), view<double, 1>(c[1])}; });
}
static void run_some(gpuo_capture y, int64_t first, int64_t step, int64_t n) {
  launch(some_loop, &y, 1, n, [&] { return Some{{}, first, step, view<double, 1>(y)}; });
}
static void run_matrix(gpuo_capture x, gpuo_capture y) {
  gpuo_capture c[] = {x, y};
  launch(matrix_loop, c, 2, y.extent[0] * y.extent[1],
         [&] { return Matrix{{}, view<float, 2>(c[0]), view<float, 2>(c[1])}; });
}
static void run_sum(gpuo_capture x, double *s, int64_t *n) {
  gpuo_capture c[] = {scalar("s", s, 8, RW), scalar("n", n, 8, RW), x};
  launch(sum_loop, c, 3, x.extent[0],
         [&] { return Sum{{}, (double *)c[0].device, (int64_t *)c[1].device, view<double, 1>(c[2])}; });
}

static double *numbers(int64_t n, double first) {
  double *x = (double *)malloc((size_t)n * sizeof(double));
  for (int64_t i = 0; i < n; i++) x[i] = first + (double)i;
  return x;
}

static void dense(int64_t n) {
  double *x = numbers(n, 0), *y = numbers(n, 1000);
  for (int k = 0; k < 3; k++) run_axpy(vector("x", x, n, 1, R), vector("y", y, n, 1, RW), 2);
  for (int64_t i = 0; i < n; i++) CHECK(x[i] == (double)i && y[i] == 1000 + (double)i + 6 * (double)i);
  launch(fill_loop, nullptr, 0, 0, [&] { return Fill{}; });
  gpuo_capture c = vector("y", y, n, 1, DEFINITE);
  launch(fill_loop, &c, 1, n, [&] { return Fill{{}, view<double, 1>(c)}; });
  for (int64_t i = 0; i < n; i++) CHECK(y[i] == (double)(i + 1));
  free(x);
  free(y);
}

// Stack and static storage, which no pool serves.
static void elsewhere() {
  static double big[100000];
  double x[50];
  for (int i = 0; i < 50; i++) x[i] = big[i] = i;
  run_axpy(vector("x", x, 50, 1, R), vector("big", big, 50, 1, RW), 3);
  for (int i = 0; i < 50; i++) CHECK(big[i] == 4 * i);
  run_some(vector("big", big, 100000, 1, RW), 0, 1000, 100);
  for (int i = 50; i < 100000; i++) CHECK(big[i] == (i % 1000 == 0));
}

// Sections written beside what nobody may touch.
static void gaps() {
  const int n = 9000;
  double *a = numbers(n, 0), *x = numbers(n, 0);
  run_axpy(vector("x", x, n / 3, 1, R), vector("a(2::3)", a + 1, n / 3, 3, RW), 100);
  for (int i = 0; i < n; i++) CHECK(a[i] == (i % 3 == 1 ? i + 100.0 * (i / 3) : i));
  // two interleaved sections of one array
  run_axpy(vector("a(1::3)", a, n / 3, 3, R), vector("a(3::3)", a + 2, n / 3, 3, RW), 1);
  for (int i = 2; i < n; i += 3) CHECK(a[i] == i + (i - 2));
  for (int i = 0; i < n; i += 3) CHECK(a[i] == i);
  free(a);
  free(x);
}

// A host thread that writes the elements between, as often as launches write theirs.
static void gaps_in_use() {
  const int n = 3000;
  static double a[n];
  volatile bool ended = false;
  long wrong = 0;
#pragma omp parallel num_threads(2)
  if (omp_get_thread_num() == 0) {
    for (int k = 0; k < 300; k++) run_some(vector("a", a, n, 1, RW), 0, 2, n / 2);
    ended = true;
  } else {
    double k = 0;
    while (!ended) {
      k++;
      for (int i = 1; i < n; i += 2) a[i] = k;
      for (int i = 1; i < n; i += 2) wrong += a[i] != k;
    }
  }
  CHECK(wrong == 0);
  for (int i = 0; i < n; i += 2) CHECK(a[i] == 300);
}

// Threads that launch at once, each for elements of its own of one array.
static void threads(int64_t n) {
  double *a = (double *)calloc((size_t)n, sizeof *a);
  int failures = 0;
#pragma omp parallel for num_threads(8) reduction(+ : failures)
  for (int k = 0; k < 8; k++) {
    for (int repeat = 0; repeat < 25; repeat++) run_some(vector("a", a, n, 1, RW), k, 8, n / 8);
    double s = 0;
    int64_t m = 0;
    double x[100];
    for (int i = 0; i < 100; i++) x[i] = k;
    run_sum(vector("x", x, 100, 1, R), &s, &m);
    failures += s != 100 * k;
  }
  CHECK(failures == 0);
  for (int64_t i = 0; i < n; i++) CHECK(a[i] == 25);
  free(a);
}

// An array and a pointer to a part of it.
static void alias() {
  double *a = numbers(1000, 0);
  run_axpy(vector("p", a + 200, 100, 1, R), vector("a", a + 100, 900, 1, RW), 1);
  CHECK(a[100] == 300 && a[199] == 199 + 299);
  for (int i = 200; i < 1000; i++) CHECK(a[i] == i);
  gpuo_capture c[] = {vector("a", a, 1000, 1, RW), vector("p", a + 999, 1000, -1, R), vector("q", a + 1, 300, 3, R)};
  gpuo_launch l;
  gpuo_enter(&l, &fill_loop, c, 3);
  CHECK((char *)c[1].device - (char *)c[0].device == 999 * 8 && (char *)c[2].device - (char *)c[0].device == 8);
  gpuo_leave(&l);
  free(a);
}

static void strides() {
  const int64_t n = 40, m = 30;
  std::vector<float> x((size_t)(n * m)), y((size_t)(n * m));
  const auto reset = [&] {
    for (size_t i = 0; i < x.size(); i++) x[i] = (float)i, y[i] = -1;
  };
  const auto expect = [&](gpuo_capture cx, gpuo_capture cy) {
    reset();
    std::vector<float> wanted = y;
    for (int64_t j = 0; j < cy.extent[1]; j++)
      for (int64_t i = 0; i < cy.extent[0]; i++) {
        const auto at = [&](const gpuo_capture &c) { return (float *)((char *)c.host + i * c.stride[0] + j * c.stride[1]); };
        wanted[(size_t)(at(cy) - y.data())] = 10 * *at(cx);
      }
    run_matrix(cx, cy);
    CHECK(y == wanted);
    for (size_t i = 0; i < x.size(); i++) CHECK(x[i] == (float)i);
  };
  float *p = x.data(), *q = y.data();
  expect(matrix("x", p, n, m, 1, n, R), matrix("y", q, n, m, 1, n, W));
  expect(matrix("x", p + n - 1, n, m, -1, n, R), matrix("y", q, n, m, 1, n, W));                     // x(n:1:-1, :)
  expect(matrix("x", p, n, m, 1, n, R), matrix("y", q + n * m - 1, n, m, -1, -n, W));                // both reversed
  expect(matrix("x", p, m, n, n, 1, R), matrix("y", q, m, n, n, 1, W));                              // transposed
  expect(matrix("x", p + n + 1, n - 2, m - 2, 1, n, R), matrix("y", q + n + 1, n - 2, m - 2, 1, n, W)); // interior
  expect(matrix("x", p + 3, 1, m, 1, n, R), matrix("y", q + 5, 1, m, 99, n, W));                     // a row; odd stride of 1
  expect(matrix("x", p, n / 2, m / 3, 2, 3 * n, R), matrix("y", q + n - 1, n / 2, m / 3, -2, 3 * n, W));
  expect(matrix("x", p + (m - 1) * n, m, n / 2, -n, 2, R), matrix("y", q, m, n / 2, n, 2, W));       // permuted and reversed
  expect(matrix("x", p, 0, m, 1, n, R), matrix("y", q, 0, m, 1, n, W));                              // no elements
  // same storage read and written, in different order
  reset();
  run_matrix(matrix("x", q, n, 1, 1, n, R), matrix("y", q + n, n, 1, 1, n, W));
  for (int64_t i = 0; i < n; i++) CHECK(y[(size_t)(n + i)] == -10 && y[(size_t)i] == -1);
}

static void absent() {
  gpuo_capture c[] = {vector<double>("x", nullptr, 0, 0, RW), vector("z", numbers(3, 0), 0, 1, RW),
                      scalar("v", numbers(1, 0), 8, R | GPUO_VALUE)};
  gpuo_launch l;
  gpuo_enter(&l, &fill_loop, c, 3);
  CHECK(!c[0].device && !c[1].device && !c[2].device);
  gpuo_leave(&l);
}

static void assumed_size() {
  static double a[5000];
  for (int i = 0; i < 5000; i++) a[i] = i;
  gpuo_capture y = vector("y", a + 100, GPUO_UNKNOWN_EXTENT, 1, RW | GPUO_DEFINITE);
  run_some(y, 0, 1, 1000);
  for (int i = 0; i < 5000; i++) CHECK(a[i] == i + (i >= 100 && i < 1100));
}

static void sums() {
  const int64_t sizes[] = {1, 2, 63, 64, 65, 4096, 4097, 300000, 2000000};
  for (int64_t n : sizes) {
    double *x = numbers(n, 1), s = 5;
    int64_t last = -7;
    run_sum(vector("x", x, n, 1, R), &s, &last);
    CHECK(s == 5 + (double)n * (double)(n + 1) / 2 && last == n - 1);
    for (int64_t i = 0; i < n; i++) x[i] = -1 / (double)(i + 1);
    double first = 0, second = 0;
    run_sum(vector("x", x, n, 1, R), &first, &last);
    run_sum(vector("x", x, n, 1, R), &second, &last);
    CHECK(last == n - 1 && memcmp(&first, &second, 8) == 0);
    if (n == 300000) printf("%.17g\n", first);
    free(x);
  }
}

static void scratch_per_slot() {
  int64_t y = 100;
  gpuo_capture c = scalar("y", &y, 8, RW);
  gpuo_launch l;
  gpuo_enter(&l, &scratch_loop, &c, 1);
  Scratch args = {};
  args.y = (int64_t *)c.device;
  args.header.iterations = 12345;
  args.header.scratch_bytes = 57;
  gpuo_run(&l, &args, sizeof args);
  gpuo_leave(&l);
  CHECK(y == 12445);
}

static int stops(int state) {
  const gpuo_status status = launch(stop_loop, nullptr, 0, 10, [&] { return Stop{{}, state}; });
  CHECK(status.state == state && status.code == 7 && status.length == 3 && memcmp(status.text, "abc", 3) == 0);
  return status.code;
}

// What a wrong front end would do: the flag that says the loop reads y is missing.
static void missing_read() {
  const int n = 1000;
  double *x = numbers(n, 0), *y = numbers(n, 0);
  run_axpy(vector("x", x, n, 1, R), vector("y", y, n, 1, DEFINITE), 0);
  for (int i = 0; i < n; i++) CHECK(y[i] == i);
}
static void missing_write() {
  const int n = 1000;
  double *x = numbers(n, 0), *y = numbers(n, 0);
  run_axpy(vector("x", x, n, 1, R), vector("y", y, n, 1, R), 1);
  for (int i = 0; i < n; i++) CHECK(y[i] == 2 * i);
}
static void overrun() {
  double *y = numbers(1024, 0);
  run_some(vector("y", y, 512, 1, RW), 0, 1, 514);
}

static void in_child() {
  dense(3000);
  const pid_t child = fork();
  if (child == 0) {
    dense(5000);
    exit(0);
  }
  int status;
  waitpid(child, &status, 0);
  CHECK(WIFEXITED(status));
  dense(3000);
  printf("child %d\n", WEXITSTATUS(status));
}

static void stale() {
  static gpuo_stamp program[] = {{"prog", "lib::f", "aaaa", 1, nullptr}, {"prog", "lib::g", "cccc", 1, nullptr}};
  static gpuo_stamp library[] = {{"liblib.so", "lib::f", "bbbb", 0, nullptr}, {"liblib.so", "lib::g", "cccc", 0, nullptr}};
  gpuo_register(program, 2);
  gpuo_register(library, 2);
  dense(10);
}

int main(int, char **argv) {
  const char *name = argv[1];
  const auto is = [&](const char *other) { return strcmp(name, other) == 0; };
  if (is("dense")) dense(1000), dense(100000);
  else if (is("big")) dense(3000001);
  else if (is("elsewhere")) elsewhere();
  else if (is("gaps")) gaps();
  else if (is("gaps_in_use")) gaps_in_use();
  else if (is("threads")) threads(800), threads(80000);
  else if (is("alias")) alias();
  else if (is("strides")) strides();
  else if (is("absent")) absent();
  else if (is("assumed_size")) assumed_size();
  else if (is("sums")) sums();
  else if (is("scratch")) scratch_per_slot();
  else if (is("error_stop")) return stops(GPUO_ERROR_STOP);
  else if (is("run_time_error")) return stops(GPUO_RUNTIME_ERROR);
  else if (is("missing_read")) missing_read();
  else if (is("missing_write")) missing_write();
  else if (is("overrun")) overrun();
  else if (is("fork")) in_child();
  else if (is("stale")) stale();
  else if (is("exit")) dense(1000), exit(3);
  else if (is("no_kernel")) launch(missing_loop, nullptr, 0, 1, [] { return Fill{}; });
  else if (is("other_target")) image.target = TEST_TARGET == 1 ? 2 : 1, dense(10);
  else if (is("huge")) dense((int64_t)atol(argv[2]));
  else if (is("nothing")) {}
  else return 98;
  puts("ok");
  return 0;
}
