// What the files of the CUDA backend share.
#ifndef GPUO_CUDA_H
#define GPUO_CUDA_H
#include "driver.h"

namespace gpuo {

struct Block { // of device memory
  DeviceAddress address;
  size_t bytes;
};
Block take_block(const gpuo_loop *, size_t bytes, const char *purpose); // from the cache, or new
void give_block(Block);
void *pinned(const gpuo_loop *, size_t bytes); // host memory that the device reads and writes where it is

constexpr size_t chunk_bytes = 4 << 20; // of a big transfer
constexpr size_t status_page = 4096;

// A stream with what the launches on it use one after the other.
struct Queue {
  Handle stream;
  char *page;             // pinned: the status, then scalars that the device writes where they are
  char *staging;          // pinned: small images on their way in; behind them, on their way out
  size_t staging_bytes;
  Block small;            // their places on the device
  int64_t in_bytes, out_from, out_bytes;
  char *chunk[2];         // pinned, for big transfers
  Handle event[2];
  bool busy[2];
  Block partials, scratch;
};

void copy_small_out(const gpuo_loop *, Lane &); // queues it

} // namespace gpuo
#endif
