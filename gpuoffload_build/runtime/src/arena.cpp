#include "arena.h"
#include <string.h>
#include <sys/mman.h>

namespace gpuo {
namespace {

int size_class(uint32_t granules) { return 31 - __builtin_clz(granules); }

Span *next_block(Span *s) { return s + s->granules; }

bool is_last(const Span *s) { return s + s->granules == s->chunk->span + s->chunk->granules(); }

void mark(Span *s, uint32_t granules, bool used) {
  Span *last = s + granules - 1;
  last->granules = s->granules = granules;
  last->used = s->used = used;
  last->chunk = s->chunk;
}

void *map(size_t bytes) {
  void *p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return p == MAP_FAILED ? nullptr : p;
}

} // namespace

void Arena::put(Span *s, uint32_t granules) {
  mark(s, granules, false);
  Span *&head = free_[size_class(granules)];
  s->previous = nullptr;
  s->next = head;
  if (head) head->previous = s;
  head = s;
}

void Arena::take(Span *s) {
  (s->previous ? s->previous->next : free_[size_class(s->granules)]) = s->next;
  if (s->next) s->next->previous = s->previous;
}

// Makes the rest of a used block a free one.
void Arena::cut(Span *s, uint32_t granules) {
  const uint32_t rest = s->granules - granules;
  if (rest == 0) return;
  mark(s, granules, true);
  Span *tail = s + granules;
  tail->chunk = s->chunk;
  mark(tail, rest, true);
  release(tail);
}

Span *Arena::first_fit(uint32_t granules) {
  int k = size_class(granules), looked_at = 0;
  for (Span *s = free_[k]; s && looked_at < 64; s = s->next, looked_at++)
    if (s->granules >= granules) return s;
  for (k++; k < classes; k++)
    if (free_[k]) return free_[k];
  return nullptr;
}

char *Arena::allocate(size_t bytes, size_t alignment) {
  const size_t granules = (bytes + granule_bytes - 1) / granule_bytes;
  const size_t extra = alignment > granule_bytes ? alignment / granule_bytes - 1 : 0;
  if (granules == 0 || granules + extra > UINT32_MAX) return nullptr;
  Span *s = first_fit((uint32_t)(granules + extra));
  if (!s) return nullptr;
  take(s);
  mark(s, s->granules, true);
  char *p = s->chunk->base + (size_t)(s - s->chunk->span) * granule_bytes;
  if (const size_t off = alignment > granule_bytes ? (uintptr_t)p % alignment : 0) {
    const uint32_t skip = (uint32_t)((alignment - off) / granule_bytes), rest = s->granules - skip;
    Span *aligned = s + skip;
    aligned->chunk = s->chunk;
    mark(s, skip, true);
    mark(aligned, rest, true);
    release(s);
    s = aligned;
    p += skip * granule_bytes;
  }
  cut(s, (uint32_t)granules);
  return p;
}

bool Arena::add(char *base, size_t bytes) {
  if (count_ == capacity_) {
    const size_t capacity = capacity_ ? 2 * capacity_ : 512;
    Chunk **chunks = (Chunk **)map(capacity * sizeof *chunks);
    if (!chunks) return false;
    if (count_) memcpy(chunks, chunks_, count_ * sizeof *chunks);
    if (chunks_) munmap(chunks_, capacity_ * sizeof *chunks);
    chunks_ = chunks;
    capacity_ = capacity;
  }
  const size_t table = sizeof(Chunk) + bytes / granule_bytes * sizeof(Span);
  Chunk *chunk = (Chunk *)map(table);
  if (!chunk) return false;
  chunk->base = base;
  chunk->bytes = bytes;
  chunk->table_bytes = table;
  size_t at = count_++;
  for (; at > 0 && chunks_[at - 1]->base > base; at--) chunks_[at] = chunks_[at - 1];
  chunks_[at] = chunk;
  bytes_ += bytes;
  chunk->span[0].chunk = chunk;
  put(chunk->span, chunk->granules());
  return true;
}

Chunk *Arena::take_empty() {
  Chunk *taken = nullptr;
  size_t kept = 0;
  for (size_t i = 0; i < count_; i++) {
    Chunk *chunk = chunks_[i];
    if (chunk->span[0].used || chunk->span[0].granules != chunk->granules()) {
      chunks_[kept++] = chunk;
      continue;
    }
    take(chunk->span);
    bytes_ -= chunk->bytes;
    chunk->next = taken;
    taken = chunk;
  }
  count_ = kept;
  return taken;
}

void Arena::forget(Chunk *chunk) { munmap(chunk, chunk->table_bytes); }

const Chunk *Arena::chunk_of(const void *p) const {
  size_t low = 0, high = count_; // the chunk is before `high`
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if ((const char *)p < chunks_[middle]->base)
      high = middle;
    else
      low = middle + 1;
  }
  if (low == 0) return nullptr;
  const Chunk *chunk = chunks_[low - 1];
  return (const char *)p < chunk->base + chunk->bytes ? chunk : nullptr;
}

Span *Arena::find(const void *p) const {
  Chunk *chunk = const_cast<Chunk *>(chunk_of(p));
  if (!chunk || ((const char *)p - chunk->base) % granule_bytes) return nullptr;
  Span *s = chunk->span + ((const char *)p - chunk->base) / granule_bytes;
  return s->used && s->granules ? s : nullptr;
}

void Arena::release(Span *s) {
  uint32_t granules = s->granules;
  if (!is_last(s) && !next_block(s)->used) {
    take(next_block(s));
    granules += next_block(s)->granules;
  }
  if (s != s->chunk->span && !(s - 1)->used) {
    Span *before = s - (s - 1)->granules;
    take(before);
    granules += before->granules;
    s = before;
  }
  put(s, granules);
}

bool Arena::resize(Span *s, size_t bytes) {
  const size_t granules = (bytes + granule_bytes - 1) / granule_bytes;
  if (granules > s->granules) {
    if (is_last(s) || next_block(s)->used || granules - s->granules > next_block(s)->granules) return false;
    take(next_block(s));
    mark(s, s->granules + next_block(s)->granules, true);
  }
  cut(s, (uint32_t)(granules ? granules : 1));
  return true;
}

} // namespace gpuo
