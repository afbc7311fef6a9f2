"""What the runtime library of a target is made of: files in `src/`, and how they are compiled.

`SOURCES[target]` makes libgpuoffload_TARGET.a. Programs of target `cuda` also get POOL: `malloc` and friends, which
take big blocks from managed memory. These are objects of their own, not members of the library, because every link has
undefined references to `malloc`: an executable takes POOL['executable'], a shared library POOL['shared'], whose names
are hidden. Neither is linked into a program that brings its own allocator (`-fsanitize=address` and its like) or that
is fully static; arrays are then copied at each launch.

The runtime itself needs no libstdc++. Kernels of the *_cpu targets do: they end a thread with an exception.
"""

from __future__ import annotations

LANGUAGE = (
    "-std=c++17",
    "-O2",
    "-fPIC",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-threadsafe-statics",
    "-fvisibility=hidden",
)

COMMON = ("fail.cpp", "settings.cpp", "process.cpp", "images.cpp", "launch.cpp")
CPU = (*COMMON, "threads.cpp", "cpu.cpp")
CUDA = (*COMMON, "driver.cpp", "transfer.cpp", "cuda.cpp")

SOURCES: dict[str, tuple[str, ...]] = {"cuda": CUDA, "cuda_cpu": CPU, "metal_cpu": CPU}

FLAGS: dict[str, tuple[str, ...]] = {
    "cuda": (*LANGUAGE, "-DGPUO_TARGET=1"),
    "cuda_cpu": (*LANGUAGE, "-DGPUO_TARGET=2"),
    "metal_cpu": (*LANGUAGE, "-DGPUO_TARGET=3"),
}

# The mode of memory that a program was linked for: GPUOFFLOAD_MEMORY wins over it.
DEFAULT_MEMORY: dict[str, dict[str, tuple[str, ...]]] = {
    "separate": {"settings.cpp": ("-DGPUO_DEFAULT_MEMORY=separate",)},
}

POOL_SOURCES = ("pool.cpp", "arena.cpp")
POOL: dict[str, tuple[str, ...]] = {
    "executable": (*FLAGS["cuda"], "-fno-builtin"),
    "shared": (*FLAGS["cuda"], "-fno-builtin", "-DGPUO_POOL_HIDDEN"),
}

# The state that all copies of the runtime in a process share (process.cpp).
SHARED = "-Wl,--export-dynamic-symbol=_ZN4gpuo6SharedILi1EE7processE"
LINK: dict[str, tuple[str, ...]] = {
    "cuda": (SHARED, "-ldl", "-lpthread"),
    "cuda_cpu": (SHARED, "-lstdc++", "-lpthread"),
    "metal_cpu": (SHARED, "-lstdc++", "-lpthread"),
}

# libgfortran.a asks weakly for the threads' functions, and takes all of them to be there as soon as one is: the runtime
# brings some into a static program, so it must bring all.
THREADS = """
once create join self detach cancel getspecific setspecific key_create key_delete mutex_init mutex_lock mutex_trylock
mutex_timedlock mutex_unlock mutex_destroy mutexattr_init mutexattr_settype mutexattr_destroy cond_init cond_broadcast
cond_signal cond_wait cond_timedwait cond_destroy rwlock_init rwlock_rdlock rwlock_tryrdlock rwlock_wrlock
rwlock_trywrlock rwlock_unlock rwlock_destroy
"""
STATIC: tuple[str, ...] = tuple(f"-Wl,-u,pthread_{name}" for name in THREADS.split())
