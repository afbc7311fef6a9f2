// What a test program hands to the fake driver in place of a fatbin.
#ifndef FAKE_CUDA_H
#define FAKE_CUDA_H
#include <stddef.h>
#include <stdint.h>

struct FakeKernel {
  const char *name;
  void (*run)(const void *args, int64_t first, int64_t last);
  size_t args_bytes;
  int64_t coarsening; // iterations that a thread does where the grid is too small for one each
};
struct FakeFatbin {
  uint64_t magic;
  const FakeKernel *kernels; // ends with a null name
};
constexpr uint64_t fake_magic = 0x46414b4546415442;
// Or, from fake_nvcc.py: the path of a shared library that has `fake_kernels`.
constexpr char fake_library[] = "FAKELIBR";
#endif
