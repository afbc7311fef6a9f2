// What the runtime's own files share. Nothing here needs libstdc++ at run time: no exceptions, no RTTI, no new.
//
//   launch.cpp    gpuo_enter, gpuo_run, gpuo_leave: the order of things in one launch
//   images.cpp    which bytes of the host a launch needs on the device, and how they are packed there
//   settings.cpp  environment variables        process.cpp  what all copies of the runtime in a process share
//   cpu.cpp, threads.cpp  backend of the *_cpu targets      cuda.cpp, transfer.cpp, driver.cpp  backend of cuda
//   pool.cpp      malloc and friends of cuda programs, from managed memory
#ifndef GPUO_INTERNAL_H
#define GPUO_INTERNAL_H
#include "../include/gpuoffload/runtime.h"
#include <pthread.h>

namespace gpuo {

#ifndef GPUO_TARGET
#define GPUO_TARGET 2
#endif
enum Target { CUDA = 1, CUDA_CPU = 2, METAL_CPU = 3 };

// ---- settings.cpp
enum class Memory { unset, managed, separate, shared };
enum { NOTIFY_LAUNCH = 1, NOTIFY_TRANSFER = 2 };
struct Settings {
  Memory memory;
  int notify;
  int threads; // 0: as many as the process may use
  int device;
  const char *stats; // null: none
};
const Settings &settings(); // a bad value ends the program
bool pool_wanted();         // as far as the environment says; never ends the program

// ---- process.cpp
void count_launch(gpuo_loop *);
void count_transfer(int64_t bytes_in, int64_t bytes_out);
void count_wait();
void check_stamps(const gpuo_loop *);
bool forked();             // since the runtime was loaded
bool other_threads();      // might a thread that is not the runtime's run beside this one?
void own_threads(int more); // the runtime, or the driver for it, has started threads
int tasks();               // threads of this process
int &device_openings();    // atomic: how many threads are inside the driver's start

class Guard {
  pthread_mutex_t &m_;

public:
  explicit Guard(pthread_mutex_t &m) : m_(m) { pthread_mutex_lock(&m_); }
  ~Guard() { pthread_mutex_unlock(&m_); }
  Guard(const Guard &) = delete;
};

// ---- images.cpp
// The elements of a capture in order of address, as `rank` loops around runs of bytes that stand together.
struct Section {
  char *low;     // lowest byte
  int64_t span;  // bytes from the lowest to the end of the highest
  int64_t bytes; // of all elements
  int64_t run;
  int32_t rank;
  bool nested;   // the loops nest and no byte belongs to two elements
  int64_t extent[GPUO_MAX_RANK], stride[GPUO_MAX_RANK]; // innermost first, strides positive
  bool dense() const { return rank == 0; }
  bool packable() const { return rank > 0 && nested; }
};

struct Member { // a capture that cannot be used where it is
  gpuo_capture *capture;
  Section section;
  bool unknown; // its end is that of the memory mapping
  bool in() const { return (capture->access & GPUO_READ) || ((capture->access & GPUO_WRITE) && !definite()); }
  bool out() const { return capture->access & GPUO_WRITE; }
  bool definite() const { return (capture->access & GPUO_DEFINITE) && !unknown; }
};

// One block of device memory: a capture, or several that share bytes. Either the bytes from `low` on, gaps included,
// or, packed, the elements of a section without their gaps.
struct Image {
  int32_t first, last; // members
  char *low;
  int64_t bytes;
  bool in, out, packed;
  bool dense;         // every byte belongs to an element
  bool partial;       // what comes back may hold elements that the loop did not write
  char *device;
  char *before;       // the bytes that went in, to tell what the loop has written; null: taken to be all
  int64_t region;     // transfer.cpp: place among the small images; negative: it is not one of them
  size_t block_bytes; // transfer.cpp
};

// What a launch in flight needs. Lanes are reused.
struct Queue; // the backend's part
struct Lane {
  Lane *next;
  Queue *queue;
  gpuo_status *status;
  Member *members;
  Image *images;
  int32_t member_count, image_count, capacity;
  int64_t iterations;
  bool ran;
};

bool make_section(const gpuo_capture &, Section &); // false: no elements
Member &add_member(const gpuo_loop *, Lane &);
void end_unknown(const gpuo_loop *, Member &);      // an assumed-size array whose end nobody knows
void plan(Lane &);                                  // members -> images
void fill(const Lane &, const Image &, char *to);   // host -> something laid out as the image; elements that go in only
void deliver(const Lane &, const Image &, const char *from); // back; elements that the loop may write only
void place(Lane &, const Image &);                  // captures' addresses and strides, once image.device is known
int64_t bytes_in(const Lane &, const Image &);
int64_t bytes_out(const Lane &, const Image &);
const char *name_of(const Lane &, const Image &);

// ---- backend: cpu.cpp or cuda.cpp. Each ends the program with a message where it cannot do what it should.
namespace backend {
void open(const gpuo_loop *);  // the device is there, and this thread may use it
void load(gpuo_loop *);        // loop->function and loop->combine
bool in_place(const gpuo_capture &);
Lane *acquire(const gpuo_loop *);
void release(Lane *);
void copy_in(const gpuo_loop *, Lane &); // storage for the images, with their contents as far as they go in
int64_t slots(int64_t iterations, int64_t bytes_per_slot);
void storage(const gpuo_loop *, Lane &, int64_t partials, int64_t scratch, gpuo_header &);
void launch(const gpuo_loop *, Lane &, void *function, void *args, size_t bytes, gpuo_header &);
void wait(const gpuo_loop *, Lane &);
void copy_out(const gpuo_loop *, Lane &);
} // namespace backend

// Memory of the runtime's own; ends the program when there is none.
void *allocate(const gpuo_loop *, size_t bytes);

} // namespace gpuo
#endif
