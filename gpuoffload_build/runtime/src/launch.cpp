// One launch, from the launcher's view.
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>

namespace gpuo {
namespace {

const char *const target_names[] = {"", "cuda", "cuda_cpu", "metal_cpu"};

Lane &lane_of(gpuo_launch *launch) { return *(Lane *)launch->own[0]; }

void check(const gpuo_loop *loop) {
  if (loop->abi != GPUO_ABI || loop->image->abi != GPUO_ABI)
    gpuo_fail(loop, "built for version %d of the runtime, linked with version %d: rebuild %s", loop->abi, GPUO_ABI, loop->file);
  const int32_t target = loop->image->target;
  if (target != GPUO_TARGET)
    gpuo_fail(loop, "built for --gpu=%s, linked with the runtime of --gpu=%s: rebuild %s",
              target >= 1 && target <= 3 ? target_names[target] : "?", target_names[GPUO_TARGET], loop->file);
}

// `extent` of an assumed-size array whose end is not known: as one element, to find its first byte.
bool section_of(gpuo_capture &c, Section &s, bool &unknown) {
  int64_t *last = c.rank > 0 ? &c.extent[c.rank - 1] : nullptr;
  unknown = last && *last == GPUO_UNKNOWN_EXTENT;
  if (!unknown) return make_section(c, s);
  *last = 1;
  const bool some = make_section(c, s);
  *last = GPUO_UNKNOWN_EXTENT;
  return some;
}

void notify_launch(const gpuo_loop *loop, const Lane &lane, const gpuo_header &header) {
  int64_t in = 0, out = 0;
  for (int32_t i = 0; i < lane.image_count; i++) {
    in += bytes_in(lane, lane.images[i]);
    out += bytes_out(lane, lane.images[i]);
  }
  fprintf(stderr, "gpuoffload: launch file=%s line=%d procedure=%s iterations=%lld %s=%lld bytes_in=%lld bytes_out=%lld\n",
          loop->file, loop->line, loop->procedure, (long long)header.iterations,
          loop->frame == GPUO_FRAME_RESIDENT ? "slots" : "threads", (long long)header.count, (long long)in, (long long)out);
}

void notify_transfers(const gpuo_loop *loop, const Lane &lane, bool in) {
  for (int32_t i = 0; i < lane.image_count; i++) {
    const Image &image = lane.images[i];
    const int64_t bytes = in ? bytes_in(lane, image) : bytes_out(lane, image);
    if (in ? !image.in : !image.out) continue;
    fprintf(stderr, "gpuoffload: %s file=%s line=%d variable=%s%s bytes=%lld%s\n", in ? "copy in" : "copy out", loop->file,
            loop->line, name_of(lane, image), image.last - image.first > 1 ? " and what overlaps it" : "", (long long)bytes,
            image.packed ? " packed" : "");
  }
}

int64_t ceiling(int64_t a, int64_t b) { return a / b + (a % b != 0); }

[[noreturn]] void run_time_error(const gpuo_loop *loop, const gpuo_status &status) {
  const gpuo_site *site = status.site >= 0 && status.site < loop->site_count ? &loop->sites[status.site] : nullptr;
  if (site)
    fprintf(stderr, "%s:%d: run-time error: %s [loop at %s:%d in %s]\n", site->file, site->line, site->text, loop->file,
            loop->line, loop->procedure);
  else
    fprintf(stderr, "%s:%d: run-time error [loop in %s]\n", loop->file, loop->line, loop->procedure);
  exit(status.code ? status.code : 2);
}

} // namespace
} // namespace gpuo

using namespace gpuo;

extern "C" void gpuo_enter(gpuo_launch *launch, gpuo_loop *loop, gpuo_capture *captures, int32_t count) {
  check(loop);
  check_stamps(loop);
  backend::open(loop);
  backend::load(loop);
  Lane *lane = backend::acquire(loop);
  launch->loop = loop;
  launch->captures = captures;
  launch->count = count;
  launch->status = gpuo_status();
  launch->own[0] = lane;
  *lane->status = gpuo_status();
  lane->member_count = lane->image_count = 0;
  lane->ran = false;
  for (int32_t i = 0; i < count; i++) {
    gpuo_capture &c = captures[i];
    c.device = nullptr;
    Section section;
    bool unknown;
    if (!c.host || (c.access & GPUO_VALUE) || !section_of(c, section, unknown)) continue;
    if (backend::in_place(c)) {
      c.device = c.host;
      continue;
    }
    Member &member = add_member(loop, *lane);
    member = {&c, section, unknown};
    if (unknown) end_unknown(loop, member);
  }
  if (lane->member_count == 0) return;
  plan(*lane);
  backend::copy_in(loop, *lane);
  for (int32_t i = 0; i < lane->image_count; i++) place(*lane, lane->images[i]);
  if (settings().notify & NOTIFY_TRANSFER) notify_transfers(loop, *lane, true);
}

extern "C" void gpuo_run(gpuo_launch *launch, void *args, size_t bytes) {
  gpuo_loop *loop = launch->loop;
  Lane &lane = lane_of(launch);
  gpuo_header &header = *(gpuo_header *)args;
  if (header.iterations <= 0) return;
  const bool resident = loop->frame == GPUO_FRAME_RESIDENT;
  header.stride = header.last = 0;
  header.partials = header.scratch = nullptr;
  header.status = lane.status;
  header.scratch_bytes = (header.scratch_bytes + 15) / 16 * 16;
  header.slots = resident ? backend::slots(header.iterations, loop->partial_bytes + header.scratch_bytes) : 0;
  header.count = resident ? header.slots : header.iterations;
  if (resident)
    backend::storage(loop, lane, header.slots * loop->partial_bytes, header.slots * header.scratch_bytes, header);
  count_launch(loop);
  if (settings().notify & NOTIFY_LAUNCH) notify_launch(loop, lane, header);
  lane.ran = true;
  lane.iterations = header.iterations;
  backend::launch(loop, lane, loop->function, args, bytes, header);
  if (!resident || loop->partial_bytes == 0) return;
  for (header.stride = 1; !header.last; header.stride *= GPUO_COMBINE_RADIX) {
    header.count = ceiling(header.slots, header.stride * GPUO_COMBINE_RADIX);
    header.last = header.count == 1;
    backend::launch(loop, lane, loop->combine, args, bytes, header);
  }
}

extern "C" void gpuo_leave(gpuo_launch *launch) {
  gpuo_loop *loop = launch->loop;
  Lane &lane = lane_of(launch);
  if (lane.ran) {
    backend::wait(loop, lane);
    launch->status = *lane.status;
    if (launch->status.state == GPUO_RUNTIME_ERROR) run_time_error(loop, launch->status);
  }
  backend::copy_out(loop, lane);
  if (lane.ran && lane.image_count > 0 && (settings().notify & NOTIFY_TRANSFER)) notify_transfers(loop, lane, false);
  backend::release(&lane);
}
