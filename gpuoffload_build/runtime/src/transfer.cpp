// Backend of cuda: what is not in managed memory is copied. Small images share one transfer a direction; big ones have a
// block of their own and go through two pinned chunks. A scalar result is written by the device where the host reads it.
#include "cuda.h"
#include <stdlib.h>
#include <string.h>

namespace gpuo {
namespace {

constexpr int64_t small_image = 256 << 10, small_images = 8 << 20;
constexpr int64_t granule = 256;
enum : int64_t { BLOCK = -1, MAPPED = -2 }; // Image::region, where it is not an offset

pthread_mutex_t block_lock = PTHREAD_MUTEX_INITIALIZER;
struct Cached {
  Block block;
  Cached *next;
};
Cached *cached, *unused; // blocks nobody uses; list nodes without a block

bool allocate_block(Block &block, size_t bytes) {
  block.bytes = bytes < (1 << 20) ? (bytes + 511) / 512 * 512 : (bytes + (2 << 20) - 1) / (2 << 20) * (2 << 20);
  return device().cu.cuMemAlloc_v2(&block.address, block.bytes) == CUDA_SUCCESS_;
}

// The pool serves no temporary of ours: it would be managed memory.
char *plain(const gpuo_loop *loop, int64_t bytes) {
  InDriver inside;
  return (char *)allocate(loop, (size_t)bytes);
}

void check(const gpuo_loop *loop, int result) {
  if (result) cuda_fail(loop, result, "a transfer failed");
}

void prepare_chunks(const gpuo_loop *loop, Queue &q) {
  if (q.chunk[0]) return;
  for (int i = 0; i < 2; i++) {
    q.chunk[i] = (char *)pinned(loop, chunk_bytes);
    check(loop, device().cu.cuEventCreate(&q.event[i], EVENT_NO_TIMING));
  }
}

void wait_for_chunk(const gpuo_loop *loop, Queue &q, int i) {
  if (q.busy[i]) check(loop, device().cu.cuEventSynchronize(q.event[i]));
  q.busy[i] = false;
}

void queue_chunk(const gpuo_loop *loop, Queue &q, int i, int result) {
  check(loop, result);
  check(loop, device().cu.cuEventRecord(q.event[i], q.stream));
  q.busy[i] = true;
}

void pump_in(const gpuo_loop *loop, Queue &q, DeviceAddress to, const char *from, size_t bytes) {
  const Driver &cu = device().cu;
  prepare_chunks(loop, q);
  int i = 0;
  for (size_t at = 0; at < bytes; at += chunk_bytes, i ^= 1) {
    const size_t n = bytes - at < chunk_bytes ? bytes - at : chunk_bytes;
    wait_for_chunk(loop, q, i);
    memcpy(q.chunk[i], from + at, n);
    queue_chunk(loop, q, i, cu.cuMemcpyHtoDAsync_v2(to + at, q.chunk[i], n, q.stream));
  }
}

void pump_out(const gpuo_loop *loop, Queue &q, char *to, DeviceAddress from, size_t bytes) {
  const Driver &cu = device().cu;
  prepare_chunks(loop, q);
  const auto size = [&](size_t at) { return bytes - at < chunk_bytes ? bytes - at : chunk_bytes; };
  wait_for_chunk(loop, q, 0);
  wait_for_chunk(loop, q, 1);
  queue_chunk(loop, q, 0, cu.cuMemcpyDtoHAsync_v2(q.chunk[0], from, size(0), q.stream));
  int i = 0;
  for (size_t at = 0; at < bytes; at += chunk_bytes, i ^= 1) {
    const size_t next = at + chunk_bytes;
    if (next < bytes)
      queue_chunk(loop, q, i ^ 1, cu.cuMemcpyDtoHAsync_v2(q.chunk[i ^ 1], from + next, size(next), q.stream));
    wait_for_chunk(loop, q, i);
    memcpy(to + at, q.chunk[i], size(at));
  }
}

bool has_unknown(const Lane &lane, const Image &image) {
  for (int32_t i = image.first; i < image.last; i++)
    if (lane.members[i].unknown) return true;
  return false;
}

void big_in(const gpuo_loop *loop, Lane &lane, Image &image) {
  Queue &q = *lane.queue;
  const Block block = take_block(loop, (size_t)image.bytes + granule, name_of(lane, image));
  image.device = (char *)block.address + (image.packed ? 0 : (uintptr_t)image.low % granule);
  image.block_bytes = block.bytes;
  if (!image.in) return;
  const bool keep = image.partial && (has_unknown(lane, image) || other_threads());
  char *copy = nullptr;
  if (image.packed || keep) {
    copy = plain(loop, image.bytes);
    if (image.packed)
      fill(lane, image, copy);
    else
      memcpy(copy, image.low, (size_t)image.bytes);
  }
  pump_in(loop, q, (DeviceAddress)image.device, copy ? copy : image.low, (size_t)image.bytes);
  if (keep)
    image.before = copy;
  else
    free(copy);
}

void big_out(const gpuo_loop *loop, Lane &lane, Image &image) {
  Queue &q = *lane.queue;
  const DeviceAddress from = (DeviceAddress)image.device;
  if (lane.ran && image.out) {
    count_wait();
    if (image.last == image.first + 1 && image.dense && !image.packed && !image.before) {
      pump_out(loop, q, image.low, from, (size_t)image.bytes);
    } else {
      char *copy = plain(loop, image.bytes);
      pump_out(loop, q, copy, from, (size_t)image.bytes);
      deliver(lane, image, copy);
      free(copy);
    }
  }
  free(image.before);
  const DeviceAddress offset = image.packed ? 0 : (uintptr_t)image.low % granule;
  give_block({from - offset, image.block_bytes});
}

// A scalar that a resident loop writes is written by one thread, in the last combine stage.
bool mapped(const gpuo_loop *loop, const Lane &lane, const Image &image, int64_t used) {
  return loop->frame == GPUO_FRAME_RESIDENT && loop->partial_bytes > 0 && image.out && image.last == image.first + 1 &&
         lane.members[image.first].capture->rank == 0 && image.bytes <= 16 &&
         (int64_t)sizeof(gpuo_status) + used + 48 <= (int64_t)status_page;
}

// Offsets of the small images: first what goes in only, then in and out, then out only.
void arrange(const gpuo_loop *loop, Lane &lane) {
  Queue &q = *lane.queue;
  int64_t end = 0, used = 0;
  for (int32_t i = 0; i < lane.image_count; i++) {
    Image &image = lane.images[i];
    image.region = BLOCK;
    if (!mapped(loop, lane, image, used)) continue;
    image.region = MAPPED;
    char *at = q.page + sizeof(gpuo_status) + used;
    image.device = at + (16 - (uintptr_t)at % 16) % 16;
    image.before = image.device + 16;
    used += 48;
  }
  q.in_bytes = q.out_from = q.out_bytes = 0;
  for (int pass = 0; pass < 3; pass++) {
    if (pass == 1) q.out_from = end;
    for (int32_t i = 0; i < lane.image_count; i++) {
      Image &image = lane.images[i];
      const int kind = !image.out ? 0 : image.in ? 1 : 2;
      if (kind != pass || image.region != BLOCK || image.bytes > small_image || end > small_images) continue;
      image.region = (end + granule - 1) / granule * granule + (image.packed ? 0 : (uintptr_t)image.low % granule);
      end = image.region + image.bytes;
    }
    if (pass == 1) q.in_bytes = end;
  }
  q.out_bytes = end - q.out_from;
}

void small_in(const gpuo_loop *loop, Lane &lane) {
  Queue &q = *lane.queue;
  const size_t all = (size_t)(q.out_from + q.out_bytes);
  if (all == 0) return;
  if (q.small.bytes < all) {
    give_block(q.small);
    q.small = take_block(loop, 2 * all, "small variables");
  }
  if (q.staging_bytes < 2 * all) {
    if (q.staging) device().cu.cuMemFreeHost(q.staging);
    q.staging_bytes = 4 * all;
    q.staging = (char *)pinned(loop, q.staging_bytes);
  }
  for (int32_t i = 0; i < lane.image_count; i++) {
    Image &image = lane.images[i];
    if (image.region < 0) continue;
    image.device = (char *)q.small.address + image.region;
    if (!image.in) continue;
    fill(lane, image, q.staging + image.region);
    if (image.partial) image.before = q.staging + image.region;
  }
  if (q.in_bytes > 0)
    check(loop, device().cu.cuMemcpyHtoDAsync_v2(q.small.address, q.staging, (size_t)q.in_bytes, q.stream));
}

} // namespace

Block take_block(const gpuo_loop *loop, size_t bytes, const char *purpose) {
  Guard guard(block_lock);
  Cached **best = nullptr;
  for (Cached **at = &cached; *at; at = &(*at)->next)
    if ((*at)->block.bytes >= bytes && (*at)->block.bytes <= 2 * bytes + (1 << 20) &&
        (!best || (*at)->block.bytes < (*best)->block.bytes))
      best = at;
  if (best) {
    Cached *node = *best;
    *best = node->next;
    node->next = unused;
    unused = node;
    return node->block;
  }
  Block block;
  if (allocate_block(block, bytes)) return block;
  while (cached) {
    Cached *node = cached;
    device().cu.cuMemFree_v2(node->block.address);
    cached = node->next;
    node->next = unused;
    unused = node;
  }
  if (allocate_block(block, bytes)) return block;
  size_t free = 0, total = 0;
  device().cu.cuMemGetInfo_v2(&free, &total);
  gpuo_fail(loop, "out of device memory: %zu bytes for '%s', %zu free of %zu", bytes, purpose, free, total);
}

void give_block(Block block) {
  if (block.bytes == 0) return;
  Guard guard(block_lock);
  Cached *node = unused;
  if (node)
    unused = node->next;
  else
    node = (Cached *)allocate(nullptr, sizeof(Cached));
  *node = {block, cached};
  cached = node;
}

void *pinned(const gpuo_loop *loop, size_t bytes) {
  void *p = nullptr;
  const int result = device().cu.cuMemHostAlloc(&p, bytes, HOST_PORTABLE | HOST_MAPPED);
  if (result == CUDA_OUT_OF_MEMORY) gpuo_fail(loop, "out of host memory: %zu bytes of pinned memory", bytes);
  if (result) cuda_fail(loop, result, "no pinned memory");
  return p;
}

void copy_small_out(const gpuo_loop *loop, Lane &lane) {
  Queue &q = *lane.queue;
  if (lane.image_count == 0 || q.out_bytes == 0) return;
  const size_t all = (size_t)(q.out_from + q.out_bytes);
  check(loop, device().cu.cuMemcpyDtoHAsync_v2(q.staging + all + q.out_from, q.small.address + (uint64_t)q.out_from,
                                               (size_t)q.out_bytes, q.stream));
}

namespace backend {

void copy_in(const gpuo_loop *loop, Lane &lane) {
  InDriver inside;
  arrange(loop, lane);
  small_in(loop, lane);
  for (int32_t i = 0; i < lane.image_count; i++) {
    Image &image = lane.images[i];
    if (image.region == BLOCK) big_in(loop, lane, image);
    if (image.region == MAPPED) {
      fill(lane, image, image.device);
      fill(lane, image, image.before);
    }
    count_transfer(bytes_in(lane, image), 0);
  }
}

void copy_out(const gpuo_loop *loop, Lane &lane) {
  Queue &q = *lane.queue;
  InDriver inside;
  for (int32_t i = 0; i < lane.image_count; i++) {
    Image &image = lane.images[i];
    if (image.region == BLOCK) {
      big_out(loop, lane, image);
    } else if (lane.ran && image.out) {
      deliver(lane, image, image.region == MAPPED ? image.device : q.staging + q.out_from + q.out_bytes + image.region);
    }
    if (lane.ran && image.out) count_transfer(0, bytes_out(lane, image));
  }
}

} // namespace backend
} // namespace gpuo
