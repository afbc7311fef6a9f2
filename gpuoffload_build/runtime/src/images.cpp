// Which bytes of the host a launch needs on the device, how they are laid out there, and how they come back.
//
// Write-back touches elements of the section only, never the gaps between them, and of a capture that the loop may have
// written in part only the bytes that changed: another host thread may have written the others meanwhile.
#include "internal.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

namespace gpuo {
namespace {

// Calls f(address, offset among the section's own bytes) for each run, in order of address.
template <class F> void for_each_run(const Section &s, F f) {
  if (s.rank == 0) return f(s.low, (int64_t)0);
  int64_t index[GPUO_MAX_RANK] = {}, offset = 0;
  char *row = s.low;
  for (;;) {
    for (int64_t i = 0; i < s.extent[0]; i++, offset += s.run) f(row + i * s.stride[0], offset);
    int d = 1;
    for (; d < s.rank; d++) {
      row += s.stride[d];
      if (++index[d] < s.extent[d]) break;
      row -= s.stride[d] * s.extent[d];
      index[d] = 0;
    }
    if (d == s.rank) return;
  }
}

inline void copy_run(char *to, const char *from, int64_t n) {
  switch (n) {
  case 4: memcpy(to, from, 4); break;
  case 8: memcpy(to, from, 8); break;
  case 16: memcpy(to, from, 16); break;
  default: memcpy(to, from, (size_t)n);
  }
}

void copy_changed(char *to, const char *from, const char *before, int64_t n) {
  int64_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t now, then;
    memcpy(&now, from + i, 8);
    memcpy(&then, before + i, 8);
    if (now == then) continue;
    for (int64_t k = i; k < i + 8; k++)
      if (from[k] != before[k]) to[k] = from[k];
  }
  for (; i < n; i++)
    if (from[i] != before[i]) to[i] = from[i];
}

int64_t absolute(int64_t n) { return n < 0 ? -n : n; }

// Dimensions with more than one element, by distance in memory.
int order(const gpuo_capture &c, int *dimension) {
  int n = 0;
  for (int d = 0; d < c.rank; d++) {
    if (c.extent[d] == 1) continue;
    int at = n++;
    for (; at > 0 && absolute(c.stride[dimension[at - 1]]) > absolute(c.stride[d]); at--) dimension[at] = dimension[at - 1];
    dimension[at] = d;
  }
  return n;
}

// Strides of the elements without their gaps, signs and order kept. Returns the offset of the element at the lower bounds.
int64_t pack(gpuo_capture &c) {
  int dimension[GPUO_MAX_RANK];
  const int n = order(c, dimension);
  int64_t distance = c.element_bytes, first = 0;
  for (int i = 0; i < n; i++) {
    const int d = dimension[i];
    if (c.stride[d] < 0) first += distance * (c.extent[d] - 1);
    c.stride[d] = c.stride[d] < 0 ? -distance : distance;
    distance *= c.extent[d];
  }
  return first;
}

// Place of a run of member m in something laid out as the image.
inline int64_t offset_in(const Image &image, const char *address, int64_t offset) {
  return image.packed ? offset : address - image.low;
}

// Reads /proc/self/maps a byte at a time, without memory of its own: one line's range and whether it can be written.
class Mappings {
  int file_;
  ssize_t size_ = 0, at_ = 0;
  char buffer_[4096];
  int get() {
    if (at_ == size_) {
      at_ = 0;
      size_ = file_ < 0 ? 0 : read(file_, buffer_, sizeof buffer_);
    }
    return at_ < size_ ? (unsigned char)buffer_[at_++] : -1;
  }
  bool number(uintptr_t &n) { // up to the character behind it
    int c = get();
    for (n = 0; c >= 0 && c != '-' && c != ' '; c = get()) n = n * 16 + (uintptr_t)(c <= '9' ? c - '0' : c - 'a' + 10);
    return c >= 0;
  }

public:
  Mappings() : file_(open("/proc/self/maps", O_RDONLY | O_CLOEXEC)) {}
  ~Mappings() {
    if (file_ >= 0) close(file_);
  }
  bool next(uintptr_t &low, uintptr_t &high, bool &readable, bool &writable) {
    if (!number(low) || !number(high)) return false;
    readable = get() == 'r';
    writable = get() == 'w';
    for (int c = get(); c >= 0 && c != '\n';) c = get();
    return true;
  }
};

// End of the memory around p, which may be several mappings in a row (initialised and other static storage); null: there
// is none.
char *mapping_end(const char *p) {
  Mappings mappings;
  uintptr_t low, high, end = 0;
  bool readable, writable, must_write = false;
  while (mappings.next(low, high, readable, writable)) {
    if (end == 0 && low <= (uintptr_t)p && (uintptr_t)p < high) {
      end = high;
      must_write = writable;
    } else if (end != 0) {
      if (low != end || !readable || (must_write && !writable)) break;
      end = high;
    }
  }
  return (char *)end;
}

} // namespace

bool make_section(const gpuo_capture &c, Section &s) {
  int dimension[GPUO_MAX_RANK];
  s.low = (char *)c.host;
  s.run = s.bytes = s.span = c.element_bytes;
  s.rank = 0;
  s.nested = true;
  if (c.element_bytes <= 0) return false;
  for (int d = 0; d < c.rank; d++)
    if (c.extent[d] <= 0) return false;
  const int n = order(c, dimension);
  for (int i = 0; i < n; i++) {
    const int64_t extent = c.extent[dimension[i]], stride = c.stride[dimension[i]], distance = absolute(stride);
    if (stride < 0) s.low += stride * (extent - 1);
    if (distance < s.span) s.nested = false;
    s.bytes *= extent;
    s.span += distance * (extent - 1);
    if (s.rank == 0 && distance == s.run) {
      s.run *= extent;
    } else if (s.rank > 0 && distance == s.stride[s.rank - 1] * s.extent[s.rank - 1]) {
      s.extent[s.rank - 1] *= extent;
    } else {
      s.extent[s.rank] = extent;
      s.stride[s.rank++] = distance;
    }
  }
  return true;
}

void end_unknown(const gpuo_loop *loop, Member &m) {
  Section &s = m.section;
  char *end = mapping_end(s.low);
  if (!end)
    gpuo_fail(loop, "the end of the assumed-size array '%s' is not known, and its memory cannot be looked up", m.capture->name);
  m.unknown = true;
  s.rank = 0;
  s.nested = true;
  s.run = s.bytes = s.span = end - s.low;
}

Member &add_member(const gpuo_loop *loop, Lane &lane) {
  if (lane.member_count == lane.capacity) {
    const int32_t capacity = lane.capacity ? 2 * lane.capacity : 16;
    lane.members = (Member *)realloc((void *)lane.members, sizeof(Member) * (size_t)capacity);
    lane.images = (Image *)realloc((void *)lane.images, sizeof(Image) * (size_t)capacity);
    if (!lane.members || !lane.images) gpuo_fail(loop, "out of host memory for %d captured variables", capacity);
    lane.capacity = capacity;
  }
  return lane.members[lane.member_count++];
}

void plan(Lane &lane) {
  for (int32_t i = 1; i < lane.member_count; i++) { // by address; nearly sorted, as declared
    const Member m = lane.members[i];
    int32_t at = i;
    for (; at > 0 && lane.members[at - 1].section.low > m.section.low; at--) lane.members[at] = lane.members[at - 1];
    lane.members[at] = m;
  }
  lane.image_count = 0;
  for (int32_t first = 0, last; first < lane.member_count; first = last) {
    Image &image = lane.images[lane.image_count++];
    image = Image();
    image.first = first;
    image.low = lane.members[first].section.low;
    char *high = image.low;
    for (last = first; last < lane.member_count && (last == first || lane.members[last].section.low < high); last++) {
      const Member &m = lane.members[last];
      if (m.section.low + m.section.span > high) high = m.section.low + m.section.span;
      image.in = image.in || m.in();
      image.out = image.out || m.out();
      image.partial = image.partial || (m.out() && !m.definite());
    }
    image.last = last;
    image.bytes = high - image.low;
    for (int32_t i = first; i < last; i++) {
      const Section &s = lane.members[i].section;
      image.dense = image.dense || (s.dense() && s.low == image.low && s.span == image.bytes);
    }
    const Section &only = lane.members[first].section;
    if (last == first + 1 && only.packable()) {
      image.packed = image.dense = true;
      image.bytes = only.bytes;
    }
  }
}

void fill(const Lane &lane, const Image &image, char *to) {
  for (int32_t i = image.first; i < image.last; i++) {
    const Section &s = lane.members[i].section;
    if (!lane.members[i].in()) continue;
    for_each_run(s, [&](char *p, int64_t offset) { copy_run(to + offset_in(image, p, offset), p, s.run); });
  }
}

void deliver(const Lane &lane, const Image &image, const char *from) {
  for (int32_t i = image.first; i < image.last; i++) {
    const Member &m = lane.members[i];
    const Section &s = m.section;
    if (!m.out()) continue;
    for_each_run(s, [&](char *p, int64_t offset) {
      const int64_t at = offset_in(image, p, offset);
      if (image.before && !m.definite())
        copy_changed(p, from + at, image.before + at, s.run);
      else
        copy_run(p, from + at, s.run);
    });
  }
}

void place(Lane &lane, const Image &image) {
  for (int32_t i = image.first; i < image.last; i++) {
    gpuo_capture &c = *lane.members[i].capture;
    c.device = image.device + (image.packed ? pack(c) : (char *)c.host - image.low);
  }
}

int64_t bytes_in(const Lane &lane, const Image &image) {
  int64_t sum = 0;
  for (int32_t i = image.first; i < image.last; i++)
    if (lane.members[i].in()) sum += lane.members[i].section.bytes;
  return sum < image.bytes ? sum : image.bytes;
}

int64_t bytes_out(const Lane &lane, const Image &image) {
  int64_t sum = 0;
  for (int32_t i = image.first; i < image.last; i++)
    if (lane.members[i].out()) sum += lane.members[i].section.bytes;
  return sum < image.bytes ? sum : image.bytes;
}

const char *name_of(const Lane &lane, const Image &image) { return lane.members[image.first].capture->name; }

} // namespace gpuo
