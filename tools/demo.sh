#!/bin/sh
# Builds examples/cmake (a shallow-water solver in several files, with a submodule, an external procedure and a static library) with its own
# CMakeLists.txt for cuda_cpu, runs it, and shows what became of each loop. With BABELSTREAM=DIR (a checkout of UoB-HPC/BabelStream) it also
# builds src/fortran there, out of place, by its own Makefile, and validates it.
set -eu
cd "$(dirname "$0")/.."
bin=$PWD/.venv/bin
export PATH="$bin:$PATH"
build=$PWD/build/demo
rm -rf "$build"
mkdir -p "$build"

echo "== examples/cmake for cuda_cpu"
cmake -S examples/cmake -B "$build/cmake" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_Fortran_COMPILER=gfortran \
  -DSHALLOW_OFFLOAD=ON -DGPUOFFLOAD_GPU=cuda_cpu -DGpuOffload_DIR="$(gpuoffload cmake-dir)" >"$build/configure.log"
cmake --build "$build/cmake" >"$build/build.log" || { cat "$build/build.log"; exit 1; }
GPUOFFLOAD_STATS="$build/stats.json" "$build/cmake/shallow"
echo "== what became of its loops"
gpuoffload report "$build/cmake/shallow"
echo "== launches and bytes"
cat "$build/stats.json"
echo

if [ -n "${BABELSTREAM:-}" ]; then
  echo "== BabelStream, DoConcurrent, for cuda_cpu"
  cp -r "$BABELSTREAM/src/fortran" "$build/babelstream"
  make -C "$build/babelstream" COMPILER=gcc IMPLEMENTATION=DoConcurrent FC="gpuoffload-gfortran --gpu=cuda_cpu" >"$build/babelstream.log" 2>&1 ||
    { cat "$build/babelstream.log"; exit 1; }
  "$build/babelstream/BabelStream.gcc.DoConcurrent" -s 1048576 -n 10
fi
