/* The runtime as launchers see it. C, stable within GPUO_ABI.
 *
 * A launcher (generated C++, one a loop) does:
 *   gpuo_launch l; gpuo_enter(&l, &loop, captures, n);      addresses the device will use are in captures[i].device
 *   ... fills the kernel's argument struct, whose first member is a gpuo_header ...
 *   gpuo_run(&l, &args, sizeof args);                       queues the kernel, with its combine stages
 *   gpuo_leave(&l);                                         waits, copies out, looks at the status word
 * An error in any of them prints one line that names loop, place and size, and ends the program with exit code 1
 * before anything has been half done. */
#ifndef GPUOFFLOAD_RUNTIME_H
#define GPUOFFLOAD_RUNTIME_H
#include <stdint.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif

#define GPUO_ABI 1
#define GPUO_MAX_RANK 15
#define GPUO_UNKNOWN_EXTENT (-1) /* last extent of an assumed-size array whose end the launcher could not tell */

/* DEFINITE: all elements are written before any is read. VALUE: the kernel gets the value in its argument struct and
 * needs no address. */
enum { GPUO_READ = 1, GPUO_WRITE = 2, GPUO_DEFINITE = 4, GPUO_VALUE = 8 };

/* One captured object. Strides in bytes, of any sign and order; host is the address of the first element in array
 * element order (lower bounds), NULL when absent, unallocated or disassociated. gpuo_enter may change the strides: a
 * section is packed on its way to the device. So read them, and `device`, after gpuo_enter. */
typedef struct gpuo_capture {
  const char *name;
  void *host;
  void *device; /* out: the address of the same element on the device, NULL where host is NULL or the size is 0,
                   and of a VALUE */
  int64_t element_bytes;
  int32_t rank;
  int32_t access;
  int64_t extent[GPUO_MAX_RANK];
  int64_t stride[GPUO_MAX_RANK]; /* in and out */
} gpuo_capture;

/* What device code reports. The first thread to set `state` (compare and swap from 0) fills the rest. */
enum { GPUO_RUNNING = 0, GPUO_ERROR_STOP = 1, GPUO_ERROR_STOP_TEXT = 2, GPUO_RUNTIME_ERROR = 3, GPUO_STOP = 4, GPUO_STOP_TEXT = 5 };
typedef struct gpuo_status {
  int32_t state;
  int32_t code;   /* error stop and stop: the code. Run-time error: the exit code */
  int32_t site;   /* index into gpuo_loop.sites */
  int32_t length; /* of text; GPUO_STOP: 1 where the statement has a code, else 0 */
  char text[240]; /* error stop and stop with a character code, blank padded values cut at 240 */
} gpuo_status;

/* First member of every kernel argument struct; filled by gpuo_run, but for what the launcher sets.
 *
 * Thread frame: thread t < count does iteration t. Resident frame: slot t does its share of the iterations
 * and leaves its result in partials + t * partial_bytes. A combine stage has thread t add the partials number
 * t * 64 * stride + k * stride (k = 1..63, as far as they are < slots) to number t * 64 * stride, in this order; where
 * `last` is set, count is 1 and the thread then delivers partial 0. The stages have stride 1, 64, 4096, ... A loop with
 * partial_bytes > 0 has at least one stage; each slot's partial is set by the main kernel, also of a slot that got no
 * iteration. A launch with no iterations runs nothing.
 *
 * A CUDA or MSL thread does one piece of work: a grid has at least count threads. A CPU kernel does the threads between
 * its two arguments. */
typedef struct gpuo_header {
  int64_t count;        /* threads of this launch that have work */
  int64_t iterations;   /* iterations of the loop (product of the trip counts); set by the launcher */
  int64_t slots;        /* resident frame: threads that share the iterations; at most `iterations` */
  int64_t stride;       /* combine stage: distance of the partials that it combines; 0 in the main kernel */
  int64_t last;         /* combine stage: 1 in the stage that delivers the results */
  void *partials;       /* resident frame: slots * partial_bytes */
  void *scratch;        /* slots * scratch_bytes, for locals of run-time size */
  int64_t scratch_bytes;/* bytes a slot; set by the launcher, rounded up to 16 by gpuo_run */
  gpuo_status *status;  /* host memory, slow to reach: touch it on errors only */
} gpuo_header;

/* Coarse frame: the thread frame, but a CUDA thread does GPUO_COARSENING iterations, a block's width apart, where the
 * grid is that much smaller than the loop. */
enum { GPUO_FRAME_THREAD = 0, GPUO_FRAME_RESIDENT = 1, GPUO_FRAME_COARSE = 2 };
#define GPUO_COARSENING 4
#define GPUO_COMBINE_RADIX 64

typedef struct gpuo_site { const char *file; int32_t line; const char *text; } gpuo_site;

/* Where the kernels of one source file are. A fatbin (CUDA), or a table of functions (CPU). */
typedef void (*gpuo_cpu_kernel)(const void *args, int64_t first, int64_t last);
typedef struct gpuo_cpu_entry { const char *name; gpuo_cpu_kernel run; } gpuo_cpu_entry;
typedef struct gpuo_image {
  int32_t abi;
  int32_t target;              /* 1 cuda, 2 cuda_cpu, 3 metal_cpu */
  const char *name;            /* source file */
  const void *fatbin;          /* cuda */
  size_t fatbin_bytes;
  const gpuo_cpu_entry *cpu;   /* *_cpu: ends with a NULL name */
  void *module;                /* runtime's own */
} gpuo_image;

/* One loop; static in the launcher object. */
typedef struct gpuo_loop {
  int32_t abi;
  int32_t frame;
  const char *kernel;    /* symbol of the kernel; NAME_combine is its combine stage */
  const char *file;
  int32_t line, column;
  const char *procedure; /* as the user writes it: m::p */
  gpuo_image *image;
  int64_t partial_bytes; /* a slot's partial results; 0: no combine stage */
  const gpuo_site *sites;
  int32_t site_count;
  void *function;        /* from here on the runtime's own, zero at first: loaded kernel, */
  void *combine;         /* its combine stage, */
  void *record;          /* its count of launches */
} gpuo_loop;

typedef struct gpuo_launch {
  gpuo_loop *loop;
  gpuo_capture *captures;
  int32_t count;
  gpuo_status status;    /* host copy after gpuo_leave */
  void *own[6];          /* runtime's own */
} gpuo_launch;

/* What a link unit (executable or shared library) knows of a procedure that loops of several units reach. `unit` is the
 * file name to relink. inlined 0: this unit has the procedure itself; 1: its loops contain the procedure's device code.
 * A program that loads an inlined copy with another hash than the procedure has stops at its first launch: "relink". */
typedef struct gpuo_stamp {
  const char *unit, *procedure, *hash;
  int32_t inlined;
  struct gpuo_stamp *next; /* runtime's own */
} gpuo_stamp;
void gpuo_register(gpuo_stamp *stamps, int32_t count); /* when the unit is loaded; the stamps stay where they are */

/* After gpuo_leave, status.state is GPUO_RUNNING or an error stop, which the launcher hands to the host's own runtime
 * library; a run-time error has ended the program already. */
void gpuo_enter(gpuo_launch *, gpuo_loop *, gpuo_capture *, int32_t count);
void gpuo_run(gpuo_launch *, void *args, size_t bytes);
void gpuo_leave(gpuo_launch *);

/* Ends the program with one clear line: "FILE:LINE:COLUMN: error: ...". */
#if defined(__GNUC__)
__attribute__((noreturn, format(printf, 2, 3)))
#endif
void gpuo_fail(const gpuo_loop *, const char *format, ...);

#ifdef __cplusplus
}
#endif
#endif
