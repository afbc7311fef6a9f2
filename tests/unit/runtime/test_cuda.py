"""The CUDA backend and its pool, on a driver that runs kernels on the CPU (programs/fake_cuda.cpp)."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

CASES = [
    "dense",
    "elsewhere",
    "gaps",
    "threads",
    "alias",
    "strides",
    "absent",
    "assumed_size",
    "sums",
    "scratch",
    "big",
]
PLACE = "test.f90:10:3: error: "


@pytest.mark.parametrize("case", [*CASES, "gaps_in_use"])
@pytest.mark.parametrize("memory", ["managed", "separate"])
def test_results(cuda, case: str, memory: str) -> None:
    run = cuda(case, GPUOFFLOAD_MEMORY=memory)
    assert run.ok, run.err


def test_managed_memory_moves_nothing(cuda) -> None:
    run = cuda("big")
    assert run.ok
    assert (run.stats["bytes_in"], run.stats["bytes_out"]) == (0, 0)
    assert "cuMemcpyHtoD" not in run.calls
    assert run.calls["cuStreamSynchronize"][0] == run.stats["waits"] == 4
    assert "cuMemAlloc" not in run.calls


def test_separate_memory_has_no_pool(cuda) -> None:
    run = cuda("big", GPUOFFLOAD_MEMORY="separate")
    assert run.ok
    assert "cuMemAllocManaged" not in run.calls
    size = 8 * 3000001
    assert run.stats["bytes_in"] == 6 * size
    assert run.stats["bytes_out"] == 4 * size
    assert run.calls["cuMemcpyHtoD"][1] == 6 * size  # a definite array does not go in
    assert run.calls["cuMemcpyDtoH"][1] == 4 * size
    assert run.calls["cuMemAlloc"][0] <= 2  # blocks are used again


def test_without_concurrent_access_memory_is_separate(cuda) -> None:
    run = cuda("big", FAKECUDA_CONCURRENT="0")
    assert run.ok
    assert "cuMemAllocManaged" not in run.calls
    assert run.stats["bytes_in"] > 0


def test_pageable_access_is_shared_memory(cuda) -> None:
    run = cuda("elsewhere", GPUOFFLOAD_MEMORY="shared", FAKECUDA_PAGEABLE="1")
    assert run.ok
    assert run.stats["bytes_in"] == 0


def test_small_variables_share_one_transfer(cuda) -> None:
    """What is on the stack or static is copied, also beside the pool: one transfer a direction."""
    run = cuda("gaps", GPUOFFLOAD_MEMORY="separate")
    assert run.stats["launches"] == 2
    assert run.calls["cuMemcpyHtoD"][0] == run.calls["cuMemcpyDtoH"][0] == 2


def test_results_of_reductions_need_no_transfer(cuda) -> None:
    run = cuda("sums")
    assert run.ok
    assert "cuMemcpyDtoH" not in run.calls
    assert run.stats["bytes_out"] == run.stats["launches"] * 16


def test_reductions_are_the_same_each_time(cuda) -> None:
    assert cuda("sums").out == cuda("sums", GPUOFFLOAD_MEMORY="separate").out


def test_error_stop_is_left_to_the_launcher(cuda) -> None:
    run = cuda("error_stop")
    assert (run.code, run.err) == (7, "")


def test_run_time_error(cuda) -> None:
    run = cuda("run_time_error")
    assert run.code == 7
    assert run.err.startswith("callee.f90:77: run-time error: Array 'x' is not allocated")


def test_pool_stops_at_the_devices_memory(cuda) -> None:
    """What does not fit is plain memory; a launch on it says what it lacks."""
    assert cuda("huge", "1000000", FAKECUDA_MEGABYTES="200").ok
    run = cuda("huge", "30000000", FAKECUDA_MEGABYTES="200")
    assert run.code == 1
    assert re.fullmatch(
        f"{PLACE}out of device memory: 240000256 bytes for '[xy]', 209715200 free of 209715200 .*\n", run.err
    )


@pytest.mark.parametrize("memory", ["managed", "separate"])
def test_no_driver(cuda, tmp_path, memory: str) -> None:
    (tmp_path / "libcuda.so.1").write_text("")
    run = cuda("dense", GPUOFFLOAD_MEMORY=memory, LD_LIBRARY_PATH=str(tmp_path))
    assert run.code == 1
    assert run.err.startswith("test.f90:10:3: error: no CUDA driver on this machine (")
    assert run.err.endswith("or build with --gpu=cuda_cpu [loop in m::p]\n")
    assert run.stats["launches"] == 0


ERRORS = {
    "no device": ("dense", {"FAKECUDA_DEVICES": "0"}, "no CUDA device (cuDeviceGetCount): check nvidia-smi"),
    "no such device": (
        "dense",
        {"GPUOFFLOAD_DEVICE": "2", "FAKECUDA_DEVICES": "2"},
        "GPUOFFLOAD_DEVICE=2: the devices are numbered from 0 to 1",
    ),
    "driver": ("dense", {"FAKECUDA_FAIL": "cuInit:999"}, "the CUDA driver does not start: cuInit: CUDA_ERROR_OTHER"),
    "architecture": (
        "dense",
        {"FAKECUDA_FAIL": "cuModuleLoadData:209"},
        "no device code for this GPU (Fake GPU) in test.f90: build with --gpu-arch=sm_90",
    ),
    "old driver": ("dense", {"FAKECUDA_FAIL": "cuModuleLoadData:222"}, "the CUDA driver is older than the compiler"),
    "resources": (
        "dense",
        {"FAKECUDA_FAIL": "cuLaunchKernel:701"},
        "the device has not the resources for 1000 iterations",
    ),
    "fault": (
        "dense",
        {"FAKECUDA_FAIL": "cuStreamSynchronize:700"},
        "the kernel of 1000 iterations was stopped: it used an address",
    ),
    "managed": (
        "dense",
        {"GPUOFFLOAD_MEMORY": "managed", "FAKECUDA_CONCURRENT": "0"},
        "GPUOFFLOAD_MEMORY=managed: Fake GPU has no concurrent managed access: use separate",
    ),
    "shared": (
        "dense",
        {"GPUOFFLOAD_MEMORY": "shared"},
        "GPUOFFLOAD_MEMORY=shared: Fake GPU cannot reach the host's own memory",
    ),
    "device memory": (
        "big",
        {"GPUOFFLOAD_MEMORY": "separate", "FAKECUDA_FAIL": "cuMemAlloc:2"},
        "out of device memory: 24000264 bytes for '",
    ),
    "pinned memory": ("dense", {"FAKECUDA_FAIL": "cuMemHostAlloc:2"}, "out of host memory: "),
}


@pytest.mark.parametrize("what", ERRORS)
def test_errors(cuda, what: str) -> None:
    case, environment, message = ERRORS[what]
    run = cuda(case, **environment)
    assert run.code == 1
    assert run.err.startswith(PLACE + message), run.err
    assert run.err.count("\n") == 1


def test_fork_after_the_device_was_opened(cuda) -> None:
    run = cuda("fork")
    assert run.ok, run.err
    assert run.out.endswith("child 1\nok\n")
    assert "a forked child cannot use the GPU that its parent has opened" in run.err


def test_a_kernel_that_is_not_there(cuda) -> None:
    run = cuda("no_kernel")
    assert run.code == 1
    assert "kernel nowhere is not in the device code of test.f90" in run.err


def test_torture_of_the_pool(torture) -> None:
    run = torture("torture")
    assert run.ok, run.err
    assert run.calls["cuMemAllocManaged"][0] > 0


def test_pool_gives_empty_chunks_back(torture) -> None:
    run = torture("sizes", FAKECUDA_MEGABYTES="1200")
    assert run.ok, run.err
    assert run.calls["cuMemFree"][0] > 0


@pytest.mark.parametrize(
    "environment", [{"FAKECUDA_DEVICES": "0"}, {"FAKECUDA_CONCURRENT": "0"}, {"GPUOFFLOAD_MEMORY": "separate"}]
)
def test_allocation_without_a_pool(torture, environment: dict[str, str]) -> None:
    run = torture("torture", **environment)
    assert run.ok, run.err
    assert "cuMemAllocManaged" not in run.calls


def test_pool_in_a_forked_child(torture) -> None:
    run = torture("fork")
    assert run.ok, run.err


def test_shared_library_with_a_hidden_pool(shared_library) -> None:
    run = shared_library()
    assert run.ok, run.err
    assert run.stats["launches"] == 2  # one of the program's, one of the library's: they count together
    assert (run.stats["bytes_in"], run.stats["bytes_out"]) == (0, 0)


def test_shared_library_in_a_program_that_is_not_ours(builder, tmp_path) -> None:
    """As an extension module in Python: its own arrays are managed, the interpreter's are copied."""
    text = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
library.library_make.restype = ctypes.c_void_p
size = ctypes.c_int64(20000)
theirs = ctypes.c_void_p(library.library_make(size))
library.library_fill(theirs, size)
assert ctypes.cast(theirs, ctypes.POINTER(ctypes.c_double))[19999] == 7
library.library_drop(theirs)
ours = (ctypes.c_double * 20000)()
library.library_fill(ours, size)
assert list(ours) == [7.0] * 20000
print("ok")
"""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GPUOFFLOAD_")}
    environment |= {"LD_LIBRARY_PATH": str(builder.fake_driver()), "GPUOFFLOAD_STATS": str(tmp_path / "stats")}
    done = subprocess.run(
        [sys.executable, "-c", text, str(builder.library("library"))], env=environment, capture_output=True, check=False
    )
    assert done.stdout == b"ok\n", done.stderr
    stats = json.loads((tmp_path / "stats").read_text())
    assert (stats["launches"], stats["bytes_in"], stats["bytes_out"]) == (2, 0, 160000)
