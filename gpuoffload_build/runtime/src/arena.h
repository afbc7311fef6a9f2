// Sub-allocation of big chunks of memory in granules of 64 KiB, without touching the memory itself. The caller locks.
#ifndef GPUO_ARENA_H
#define GPUO_ARENA_H
#include <stddef.h>
#include <stdint.h>

namespace gpuo {

constexpr size_t granule_bytes = 64 << 10;

struct Chunk;

// A granule's entry in its chunk's table. Valid in the first and the last granule of a block.
struct Span {
  uint32_t granules;
  bool used;
  Chunk *chunk;
  Span *next, *previous; // free blocks of the same size class
};

struct Chunk {
  char *base;
  size_t bytes, table_bytes; // table_bytes: of this header and the table, as mapped
  Chunk *next;               // in lists of the caller's
  Span span[1];
  uint32_t granules() const { return (uint32_t)(bytes / granule_bytes); }
};

class Arena {
public:
  char *allocate(size_t bytes, size_t alignment); // null: no chunk has room
  bool add(char *base, size_t bytes);             // a chunk; false: no memory for its table
  Chunk *take_empty();                            // chunks in which nothing is used, no longer the arena's
  static void forget(Chunk *);                    // gives the table back
  Span *find(const void *) const;                 // the block that starts there; null: none
  const Chunk *chunk_of(const void *) const;
  void release(Span *);
  bool resize(Span *, size_t bytes); // where it is; false: not possible
  static size_t bytes_of(const Span *s) { return s->granules * granule_bytes; }
  size_t bytes() const { return bytes_; } // of all chunks

private:
  static constexpr int classes = 32;
  Span *free_[classes];
  Chunk **chunks_; // by address
  size_t count_, capacity_, bytes_;

  void put(Span *, uint32_t granules);
  void take(Span *);
  void cut(Span *, uint32_t granules);
  Span *first_fit(uint32_t granules);
};

} // namespace gpuo
#endif
